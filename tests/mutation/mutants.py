"""Every small change of the program of a card: an instruction left out, an operand that means something else.

What an operand means is in ``engine/program.py``; a new operation needs nothing here unless it brings a new kind of operand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from deckwright.engine.compile import Code
from deckwright.engine.program import OPERANDS, TEST_OPERANDS, Choosing, Instruction, Op, Operand, Slot, Term, Test, Zone
from deckwright.lang import ACTION, TREASURE
from deckwright.lang.card import Card
from deckwright.lang.control import When

_NEVER_LEFT_OUT = (Op.END, Op.PLAY_AGAIN)
"""Without them a program runs into the next one."""
_OTHER_ZONE: dict[int, Zone] = {
    Zone.HAND: Zone.DISCARD,
    Zone.SUPPLY: Zone.TRASH,
    Zone.PILES: Zone.TRASH,
    Zone.DECK: Zone.BOTTOM,
    Zone.BOTTOM: Zone.DECK,
}
_OTHER_TARGET: dict[int, Zone] = {Zone.DISCARD: Zone.DECK, Zone.BOTTOM: Zone.DECK, Zone.SUPPLY: Zone.TRASH}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: at which instruction of a card's programs, of which operand, and what it is then."""

    place: int
    operand: int | None
    change: str

    def __str__(self) -> str:
        return f"{self.place}:{'-' if self.operand is None else self.operand}:{self.change}"


class Mutating(Code):
    """A compiler that changes one card on the way; without a mutant it collects what can be changed."""

    card: Card
    mutant: Mutant | None = None
    found: list[Mutant]
    looked_at = 0
    made = False
    """Whether the change could be made."""

    def add_play(self, card: Card) -> int:
        """Compile a card, and change it if it is the one."""
        start = super().add_play(card)
        if card is self.card:
            self._look(start)
        return start

    def add_answer(self, answer: When, zone: Zone) -> int:
        """The same for what a card does below the line."""
        start = super().add_answer(answer, zone)
        if any(answer is own for _, own in self.card.below):
            self._look(start)
        return start

    def _look(self, start: int) -> None:
        """Instructions are numbered but for the one that only some games have, the look for Reactions: it has number -1."""
        for place in range(start, len(self.instructions)):
            reactions = self.instructions[place][0] == Op.ATTACKED
            number = -1 if reactions else self.looked_at
            self.looked_at += not reactions
            if self.mutant is None:
                self.found += (Mutant(number, operand, change) for operand, change in changes(self, place))
            elif self.mutant.place == number:
                self.instructions[place] = changed(self, place, self.mutant)
                type(self).made = True


_OWN_PLACES = {(Zone.LOOKED, Slot.LOOKED), (Zone.REVEALED, Slot.REVEALED)}
"""Zones that hold the cards of a slot and nothing else while a program uses them."""


def can_not_matter(code: Code, place: int, operand: int | None, change: str) -> bool:
    """Changes that no game can show: what the machine does not look at there, what has no effect, what only the log tells."""
    instruction = code.instructions[place]
    op = Op(instruction[0])
    if operand is None:
        return op is Op.JUMP and _leads_there_anyway(code, place)
    meanings = OPERANDS[op]
    meaning, value = meaning_of(op, operand), instruction[operand + 1]
    match op, meaning:
        case (Op.SHOW, Operand.ZONE) | (Op.PLAY, Operand.SLOT):
            return True
        case Op.WAIT_FOR, Operand.FLAG if operand == len(meanings) - 2:
            return value == 0  # it remembers what nobody asks for
        case ((Op.CHOOSE | Op.SELECT), Operand.ZONE):
            return instruction[operand + 2] >= 0  # a slot says which cards, wherever they are
        case _, Operand.SLOT:
            return (instruction[operand], value) in _OWN_PLACES
        case Op.CHOOSE, Operand.AMOUNT:
            return (
                change == "more" and meanings[operand + 1] is Operand.AMOUNT and value == instruction[operand + 2]
            )  # never more than most
        case Op.CHOOSE, Operand.CHOOSING:
            return 0 <= instruction[6] <= 1  # one card has no order and no others
        case ((Op.CHOOSE | Op.CHOOSE_OPTION), Operand.WHO):
            return not _speaks_of_others(code, place)
    return False


def _leads_there_anyway(code: Code, place: int) -> bool:
    target, following = code.instructions[place][1], place + 1
    return target == following or (
        target > place and all(code.instructions[step] == code.instructions[place] for step in range(following, target))
    )


def _speaks_of_others(code: Code, place: int) -> bool:
    """In a sentence about each player, or about a neighbour."""
    loops = ((begin, instruction[2]) for begin, instruction in enumerate(code.instructions) if instruction[0] == Op.EACH)
    spoken_of = next(
        (code.instructions[step] for step in range(place, 0, -1) if code.instructions[step][0] in (Op.SPEAK_OF, Op.END)), (0, 0)
    )
    return any(begin < place < end for begin, end in loops) or (spoken_of[0] == Op.SPEAK_OF and spoken_of[1] != 0)


def meaning_of(op: Op, operand: int) -> Operand:
    """What an operand stands for; the last one of an operation may come several times."""
    meanings = OPERANDS[op]
    return meanings[min(operand, len(meanings) - 1)]


def changes(code: Code, place: int) -> Iterator[tuple[int | None, str]]:
    """What can be changed in an instruction so that somebody should notice."""
    instruction = code.instructions[place]
    op = Op(instruction[0])
    if op not in _NEVER_LEFT_OUT and not can_not_matter(code, place, None, ""):
        yield None, "left out"
    for operand, value in enumerate(instruction[1:]):
        for change in _changes_of(code, op, meaning_of(op, operand), value):
            if not can_not_matter(code, place, operand, change):
                yield operand, change


def _changes_of(code: Code, op: Op, meaning: Operand, value: int) -> Iterator[str]:
    match meaning:
        case Operand.AMOUNT if op is Op.JUMP_UNLESS:
            yield from ("always", "never")
        case Operand.AMOUNT if value < 1000:  # any number at all stays any number
            yield "more"
            if value != 0:
                yield "less"
        case Operand.NUMBER:
            yield "more"
        case Operand.CHOOSING:
            yield from (flag.name.lower() for flag in Choosing)
        case Operand.ZONE | Operand.TARGET | Operand.KIND | Operand.HAPPENING:
            yield "other"
        case Operand.SLOT | Operand.INTO if value != Slot.NONE:
            yield "none"
        case Operand.FLAG | Operand.ROUND:
            yield "other"
        case Operand.WHO if op in (Op.CHOOSE, Op.CHOOSE_OPTION):
            yield "other"
        case Operand.FILTER if value:
            yield "none"
            yield from (f"test {place}" for place in _tests(code.filter_table[value]))


def _tests(tests: tuple[int, ...]) -> list[int]:
    """Where the operands of a filter stand."""
    places: list[int] = []
    place = 0
    while place < len(tests):
        operands = TEST_OPERANDS.get(Test(tests[place]), ())
        places += range(place + 1, place + 1 + len(operands))
        place += 1 + len(operands)
    return places


def changed(code: Code, place: int, mutant: Mutant) -> Instruction:
    """The instruction with the change made."""
    instruction = code.instructions[place]
    if mutant.operand is None:
        return (int(Op.JUMP), place + 1)
    op, where = Op(instruction[0]), mutant.operand + 1
    new = _changed_value(code, meaning_of(op, mutant.operand), instruction[where], mutant.change)
    return (*instruction[:where], int(new), *instruction[where + 1 :])


def _changed_value(code: Code, meaning: Operand, value: int, change: str) -> int:
    match meaning, change:
        case _, "always":
            return 1
        case _, "never":
            return 0
        case _, "none":
            return 0 if meaning is Operand.FILTER else Slot.NONE
        case Operand.NUMBER, _:
            return value + 1
        case Operand.CHOOSING, _:
            return value ^ Choosing[change.upper()]
        case Operand.AMOUNT, _:
            return _amount(code, value, 1 if change == "more" else -1)
        case Operand.ZONE, _:
            return _OTHER_ZONE.get(value, Zone.HAND)
        case Operand.TARGET, _:
            return _OTHER_TARGET.get(value, Zone.DISCARD)
        case Operand.KIND, _:
            return 1 if value <= 0 else 0
        case Operand.HAPPENING, _:
            return value ^ 1
        case Operand.FLAG, _:
            return 1 - value
        case Operand.WHO, _:
            return value ^ 1  # they and you, left and right
        case Operand.ROUND, _:
            return -1 - value
        case Operand.FILTER, _:
            return _filter(code, value, int(change.removeprefix("test ")))
    raise ValueError(change)


def _amount(code: Code, value: int, step: int) -> int:
    if value >= 0:
        return value + step
    terms = (*code.amount_table[-1 - value], int(Term.NUMBER), step, int(Term.ADD))
    code.amount_table.append(terms)
    return -len(code.amount_table)


def _filter(code: Code, value: int, place: int) -> int:
    tests = list(code.filter_table[value])
    test = Test(tests[place - 1])
    if test is Test.COSTS_UP_TO:
        tests[place] = _amount(code, tests[place], -1)
    elif test is Test.TYPES:
        tests[place] = (ACTION if tests[place] & TREASURE.mask else TREASURE).mask
    else:
        tests[place] = 0 if tests[place] != 0 else 1
    code.filter_table.append(tuple(tests))
    return len(code.filter_table) - 1
