"""From what somebody chose to a kingdom: by name, code, cards or chance."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.cards import KINGDOM_SETS
from deckwright.errors import Problem
from deckwright.notation.kingdom_conditions import meets
from deckwright.notation.kingdoms import kingdom_cards
from deckwright.notation.recommended import playable
from deckwright.server.kingdom_choice import chosen_kingdom, kingdom_facts
from deckwright.server.kingdom_wishes import CodedKingdom, KingdomChoice, NamedKingdom, PickedKingdom, RandomKingdom
from deckwright.text import LANGUAGES, translator
from tests.server.test_table import refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_recommended_kingdoms_by_their_names_in_every_language(language: str) -> None:
    for kingdom in playable():
        words = translator(language)
        namesakes = [set(one.kingdom) for one in playable() if words.kingdom_name(one.id) == words.kingdom_name(kingdom.id)]
        assert set(chosen_kingdom(NamedKingdom(words.kingdom_name(kingdom.id))).cards) in namesakes
        assert set(chosen_kingdom(NamedKingdom(kingdom.id)).cards) == set(kingdom.kingdom)


def test_by_code() -> None:
    kingdom = chosen_kingdom(NamedKingdom("First Game"))
    again = chosen_kingdom(CodedKingdom(kingdom_facts(kingdom).code))
    assert (set(again.cards), again.sets) == (set(kingdom.cards), kingdom.sets)


def test_by_cards() -> None:
    kingdom = chosen_kingdom(PickedKingdom(["Moat", "village", "Chapel"], ["base-2e", "seaside-1e"]))
    assert (kingdom.cards, kingdom.sets) == (("Moat", "Village", "Chapel"), ("base-2e",))


def test_by_chance() -> None:
    choice = RandomKingdom(["base-2e", "seaside-1e", "base-2e"], ["Moat"], ["Witch"], ["village", "trash"], 7)
    kingdom = chosen_kingdom(choice)
    assert chosen_kingdom(choice) == kingdom
    assert len(set(kingdom.cards)) == 10
    assert "Moat" in kingdom.cards
    assert "Witch" not in kingdom.cards
    assert meets(kingdom.cards, kingdom.sets, "village")


def test_without_a_seed_every_kingdom_is_another() -> None:
    drawn = {chosen_kingdom(RandomKingdom(["base-2e", "seaside-1e"])).cards for _ in range(20)}
    assert len(drawn) > 15


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (NamedKingdom("Furst Gaame of all"), "unknown-kingdom"),
        (NamedKingdom(" "), "kingdom-empty"),
        (CodedKingdom("0"), "code-damaged"),
        (PickedKingdom([], ["base-2e"]), "kingdom-empty"),
        (PickedKingdom(["Moat", ","], ["base-2e"]), "kingdom-empty"),
        (PickedKingdom(["Copper", "Moat"], ["base-2e"]), "kingdom-basic"),
        (PickedKingdom(["Moat", "Moot"], ["base-2e"]), "unknown-card"),
        (PickedKingdom(["Moat"], ["base-9e"]), "unknown-set"),
        (RandomKingdom(["base-9e"]), "unknown-set"),
        (RandomKingdom(["base-2e"], ["Moat"], ["Moat"]), "random-both"),
        (RandomKingdom(["base-2e"], ban=kingdom_cards(("base-2e",))[:20]), "random-few"),
        (RandomKingdom(["base-2e"], ban=["Village", "Festival"], conditions=["village"]), "kingdom-conditions"),
    ],
)
def test_choices_that_are_refused(choice: KingdomChoice, code: str) -> None:
    with refused(code):
        chosen_kingdom(choice)


WORDS = st.one_of(st.sampled_from([*kingdom_cards(KINGDOM_SETS), "Copper", "First Game"]), st.text(max_size=40))
SETS = st.lists(st.sampled_from([*KINGDOM_SETS, "base-9e"]), min_size=1, max_size=3)
CHOICES = st.one_of(
    st.builds(lambda name: {"by": "name", "name": name}, st.text(min_size=1, max_size=80)),
    st.builds(lambda code: {"by": "code", "code": code}, st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ-", min_size=1, max_size=30)),
    st.builds(lambda cards, sets: {"by": "cards", "cards": cards, "sets": sets}, st.lists(WORDS, max_size=10), SETS),
    st.builds(
        lambda sets, required, banned, seed: {"by": "random", "sets": sets, "require": required, "ban": banned, "seed": seed},
        SETS,
        st.lists(WORDS, max_size=3),
        st.lists(WORDS, max_size=5),
        st.integers(0, 2**53 - 1),
    ),
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(CHOICES)
def test_any_choice_is_a_kingdom_or_a_problem(wish: object) -> None:
    try:
        choice: KingdomChoice = msgspec.convert(wish, KingdomChoice)
    except msgspec.ValidationError:
        return
    sentence = ""
    try:
        facts = kingdom_facts(chosen_kingdom(choice))
    except Problem as problem:
        sentence = translator("en").problem(problem)
    if sentence:
        return
    assert 0 < len(facts.cards) <= 10
    assert len(set(facts.cards)) == len(facts.cards)
    assert set(chosen_kingdom(CodedKingdom(facts.code)).cards) == set(facts.cards)
