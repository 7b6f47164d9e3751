"""Lessons: what somebody who plays well chose, from what, and what was known then.

Who teaches is handed in: this layer knows strategies, and nobody who plays without one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Protocol

from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.workers import Workers

ENOUGH = ""
"""Chosen where nothing more is taken."""
MENU = "buy"
PIECE = 4
"""Games that a worker watches at a time."""
_SEEDS = 1 << 48


@dataclass(frozen=True, slots=True)
class Lesson:
    """One choice: a card to buy, or one of the cards that an answer names."""

    heading: str
    """The section of a strategy file that it belongs to: ``buy``, ``trash with Remodel``."""
    offered: tuple[str, ...]
    chosen: str
    """A card that was on offer, or ``ENOUGH``."""
    facts: Mapping[str, int]
    """By the words that conditions have for them; cards that one has none of are left out."""


class Teacher(Protocol):
    """Somebody who plays without a strategy, and can be watched."""

    def lessons(self, kingdom: Kingdom, opponent: Strategy, seed: int, games: int) -> Sequence[Lesson]:
        """What it chose in games against an opponent, the seats alternating."""
        ...


def taught(teacher: Teacher, kingdom: Kingdom, opponent: Strategy, seed: int, games: int, workers: Workers) -> list[Lesson]:
    """The lessons of so many games, whoever of the workers watches which."""
    work = partial(_watch, teacher, kingdom, opponent, Random(f"lessons {seed}").randrange(_SEEDS))
    with closing(workers.parts(work, ((first, min(PIECE, games - first)) for first in range(0, games, PIECE)))) as parts:
        return [lesson for _, lessons in sorted(parts, key=lambda part: part[0]) for lesson in lessons]


def _watch(teacher: Teacher, kingdom: Kingdom, opponent: Strategy, seed: int, first: int, games: int) -> tuple[int, Sequence[Lesson]]:
    return first, teacher.lessons(kingdom, opponent, seed + first, games)
