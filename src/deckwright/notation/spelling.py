"""Names as people type them: capitals, accents, spaces and punctuation don't matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from deckwright.cards import SETS, present_name
from deckwright.errors import UnknownName, suggestion

_WITHOUT_STROKE = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "&": "and"})


LONGEST_REMEMBERED = 60
"""No card and no strategy has a longer name; what a client may send instead is not kept in mind."""


def folded(name: str) -> str:
    """The letters and digits of a name, all small and without accents."""
    return _remembered(name) if len(name) <= LONGEST_REMEMBERED else _letters(name)


@lru_cache(maxsize=4096)  # all known names are folded whenever one is looked up
def _remembered(name: str) -> str:
    return _letters(name)


def _letters(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(_WITHOUT_STROKE)
    return "".join(letter for letter in plain if letter.isalnum())


def card_spelt(name: str, known: Mapping[str, str], sets: tuple[str, ...]) -> str:
    """The card that is meant, by the known names and the cards they stand for; ``UnknownName`` offers the nearest name."""
    found = {folded(known_name): card for known_name, card in known.items()}.get(folded(name))
    if found is None:
        raise UnknownName("unknown-card", name=name, suggestion=suggestion(name, list(known)), sets=", ".join(sets))
    return found


def has_card(name: str, set_id: str) -> bool:
    """This set is built in and has a card of this name."""
    return any(card.name == present_name(name) for card in SETS.get(set_id, ()))
