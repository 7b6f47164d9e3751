"""What is compiled into the machine brings its licence along."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import deckwright.native
from deckwright.native import AVAILABLE, WHY_NOT

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_the_machine_brings_the_licences_of_what_is_in_it() -> None:
    pytest.importorskip("nanobind")
    text = (Path(deckwright.native.__file__).parent / "licences.txt").read_text(encoding="utf-8")
    assert text.startswith(f"nanobind {version('nanobind')}\n")
    parts = text.split("-" * 100)
    assert len(parts) == 2
    assert all(re.search(r"Copyright \(c\) \d{4}", part) and len(part) > 900 for part in parts)


def test_the_wheel_takes_the_licences_with_it() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert {"src/deckwright/native/licences.txt", "src/deckwright/web/static/**"} <= set(wheel["artifacts"])


def test_the_folders_that_are_compiled_are_those_whose_licences_are_brought() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    folders = re.search(r"folders = \((.*)\)", hook)
    assert folders is not None
    assert folders[1] == 'binding, binding.parent / "ext" / "robin_map" / "include", sysconfig.get_path("include")'
