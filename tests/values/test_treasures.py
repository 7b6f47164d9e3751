"""Which Treasures are plain is read off their programs, and whoever plays by itself plays the others by name."""

from __future__ import annotations

import pytest

from deckwright.bots import Position
from deckwright.bots.hints import hint
from deckwright.engine.box import open_box
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import ZONES
from deckwright.errors import IllegalAnswer
from deckwright.native.exchange import can_play
from tests.values.cards import CARDS, SET_ID

SETS = (SET_ID, "base-2e")
NOT_PLAIN = {"Bank", "Supplies", "Ill-Gotten Gains", "Capital"}


@pytest.mark.parametrize("name", sorted(card.name for card in CARDS if "Treasure" in repr(card.types) or card.types.mask & 2))
def test_plain_or_not(name: str) -> None:
    box = open_box(SETS, (name,))
    assert bool(box.odd_treasures) is (name in NOT_PLAIN)
    assert can_play(box) is (name not in NOT_PLAIN)


def test_a_treasure_that_only_gives_coins_is_plain_in_every_set() -> None:
    assert not open_box(("base-2e", "intrigue-2e"), ("Farm", "Moat")).odd_treasures


def test_a_policy_plays_plain_ones_first_and_then_the_others() -> None:
    game = Game(Setup(("Bank", "Moat"), SETS, seed=1, first=0))
    kinds = game.state.box.kinds
    game.state.zones[0] = bytes((kinds["Bank"], kinds["Copper"], kinds["Gold"], kinds["Estate"]))
    game.state.zones[1] = bytes((kinds["Estate"],)) * (ZONES - 1)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer("play treasures")
    assert (refused.value.code, refused.value.details["card"]) == ("treasures-by-name", "Bank")
    said = []
    for _ in range(3):
        found = hint(Position(game.state))
        said.append((str(found.answer), found.reason))
        game.answer(str(found.answer))
    assert said == [("play Copper", "treasures"), ("play Gold", "treasures"), ("play Bank", "treasures")]
    assert game.state.coins == 7
