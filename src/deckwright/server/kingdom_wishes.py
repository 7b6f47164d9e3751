"""The ways to ask for a kingdom: by name, by code, card by card, or drawn by chance."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from deckwright.server.message_parts import Body, CardName, Condition, KingdomText, SetName


class NamedKingdom(Body, tag_field="by", tag="name"):
    """A recommended kingdom by its id or its name in any language."""

    name: KingdomText


class CodedKingdom(Body, tag_field="by", tag="code"):
    """A kingdom by its code (``docs/kingdoms.md``)."""

    code: KingdomText


class PickedKingdom(Body, tag_field="by", tag="cards"):
    """A kingdom card by card, by English names."""

    cards: Annotated[list[CardName], Meta(max_length=10)]
    sets: Annotated[list[SetName], Meta(min_length=1, max_length=8)]


class RandomKingdom(Body, tag_field="by", tag="random"):
    """Ten cards drawn from sets: some required, some banned, and conditions on what the ten must offer."""

    sets: Annotated[list[SetName], Meta(min_length=1, max_length=8)]
    require: Annotated[list[CardName], Meta(max_length=10)] = field(default_factory=list)
    ban: Annotated[list[CardName], Meta(max_length=100)] = field(default_factory=list)
    conditions: Annotated[list[Condition], Meta(max_length=5)] = field(default_factory=list)
    """A card with +2 Actions, one with +Buy, one that trashes, a Reaction if there is an Attack, costs from 2 to 5."""
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None


KingdomChoice = NamedKingdom | CodedKingdom | PickedKingdom | RandomKingdom
