"""Everything to choose from: cards, kingdoms and bots, as facts. Words are the client's business."""

from __future__ import annotations

from functools import cache

from deckwright.cards import KINGDOM_SETS, SETS, find_card, find_landscape, is_kingdom_card, landscape_names
from deckwright.lang import TYPE_NAMES, Card
from deckwright.lang.deeds import deeds
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.recommended import playable
from deckwright.server.kingdom_choice import kingdom_facts
from deckwright.server.messages import CardFacts, Library
from deckwright.server.players import bots
from deckwright.text import translator
from deckwright.text.translator import slug
from deckwright.version import __version__


@cache
def library() -> Library:
    """The whole library."""
    return Library(
        version=__version__,
        sets=list(KINGDOM_SETS),
        cards=[_facts(set_id, card) for set_id, cards in SETS.items() for card in cards],
        kingdoms=[kingdom_facts(Kingdom(one.kingdom, one.sets), one.id) for one in playable()],
        bots=list(bots()),
    )


def facts_of(names: tuple[str, ...], sets: tuple[str, ...]) -> list[CardFacts]:
    """The facts of these cards, each from the first of the sets that has it."""
    beside = landscape_names(sets)
    return [_facts(*(find_landscape if name in beside else find_card)(name, sets)) for name in names]


def _facts(set_id: str, card: Card) -> CardFacts:
    text = f"text-{slug(card.name)}"
    own = f"{text}-{set_id}"
    return CardFacts(
        name=card.name,
        cost=card.cost,
        potions=card.potions,
        debt=card.debt,
        types=[name for bit, name in enumerate(TYPE_NAMES) if card.types.mask >> bit & 1],
        set=set_id,
        text=own if translator("en").has(own) else text,
        deeds=list(deeds(card)),
        in_kingdom=not card.is_landscape and set_id != "basic" and is_kingdom_card(card.name, (set_id,)),
    )
