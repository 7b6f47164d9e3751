"""Every language says the same things, nothing is missing and nothing is left over."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from deckwright.bots import BOTS
from deckwright.bots.hints import REASONS
from deckwright.bots.levels import LEVELS
from deckwright.bots.names import NAMES
from deckwright.cards import SETS
from deckwright.engine import events
from deckwright.engine.box import open_box
from deckwright.engine.places import COUNTERS
from deckwright.engine.program import ZONE_NAMES, Verb, Zone
from deckwright.lang import TYPE_NAMES
from deckwright.notation.kingdom_conditions import CONDITIONS
from deckwright.notation.recommended import recommended
from deckwright.review.advice import REASONS as ADVICE
from deckwright.review.judged import CAUSES, PARTS
from deckwright.sim.library import slug as file_name
from deckwright.sim.library import strategies
from deckwright.text import LANGUAGES
from deckwright.text.catalogue import catalogue
from deckwright.text.translator import NOMINATIVE, slug

from .reading import GRAMMAR, all_variables, entries, modules, page_sources, raised, resources, said_by_page, words_given_to

NEVER_ASKED = {
    Verb.PLAY_TREASURES,
    Verb.END_ACTIONS,
    Verb.END_NIGHT,
    Verb.BUY,
    Verb.PAY,
    Verb.END_TURN,
    Verb.KEEP,
    Verb.PASS,
    Verb.TAKE,
    Verb.LOOK,
    Verb.PUT_UNDER,
}
"""Verbs that no card asks for: they belong to a phase, decline, or only name an event."""

OPTIONS = {
    word for set_id, cards in SETS.items() if set_id != "basic" for word in open_box((set_id,), tuple(card.name for card in cards)).words
}
"""Every option that a card offers."""

NUMBERED = {"actions", "buy", "cards", "coin", "coins", "discard", "hand", "keep", "trash"}
"""Options that say the number behind them."""


def needed() -> set[str]:
    """The messages whose ids are put together from what the engine says."""
    return (
        {f"event-{slug(kind)}" for kind in events.KINDS}
        | {f"prompt-{slug(verb.word)}" for verb in Verb if verb not in NEVER_ASKED}
        | {f"verb-{slug(verb.word)}" for verb in Verb}
        | {f"option-{slug(word)}" for word in OPTIONS}
        | {f"option-{slug(word)}-number" for word in OPTIONS & NUMBERED}
        | {f"zone-{slug(name)}" for zone, name in ZONE_NAMES.items() if zone not in (Zone.PILES, Zone.OWNED)}
        | {"zone-projects"}
        | {f"counter-{slug(row.name)}" for row in COUNTERS}
        | {f"error-{problem.code}" for problem in raised()}
        | {f"card-{slug(card.name)}" for cards in SETS.values() for card in cards}
        | {f"set-{set_id}" for set_id in SETS}
        | {f"type-{slug(name)}" for name in TYPE_NAMES}
        | {f"kingdom-{slug(kingdom.id)}" for kingdom in recommended()}
        | {f"bot-name-{slug(name)}" for name in (*NAMES, *(level.character for level in LEVELS))}
        | {f"bot-strategy-{name}" for name in (*BOTS, *(file_name(strategy) for strategy in strategies()))}
        | {f"condition-{condition}" for condition in CONDITIONS}
        | {f"help-guide-{reason}" for reason in REASONS}
        | {f"advice-{reason}" for reason in ADVICE}
        | {f"review-part-{part}" for part in PARTS}
        | {f"review-{cause}" for cause in CAUSES}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_files_is_understood(language: str) -> None:
    files = dict(resources(language))
    assert {"cards.ftl", "kingdoms.ftl", "game.ftl", "errors.ftl"} <= set(files)
    for name, resource in files.items():
        junk = [node.content for node in resource.body if isinstance(node, ftl.Junk)]
        assert not junk, f"{language}/{name}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert set(other) == set(english)
    for message_id, entry in english.items():
        assert other[message_id].file == entry.file, message_id
        assert other[message_id].attributes - {GRAMMAR} == entry.attributes - {GRAMMAR}, message_id
        assert all_variables(language, message_id) - {GRAMMAR} == all_variables("en", message_id) - {GRAMMAR}, message_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_are_known(language: str) -> None:
    known = set.union({NOMINATIVE}, *(entry.variants for name, entry in entries(language).items() if name.startswith("card-")))
    wanted = {catalogue(language).attribute(message_id, GRAMMAR) or NOMINATIVE for message_id in entries(language)}
    assert wanted <= known
    assert (wanted != {NOMINATIVE}) == (language == "pl")


def test_no_message_is_missing() -> None:
    assert needed() - set(entries("en")) == set()
    assert words_given_to("message", 0) - set(entries("en")) == set()


def test_the_page_says_only_what_there_is() -> None:
    """Ids are written out in the page's sources: those of its own catalogues, and of any message it says."""
    english = entries("en")
    written = {name for text in page_sources().values() for name in re.findall(r'"((?:web|table|help|ending)-[a-z0-9-]+)"', text)}
    assert written > {"web-home", "table-undo"}
    other = {name for name in written if name.endswith("-heading") or f"error-{name}" in english}
    assert written - other - set(english) == set()
    assert {name for _, name, _ in said_by_page()} - set(english) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_messages_what_they_use(language: str) -> None:
    checked = [(place, name, given) for place, name, given in said_by_page() if given is not None]
    assert len(checked) > 100
    for place, name, given in checked:
        assert all_variables(language, name) <= given | {GRAMMAR}, f"{place} says {name}"


def test_no_message_is_left_over() -> None:
    english = entries("en")
    texts = "\n".join((*(text for _, text, _ in modules()), *page_sources().values()))
    referred = {reference for entry in english.values() for reference in entry.references}
    left = set(english) - needed() - referred
    left = {name for name in left if f'"{name.removeprefix("error-")}"' not in texts and not name.startswith("text-")}
    assert left == set()


def test_every_text_belongs_to_a_card() -> None:
    """``text-CARD`` for all sets, or ``text-CARD-SET`` for each set that has the card."""
    english = set(entries("en"))
    general = {name.replace("card-", "text-", 1) for name in english if name.startswith("card-")}
    special = {f"text-{slug(card.name)}-{set_id}" for set_id, cards in SETS.items() for card in cards}
    texts = {name for name in english if name.startswith("text-")}
    assert texts <= general | special
    for set_id, cards in SETS.items():
        for card in cards:
            own, shared = f"text-{slug(card.name)}-{set_id}", f"text-{slug(card.name)}"
            assert own in texts or shared in texts, f"{card.name} of {set_id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_use_only_what_they_are_given(language: str) -> None:
    for problem in (problem for problem in raised() if f"error-{problem.code}" in entries(language)):
        given = problem.details | {f"has_{name}" for name in problem.details}
        assert all_variables(language, f"error-{problem.code}") <= given, f"{problem.code} at {problem.place}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expected_value_of_a_scenario_has_words(language: str) -> None:
    assert words_given_to("_wrong", 1) <= entries(language)["scenario-expected"].variants
