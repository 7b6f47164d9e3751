"""What plots, charts and explanations show, measured from a tally: curves by turn, purchases, leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from deckwright.sim.match import Match
from deckwright.sim.result import labels as numbered
from deckwright.sim.statistics import Share, share
from deckwright.sim.tally import WIDEST_LEAD, Tally

RARE = 0.1
"""A turn that a smaller share of the games reached says more about long games than about strategies, and is left out."""
FEWEST_IN_GROUP = 20


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
    victories: Share


def labels(match: Match, longest: int = 32) -> list[str]:
    """The names of the strategies, cut where they are long and numbered where they are the same."""
    names = (strategy.name for strategy in match.strategies)
    return numbered(name if len(name) <= longest else name[: longest - 1] + "…" for name in names)


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
    return [group for group in found if group.victories.games]


def _lead_group(tally: Tally, places: Sequence[int]) -> LeadGroup:
    games = sum(tally.lead_games[place] for place in places)
    halves = sum(tally.lead_wins[place] for place in places)
    lead = sum(tally.lead_games[place] * (place - WIDEST_LEAD) for place in places) / max(games, 1)
    return LeadGroup(lead, share(halves / 2, 0.0, games))


def leads(tally: Tally) -> dict[str, LeadGroup]:
    """Games in which the first strategy was behind, level and ahead."""
    level = WIDEST_LEAD
    places = {"behind": range(level), "level": range(level, level + 1), "ahead": range(level + 1, 2 * level + 1)}
    return {name: _lead_group(tally, group) for name, group in places.items()}
