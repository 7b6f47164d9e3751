"""A victory that is there for the taking: purchases with which the game ends this turn, and is won.

A network that is paid for the margin too may hope for a greater victory a few turns later, and now and then it never comes.
"""

from __future__ import annotations

from deckwright.engine.piles import empty_piles
from deckwright.engine.program import Op
from deckwright.engine.score import winners
from deckwright.engine.state import State
from deckwright.native.picks import STOP, TREASURES, act, allowed

FEWEST_EMPTY = 3
"""So many empty piles can end a game; with five players it takes one more, which playing on tells."""
MOST_PURCHASES = 4
"""What can be bought in more steps than this is left to the network."""


def winning_action(state: State) -> int | None:
    """A purchase, or ``STOP``, with which the seat that is asked wins alone at the end of this turn; none where it can't be sure of one."""
    if not buys(state) or TREASURES in allowed(state, ()):
        return None
    return _found(state, state.asking, min(state.buys, MOST_PURCHASES))


def _found(state: State, seat: int, purchases: int) -> int | None:
    scarce = {kind for kind in state.box.piles if 0 < state.supply[kind] <= purchases}
    ending = any(state.supply[kind] <= purchases for kind in state.box.ending_piles)
    if not ending and empty_piles(state) + len(scarce) < FEWEST_EMPTY:
        return None
    for action in (STOP, *(kind for kind in allowed(state, ()) if kind in scarce)):
        after = state.copy()
        act(after, (), action)
        if winners(after) == [seat]:
            return action
        if after.asking == seat and action != STOP and buys(after) and _found(after, seat, purchases - 1) is not None:
            return action
    return None


def buys(state: State) -> bool:
    """Whether a purchase is what is asked for."""
    return bool(state.box.code[state.stack[-1].pc][0] == Op.BUY_PHASE)
