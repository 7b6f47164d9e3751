"""PettingZoo's own tests of an environment."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install deckwright[learn]")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.utils import parallel_to_aec

from deckwright.env import ENVIRONMENT_ID, dominion_v0, layout

ATTACKS = ("Militia", "Moat", "Pawn", "Steward", "Witch")
OBSERVATIONS_ARE_TWO_ARRAYS = "Observation is not a NumPy array|Observation space for each agent probably should be"
EMPTY_OUT_OF_TURN = "Action mask numpy array is all zeros"
"""Who is not asked can't do anything; the mask of whoever is asked is never empty."""


@pytest.fixture(autouse=True)
def only_known_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", OBSERVATIONS_ARE_TWO_ARRAYS)
        warnings.filterwarnings("ignore", EMPTY_OUT_OF_TURN)
        yield


@pytest.mark.parametrize("options", [{}, {"kingdom": ATTACKS, "players": 4}, {"engine": "python", "players": 3}], ids=str)
def test_api(options: dict[str, Any]) -> None:
    api_test(dominion_v0.env(**options), num_cycles=300)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: dominion_v0.env(ATTACKS), num_cycles=200)
    parallel_seed_test(lambda: dominion_v0.parallel_env(ATTACKS), num_cycles=100)


def test_parallel_api() -> None:
    parallel_api_test(dominion_v0.parallel_env(ATTACKS, players=3), num_cycles=200)


def test_cycles_are_counted() -> None:
    def one_after_the_other(**options: Any) -> Any:
        return parallel_to_aec(dominion_v0.parallel_env(**options))

    max_cycles_test(SimpleNamespace(parallel_env=dominion_v0.parallel_env, env=one_after_the_other))


def test_performance(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(10_000))
    monkeypatch.setattr("time.time", lambda: next(clock) / 20)  # five seconds of its clock are a hundred cycles
    performance_benchmark(dominion_v0.env(ATTACKS))
    assert "turns per second" in capsys.readouterr().out


def test_a_whole_game_pays_out_at_its_end() -> None:
    env = dominion_v0.env(ATTACKS, players=3)
    env.reset(seed=5)
    assert env.unwrapped.metadata["id"] == ENVIRONMENT_ID
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(200_000):
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"]
        assert mask.any()
        env.step(layout.TREASURES if mask[layout.TREASURES] else env.action_space(agent).sample(mask))
    assert not env.agents
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_a_limit_of_answers_cuts_a_game_short() -> None:
    env = dominion_v0.env(ATTACKS, max_cycles=7)
    env.reset(seed=1)
    answers = 0
    for agent in env.agent_iter():
        seen, reward, _, truncated, _ = env.last()
        assert reward == 0
        env.step(None if truncated else env.action_space(agent).sample(seen["action_mask"]))
        answers += not truncated
    assert answers == 7
