"""``verify``: a hosted game that was played as promised, and every way in which one wasn't."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.bots import make_bot
from deckwright.bots.bot import finish
from deckwright.engine.game import Game, Setup
from deckwright.engine.randomness import commitment
from deckwright.notation.record import write_record
from tests.cli.commands import complaint, data, run, said

KINGDOM = ("Cellar", "Market", "Militia", "Moat", "Smithy", "Village")
KEY = "5eed" * 16
PROMISE = commitment(KEY)


@pytest.fixture(scope="module")
def game() -> Game:
    return finish(Game(Setup(KINGDOM, key=KEY, first=0), keep=0), [make_bot("big-money"), make_bot("random", 2)])


@pytest.fixture
def path(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(game.record()), encoding="utf-8")
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_game_as_promised(game: Game, path: Path) -> None:
    lines = said("verify", str(path), "--commitment", PROMISE).splitlines()
    assert lines[:3] == [
        f"The key belongs to the commitment {PROMISE}.",
        "It is the commitment that you gave.",
        f"{game.answers_given} moves were made, and all of them are legal.",
    ]
    assert any(line.startswith(f"p0: {game.scores()[0]} points") for line in lines)
    assert lines[-1] == "The winner is p0!"
    assert said("verify", str(path), "--commitment", f" {PROMISE.upper()} ").splitlines() == lines


def test_players_are_called_by_their_names(game: Game, path: Path) -> None:
    path.write_text(write_record(game.record(["Ada", "Agnes"])), encoding="utf-8")
    shown = said("verify", str(path))
    assert f"Ada: {game.scores()[0]} points" in shown
    assert shown.splitlines()[-1] == "The winner is Ada!"
    assert data("verify", str(path), "--json")["names"] == ["Ada", "Agnes"]


def test_without_the_commitment_the_player_compares(path: Path) -> None:
    shown = "Compare it with the commitment that was shown when the game began."
    assert said("verify", str(path)).splitlines()[1] == shown
    change(path, f"commitment: {PROMISE}\n", "")
    assert said("verify", str(path)).splitlines()[:2] == [f"The key belongs to the commitment {PROMISE}.", shown]


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "The key belongs to the commitment", "The winner is p0!"),
        ("pl", "Klucz pasuje do zobowiązania", "Wygrywa p0!"),
        ("it", "La chiave corrisponde all’impegno", "Vince p0!"),
        ("ro", "Cheia corespunde angajamentului", "Câștigă p0!"),
    ],
)
def test_in_every_language(path: Path, language: str, first: str, last: str) -> None:
    lines = said("verify", str(path), "--lang", language).splitlines()
    assert lines[0] == f"{first} {PROMISE}."
    assert lines[-1] == last


def test_as_json(game: Game, path: Path) -> None:
    assert data("verify", str(path), "--commitment", PROMISE, "--json") == {
        "verified": True,
        "commitment": PROMISE,
        "compared": True,
        "names": ["p0", "p1"],
        "answers": game.answers_given,
        "over": True,
        "scores": list(game.scores()),
        "winners": [0],
        "problem": None,
    }
    result = run("verify", str(path), "--commitment", commitment("0" * 64), "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["verified"] is False
    assert found["problem"].startswith("the key of the record belongs to the commitment")


def test_an_unfinished_game(game: Game, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[:10]), encoding="utf-8")
    shown = said("verify", str(path)).splitlines()
    assert shown[2:] == ["1 move was made, and it is legal.", "The record ends here. It is p0’s decision."]
    path.write_text("\n".join(lines[:9]), encoding="utf-8")
    assert said("verify", str(path)).splitlines()[2] == "No moves were made yet."


def test_another_promise(path: Path) -> None:
    told = complaint("verify", str(path), "--commitment", commitment("0" * 64))
    assert told.startswith(f"The key of the record belongs to the commitment {PROMISE} and not to the one given")
    assert complaint("verify", str(path), "--commitment", "abc").startswith("A commitment has 64 digits")


def test_a_changed_record(path: Path) -> None:
    change(path, KEY, "0" * 64)
    assert complaint("verify", str(path)).startswith("Line 7: the commitment in the record doesn’t belong to its key")


def test_a_record_with_another_key_and_its_commitment(path: Path) -> None:
    """The shuffles are others then, so somewhere an answer doesn't fit; and the promise was another one."""
    change(path, KEY, "0" * 64)
    change(path, PROMISE, commitment("0" * 64))
    assert complaint("verify", str(path)).startswith("Answer ")
    assert complaint("verify", str(path), "--commitment", PROMISE).startswith("The key of the record belongs to")


def test_an_illegal_answer(path: Path) -> None:
    change(path, "p0: play treasures", "p0: buy Province")
    assert complaint("verify", str(path)).startswith("Answer 1 of the record, ‘buy Province’, does not fit: ")


def test_a_record_without_a_key(tmp_path: Path) -> None:
    path = tmp_path / "seeded.txt"
    path.write_text(write_record(Game(Setup(KINGDOM, seed=4)).record()), encoding="utf-8")
    assert complaint("verify", str(path)).startswith("The record has a seed and no key")
    assert complaint("verify", str(path), "--commitment", PROMISE).startswith("The record has a seed and no key")


def test_damaged_files(path: Path, tmp_path: Path) -> None:
    change(path, "p0: play treasures", "p0: plya treasures")
    assert complaint("verify", str(path)).startswith("Line 10: ")
    (tmp_path / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    assert "not a record" in complaint("verify", str(tmp_path / "letter.txt"))
    assert "is a folder" in complaint("verify", str(tmp_path))
    assert "There is no file" in complaint("verify", str(tmp_path / "missing"))


def test_replay_shows_the_key_in_place_of_the_seed(path: Path) -> None:
    assert said("replay", str(path)).splitlines()[1] == f"Key {KEY}"
    found = data("replay", str(path), "--json")
    assert (found["seed"], found["key"]) == (None, KEY)
