"""Bots' names: characters that differ at a table, the same for everybody who looks, and sayable in every language."""

from __future__ import annotations

import pytest

from deckwright.bots.levels import LEVELS
from deckwright.bots.names import NAMES, bot_names, unlike
from deckwright.text import LANGUAGES, translator


def test_names_at_one_table_differ_and_stay() -> None:
    for table in range(200):
        names = bot_names(str(table), 6)
        assert len(set(names)) == 6
        assert names == bot_names(str(table), 6)
        assert bot_names(str(table), 2) == names[:2]


def test_every_name_comes_up_first_somewhere() -> None:
    assert {bot_names(str(table), 1)[0] for table in range(300)} == set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_in_every_language(language: str) -> None:
    names = (*NAMES, *(level.character for level in LEVELS))
    said = [translator(language).bot_name(name) for name in names]
    assert len(set(said)) == len(names)
    assert all(name.isalpha() and name.istitle() for name in said), "one word, so that it is one player in any sentence"


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert unlike("Agnes", {"Bruno"}) == "Agnes"
    assert unlike("Agnes", {"Agnes", "Agnes 2"}) == "Agnes 3"
