"""Which cards are plain Treasures: all of them can be played in one answer, since their order comes to the same sum.

That is a property of the card, read off its program: it only gives coins, Potions or Buys, asks nobody, moves at most itself, and no
Treasure of another name changes what it counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine.effects import reached
from deckwright.engine.program import TERM_OPERANDS, Instruction, Op, Operand, Slot, Term, Test, Zone

_GIVING = (Op.COINS, Op.BUYS, Op.POTIONS)
_CONTROL = (Op.END, Op.JUMP, Op.JUMP_UNLESS)
_CHANGED = (Zone.HAND, Zone.IN_PLAY, Zone.OWNED)
"""Places that every Treasure changes that is played."""


def is_plain(
    code: Sequence[Instruction], start: int, amounts: Sequence[tuple[int, ...]], filters: Sequence[tuple[int, ...]], kind: int
) -> bool:
    """Whether the program that starts here is that of a plain Treasure of this kind."""

    def fixed(operand: int) -> bool:
        return operand >= 0 or all(_stays(*noun) for noun in _nouns(amounts[-1 - operand]))

    def _stays(zone: int, slot: int, where: int) -> bool:
        own = tuple(filters[where]) in ((Test.KIND, kind), (Test.LIKE, Slot.THIS))
        return own or (slot == Slot.NONE and zone not in _CHANGED)

    for op, *operands in reached(code, start):
        if op in (Op.SELECT, Op.MOVE):
            if Slot.THIS not in operands[1:3]:
                return False
        elif op not in (*_GIVING, *_CONTROL) or (op not in (Op.END, Op.JUMP) and not fixed(operands[0])):
            return False
    return True


def _nouns(terms: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Which cards an amount looks at, as (zone, slot, filter)."""
    found, rest = [], list(terms)
    while rest:
        meanings = TERM_OPERANDS.get(Term(rest.pop(0)), ())
        operands, rest = rest[: len(meanings)], rest[len(meanings) :]
        if Operand.ZONE in meanings:
            place = meanings.index(Operand.ZONE)
            zone, slot, where = operands[place : place + 3]
            found.append((zone, slot, where))
    return found
