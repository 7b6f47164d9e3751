"""The turn: its phases are operations of a program like any other.

A phase with nothing to ask goes straight on to the next one instead of through the machine: most turns of most games pass here.
"""

from __future__ import annotations

from deckwright.engine import moves, turn_moves
from deckwright.engine.box import COPPER, ONE, PROVINCE
from deckwright.engine.compile import ACTION_PHASE_START, CLEAN_UP_START, TREASURES_START
from deckwright.engine.expressions import amount
from deckwright.engine.gaining import buy
from deckwright.engine.phases import BY_NUMBER
from deckwright.engine.piles import empty_piles, on_sale, special_tops
from deckwright.engine.playing import play
from deckwright.engine.program import ZONES, Happening, Instruction, Op, Verb
from deckwright.engine.seats import decider, seat_of
from deckwright.engine.state import BUY_PHASE, NOBODY, Frame, State, Turn
from deckwright.engine.values import affordable, costs, without
from deckwright.engine.window import happen
from deckwright.lang import ACTION, TREASURE
from deckwright.lang.players import THEY

MOST_IDLE_TURNS = 1_000
"""A game in which this many turns change neither Supply nor trash would never end by the rules, so it ends here."""

_START_OF_TURN, _START_OF_BUY_PHASE = int(Happening.START_OF_TURN), int(Happening.START_OF_BUY_PHASE)
_BEFORE_CLEAN_UP = (int(Happening.END_OF_BUY_PHASE), int(Happening.DISCARDED_FROM_PLAY))
_END_OF_TURN, _ON_PLAY = int(Happening.END_OF_TURN), int(Happening.PLAY)
_END = int(Op.END)
_PLAY, _PLAY_TREASURES, _BUY, _PAY = int(Verb.PLAY), int(Verb.PLAY_TREASURES), int(Verb.BUY), int(Verb.PAY)


def op_start_turn(state: State, frame: Frame, instruction: Instruction) -> None:
    """A turn begins."""
    player = frame.player = frame.subject = state.player
    turn_moves.start_turn(state)
    if state.box.heard[_START_OF_TURN]:
        happen(state, _START_OF_TURN, player)


def op_action_phase(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Ask for the next Action while there is one to play and one to play it with (CORE-39)."""
    box, hand = state.box, state.zones[state.player * ZONES]
    # What is left behind the first cards that are no Actions tells quickest whether there is one.
    if state.actions and hand and (state.discreet or hand.lstrip(not_actions(state) if box.changes_types else box.not_actions)):
        frame.pc -= 1
        state.asking = decider(state, state.player) if state.minds else state.player
        return True
    state.phase = BUY_PHASE
    if box.heard[_START_OF_BUY_PHASE] and happen(state, _START_OF_BUY_PHASE, state.player):
        return False
    frame.pc += 1
    return op_buy_phase(state, frame, instruction)


def op_buy_phase(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Ask what to play and to buy, until nothing can be played or bought."""
    otherwise = state.box.spends_otherwise
    always = state.buys and state.supply[COPPER] > 0 and not otherwise  # a Copper can be bought, whatever else
    if always or ((state.buys or otherwise) and can_buy_at_all(state)) or (not state.spent and might_play_treasures(state)):
        frame.pc -= 1
        state.asking = decider(state, state.player) if state.minds else state.player
        return True
    return leave_buy_phase(state, frame, instruction)


def leave_buy_phase(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Clean-up comes next, or a phase before it in boxes with cards for one."""
    frame.pc = state.box.after_buy
    if frame.pc != CLEAN_UP_START:
        return False
    frame.pc += 1
    return op_clean_up(state, frame, instruction)


def op_play_phase(state: State, frame: Frame, instruction: Instruction) -> bool:
    """A phase in which cards of a type are played and nothing else, as many as the player likes (NO-RULE-2)."""
    if not frame.round:  # the Buy phase ends before the first of these begins, and not once more in Clean-up
        frame.round = 1
        if state.box.heard[_BEFORE_CLEAN_UP[0]] and happen(state, _BEFORE_CLEAN_UP[0], state.player):
            frame.pc -= 1
            return False
    state.phase = instruction[1]
    hand = state.zones[state.player * ZONES]
    if hand and (state.discreet or playable(state, instruction[1])):
        frame.pc -= 1
        state.asking = decider(state, state.player)
        return True
    return False


def playable(state: State, phase: int) -> bytes:
    """The cards of the hand that can be played in a phase."""
    return state.zones[state.player * ZONES].translate(None, without(state, BY_NUMBER[phase].types))


def answer_play_phase(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Play a card, or leave the phase."""
    if verb == _PLAY:
        play(state, state.player, cards)
    else:
        frame.pc += 1
    return False


def can_buy_at_all(state: State) -> bool:
    """A Buy is left, and something to spend it on, if only a Copper; or there is debt to pay."""
    if state.box.spends_otherwise:
        return can_buy(state) or can_pay(state) > 0
    return bool(state.buys) and (state.supply[COPPER] > 0 or can_buy(state))


def might_play_treasures(state: State) -> bool:
    """The same as ``can_play_treasures``; in a discreet game, as far as the others can tell."""
    return bool(state.zones[state.player * ZONES]) if state.discreet else can_play_treasures(state)


def can_play_treasures(state: State) -> bool:
    """Treasures are played before the first purchase (CORE-45)."""
    return not state.spent and bool(state.zones[state.player * ZONES].translate(None, not_treasures(state)))


def odd_treasures(state: State) -> bytes:
    """The Treasures of the hand that are not plain: while there is one, all of them are played by name."""
    box, hand = state.box, state.zones[state.player * ZONES]
    if not box.odd_treasures and not box.changes_types:
        return b""
    return hand.translate(None, not_treasures(state)).translate(None, box.plain_kinds)


def not_actions(state: State) -> bytes:
    """The kinds of cards that are no Actions now."""
    return without(state, ACTION.mask) if state.box.changes_types else state.box.not_actions


def not_treasures(state: State) -> bytes:
    """The kinds of cards that are no Treasures now."""
    return without(state, TREASURE.mask) if state.box.changes_types else state.box.not_treasures


def can_pay(state: State) -> int:
    """How much debt the player can pay off now (EM-RULE-8)."""
    return min(state.coins, state.debt(state.player)) if state.box.owes else 0


def can_buy(state: State) -> bool:
    """Some pile is affordable and a Buy is left."""
    if state.buys > 0 and state.box.spends_otherwise:
        return bool(affordable(state, on_sale(state)))
    if state.buys > 0:
        supply, now = state.supply, costs(state)
        for kind in state.box.piles_by_cost:
            if supply[kind] > 0 and now[kind] <= state.coins:
                return True
        return bool(state.piles) and any(now[kind] <= state.coins for kind in special_tops(state))
    return False


def op_clean_up(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Let cards that leave play do what they do then, discard everything, draw the next hand."""
    box = state.box
    if box.clean_up_is_heard:
        while frame.round < len(_BEFORE_CLEAN_UP):
            what = _BEFORE_CLEAN_UP[frame.round]
            frame.round += 1
            if box.heard[what] and happen(state, what, state.player):
                frame.pc -= 1
                return False
    frame.round = 0
    turn_moves.clean_up(state)
    if box.heard[_END_OF_TURN] and happen(state, _END_OF_TURN, state.player):
        return False
    frame.pc += 1
    return op_end_turn(state, frame, instruction)


def op_draw_next_hand(state: State, frame: Frame, instruction: Instruction) -> None:
    """The coming Clean-up draws another number of cards."""
    turn_moves.plan_next_hand(state, amount(state, frame, instruction[1]))


def op_take_turn(state: State, frame: Frame, instruction: Instruction) -> None:
    """Somebody takes a turn after this one, in which perhaps somebody else decides."""
    _, who, by, start = instruction
    player = seat_of(state, frame, who)
    mind = NOBODY if by == THEY else seat_of(state, frame, by)
    program = NOBODY if state.box.code[start][0] == _END else start
    turn_moves.plan_turn(state, Turn(player, mind if mind != player else NOBODY, program, frame.kind))


def op_end_turn(state: State, frame: Frame, instruction: Instruction) -> bool:
    """The end of the game is checked after each turn (CORE-151, CORE-154)."""
    otherwise = state.box.ends_otherwise
    over = otherwise and _is_over(state)
    turn = turn_moves.end_turn(state)
    if not otherwise:
        empty = empty_piles(state) if state.piles else state.supply.count(0)
        over = not state.supply[PROVINCE] or empty >= (3 if state.players < 5 else 4) or state.idle > MOST_IDLE_TURNS
    if over:
        state.stack.clear()
        turn_moves.end_game(state)
        return True
    op_start_turn(state, frame, instruction)
    frame.pc = ACTION_PHASE_START
    if turn is not None and turn.start != NOBODY:
        state.stack.append(Frame(turn.start, turn.player, turn.kind))
    if state.stack[-1] is not frame:
        return False
    frame.pc += 1
    return op_action_phase(state, frame, instruction)


def _is_over(state: State) -> bool:
    """The same in games with Colonies, or with a round after the end: it is planned as soon as the piles say so (P1-RULE-5, MECH-67)."""
    if state.last_round is None:
        empty, ending = empty_piles(state), state.box.ending_piles
        if all(state.supply[kind] for kind in ending) and empty < (3 if state.players < 5 else 4) and state.idle < MOST_IDLE_TURNS:
            return False
        turn_moves.begin_last_round(state)
    if not state.last_round:
        return True
    if not state.coming:  # further turns that somebody was given in the round come before the next of its own
        turn_moves.plan_last_turn(state)
    return False


def op_play_treasures(state: State, frame: Frame, instruction: Instruction) -> None:
    """Play the Treasures of the hand one by one, where one of them does more than give coins."""
    treasures = state.zones[frame.player * ZONES].translate(None, not_treasures(state))
    if treasures:
        frame.pc -= 1
        play(state, frame.player, ONE[min(treasures)])


def answer_action_phase(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Play an Action, or leave the phase."""
    if verb == _PLAY:
        moves.spend_action(state)
        play(state, state.player, cards)
    else:
        frame.pc += 1
        state.phase = BUY_PHASE
        if state.box.heard[_START_OF_BUY_PHASE]:
            happen(state, _START_OF_BUY_PHASE, state.player)
    return False


def _nothing_answers_to_treasures(state: State) -> bool:
    """They only give coins, and what waits doesn't wait for a play: where nobody reads the log, they need no frame."""
    return state.box.treasures_are_a_move and all(trigger.happening != _ON_PLAY for trigger in state.triggers)


def answer_buy_phase(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Play Treasures, buy, or end the turn."""
    if verb == _BUY:
        if buy(state, cards):
            return False
    elif verb == _PLAY_TREASURES and state.box.treasures_are_a_move and not state.triggers:
        moves.play_plain_treasures(state)
    elif verb == _PLAY:
        play(state, state.player, cards)
        return False
    elif verb == _PLAY_TREASURES and state.log is None and _nothing_answers_to_treasures(state):
        moves.play_plain_treasures(state, by_kind=True)
    elif verb == _PLAY_TREASURES:
        state.stack.append(Frame(TREASURES_START, state.player))
        return False
    elif verb == _PAY:
        moves.pay_debt(state, int.from_bytes(cards, "little"))
    else:
        return leave_buy_phase(state, frame, ())
    frame.pc += 1
    return op_buy_phase(state, frame, ())
