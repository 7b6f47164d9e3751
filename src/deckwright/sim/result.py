"""What a match showed, in numbers that people and programs can use: typed, never changing, and easily made a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from deckwright.sim.match import Match
from deckwright.sim.statistics import Interval, Mean, Share, mean, quantile, share, wilson
from deckwright.sim.tally import LEAD_TURN, WIDEST_LEAD, Tally


@dataclass(frozen=True, slots=True)
class Standing:
    """How one strategy did."""

    name: str
    wins: int
    """Games won alone."""
    ties: int
    """Games won together with others."""
    losses: int
    win_rate: Share
    """Games won alone, of all."""
    score: Share
    """As the win rate, with a shared victory as half (or as a third, with two others)."""
    points: Mean
    """Victory points at the end."""
    moving_first: Share
    """Its score in the games in which it moved first."""
    moving_later: Share


@dataclass(frozen=True, slots=True)
class Length:
    """How long the games were, in turns of the player who had most."""

    mean: Mean
    short: int
    """A tenth of the games had at most this many."""
    median: int
    long: int
    """Nine tenths of the games had at most this many."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a strategy, over all games that lasted so long."""

    strategy: str
    turn: int
    games: int
    coins: Mean
    """Coins there were to spend."""
    points: Mean
    """Victory points at its end."""
    bought: dict[str, int]
    """Cards bought in it, over all games."""


@dataclass(frozen=True, slots=True)
class Lead:
    """Games in which the first strategy had this lead over the best other one after its tenth turn, and its score in them."""

    lead: int
    score: Share


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Everything that a match showed. Only ``seconds`` depends on the machine."""

    match: Match
    tally: Tally
    engine: str
    seconds: float
    interrupted: bool
    """Somebody stopped it before all games were played."""
    standings: tuple[Standing, ...]
    """In the order in which the strategies were named."""
    turns: Mean
    """Turns of all players together."""
    length: Length
    first_seat: Share
    """The score of whoever moved first."""
    turn_table: tuple[Turn, ...]
    leads: tuple[Lead, ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @property
    def games_per_second(self) -> float:
        """By the clock on the wall."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    @property
    def widest(self) -> float:
        """The width of the widest interval of a score."""
        return max(standing.score.interval.width for standing in self.standings)

    def standing(self, name: str) -> Standing:
        """How the strategy of this name did."""
        return next(standing for standing in self.standings if standing.name == name)

    def rows(self) -> list[dict[str, Any]]:
        """A table with one row for each strategy."""
        return [
            {
                "strategy": one.name,
                "games": self.games,
                "wins": one.wins,
                "ties": one.ties,
                "losses": one.losses,
                **_share("win_rate", one.win_rate),
                **_share("score", one.score),
                **_mean("points", one.points),
                **_share("moving_first", one.moving_first),
                **_share("moving_later", one.moving_later),
            }
            for one in self.standings
        ]

    def turn_rows(self) -> list[dict[str, Any]]:
        """A table with one row for each strategy and turn."""
        return [
            {
                "strategy": one.strategy,
                "turn": one.turn,
                "games": one.games,
                **_mean("coins", one.coins),
                **_mean("points", one.points),
                "bought": one.bought,
            }
            for one in self.turn_table
        ]

    def as_dict(self) -> dict[str, Any]:
        """Everything for JSON."""
        tally = self.tally
        return {
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games_per_second, 3),
            "engine": self.engine,
            "seed": self.match.seed,
            "seats": "alternate" if self.match.alternate else "fixed",
            "interrupted": self.interrupted,
            "kingdom": list(self.match.kingdom),
            "sets": list(self.match.sets),
            "wins": {one.name: one.wins for one in self.standings},
            "score": {one.name: one.score.value for one in self.standings},
            "ties": tally.ties,
            "mean_turns": self.turns.value,
            "decisions": tally.decisions,
            "endings": {"provinces": tally.province_endings, "piles": tally.pile_endings, "unfinished": tally.unfinished},
            "first_seat": {"games": self.first_seat.games, **_share("score", self.first_seat)},
            "length": {
                **_mean("turns", self.length.mean),
                "short": self.length.short,
                "median": self.length.median,
                "long": self.length.long,
                "games_by_turns": {str(turns): games for turns, games in enumerate(tally.lengths) if games},
            },
            "strategies": self.rows(),
            "turns": self.turn_rows(),
            "leads": {
                "turn": LEAD_TURN,
                "rows": [{"lead": one.lead, "games": one.score.games, **_share("score", one.score)} for one in self.leads],
            },
        }


def match_result(match: Match, tally: Tally, engine: str = "python", seconds: float = 0.0, interrupted: bool = False) -> MatchResult:
    """What a tally of a match says."""
    names = labels(strategy.name for strategy in match.strategies)
    tied = _tied_share(tally)
    first_wins, first_ties, first_games = sum(tally.first_seat_wins), sum(tally.first_seat_ties), sum(tally.first_seat_games)
    return MatchResult(
        match=match,
        tally=tally,
        engine=engine,
        seconds=seconds,
        interrupted=interrupted,
        standings=tuple(_standing(tally, who, name, tied) for who, name in enumerate(names)),
        turns=mean(tally.turns, tally.turns_squared, tally.games),
        length=_length(tally),
        first_seat=_score(first_wins, first_ties, tied, first_games),
        turn_table=tuple(_turns(match, tally, names)),
        leads=tuple(_leads(tally)),
    )


def labels(names: Iterable[str]) -> list[str]:
    """The names, numbered where several are the same."""
    every = list(names)
    return [f"{name} ({every[: place + 1].count(name)})" if every.count(name) > 1 else name for place, name in enumerate(every)]


def _standing(tally: Tally, who: int, name: str, tied: float) -> Standing:
    wins, games = tally.wins[who], tally.games
    shared = {winners: count for winners, count in enumerate(tally.shares[who]) if winners > 1}
    ties = sum(shared.values())
    total = wins + sum(count / winners for winners, count in shared.items())
    lost_spread = sum(count / winners * (1 - 1 / winners) for winners, count in shared.items())
    first_wins, first_ties, first_games = tally.first_seat_wins[who], tally.first_seat_ties[who], tally.first_seat_games[who]
    return Standing(
        name=name,
        wins=wins,
        ties=ties,
        losses=games - wins - ties,
        win_rate=Share(wins / games if games else 0.0, wilson(wins, games), games),
        score=share(total, lost_spread, games),
        points=mean(tally.score[who], tally.score_squared[who], games),
        moving_first=_score(first_wins, first_ties, tied, first_games),
        moving_later=_score(wins - first_wins, ties - first_ties, tied, games - first_games),
    )


def _score(wins: int, ties: int, tied: float, games: int) -> Share:
    return share(wins + ties * tied, ties * tied * (1 - tied), games)


def _tied_share(tally: Tally) -> float:
    """What a shared victory is worth in the mean: half, unless more than two share some."""
    games = [sum(row[winners] for row in tally.shares) for winners in range(tally.players + 1)]
    winners = sum(games[2:])
    return sum(count / number for number, count in enumerate(games) if number > 1) / winners if winners else 0.5


def _length(tally: Tally) -> Length:
    total = sum(turns * games for turns, games in enumerate(tally.lengths))
    squares = sum(turns * turns * games for turns, games in enumerate(tally.lengths))
    tenths = [quantile(tally.lengths, part) for part in (0.1, 0.5, 0.9)]
    return Length(mean(total, squares, tally.games), *tenths)


def _turns(match: Match, tally: Tally, names: list[str]) -> Iterable[Turn]:
    cards = match.box().names
    for who, name in enumerate(names):
        for turn, games in enumerate(tally.turn_games[who]):
            if games:
                yield Turn(
                    strategy=name,
                    turn=turn,
                    games=games,
                    coins=mean(tally.coins[who][turn], tally.coins_squared[who][turn], games),
                    points=mean(tally.points[who][turn], tally.points_squared[who][turn], games),
                    bought={cards[kind]: count for kind, count in enumerate(tally.purchases[who][turn]) if count},
                )


def _leads(tally: Tally) -> Iterable[Lead]:
    for place, games in enumerate(tally.lead_games):
        if games:  # how many of the halves were shared victories is not known, so the interval is a little too wide
            yield Lead(place - WIDEST_LEAD, share(tally.lead_wins[place] / 2, 0.0, games))


def _share(name: str, part: Share) -> dict[str, float]:
    interval: Interval = part.interval
    return {name: part.value, f"{name}_low": interval.low, f"{name}_high": interval.high}


def _mean(name: str, part: Mean) -> dict[str, float]:
    return {name: part.value, f"{name}_deviation": part.deviation, f"{name}_error": part.error}
