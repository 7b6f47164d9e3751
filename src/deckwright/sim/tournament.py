"""Tournaments: all pairs of many strategies, the cross table and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import Any

from deckwright.engine.layout import KINGDOM_PILES
from deckwright.errors import Problem
from deckwright.sim.match import choose_engine
from deckwright.sim.result import MatchResult, labels
from deckwright.sim.simulate import AnyStrategy, Progress, as_strategy, check_numbers, make_match, run_match, smallest_pieces, workers_for
from deckwright.sim.statistics import Rating, Share, ratings, share

GAMES = 1_000
"""Games of a pair where nobody says how many."""


@dataclass(frozen=True, slots=True)
class Place:
    """One strategy in a tournament."""

    name: str
    rating: Rating
    score: Share
    """Over all its games, a tie as half."""


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """What a tournament showed."""

    names: tuple[str, ...]
    pairs: dict[tuple[int, int], MatchResult]
    """By the numbers of the two strategies, the smaller first."""
    places: tuple[Place, ...]
    """In the order of the names."""
    engine: str
    seed: int
    seconds: float
    interrupted: bool

    @property
    def games(self) -> int:
        """Of all pairs together."""
        return sum(result.games for result in self.pairs.values())

    @property
    def ranking(self) -> tuple[int, ...]:
        """The numbers of the strategies, the best first."""
        return tuple(sorted(range(len(self.names)), key=lambda number: -self.places[number].rating.value))

    def cell(self, row: int, column: int) -> Share | None:
        """The score of one strategy against another; nothing against itself or where no game was played."""
        result = self.pairs.get((min(row, column), max(row, column)))
        return result.standings[0 if row < column else 1].score if result is not None and result.games else None

    def matrix(self) -> list[list[float | None]]:
        """The scores of each row against each column."""
        numbers = range(len(self.names))
        cells = [[self.cell(row, column) for column in numbers] for row in numbers]
        return [[None if cell is None else cell.value for cell in row] for row in cells]

    def rows(self) -> list[dict[str, Any]]:
        """A table with one row for each strategy, the best first."""
        places = [self.places[number] for number in self.ranking]
        return [
            {
                "strategy": place.name,
                "rating": place.rating.value,
                "rating_low": place.rating.interval.low,
                "rating_high": place.rating.interval.high,
                "games": place.score.games,
                "score": place.score.value,
                "score_low": place.score.interval.low,
                "score_high": place.score.interval.high,
            }
            for place in places
        ]

    def pair_rows(self) -> list[dict[str, Any]]:
        """A table with one row for each pair; the score is that of the first."""
        return [
            {
                "first": self.names[first],
                "second": self.names[second],
                "games": result.games,
                "seed": result.match.seed,
                "kingdom": list(result.match.kingdom),
                "wins": result.standings[0].wins,
                "ties": result.tally.ties,
                "losses": result.standings[0].losses,
                "score": result.standings[0].score.value,
                "score_low": result.standings[0].score.interval.low,
                "score_high": result.standings[0].score.interval.high,
                "first_seat": result.first_seat.value,
                "mean_turns": result.turns.value,
            }
            for (first, second), result in self.pairs.items()
        ]

    def as_dict(self) -> dict[str, Any]:
        """Everything for JSON."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / self.seconds, 3) if self.seconds else 0.0,
            "engine": self.engine,
            "seed": self.seed,
            "interrupted": self.interrupted,
            "ratings": self.rows(),
            "pairs": self.pair_rows(),
        }


def tournament(
    *strategies: AnyStrategy,
    kingdom: str | Sequence[str] | None = None,
    sets: Sequence[str] | None = None,
    games: int | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    engine: str | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> TournamentResult:
    """Let each strategy play each other one, ``games`` games a pair, seats alternating; other arguments are as in ``simulate``.

    Without a kingdom all play with the piles that the strategies need together, and where these are more than ten, each pair
    with the piles that the two need. Pairs take their seeds one after the other, so that no two games begin alike.
    """
    if len(strategies) < 2:
        raise Problem("tournament-few", number=len(strategies))
    check_numbers(games, None)
    found = [as_strategy(strategy) for strategy in strategies]
    together = sorted({card for strategy in found for card in strategy.needs})
    if kingdom is None and len(together) <= KINGDOM_PILES:
        kingdom = together
    number = GAMES if games is None else games
    first = make_match(found[:2], kingdom, sets, seed)
    seeds = (first.seed + index * number for index in range(len(found) ** 2))
    numbers = list(combinations(range(len(found)), 2))
    matches = [make_match((found[a], found[b]), kingdom, sets, next(seeds) % (1 << 64)) for a, b in numbers]
    started, chosen, pairs = perf_counter(), choose_engine(engine), dict[tuple[int, int], MatchResult]()
    with workers_for(jobs, cluster, smallest_pieces(number), chosen) as workers:
        for pair, match in zip(numbers, matches, strict=True):
            report = _reporter(progress, len(pairs) * number, len(numbers) * number)
            pairs[pair] = run_match(match, number, None, chosen, workers, report)
            if pairs[pair].interrupted:
                break
    interrupted = len(pairs) < len(numbers) or any(result.interrupted for result in pairs.values())
    names = tuple(labels(strategy.name for strategy in found))
    return TournamentResult(names, pairs, _places(names, pairs), chosen, first.seed, perf_counter() - started, interrupted)


def _places(names: tuple[str, ...], pairs: dict[tuple[int, int], MatchResult]) -> tuple[Place, ...]:
    number = len(names)
    scores, games = [[0.0] * number for _ in names], [[0] * number for _ in names]
    ties = [0] * number
    for (first, second), result in pairs.items():
        for row, column, standing in ((first, second, result.standings[0]), (second, first, result.standings[1])):
            scores[row][column], games[row][column] = standing.wins + standing.ties / 2, result.games
            ties[row] += standing.ties
    rated = ratings(scores, games)
    return tuple(Place(name, rated[row], share(sum(scores[row]), ties[row] / 4, sum(games[row]))) for row, name in enumerate(names))


def _reporter(progress: Progress | None, before: int, planned: int) -> Progress | None:
    if progress is None:
        return None
    return lambda played, _: progress(before + played, planned)
