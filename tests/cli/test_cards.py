"""``cards`` and ``card``."""

from __future__ import annotations

import pytest

from deckwright.cards import KINGDOM_SETS, card_names
from deckwright.cli.card import rulings
from deckwright.text import LANGUAGES
from tests.cli.commands import complaint, data, said


def test_all_cards_are_listed() -> None:
    lines = said("cards").splitlines()
    assert lines[0].split() == ["Card", "Cost", "Types", "Sets"]
    assert len(lines) == 1 + len(card_names())
    assert "Moat" in "".join(lines)
    assert all(len(line) <= 80 for line in lines)


def test_one_set_in_another_language() -> None:
    table = said("cards", "--set", "seaside-1e", "--lang", "pl")
    assert "Latarnia morska   Lighthouse       2" in table
    assert "Village " not in table.replace("Fishing Village ", "").replace("Native Village ", "")


def test_cards_as_json() -> None:
    cards = {card["name"]: card for card in data("--lang", "it", "cards", "--json")}
    assert cards["Moat"] == {
        "name": "Moat",
        "translated": "Fossato",
        "cost": 2,
        "potions": 0,
        "debt": 0,
        "types": ["Action", "Reaction"],
        "sets": ["base-1e", "base-2e"],
    }
    assert list(cards) == card_names()


def test_unknown_set() -> None:
    assert complaint("cards", "--set", "base-3e") == "Unknown set ‘base-3e’: did you mean ‘base-2e’?"


@pytest.mark.parametrize("name", ["Throne Room", "throne room", "sala tronowa", "Sala del Trono", "SALA TRONULUI", "thr"])
def test_a_card_by_any_name(name: str) -> None:
    shown = said("card", *name.split())
    assert shown.startswith("Throne Room $4, Action\nAlso: pl Sala tronowa, it Sala del Trono, ro Sala tronului\n")
    assert "Dominion, 1st edition" in shown
    assert "You may play an Action" in shown
    assert "B2-THRONE-ROOM-7" in shown


def test_editions_with_one_text_are_shown_once() -> None:
    assert said("card", "Moat").count("+2 Cards") == 1


def test_every_card_in_every_language() -> None:
    for language in LANGUAGES:
        for name in card_names():
            assert said("card", name, "--lang", language)


def test_a_card_as_json() -> None:
    card = data("card", "Moneylender", "--json")
    assert card["names"]["pl"] == "Lichwiarz"
    assert [version["set"] for version in card["versions"]] == ["base-1e", "base-2e"]
    assert card["versions"][0]["rulings"][0] == "B1-MONEYLENDER-E1"


def test_names_that_fit_no_card_or_several() -> None:
    assert complaint("card", "Milita") == "There is no card ‘Milita’: did you mean ‘Militia’?"
    assert complaint("card", "--lang", "pl", "Wjoska") == "Nie ma karty „Wjoska”: czy chodziło o „Wioska”?"
    assert complaint("card", "mo") == "‘mo’ could be Moat, Moneylender: write more of the name"
    assert "deckwright cards" in complaint("card", "xyzzy")


def test_rulings_are_about_cards_there_are() -> None:
    assert set(rulings()) <= set(KINGDOM_SETS)
    for set_id, cards in rulings().items():
        assert set(cards) == set(card_names((set_id,))) - set(card_names(()))
        ids = [ruling for several in cards.values() for ruling in several]
        assert len(ids) == len(set(ids))
