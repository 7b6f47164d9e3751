"""Every card is recognised by its coat of arms."""

from __future__ import annotations

import re

from deckwright.bots.levels import LEVELS
from deckwright.cards import SETS

from .node import WEB, run_script


def test_no_two_cards_have_the_same_coat() -> None:
    names = sorted({card.name for cards in SETS.values() for card in cards})
    coats: list[str] = run_script("coats.ts", names)
    assert len(set(coats)) == len(names) > 60


def test_the_characters_of_the_levels_have_arms_of_their_own() -> None:
    names = sorted({card.name for cards in SETS.values() for card in cards})
    characters = [level.character for level in LEVELS]
    coats: list[str] = run_script("coats.ts", [*characters, *names])
    assert len(set(coats)) == len(characters) + len(names)


def test_the_page_knows_the_levels() -> None:
    written = (WEB / "src" / "lib" / "levels.ts").read_text(encoding="utf-8")
    assert re.findall(r'id: "(.*?)", character: "(.*?)"', written) == [(level.id, level.character) for level in LEVELS]


def test_a_card_that_nobody_has_drawn_has_one_too() -> None:
    first, again, other = run_script("coats.ts", ["Ferryman", "Ferryman", "Astrolabe"])
    assert first == again != other
