"""The questions of discreet games: which of them could have had a single answer, and which do.

Whoever hosts a discreet game gives a single answer for the player, and takes the same time for every veiled question.
"""

from __future__ import annotations

from itertools import islice

from deckwright.engine.answer import Answer
from deckwright.engine.decision import pending
from deckwright.engine.discretion import choice_is_veiled, might_answer
from deckwright.engine.program import Op
from deckwright.engine.state import State
from deckwright.engine.turn import can_buy_at_all
from deckwright.engine.window import asked_in


def is_veiled(state: State) -> bool:
    """Whether those who can't see the cards can't tell if there is anything to decide. The cards themselves have no part in it."""
    if not state.discreet or state.asking < 0:
        return False
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    match instruction[0]:
        case Op.ACTION_PHASE | Op.PLAY_PHASE:
            return True
        case Op.BUY_PHASE:
            return not can_buy_at_all(state)
        case Op.CHOOSE:
            return choice_is_veiled(state, frame, instruction)
        case Op.WINDOW:
            return might_answer(state, frame, asked_in(state, frame))
    return False


def only_answer(state: State) -> Answer | None:
    """The answer to what is asked, where there is no other."""
    decision = pending(state)
    if decision is None:
        return None
    answers = list(islice(decision.answers(), 2))
    return answers[0] if len(answers) == 1 else None
