"""The last turn of each player in one line: what was played, what it did to whom, what was bought; in every language."""

from __future__ import annotations

from typing import Any

import msgspec

from deckwright.engine.game import Game, Setup
from deckwright.engine.view import SeenEvent
from deckwright.text import LANGUAGES
from deckwright.text.catalogue import FOLDER

from .lively import Lively
from .node import run_script

NAMES = ("Ada", "Béla", "Cleo", "Dora")
TREASURES = ("Copper", "Silver", "Gold")
CATALOGUES = {
    language: "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))) for language in LANGUAGES
}


def event(what: str, player: int, *cards: str, count: int | None = None, number: int = 0, depth: int = 0) -> SeenEvent:
    """Something that was seen to happen."""
    return SeenEvent(what, player, cards, len(cards) if count is None else count, None, None, number, depth)


def stories(log: list[tuple[SeenEvent, ...]], moments: list[int], viewer: int | None) -> dict[str, Any]:
    """The stories of all seats at these moments, by language."""
    given = {"log": msgspec.to_builtins(log), "moments": moments, "viewer": viewer, "names": NAMES, "treasures": TREASURES}
    found: dict[str, Any] = run_script("story.ts", {"catalogues": CATALOGUES, **given})
    return found


def told(*events: SeenEvent, viewer: int | None = 0) -> dict[str, str]:
    """Béla's turn in every language."""
    log = [(event("turn", 1, number=3), *events), (event("turn", 2, number=3), event("buy", 2, "Curse"))]
    return {language: moments[0][1] for language, moments in stories(log, [2], viewer).items()}


def test_an_attack_and_a_purchase() -> None:
    militia = (
        event("play", 1, "Militia"),
        event("coins", 1, number=2, depth=1),
        event("discard", 0, "Copper", "Estate", depth=1),
        event("play", 1, "Gold"),
        event("play", 1, "Copper", "Copper"),
        event("buy", 1, "Gold"),
        event("gain", 1, "Gold"),
        event("clean up", 1, count=4),
        event("draw", 1, count=5),
    )
    assert told(*militia) == {
        "en": "played Militia: you discard 2; bought Gold",
        "pl": "zagrywa Milicję: odrzucasz 2 karty; kupuje Złoto",
        "it": "ha giocato Milizia: scarti 2 carte; ha acquistato Oro",
        "ro": "a jucat Oaste: decartezi 2 cărți; a cumpărat Aur",
    }
    assert told(*militia, viewer=None)["en"] == "played Militia: Ada discards 2; bought Gold"


def test_what_happens_to_several() -> None:
    witch = (
        event("play", 1, "Village"),
        event("play", 1, "Witch"),
        event("unaffected", 0, "Moat", depth=1),
        event("gain", 2, "Curse", depth=1),
        event("gain", 3, "Curse", depth=1),
        event("play", 1, "Chapel"),
        event("trash", 1, "Estate", "Copper", "Copper"),
    )
    found = told(*witch)
    assert (
        found["en"]
        == "played Village, Witch: you are unaffected (Moat), 2 others gain 2 × Curse; played Chapel; trashed Estate, 2 × Copper"
    )
    assert "2 inni dodają 2 × Klątwę" in found["pl"]
    assert found["ro"].startswith("a jucat ")


def test_what_happens_to_all_is_told_as_ones_own() -> None:
    discards = [event("discard", player, count=2, depth=1) for player in (0, 2, 3)]
    assert told(event("play", 1, "Militia"), *discards)["en"] == "played Militia: you discard 2"
    assert told(event("play", 1, "Militia"), *discards, viewer=None)["en"] == "played Militia: 3 others discard 6"


def test_a_card_gained_besides_one_bought() -> None:
    workshop = (event("play", 1, "Workshop"), event("gain", 1, "Silver"), event("buy", 1, "Silver"), event("gain", 1, "Silver"))
    assert told(*workshop)["en"] == "played Workshop; gained Silver; bought Silver"


def test_a_turn_without_anything() -> None:
    over = event("play", 1, "Copper"), event("clean up", 1, count=5)
    assert told(*over)["en"] == "bought nothing"
    assert told(*over)["pl"] == "nic nie kupuje"
    assert told(over[0])["en"] == ""  # something may still come


def test_before_the_first_turn_there_is_no_story() -> None:
    assert stories([(event("turn", 0, number=1),)], [1], 0)["en"] == [["", None, None, None]]


def test_every_turn_of_a_game_can_be_told() -> None:
    kingdom = ("Bandit", "Bureaucrat", "Council Room", "Cellar", "Library", "Militia", "Moat", "Remodel", "Throne Room", "Witch")
    game, player = Game(Setup(kingdom, ("base-2e",), 4, seed=3, first=0)), Lively(3)
    while not game.is_over:
        game.answer(player.answer(game.decision))
    log = list(game.log_batches(0))
    found = stories(log, list(range(1, len(log) + 1, 3)), 0)
    for language in LANGUAGES:
        texts = {text for moment in found[language] for text in moment if text is not None}
        assert len(texts) > 50
        for text in texts:
            assert "story" not in text
            assert "{" not in text
            assert "undefined" not in text
    assert any("you gain Curse" in (text or "") for moment in found["en"] for text in moment)
