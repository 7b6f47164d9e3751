"""What needs JAX runs in a process of its own: JAX starts threads, and a process with threads should not fork, as the simulator does."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.sim.simulate import simulate

CHECKS = sorted((Path(__file__).parent / "with_jax").glob("check_*.py"))


def test_there_is_something_to_check() -> None:
    assert [path.stem for path in CHECKS] == ["check_network", "check_training"]


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
@pytest.mark.skipif(find_spec("jax") is None, reason="jax is not installed: pip install .[train]")
@pytest.mark.parametrize("path", CHECKS, ids=lambda path: path.stem)
def test_with_jax(path: Path) -> None:
    options = ["-o", "python_files=check_*.py", "-p", "no:cacheprovider", "-p", "no:xdist"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(path)], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


def test_beside_jax_the_simulator_does_not_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"games": 600, "seed": 1, "jobs": 2, "engine": "python"}
    expected = simulate("Big Money", "Double Witch", **options)  # type: ignore[arg-type]
    monkeypatch.setitem(sys.modules, "jax", sys)
    monkeypatch.setattr(os, "fork", lambda: pytest.fail("forked"))
    assert simulate("Big Money", "Double Witch", **options).tally == expected.tally  # type: ignore[arg-type]
