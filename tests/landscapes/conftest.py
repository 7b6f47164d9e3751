"""The landscapes and cards of these tests as a set of their own, for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright import cards
from deckwright.engine.box import open_box
from tests.landscapes.cards import CARDS, LANDSCAPES, SET_ID


@pytest.fixture(autouse=True)
def landscape_set(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(cards.SETS, SET_ID, CARDS)
    monkeypatch.setitem(cards._BY_NAME, SET_ID, {card.name: card for card in CARDS})
    monkeypatch.setitem(cards.LANDSCAPES, SET_ID, LANDSCAPES)
    monkeypatch.setattr(cards, "KINGDOM_SETS", (*cards.KINGDOM_SETS, SET_ID))
    yield
    open_box.cache_clear()
