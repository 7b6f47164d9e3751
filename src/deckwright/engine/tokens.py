"""Tokens: put somewhere, taken, and moved from one place to another. What a counter is of says where its tokens lie."""

from __future__ import annotations

from deckwright.engine import moves, token_moves
from deckwright.engine.expressions import amount
from deckwright.engine.places import COUNTERS, Of
from deckwright.engine.program import Instruction
from deckwright.engine.state import Frame, State

_OF = tuple(row.of for row in COUNTERS)


def places(state: State, frame: Frame, counter: int) -> list[int]:
    """Where in the row of a counter the tokens lie that the sentence speaks of."""
    match _OF[counter]:
        case Of.PILE:
            return sorted({state.box.pile_of[kind] for kind in frame.chosen})
        case Of.LANDSCAPE:
            return [frame.kind]
        case Of.TABLE:
            return [0]
    return [frame.subject]


def op_place_token(state: State, frame: Frame, instruction: Instruction) -> None:
    """The token of a player goes to the chosen pile, from wherever it lay (AD-RULE-15)."""
    if frame.chosen:
        token_moves.place_token(state, frame.subject, instruction[1], state.box.pile_of[frame.chosen[0]])


def op_put_tokens(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put tokens onto the chosen piles, the landscape itself, or the table."""
    _, counter, operand = instruction
    number = amount(state, frame, operand)
    for place in places(state, frame, counter) if number > 0 else ():
        token_moves.put_tokens(state, frame.player, counter, place, number)


def op_take_tokens(state: State, frame: Frame, instruction: Instruction) -> None:
    """Tokens for whoever the sentence speaks of."""
    _, counter, operand = instruction
    number = amount(state, frame, operand)
    if number > 0:
        moves.take_tokens(state, frame.subject, counter, number)


def op_move_tokens(state: State, frame: Frame, instruction: Instruction) -> None:
    """Tokens that lie somewhere go elsewhere, as many as there are at most."""
    _, source, target, operand = instruction
    most = amount(state, frame, operand)
    for place in places(state, frame, source):
        number = min(most, state.counters[source][place])
        if number <= 0:
            continue
        token_moves.remove_tokens(state, source, place, number)
        if _OF[target] is Of.PLAYER:
            moves.take_tokens(state, frame.subject, target, number)
        else:
            token_moves.put_tokens(state, frame.subject, target, places(state, frame, target)[0], number)
