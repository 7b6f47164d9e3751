"""Actions on the Python machine: an answer of several cards is several picks, and a mask says which are allowed.

It is the twin of ``machine/batch.hpp``, for games that the native machine can't play or has no room for, and where there is none.
"""

from __future__ import annotations

from collections import Counter

from deckwright.engine import machine, window
from deckwright.engine.expressions import amount, bounds, candidates
from deckwright.engine.piles import on_sale
from deckwright.engine.program import ZONES, Choosing, Op, Verb, Zone
from deckwright.engine.state import State
from deckwright.engine.turn import can_pay, can_play_treasures, not_actions, playable
from deckwright.engine.values import affordable

KINDS = 64
"""Actions below this are kinds of cards, or numbers where a number is asked for."""
STOP = KINDS
"""End the phase or the turn, decline, or enough chosen."""
TREASURES = KINDS + 1
"""Play all Treasures."""
OPTION = KINDS + 2
"""The first of the options of a card, in their printed order; in the Buy phase, paying off as much debt as possible."""

Picks = tuple[int, ...]
"""What has been picked so far for the answer: kinds of cards, or places of options."""


def width(state: State) -> int:
    """How many actions there are with these cards."""
    options = (len(instruction) - 3 for instruction in state.box.code if instruction[0] == Op.CHOOSE_OPTION)
    return OPTION + max(options, default=int(state.box.owes))


def allowed(state: State, picks: Picks) -> list[int]:
    """The actions that are allowed now, upwards."""
    if state.asking < 0:
        return []
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    match instruction[0]:
        case Op.CHOOSE_OPTION:
            offered, number = len(instruction) - 3, left(state, picks)[0]
            return [OPTION + option for option in range(picks[-1] + 1 if picks else 0, offered) if offered - option >= number]
        case Op.CHOOSE_NUMBER:
            least, most = (amount(state, frame, operand) for operand in instruction[1:3])
            return list(range(least, min(most, KINDS - 1) + 1))
        case Op.NAME:
            return sorted(state.box.kinds[name] for name in state.box.nameable if name in state.box.kinds)
        case Op.WINDOW:
            offers = window.offers(state, frame)
            return [*sorted({kind for kinds in offers.values() for kind in kinds}), *([STOP] if Verb.PASS in offers else [])]
        case Op.CHOOSE:
            return _cards(state, picks)
    return _phase(state, instruction[0])


def _phase(state: State, op: int) -> list[int]:
    hand = set(state.zones[state.player * ZONES + Zone.HAND])
    if op == Op.ACTION_PHASE:
        return [*sorted(hand - set(not_actions(state))), STOP]
    if op == Op.PLAY_PHASE:
        return [*sorted(set(playable(state, state.phase))), STOP]
    buys = affordable(state, on_sale(state)) if state.buys > 0 else []
    pays = [OPTION] if can_pay(state) else []
    return [*sorted(buys), STOP, *([TREASURES] if can_play_treasures(state) else []), *pays]


def _cards(state: State, picks: Picks) -> list[int]:
    cards, least, _, flags = _choice(state)
    offered = Counter(cards)
    offered.subtract(picks)
    stops = not picks if flags & Choosing.ALL_OR_NONE else len(picks) >= least
    return [*sorted(kind for kind, copies in offered.items() if copies > 0), *([STOP] if stops else [])]


def _choice(state: State) -> tuple[bytes, int, int, int]:
    """Cards on offer, at least and at most how many of them, and how they are chosen."""
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    cards = candidates(state, frame, instruction[2], instruction[3], instruction[4])
    least, most = bounds(state, frame, instruction, len(cards))
    return cards, 0 if instruction[8] & Choosing.ALL_OR_NONE else least, most, instruction[8]


def left(state: State, picks: Picks) -> tuple[int, int]:
    """How many picks must and may still come for this answer."""
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    match instruction[0]:
        case Op.CHOOSE_OPTION:
            number = amount(state, frame, instruction[2]) - len(picks)
            return number, number
        case Op.CHOOSE_NUMBER | Op.NAME:
            return 1, 1
        case Op.WINDOW:
            return int(Verb.PASS not in window.offers(state, frame)), 1
        case Op.CHOOSE:
            _, least, most, flags = _choice(state)
            if flags & Choosing.ALL_OR_NONE and picks:
                least = most
            return max(least - len(picks), 0), most - len(picks)
    return 0, 1


def act(state: State, picks: Picks, action: int) -> Picks:
    """Go on with an allowed action; the picks so far, of which there are none after a whole answer."""
    picks, answer = answer_of(state, picks, action)
    if answer is not None:
        machine.answer(state, *answer)
    return picks


def answer_of(state: State, picks: Picks, action: int) -> tuple[Picks, tuple[Verb, bytes] | None]:
    """What an allowed action makes of the picks so far: further picks, or none and the whole answer in the machine's numbers."""
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    stops, card = action == STOP, bytes((action,)) if action < KINDS else b""
    match instruction[0]:
        case Op.CHOOSE_OPTION:
            picks = (*picks, action - OPTION)
            if len(picks) < amount(state, frame, instruction[2]):
                return picks, None
            return (), (Verb.CHOOSE, bytes(instruction[3 + option] for option in picks))
        case Op.CHOOSE_NUMBER:
            return (), (Verb.CHOOSE, action.to_bytes(2, "little"))
        case Op.NAME:
            return (), (Verb.NAME, state.box.nameable.index(state.box.names[action]).to_bytes(2, "little"))
        case Op.WINDOW:
            offers = window.offers(state, frame)
            return (), (Verb.PASS if stops else next(Verb(verb) for verb, kinds in offers.items() if action in kinds), card)
        case Op.CHOOSE:
            if not stops:
                picks = (*picks, action)
                if len(picks) < _choice(state)[2]:
                    return picks, None
            return (), (Verb(instruction[1]), bytes(picks if instruction[8] & Choosing.ORDERED else sorted(picks)))
        case Op.PLAY_PHASE:
            return (), (Verb.END_NIGHT if stops else Verb.PLAY, card)
        case Op.ACTION_PHASE:
            return (), (Verb.END_ACTIONS if stops else Verb.PLAY, card)
    if action == OPTION:
        return (), (Verb.PAY, can_pay(state).to_bytes(2, "little"))
    return (), (Verb.END_TURN if stops else Verb.PLAY_TREASURES if action == TREASURES else Verb.BUY, card)


def actions_of(state: State, verb: int, cards: bytes) -> list[int]:
    """The actions that together make this answer, given in the machine's numbers: the contrary of ``answer_of``."""
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    match instruction[0]:
        case Op.CHOOSE_OPTION:
            printed = list(instruction[3:])
            return sorted(OPTION + printed.index(option) for option in cards)
        case Op.CHOOSE_NUMBER:
            return [int.from_bytes(cards, "little")]
        case Op.NAME:
            return [state.box.kinds[state.box.nameable[int.from_bytes(cards, "little")]]]
        case Op.CHOOSE:
            enough = len(cards) == _choice(state)[2]
            return [*cards, *([] if enough and cards else [STOP])]
    if verb == Verb.PLAY_TREASURES:
        return [TREASURES]
    if verb == Verb.PAY:
        return [OPTION]
    return [cards[0] if cards else STOP]
