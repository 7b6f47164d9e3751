"""The cards of these tests as a set of their own, beside those that answer to happenings, for as long as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright import cards
from deckwright.engine.box import open_box
from tests.seats.cards import CARDS, SET_ID
from tests.windows import cards as windows


@pytest.fixture(autouse=True)
def seat_set(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for set_id, those in ((SET_ID, CARDS), (windows.SET_ID, windows.CARDS)):
        monkeypatch.setitem(cards.SETS, set_id, those)
        monkeypatch.setitem(cards._BY_NAME, set_id, {card.name: card for card in those})
    monkeypatch.setattr(cards, "KINGDOM_SETS", (*cards.KINGDOM_SETS, SET_ID, windows.SET_ID))
    yield
    open_box.cache_clear()
