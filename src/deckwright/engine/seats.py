"""Which seat is meant: a player as the card language names one, seen from a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.engine.program import ASKED, Op
from deckwright.lang.players import DECIDER, LEFT, THEY, WHOEVER, YOU

if TYPE_CHECKING:
    from deckwright.engine.state import Frame, State

_THEY, _YOU, _LEFT, _WHOEVER, _DECIDER = int(THEY), int(YOU), int(LEFT), int(WHOEVER), int(DECIDER)
_WINDOW = int(Op.WINDOW)


def seat_of(state: State, frame: Frame, who: int) -> int:
    """The seat of a single player."""
    if who == _THEY:
        return frame.subject
    if who == _YOU:
        return frame.player
    if who == _WHOEVER:
        return window_under(state).player
    if who == _DECIDER:
        return decider(state, frame.player)
    return (frame.player + (1 if who == _LEFT else -1)) % state.players


def decider(state: State, seat: int) -> int:
    """Who decides for a seat now: mostly the player who sits there (AL-RULE-10)."""
    return state.minds[seat] if state.minds else seat


def sees_as(state: State, viewer: int, owner: int) -> bool:
    """Whether a viewer sees with the owner's eyes (AL-RULE-11)."""
    return viewer == owner or bool(state.minds and state.minds[owner] == viewer)


def asked_seat(state: State) -> int:
    """The seat whose decision is asked for, whoever takes it."""
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    if instruction[0] in ASKED:
        return seat_of(state, frame, instruction[ASKED[instruction[0]]])
    return (state.player + frame.round) % state.players if instruction[0] == _WINDOW else state.player


def window_under(state: State) -> Frame:
    """The window in which the program on top of the stack is followed."""
    code = state.box.code
    return next((frame for frame in reversed(state.stack) if code[frame.pc][0] == _WINDOW), state.stack[0])
