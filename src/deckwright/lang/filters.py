"""Filters: which cards a noun means. ``HAND[ACTION]``, ``SUPPLY[costs_up_to(4)]``, ``REVEALED[TREASURE & ~named("Copper")]``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deckwright.lang.amounts import Amount
    from deckwright.lang.nouns import Place


@dataclass(frozen=True, slots=True)
class Filter:
    """A question about one card; filters combine with ``&``, ``|`` and ``~``."""

    def __and__(self, other: Filter) -> Filter:
        return Both(self, other)

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Not(self)


@dataclass(frozen=True, slots=True)
class Types(Filter):
    """A set of card types: as a filter "has one of these", as a type line "has all of these"."""

    mask: int

    def __or__(self, other: Filter) -> Filter:
        if isinstance(other, Types):
            return Types(self.mask | other.mask)
        return Either(self, other)


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """The card of this English name."""

    name: str


@dataclass(frozen=True, slots=True)
class CostsUpTo(Filter):
    """Cards that cost at most this many coins."""

    most: Amount


@dataclass(frozen=True, slots=True)
class CostsAtLeast(Filter):
    """Cards that cost at least this many coins."""

    least: Amount


@dataclass(frozen=True, slots=True)
class Like(Filter):
    """Copies of the cards that a slot holds."""

    place: Place


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """Cards that the inner filter leaves out."""

    inner: Filter


@dataclass(frozen=True, slots=True)
class Both(Filter):
    """Cards that pass both filters."""

    left: Filter
    right: Filter


@dataclass(frozen=True, slots=True)
class Either(Filter):
    """Cards that pass one of the filters, or both."""

    left: Filter
    right: Filter


ACTION = Types(1)
TREASURE = Types(2)
VICTORY = Types(4)
CURSE = Types(8)
ATTACK = Types(16)
REACTION = Types(32)
DURATION = Types(64)
NIGHT = Types(128)
EVENT = Types(256)
PROJECT = Types(512)
LANDMARK = Types(1024)
WAY = Types(2048)
LANDSCAPE = Types(EVENT.mask | PROJECT.mask | LANDMARK.mask | WAY.mask)
"""What lies beside the Supply and is no card."""

TYPE_NAMES = ("Action", "Treasure", "Victory", "Curse", "Attack", "Reaction", "Duration", "Night", "Event", "Project", "Landmark", "Way")
"""English type names; the position is the bit in ``Types.mask``."""


def named(name: str) -> Filter:
    """The card of this English name."""
    return Named(name)


def like(place: Place) -> Filter:
    """Copies of what ``place`` holds."""
    return Like(place)
