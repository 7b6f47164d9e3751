"""A Dask cluster gives the same result, even if a machine is lost in the middle."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from deckwright import Problem, simulate
from deckwright.native import AVAILABLE
from deckwright.solve.search import ROUND_GAMES
from deckwright.solve.solving import solve

distributed = pytest.importorskip("distributed", reason="Dask is not installed: pip install 'deckwright[cluster]'")
pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)

MONEY = "name: Money\nbuy: Province; Gold; Silver"
WITCH = "name: Witches\nbuy: Province; Witch if n < 2; Gold; Silver"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes on this machine."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as found:
        yield found


def test_a_worker_is_killed_in_the_middle(cluster: Any) -> None:
    games = 4000
    with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
        workers = sorted(client.run(os.getpid).values())
    killed: list[int] = []

    def kill_one(played: int, planned: int) -> None:
        if not killed and played >= planned // 4:
            killed.append(played)
            os.kill(workers[0], signal.SIGKILL)

    there = simulate(WITCH, MONEY, games=games, seed=8, cluster=cluster.scheduler_address, progress=kill_one)
    here = simulate(WITCH, MONEY, games=games, seed=8)
    assert games // 4 <= killed[0] < games // 2
    assert there.games == games
    assert not there.interrupted
    assert there.tally == here.tally
    assert there.rows() == here.rows()


def test_until_and_problems_are_the_same_there(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    address = cluster.scheduler_address
    assert simulate(WITCH, MONEY, until=0.04, seed=8, cluster=address).tally == simulate(WITCH, MONEY, until=0.04, seed=8).tally
    monkeypatch.setattr("deckwright.sim.cluster.__version__", "0.0.0")
    with pytest.raises(Problem) as refusal:
        simulate(WITCH, MONEY, games=500, seed=8, cluster=address)
    assert refusal.value.code == "cluster-versions"
    assert refusal.value.details["here"] == "0.0.0"


@pytest.mark.skipif(not AVAILABLE, reason="the native machine is not built")
def test_a_search_finds_the_same_there(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROUND_GAMES, "native", 1_000)
    monkeypatch.setattr("deckwright.solve.solving.MOST_IDEAS", 3)
    there = solve("Witch, Moat", rounds=1, seed=3, cluster=cluster.scheduler_address)
    here = solve("Witch, Moat", rounds=1, seed=3, jobs=1)
    assert (there.best.as_dict(), there.islands) == (here.best.as_dict(), 3)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "127.0.0.1:9", "nonsense://", "tcp://no.such.host.invalid:1"])
def test_nobody_answers(address: str) -> None:
    with pytest.raises(Problem) as refusal:
        simulate(WITCH, MONEY, games=500, seed=8, cluster=address)
    assert refusal.value.code == "cluster-unreachable"


def test_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.sim.cluster.WORKERS_SECONDS", 0.1)
    with distributed.LocalCluster(n_workers=0, dashboard_address=":0") as empty, pytest.raises(Problem) as refusal:
        simulate(WITCH, MONEY, games=500, seed=8, cluster=empty.scheduler_address)
    assert refusal.value.code == "cluster-empty"


def test_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Problem, match="pip install"):
        simulate(WITCH, MONEY, games=500, seed=8, cluster="tcp://127.0.0.1:9")
