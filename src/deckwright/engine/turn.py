"""The turn: its phases are operations of a program like any other."""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import PROVINCE
from deckwright.engine.compile import TREASURES_START, TURN_START
from deckwright.engine.playing import play
from deckwright.engine.program import ZONES, Instruction, Verb, Zone
from deckwright.engine.state import BUY_PHASE, Frame, State

HAND_SIZE = 5
_HAND = int(Zone.HAND)


def op_start_turn(state: State, frame: Frame, instruction: Instruction) -> None:
    """A turn begins."""
    frame.player = frame.subject = state.player
    moves.start_turn(state)


def op_action_phase(state: State, frame: Frame, instruction: Instruction) -> None:
    """Ask for the next Action while there is one to play and one to play it with (CORE-39)."""
    if state.actions and state.zones[state.player * ZONES].translate(None, state.box.not_actions):
        frame.pc -= 1
        state.asking = state.player
    else:
        state.phase = BUY_PHASE


def op_buy_phase(state: State, frame: Frame, instruction: Instruction) -> None:
    """Ask what to play and to buy, until nothing can be played or bought."""
    if can_play_treasures(state) or can_buy(state):
        frame.pc -= 1
        state.asking = state.player


def can_play_treasures(state: State) -> bool:
    """Treasures are played before the first purchase (CORE-45)."""
    return not state.bought and bool(state.zones[state.player * ZONES].translate(None, state.box.not_treasures))


def can_buy(state: State) -> bool:
    """Some pile is affordable and a Buy is left."""
    if state.buys > 0:
        supply, costs = state.supply, state.box.costs
        for kind in state.box.piles_by_cost:
            if supply[kind] > 0:
                return costs[kind] <= state.coins
    return False


def op_clean_up(state: State, frame: Frame, instruction: Instruction) -> None:
    """Discard everything, then draw the next hand."""
    moves.clean_up(state, HAND_SIZE)


def op_end_turn(state: State, frame: Frame, instruction: Instruction) -> None:
    """The end of the game is checked after each turn (CORE-151, CORE-154)."""
    moves.end_turn(state)
    supply = state.supply
    if not supply[PROVINCE] or supply.count(0) >= (3 if state.players < 5 else 4):
        state.stack.clear()
        moves.end_game(state)
    else:
        frame.pc = TURN_START


def op_play_treasures(state: State, frame: Frame, instruction: Instruction) -> None:
    """Play the Treasures of the hand one by one, where one of them does more than give coins."""
    treasures = state.zones[frame.player * ZONES].translate(None, state.box.not_treasures)
    if treasures:
        frame.pc -= 1
        play(state, frame.player, min(treasures))


def answer_phase(state: State, frame: Frame, verb: int, kind: int) -> None:
    """Do what the player whose turn it is decided in the Action or Buy phase."""
    if verb == Verb.BUY:
        moves.buy(state, kind)
    elif verb == Verb.PLAY:
        if state.phase != BUY_PHASE:
            moves.spend_action(state)
        play(state, state.player, kind)
    elif verb == Verb.PLAY_TREASURES:
        if state.box.plain_treasures and not state.triggers:
            moves.play_plain_treasures(state)
        else:
            state.stack.append(Frame(TREASURES_START, state.player))
    elif verb == Verb.END_ACTIONS:
        state.phase = BUY_PHASE
        frame.pc += 1
    else:
        frame.pc += 1
