"""The cards, landscapes and piles of these tests as a set of their own, for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright import cards
from tests.support.added_sets import added_sets
from tests.tokens.cards import CARDS, KNIGHTS, LANDSCAPES, SET_ID


@pytest.fixture(autouse=True)
def token_set(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(cards.PILES, SET_ID, (KNIGHTS,))
    with added_sets({SET_ID: CARDS}, {SET_ID: LANDSCAPES}):
        yield
