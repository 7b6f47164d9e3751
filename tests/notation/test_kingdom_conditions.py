"""Random kingdoms under conditions: every one that is drawn meets them, or a problem says that none was found."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.cards import KINGDOM_SETS
from deckwright.errors import Problem
from deckwright.notation import kingdom_conditions
from deckwright.notation.kingdom_conditions import CONDITIONS, drawn_kingdom, meets
from deckwright.notation.kingdoms import kingdom_cards, random_kingdom


def offered(condition: str) -> set[str]:
    """The cards that meet a condition by themselves, where the other cards don't."""
    cards = kingdom_cards(("base-2e", "seaside-1e"))
    return {name for name in cards if meets((name,), ("base-2e", "seaside-1e"), condition)}


def test_villages() -> None:
    assert offered("village") == {"Village", "Festival", "Bazaar", "Fishing Village", "Native Village"}


def test_more_buys() -> None:
    assert offered("buy") == {"Market", "Festival", "Council Room", "Salvager", "Tactician", "Wharf"}


def test_cards_that_trash_from_the_own_deck() -> None:
    found = offered("trash")
    assert {"Chapel", "Remodel", "Moneylender", "Mine", "Sentry", "Lookout", "Salvager"} <= found
    assert not found & {"Bandit", "Village", "Treasure Map", "Feast", "Embargo", "Pirate Ship", "Swindler"}


@pytest.mark.parametrize(
    ("cards", "met"), [(("Militia", "Village"), False), (("Militia", "Moat"), True), (("Village", "Smithy"), True), (("Moat",), True)]
)
def test_a_reaction_where_there_is_an_attack(cards: tuple[str, ...], met: bool) -> None:
    assert meets(cards, ("base-2e",), "reaction-to-attack") == met


def test_costs_from_two_to_five() -> None:
    assert meets(("Moat", "Village", "Smithy", "Market"), ("base-2e",), "cost-spread")
    assert not meets(("Moat", "Village", "Smithy", "Artisan"), ("base-2e",), "cost-spread")


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    sets=st.lists(st.sampled_from(KINGDOM_SETS), min_size=1, unique=True),
    seed=st.integers(0, 2**64 - 1),
    conditions=st.lists(st.sampled_from(sorted(CONDITIONS)), unique=True),
    banned=st.lists(st.sampled_from(kingdom_cards(KINGDOM_SETS)), max_size=12, unique=True),
    required=st.lists(st.sampled_from(kingdom_cards(KINGDOM_SETS)), max_size=2, unique=True),
)
def test_every_drawn_kingdom_meets_its_conditions(
    sets: list[str], seed: int, conditions: list[str], banned: list[str], required: list[str]
) -> None:
    chosen = tuple(sets)
    code = ""
    try:
        kingdom = drawn_kingdom(chosen, seed, required, banned, conditions)
    except Problem as problem:
        code = problem.code
    if code:
        assert code in ("kingdom-conditions", "random-both", "random-few", "unknown-card", "other-set")
        return
    assert len(set(kingdom)) == 10
    assert set(required) <= set(kingdom) <= set(kingdom_cards(chosen)) - set(banned)
    assert all(meets(kingdom, chosen, condition) for condition in conditions)
    assert kingdom == drawn_kingdom(chosen, seed, required, banned, conditions)


def test_without_conditions_it_is_the_kingdom_of_the_seed() -> None:
    assert drawn_kingdom(("base-2e",), 5) == random_kingdom(("base-2e",), 5)


def test_seeds_go_round_at_the_end() -> None:
    assert meets(drawn_kingdom(("base-2e",), 2**64 - 1, conditions=("village",)), ("base-2e",), "village")


def test_impossible_conditions_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingdom_conditions, "TRIES", 20)
    with pytest.raises(Problem) as problem:
        drawn_kingdom(("base-2e",), 1, banned=("Village", "Festival"), conditions=("village", "buy"))
    assert problem.value.code == "kingdom-conditions"
    assert problem.value.details["conditions"] == "village, buy"
