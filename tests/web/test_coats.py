"""Every card is recognised by its coat of arms."""

from __future__ import annotations

from deckwright.cards import SETS

from .node import run_script


def test_no_two_cards_have_the_same_coat() -> None:
    names = sorted({card.name for cards in SETS.values() for card in cards})
    coats: list[str] = run_script("coats.ts", names)
    assert len(set(coats)) == len(names) > 60


def test_a_card_that_nobody_has_drawn_has_one_too() -> None:
    first, again, other = run_script("coats.ts", ["Ferryman", "Ferryman", "Astrolabe"])
    assert first == again != other
