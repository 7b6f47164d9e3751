"""``replay``: whole records, damaged ones, and what each seat sees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.bots import make_bot
from deckwright.bots.bot import finish
from deckwright.engine.game import Game, Setup
from deckwright.notation.record import write_record
from tests.cli.commands import complaint, data, run, said

KINGDOM = ("Cellar", "Market", "Militia", "Moat", "Smithy", "Village")


@pytest.fixture(scope="module")
def game() -> Game:
    return finish(Game(Setup(KINGDOM, seed=4, first=0)), [make_bot("big-money"), make_bot("random", 2)])


@pytest.fixture
def path(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(game.record()), encoding="utf-8")
    return path


def test_a_whole_game(game: Game, path: Path) -> None:
    lines = said("replay", str(path)).splitlines()
    assert lines[0] == "Kingdom: Cellar, Market, Militia, Moat, Smithy, Village"
    assert sum(line.startswith("── Turn ") for line in lines) == sum(seat.turns for seat in game.view(0).seats)
    assert lines[-1] == "The winner is p0!"
    assert "── Tura 1: p0 " in said("replay", str(path), "--lang", "pl")


def test_one_turn(path: Path) -> None:
    shown = said("replay", str(path), "--turn", "2")
    assert shown.count("── Turn 2: ") == shown.count("── ") == 2
    assert complaint("replay", str(path), "--turn", "999") == "There is no turn 999 in this record"


def test_seats_see_what_they_may(path: Path) -> None:
    assert "p0 draws 5 cards" not in said("replay", str(path))
    assert "p1 draws 5 cards" in said("replay", str(path), "--seat", "0")
    assert "p0 draws 5 cards" not in said("replay", str(path), "--seat", "0")
    assert "p0 draws 5 cards" in said("replay", str(path), "--seat", "spectator")
    assert complaint("replay", str(path), "--seat", "2") == "There is no seat 2: seats are counted from 0 to 1"
    assert complaint("replay", str(path), "--seat", "me").startswith("There is no seat me")


def test_as_json(game: Game, path: Path) -> None:
    found = data("replay", str(path), "--json", "--seat", "1")
    assert found["scores"] == list(game.scores())
    assert found["turns"][1]["events"][0]["what"] == "turn"
    assert found["problem"] is None


def test_an_unfinished_game(path: Path) -> None:
    path.write_text("\n".join(path.read_text(encoding="utf-8").splitlines()[:12]), encoding="utf-8")
    assert said("replay", str(path)).splitlines()[-1].startswith("The record ends here. It is p")


def test_an_illegal_answer(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:10], "p0: buy Province", *lines[11:]]), encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "── Turn 1: p0 " in result.stdout
    assert result.stderr.startswith("Answer 3 of the record, ‘buy Province’, does not fit: ")
    assert result.stderr.count("\n") == 1
    found = json.loads(run("replay", str(path), "--json").stdout)
    assert found["problem"].startswith("answer 3")


def test_an_unreadable_answer(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:9], "p0: bye Silver"]), encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "── Turn 1: p0 " in result.stdout
    assert result.stderr.startswith("Line 10: ‘bye Silver’ is not a move")


def test_files_that_are_no_records(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert "not a record" in complaint("replay", str(tmp_path / "letter.txt"))
    assert "not UTF-8 text" in complaint("replay", str(tmp_path / "picture"))
    assert "is a folder" in complaint("replay", str(tmp_path))
    assert "There is no file" in complaint("replay", str(tmp_path / "missing"))
    assert "can’t be used" in complaint("replay", "x" * 300)
