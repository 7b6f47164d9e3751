"""An observation in Python, made from the seat's view and from what it knows: the twin of ``native/machine/observation.hpp``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from deckwright.engine.box import Box
from deckwright.engine.piles import empty_piles, supply_kinds
from deckwright.engine.places import COUNTERS, PLACES
from deckwright.engine.position import known_to
from deckwright.engine.program import ZONES, Deed, Happening, Instruction, Op, Verb, Zone
from deckwright.engine.state import NOBODY, State
from deckwright.engine.values import costs
from deckwright.engine.view import view
from deckwright.env import layout
from deckwright.native.picks import Picks, left

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_SMALLEST, _LARGEST = -(1 << 15), (1 << 15) - 1


@lru_cache(maxsize=256)
def question_steps(box: Box) -> tuple[int, ...]:
    """By place in the code: how many questions its program has before it."""
    steps, before = [], 0
    for instruction in box.code:
        steps.append(before)
        before = 0 if instruction[0] == Op.END else before + (instruction[0] in layout.ASKING_IN_PROGRAMS)
    return tuple(steps)


def observe(state: State, picks: Picks, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
    """What a seat sees: the rows of cards and the numbers."""
    import numpy as np

    rows, numbers = seen_by(state, picks, seat)
    return np.array(rows, np.uint8), np.array(numbers, np.int16)


def seen_by(state: State, picks: Picks, seat: int) -> tuple[list[list[int]], list[int]]:
    """The same as lists."""
    known = known_to(state, seat)
    seen = view(known, seat, scores=True, counts=True)
    order = [(seat + step) % state.players for step in range(state.players)]
    rows = [_own_rows(known, seat)] + [_other_rows(known, player) for player in order[1:]] + [_table_rows(known, seat, picks)]
    numbers = _table_numbers(known, seat, picks)
    for player in order:
        there, own = seen.seats[player], player == seat
        sizes = [there.count(PLACES[number].name) or 0 for number in ((Zone.HAND, Zone.DECK) if own else (Zone.HAND, *layout.PRIVATE))]
        counters = [there.counters.get(COUNTERS[number].name, 0) for number in (layout.OWN_COUNTERS if own else layout.OPEN_COUNTERS)]
        numbers += [there.turns, there.score or 0, *sizes, *counters]
    return [row for part in rows for row in part], [min(max(number, _SMALLEST), _LARGEST) for number in numbers]


def _copies(state: State, cards: Iterable[int]) -> list[int]:
    row = [0] * len(state.box.names)
    for kind in cards:
        row[kind] += 1
    return row


def _zones(state: State, player: int) -> list[bytes]:
    return state.zones[player * ZONES : (player + 1) * ZONES]


def _own_rows(state: State, seat: int) -> list[list[int]]:
    zones = _zones(state, seat)
    deck, discard = zones[Zone.DECK], zones[Zone.DISCARD]
    later = (zones[number] for number in layout.LATER)
    places = [zones[Zone.HAND], deck + discard, deck, discard, zones[Zone.IN_PLAY], *later, discard[-1:]]
    return [_copies(state, cards) for cards in places]


def _other_rows(state: State, player: int) -> list[list[int]]:
    zones = _zones(state, player)
    places = [b"".join(zones), zones[Zone.IN_PLAY], *(zones[number] for number in layout.OPEN), zones[Zone.DISCARD][-1:]]
    return [_copies(state, cards) for cards in places]


def _supply(state: State) -> list[int]:
    """Cards left by kind; those of a pile of different cards are counted for its top card."""
    left_over = [max(number, 0) for number in state.supply]
    for row, pile in zip(state.box.special, state.piles, strict=True):
        if pile and row.in_supply:
            left_over[pile[0]] = len(pile)
    return left_over


def _table_rows(state: State, seat: int, picks: Picks) -> list[list[int]]:
    box, now = state.box, costs(state)
    rows = [
        _supply(state),
        _copies(state, {*box.piles, *(supply_kinds(state) if state.piles else ())}),
        [now[kind] for kind in range(len(box.names))],
        *(list(state.counters[number]) for number in layout.PILE_COUNTERS),
        _copies(state, state.zones[-1]),
        _copies(state, set(state.memory[Deed.BOUGHT * state.players + state.player])),
        _copies(state, set(state.memory[Deed.GAINED * state.players + state.player])),
    ]
    if state.asking != seat:
        return [*rows, *(_copies(state, ()) for _ in range(3))]
    frame = state.stack[-1]
    op = box.code[frame.pc][0]
    asks = _copies(state, (frame.kind,) if frame.kind >= 0 else ())
    return [*rows, asks, _copies(state, picks if op == Op.CHOOSE else ()), _copies(state, frame.them if op == Op.WINDOW else ())]


def _verb(instruction: Instruction, happened: int) -> int:
    match instruction[0]:
        case Op.ACTION_PHASE | Op.PLAY_PHASE:
            return Verb.PLAY
        case Op.BUY_PHASE:
            return Verb.BUY
        case Op.CHOOSE:
            return instruction[1]
        case Op.NAME:
            return Verb.NAME
        case Op.WINDOW:
            return Verb.REVEAL if happened == Happening.ATTACKED else Verb.REACT
    return Verb.CHOOSE


def _table_numbers(state: State, seat: int, picks: Picks) -> list[int]:
    numbers = [state.players, seat, (state.player - seat) % state.players, state.phase, state.actions, state.buys]
    numbers += [state.coins, state.potions]
    numbers += [empty_piles(state), state.idle, state.turns_in_a_row, *(state.counters[number][0] for number in layout.TABLE_COUNTERS)]
    if state.asking != seat:
        return numbers + [NOBODY] + [0] * (len(layout.QUESTION_NUMBERS) - 1)
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    op, least_and_most = instruction[0], left(state, picks)
    happened = frame.happened.what if op == Op.WINDOW and frame.happened is not None else NOBODY
    verb = _verb(instruction, happened)
    options = sum(1 << min(option, 14) for option in picks) if op == Op.CHOOSE_OPTION else 0
    numbers += [
        layout.QUESTIONS.index(Op.ACTION_PHASE if op == Op.PLAY_PHASE else op),
        int(verb),
        (frame.player - seat) % state.players,
        (frame.subject - seat) % state.players,
    ]
    numbers += [instruction[2] if op == Op.CHOOSE else NOBODY]
    numbers += [question_steps(state.box)[frame.pc] if op in layout.ASKING_IN_PROGRAMS else 0]
    return [*numbers, *least_and_most, len(picks), options, happened]
