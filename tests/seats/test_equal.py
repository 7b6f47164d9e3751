"""Both machines go the same way through games in which others decide."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.engine.game import Setup
from deckwright.native import AVAILABLE, WHY_NOT
from tests.native.comparing import compare_random_game
from tests.seats.cards import CARDS, PYTHON_ONLY, SET_ID
from tests.support.added_sets import mixed_setup

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

GAMES, CHUNKS = 100, 10


def setup_with_seats(random: Random) -> Setup:
    """Five cards of these tests, and five of any set."""
    return mixed_setup(random, SET_ID, [card.name for card in CARDS if card not in PYTHON_ONLY], 5)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for number in range(GAMES // CHUNKS):
        assert compare_random_game(f"seats/{chunk}/{number}", setup_with_seats) > 0
