from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.endings.cards import CARDS, LANDSCAPES, SET_ID
from tests.support.added_sets import added_sets


@pytest.fixture(autouse=True)
def ending_set() -> Iterator[None]:
    with added_sets({SET_ID: CARDS}, {SET_ID: LANDSCAPES}):
        yield
