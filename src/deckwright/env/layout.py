"""What the numbers of an observation and an action mean: the only list of them. The native machine writes them in this very order.

``docs/environments.md`` has these tables, and a test holds the two together.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from deckwright.cards import card_names
from deckwright.engine.places import COUNTERS, PLACES, Of, Sight
from deckwright.engine.program import Op, Zone
from deckwright.native.picks import KINDS, OPTION, STOP, TREASURES

__all__ = ["KINDS", "OPTION", "STOP", "TREASURES", "catalogue", "numbers", "rows"]

LATER = tuple(number for number in range(len(PLACES)) if number >= Zone.ASIDE)
"""Places of a player besides hand, deck, discard pile and play area."""
OPEN = tuple(number for number in LATER if PLACES[number].seen is Sight.EVERYONE)
PRIVATE = tuple(number for number in LATER if PLACES[number].seen is Sight.OWNER)
OWN_COUNTERS = tuple(number for number, row in enumerate(COUNTERS) if row.of is Of.PLAYER and row.native)
OPEN_COUNTERS = tuple(number for number in OWN_COUNTERS if COUNTERS[number].seen is Sight.EVERYONE)
PILE_COUNTERS = tuple(number for number, row in enumerate(COUNTERS) if row.of is Of.PILE and row.native)
TABLE_COUNTERS = tuple(number for number, row in enumerate(COUNTERS) if row.of is Of.TABLE and row.native)

QUESTIONS = (Op.ACTION_PHASE, Op.BUY_PHASE, Op.CHOOSE, Op.CHOOSE_OPTION, Op.CHOOSE_NUMBER, Op.NAME, Op.WINDOW)
"""What can be asked; the place here is the number ``question`` in an observation."""
ASKING_IN_PROGRAMS = (Op.CHOOSE, Op.CHOOSE_OPTION, Op.CHOOSE_NUMBER, Op.NAME)


class Entry(NamedTuple):
    """A row of ``cards``, or a number of ``table``."""

    name: str
    meaning: str


OWN_ROWS = (
    Entry("own hand", "copies in the own hand"),
    Entry("own deck and discard pile", "copies in the own deck and discard pile together"),
    Entry("own deck", "copies in the own deck, whatever their order"),
    Entry("own discard pile", "copies in the own discard pile, as its owner remembers them"),
    Entry("own in play", "copies in play"),
    *(Entry(f"own {PLACES[number].name}", f"copies in the own place “{PLACES[number].name}”") for number in LATER),
    Entry("own discard top", "1 for the top card of the own discard pile"),
)
OTHER_ROWS = (
    Entry("other owned", "copies that the player owns, wherever they lie"),
    Entry("other in play", "copies in play"),
    *(Entry(f"other {PLACES[number].name}", f"copies in the player's place “{PLACES[number].name}”") for number in OPEN),
    Entry("other discard top", "1 for the top card of the player's discard pile"),
)
TABLE_ROWS = (
    Entry("supply", "cards left in the pile"),
    Entry("pile", "1 if the card has a pile in the Supply"),
    Entry("cost", "what the card costs now"),
    *(Entry(COUNTERS[number].name, f"{COUNTERS[number].name} tokens on the pile") for number in PILE_COUNTERS),
    Entry("trash", "copies in the trash"),
    Entry("bought", "1 if one was bought this turn, in games in which a card asks for that"),
    Entry("gained", "1 if the player whose turn it is gained one this turn, in games in which a card asks for that"),
    Entry("asks", "1 for the card that asks"),
    Entry("picked", "copies picked so far for this answer"),
    Entry("about", "copies among the cards that a happening is about"),
)
QUESTION_NUMBERS = (
    Entry("question", "what is asked: 0 Action phase, 1 Buy phase, 2 cards, 3 options, 4 a number, 5 a name, 6 a window; -1 nothing"),
    Entry("verb", "what is done with the cards, by its number in `Verb`"),
    Entry("asked by", "whose card asks, in seats to the left: 0 is the own one"),
    Entry("subject", "whose cards it is about, in seats to the left"),
    Entry("place", "where the cards lie, by the number of the zone; -1 if no cards are asked for"),
    Entry("step", "how many other questions the program of the card has before this one"),
    Entry("least", "picks that must still come"),
    Entry("most", "picks that may still come"),
    Entry("picks", "picks made so far for this answer"),
    Entry("options picked", "options picked so far, one bit each"),
    Entry("moment", "in a window the happening, by its number in `Happening`; else -1"),
)
TABLE_NUMBERS = (
    Entry("players", "how many play"),
    Entry("seat", "the seat that looks"),
    Entry("turn", "whose turn it is, in seats to the left: 0 is the own one"),
    Entry("phase", "0 Action, 1 Buy, 2 Clean-up, 3 over"),
    Entry("actions", "Actions left"),
    Entry("buys", "Buys left"),
    Entry("coins", "coins to spend"),
    Entry("potions", "Potions to spend"),
    Entry("empty piles", "empty piles of the Supply"),
    Entry("idle", "turns since a card last left or entered the Supply or was trashed"),
    Entry("turns in a row", "which turn without a break this is for the player"),
    *(Entry(COUNTERS[number].name, f"{COUNTERS[number].name} on the table") for number in TABLE_COUNTERS),
    *QUESTION_NUMBERS,
)
OWN_NUMBERS = (
    Entry("own turns", "finished turns"),
    Entry("own score", "points so far"),
    Entry("own hand size", "cards in hand"),
    Entry("own deck size", "cards in the deck"),
    *(Entry(f"own {COUNTERS[number].name}", COUNTERS[number].name) for number in OWN_COUNTERS),
)
OTHER_NUMBERS = (
    Entry("other turns", "finished turns"),
    Entry("other score", "points so far, which everybody can count"),
    Entry("other hand size", "cards in hand"),
    *(Entry(f"other {PLACES[number].name} size", f"cards in the player's place “{PLACES[number].name}”") for number in PRIVATE),
    *(Entry(f"other {COUNTERS[number].name}", COUNTERS[number].name) for number in OPEN_COUNTERS),
)
SIZES = tuple(map(len, (OWN_ROWS, OTHER_ROWS, TABLE_ROWS, TABLE_NUMBERS, OWN_NUMBERS, OTHER_NUMBERS)))


def rows(players: int) -> tuple[str, ...]:
    """The names of the rows of ``cards``; the others follow in turn order, ``other 1`` first."""
    others = (name for number in range(1, players) for name in _numbered(OTHER_ROWS, number))
    return (*(entry.name for entry in OWN_ROWS), *others, *(entry.name for entry in TABLE_ROWS))


def numbers(players: int) -> tuple[str, ...]:
    """The names of the numbers of ``table``."""
    others = (name for number in range(1, players) for name in _numbered(OTHER_NUMBERS, number))
    return (*(entry.name for entry in TABLE_NUMBERS), *(entry.name for entry in OWN_NUMBERS), *others)


def _numbered(entries: tuple[Entry, ...], number: int) -> list[str]:
    return [entry.name.replace("other", f"other {number}", 1) for entry in entries]


@cache
def catalogue() -> tuple[str, ...]:
    """All cards there are by name: a card's number in ``identities`` is its place here."""
    return tuple(sorted(card_names()))
