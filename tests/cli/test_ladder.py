"""``deckwright ladder``."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import join

import pytest

from deckwright.text import LANGUAGES
from tests.cli.commands import complaint, data, run, said

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
    assert any(line.startswith("very-very") and " – random " in line for line in text.splitlines())
    assert max(map(len, text.splitlines())) <= 80


def test_markdown() -> None:
    lines = said(*QUICK, "--markdown").splitlines()
    assert all(line.startswith("| ") and line.endswith(" |") for line in lines if line)
    assert len(lines) == 4 + 1 + 3


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "l.jsonl"
    assert said(*QUICK, "--file", str(file)) == said(*QUICK, "--file", str(file))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def command(*words: str) -> str:
    return join([sys.executable, str(Path(__file__).parent.parent / "bots" / "misbehaving_bot.py"), *words])


def test_long_names_can_be_told_apart(tmp_path: Path) -> None:
    """Commands mostly differ at their ends; where they don't, they are numbered."""
    files = [tmp_path / name for name in ("strong_one.strategy", "strong_two.strategy")]
    for file, name in zip(files, ("One", "Two"), strict=True):
        file.write_text(f"name: {'Very ' * 12}{name}\nbuy: Province; Gold; Silver\n", encoding="utf-8")
    text = said("ladder", *map(str, files), *QUICK[3:])
    assert sum(line.count("very-one") + line.count("very-two") for line in text.splitlines()) == 4
    assert any("very-one – very" in line or "very-two – very" in line for line in text.splitlines())
    for file, name in zip(files, ("One", "Two"), strict=True):
        file.write_text(f"name: {'Very ' * 8}{name}{' Good' * 8}\nbuy: Province; Gold; Silver\n", encoding="utf-8")
    lines = said("ladder", *map(str, files), *QUICK[3:]).splitlines()
    assert len([line for line in lines if line.startswith("1  very-")]) == 2, "its row, and its duel"
    assert any(line.startswith("1  very-") and " – 2  very-" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_games_lost_by_default_are_always_told() -> None:
    words = ("ladder", command("crash", "1"), "big-money", "--kingdom", "First Game", "--games", "2", "--jobs", "1")
    assert "lost 2 games by default" in said(*words, "--markdown").splitlines()[-1]
    quiet = run(*words, "--quiet")
    assert quiet.exit_code == 0
    assert "lost 2 games by default" in quiet.stderr
    assert "default" not in quiet.stdout


def test_mistakes() -> None:
    assert "even number" in complaint("ladder", "big-money", "random", "--games", "3")
    assert "at least two" in complaint("ladder", "big-money")
