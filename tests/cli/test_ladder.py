"""``deckwright ladder``."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.text import LANGUAGES
from tests.cli.commands import complaint, data, said

QUICK = ("ladder", "big-money", "double-witch", "--kingdom", "Witch, Moat", "--games", "20", "--jobs", "1")


def test_json() -> None:
    result = data(*QUICK, "--json")
    assert [row["contestant"] for row in result["contestants"]] == ["double-witch", "big-money"]
    duel = result["duels"][0]
    assert (duel["kingdoms"], duel["games"]) == (1, 20)
    assert duel["score_low"] <= duel["score"] <= duel["score_high"] < 0.5
    assert sum(duel["by_kingdom"][0][1:]) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_and_the_strongest_is_first(language: str) -> None:
    text = said(*QUICK, "--lang", language)
    assert "double-witch – big-money" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_long_name_does_not_hide_the_other(tmp_path: Path) -> None:
    file = tmp_path / "strong.strategy"
    file.write_text(f"name: {'Very ' * 12}Strong\nabout: buys money\nbuy: Province; Gold; Silver\n", encoding="utf-8")
    text = said("ladder", str(file), "random", *QUICK[3:])
    assert any(line.startswith("very-very-") and " – random " in line for line in text.splitlines())
    assert max(map(len, text.splitlines())) <= 80


def test_markdown() -> None:
    lines = said(*QUICK, "--markdown").splitlines()
    assert all(line.startswith("| ") and line.endswith(" |") for line in lines if line)
    assert len(lines) == 4 + 1 + 3


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "l.jsonl"
    assert said(*QUICK, "--file", str(file)) == said(*QUICK, "--file", str(file))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def test_mistakes() -> None:
    assert "even number" in complaint("ladder", "big-money", "random", "--games", "3")
    assert "at least two" in complaint("ladder", "big-money")
