"""Whole games come out right: win rates and lengths agree with independent programs within the statistical error."""

from __future__ import annotations

from math import sqrt

import pytest

from deckwright.sim.bench import WORKLOADS, run_workload

GAMES = 12_000
SIGMAS = 4.0
"""Nine comparisons: chance alone exceeds four standard errors about once in two thousand runs, and the seeds are fixed."""
SPREAD_OF_TURNS = {"A": 2.7, "B": 2.8, "C": 3.8}


@pytest.mark.parametrize("name", WORKLOADS)
def test_reference_values(name: str) -> None:
    expected, found = WORKLOADS[name], run_workload(name, GAMES)
    assert found.games == GAMES
    for part in ("first_wins", "draws", "second_wins"):
        share = getattr(expected, part)
        error = sqrt(share * (1 - share) / GAMES)
        assert abs(getattr(found, part) - share) <= SIGMAS * error + 1e-4, (part, getattr(found, part), share)
    assert abs(found.mean_turns - expected.mean_turns) <= SIGMAS * SPREAD_OF_TURNS[name] / sqrt(GAMES)
