"""Answers as they are written: ``VERB CARD, CARD`` with English card names (``discard Estate, Estate``, ``end turn``, ``choose keep``)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from deckwright.engine.phases import PHASES
from deckwright.engine.program import VERB_BY_WORD, Verb
from deckwright.errors import IllegalAnswer, suggestion

NOTHING = "nothing"
BARE = frozenset({Verb.PLAY_TREASURES, Verb.PASS, *(row.ends for row in PHASES if row.ends is not None)})
"""Verbs that are said without cards."""
OF_NO_CARDS = frozenset({Verb.CHOOSE.word, Verb.PAY.word})
"""Words of answers that name options and numbers instead of cards."""
_WORDS = sorted(VERB_BY_WORD, key=len, reverse=True)
_INTO_DECK = " deck"
"""What follows the card in ``put CARD deck``."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player says to a decision: a verb and the cards (or the option) it is about."""

    verb: str
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        verb = VERB_BY_WORD[self.verb]
        if verb in BARE:
            return self.verb
        return f"{self.verb} {', '.join(self.cards) or NOTHING}{_INTO_DECK if verb is Verb.PUT else ''}"


@lru_cache(maxsize=1024)
def read_answer(text: str) -> Answer:
    """Read an answer as it is written; card names keep their capitals."""
    text = text.strip()
    for word in _WORDS:
        if text == word or text.startswith(word + " "):
            rest = text[len(word) :].strip()
            verb = VERB_BY_WORD[word]
            if verb in BARE:
                if rest:
                    continue
                return Answer(word)
            if verb is Verb.PUT:
                rest = _into_deck(rest, text)
            if not rest:
                raise IllegalAnswer("answer-incomplete", answer=text, missing=missing_after(word))
            if rest == NOTHING:
                return Answer(word)
            cards: list[str] = []
            for part in rest.split(","):
                copies, name = _copies(part.strip())
                cards += [name] * copies
            if not all(cards):
                raise IllegalAnswer("answer-incomplete", answer=text, missing=missing_after(word))
            return Answer(word, tuple(cards))
    first = text.split(" ")[0] if text else ""
    raise IllegalAnswer("answer-unreadable", answer=text, suggestion=suggestion(first, list(VERB_BY_WORD)))


def missing_after(verb: str) -> str:
    """What is to be said after a verb, as the message about its lack knows it."""
    return "option" if verb in OF_NO_CARDS else "card"


def _into_deck(rest: str, text: str) -> str:
    """The card of ``put CARD deck``; without the last word it is not clear where it goes."""
    if rest and not f" {rest}".endswith(_INTO_DECK):
        raise IllegalAnswer("answer-without-place", answer=text, example=f"{text}{_INTO_DECK}")
    return f" {rest}".removesuffix(_INTO_DECK).strip()


def _copies(part: str) -> tuple[int, str]:
    """``3 x Copper`` is three Coppers."""
    match = re.fullmatch(r"(\d{1,3}) x (.+)", part)
    return (int(match[1]), match[2]) if match else (1, part)
