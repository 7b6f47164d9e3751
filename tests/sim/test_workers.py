"""Workers that are several processes: what is finished is handed over, and what nobody waits for any more is given up."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

from deckwright.sim import workers as module
from deckwright.sim.workers import Processes, Threads, cores, local_workers
from tests.processes import is_running

LONG = 30
"""Seconds that a piece takes that nobody waits for."""


@pytest.fixture
def two() -> Iterator[Processes]:
    made = Processes(2)
    yield made
    made.close()


def number(first: int, games: int) -> int:
    return first


def long_but_for_the_first(folder: Path, first: int, games: int) -> int:
    """The first piece waits until the second one has begun, which takes long."""
    if first == 0:
        while not (folder / "1.begun").exists():
            sleep(0.01)
        return first
    (folder / f"{first}.begun").touch()
    sleep(LONG)
    (folder / f"{first}.ended").touch()
    return first


def test_what_nobody_waits_for_is_given_up(two: Processes, tmp_path: Path) -> None:
    with closing(two.parts(partial(long_but_for_the_first, tmp_path), ((place, 1) for place in range(4)))) as parts:
        assert next(parts) == 0
    assert (tmp_path / "1.begun").exists()
    assert not list(tmp_path.glob("*.ended"))
    assert sorted(two.parts(number, ((place, 1) for place in range(9)))) == list(range(9)), "new processes do what comes next"


def breaks(folder: Path, first: int, games: int) -> int:
    if first == 0:
        raise ValueError("a mistake")
    return long_but_for_the_first(folder, first, games)


def test_a_mistake_in_one_piece_ends_the_others(two: Processes, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="a mistake"):
        list(two.parts(partial(breaks, tmp_path), [(0, 1), (1, 1)]))
    assert not list(tmp_path.glob("*.ended"))


def collect(parts: Iterator[int], found: list[int]) -> None:
    for part in parts:
        found.append(part)


@pytest.mark.parametrize("kind", [Processes, Threads])
@pytest.mark.parametrize("pieces", [3, 9])
def test_after_ctrl_c_what_is_finished_is_handed_over(
    kind: type[Processes | Threads], pieces: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(running: set[Future[int]], **_: object) -> None:
        wait(running)
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "wait", interrupted)
    several, found = kind(2), list[int]()
    parts = several.parts(number, ((place, 1) for place in range(pieces)))
    with pytest.raises(KeyboardInterrupt):
        collect(parts, found)
    several.close()
    assert sorted(found) == list(range(min(pieces, 5)))


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_workers_whose_parent_is_killed_end_too(tmp_path: Path) -> None:
    """Those that are idle, and those that play."""
    program = (
        "import os, sys\n"
        "from functools import partial\n"
        "from pathlib import Path\n"
        "from tests.sim.test_workers import long_but_for_the_first\n"
        "from deckwright.sim.workers import Processes\n"
        "several = Processes(2)\n"
        "parts = several.parts(partial(long_but_for_the_first, Path(sys.argv[1])), [(0, 1), (1, 1)])\n"
        "next(parts)\n"
        "print(*several._pool._processes, flush=True)\n"
        "sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert len(pids) == 2
    until = monotonic() + LONG
    while monotonic() < until and any(is_running(pid) for pid in pids):
        sleep(0.05)
    assert not any(is_running(pid) for pid in pids)
    assert not (tmp_path / "1.ended").exists()


def test_a_lost_process_is_said(two: Processes) -> None:
    from deckwright.errors import Problem

    with pytest.raises(Problem) as lost:
        list(two.parts(leaves, [(0, 1)]))
    assert lost.value.code == "worker-lost"


def leaves(first: int, games: int) -> int:
    os._exit(3)


def test_one_job_needs_no_other_process() -> None:
    with local_workers(1) as alone:
        assert list(alone.parts(number, [(3, 1)])) == [3]
    assert cores() >= 1
