"""Nouns: places, and how many cards of a place. The quantifier is part of the noun: ``one(HAND)``, ``up_to(4, HAND)``.

A *zone* is where cards are; a *slot* remembers which cards an earlier verb moved. Slots end with the play that made them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from deckwright.lang.amounts import Amount, AmountLike, Number, amount, count
from deckwright.lang.filters import Filter
from deckwright.lang.players import THEY, Who


@dataclass(frozen=True, slots=True)
class Quantity:
    """At least and at most how many cards are chosen."""

    least: Amount
    most: Amount


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards of a place, all that pass the filter, or a choice among them."""

    place: Place
    where: Filter | None = None
    quantity: Quantity | None = None
    by: Who = THEY
    """Who chooses: mostly the owner of the cards."""
    shown: bool = False
    all_or_none: bool = False

    def __getitem__(self, where: Filter) -> Noun:
        return replace(self, where=where if self.where is None else self.where & where)


@dataclass(frozen=True, slots=True)
class Place:
    """A zone or slot by name; ``HAND[ACTION]`` narrows it down to a noun."""

    name: str
    number: Amount | None = None

    def __getitem__(self, where: Filter) -> Noun:
        return Noun(self, where)


NounLike = Noun | Place

HAND = Place("hand")
DECK = Place("deck")
DISCARD_PILE = Place("discard")
IN_PLAY = Place("in play")
TRASH = Place("trash")
SUPPLY = Place("supply")
"""The cards that can be gained: one of each pile that is not empty."""
PILES = Place("piles")
"""The Supply piles themselves, empty ones included."""
OWNED = Place("owned")
"""All cards of the player, wherever they are (CORE-32)."""
ASIDE = Place("aside")
FACE_DOWN = Place("face down")
"""Set aside face down: others may only count (CORE-107)."""
LAID_OUT = Place("passing")
"""What each player laid out with ``Give``, until something is done with all of it together."""

THEM = Place("them")
"""What the last verb moved."""
LOOKED = Place("looked")
"""Cards taken from the deck to look at, not yet put elsewhere."""
REVEALED = Place("revealed")
"""Cards taken from the deck and shown, not yet put elsewhere."""
SKIPPED = Place("skipped")
LOOT = Place("loot")
SHOWN = Place("shown")
THIS = Place("this")
"""The card whose text is followed, if it still is where that text found it."""
NAMED = Place("named")
"""The card that was named."""
PLAYED = Place("played")
"""What the player played this turn, once for each play (INT-RULE-13), wherever it is now."""
GAINED = Place("gained")
"""What the player gained this turn, wherever it is now; so with the next two."""
BOUGHT = Place("bought")
TRASHED = Place("trashed")
_LAST, _RIGHT = " last turn", " by right"

ANY_NUMBER = 1_000


def noun(value: NounLike) -> Noun:
    """All cards of a place, or the noun itself."""
    return Noun(value) if isinstance(value, Place) else value


def top(number: AmountLike) -> Place:
    """The top cards of the deck; the discard pile is shuffled when the deck runs short (CORE-88)."""
    return Place("top", amount(number))


def bottom(number: AmountLike) -> Place:
    """The bottom cards of the deck; an empty deck is refilled first."""
    return Place("bottom", amount(number))


def last_turn(deeds: Place) -> Place:
    """What the player played, gained, bought or trashed in their own last turn."""
    return Place(deeds.name + _LAST)


def of_right(deeds: Place) -> Place:
    """The same of the player to the right."""
    return Place(deeds.name + _RIGHT)


def mat(name: str) -> Place:
    """A mat in front of the player, by its name (its row is in ``engine.places``)."""
    return Place(f"{name} mat")


def exactly(number: AmountLike, what: NounLike, by: Who = THEY) -> Noun:
    """A choice of this many cards, or as many as there are; ``by`` says who chooses."""
    number = amount(number)
    return replace(noun(what), quantity=Quantity(number, number), by=by)


def one(what: NounLike, by: Who = THEY) -> Noun:
    """A choice of one card."""
    return exactly(1, what, by)


def up_to(number: AmountLike, what: NounLike, by: Who = THEY) -> Noun:
    """A choice of at most this many cards, or of none."""
    return replace(noun(what), quantity=Quantity(Number(0), amount(number)), by=by)


def any_of(what: NounLike, by: Who = THEY) -> Noun:
    """A choice of any number of cards."""
    return up_to(ANY_NUMBER, what, by)


def all_or_none(number: AmountLike, what: NounLike, by: Who = THEY) -> Noun:
    """A choice of this many cards, or as many as there are, or of none."""
    return replace(exactly(number, what, by), all_or_none=True)


def down_to(number: AmountLike, what: NounLike, by: Who = THEY) -> Noun:
    """A choice of enough cards that ``number`` are left."""
    return exactly(count(noun(what)) - number, what, by)


def shown(what: NounLike) -> Noun:
    """The same cards, revealed before the verb moves them."""
    return replace(noun(what), shown=True)
