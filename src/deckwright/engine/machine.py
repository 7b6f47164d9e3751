"""The machine: follows programs until somebody has to decide, and goes on with the answer."""

from __future__ import annotations

from collections.abc import Callable

from deckwright.engine import choosing, gaining, moves, playing, tokens, turn, window
from deckwright.engine.compile import TURN_START
from deckwright.engine.expressions import amount
from deckwright.engine.program import Instruction, Op
from deckwright.engine.state import NOBODY, Frame, State


def start(state: State, pc: int = TURN_START) -> None:
    """Begin with a turn of the player whose turn it is."""
    state.stack = [Frame(pc, state.player)]
    run(state)


def run(state: State) -> None:
    """Follow instructions until somebody is asked or the game is over."""
    stack, code = state.stack, state.box.code
    operations = OPERATIONS
    while True:
        frame = stack[-1]
        instruction = code[frame.pc]
        frame.pc += 1
        if operations[instruction[0]](state, frame, instruction):
            return


def run_down_to(state: State, depth: int) -> bool:
    """Follow what lies above this many frames to its end; false if somebody is asked before."""
    stack, code = state.stack, state.box.code
    while len(stack) > depth:
        frame = stack[-1]
        instruction = code[frame.pc]
        frame.pc += 1
        if OPERATIONS[instruction[0]](state, frame, instruction):
            return False
    return True


def answer(state: State, verb: int, cards: bytes) -> None:
    """Go on with a legal answer: cards by kind, or the number of an option's word."""
    frame = state.stack[-1]
    state.asking = NOBODY
    if not ANSWERS[state.box.code[frame.pc][0]](state, frame, verb, cards):
        run(state)


def _draw(state: State, frame: Frame, instruction: Instruction) -> None:
    number = instruction[1]
    moves.draw(state, frame.subject, number if number >= 0 else amount(state, frame, number))


def _actions(state: State, frame: Frame, instruction: Instruction) -> None:
    number = instruction[1]
    moves.add_actions(state, frame.subject, number if number >= 0 else amount(state, frame, number))


def _buys(state: State, frame: Frame, instruction: Instruction) -> None:
    number = instruction[1]
    moves.add_buys(state, frame.subject, number if number >= 0 else amount(state, frame, number))


def _coins(state: State, frame: Frame, instruction: Instruction) -> None:
    number = instruction[1]
    moves.add_coins(state, frame.subject, number if number >= 0 else amount(state, frame, number))


def _potions(state: State, frame: Frame, instruction: Instruction) -> None:
    moves.add_potions(state, frame.subject, amount(state, frame, instruction[1]))


def _jump(state: State, frame: Frame, instruction: Instruction) -> None:
    frame.pc = instruction[1]


def _jump_unless(state: State, frame: Frame, instruction: Instruction) -> None:
    if not amount(state, frame, instruction[1]):
        frame.pc = instruction[2]


def _each(state: State, frame: Frame, instruction: Instruction) -> None:
    """Begin with the first player in turn order whom this affects, or skip the sentences if there is none."""
    frame.round = instruction[1]
    if not _next_subject(state, frame):
        frame.pc = instruction[2]


def _each_next(state: State, frame: Frame, instruction: Instruction) -> None:
    """The same for the next player, or go on when all had their turn."""
    if _next_subject(state, frame):
        frame.pc = instruction[1]


def _next_subject(state: State, frame: Frame) -> bool:
    players = state.players
    while True:
        frame.round += 1
        if frame.round >= players:
            frame.round, frame.subject = 0, frame.player
            return False
        subject = (frame.player + frame.round) % players
        if not frame.immune >> subject & 1:
            frame.subject = subject
            return True


_BY_OP: dict[Op, Callable[[State, Frame, Instruction], bool | None]] = {
    Op.END: playing.op_end,
    Op.DRAW: _draw,
    Op.ACTIONS: _actions,
    Op.BUYS: _buys,
    Op.COINS: _coins,
    Op.SELECT: choosing.op_select,
    Op.SELECT_TOP: choosing.op_select_top,
    Op.CHOOSE: choosing.op_choose,
    Op.SHOW: choosing.op_show,
    Op.MOVE: choosing.op_move,
    Op.GAIN: gaining.op_gain,
    Op.GAIN_FROM_PILE: gaining.op_gain_from_pile,
    Op.PLAY: playing.op_play,
    Op.PLAY_AGAIN: playing.op_play_again,
    Op.JUMP: _jump,
    Op.JUMP_UNLESS: _jump_unless,
    Op.EACH: _each,
    Op.EACH_NEXT: _each_next,
    Op.CHOOSE_OPTION: choosing.op_choose_option,
    Op.WAIT_FOR: playing.op_wait_for,
    Op.ATTACKED: playing.op_attacked,
    Op.BE_UNAFFECTED: playing.op_be_unaffected,
    Op.START_TURN: turn.op_start_turn,
    Op.ACTION_PHASE: turn.op_action_phase,
    Op.BUY_PHASE: turn.op_buy_phase,
    Op.CLEAN_UP: turn.op_clean_up,
    Op.PLAY_PHASE: turn.op_play_phase,
    Op.PLAY_NEXT: playing.op_play_next,
    Op.END_TURN: turn.op_end_turn,
    Op.PLAY_TREASURES: turn.op_play_treasures,
    Op.SELECT_BOTTOM: choosing.op_select_bottom,
    Op.PUT_TOKENS: tokens.op_put_tokens,
    Op.TAKE_TOKENS: tokens.op_take_tokens,
    Op.MOVE_TOKENS: tokens.op_move_tokens,
    Op.PLACE_TOKEN: tokens.op_place_token,
    Op.DRAW_NEXT_HAND: turn.op_draw_next_hand,
    Op.TAKE_TURN: turn.op_take_turn,
    Op.WINDOW: window.op_window,
    Op.UNLESS_OPTION: choosing.op_unless_option,
    Op.SPEAK_OF: playing.op_speak_of,
    Op.PASS_CARDS: playing.op_pass_cards,
    Op.CHOOSE_NUMBER: choosing.op_choose_number,
    Op.PUT_INTO_DECK: choosing.op_put_into_deck,
    Op.NAME: choosing.op_name,
    Op.CHANGE: playing.op_change,
    Op.WOULD_GAIN: gaining.op_would_gain,
    Op.GAIN_CARD: gaining.op_gain_card,
    Op.GAIN_NEXT: gaining.op_gain_next,
    Op.SETTLE: gaining.op_settle,
    Op.INSTEAD: gaining.op_instead,
    Op.POTIONS: _potions,
}
OPERATIONS = tuple(_BY_OP[op] for op in Op)
"""By number. An operation that says true has asked somebody, or ended the game."""

ANSWERS: dict[int, Callable[[State, Frame, int, bytes], bool]] = {
    int(Op.ACTION_PHASE): turn.answer_action_phase,
    int(Op.BUY_PHASE): turn.answer_buy_phase,
    int(Op.PLAY_PHASE): turn.answer_play_phase,
    int(Op.CHOOSE): choosing.answer_cards,
    int(Op.CHOOSE_OPTION): choosing.answer_option,
    int(Op.CHOOSE_NUMBER): choosing.answer_number,
    int(Op.NAME): choosing.answer_name,
    int(Op.WINDOW): window.answer_window,
}
"""The operations that ask, and how they go on; true when they have asked again at once."""
