"""Problems as sentences."""

from __future__ import annotations

import pytest

from deckwright.terminal.problems import sentence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("unknown card ‘Milita’", "Unknown card ‘Milita’"),
        ("bad.json is not the file of a ladder", "bad.json is not the file of a ladder"),
        ("games/one is a folder", "games/one is a folder"),
        ("mine.strategy:3:7: a card is missing", "mine.strategy:3:7: a card is missing"),
        ("the file ‘bad.json’ is damaged", "The file ‘bad.json’ is damaged"),
        ("that is all.", "That is all."),
    ],
)
def test_sentences_begin_with_a_capital_letter_and_files_as_they_are_called(text: str, said: str) -> None:
    assert sentence(text) == said
