"""Buy menus: a strategy as a table, read from the top, so that simulated games need no bot.

A menu plays an Action whenever it can, all its Treasures, and buys the first line that is affordable, in supply and below its
cap. What it has to give up goes in a fixed order. It is run by the simulator, which is trusted with the state; it looks only at
what its own player knows.
"""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.engine import machine
from deckwright.engine.box import ONE, Box
from deckwright.engine.program import ZONES, Op, Verb
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.errors import UnknownName, suggestion

NO_CAP = 1_000

GIVE_UP_FIRST = ("Curse", "Estate", "Duchy", "Province", "Copper", "Silver", "Gold", "Smithy", "Militia", "Witch")
"""The order in which cards are discarded to an Attack; other cards go last, by name."""

_ACTION_PHASE, _BUY_PHASE = int(Op.ACTION_PHASE), int(Op.BUY_PHASE)
_PLAY, _PLAY_TREASURES, _BUY, _END_TURN = int(Verb.PLAY), int(Verb.PLAY_TREASURES), int(Verb.BUY), int(Verb.END_TURN)
_DISCARD = int(Verb.DISCARD)


@dataclass(frozen=True, slots=True)
class Line:
    """Buy this card while owning fewer than ``cap``."""

    card: str
    cap: int = NO_CAP


Menu = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class MenuTable:
    """A menu in the numbers of one box."""

    lines: tuple[tuple[int, int, int, bytes], ...]
    give_up: tuple[int, ...]

    @classmethod
    def of(cls, menu: Menu, box: Box) -> MenuTable:
        """The menu for a game with these cards; refused if a card is not among them."""
        lines = []
        for line in menu:
            if line.card not in box.kinds:
                raise UnknownName("not-in-this-game", card=line.card, suggestion=suggestion(line.card, list(box.names)))
            kind = box.kinds[line.card]
            lines.append((kind, box.costs[kind], line.cap, ONE[kind]))
        order = [*GIVE_UP_FIRST, *sorted(set(box.names) - set(GIVE_UP_FIRST))]
        return cls(tuple(lines), tuple(order.index(name) for name in box.names))


def play_menus(box: Box, tables: tuple[MenuTable, ...], seed: int, turn_limit: int = 200) -> tuple[State, int]:
    """Play one game, the first table first; the answer is its last state and how many decisions were asked."""
    state = new_state(box, len(tables), seed, first=0)
    zones, code, stack, answer = state.zones, box.code, state.stack, machine.answer
    not_treasures, not_actions = box.not_treasures, box.not_actions
    decisions, rounds = 0, turn_limit // len(tables)
    while state.asking >= 0:
        decisions += 1
        player = state.asking
        hand = zones[player * ZONES]
        op = code[stack[-1].pc][0]
        if op == _BUY_PHASE:
            if not state.bought and hand.translate(None, not_treasures):
                answer(state, _PLAY_TREASURES, b"")
            else:
                card = pick(state, player, tables[player])
                answer(state, _BUY if card else _END_TURN, card)
                if state.turns[-1] >= rounds:
                    break
        elif op == _ACTION_PHASE:
            answer(state, _PLAY, hand.translate(None, not_actions)[:1])
        else:
            answer(state, _DISCARD, bytes(sorted(hand, key=tables[player].give_up.__getitem__)[: len(hand) - 3]))
    return state, decisions


def pick(state: State, player: int, table: MenuTable) -> bytes:
    """The first line of the menu that can be bought, or nothing."""
    coins, supply = state.coins, state.supply
    for kind, cost, cap, card in table.lines:
        if cost <= coins and supply[kind] > 0 and (cap == NO_CAP or _copies(state, player, card) < cap):
            return card
    return b""


def _copies(state: State, player: int, card: bytes) -> int:
    start = player * ZONES
    return b"".join(state.zones[start : start + ZONES]).count(card)
