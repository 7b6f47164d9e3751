"""Every scenario of the project; the published examples of the format are among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.notation.scenario import run_file

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.yaml"))
PUBLISHED = Path(__file__).parent.parent.parent / "shared" / "scenarios" / "examples"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    run_file(path)


def test_there_are_scenarios_of_every_set() -> None:
    folders = {path.parent.name for path in FILES}
    assert {"base-1e", "base-2e", "seaside-1e", "mixed", "core", "examples"} <= folders


def test_the_examples_are_those_that_are_published() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in (SCENARIOS / "examples").glob("*.yaml")}
    assert len(kept) >= 20
    if PUBLISHED.is_dir():  # beside some checkouts only
        assert kept == {path.name: path.read_text(encoding="utf-8") for path in PUBLISHED.glob("*.yaml")}
