"""Writes ``requirements/lock.txt``: one version of every package that tests, extras and the build need, for every Python we support.

``make lock`` runs it; what is locked stays unless pyproject.toml asks for something else, ``make lock UPGRADE=1`` takes the newest.
The lock is a file of constraints: it says which version, and pyproject.toml says what is installed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "lock.txt"
PYTHONS = ("3.11", "3.12", "3.13")
HEAD = "# Written by `make lock`. Versions for every Python from 3.11 on; pyproject.toml says what is needed.\n"


def wanted() -> list[str]:
    """Everything that pyproject.toml and the build of the page ask for."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = data["project"]
    listed = [
        *data["build-system"]["requires"],
        *project["dependencies"],
        *data["dependency-groups"]["dev"],
        *data["dependency-groups"]["docs"],
    ]
    listed += [requirement for extra in project["optional-dependencies"].values() for requirement in extra]
    sys.path.insert(0, str(ROOT))
    from build_web import NODE_PACKAGE

    return [*listed, NODE_PACKAGE]


def resolve(python: str, pins: dict[str, str]) -> dict[str, str]:
    """The versions that pip takes for one Python, with those already chosen."""
    with tempfile.TemporaryDirectory() as folder:
        constraints, report = Path(folder) / "pins.txt", Path(folder) / "report.json"
        constraints.write_text(written(pins), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", str(report)]
        command += ["--python-version", python, "--only-binary=:all:", "--target", folder, "--constraint", str(constraints)]
        subprocess.run([*command, *wanted()], check=True)
        chosen = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {re.sub(r"[-_.]+", "-", entry["metadata"]["name"]).lower(): entry["metadata"]["version"] for entry in chosen}


def written(pins: dict[str, str]) -> str:
    """The pins as a file of constraints."""
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(pins.items()))


def locked() -> dict[str, str]:
    """The pins of the lock that is there."""
    lines = LOCK.read_text(encoding="utf-8").splitlines() if LOCK.exists() else []
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {line[0]: line[1] for line in pairs}


def main() -> None:
    """Resolve for one Python after the other; a version that one of them can't have is an error of pip."""
    kept = {} if "--upgrade" in sys.argv else locked()
    chosen: dict[str, str] = {}
    for python in PYTHONS:
        chosen |= resolve(python, {**kept, **chosen})
    LOCK.write_text(written(chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
