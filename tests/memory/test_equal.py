"""Both machines go the same way through games in which cards ask what was done."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.cards import card_names
from deckwright.engine.game import Setup
from deckwright.native import AVAILABLE, WHY_NOT
from tests.memory.cards import CARDS, SET_ID
from tests.native.comparing import compare_random_game

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

GAMES, CHUNKS = 40, 8
SETS = (SET_ID, "intrigue-2e", "seaside-1e", "base-2e")


def setup_with_memory(random: Random) -> Setup:
    """Six cards that ask what was done, and four of any set."""
    asking = random.sample(sorted(card.name for card in CARDS), 6)
    rest = [name for name in card_names(SETS[1:])[7:] if name not in asking]
    kingdom = tuple(sorted((*asking, *random.sample(rest, 4))))
    return Setup(kingdom, SETS, random.randint(2, 4), random.getrandbits(64), None)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for number in range(GAMES // CHUNKS):
        assert compare_random_game(f"memory/{chunk}/{number}", setup_with_memory) > 0
