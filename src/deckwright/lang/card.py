"""A card: its printed facts and its sentences."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.lang.amounts import Amount, AmountLike, amount
from deckwright.lang.control import Block, When
from deckwright.lang.filters import Filter, Types
from deckwright.lang.verbs import Sentence


@dataclass(frozen=True, slots=True)
class Card:
    """One card design in one version."""

    name: str
    cost: int
    types: Types
    play: Block
    worth: Amount | None
    in_hand: When | None
    in_play: When | None
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


def card(
    name: str,
    cost: int,
    types: Filter,
    *sentences: Sentence,
    worth: AmountLike | None = None,
    in_hand: When | None = None,
    in_play: When | None = None,
    formerly: str = "",
    sets_out: tuple[Pile, ...] = (),
) -> Card:
    """Describe a card: the sentences above the dividing line, and what it does below it.

    ``worth`` is what it scores, ``in_hand`` what it can do from the hand, ``in_play`` what it does while it is in play,
    ``formerly`` the name it was first printed with, ``sets_out`` the piles outside the Supply that it needs.
    """
    if not isinstance(types, Types):
        raise TypeError(f"{name}: the type line must be types joined by |")
    former_names = (formerly,) if formerly else ()
    return Card(name, cost, types, Block(sentences), None if worth is None else amount(worth), in_hand, in_play, former_names, sets_out)
