"""Builds the native machine with whatever C++ compiler there is, and goes on without it where there is none.

A plain call of the compiler instead of a build system, because the machine is optional: a missing compiler, header or standard
library must never keep the package from being installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FLAGS = ["-std=c++20", "-O3", "-fno-tree-vectorize", "-fPIC", "-fvisibility=hidden", "-DNDEBUG", "-Wall", "-Wextra"]


class NativeMachineHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles ``native/machine`` into the module ``deckwright.native._machine``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the machine beside its sources, so that editable installs find it too."""
        native = Path(self.root) / "src" / "deckwright" / "native"
        module = native / f"_machine{sysconfig.get_config_var('EXT_SUFFIX')}"
        note = native / "not-built.txt"
        reason = build(native / "machine", module)
        if reason:
            module.unlink(missing_ok=True)
            note.write_text(reason + "\n", encoding="utf-8")
            message = f"Deckwright is installed without its native machine ({reason}). Everything works, simulations are slower."
            self.app.display_warning(message)
            print(message, file=sys.stderr)
        else:
            note.unlink(missing_ok=True)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build(sources: Path, module: Path) -> str:
    """Compile and link; the answer is why it could not be done, or nothing."""
    if os.environ.get("DECKWRIGHT_NO_NATIVE"):
        return "DECKWRIGHT_NO_NATIVE is set"
    newest = max(path.stat().st_mtime for path in sources.iterdir())
    if module.exists() and module.stat().st_mtime > newest:
        return ""
    compiler = next((found for name in (os.environ.get("CXX"), "c++", "g++", "clang++") if name and (found := shutil.which(name))), None)
    if compiler is None:
        return "no C++ compiler was found"
    try:
        import nanobind
    except ImportError:
        return "nanobind is missing"
    binding = Path(nanobind.include_dir())
    folders = (binding, binding.parent / "ext" / "robin_map" / "include", sysconfig.get_path("include"))
    headers = [f"-isystem{folder}" for folder in folders]
    extra = os.environ.get("DECKWRIGHT_CXXFLAGS", "").split()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        inputs = [binding.parent / "src" / "nb_combined.cpp", sources / "module.cpp"]
        objects = [Path(folder) / f"{path.stem}.o" for path in inputs]
        commands = [
            [compiler, *FLAGS, *extra, *headers, "-c", str(path), "-o", str(target)] for path, target in zip(inputs, objects, strict=True)
        ]
        failures = [failure for failure in pool.map(run, commands) if failure]
        if failures:
            return failures[0]
        linked = Path(folder) / module.name
        undefined = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
        failure = run([compiler, "-shared", *undefined, *extra, *map(str, objects), "-o", str(linked), "-pthread"])
        if not failure:
            shutil.copy(linked, module)
        return failure


def run(command: list[str]) -> str:
    """Run a command; the answer is the last line of what went wrong, or nothing."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    errors = [line for line in done.stderr.splitlines() if "error" in line] or done.stderr.splitlines() or ["no message"]
    return f"{Path(command[0]).name} failed: {errors[0].strip()[:200]}"
