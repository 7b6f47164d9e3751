"""Discreet games: being asked tells nobody what a player holds.

In other games nobody is asked where there is nothing to decide, so that a question, or the lack of one, tells a little of a hidden
hand. In a discreet game a player is asked wherever there could be something to decide, for all that the others can see; so some
questions have a single answer. Nothing here looks at hidden cards, but to count those that everybody may count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.engine.expressions import bounds, candidates, passes
from deckwright.engine.places import PLACES, Sight
from deckwright.engine.program import ZONES, Choosing, Happening, Slot, Spot, Zone
from deckwright.lang.control import Again, Use
from deckwright.lang.happenings import Whose

if TYPE_CHECKING:
    from deckwright.engine.box import Box, Listener
    from deckwright.engine.program import Instruction
    from deckwright.engine.state import Frame, State

_SECRET = frozenset({*(number for number, row in enumerate(PLACES) if row.seen is not Sight.EVERYONE), int(Zone.BOTTOM)})
"""Places into which not everybody may look."""
_HAND, _DISCARD = int(Zone.HAND), int(Happening.DISCARD)
_MUST, _ITSELF = int(Use.MUST), int(Spot.ITSELF)
_ONCE, _NOT_IN_A_ROW = int(Again.ONCE), int(Again.NOT_IN_A_ROW)


def might_choose(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Whether a choice of cards could be one, for all that those can see who only count the cards."""
    _, _, zone, slot, where, _, _, _, flags = instruction
    if zone not in _SECRET:
        return False
    there = len(candidates(state, frame, zone, slot, 0))
    least, most = bounds(state, frame, instruction, there)
    if most == 0:
        return False
    if least < most or flags & Choosing.ALL_OR_NONE:
        return True
    if where:
        return not _one_kind(state.box, where)
    return most < there or bool(flags & Choosing.ORDERED and most > 1)


def choice_is_veiled(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Whether a choice of cards that is asked could also have had a single answer, for all that the others can see."""
    _, _, zone, slot, where, _, _, _, flags = instruction
    if zone not in _SECRET:
        return False
    least, most = bounds(state, frame, instruction, len(candidates(state, frame, zone, slot, 0)))
    return bool(where) or (least == most and not flags & Choosing.ALL_OR_NONE)


def _one_kind(box: Box, where: int) -> bool:
    """A filter that a single kind of card passes: which of them it is can't be a choice."""
    fixed = box.fixed_filters[where]
    return fixed is not None and len(box.names) - len(fixed) <= 1


def is_secret(listener: Listener) -> bool:
    """Whether others can't see if this could answer: a card in hand, or among cards that were discarded."""
    return listener.use != _MUST and (listener.place == _HAND or (listener.place == _ITSELF and listener.happening == _DISCARD))


def might_answer(state: State, frame: Frame, player: int) -> bool:
    """Whether a player could have something to use in this window, for all that the others can see."""
    happened = frame.happened
    if happened is None:
        return False
    return any(_might(state, frame, player, listener) for listener in state.box.listeners_to[happened.what] if is_secret(listener))


def _might(state: State, frame: Frame, player: int, listener: Listener) -> bool:
    if listener.whose != Whose.ANYONES and (listener.whose == Whose.OWN) != (player == frame.player):
        return False
    if listener.place == _HAND and not state.zones[player * ZONES]:
        return False
    used = frame.slots[Slot.USED]
    if listener.again == _ONCE and listener.kind in used:
        return False
    if listener.again == _NOT_IN_A_ROW and used.endswith(bytes((listener.kind,))):
        return False
    seen = listener.happening != _DISCARD  # of discarded cards the others see the top one alone
    return not listener.where or not seen or any(passes(state, card, listener.where) for card in frame.them)
