"""Asking for cards and options. Only these operations and the phases of a turn suspend the machine.

A decision with one legal answer is not asked, but in discreet games. Two answers that name the same cards are the same answer; where
the order counts, the same cards in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine import moves, question
from deckwright.engine.box import ONE
from deckwright.engine.discretion import might_choose
from deckwright.engine.events import CHOOSE, NAME
from deckwright.engine.expressions import THERE, amount, bounds, candidates, source_of
from deckwright.engine.program import Choosing, Happening, Instruction, Slot, Verb, Zone
from deckwright.engine.seats import decider, seat_of
from deckwright.engine.state import Frame, State
from deckwright.engine.window import happen

_NONE = int(Slot.NONE)
_THEM, _THIS, _NAMED = int(Slot.THEM), int(Slot.THIS), int(Slot.NAMED)
_DECK = int(Zone.DECK)
_HEARD = {int(Verb.TRASH): int(Happening.TRASH), int(Verb.DISCARD): int(Happening.DISCARD)}
_ORDERED, _ALL_OR_NONE = int(Choosing.ORDERED), int(Choosing.ALL_OR_NONE)


def op_choose(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Let a player choose cards, unless there is nothing to decide."""
    _, _, zone, slot, where, _, _, by, flags = instruction
    cards = candidates(state, frame, zone, slot, where)
    least, most = bounds(state, frame, instruction, len(cards))
    same = cards.count(cards[:1]) == len(cards)
    settled = least == most and not flags & _ALL_OR_NONE and (same or (most == len(cards) and not flags & _ORDERED))
    if (most == 0 or settled) and not (state.discreet and might_choose(state, frame, instruction)):
        frame.chosen = bytes(sorted(cards[:most]))
        return False
    frame.pc -= 1
    state.asking = decider(state, seat_of(state, frame, by))
    return True


def op_select(state: State, frame: Frame, instruction: Instruction) -> None:
    """Mean all cards of a place, without a choice; but for a deck in the order of kinds."""
    _, zone, slot, where = instruction
    cards = candidates(state, frame, zone, slot, where)
    frame.chosen = cards if zone == _DECK else bytes(sorted(cards))


def op_select_top(state: State, frame: Frame, instruction: Instruction) -> None:
    """Mean the top cards of the deck."""
    frame.chosen = moves.top_cards(state, frame.subject, amount(state, frame, instruction[1]))


def op_choose_option(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Let somebody choose how to go on; whoever must choose all there are, or none, is not asked."""
    _, by, operand, *words = instruction
    number = amount(state, frame, operand)
    if number <= 0 or number >= len(words):
        choose_options(state, frame, words if number > 0 else [])
        return False
    frame.pc -= 1
    state.asking = decider(state, seat_of(state, frame, by))
    return True


def choose_options(state: State, frame: Frame, words: Sequence[int]) -> None:
    """Remember which options are to be followed."""
    _, _, _, *offered = state.box.code[frame.pc - 1]
    frame.said = 0
    for place, word in enumerate(offered):
        if word in words:
            frame.said |= 1 << place
            if state.log is not None:
                _note_option(state, frame, word)


def _note_option(state: State, frame: Frame, word: int) -> None:
    """Tell which option somebody chose, with the number behind it. One that is not certain would tell what only they can count."""
    pc = frame.pc - 1
    seat = seat_of(state, frame, state.box.code[pc][1])
    found = question.option_bounds(state, frame, pc, word)
    if found is None or found.least != found.most:
        moves.note(state, CHOOSE, seat, number=_NONE, option=word)
    else:
        moves.note(state, CHOOSE, seat, target=found.zone, number=found.most, option=word)


def op_unless_option(state: State, frame: Frame, instruction: Instruction) -> None:
    """Skip an option that was not chosen."""
    if not frame.said >> instruction[1] & 1:
        frame.pc = instruction[2]


def op_choose_number(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Let somebody say a number, unless there is only one, or nothing that it is about."""
    least, most = amount(state, frame, instruction[1]), amount(state, frame, instruction[2])
    if not frame.chosen or least >= most:
        frame.said = least
        return False
    frame.pc -= 1
    state.asking = decider(state, seat_of(state, frame, instruction[3]))
    return True


def answer_number(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Go on with the number somebody said."""
    frame.said = int.from_bytes(cards, "little")
    frame.pc += 1
    return False


def op_put_into_deck(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the chosen card into the deck, under as many cards as was said."""
    frame.them = moves.put_into_deck(state, frame.subject, frame.chosen, instruction[1], frame.said)
    if state.box.remembers_places:
        frame.remember_place(_NONE, _DECK)


def op_name(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Let somebody name any card."""
    frame.pc -= 1
    state.asking = decider(state, seat_of(state, frame, instruction[1]))
    return True


def answer_name(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Go on with the card somebody named; one that is not in this game is like no card."""
    number, box = int.from_bytes(cards, "little"), state.box
    kind = box.kinds.get(box.nameable[number])
    moves.note(state, NAME, seat_of(state, frame, box.code[frame.pc][1]), number=number)
    frame.remember(_NAMED, b"" if kind is None else ONE[kind])
    frame.pc += 1
    return False


def answer_cards(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Go on with the cards somebody chose."""
    frame.chosen = cards
    frame.pc += 1
    return False


def answer_option(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Go on with the options somebody chose, given by the numbers of their words."""
    frame.pc += 1
    choose_options(state, frame, cards)
    return False


def op_select_bottom(state: State, frame: Frame, instruction: Instruction) -> None:
    """Mean the bottom cards of the deck."""
    frame.chosen = moves.bottom_cards(state, frame.subject, amount(state, frame, instruction[1]))


def op_show(state: State, frame: Frame, instruction: Instruction) -> None:
    """Reveal the chosen cards where they are."""
    _, zone, into = instruction
    if frame.chosen:
        moves.show(state, frame.subject, frame.chosen, zone)
    frame.them = frame.chosen
    if state.box.remembers_places:
        frame.remember_place(into, zone)
    if into >= 0:
        frame.remember(into, frame.slots[into] + frame.chosen)


def op_move(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the chosen cards where the verb says."""
    _, verb, zone, slot, target, into = instruction
    player = frame.subject if slot != _THIS else frame.player
    if zone >= THERE:
        if zone == THERE and frame.happened is not None:
            state.stack[-2].here = not frame.chosen  # the window loses track of the card
        zone = source_of(frame, zone, slot)
    moved = moves.move(state, verb, player, frame.chosen, zone, target)
    settle(frame, moved, slot, into)
    if state.box.remembers_places:
        frame.remember_place(into, target)
    if moved and verb in _HEARD and state.box.heard[_HEARD[verb]]:
        happen(state, _HEARD[verb], player, moved, zone, target)


def settle(frame: Frame, moved: bytes, slot: int, into: int) -> None:
    """After a verb: what moved is ``THEM``, has left its slot, and is kept where the sentence says."""
    if slot == _THIS:
        frame.here = frame.here and not moved
    elif slot > _THEM:
        left = frame.slots[slot]
        for kind in moved:
            left = left.replace(ONE[kind], b"", 1)
        frame.remember(slot, left)
    if into >= 0:
        frame.remember(into, frame.slots[into] + moved)
    frame.them = moved
