"""The recommended kingdoms as data, and finding them by what people type."""

import doctest
import re
from importlib.resources import files
from pathlib import Path

import pytest

from deckwright.cards import SETS, present_name
from deckwright.engine.game import Game, Setup
from deckwright.errors import UnknownName
from deckwright.notation import recommended as module
from deckwright.notation.recommended import LANDSCAPES, find, missing, playable, recommended, search
from deckwright.notation.spelling import folded

NAMES = {
    "KING-1E-1": ("Pierwsza rozgrywka", "Prima partita", "Primul joc"),
    "KING-2E-1": ("Pierwsza rozgrywka",),
    "KING-S1-4": ("Sięgając w przyszłość",),
    "KING-S1-6": ("Kto daje i zabiera…",),
    "KING-2E-27": ("Raz na wozie, raz pod wozem",),
}


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


def test_there_are_49_with_ids_of_their_own() -> None:
    ids = [kingdom.id for kingdom in recommended()]
    expected = [f"KING-1E-{number}" for number in range(1, 6)] + [f"KING-S1-{number}" for number in range(1, 7)]
    assert ids == expected + [f"KING-2E-{number}" for number in range(1, 39)]


def test_each_has_ten_different_cards_with_a_set() -> None:
    for kingdom in recommended():
        assert len(set(kingdom.kingdom)) == len(kingdom.cards) == 10, kingdom.id
        assert kingdom.kingdom == tuple(sorted(kingdom.kingdom))
        assert all(re.fullmatch(r"[a-z-]+-[12]e", set_id) for set_id in kingdom.sets)
        assert all(kind in LANDSCAPES for kind, _ in kingdom.landscapes)
        assert kingdom.bane not in kingdom.kingdom


@pytest.mark.parametrize(
    ("kingdom_id", "edition", "sets"),
    [
        ("KING-1E-1", "1e", ("base-1e",)),
        ("KING-S1-1", "1e", ("seaside-1e",)),
        ("KING-S1-4", "1e", ("base-1e", "seaside-1e")),
        ("KING-2E-10", "2e", ("base-2e", "seaside-1e")),
        ("KING-2E-7", "2e", ("base-2e", "intrigue-2e")),
        ("KING-2E-24", "2e", ("base-2e", "cornucopia-guilds-1e")),
    ],
)
def test_editions_and_sets(kingdom_id: str, edition: str, sets: tuple[str, ...]) -> None:
    kingdom = find(kingdom_id)
    assert (kingdom.edition, kingdom.sets) == (edition, sets)


def test_first_games_are_those_of_the_rules() -> None:
    """CORE-21 and CORE-22."""
    second = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
    first = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
    assert ", ".join(find("KING-2E-1").kingdom) == second
    assert ", ".join(find("KING-1E-1").kingdom) == first


def test_what_lies_beside_the_piles() -> None:
    assert find("The Jester's Workshop").bane == "Merchant"
    assert find("Everything in Moderation").landscapes == (("event", "Windfall"), ("landmark", "Orchard"))
    assert [kind for kind, _ in find("Night Shift").landscapes] == ["boon"] * 3


def test_missing_follows_the_cards_there_are() -> None:
    for kingdom in recommended():
        lacking = missing(kingdom)
        for set_id, name in kingdom.cards:
            assert (name in lacking) == (present_name(name) not in [card.name for card in SETS.get(set_id, ())])
        for _, name in kingdom.landscapes:
            assert name in lacking
        assert kingdom.bane is None or kingdom.bane in lacking
    assert {kingdom.id for kingdom in playable()} >= {
        *(f"KING-1E-{number}" for number in range(1, 6)),
        "KING-2E-7",
        "KING-2E-8",
        "KING-2E-9",
    }


def test_missing_does_not_take_a_card_from_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETS, "base-2e", ())
    assert missing(find("KING-2E-1")) == find("KING-2E-1").kingdom


def test_playable_kingdoms_can_be_set_up() -> None:
    for kingdom in playable():
        assert len(Game(Setup(kingdom.kingdom, kingdom.sets)).view(0).supply) == 17


@pytest.mark.parametrize(
    ("text", "kingdom_id"),
    [
        ("First Game", "KING-2E-1"),
        ("first-game", "KING-2E-1"),
        ("FIRST GAME 1E", "KING-1E-1"),
        ("First Game (1e)", "KING-1E-1"),
        ("king-1e-1", "KING-1E-1"),
        ("silver and gold", "KING-2E-6"),
        ("Silver & Gold", "KING-2E-6"),
        ("the kings army", "KING-2E-17"),
        ("Size Distortion", "KING-2E-2"),
        ("Big Money", "KING-1E-2"),
        ("Give and Take", "KING-2E-12"),
        ("pierwsza rozgrywka", "KING-2E-1"),
        ("Pierwsza rozgrywka 1e", "KING-1E-1"),
        ("Primul joc", "KING-1E-1"),
        ("siegajac w przyszlosc", "KING-S1-4"),
        ("Kto daje i zabiera...", "KING-S1-6"),
        ("raz na wozie, raz pod wozem", "KING-2E-27"),
    ],
)
def test_find(text: str, kingdom_id: str) -> None:
    assert find(text, NAMES).id == kingdom_id


def test_every_kingdom_is_found_by_id_and_by_name_and_edition() -> None:
    for kingdom in recommended():
        assert find(kingdom.id) is kingdom
        assert find(kingdom.name, edition=kingdom.edition) is kingdom
        assert find(kingdom.name).edition == ("2e" if search(kingdom.name, edition="2e") else "1e")


@pytest.mark.parametrize(("text", "near"), [("Frist Game", "First Game"), ("zzz", ""), ("", ""), ("Prima partyta", "Prima partita")])
def test_unknown_kingdoms_get_a_suggestion(text: str, near: str) -> None:
    with pytest.raises(UnknownName) as caught:
        find(text, NAMES)
    assert (caught.value.code, caught.value.details["suggestion"]) == ("unknown-kingdom", near)


def test_an_edition_without_the_kingdom_is_refused() -> None:
    with pytest.raises(UnknownName):
        find("Deck Top", edition="1e")


def test_catalogues_name_every_kingdom_and_each_name_finds_one_of_its_own() -> None:
    for language in ("en", "pl", "it", "ro"):
        catalogue = files("deckwright").joinpath("text", language, "kingdoms.ftl").read_text(encoding="utf-8")
        names = dict(re.findall(r"^(kingdom-[a-z0-9-]+) = (.+)$", catalogue, re.MULTILINE))
        assert set(names) == {kingdom.message for kingdom in recommended()}, language
        by_id = {kingdom.id: (names[kingdom.message],) for kingdom in recommended()}
        for kingdom in recommended():
            found = find(names[kingdom.message], by_id, kingdom.edition)
            assert folded(names[found.message]) == folded(names[kingdom.message])
            assert found.id == kingdom.id, language


def test_the_page_lists_them_all() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "kingdoms.md").read_text(encoding="utf-8")
    for kingdom in recommended():
        row = next(line for line in page.splitlines() if line.startswith(f"| {kingdom.id} | {kingdom.name} |"))
        named = {name for _, name in (*kingdom.cards, *kingdom.landscapes)} | ({kingdom.bane} if kingdom.bane else set())
        assert all(name in row for name in named), kingdom.id
