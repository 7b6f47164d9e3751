"""Intervals, means and ratings against values that are known from elsewhere."""

from __future__ import annotations

import doctest
import random
from math import log10, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as draw

from deckwright.sim import statistics
from deckwright.sim.statistics import NORMAL_95, mean, quantile, ratings, share, solve, wilson


def test_examples() -> None:
    assert doctest.testmod(statistics).failed == 0


@pytest.mark.parametrize(
    ("successes", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (1, 29, 0.0061, 0.1718)],
)  # fmt: skip
def test_wilson_intervals_as_published(successes: int, games: int, low: float, high: float) -> None:
    interval = wilson(successes, games)
    assert interval.low == pytest.approx(low, abs=6e-5)
    assert interval.high == pytest.approx(high, abs=6e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0).width == 1
    assert mean(0, 0, 0).error == 0
    assert quantile([0, 0], 0.5) == 0


@given(draw.integers(0, 500), draw.integers(0, 500), draw.integers(0, 500))
def test_an_interval_of_a_score_holds_it_and_shrinks_with_ties(wins: int, ties: int, losses: int) -> None:
    games = wins + ties + losses
    found = share(wins + ties / 2, ties / 4, games)
    assert 0 <= found.interval.low <= found.value <= found.interval.high <= 1 or not games
    assert found.interval.width <= share(wins + ties / 2, 0, games).interval.width + 1e-12
    assert found.interval.width > 0


def test_ties_scatter_less() -> None:
    """With many games the interval is that of the normal distribution with the spread of the results."""
    found = share(4000 + 500, 250, 10_000)
    spread = sqrt(0.4 + 0.1 / 4 - 0.45**2)
    assert found.interval.width == pytest.approx(2 * NORMAL_95 * spread / 100, rel=1e-3)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    lot, held, tries = random.Random(5), 0, 2000
    for _ in range(tries):
        results = lot.choices((1.0, 0.5, 0.0), (0.25, 0.33, 0.42), k=120)
        interval = share(sum(results), results.count(0.5) / 4, len(results)).interval
        held += interval.low <= 0.415 <= interval.high
    assert 0.935 < held / tries < 0.965


def test_mean_and_errors() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    found = mean(sum(numbers), sum(number**2 for number in numbers), len(numbers))
    assert found.value == 5
    assert found.deviation == pytest.approx(sqrt(32 / 7))
    assert found.error == pytest.approx(sqrt(32 / 7 / 8))


def test_quantiles() -> None:
    counts = [0, 1, 0, 8, 1]
    assert [quantile(counts, part) for part in (0.1, 0.11, 0.5, 0.9, 1.0)] == [1, 3, 3, 3, 4]


def test_equations() -> None:
    assert solve([[0.0, 2.0], [3.0, 4.0]], [2.0, 7.0]) == pytest.approx([1.0, 1.0])


def test_two_strategies_have_the_rating_of_their_score() -> None:
    first, second = ratings([[0, 7500], [2500, 0]], [[0, 10_000], [10_000, 0]])
    assert first.value - second.value == pytest.approx(400 * log10(3), abs=0.1)
    assert first.value + second.value == pytest.approx(3000)
    assert first.error == pytest.approx(400 / log10(10) / 2.302585 / sqrt(10_000 * 0.75 * 0.25) / 2, rel=1e-3)


def test_ratings_are_found_again() -> None:
    """Scores that a rating makes lead back to it."""
    truth = [1200.0, 1400.0, 1500.0, 1900.0]
    games = [[0 if row == column else 10**7 for column in range(4)] for row in range(4)]
    scores = [
        [0.0 if row == column else 10**7 / (1 + 10 ** ((truth[column] - truth[row]) / 400)) for column in range(4)] for row in range(4)
    ]
    assert [rating.value for rating in ratings(scores, games)] == pytest.approx(truth, abs=0.01)


def test_who_wins_everything_has_a_rating_too() -> None:
    found = ratings([[0, 100, 100], [0, 0, 100], [0, 0, 0]], [[0, 100, 100], [100, 0, 100], [100, 100, 0]])
    assert found[0].value > 1600
    assert found[1].value == pytest.approx(1500)
    assert found[2].value < 1400
    assert all(rating.error < 500 for rating in found)
