"""Cards that only lie beside a kingdom, as Potion does: no drawing of kingdoms has them, and nobody can choose them for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright.cards import SETS, kingdom_names
from deckwright.engine.layout import Layout
from deckwright.engine.setup import Setup
from deckwright.env.bench import random_boxes
from deckwright.errors import Problem
from deckwright.lang import TREASURE, VICTORY, Coins, card, pile
from deckwright.learn import kingdoms as learnt
from deckwright.native import AVAILABLE
from deckwright.notation.kingdom_conditions import drawn_kingdom
from deckwright.notation.kingdoms import kingdom_cards, parse_kingdom, random_kingdom
from deckwright.notation.record import read_record, write_record
from deckwright.server.kingdom_choice import chosen_kingdom
from deckwright.server.kingdom_wishes import PickedKingdom, RandomKingdom
from deckwright.server.library import facts_of
from tests.support.added_sets import added_sets
from tests.values.cards import SET_ID

TOKENS = tuple(card(f"Token {number}", 2, TREASURE, Coins(1), in_kingdom=False) for number in range(200))
"""So many that a drawing which minded no marks would hardly ever miss all of them."""
TROVE = card("Trove", 4, TREASURE, Coins(2))
HOARDER = card("Hoarder", 4, VICTORY, sets_out=(pile("Trove", (TROVE, 5), in_supply=False),), worth=1)
BESIDE = {one.name for one in (*TOKENS, TROVE)}


@pytest.fixture(autouse=True)
def larger_set() -> Iterator[None]:
    """Seaside with cards that lie only beside a kingdom."""
    with added_sets({"seaside-1e": (*SETS["seaside-1e"], *TOKENS, TROVE, HOARDER)}):
        yield


def test_potion_is_no_kingdom_card_but_belongs_to_its_set() -> None:
    assert "Potion" not in kingdom_names((SET_ID,))
    assert {"University", "Apprentice"} <= set(kingdom_names((SET_ID,)))
    assert "Potion" in Setup(("University",), (SET_ID,)).box().names


def test_a_card_of_a_pile_outside_the_supply_needs_no_mark() -> None:
    names = kingdom_names(("seaside-1e",))
    assert "Hoarder" in names
    assert not BESIDE & set(names)


@pytest.mark.parametrize("seed", range(20))
def test_no_drawing_has_them(seed: int) -> None:
    sets = ("seaside-1e",)
    assert not BESIDE & set(random_kingdom(sets, seed))
    assert not BESIDE & set(drawn_kingdom(sets, seed, conditions=("village", "cost-spread")))
    assert not BESIDE & set(chosen_kingdom(RandomKingdom(list(sets), seed=seed)).cards)
    assert not BESIDE & set(kingdom_cards(sets))


@pytest.mark.skipif(not AVAILABLE, reason="these draw what the native machine can play")
def test_no_drawing_for_learning_has_them() -> None:
    boxes = [*(learnt.random_kingdom(seed) for seed in range(5)), *random_boxes(5)]
    assert not any(BESIDE & set(box.kingdom) for box in boxes)


def test_nobody_can_choose_them() -> None:
    for refused in (
        lambda: parse_kingdom("Moat, Token 1"),
        lambda: parse_kingdom("Moat, Token 1", ("base-2e", "seaside-1e")),
        lambda: random_kingdom(("seaside-1e",), 1, required=("Token 1",)),
        lambda: chosen_kingdom(PickedKingdom(["Token 1"], ["seaside-1e"])),
        lambda: Layout(("Cutpurse", "Token 1"), ("seaside-1e",)).box(),
        lambda: Layout(("Cutpurse",), ("seaside-1e",), bane="Token 1").box(),
    ):
        with pytest.raises(Problem) as problem:
            refused()
        assert (problem.value.code, problem.value.details["card"]) == ("kingdom-beside", "Token 1")


def test_a_record_cannot_have_them_in_its_kingdom() -> None:
    from deckwright.engine.game import Game

    text = write_record(Game(Setup(("Cutpurse", "Salvager"), ("seaside-1e",), first=0)).record())
    with pytest.raises(Problem) as problem:
        read_record(text.replace("Salvager", "Token 1"))
    assert problem.value.details["reason"].code == "kingdom-beside"


def test_the_page_is_told() -> None:
    assert [facts.in_kingdom for facts in facts_of(("Cutpurse", "Token 1", "Trove"), ("seaside-1e",))] == [True, False, False]
