"""Verbs: what a sentence does. Each takes a noun; what it moved is ``THEM`` afterwards, and ``into=`` keeps it longer.

To act on nothing does nothing, so cards need no guards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from deckwright.lang.amounts import AmountLike
from deckwright.lang.filters import Filter, Types
from deckwright.lang.nouns import ANY_NUMBER, ASIDE, DECK, DISCARD_PILE, HAND, IN_PLAY, SUPPLY, TRASH, NounLike, Place
from deckwright.lang.players import LEFT, YOU, Who


@dataclass(frozen=True, slots=True)
class Sentence:
    """One instruction of a card."""


@dataclass(frozen=True, slots=True)
class Bonus(Sentence):
    """+Cards, +Actions, +Buys, +Coins for the player the sentence speaks of."""

    number: AmountLike


class Draw(Bonus):
    """+Cards."""


class Actions(Bonus):
    """+Actions."""


class Buys(Bonus):
    """+Buys."""


class Coins(Bonus):
    """+Coins."""


class Potions(Bonus):
    """Potions to spend this turn (AL-RULE-4)."""


@dataclass(frozen=True, slots=True)
class Move(Sentence):
    """Put the cards somewhere else."""

    what: NounLike
    into: Place | None = None
    word: ClassVar[str] = ""
    to: ClassVar[Place]


class Discard(Move):
    """Put onto the owner's discard pile."""

    word = "discard"
    to = DISCARD_PILE


class Trash(Move):
    """Put onto the shared trash."""

    word = "trash"
    to = TRASH


class Topdeck(Move):
    """Put onto the owner's deck; the chooser decides the order."""

    word = "topdeck"
    to = DECK


class ToHand(Move):
    """Put into the owner's hand."""

    word = "take"
    to = HAND


@dataclass(frozen=True, slots=True)
class SetAside(Move):
    """Put aside, outside the play area (CORE-82): face up, face down, or on a mat."""

    on: Place = ASIDE
    word: ClassVar[str] = "set aside"


class Return(Move):
    """Put back onto the Supply piles they come from."""

    word = "return"
    to = SUPPLY


class PutBack(Move):
    """Put onto the owner's discard pile; nothing that answers to discarding sees it."""

    word = "return"
    to = DISCARD_PILE


class PutUnder(Move):
    """Put at the bottom of the owner's deck."""

    word = "put under"
    to = Place("bottom")


class Look(Move):
    """Take cards of the deck to look at; only their owner sees them (CORE-80)."""

    word = "look"
    to = Place("looked")


class Reveal(Move):
    """Show cards to everyone (CORE-81); cards of the deck wait in ``REVEALED``, others stay where they are."""

    word = "reveal"
    to = Place("revealed")


class Give(Move):
    """Lay out a card: where all have chosen before any card moves, it is ``LAID_OUT`` then."""

    word = "give"
    to = Place("passing")


@dataclass(frozen=True, slots=True)
class Pass(Sentence):
    """All cards laid out go to the hand of the player on the left or on the right, at the same time (INT-RULE-14).

    With ``skip_empty`` players who laid out nothing are passed over, otherwise they only receive.
    """

    to: Who = LEFT
    skip_empty: bool = False


@dataclass(frozen=True, slots=True)
class PutIntoDeck(Sentence):
    """Put a card into the deck, under as many cards as its owner says."""

    what: NounLike


@dataclass(frozen=True, slots=True)
class NameCard(Sentence):
    """Name any card, whether or not it is in the game; it is ``NAMED`` afterwards."""

    by: Who = YOU


class Until(IntEnum):
    """How long a change of costs or types holds."""

    END_OF_TURN = 0
    END_OF_GAME = 1


END_OF_GAME = Until.END_OF_GAME


@dataclass(frozen=True, slots=True)
class Cheapen(Sentence):
    """Cards cost this many coins less, in every place, until the turn ends or for good; never below 0 (INT-RULE-8)."""

    number: AmountLike
    where: Filter | None = None
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class AddTypes(Sentence):
    """Cards have these types besides their own, until the turn ends or for good. Which cards is asked of what is printed on them."""

    types: Types
    where: Filter
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class TakeTypes(Sentence):
    """Cards don't have these types, until the turn ends or for good. Which cards is asked of what is printed on them."""

    types: Types
    where: Filter
    until: Until = Until.END_OF_TURN


Change = Cheapen | AddTypes | TakeTypes
"""Costs or types of cards are different for a time, or while something holds."""


@dataclass(frozen=True, slots=True)
class Gain(Sentence):
    """Gain cards from the Supply, or from where an earlier verb put them."""

    what: NounLike | str
    to: Place = DISCARD_PILE
    into: Place | None = None


@dataclass(frozen=True, slots=True)
class Play(Sentence):
    """Play cards, one after the other, without using an Action (CORE-62); each is followed that many times."""

    what: NounLike
    times: AmountLike = 1
    to: ClassVar[Place] = IN_PLAY


@dataclass(frozen=True, slots=True)
class BeUnaffected(Sentence):
    """The Attack that is being played does not affect this player (CORE-127)."""


@dataclass(frozen=True, slots=True)
class Instead(Sentence):
    """The card that was about to be gained is not gained; what follows takes its place."""


@dataclass(frozen=True, slots=True)
class PutTokens(Sentence):
    """Put tokens onto piles, by the name of their row in ``engine.places``; they stay there (CORE-150).

    Without ``where`` they go where the row says: onto the landscape itself, or the table. Cards that are remembered mean their piles.
    """

    counter: str
    where: NounLike | None = None
    number: AmountLike = 1


@dataclass(frozen=True, slots=True)
class PlaceToken(Sentence):
    """The player's own token of this row goes to a pile, from wherever it lay: each player has one of each sort (AD-RULE-15)."""

    counter: str
    where: NounLike


@dataclass(frozen=True, slots=True)
class MoveTokens(Sentence):
    """Tokens go from piles, from the landscape itself or from the table to another counter: all there are, or that many of them."""

    counter: str
    where: NounLike | None = None
    to: str = "vp"
    number: AmountLike = ANY_NUMBER


@dataclass(frozen=True, slots=True)
class TakeTokens(Sentence):
    """Put tokens in front of the player; they stay for the whole game (CORE-149)."""

    counter: str
    number: AmountLike = 1


@dataclass(frozen=True, slots=True)
class DrawNextHand(Sentence):
    """Draw this many cards in the coming Clean-up instead of five."""

    number: AmountLike
