"""``kingdoms``: the list, one kingdom, random ones and codes."""

from __future__ import annotations

import pytest

from deckwright.cli.kingdoms import CONDITION_NAMES
from deckwright.notation.kingdom_conditions import CONDITIONS, meets
from deckwright.notation.kingdoms import random_kingdom
from tests.cli.commands import complaint, data, run, said


def test_the_list_says_what_can_be_played() -> None:
    lines = said("kingdoms").splitlines()
    assert any(line.split(maxsplit=1)[1].startswith("First Game ") and line.endswith("playable") for line in lines[1:5])
    assert any("Level Up" in line and "missing" in line for line in lines)
    assert "Pierwsza rozgrywka" in said("kingdoms", "--lang", "pl")


def test_the_list_for_some_sets() -> None:
    found = data("kingdoms", "--sets", "seaside-1e", "--json")
    assert [kingdom["id"] for kingdom in found] == ["KING-S1-1", "KING-S1-2", "KING-S1-3"]
    assert "KING-S1-4" in said("kingdoms", "--sets", "seaside-1e,base-1e")


@pytest.mark.parametrize("name", ["First Game", "first game", "Pierwsza rozgrywka", "KING-2E-1"])
def test_one_kingdom(name: str) -> None:
    shown = said("kingdoms", *name.split())
    assert shown.startswith("First Game (KING-2E-1)\n  Cellar $2 (Dominion, 2nd edition)\n")
    code = shown.splitlines()[-1].removeprefix("Code ")
    assert data("kingdoms", "--code", code, "--json")["cards"] == data("kingdoms", name, "--json")["cards"]


def test_a_kingdom_that_lacks_cards_is_shown_too() -> None:
    assert said("kingdoms", "Level Up").splitlines()[-1].startswith("not yet, missing: Dungeon")
    assert data("kingdoms", "Level Up", "--json")["code"] is None


def test_a_list_of_cards_has_a_code() -> None:
    found = data("kingdoms", "wioska, Smithy", "--json")
    assert found["cards"] == ["Village", "Smithy"]
    assert data("kingdoms", found["code"], "--json")["code"] == found["code"]


def test_random_kingdoms() -> None:
    words = ("kingdoms", "--random", "--seed", "3", "--sets", "base-2e,seaside-1e", "--require", "fosa", "--ban", "Witch", "--json")
    found = data(*words)
    assert found == data(*words)
    assert found["seed"] == 3
    assert len(found["cards"]) == 10
    assert "Moat" in found["cards"]
    assert "Witch" not in found["cards"]


def test_random_kingdoms_with_conditions() -> None:
    assert tuple(CONDITIONS) == CONDITION_NAMES
    for seed in range(5):
        words = ("--sets", "base-2e", "--with", "village,buy", "--with", "Cost-Spread", "--seed", str(seed))
        found = data("kingdoms", "--random", *words, "--json")["cards"]
        assert all(meets(found, ("base-2e",), condition) for condition in ("village", "buy", "cost-spread"))
    plain = data("kingdoms", "--random", "--sets", "base-2e", "--seed", "1", "--json")["cards"]
    assert plain == list(random_kingdom(("base-2e",), 1))
    assert "did you mean ‘village’" in complaint("kingdoms", "--random", "--with", "vilage")
    without = ("--sets", "base-2e", "--with", "village", "--ban", "Village,Festival")
    assert "a card with +2 Actions" in complaint("kingdoms", "--random", *without)
    assert run("kingdoms", "--with", "village").exit_code == 2


def test_the_kingdom_of_the_day() -> None:
    assert data("kingdoms", "daily 2026-11-16", "--json")["cards"][:2] == ["Bazaar", "Gardens"]
    assert data("kingdoms", "--daily", "--json")["cards"] == data("kingdoms", "daily", "--json")["cards"]
    assert run("kingdoms", "--daily", "--random").exit_code == 2


def test_the_seed_of_a_random_kingdom_is_printed() -> None:
    first = said("kingdoms", "--random").splitlines()
    again = said("kingdoms", "--random", "--seed", first[0].removeprefix("Seed ")).splitlines()
    assert first == again


def test_what_is_refused() -> None:
    assert "at once" in complaint("kingdoms", "--random", "--require", "Moat", "--ban", "Moat")
    assert "unknown kingdom" in complaint("kingdoms", "xyzzy").lower()
    assert "kingdom code" in complaint("kingdoms", "--code", "1AAAAAAAAA")
    assert "seed" in complaint("kingdoms", "--random", "--seed", "-1")
    assert run("kingdoms", "--seed", "3").exit_code == 2
    assert run("kingdoms", "First Game", "--random").exit_code == 2
