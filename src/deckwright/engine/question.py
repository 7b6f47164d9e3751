"""What a question tells besides its offers: who attacks, from where and to where, the limits, the numbers, the steps.

All of it is read off the state and the program that asks, so that no screen and no bot has to know the cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from deckwright.engine.box import Box
from deckwright.engine.expressions import amount, bounds, candidates, source_of
from deckwright.engine.program import ASKED, ZONE_NAMES, ZONES, Instruction, Op, Slot, Term, Test, Zone
from deckwright.engine.seats import asked_seat, seat_of
from deckwright.engine.state import Frame, State
from deckwright.engine.values import cost_from, types
from deckwright.lang import ATTACK, TYPE_NAMES, YOU

_NOBODYS = (Zone.SUPPLY, Zone.PILES, Zone.TRASH)
_NEVER_COUNTED = (Zone.DISCARD, *_NOBODYS)  # nobody counts a discard pile (CORE-100)


@dataclass(frozen=True, slots=True)
class Attack:
    """The Attack that somebody suffers: who played it, and which card."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a filter asks of a card, as far as it can be said in a word: one of these types, a cost from this to that."""

    types: tuple[str, ...] = ()
    cost_least: int | None = None
    cost_most: int | None = None
    cost_potions: int = 0
    cost_debt: int = 0


def attack(state: State) -> Attack | None:
    """The Attack of somebody else because of which this is asked; the one played last, where there are several."""
    asked = asked_seat(state)
    for frame in reversed(state.stack):
        if frame.kind >= 0 and frame.player != asked and types(state)[frame.kind] & ATTACK.mask:
            return Attack(frame.player, state.box.names[frame.kind])
    return None


def place(zone: int, frame: Frame, slot: int = Slot.NONE) -> str:
    """The name of a place; an empty pile lies in the Supply as any other."""
    zone = source_of(frame, zone, slot)
    return ZONE_NAMES[Zone.SUPPLY if zone == Zone.PILES else zone]


def owner(frame: Frame, zone: int, slot: int) -> int | None:
    """Whose cards a noun speaks of."""
    if zone in _NOBODYS:
        return None
    return frame.player if slot == Slot.THIS else frame.subject


def destination(state: State, frame: Frame) -> tuple[str | None, int]:
    """Where the cards go that are chosen here, and how often they are followed there, by the verb after the choice."""
    box, pc = state.box, frame.pc + 1
    if box.code[pc][0] == Op.SHOW:
        pc += 1
    instruction = box.code[pc]
    match instruction[0]:
        case Op.MOVE:
            return place(instruction[4], frame), 1
        case Op.GAIN:
            return place(instruction[3], frame), 1
        case Op.PLAY:
            return place(Zone.IN_PLAY, frame), amount(state, frame, instruction[3])
        case Op.CHOOSE_NUMBER:
            return place(Zone.DECK, frame), 1
    return None, 1


def kept(box: Box, instruction: Instruction) -> int | None:
    """How many cards stay, where the question is put that way: discard down to three."""
    _, _, zone, slot, where, _, most, _, _ = instruction
    if most >= 0:
        return None
    terms = box.amounts[-1 - most]
    if terms[:5] != (Term.COUNT, zone, slot, where, Term.NUMBER) or terms[6:] != (Term.SUBTRACT,):
        return None
    return terms[5]


def wanted(state: State, frame: Frame, where: int) -> Wanted:
    """The types and costs that a filter lets pass. What it says by name or in other ways is seen in the offer itself."""
    steps = iter(state.box.filters[where])
    found = [Wanted()]
    for test in steps:
        if test == Test.TYPES:
            mask = next(steps)
            found.append(Wanted(tuple(name for bit, name in enumerate(TYPE_NAMES) if mask >> bit & 1)))
        elif test == Test.COSTS_UP_TO:
            found.append(_limit(state, frame, next(steps), most=True))
        elif test == Test.COSTS_AT_LEAST:
            found.append(_limit(state, frame, next(steps), most=False))
        elif test in (Test.KIND, Test.LIKE):
            next(steps)
            found.append(Wanted())
        elif test == Test.AND:
            right, left = found.pop(), found.pop()
            found.append(_both(left, right))
        else:  # what must not be, or may be instead, is no limit
            del found[-1 if test == Test.NOT else -2 :]
            found.append(Wanted())
    return found[-1]


def _limit(state: State, frame: Frame, operand: int, most: bool) -> Wanted:
    """A limit of costs, part by part."""
    limit = cost_from(amount(state, frame, operand))
    least, most_coins = (None, limit.coins) if most else (limit.coins, None)
    return Wanted((), least, most_coins, limit.potions, limit.debt)


def _both(left: Wanted, right: Wanted) -> Wanted:
    least = [limit.cost_least for limit in (left, right) if limit.cost_least is not None]
    most = [limit.cost_most for limit in (left, right) if limit.cost_most is not None]
    types = () if left.types and right.types else left.types or right.types
    potions, debt = max(left.cost_potions, right.cost_potions), max(left.cost_debt, right.cost_debt)
    return Wanted(types, max(least, default=None), min(most, default=None), potions, debt)


def option_starts(box: Box, pc: int) -> dict[int, int]:
    """Where each option begins, by the number of its word: behind the test whether it was chosen."""
    starts, place = {}, pc + 1
    for word in box.code[pc][3:]:
        starts[word] = place + 1
        place = box.code[place][2]
    return starts


def option_place(box: Box, pc: int) -> int | None:
    """The zone whose cards an either-or question is about, where all its options that move cards take them from there."""
    first = [box.code[start] for start in option_starts(box, pc).values()]
    zones = {taken[1] if taken[0] == Op.SELECT else taken[2] for taken in first if taken[0] in (Op.SELECT, Op.CHOOSE)}
    others = any(taken[0] in (Op.SELECT_TOP, Op.SELECT_BOTTOM) for taken in first)
    return zones.pop() if len(zones) == 1 and not others and Zone.WHERE_PUT not in zones else None


def option_numbers(state: State, frame: Frame) -> dict[str, int]:
    """The number behind each option that has one: the bonus that it gives, or the cards of one's own that it moves, at most."""
    offered = {word: option_bounds(state, frame, frame.pc, word) for word in state.box.code[frame.pc][3:]}
    return {state.box.words[word]: found.most for word, found in offered.items() if found is not None}


class OptionBounds(NamedTuple):
    """At least and at most how much an option gives, or how many cards it moves; and from which place of a player."""

    least: int
    most: int
    zone: int = -1


def option_bounds(state: State, frame: Frame, pc: int, word: int) -> OptionBounds | None:
    """What is behind an option of the question at this instruction; nothing where that is no number."""
    instruction = state.box.code[option_starts(state.box, pc)[word]]
    op, *operands = instruction
    if Op.DRAW <= op <= Op.COINS:
        bonus = amount(state, frame, operands[0])
        return OptionBounds(bonus, bonus)
    if op not in (Op.SELECT, Op.CHOOSE) or frame.subject != seat_of(state, frame, state.box.code[pc][1]):
        return None
    zone, slot, where = operands[-3:] if op == Op.SELECT else operands[1:4]
    if zone in _NEVER_COUNTED:
        return None
    there = len(candidates(state, frame, zone, slot, where))
    least, most = bounds(state, frame, instruction, there) if op == Op.CHOOSE else (there, there)
    return OptionBounds(least, most, zone if zone < ZONES else -1)


@lru_cache(maxsize=256)
def steps(box: Box) -> dict[int, tuple[int, int]]:
    """By instruction that asks: the how manieth question of its program it is, of how many at most, to the same person.

    A program that asks in a loop has no such numbers. One that speaks of each player asks each of them the same.
    """
    found: dict[int, tuple[int, int]] = {}
    start = 0
    for end, instruction in enumerate(box.code):
        if instruction[0] == Op.END:
            _number(box.code, range(start, end + 1), found)
            start = end + 1
    return found


def _number(code: tuple[Instruction, ...], program: range, found: dict[int, tuple[int, int]]) -> None:
    asking = [pc for pc in program if code[pc][0] in ASKED]
    loops = [range(code[pc][1], pc) for pc in program if code[pc][0] == Op.JUMP and code[pc][1] < pc]
    if any(pc in loop for pc in asking for loop in loops):
        return
    bodies = [range(pc, code[pc][2]) for pc in program if code[pc][0] == Op.EACH]
    to_others = {pc for pc in asking if not _asks_you(code[pc]) and any(pc in body for body in bodies)}
    for asked in (to_others, set(asking) - to_others):
        before = dict.fromkeys(program, 0)
        after = dict.fromkeys(program, 0)
        for pc in program:
            for following in _following(code, pc):
                before[following] = max(before[following], before[pc] + (pc in asked))
        for pc in reversed(program):
            after[pc] = (pc in asked) + max((after[following] for following in _following(code, pc)), default=0)
        found.update({pc: (before[pc] + 1, before[pc] + after[pc]) for pc in asked})


def _following(code: tuple[Instruction, ...], pc: int) -> tuple[int, ...]:
    """Where a program can go on, but for what it does once more."""
    instruction = code[pc]
    match instruction[0]:
        case Op.END:
            return ()
        case Op.JUMP:
            return (instruction[1],) if instruction[1] > pc else ()
        case Op.JUMP_UNLESS | Op.EACH:
            return pc + 1, instruction[2]
        case Op.UNLESS_OPTION:
            return pc + 1, instruction[2]
    return (pc + 1,)


def _asks_you(instruction: Instruction) -> bool:
    """Whether the player of the card is asked, whomever the sentence speaks of."""
    return instruction[ASKED[instruction[0]]] == YOU
