"""What a ladder showed: scores with intervals over kingdoms, the worst kingdom, time for a decision, ratings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from deckwright.ladder.cells import Forfeit, Played
from deckwright.notation.kingdom_code import Kingdom, write_code
from deckwright.sim.statistics import Interval, Rating, mean_interval, ratings, share


@dataclass(frozen=True, slots=True)
class Duel:
    """One contestant against another over all kingdoms that both can play."""

    first: str
    second: str
    cells: tuple[Played, ...]
    """In the order of the kingdoms."""

    @property
    def games(self) -> int:
        """On all kingdoms together."""
        return sum(played.games for played in self.cells)

    @property
    def score(self) -> float:
        """The mean over the kingdoms of the share that the first one won."""
        return sum(played.score for played in self.cells) / len(self.cells)

    @property
    def interval(self) -> Interval:
        """Where the mean over all kingdoms of this kind lies, in 95 of 100 ladders; never narrower than that of as many games on one."""
        points, ties = sum(played.wins + played.ties / 2 for played in self.cells), sum(played.ties for played in self.cells)
        games = share(points, ties / 4, self.games).interval
        if len(self.cells) == 1:
            return games
        kingdoms = mean_interval([played.score for played in self.cells])
        return Interval(min(games.low, kingdoms.low), max(games.high, kingdoms.high))

    @property
    def worst(self) -> Played:
        """The kingdom on which the first one did worst."""
        return min(self.cells, key=lambda played: played.score)

    def turned(self) -> Duel:
        """The same, seen from the other side."""
        return Duel(self.second, self.first, tuple(turned(played) for played in self.cells))


def turned(played: Played) -> Played:
    """The same cell, seen from the second of the two."""
    cell = type(played.cell)(played.cell.kingdom, played.cell.second, played.cell.first)
    return Played(
        cell,
        played.losses,
        played.ties,
        played.wins,
        played.decisions[::-1],
        played.seconds[::-1],
        played.longest[::-1],
        tuple(replace(forfeit, who=1 - forfeit.who) for forfeit in played.forfeits),
    )


@dataclass(frozen=True, slots=True)
class Rung:
    """One contestant on the ladder."""

    name: str
    rating: Rating
    score: float
    """The mean over its duels."""
    milliseconds: float | None
    """For a decision; unknown where only the fast machine played it."""
    longest: float | None


@dataclass(frozen=True, slots=True)
class LadderResult:
    """What a ladder showed."""

    names: tuple[str, ...]
    kingdoms: tuple[Kingdom, ...]
    games: int
    """Of each cell."""
    seed: int
    played: tuple[Played, ...]
    interrupted: bool

    def duel(self, first: str, second: str) -> Duel | None:
        """One against another, seen from the first; nothing where they never met."""
        met = [cell for cell in self.played if {cell.cell.first, cell.cell.second} == {first, second} and first != second]
        seen = [cell if cell.cell.first == first else turned(cell) for cell in met]
        return Duel(first, second, tuple(sorted(seen, key=lambda cell: cell.cell.kingdom))) if seen else None

    def duels(self) -> list[Duel]:
        """Every pair that met, once."""
        return [duel for pair in combinations(self.names, 2) if (duel := self.duel(*pair)) is not None]

    def rungs(self) -> list[Rung]:
        """The contestants, the strongest first."""
        points, games = self._table()
        rated = ratings(points, games)
        found = [Rung(name, rated[row], self._mean(name), *self._times(name)) for row, name in enumerate(self.names) if any(games[row])]
        return sorted(found, key=lambda rung: -rung.rating.value)

    def forfeits(self) -> list[tuple[str, int, Forfeit]]:
        """Who lost games by default, how many in all, and what happened in the first of them: each reason once."""
        found: dict[tuple[str, str], tuple[int, Forfeit]] = {}
        for played in self.played:
            for forfeit in played.forfeits:
                who = (played.cell.first, played.cell.second)[forfeit.who]
                games, first = found.get((who, forfeit.code), (0, forfeit))
                found[who, forfeit.code] = (games + forfeit.games, first)
        return [(who, games, first) for (who, _), (games, first) in found.items()]

    def _table(self) -> tuple[list[list[float]], list[list[int]]]:
        places = {name: number for number, name in enumerate(self.names)}
        points, games = [[0.0] * len(places) for _ in places], [[0] * len(places) for _ in places]
        for played in self.played:
            first, second = places[played.cell.first], places[played.cell.second]
            points[first][second] += played.wins + played.ties / 2
            points[second][first] += played.losses + played.ties / 2
            games[first][second] += played.games
            games[second][first] += played.games
        return points, games

    def _mean(self, name: str) -> float:
        met = [duel.score for other in self.names if (duel := self.duel(name, other)) is not None]
        return sum(met) / len(met)

    def _times(self, name: str) -> tuple[float | None, float | None]:
        sides = [
            (played, side) for played in self.played for side, who in enumerate((played.cell.first, played.cell.second)) if who == name
        ]
        decisions = sum(played.decisions[side] for played, side in sides)
        if not decisions:
            return None, None
        seconds = sum(played.seconds[side] for played, side in sides)
        return 1000 * seconds / decisions, 1000 * max(played.longest[side] for played, side in sides)

    def as_dict(self) -> dict[str, Any]:
        """Everything for JSON."""
        return {
            "seed": self.seed,
            "games_of_a_cell": self.games,
            "interrupted": self.interrupted,
            "kingdoms": [
                {"code": write_code(kingdom), "cards": list(kingdom.cards), "sets": list(kingdom.sets)} for kingdom in self.kingdoms
            ],
            "contestants": [_rung(rung) for rung in self.rungs()],
            "duels": [self._duel(duel) for duel in self.duels()],
            "forfeits": [
                {"contestant": who, "games": games, "code": first.code, "message": str(first.problem), "details": first.details}
                for who, games, first in self.forfeits()
            ],
        }

    def _duel(self, duel: Duel) -> dict[str, Any]:
        return {
            "first": duel.first,
            "second": duel.second,
            "kingdoms": len(duel.cells),
            "games": duel.games,
            "score": duel.score,
            "score_low": duel.interval.low,
            "score_high": duel.interval.high,
            "worst": duel.worst.score,
            "worst_kingdom": write_code(self.kingdoms[duel.worst.cell.kingdom]),
            "by_kingdom": [[cell.cell.kingdom, cell.wins, cell.ties, cell.losses] for cell in duel.cells],
        }


def _rung(rung: Rung) -> dict[str, Any]:
    return {
        "contestant": rung.name,
        "rating": rung.rating.value,
        "rating_low": rung.rating.interval.low,
        "rating_high": rung.rating.interval.high,
        "score": rung.score,
        "milliseconds": rung.milliseconds,
        "longest_milliseconds": rung.longest,
    }
