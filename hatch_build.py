"""Builds the native machine with whatever C++ compiler there is, and the page for the browser; goes on without where it can't.

A plain call of the compiler instead of a build system, because the machine is optional: a missing compiler, header or standard
library must never keep the package from being installed.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import files, version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Two bytes written as one are slow to read back one by one. Both sorts are named, since counts of branches would bring them back.
NO_VECTORS = ["-fno-tree-vectorize", "-fno-tree-loop-vectorize", "-fno-tree-slp-vectorize"]
FLAGS = ["-std=c++20", "-O3", *NO_VECTORS, "-fPIC", "-fvisibility=hidden", "-DNDEBUG", "-Wall", "-Wextra"]
COUNTING = ["-fprofile-generate", "-fprofile-update=single", "-DDECKWRIGHT_COUNTING"]
# What calls the network's products is counted without their clones (products.hpp), so its counts don't fit and are left alone.
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch", "-DDECKWRIGHT_PROFILED"]
MOST_SECONDS_OF_PROFILING = 30
ALPHABETS = {"deckwright.native.alphabet": "alphabet.hpp", "deckwright.sim.native_alphabet": "strategy_alphabet.hpp"}


class DeckwrightHook(BuildHookInterface):  # type: ignore[type-arg]
    """Has the page built, and for a wheel compiles ``native/machine`` into the module ``deckwright.native._machine``."""

    def dependencies(self) -> list[str]:
        """What the page needs to be built."""
        return load_page_builder(Path(self.root)).dependencies(Path(self.root))  # type: ignore[no-any-return]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the machine and the page beside their modules, so that editable installs find them too."""
        load_page_builder(Path(self.root)).initialize(Path(self.root))
        if self.target_name != "wheel":
            return
        native = Path(self.root) / "src" / "deckwright" / "native"
        module = native / f"_machine{sysconfig.get_config_var('EXT_SUFFIX')}"
        note = native / "not-built.txt"
        reason = build(native / "machine", module)
        if reason:
            module.unlink(missing_ok=True)
            (native / "licences.txt").unlink(missing_ok=True)
            note.write_text(reason + "\n", encoding="utf-8")
            message = f"Deckwright is installed without its native machine ({reason}). Everything works, simulations are slower."
            self.app.display_warning(message)
            print(message, file=sys.stderr)
        else:
            note.unlink(missing_ok=True)
            (native / "licences.txt").write_text(licences(), encoding="utf-8")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def load_page_builder(root: Path) -> Any:
    """The module ``build_web.py`` beside this one; a hook's folder is not on Python's path."""
    spec = importlib.util.spec_from_file_location("build_web", root / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(sources: Path, module: Path) -> str:
    """Compile and link; the answer is why it could not be done, or nothing."""
    if os.environ.get("DECKWRIGHT_NO_NATIVE"):
        return "DECKWRIGHT_NO_NATIVE is set"
    failure = write_alphabets(sources)
    if failure:
        return failure
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
    extra = os.environ.get("DECKWRIGHT_CXXFLAGS", "").split()
    compiling = [compiler, *FLAGS, *extra, *(f"-isystem{folder}" for folder in folders), "-c"]
    undefined = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    linking = [compiler, "-shared", *undefined, *extra, "-pthread"]
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor() as pool:
        folder = Path(name)
        nanobind_object, machine_object, linked = folder / "nanobind.o", folder / "machine.o", folder / module.name
        machine = [*compiling, str(sources / "module.cpp"), "-o", str(machine_object)]
        binder = [*compiling, str(binding.parent / "src" / "nb_combined.cpp"), "-o", str(nanobind_object)]
        counting = can_be_trained(compiler)
        failures = list(pool.map(run, ([*machine, *(COUNTING if counting else [])], binder)))
        if counting:
            trained = not any(failures) and train(linking, folder, nanobind_object, machine_object) and not run([*machine, *COUNTED])
            if not trained:
                print("The native machine is built without its profiling run, which failed, and is slower.", file=sys.stderr)
            failures[0] = "" if trained else run(machine)
        failure = next(filter(None, failures), "") or run([*linking, str(machine_object), str(nanobind_object), "-o", str(linked)])
        if not failure:
            fresh = module.with_suffix(".new")  # a machine in use must not change under whoever uses it
            shutil.copy(linked, fresh)
            fresh.replace(module)
        return failure


def write_alphabets(sources: Path) -> str:
    """Write the headers that are made from Python's words, where they have changed; the answer is why it could not be done, or nothing."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    for module, name in ALPHABETS.items():
        command = [sys.executable, "-c", f"import {module} as alphabet; print(alphabet.header(), end='')"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"the machine's alphabet could not be written: {(done.stderr.splitlines() or ['no message'])[-1][:200]}"
        header = sources / name
        if not header.exists() or header.read_text(encoding="utf-8") != done.stdout:
            header.write_text(done.stdout, encoding="utf-8")
    return ""


def licences() -> str:
    """The licences of what is compiled into the machine: nanobind, and the table of hashes that comes with it."""
    import nanobind

    own = next(path for path in files("nanobind") or () if path.name.upper().startswith("LICENSE")).read_text(encoding="utf-8")
    header = Path(nanobind.include_dir()).parent / "ext" / "robin_map" / "include" / "tsl" / "robin_map.h"
    comment = header.read_text(encoding="utf-8").partition("*/")[0]
    table = "\n".join(line.strip().lstrip("/*").strip() for line in comment.splitlines())
    rule = "-" * 100
    return f"nanobind {version('nanobind')}\n\n{own.strip()}\n\n{rule}\n\ntsl::robin_map\n\n{table.strip()}\n"


def can_be_trained(compiler: str) -> bool:
    """Whether a profiling run makes the machine faster: with gcc it does, a sixth or so."""
    if os.environ.get("DECKWRIGHT_NO_PROFILE"):
        return False
    known = subprocess.run([compiler, "-dM", "-E", "-x", "c++", os.devnull], capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in known and "__clang__" not in known


def train(linking: list[str], folder: Path, *objects: Path) -> bool:
    """Play on a machine that counts its branches; true when the counts lie beside the objects."""
    counting = folder / "counting" / f"_machine{sysconfig.get_config_var('EXT_SUFFIX')}"
    counting.parent.mkdir()
    if run([*linking, *COUNTING, *map(str, objects), "-o", str(counting)]):
        return False
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        command = [sys.executable, "-m", "deckwright.sim.profile_run", str(counting)]
        done = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=MOST_SECONDS_OF_PROFILING)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and any(folder.glob("*.gcda"))


def run(command: list[str]) -> str:
    """Run a command; the answer is the last line of what went wrong, or nothing."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    errors = [line for line in done.stderr.splitlines() if "error" in line] or done.stderr.splitlines() or ["no message"]
    return f"{Path(command[0]).name} failed: {errors[0].strip()[:200]}"
