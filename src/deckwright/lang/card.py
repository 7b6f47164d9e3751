"""A card: its printed facts and its sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from deckwright.lang.amounts import Amount, AmountLike, amount
from deckwright.lang.control import Block, When
from deckwright.lang.filters import Filter, Types
from deckwright.lang.verbs import Sentence


class Spot(Enum):
    """Where a card has to be, or what it has to do with a happening, so that it can answer to it."""

    IN_HAND = "in hand"
    IN_PLAY = "in play"
    ITSELF = "itself"
    """It is the card that the happening is about."""
    ON_PILE = "on pile"
    """Its tokens lie on the pile of the card that the happening is about."""
    IN_SUPPLY = "in supply"
    """Its pile is one of the Supply, empty or not."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card design in one version."""

    name: str
    cost: int
    types: Types
    play: Block
    worth: Amount | None
    below: tuple[tuple[Spot, When], ...] = ()
    """What it does below the line, and where it has to be for that."""
    former_names: tuple[str, ...] = ()
    sets_out: tuple[Pile, ...] = ()
    """Piles outside the Supply that are set out in a game with this card."""

    def __repr__(self) -> str:
        return f"<card {self.name}>"


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile with a name of its own: different cards in an order, or cards outside the Supply."""

    name: str
    cards: tuple[tuple[Card, int], ...]
    """Each card with its number of copies, the top one first."""
    in_supply: bool = True
    shuffled: bool = False
    """Its order is drawn by lot when the game is set up."""


def pile(name: str, *cards: tuple[Card, int], in_supply: bool = True, shuffled: bool = False) -> Pile:
    """Describe a pile: cards with their numbers of copies, the top one first."""
    return Pile(name, cards, in_supply, shuffled)


Answers = When | tuple[When, ...]


def card(
    name: str,
    cost: int,
    types: Filter,
    *sentences: Sentence,
    worth: AmountLike | None = None,
    in_hand: Answers = (),
    in_play: Answers = (),
    itself: Answers = (),
    on_pile: Answers = (),
    in_supply: Answers = (),
    formerly: str = "",
    sets_out: tuple[Pile, ...] = (),
) -> Card:
    """Describe a card: the sentences above the dividing line, and what it does below it.

    ``worth`` is what it scores, ``in_hand`` what it can do from the hand, ``in_play`` what it does while it is in play,
    ``itself`` what it does when something happens to it, ``on_pile`` what each of its tokens on a pile does when something happens
    to a card of that pile, ``in_supply`` what it does for everybody while it has a pile, ``formerly`` the name it was first printed with,
    ``sets_out`` the piles outside the Supply that it needs.
    """
    if not isinstance(types, Types):
        raise TypeError(f"{name}: the type line must be types joined by |")
    former_names = (formerly,) if formerly else ()
    answers = zip(Spot, (in_hand, in_play, itself, on_pile, in_supply), strict=True)
    below = tuple((spot, answer) for spot, given in answers for answer in ((given,) if isinstance(given, When) else given))
    return Card(name, cost, types, Block(sentences), None if worth is None else amount(worth), below, former_names, sets_out)
