"""What numbers from many games are worth: intervals, means and ratings.

>>> round(wilson(8, 10).low, 4), round(wilson(8, 10).high, 4)
(0.4902, 0.9433)
>>> [round(rating.value) for rating in ratings([[0, 75], [25, 0]], [[0, 100], [100, 0]])]
[1594, 1406]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

NORMAL_95 = 1.959963984540054
"""95% of a normal distribution are within this many standard deviations."""
AVERAGE_RATING = 1500.0
ELO_POINTS = 400 / log(10)
"""A rating that is 400 points higher means ten times the wins."""

_MOST_STEPS, _LONGEST_STEP, _EXACT = 200, 1.0, 1e-11


@dataclass(frozen=True, slots=True)
class Interval:
    """The truth lies between these ends in 95 of 100 simulations."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """From end to end."""
        return self.high - self.low


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games between 0 and 1, with its interval."""

    value: float
    interval: Interval
    games: int


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, how far single games lie from it, and how far it may itself be from the truth (standard error)."""

    value: float
    deviation: float
    error: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating on the scale of Elo, with its standard error against the average of all."""

    value: float
    error: float

    @property
    def interval(self) -> Interval:
        """95%."""
        return Interval(self.value - NORMAL_95 * self.error, self.value + NORMAL_95 * self.error)


def wilson(successes: int, games: int) -> Interval:
    """The interval of a share of successes (Wilson's), sensible even for none of ten."""
    return share(successes, 0.0, games).interval


def share(total: float, lost_spread: float, games: int) -> Share:
    """The mean of results between 0 and 1 with Wilson's interval, narrowed by what shared victories take from the spread.

    ``total`` is the sum of the results and ``lost_spread`` the sum of ``result * (1 - result)``: 0 for won and lost games, 1/4 for a tie.
    """
    if not games:
        return Share(0.0, Interval(0.0, 1.0), 0)
    mean, weight = total / games, NORMAL_95**2 / games
    lost = lost_spread / games / (1 + weight)  # how many ties there are is itself uncertain, most of all in few games
    middle = (mean + weight / 2) / (1 + weight)
    half = sqrt(max(weight * (mean * (1 - mean) + weight / 4 - lost * (1 + weight)), 0.0)) / (1 + weight)
    return Share(mean, Interval(max(min(middle - half, mean), 0.0), min(max(middle + half, mean), 1.0)), games)


def mean(total: float, squares: float, games: int) -> Mean:
    """The mean of numbers of which only the sum and the sum of the squares are known."""
    if not games:
        return Mean(0.0, 0.0, 0.0, 0)
    value = total / games
    variance = max(squares - total * value, 0.0) / max(games - 1, 1)
    return Mean(value, sqrt(variance), sqrt(variance / games), games)


def mean_interval(values: Sequence[float]) -> Interval:
    """Where the mean of results between 0 and 1 lies of which these are a sample: Student's interval, by its expansion in 1 / n."""
    found = mean(sum(values), sum(value * value for value in values), len(values))
    freedom, square = max(len(values) - 1, 1), NORMAL_95**2
    terms = ((square + 1) / 4, (5 * square**2 + 16 * square + 3) / 96, (3 * square**3 + 19 * square**2 + 17 * square - 15) / 384)
    student = NORMAL_95 * (1 + sum(term / freedom**power for power, term in enumerate(terms, 1)))
    return Interval(max(found.value - student * found.error, 0.0), min(found.value + student * found.error, 1.0))


def quantile(counts: Sequence[int], part: float) -> int:
    """The smallest number that at least this part of the counted ones do not exceed; ``counts`` is by number."""
    needed, seen = part * sum(counts), 0
    for number, count in enumerate(counts):
        seen += count
        if count and seen >= needed:
            return number
    return 0


def ratings(scores: Sequence[Sequence[float]], games: Sequence[Sequence[int]]) -> list[Rating]:
    """Bradley-Terry ratings from the scores of each against each (a tie is half), 1500 on average.

    Each pair counts one drawn game more than was played, so that somebody who won every game has a rating too.
    """
    number = len(scores)
    others = [[column for column in range(number) if column != row] for row in range(number)]
    strengths = [0.0] * number
    information = [[0.0] * number for _ in range(number)]
    for _ in range(_MOST_STEPS):
        slope = [0.0] * number
        information = [[1 / number] * number for _ in range(number)]  # the average is fixed by this
        for row in range(number):
            for column in others[row]:
                played = games[row][column] + 1
                expected = 1 / (1 + exp(strengths[column] - strengths[row]))
                slope[row] += scores[row][column] + 0.5 - played * expected
                information[row][row] += played * expected * (1 - expected)
                information[row][column] -= played * expected * (1 - expected)
        step = solve(information, slope)
        longest = max((abs(part) for part in step), default=0.0)
        shorten = min(1.0, _LONGEST_STEP / longest) if longest else 0.0
        strengths = [strength + shorten * part for strength, part in zip(strengths, step, strict=True)]
        if longest < _EXACT:
            break
    variances = [solve(information, [float(row == column) for column in range(number)])[row] - 1 / number for row in range(number)]
    return [
        Rating(AVERAGE_RATING + ELO_POINTS * strength, ELO_POINTS * sqrt(max(variance, 0.0)))
        for strength, variance in zip(strengths, variances, strict=True)
    ]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination with the greatest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, size):
            factor = rows[row][place] / rows[place][place]
            if factor:
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[place], strict=True)]
    answer = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * answer[column] for column in range(place + 1, size))
        answer[place] = (rows[place][size] - known) / rows[place][place]
    return answer
