"""Facts about cards that a bot judges by, read off the card sentences, so that new cards need no advice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from deckwright.bots.deeds import Deed, deeds
from deckwright.cards import find_card
from deckwright.lang import ACTION, CURSE, TREASURE, VICTORY
from deckwright.lang.amounts import Number


@dataclass(frozen=True, slots=True)
class Facts:
    """What a card costs and what it gives when it is played or counted."""

    name: str
    cost: int
    is_action: bool
    is_treasure: bool
    is_victory: bool
    is_curse: bool
    cards: int
    actions: int
    buys: int
    coins: int
    points: int

    @property
    def is_terminal(self) -> bool:
        """An Action that gives no Action back."""
        return self.is_action and self.actions == 0

    @property
    def is_dead(self) -> bool:
        """Does nothing in hand: a Victory card or Curse that can't be played."""
        return (self.is_victory or self.is_curse) and not self.is_action and not self.is_treasure


@cache
def facts(name: str) -> Facts:
    """The facts of a card by its English name; where editions differ, those of the first set that has it."""
    _, card = find_card(name)

    def total(what: str) -> int:
        return next((deed.number or 0 for deed in deeds(card) if deed == Deed(what, deed.number)), 0)

    worth = card.worth
    points = 0 if worth is None else worth.value if isinstance(worth, Number) else 2
    return Facts(
        name=name,
        cost=card.cost,
        is_action=bool(card.types.mask & ACTION.mask),
        is_treasure=bool(card.types.mask & TREASURE.mask),
        is_victory=bool(card.types.mask & VICTORY.mask),
        is_curse=bool(card.types.mask & CURSE.mask),
        cards=total("cards"),
        actions=total("actions"),
        buys=total("buys"),
        coins=total("coins"),
        points=points,
    )
