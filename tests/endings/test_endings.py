"""How games end: Colonies, and the round after the end for those who have the Project, on both machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.native.table import ENGINES
from deckwright.notation.scenario import run_file

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ending(path: Path, engine: str) -> None:
    run_file(path, engine)
