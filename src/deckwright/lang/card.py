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
    reaction: When | None

    def __repr__(self) -> str:
        return f"<card {self.name}>"


def card(name: str, cost: int, types: Filter, *sentences: Sentence, worth: AmountLike | None = None, reaction: When | None = None) -> Card:
    """Describe a card. ``worth`` is what a Victory card or Curse scores, ``reaction`` what it does below the line."""
    if not isinstance(types, Types):
        raise TypeError(f"{name}: the type line must be types joined by |")
    return Card(name, cost, types, Block(sentences), None if worth is None else amount(worth), reaction)
