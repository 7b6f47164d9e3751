"""What came of thinking about a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from deckwright.engine.answer import Answer


class Weighed(NamedTuple):
    """An answer, and what it is worth."""

    answer: Answer
    """As the engine takes it."""
    prior: float
    """How likely the learned player is to give it, from 0 to 1."""
    simulations: int
    """How often it was played on; 0 where the network alone judged."""
    chance: float
    """The chance that the seat wins after it, from 0 to 1; a tie counts as a share of a win."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The answers that were weighed, the best first, and the chances of the position."""

    answers: tuple[Weighed, ...]
    chance: float
    """The chance that the seat that is asked wins if it gives the best answer."""

    @property
    def best(self) -> Answer:
        """The answer to give."""
        return self.answers[0].answer

    @property
    def simulations(self) -> int:
        """How often the game was played on, for all answers together."""
        return sum(weighed.simulations for weighed in self.answers)
