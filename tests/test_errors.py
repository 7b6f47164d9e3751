"""What is said about names that do not exist: suggestions for slips only, and never a whole page of input."""

from __future__ import annotations

import pytest

from deckwright.cards import card_names
from deckwright.errors import LONGEST_ECHO, UnknownName, suggestion
from deckwright.notation.kingdoms import parse_kingdom
from tests.server.test_table import refused


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Milita", "Militia"),
        ("Vilage", "Village"),
        ("Moot", "Moat"),
        ("smithey", "Smithy"),
        ("Throne", "Throne Room"),
        ("Fishing vilage", "Fishing Village"),
        ("Laborotory", "Laboratory"),
        # Other words, which only share some letters with a name:
        ("Remake", ""),
        ("Marmalade", ""),
        ("Th", ""),
        ("a kingdom with many villages", ""),
        ("x" * 5000, ""),
    ],
)
def test_suggestions_are_for_slips_only(typed: str, meant: str) -> None:
    assert suggestion(typed, list(card_names())) == meant


def test_of_long_names_only_the_beginning_is_said() -> None:
    problem = UnknownName("unknown-card", name="Village " * 40, suggestion="", sets="")
    assert len(problem.details["name"]) <= LONGEST_ECHO
    assert len(str(problem)) < 150
    assert "Village Village" in str(problem)


@pytest.mark.parametrize("text", ["Village Smithy " * 40, "1" * 501, "Village, " * 60])
def test_long_texts_are_no_kingdoms(text: str) -> None:
    with refused("kingdom-too-long"):
        parse_kingdom(text)
    with refused("unknown-kingdom"):
        parse_kingdom("Village Smithy " * 20)


def test_what_is_repeated_does_not_tell_the_terminal_what_to_do() -> None:
    problem = UnknownName("unknown-card", name="Vil\x1b[2Jlage\x00\nżółw", suggestion="", sets="")
    assert problem.details["name"] == "Vil�[2Jlage� żółw"
