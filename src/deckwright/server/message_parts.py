"""What messages are made of: their common base, the texts and numbers in them with their limits; hints and advice, asked for and told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from deckwright.review.advice import Advised

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""What a player wants to be called."""
CardName = Annotated[str, Meta(min_length=1, max_length=40)]
SetName = Annotated[str, Meta(min_length=1, max_length=40)]
KingdomText = Annotated[str, Meta(min_length=1, max_length=600)]
"""More than any kingdom needs, so that whoever writes too much is told so in a sentence."""
Token = Annotated[str, Meta(min_length=1, max_length=100)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client, new for each request: a request that comes again with the same id counts once."""
HardId = Annotated[str, Meta(min_length=16, max_length=64)]
"""Chosen by the client at random, since whoever knows it is told the token of the seat that was taken with it."""
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=4000)]

Condition = Literal["village", "buy", "trash", "reaction-to-attack", "cost-spread"]
Undo = Literal["free", "ask", "off"]
"""``free``: as long as nobody learned anything from it; ``ask``: later too, if every other person agrees; ``off``: never."""
Spectators = Literal["off", "no-hands", "open"]


class Body(Struct, forbid_unknown_fields=True):
    """A message; what it does not know it refuses."""


class SayHint(Body, tag_field="say", tag="hint"):
    """What would be good now? For whoever has to decide, at tables that allow it."""

    request: RequestId


class SayAdvice(Body, tag_field="say", tag="advice"):
    """What would you do? The best answers with win chances; for whoever has to decide, at tables that allow hints."""

    request: RequestId


class Advice(Body, tag_field="tell", tag="advice"):
    """The best answers in ``position``, the best first, by what this seat knows; the sentence of each is ``advice-REASON``."""

    request: str
    position: int
    answers: list[Advised]
    """None where the cards of the game are too many to judge."""
    rough: bool = False
    """With so many players the chances say who is ahead, and hardly by how much."""


class Hint(Body, tag_field="tell", tag="hint"):
    """What a good player would answer in ``position``, by what this seat knows; the sentence is ``help-guide-REASON``."""

    request: str
    position: int
    answer: str
    reason: str
    cards: list[str]
    """The cards that it names."""
    options: list[str]
    """The options that it names."""
    gained: str | None
    """What can be gained for what is trashed."""
