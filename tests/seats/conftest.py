"""The cards of these tests as a set of their own, beside those that answer to happenings, for as long as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.seats.cards import CARDS, SET_ID
from tests.support.added_sets import added_sets
from tests.windows import cards as windows


@pytest.fixture(autouse=True)
def seat_set() -> Iterator[None]:
    with added_sets({SET_ID: CARDS, windows.SET_ID: windows.CARDS}):
        yield
