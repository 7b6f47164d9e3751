"""Patterns: functions that return sentences, for what several cards share."""

from __future__ import annotations

from deckwright.lang.control import Block, EachOther, When
from deckwright.lang.filters import TREASURE
from deckwright.lang.happenings import START_OF_YOUR_TURN
from deckwright.lang.nouns import LOOT, REVEALED, one, top
from deckwright.lang.players import YOU
from deckwright.lang.verbs import Discard, Reveal, Sentence, Trash


def next_turn(*sentences: Sentence) -> Sentence:
    """At the start of your next turn."""
    return When(START_OF_YOUR_TURN, *sentences)


def now_and_next_turn(*sentences: Sentence) -> Sentence:
    """Now, and again at the start of your next turn."""
    return Block((*sentences, next_turn(*sentences)))


def repeated(times: int, sentence: Sentence) -> Sentence:
    """The same sentence several times."""
    return Block((sentence,) * times)


def rob_each_other() -> Sentence:
    """Each other player reveals two cards and loses a Treasure of your choice, which becomes ``LOOT``."""
    return EachOther(
        Reveal(top(2)),
        Trash(one(REVEALED[TREASURE], by=YOU), into=LOOT),
        Discard(REVEALED),
    )
