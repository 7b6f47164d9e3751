"""The lock is current: it has every package that pyproject.toml asks for, in a version that it allows, and all that those need."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from requirements.write_lock import HEAD, LOCK, PYTHONS, ROOT, locked, wanted, written


def test_every_requirement_is_locked_in_a_version_that_it_allows() -> None:
    pins = locked()
    for text in wanted():
        requirement = Requirement(text)
        name = canonicalize_name(requirement.name)
        assert name in pins, f"{name} is not locked: run make lock"
        assert requirement.specifier.contains(pins[name], prereleases=True), f"{text}, but {name} is locked as {pins[name]}: run make lock"


def test_what_they_need_is_locked_too() -> None:
    pins, known = locked(), set()
    open_requirements = [Requirement(text) for text in wanted()]
    while open_requirements:
        requirement = open_requirements.pop()
        name = canonicalize_name(requirement.name)
        assert name in pins, f"{name} is not locked: run make lock"
        assert requirement.specifier.contains(pins[name], prereleases=True), f"{requirement}, but {name} is locked as {pins[name]}"
        for extra in requirement.extras or {""}:
            if (name, extra) in known:
                continue
            known.add((name, extra))
            try:
                listed = requires(name) or []
            except PackageNotFoundError:  # only the build needs it
                continue
            needed = [Requirement(text) for text in listed]
            open_requirements += [one for one in needed if one.marker is None or one.marker.evaluate({"extra": extra})]
    assert len(known) > 50


def test_nothing_else_is_in_the_file() -> None:
    text = LOCK.read_text(encoding="utf-8")
    assert text == written(locked())
    assert text.startswith(HEAD)
    assert all(re.fullmatch(r"[a-z0-9.-]+==[0-9][0-9a-z.]*", line) for line in text.splitlines()[1:])
    assert "://" not in text


def test_every_python_that_is_supported_is_locked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={PYTHONS[0]}"


def test_make_installs_by_the_lock() -> None:
    makefile = (Path(ROOT) / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in makefile.splitlines() if "install" in line and "--quiet" in line and "--upgrade" not in line]
    assert len(installs) >= 2
    assert all("$(PIP) install" in line for line in installs)
