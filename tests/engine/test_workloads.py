"""Whole games come out right: win rates and lengths agree with independent programs within the statistical error."""

from __future__ import annotations

from math import sqrt

import pytest

from deckwright.sim.bench import WORKLOADS, run_workload
from deckwright.sim.match import ENGINES

GAMES = {"python": 12_000, "native": 400_000}
SIGMAS = 4.0
"""Chance alone exceeds four standard errors about once in fifteen thousand comparisons, and the seeds are fixed."""
REFERENCE_GAMES = 30_800_000
SPREAD_OF_TURNS = {"A": 2.7, "B": 2.8, "C": 3.8}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", [name for name, workload in WORKLOADS.items() if workload.first_wins is not None])
def test_reference_values(name: str, engine: str) -> None:
    games = GAMES[engine]
    expected, found = WORKLOADS[name], run_workload(name, games, engine=engine)
    assert found.games == games
    for part in ("first_wins", "draws", "second_wins"):
        share = getattr(expected, part)
        error = sqrt(share * (1 - share) * (1 / games + 1 / REFERENCE_GAMES))
        assert abs(getattr(found, part) - share) <= SIGMAS * error + 5e-5, (part, getattr(found, part), share)
    assert expected.mean_turns is not None
    assert abs(found.mean_turns - expected.mean_turns) <= SIGMAS * SPREAD_OF_TURNS[name] / sqrt(games) + 5e-4


@pytest.mark.skipif(len(ENGINES) < 2, reason="no native machine")
@pytest.mark.parametrize("name", WORKLOADS)
def test_both_engines_play_the_same_games(name: str) -> None:
    python, native = (run_workload(name, 300, engine=engine) for engine in ("python", "native"))
    for part in ("first_wins", "draws", "second_wins", "mean_turns"):
        assert getattr(python, part) == getattr(native, part)
