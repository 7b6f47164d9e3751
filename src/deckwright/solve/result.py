"""What a search found: the best strategy, other ideas, and how surely they are good."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from deckwright.notation.kingdom_code import Kingdom, write_code
from deckwright.sim.statistics import Share
from deckwright.sim.strategy_file import Strategy


@dataclass(frozen=True, slots=True)
class Versus:
    """A strategy against somebody."""

    opponent: str
    score: Share
    kind: str = "library"
    """``library``, ``bot`` or ``found``: another idea of the same search."""


@dataclass(frozen=True, slots=True)
class Found:
    """A strategy with what it showed in games that decided nothing before."""

    strategy: Strategy
    versus: tuple[Versus, ...]
    bought: Mapping[str, float]
    """Copies of each card that it buys in a game, on average."""

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "name": self.strategy.name,
            "text": self.strategy.text,
            "bought": {card: round(copies, 2) for card, copies in self.bought.items()},
            "versus": [
                {
                    "opponent": row.opponent,
                    "kind": row.kind,
                    "games": row.score.games,
                    "score": row.score.value,
                    "score_low": row.score.interval.low,
                    "score_high": row.score.interval.high,
                }
                for row in self.versus
            ],
        }


@dataclass(frozen=True, slots=True)
class Solution:
    """The best strategy of a search, and the best ones that buy other cards."""

    kingdom: Kingdom
    best: Found
    others: tuple[Found, ...]
    rounds: int
    islands: int
    seconds: float
    seed: int
    engine: str
    interrupted: bool

    def as_dict(self) -> dict[str, Any]:
        """Everything for JSON."""
        return {
            "kingdom": {"code": write_code(self.kingdom), "cards": list(self.kingdom.cards), "sets": list(self.kingdom.sets)},
            "seed": self.seed,
            "rounds": self.rounds,
            "islands": self.islands,
            "seconds": round(self.seconds, 1),
            "engine": self.engine,
            "interrupted": self.interrupted,
            "best": self.best.as_dict(),
            "others": [found.as_dict() for found in self.others],
        }
