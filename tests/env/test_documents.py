"""The page about environments lists every row and number, and the benchmark prints their speed."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from deckwright import cli
from deckwright.env import ENVIRONMENT_ID, layout
from deckwright.native import AVAILABLE, WHY_NOT
from tests.test_documentation import DOCS, rows, text_of

PAGE = DOCS / "environments.md"


def test_the_page_lists_every_row_and_number() -> None:
    listed = (*layout.OWN_ROWS, *layout.OTHER_ROWS, *layout.TABLE_ROWS)
    assert rows(PAGE, "Rows of cards") == [[entry.name, entry.meaning] for entry in listed]
    listed = (*layout.TABLE_NUMBERS, *layout.OWN_NUMBERS, *layout.OTHER_NUMBERS)
    assert rows(PAGE, "Numbers of the table") == [[entry.name, entry.meaning] for entry in listed]
    assert ENVIRONMENT_ID in text_of(PAGE)


def test_the_page_lists_the_actions() -> None:
    numbers = [row[0] for row in rows(PAGE, "What is done: actions")]
    assert numbers == [f"0 to {layout.KINDS - 1}", str(layout.STOP), str(layout.TREASURES), f"from {layout.OPTION} on"]


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_the_benchmark_prints_decisions_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr("deckwright.env.bench.environment_speeds.__defaults__", (1, 5))
    result = CliRunner().invoke(cli.app, ["bench", "--workload", "A", "--engine", "native", "--games", "10", "--lang", "en"])
    assert result.exit_code == 0
    assert "with observations: " in result.stdout
    assert " on one thread" in result.stdout
