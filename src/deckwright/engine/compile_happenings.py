"""What sentences wait for and answer to, as the compiler sees it."""

from __future__ import annotations

import deckwright.lang.control as control
import deckwright.lang.nouns as nouns
import deckwright.lang.players as players
from deckwright.engine.program import Happening
from deckwright.lang.card import Spot
from deckwright.lang.happenings import Happening as Heard
from deckwright.lang.happenings import Whose
from deckwright.lang.parts import parts_of

GAINING = frozenset({"gain", "would gain"})
"""Happenings of which each card that is gained has its own."""


WITH_CARDS = frozenset({"play", "buy", "would gain", "gain", "trash", "discard"})
"""Happenings whose cards are ``THEM`` for whatever answers to them."""


def happening_number(happening: Heard) -> Happening:
    """What it is called by the machine."""
    return Happening[happening.name.upper().replace(" ", "_")]


_BY_WHOEVER = {Whose.OTHERS: Whose.BY_OTHERS, Whose.ANYONES: Whose.BY_ANYONE}
_OWNED_IN_SIGHT = (Spot.IN_PLAY, Spot.BOUGHT)


def whose_effect(spot: Spot, answer: control.When) -> Whose:
    """To whom it happens, and who carries the answer out.

    An effect belongs to the player who carries it out. That is whoever it happens to, where all sentences are about that player; but
    what the owner may use, or has in hand and so has to show, is the owner's.
    """
    whose = answer.happening.whose
    if spot not in _OWNED_IN_SIGHT or answer.use is control.Use.MAY or not answer.body.sentences or not _about_whoever(answer.body):
        return whose
    return _BY_WHOEVER.get(whose, whose)


def _about_whoever(sentence: object) -> bool:
    match sentence:
        case control.For(who):
            return who is players.WHOEVER
        case control.Block(sentences):
            return all(map(_about_whoever, sentences))
        case control.If(_, then, otherwise):
            return _about_whoever(then) and _about_whoever(otherwise)
        case control.While(_, body):
            return _about_whoever(body)
        case _:
            return False


def heard_by(sentence: object) -> frozenset[str]:
    """The names of the happenings that a sentence waits for or answers to, wherever they stand in it."""
    return frozenset(part.name for part in parts_of(sentence) if isinstance(part, Heard))


def mentions_them(sentence: object) -> bool:
    """Whether a sentence speaks of what was ``THEM`` before it."""
    return any(part == nouns.THEM for part in parts_of(sentence))
