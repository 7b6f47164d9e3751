"""The layout: what lies on the table at the start of a game. Set-up, records, codes, messages and scenarios all speak of this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckwright.cards import card_names, find_card, find_landscape, find_pile, is_kingdom_card
from deckwright.cards.basic import BASIC
from deckwright.engine.box import Box, open_box
from deckwright.errors import Problem

KINGDOM_PILES = 10
COLONY_CARDS = ("Platinum", "Colony")
POTION = "Potion"
SHELTERS = ("Hovel", "Necropolis", "Overgrown Estate")


@dataclass(frozen=True, slots=True)
class Layout:
    """The kingdom piles and everything that can lie beside them."""

    cards: tuple[str, ...]
    sets: tuple[str, ...]
    landscapes: tuple[str, ...] = ()
    bane: str = ""
    """The eleventh pile, beside the ten of ``cards``."""
    colonies: bool = False
    """With Platinum and Colony."""
    shelters: bool = False
    """Shelters in place of the Estates of the starting decks."""
    potions: bool | None = None
    """Whether there is a Potion pile; as the kingdom needs it, if nothing is said (AL-RULE-2)."""

    @property
    def besides(self) -> dict[str, Any]:
        """Everything but the kingdom and its sets, for a set-up."""
        return {"landscapes": self.landscapes, "bane": self.bane, "colonies": self.colonies, "shelters": self.shelters}

    def box(self) -> Box:
        """The cards of such a game; what can't be laid out is refused by name."""
        check_kingdom(self.cards, self.sets)
        if self.bane:
            check_kingdom((self.bane,), self.sets)
            if self.bane in self.cards:
                raise Problem("kingdom-doubled", card=self.bane)
        check_besides(self.sets, self.landscapes, self.colonies, self.shelters)
        return open_box(self.sets, self.piles, (), tuple(sorted(self.landscapes)))

    @property
    def piles(self) -> tuple[str, ...]:
        """The names of all piles of the Supply besides those of the basic cards."""
        kingdom = (*self.cards, *([self.bane] if self.bane else []))
        potions = self.potions
        if potions is None:
            potions = any(find_card(name, self.sets)[1].potions for name in kingdom if find_pile(name, self.sets) is None)
        return tuple(sorted((*kingdom, *(COLONY_CARDS if self.colonies else ()), *([POTION] if potions else ()))))


def check_besides(
    sets: tuple[str, ...], landscapes: tuple[str, ...], colonies: bool = False, shelters: bool = False, potions: bool = False
) -> None:
    """Refuse landscapes that these sets don't have, and cards that nobody can play yet."""
    for name in landscapes:
        find_landscape(name, sets)
        if landscapes.count(name) > 1:
            raise Problem("kingdom-doubled", card=name)
    for name in (*(COLONY_CARDS if colonies else ()), *(SHELTERS if shelters else ()), *([POTION] if potions else ())):
        if name not in card_names(sets):
            raise Problem("layout-missing", name=name)


def check_kingdom(kingdom: tuple[str, ...], sets: tuple[str, ...] = ()) -> None:
    """Refuse more than ten piles, a pile twice, or a basic card (CORE-11). Fewer piles are allowed, for study.

    Of these sets, cards that only lie beside a kingdom are refused, too.
    """
    known = card_names(sets)
    if len(kingdom) > KINGDOM_PILES:
        raise Problem("kingdom-too-many", given=len(kingdom), most=KINGDOM_PILES)
    basic = {card.name for card in BASIC}
    for name in kingdom:
        if name in basic:
            raise Problem("kingdom-basic", card=name)
        if name in known and not is_kingdom_card(name, sets):
            raise Problem("kingdom-beside", card=name)
        if kingdom.count(name) > 1:
            raise Problem("kingdom-doubled", card=name)
