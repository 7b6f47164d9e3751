"""Which seat is meant: a player as the card language names one, seen from a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.engine.program import Op
from deckwright.lang.players import LEFT, THEY, WHOEVER, YOU

if TYPE_CHECKING:
    from deckwright.engine.state import Frame, State

_THEY, _YOU, _LEFT, _WHOEVER, _WINDOW = int(THEY), int(YOU), int(LEFT), int(WHOEVER), int(Op.WINDOW)


def seat_of(state: State, frame: Frame, who: int) -> int:
    """The seat of a single player."""
    if who == _THEY:
        return frame.subject
    if who == _YOU:
        return frame.player
    if who == _WHOEVER:
        return window_under(state).player
    return (frame.player + (1 if who == _LEFT else -1)) % state.players


def window_under(state: State) -> Frame:
    """The window in which the program on top of the stack is followed."""
    code = state.box.code
    return next((frame for frame in reversed(state.stack) if code[frame.pc][0] == _WINDOW), state.stack[0])
