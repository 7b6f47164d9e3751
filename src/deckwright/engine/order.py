"""The law of order: which of several effects of one player comes next, and whether the player has to be asked.

Whether the order of mandatory effects matters is tried out on copies of the state, one for each order; never by cards that the player
can't see: whoever looks at hidden cards counts as somebody who asks.
"""

from __future__ import annotations

from enum import Enum
from itertools import permutations
from typing import TYPE_CHECKING, Any, Literal

from deckwright.engine.program import ZONES, Effect, Happening, Zone
from deckwright.lang.control import Use

if TYPE_CHECKING:
    from deckwright.engine.state import Frame, State
    from deckwright.engine.window import Item

MOST_TRIED = 5
"""With more names than this nobody tries all orders: the player is asked."""

_ATTACKED, _CLEAN_UP = int(Happening.ATTACKED), int(Happening.DISCARDED_FROM_PLAY)
_MUST, _MAY, _DECK = int(Use.MUST), int(Use.MAY), int(Zone.DECK)
_NUMBERS, _QUIET, _HIDDEN = int(Effect.NUMBERS), int(Effect.QUIET), int(Effect.HIDDEN)
_DRAWS, _STIRS = int(Effect.DRAWS), int(Effect.STIRS)


class Asking(Enum):
    """Instead of an effect: the player has to be asked."""

    ASK = "ask"


ASK = Asking.ASK


def next_item(state: State, frame: Frame, player: int, items: list[Item], veiled: bool) -> Item | Literal[Asking.ASK] | None:
    """What is carried out now without a question, or ``ASK``; nothing if nothing is left to do.

    Where it is ``veiled`` whether the player has anything to use they are asked in any case (``discretion``).
    """
    assert frame.happened is not None
    mandatory = [item for item in items if item.use == _MUST]
    if frame.happened.what == _ATTACKED:  # what protects needs no question, a Reaction always has one (CORE-126)
        return mandatory[0] if mandatory else ASK
    if len(items) == 1 and items[0].use != _MAY and not veiled:
        return items[0]
    numbers = next((item for item in mandatory if item.effects & _NUMBERS), None)
    if numbers is not None:
        return numbers
    if veiled:
        return ASK
    if len(mandatory) == len(items) and all(item.effects & _QUIET for item in items):
        return items[0]
    left = live(state, frame, player, items)
    if not left:
        return None
    if len(left) == 1 and left[0].use != _MAY:
        return left[0]
    if any(item.use != _MUST for item in left) and frame.happened.what != _CLEAN_UP:
        return ASK
    return ASK if _matters(state, player, left) else left[0]


def live(state: State, frame: Frame, player: int, items: list[Item]) -> list[Item]:
    """Those that can change something now, as far as their player can see; hidden cards never decide that."""
    assert frame.happened is not None
    if frame.happened.what == _ATTACKED or state.discreet:  # what is tried out may depend on a hand
        return items
    return [item for item in items if item.effects & (_HIDDEN | _DRAWS) or _does_something(state, player, item)]


def _does_something(state: State, player: int, item: Item) -> bool:
    return _after(state, player, [item.kind]) not in (_position(state, False), _position(state, True))


def _matters(state: State, player: int, items: list[Item]) -> bool:
    """Whether any order asks somebody, or leads to another position than the others."""
    if state.discreet or len(items) > MOST_TRIED or any(item.effects & _HIDDEN for item in items):
        return True
    for item in items:
        if item.effects & _DRAWS and any(other.effects & _STIRS for other in items if other is not item):
            return True
    kinds = [item.kind for item in items]
    found = [_after(state, player, list(order)) for order in permutations(kinds)]
    return any(position is None for position in found) or any(position != found[0] for position in found[1:])


def _after(state: State, player: int, kinds: list[int]) -> Any:
    """The position when effects of these names are carried out in this order; nothing if somebody is asked on the way."""
    from deckwright.engine import machine, window

    tried, depth = state.copy(), len(state.stack)
    for kind in kinds:
        frame = tried.stack[-1]
        item = next((item for item in window.gathered(tried, frame, player) if item.kind == kind), None)
        if item is not None:
            window.follow(tried, frame, item)
            if not machine.run_down_to(tried, depth):
                return None
    return _position(tried, tried.randomness != state.randomness or tried.scripted != state.scripted)


def _position(state: State, shuffled: bool) -> Any:
    """The same for two states if the same cards are in the same places and all numbers are equal; a shuffle may have any result."""
    zones = [
        cards if place % ZONES == _DECK and place < state.players * ZONES and not shuffled else bytes(sorted(cards))
        for place, cards in enumerate(state.zones)
    ]
    numbers = (state.phase, state.actions, state.buys, state.coins, state.potions, state.next_hand, state.turns_in_a_row)
    lists = (state.coming, state.supply, state.piles, state.counters, state.projects, [sorted(cards) for cards in state.memory])
    stack = [(frame.here, frame.immune) for frame in state.stack[:-1]]
    return zones, numbers, lists, sorted(map(repr, state.triggers)), sorted(state.modifiers), stack
