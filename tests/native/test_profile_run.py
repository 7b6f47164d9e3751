"""What the build hook trains the native machine with: it must run where nothing but Python is installed, and the build must use it."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from deckwright.native import AVAILABLE, WHY_NOT, machine

ROOT = Path(__file__).parent.parent.parent
MACHINE = ROOT / "src" / "deckwright" / "native" / "machine"
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


def build_hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """``hatch_build.py`` without the package that calls it, which is only there while packages are built."""
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    return hook


def is_laid_out() -> bool:
    """This hook has built the installed machine from these sources, with its run: it need not be compiled again to know that."""
    if not AVAILABLE or not getattr(machine(), "PROFILED", False):
        return False
    built = Path(str(machine().__file__)).stat().st_mtime
    return all(path.stat().st_mtime < built for path in (ROOT / "hatch_build.py", *MACHINE.iterdir()))


@pytest.mark.timeout(1200)  # it may be compiled twice
def test_the_build_is_laid_out_after_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the run or what follows it fails, the build goes on without, so nobody would notice."""
    if is_laid_out():
        return
    pytest.importorskip("nanobind")
    hook = build_hook(monkeypatch)
    monkeypatch.delenv("DECKWRIGHT_NO_PROFILE", raising=False)
    monkeypatch.setenv("DECKWRIGHT_CXXFLAGS", "-O2")  # as much as counts and code need to be compared
    compiler = shutil.which("c++")
    if compiler is None or not hook.can_be_trained(compiler):
        pytest.skip("no gcc")
    sources = tmp_path / "machine"
    shutil.copytree(MACHINE, sources)
    module = tmp_path / f"_machine{sysconfig.get_config_var('EXT_SUFFIX')}"
    assert hook.build(sources, module) == ""
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import _machine; print(_machine.PROFILED)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
