"""The cards of these tests as a set of their own, for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.memory.cards import CARDS, SET_ID
from tests.support.added_sets import added_sets


@pytest.fixture(autouse=True)
def memory_set() -> Iterator[None]:
    with added_sets({SET_ID: CARDS}):
        yield
