"""Gaining and buying: one card after the other, each with its windows where some card of the game answers to that.

Where none does, a gain is a move and nothing else. Otherwise it is a frame that holds the cards still to be gained, and those that were.
"""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import ONE
from deckwright.engine.choosing import settle
from deckwright.engine.compile import GAIN_START
from deckwright.engine.expressions import source_of
from deckwright.engine.piles import supply_kinds
from deckwright.engine.program import Happening, Instruction, Op, Slot, Zone
from deckwright.engine.state import Frame, Happened, State
from deckwright.engine.window import happen
from deckwright.lang.filters import PROJECT

_NONE = int(Slot.NONE)
_BUY, _WOULD_GAIN, _GAIN = int(Happening.BUY), int(Happening.WOULD_GAIN), int(Happening.GAIN)
_SUPPLY, _DISCARD, _SETTLE, _THEM = int(Zone.SUPPLY), int(Zone.DISCARD), int(Op.SETTLE), int(Slot.THEM)


def buy(state: State, card: bytes) -> bool:
    """Pay for a card and gain it; true when that takes frames. Whatever answers to the purchase comes before the gain (H1-RULE-5)."""
    box, player = state.box, state.player
    moves.pay_for(state, card[0])
    if box.purchases_are_moves:
        moves.gain(state, player, card[0], _SUPPLY, _DISCARD)
        return False
    if card[0] in box.landscapes:
        return _buy_landscape(state, card[0])
    if not box.heard[_BUY] and not box.gains_are_heard:
        moves.gain(state, player, card[0], _SUPPLY, _DISCARD)
        return False
    _begin(state, player, card, _SUPPLY, _DISCARD)
    if box.heard[_BUY]:
        happen(state, _BUY, player, card, _SUPPLY)
    return True


def _buy_landscape(state: State, kind: int) -> bool:
    """An Event does what it says, a Project holds from now on; neither is a card that is bought (AD-RULE-4, RE-RULE-12)."""
    if state.box.types[kind] & PROJECT.mask:
        moves.take_project(state, state.player, kind)
        return False
    state.stack.append(Frame(state.box.starts[kind], state.player, kind))
    return True


def _begin(state: State, player: int, cards: bytes, origin: int, target: int) -> None:
    frame = Frame(GAIN_START, player)
    frame.chosen, frame.happened = cards, Happened(_GAIN, origin, target, 0)
    state.stack.append(frame)


def op_gain(state: State, frame: Frame, instruction: Instruction) -> None:
    """Gain the chosen cards, one after the other."""
    _, zone, slot, target, into = instruction
    zone = source_of(frame, zone, slot)
    if state.box.remembers_places:
        frame.remember_place(into, target)
    if state.box.gains_are_heard:  # a SETTLE follows
        _begin(state, frame.subject, frame.chosen, zone, target)
        return
    gained = bytes(kind for kind in frame.chosen if moves.gain(state, frame.subject, kind, zone, target))
    settle(frame, gained, slot, into)


def op_gain_from_pile(state: State, frame: Frame, instruction: Instruction) -> None:
    """Gain a card that the sentence names."""
    _, kind, target = instruction
    if state.box.remembers_places:
        frame.remember_place(_NONE, target)
    if state.box.gains_are_heard:
        _begin(state, frame.subject, ONE[kind] if kind >= 0 else b"", _SUPPLY, target)
        return
    frame.them = ONE[kind] if moves.gain(state, frame.subject, kind, _SUPPLY, target) else b""


def op_would_gain(state: State, frame: Frame, instruction: Instruction) -> None:
    """The next card is about to be gained."""
    frame.here = True
    happened, box = frame.happened, state.box
    assert happened is not None
    if frame.chosen and box.heard[_WOULD_GAIN] and _can_be_gained(state, frame, happened):
        happen(state, _WOULD_GAIN, frame.player, frame.chosen[:1], happened.origin)


def _can_be_gained(state: State, frame: Frame, happened: Happened) -> bool:
    return happened.origin != _SUPPLY or frame.chosen[0] in supply_kinds(state)


def op_gain_card(state: State, frame: Frame, instruction: Instruction) -> None:
    """Gain it, unless something else has taken the place of that."""
    happened = frame.happened
    assert happened is not None
    card, frame.chosen = frame.chosen[:1], frame.chosen[1:]
    if card and frame.here and moves.gain(state, frame.player, card[0], happened.origin, happened.there):
        frame.them += card
        if state.box.heard[_GAIN]:
            happen(state, _GAIN, frame.player, card, happened.origin, happened.there)


def op_gain_next(state: State, frame: Frame, instruction: Instruction) -> None:
    """On to the next card; after the last one the sentence that gains them learns which they were."""
    if frame.chosen:
        frame.pc = instruction[1]
    else:
        below = state.stack[-2]
        if state.box.code[below.pc][0] == _SETTLE:
            below.them = frame.them


def op_settle(state: State, frame: Frame, instruction: Instruction) -> None:
    """What was gained has left its slot and is kept where the sentence says."""
    settle(frame, frame.them, instruction[1], instruction[2])


def op_instead(state: State, frame: Frame, instruction: Instruction) -> None:
    """The card that was about to be gained is not: its window and its gain lie under this frame."""
    state.stack[-2].here = state.stack[-3].here = False
