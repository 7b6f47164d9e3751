"""Every scenario of the project, and the published examples where they are at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.notation.scenario import run_file

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "shared" / "scenarios" / "examples"
FILES = sorted((HERE / "scenarios").rglob("*.yaml")) + sorted(EXAMPLES.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    run_file(path)


def test_there_are_scenarios_of_every_set() -> None:
    folders = {path.parent.name for path in FILES}
    assert {"base-1e", "base-2e", "seaside-1e", "mixed", "core"} <= folders
