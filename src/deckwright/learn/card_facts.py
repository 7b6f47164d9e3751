"""A card in numbers: cost, types, points, and what its sentences do; so that a card without a name of its own is no stranger."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from deckwright import lang
from deckwright.cards import SETS
from deckwright.engine.box import Box
from deckwright.lang import Card
from deckwright.lang.deeds import BONUSES, Deed, deeds, gives, greatest_bonus, reactions, thins

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_TYPES = ("ACTION", "TREASURE", "VICTORY", "CURSE", "ATTACK", "REACTION", "DURATION")
_GIVEN = tuple(BONUSES.values())


def _words() -> tuple[str, ...]:
    return tuple(sorted({deed.what for cards in SETS.values() for card in cards for deed in (*deeds(card), *reactions(card))} - {""}))


WORDS = _words()
FACTS = (
    "there",
    "cost",
    "cost root",
    "points",
    "points vary",
    "thins",
    *(name.lower() for name in _TYPES),
    *(f"sure {bonus}" for bonus in _GIVEN),
    *(f"most {bonus}" for bonus in _GIVEN),
    *(f"{who} {word}" for who in ("own", "others", "next turn", "reaction") for word in WORDS),
)
"""What is said of each card; 0 throughout where there is no card."""


@cache
def facts(card: Card) -> tuple[float, ...]:
    """The facts of one card in the order of ``FACTS``."""
    worth = next((deed.number for deed in deeds(card) if deed.what == "points"), 0)
    sure = gives(card)
    numbers = [1.0, card.cost / 5, card.cost**0.5 / 2, (worth or 0) / 5, float(worth is None), float(thins(card))]
    numbers += [float(bool(card.types.mask & getattr(lang, name).mask)) for name in _TYPES]
    numbers += [getattr(sure, bonus) / 2 for bonus in _GIVEN]
    numbers += [greatest_bonus(card, bonus) / 2 for bonus in _GIVEN]
    for found in (_own(card), _others(card), _later(card), reactions(card)):
        numbers += [_strength(found, word) for word in WORDS]
    return tuple(numbers)


def _own(card: Card) -> tuple[Deed, ...]:
    return tuple(deed for deed in deeds(card) if not deed.others and not deed.next_turn)


def _others(card: Card) -> tuple[Deed, ...]:
    return tuple(deed for deed in deeds(card) if deed.others)


def _later(card: Card) -> tuple[Deed, ...]:
    return tuple(deed for deed in deeds(card) if deed.next_turn and not deed.others)


def _strength(found: tuple[Deed, ...], word: str) -> float:
    return max((1.0 if deed.sure else 0.5 for deed in found if deed.what == word), default=0.0)


def box_facts(box: Box, kinds: int) -> NDArray[np.float32]:
    """(kinds, facts) of the cards of a game; rows that the game doesn't need are 0."""
    import numpy as np

    found = np.zeros((kinds, len(FACTS)), np.float32)
    for kind, card in enumerate(box.cards):
        found[kind] = facts(card)
    return found
