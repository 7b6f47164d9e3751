"""What pictures, charts and explanations show, measured from a tally: curves by turn, purchases, leads, shares of the victories."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from deckwright.sim.match import Match
from deckwright.sim.tally import WIDEST_LEAD, Tally

CONFIDENCE = 1.96
"""Standard errors on either side of a 95 % interval."""
RARE = 0.1
"""A turn that a smaller share of the games reached says more about long games than about strategies, and is left out."""
FEWEST_IN_GROUP = 20


@dataclass(frozen=True, slots=True)
class Rate:
    """A share between 0 and 1 with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Moment:
    """What a turn looked like over all games that had it: the mean and the standard deviation."""

    turn: int
    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class Bought:
    """Copies of a card that a strategy bought: in a game, and in each turn of a game."""

    card: str
    copies: float
    mean_turn: float
    by_turn: tuple[float, ...]
    """Copies a game in turn 1, 2, ..."""


@dataclass(frozen=True, slots=True)
class LeadGroup:
    """Games in which the first strategy had about this lead at the turn that is compared."""

    lead: float
    games: int
    rate: Rate


def labels(match: Match, longest: int = 32) -> list[str]:
    """The names of the strategies, cut where they are long and numbered where they are the same."""
    names = [strategy.name if len(strategy.name) <= longest else strategy.name[: longest - 1] + "…" for strategy in match.strategies]
    return [f"{name} ({number})" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]


def rate(total: float, squares: float, number: int) -> Rate:
    """The mean of results between 0 and 1, from their sum and the sum of their squares (Wilson's interval, narrower with ties)."""
    if number == 0:
        return Rate(0.0, 0.0, 1.0)
    mean = total / number
    chance = mean * (1 - mean)
    variance = max(squares / number - mean * mean, 0.0)
    games = number * (chance / variance if 0 < variance < chance else 1.0)  # a tie tells less than a victory, so it scatters less
    z = CONFIDENCE * CONFIDENCE
    middle = (mean + z / (2 * games)) / (1 + z / games)
    half = CONFIDENCE / (1 + z / games) * sqrt(chance / games + z / (4 * games * games))
    return Rate(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def score_rate(tally: Tally, who: int) -> Rate:
    """The share of the victories of a strategy; a shared one counts in parts."""
    parts = [(games, 1 / winners) for winners, games in enumerate(tally.shares[who]) if winners]
    return rate(sum(games * part for games, part in parts), sum(games * part * part for games, part in parts), tally.games)


def tie_rate(tally: Tally) -> Rate:
    """The share of the games that several players won."""
    return rate(tally.ties, tally.ties, tally.games)


def coins_by_turn(tally: Tally, who: int) -> list[Moment]:
    """The coins there were to spend in each turn."""
    return _moments(tally.games, tally.turn_games[who], tally.coins[who], tally.coins_squared[who])


def points_by_turn(tally: Tally, who: int) -> list[Moment]:
    """The victory points at the end of each turn."""
    return _moments(tally.games, tally.turn_games[who], tally.points[who], tally.points_squared[who])


def _moments(games: int, reached: Sequence[int], totals: Sequence[int], squares: Sequence[int]) -> list[Moment]:
    found = []
    for turn, number in enumerate(reached):
        if turn and number and number >= RARE * games:
            mean = totals[turn] / number
            found.append(Moment(turn, mean, sqrt(max(squares[turn] / number - mean * mean, 0.0))))
    return found


def turn_of_reaching(moments: Sequence[Moment], level: float) -> float | None:
    """The turn in which the mean comes to a level, between two turns in proportion; nothing if it never does."""
    before = Moment(0, 0.0, 0.0)
    for moment in moments:
        if moment.mean >= level:
            rise = moment.mean - before.mean
            return moment.turn if rise <= 0 else before.turn + (moment.turn - before.turn) * (level - before.mean) / rise
        before = moment
    return None


def mean_turns(tally: Tally) -> float:
    """Turns of the player who had most, in the mean."""
    return sum(turn * games for turn, games in enumerate(tally.lengths)) / max(tally.games, 1)


def last_turn(tally: Tally) -> int:
    """The last turn that enough games reached to be shown."""
    return max((moment.turn for who in range(tally.players) for moment in points_by_turn(tally, who)), default=1)


def purchases(match: Match, tally: Tally, who: int, most: int | None = None) -> list[Bought]:
    """What a strategy bought, the most bought card first."""
    names, games, last = match.box().names, max(tally.games, 1), last_turn(tally)
    found = []
    for kind, name in enumerate(names):
        column = [row[kind] for row in tally.purchases[who]]
        copies = sum(column)
        if copies:
            mean_turn = sum(turn * number for turn, number in enumerate(column)) / copies
            found.append(Bought(name, copies / games, mean_turn, tuple(number / games for number in column[1 : last + 1])))
    found.sort(key=lambda bought: (-bought.copies, bought.card))
    return found[:most]


def lead_groups(tally: Tally) -> list[LeadGroup]:
    """Games by the lead of the first strategy, neighbouring leads together until there are games enough to tell something."""
    enough = max(FEWEST_IN_GROUP, 0.02 * sum(tally.lead_games))
    groups: list[list[int]] = []
    for place in range(len(tally.lead_games)):
        if groups and sum(tally.lead_games[lead] for lead in groups[-1]) < enough:
            groups[-1].append(place)
        else:
            groups.append([place])
    if len(groups) > 1 and sum(tally.lead_games[place] for place in groups[-1]) < enough:
        last = groups.pop()
        groups[-1] += last
    found = (_lead_group(tally, group) for group in groups)
    return [group for group in found if group.games]


def _lead_group(tally: Tally, places: Sequence[int]) -> LeadGroup:
    games = sum(tally.lead_games[place] for place in places)
    halves = sum(tally.lead_wins[place] for place in places)
    lead = sum(tally.lead_games[place] * (place - WIDEST_LEAD) for place in places) / max(games, 1)
    return LeadGroup(lead, games, rate(halves / 2, halves / 2, games))


def leads(tally: Tally) -> dict[str, LeadGroup]:
    """Games in which the first strategy was behind, level and ahead."""
    places = {"behind": range(WIDEST_LEAD), "level": range(WIDEST_LEAD, WIDEST_LEAD + 1), "ahead": range(WIDEST_LEAD + 1, 2 * WIDEST_LEAD + 1)}
    return {name: _lead_group(tally, group) for name, group in places.items()}
