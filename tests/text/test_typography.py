"""Each language is set as its printers set it: quotes, apostrophes, letters, spaces."""

from __future__ import annotations

import re

import pytest

from deckwright.text import LANGUAGES
from deckwright.text.catalogue import FOLDER

QUOTES = {"en": "‘’", "pl": "„”", "it": "«»’", "ro": "„”"}
"""The quotes and apostrophes of each language; the right single one is also the apostrophe."""
EVERY_QUOTE = "'\"‘’‚‛“”„‟«»`´"


def lines(language: str) -> list[str]:
    """Every line of the catalogues that people read, with its place; quoted spaces of Fluent and comments are left out."""
    found = []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                text = re.sub(r'\{\s*"[^"]*"\s*\}|pip install "[^"]*"', "", line)
                found.append(f"{language}/{path.name}:{number}: {text}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes(language: str) -> None:
    foreign = set(EVERY_QUOTE) - set(QUOTES[language])
    assert [line for line in lines(language) if foreign & set(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_before_signs(language: str) -> None:
    """A percent sign follows its number, dots their word; a lone … or % stands for something itself."""
    assert [line for line in lines(language) if re.search(r"[\d}] %|\w …|\w [,;:!?](?!\w)", line)] == []


def test_romanian_letters_have_commas() -> None:
    assert [line for line in lines("ro") if re.search("[şţŞŢ]", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_doubled_words_or_spaces(language: str) -> None:
    assert [line for line in lines(language) if re.search(r"\b(\w{2,}) \1\b|[^\s:\]]  +\S", line) and "bench-" not in line] == []


OTHER_WORDS = {
    "it": r"\b(Riserva|espansion[ei]|mescolament[oi]|compr(a|i|ano|are|ato|ata|ate))\b",  # Scorta, set, mescolata, acquistare
    "ro": r"\b([Tt]ur(ul|ului|uri|urile|urilor)|[Pp]artid(ă|e|a|ele)|Comor(i|ile))\b",  # tură, joc, Tezaure
}
"""What stands for a thing of the game that the vocabulary of its edition calls otherwise; the right word follows."""


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_one_thing_has_one_word(language: str) -> None:
    assert [line for line in lines(language) if re.search(OTHER_WORDS[language], line)] == []
