"""Random kingdoms under conditions: every one that is drawn meets them, and it is refused only where there is none."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.cards import KINGDOM_SETS
from deckwright.errors import Problem
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


def brute_force(pool: list[str], sets: tuple[str, ...], required: tuple[str, ...], conditions: tuple[str, ...]) -> bool:
    """Whether any ten cards meet the conditions, by looking at all of them."""
    others = [name for name in pool if name not in required]
    return any(
        all(meets((*required, *chosen), sets, condition) for condition in conditions) for chosen in combinations(others, 10 - len(required))
    )


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    kept=st.sets(st.sampled_from(kingdom_cards(KINGDOM_SETS)), min_size=10, max_size=14),
    conditions=st.lists(st.sampled_from(sorted(CONDITIONS)), min_size=1, unique=True),
    requires=st.integers(0, 10),
    seed=st.integers(0, 2**64 - 1),
)
def test_a_kingdom_is_drawn_whenever_there_is_one(kept: set[str], conditions: list[str], requires: int, seed: int) -> None:
    pool, banned = sorted(kept), sorted(set(kingdom_cards(KINGDOM_SETS)) - kept)
    required, wished = tuple(pool[:requires]), tuple(conditions)
    if brute_force(pool, KINGDOM_SETS, required, wished):
        kingdom = drawn_kingdom(KINGDOM_SETS, seed, required, banned, wished)
        assert set(required) <= set(kingdom) <= kept
        assert all(meets(kingdom, KINGDOM_SETS, condition) for condition in wished)
        return
    with pytest.raises(Problem) as problem:
        drawn_kingdom(KINGDOM_SETS, seed, required, banned, wished)
    blamed = tuple(problem.value.details["conditions"].split(", "))
    assert set(blamed) <= set(wished)
    assert not brute_force(pool, KINGDOM_SETS, required, blamed)
    for one in blamed:
        assert brute_force(pool, KINGDOM_SETS, required, tuple(other for other in blamed if other != one))


def test_rare_kingdoms_are_drawn_too() -> None:
    sets, everything = ("base-2e", "seaside-1e"), kingdom_cards(("base-2e", "seaside-1e"))
    villages = sorted(offered("village") - {"Festival"})
    required = [name for name in everything if not meets((name,), sets, "village") and not meets((name,), sets, "buy")][:9]
    drawn = {drawn_kingdom(sets, seed, required, villages, ("village", "buy")) for seed in range(50)}
    assert drawn == {tuple(sorted((*required, "Festival")))}


def test_a_rare_draw_is_not_always_the_same() -> None:
    sets = ("base-2e", "seaside-1e")
    required = [name for name in kingdom_cards(sets) if not meets((name,), sets, "village")][:9]
    drawn = {drawn_kingdom(sets, seed, required, (), ("village",)) for seed in range(100)}
    assert {name for kingdom in drawn for name in kingdom} == offered("village") | set(required)


def test_every_kingdom_that_meets_the_conditions_is_as_likely_as_any_other() -> None:
    kept = ("Village", "Festival", "Market", "Chapel", "Moat", "Cellar", "Gardens", "Smithy", "Witch", "Militia", "Mine")
    banned = sorted(set(kingdom_cards(("base-2e",))) - set(kept))
    draws = 2000
    left_out = Counter(
        (set(kept) - set(drawn_kingdom(("base-2e",), seed, (), banned, ("buy", "reaction-to-attack")))).pop() for seed in range(draws)
    )
    likely = set(kept) - {"Moat"}
    assert set(left_out) == likely
    assert all(abs(number - draws / len(likely)) < 5 * (draws / len(likely)) ** 0.5 for number in left_out.values())


def test_conditions_that_cannot_be_met_are_named_at_once() -> None:
    with pytest.raises(Problem) as problem:
        drawn_kingdom(("base-2e",), 1, banned=("Village", "Festival"), conditions=("buy", "village"))
    assert problem.value.code == "kingdom-conditions"
    assert problem.value.details == {"conditions": "village", "number": 1}


def test_conditions_that_only_clash_are_named_together() -> None:
    villages, buys = {"Village", "Festival", "Bazaar", "Fishing Village", "Native Village"}, ("Market", "Council Room")
    required = [name for name in kingdom_cards(("base-2e",)) if name not in villages | set(buys) | {"Moat"}][:9]
    with pytest.raises(Problem) as problem:
        drawn_kingdom(("base-2e",), 1, required, ("Festival",), ("trash", "village", "buy"))
    assert problem.value.details == {"conditions": "village, buy", "number": 2}
    assert str(problem.value) == (
        "No kingdom of these cards has all of this: a card with +2 Actions, a card with +1 Buy. "
        "Drop a condition, add a set, or require or ban fewer cards."
    )
