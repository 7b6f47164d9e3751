"""The cards of an environment's games, as people say them."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine.box import Box
from deckwright.notation.kingdoms import parse_kingdom


def box_of(kingdom: str | Sequence[str], sets: Sequence[str] | None = None) -> Box:
    """The box of a recommended kingdom by its name, of a kingdom code, or of cards, in one string with commas or one by one."""
    text = kingdom if isinstance(kingdom, str) else ", ".join(kingdom)
    return parse_kingdom(text, None if sets is None else tuple(sets)).layout.box()
