"""Asking for cards and options. Only these operations and the phases of a turn suspend the machine.

A decision with one legal answer is not asked. Two answers that name the same cards are the same answer; where the order counts,
the same cards in the same order.
"""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import ONE
from deckwright.engine.events import CHOOSE
from deckwright.engine.expressions import amount, candidates
from deckwright.engine.program import Instruction, Slot, Zone
from deckwright.engine.state import Frame, State

_THEM, _THIS, _SUPPLY, _DECK = int(Slot.THEM), int(Slot.THIS), int(Zone.SUPPLY), int(Zone.DECK)


def bounds(state: State, frame: Frame, instruction: Instruction, there: int) -> tuple[int, int]:
    """At least and at most how many of the cards that are there must be chosen."""
    most = amount(state, frame, instruction[6])
    least = most if instruction[5] == instruction[6] else amount(state, frame, instruction[5])
    if most > there:
        most = there
    if least > most:
        least = most
    return (least if least > 0 else 0), (most if most > 0 else 0)


def op_choose(state: State, frame: Frame, instruction: Instruction) -> bool:
    """Let a player choose cards, unless there is nothing to decide."""
    _, _, zone, slot, where, _, _, by_you, ordered = instruction
    cards = candidates(state, frame, zone, slot, where)
    least, most = bounds(state, frame, instruction, len(cards))
    same = cards.count(cards[:1]) == len(cards)
    if most == 0 or (least == most and (same or (most == len(cards) and not ordered))):
        frame.chosen = bytes(sorted(cards[:most]))
        return False
    frame.pc -= 1
    state.asking = frame.player if by_you else frame.subject
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
    """Let the player of the card choose how to go on."""
    frame.pc -= 1
    state.asking = frame.player
    return True


def answer_cards(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Go on with the cards somebody chose."""
    frame.chosen = cards
    frame.pc += 1
    return False


def answer_option(state: State, frame: Frame, verb: int, cards: bytes) -> bool:
    """Go on with the option somebody chose, given by the number of its word."""
    word = cards[0]
    instruction = state.box.code[frame.pc]
    moves.note(state, CHOOSE, frame.player, number=word)
    frame.pc = _target(instruction, word)
    return False


def _target(instruction: Instruction, word: int) -> int:
    for place in range(1, len(instruction), 2):
        if instruction[place] == word:
            return instruction[place + 1]
    raise ValueError(f"no option {word}")


def op_select_bottom(state: State, frame: Frame, instruction: Instruction) -> None:
    """Mean the bottom cards of the deck."""
    frame.chosen = moves.bottom_cards(state, frame.subject, amount(state, frame, instruction[1]))


def op_show(state: State, frame: Frame, instruction: Instruction) -> None:
    """Reveal the chosen cards where they are."""
    _, zone, into = instruction
    if frame.chosen:
        moves.show(state, frame.subject, frame.chosen, zone)
    frame.them = frame.chosen
    if into >= 0:
        frame.remember(into, frame.slots[into] + frame.chosen)


def op_move(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put the chosen cards where the verb says."""
    _, verb, zone, slot, target, into = instruction
    moved = moves.move(state, verb, frame.subject if slot != _THIS else frame.player, frame.chosen, zone, target)
    settle(frame, moved, slot, into)


def op_gain(state: State, frame: Frame, instruction: Instruction) -> None:
    """Gain the chosen cards, one after the other."""
    _, zone, slot, target, into = instruction
    gained = bytes(kind for kind in frame.chosen if moves.gain(state, frame.subject, kind, zone, target))
    settle(frame, gained, slot, into)


def op_gain_from_pile(state: State, frame: Frame, instruction: Instruction) -> None:
    """Gain a card that the sentence names."""
    _, kind, target = instruction
    frame.them = ONE[kind] if moves.gain(state, frame.subject, kind, _SUPPLY, target) else b""


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


def op_put_token(state: State, frame: Frame, instruction: Instruction) -> None:
    """Put an Embargo token onto the chosen pile."""
    for kind in frame.chosen:
        moves.put_token(state, frame.player, kind)


def op_take_coin_token(state: State, frame: Frame, instruction: Instruction) -> None:
    """One more coin token for the player's mat."""
    moves.take_coin_token(state, frame.player)
