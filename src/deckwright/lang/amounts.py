"""Amounts: the numbers a card speaks of, as expressions. A condition is an amount that is not 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from deckwright.lang.filters import CostsAtLeast, CostsUpTo, Filter

if TYPE_CHECKING:
    from deckwright.lang.nouns import NounLike


@dataclass(frozen=True, slots=True)
class Amount:
    """A number worked out when the card is resolved; combines with ``+ - * // < <= > >= & | ~``."""

    def __add__(self, other: AmountLike) -> Amount:
        return Compound("+", self, amount(other))

    def __sub__(self, other: AmountLike) -> Amount:
        return Compound("-", self, amount(other))

    def __mul__(self, other: AmountLike) -> Amount:
        return Compound("*", self, amount(other))

    def __floordiv__(self, other: AmountLike) -> Amount:
        return Compound("//", self, amount(other))

    def __lt__(self, other: AmountLike) -> Amount:
        return Compound("<", self, amount(other))

    def __gt__(self, other: AmountLike) -> Amount:
        return Compound("<", amount(other), self)

    def __le__(self, other: AmountLike) -> Amount:
        return ~(self > other)

    def __ge__(self, other: AmountLike) -> Amount:
        return ~(self < other)

    def __and__(self, other: Amount) -> Amount:
        return Compound("and", self, other)

    def __or__(self, other: Amount) -> Amount:
        return Compound("or", self, other)

    def __invert__(self) -> Amount:
        return Compound("==", self, Number(0))


AmountLike = Amount | int


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A plain number."""

    value: int


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards a noun means."""

    noun: NounLike


@dataclass(frozen=True, slots=True)
class CostOf(Amount):
    """The cost of the cards a noun means, added up: in coins, but a whole cost where it is compared with what cards cost."""

    noun: NounLike


@dataclass(frozen=True, slots=True)
class PotionsIn(Amount):
    """The Potions in the cost of the cards a noun means, added up."""

    noun: NounLike


@dataclass(frozen=True, slots=True)
class DebtIn(Amount):
    """The debt in the cost of the cards a noun means, added up."""

    noun: NounLike


@dataclass(frozen=True, slots=True)
class Different(Amount):
    """How many different names are among the cards a noun means."""

    noun: NounLike


@dataclass(frozen=True, slots=True)
class TypesOf(Amount):
    """How many types the cards a noun means have, added up."""

    noun: NounLike


@dataclass(frozen=True, slots=True)
class Fact(Amount):
    """A number that the game itself knows, such as the empty piles."""

    name: str


@dataclass(frozen=True, slots=True)
class Tokens(Amount):
    """How many tokens of one sort there are, by the name of their row in ``engine.places``."""

    counter: str
    where: NounLike | None = None
    """The piles on which they lie."""


@dataclass(frozen=True, slots=True)
class Compound(Amount):
    """Two amounts joined by an operator."""

    operator: str
    left: Amount
    right: Amount


def amount(value: AmountLike) -> Amount:
    """Turn a plain number into an amount."""
    return Number(value) if isinstance(value, int) else value


def count(noun: NounLike) -> Amount:
    """How many cards ``noun`` means."""
    return Count(noun)


def some(noun: NounLike) -> Amount:
    """True when ``noun`` means at least one card."""
    return Count(noun) > 0


def none(noun: NounLike) -> Amount:
    """True when ``noun`` means no card."""
    return ~Count(noun)


def cost_of(noun: NounLike) -> Amount:
    """What the cards cost."""
    return CostOf(noun)


def potions_in(noun: NounLike) -> Amount:
    """The Potions in what the cards cost."""
    return PotionsIn(noun)


def debt_in(noun: NounLike) -> Amount:
    """The debt in what the cards cost."""
    return DebtIn(noun)


def different(noun: NounLike) -> Amount:
    """How many different names are among the cards."""
    return Different(noun)


def types_of(noun: NounLike) -> Amount:
    """How many words stand in the type line of the cards."""
    return TypesOf(noun)


def costs_up_to(most: AmountLike) -> Filter:
    """Cards that cost at most ``most`` in every part: a plain number is coins, without Potions and debt (AL-RULE-5)."""
    return CostsUpTo(amount(most))


def costs_at_least(least: AmountLike) -> Filter:
    """Cards that cost ``least`` or more in every part."""
    return CostsAtLeast(amount(least))


def costs_exactly(number: AmountLike) -> Filter:
    """Cards that cost exactly ``number``, in all parts."""
    return costs_up_to(number) & costs_at_least(number)


def costs_less_than(number: AmountLike) -> Filter:
    """Cards that cost no more than ``number`` in any part, and less in one."""
    return costs_up_to(number) & ~costs_at_least(number)


def costs_more_than(number: AmountLike) -> Filter:
    """Cards that cost no less than ``number`` in any part, and more in one."""
    return costs_at_least(number) & ~costs_up_to(number)


def tokens(counter: str, where: NounLike | None = None) -> Amount:
    """How many tokens of this sort the player has, or lie on these piles, on the landscape itself, or on the table."""
    return Tokens(counter, where)


EMPTY_PILES = Fact("empty piles")
"""The number of empty Supply piles."""

PLAYERS = Fact("players")
"""How many players there are."""

PLAYERS_WITH_CARDS = Fact("players with cards")
"""How many players have a card in hand."""

TURNS_IN_A_ROW = Fact("turns in a row")
"""How many turns the player takes without a break, an extra turn that is already granted included."""
