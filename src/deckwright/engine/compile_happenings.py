"""What sentences wait for and answer to, as the compiler sees it."""

from __future__ import annotations

import deckwright.lang.nouns as nouns
from deckwright.engine.program import Happening
from deckwright.lang.happenings import Happening as Heard
from deckwright.lang.parts import parts_of

GAINING = frozenset({"gain", "would gain"})
"""Happenings of which each card that is gained has its own."""


WITH_CARDS = frozenset({"play", "buy", "would gain", "gain", "trash", "discard"})
"""Happenings whose cards are ``THEM`` for whatever answers to them."""


def happening_number(happening: Heard) -> Happening:
    """What it is called by the machine."""
    return Happening[happening.name.upper().replace(" ", "_")]


def heard_by(sentence: object) -> frozenset[str]:
    """The names of the happenings that a sentence waits for or answers to, wherever they stand in it."""
    return frozenset(part.name for part in parts_of(sentence) if isinstance(part, Heard))


def mentions_them(sentence: object) -> bool:
    """Whether a sentence speaks of what was ``THEM`` before it."""
    return any(part == nouns.THEM for part in parts_of(sentence))
