"""``strategies``."""

from __future__ import annotations

from pathlib import Path

from deckwright.sim.library import strategies
from deckwright.text import LANGUAGES, translator
from tests.cli.commands import complaint, data, said


def test_all_strategies_are_listed_with_what_they_need() -> None:
    lines = said("strategies").splitlines()
    assert lines[0].split() == ["Name", "Needs", "About"]
    assert all(len(line) <= 80 for line in lines)
    for strategy in strategies():
        assert any(line.startswith(strategy.name) for line in lines)
    for language in LANGUAGES:
        assert translator(language).card("Witch") in said("strategies", "--lang", language)


def test_strategies_as_json() -> None:
    found = {entry["name"]: entry for entry in data("strategies", "--json")}
    assert found["Chapel Witch"]["needs"] == ["Chapel", "Witch"]
    assert found["Chapel Witch"]["slug"] == "chapel-witch"
    assert "trash:" in found["Chapel Witch"]["text"]
    assert len(found) == len(strategies())


def test_one_strategy_as_it_is_written() -> None:
    assert said("strategies", "double", "witch").startswith("name: Double Witch\nabout: ")
    assert complaint("strategies", "dubble-witch") == "Unknown strategy ‘dubble-witch’: did you mean ‘double-witch’?"


def test_a_file_of_ones_own_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "menu.strategy"
    path.write_text("buy: Province\n\n    Smitty\n")
    assert complaint("strategies", str(path)) == f"{path}:3:5: expected a card, found ‘Smitty’: did you mean ‘Smithy’?"
    path.write_text("buy: Province\n")
    assert said("strategies", str(path)) == "buy: Province\n"
    assert complaint("strategies", str(tmp_path / "nowhere.strategy")).startswith("There is no file")
