"""Cards that exist for tests only, as sets of their own, and random games with them beside cards of the real sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

import pytest

from deckwright import cards
from deckwright.cards import card_names
from deckwright.engine.box import open_box
from deckwright.engine.game import Setup
from deckwright.engine.layout import KINGDOM_PILES
from deckwright.lang import Card

BESIDE = ("intrigue-2e", "seaside-1e", "base-2e")
BASIC = 7


@contextmanager
def added_sets(sets: dict[str, tuple[Card, ...]], landscapes: dict[str, tuple[Card, ...]] | None = None) -> Iterator[None]:
    """These sets are there meanwhile, and no box that was opened with them stays."""
    with pytest.MonkeyPatch.context() as patch:
        for set_id, those in sets.items():
            patch.setitem(cards.SETS, set_id, those)
            patch.setitem(cards._BY_NAME, set_id, {card.name: card for card in those})
        for set_id, those in (landscapes or {}).items():
            patch.setitem(cards.LANDSCAPES, set_id, those)
        patch.setattr(cards, "KINGDOM_SETS", (*cards.KINGDOM_SETS, *sets))
        yield
    open_box.cache_clear()


def mixed_setup(random: Random, set_id: str, own: Sequence[str], number: int = 6) -> Setup:
    """A game with some of these cards and others of the real sets."""
    chosen = random.sample(sorted(own), number)
    rest = [name for name in card_names(BESIDE)[BASIC:] if name not in own]
    kingdom = tuple(sorted((*chosen, *random.sample(rest, KINGDOM_PILES - number))))
    return Setup(kingdom, (set_id, *BESIDE), random.randint(2, 4), random.getrandbits(64), None)
