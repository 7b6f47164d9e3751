"""``deckwright tournament``."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.text import LANGUAGES
from tests.cli.commands import complaint, data, said

FOUR = ("Big Money", "Smithy Ultimate", "Double Witch", "Double Militia")
QUICK = ("--games", "40", "--seed", "1", "--jobs", "1")


def test_json() -> None:
    result = data("tournament", *FOUR, *QUICK, "--json")
    assert (result["games"], result["seed"], result["interrupted"]) == (240, 1, False)
    best, *_, last = (row["strategy"] for row in result["ratings"])
    assert (best, last) == ("Double Witch", "Big Money")
    assert len(result["pairs"]) == 6
    for row in result["pairs"]:
        assert row["wins"] + row["ties"] + row["losses"] == 40
        assert row["score_low"] <= row["score"] <= row["score_high"]
    for row in result["ratings"]:
        assert row["rating_low"] < row["rating"] < row["rating_high"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cross_table_fits(language: str) -> None:
    few = said("tournament", *FOUR, *QUICK, "--lang", language)
    assert few.count("±") == 4 + 12
    many = said(
        "tournament", *FOUR, "Wharf", "Laboratory", "Chapel Witch", "Big Smithy", "Single Witch", "BM", "--games", "2", "--seed", "1"
    )
    assert max(map(len, (few + many).splitlines())) <= 80
    assert "The 95% interval of a cell" in many


def test_quiet_is_the_ratings_alone() -> None:
    assert said("tournament", *FOUR[:2], *QUICK, "--quiet").count("\n") == 3


def test_the_library_as_far_as_it_fits() -> None:
    result = data("tournament", "--kingdom", "Smithy, Witch", "--games", "2", "--seed", "1", "--json")
    names = {row["strategy"] for row in result["ratings"]}
    assert {"Big Money", "Smithy Ultimate", "Double Witch"} <= names
    assert "Wharf" not in names


def test_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "table.svg"
    said("tournament", *FOUR, *QUICK, "--plot", str(picture))
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_mistakes() -> None:
    assert "at least two" in complaint("tournament", "Big Money")
    assert "Witch" in complaint("tournament", "Big Money", "Double Witch", "--kingdom", "Smithy")
    assert "is not a number of games" in complaint("tournament", *FOUR, "--games", "x")
