"""What the build hook trains the native machine with: it must run where nothing but Python is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.native import AVAILABLE, WHY_NOT, machine

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import sys
sys.path.insert(0, {source!r})
sys.argv = ["profile_run", {module!r}]
from deckwright.sim import profile_run
profile_run.main()
from deckwright.native import machine
assert machine().__file__ == {module!r}
print("trained")
"""


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_the_standard_library_is_enough() -> None:
    program = PROGRAM.format(source=str(ROOT / "src"), module=machine().__file__)
    done = subprocess.run([sys.executable, "-I", "-S", "-B", "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "trained\n", "")
