"""From the network's values to win chances that can be believed: they agree with how often such positions were won."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine.score import winners
from deckwright.engine.state import State

Chances = tuple[float, ...]
"""By seat; together 1."""

STRETCHES = {2: 1.4, 3: 2.6, 4: 0.9, 5: 3.2, 6: 0.6}
"""By number of players: the odds are raised to this power, found by ``benchmarks/calibration.py``. The network was trained with two,
three and five players; with four and six it is surer than it should be."""
ROUGH_FROM = 4
"""With so many players and more the chances say who is ahead, and hardly by how much (``docs/review.md``)."""
FURTHEST = 0.001
"""No chance is nearer than this to 0 or 1 before all are made to add up: nothing is certain before the game is over."""


def stretch_for(players: int) -> float:
    """How much surer the end is than the values say."""
    return STRETCHES[players]


def are_rough(players: int) -> bool:
    """Whether people should be told not to take the chances at their word."""
    return players >= ROUGH_FROM


def chances_of(values: Sequence[float], stretch: float | None = None) -> Chances:
    """Everybody's chances, from what the game is worth to each: a victory pays 1, and the losers pay it together."""
    players = len(values)
    power = stretch_for(players) if stretch is None else stretch
    plain = [min(max((1 + value * (players - 1)) / players, FURTHEST), 1 - FURTHEST) for value in values]
    odds = [(chance / (1 - chance)) ** power for chance in plain]
    told = [one / (1 + one) for one in odds]
    return tuple(one / sum(told) for one in told)


def even(players: int) -> Chances:
    """Before anything is known."""
    return (1 / players,) * players


def shares(state: State) -> Chances:
    """The victory of a game that is over, shared by those who have won."""
    won = winners(state)
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(state.players))


def with_chance(before: Sequence[float], seat: int, chance: float) -> Chances:
    """The chances of all once one seat's is another: the others share the rest as they did before."""
    rest = 1 - before[seat]
    parts = [(one / rest if rest > 0 else 1 / (len(before) - 1)) * (1 - chance) for one in before]
    return tuple(chance if place == seat else part for place, part in enumerate(parts))
