"""The phases of a turn as rows, in the order in which they come. A phase in which cards of a type are played and nothing else is one row.

The program of a turn, the labels of views and scenarios, what is on offer and how a phase is left all go by these rows.
"""

from __future__ import annotations

from typing import NamedTuple

from deckwright.engine.program import Instruction, Op, Verb
from deckwright.lang.filters import ACTION, NIGHT, TREASURE


class PhaseRow(NamedTuple):
    """One phase of a turn."""

    number: int
    """What the state calls it."""
    label: str
    """What decisions, views and scenarios call it."""
    op: Op
    types: int = 0
    """Cards of these types are played in it."""
    ends: Verb | None = None
    """The answer that leaves it."""


PHASES = (
    PhaseRow(0, "action", Op.ACTION_PHASE, ACTION.mask, Verb.END_ACTIONS),
    PhaseRow(1, "buy", Op.BUY_PHASE, TREASURE.mask, Verb.END_TURN),
    PhaseRow(4, "night", Op.PLAY_PHASE, NIGHT.mask, Verb.END_NIGHT),
    PhaseRow(2, "buy", Op.CLEAN_UP),  # nobody is asked for a card there, so it has no label of its own
)
BY_NUMBER = {row.number: row for row in PHASES}
BY_OPERATION: dict[int, PhaseRow] = {int(row.op): row for row in PHASES if row.op is not Op.PLAY_PHASE}
LABELS = tuple(dict.fromkeys(row.label for row in PHASES))
LATER = tuple(row for row in PHASES if row.op is Op.PLAY_PHASE)
"""Phases that a box without cards for them passes over."""


def phase_of(instruction: Instruction) -> PhaseRow | None:
    """The phase that an instruction is, if it is one."""
    return BY_NUMBER[instruction[1]] if instruction[0] == Op.PLAY_PHASE else BY_OPERATION.get(instruction[0])
