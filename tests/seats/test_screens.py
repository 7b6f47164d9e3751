"""The page offers what somebody else's decision is about where it lies: in the panel, since it is no card of the own hand."""

from __future__ import annotations

from typing import Any

import msgspec

from deckwright.engine.game import Game
from tests.seats.test_possession import possessed_turn
from tests.web.node import run_script


def offered(game: Game) -> dict[str, Any]:
    given = {"view": game.view(game.decision.player), "decision": game.decision, "picks": []}
    (found,) = run_script("choosing.ts", msgspec.to_builtins([given]))
    assert isinstance(found, dict)
    return found


def test_the_hand_of_the_possessed_player_lies_in_the_panel() -> None:
    game = possessed_turn()
    found = offered(game)
    assert found["places"] == ["panel"]
    assert {*found["said"], *found["picked"]} == {str(answer) for answer in game.legal_answers()}
    assert sorted(found["shown"]) == ["Cellar", "Gold", "Moat", "Smithy"]


def test_cards_of_that_hand_that_a_card_asks_for_lie_there_too() -> None:
    game = possessed_turn()
    game.answer("play Cellar", 0)
    found = offered(game)
    assert (found["kind"], found["places"]) == ("several", ["panel"])
    assert sorted(found["shown"]) == ["Gold", "Moat", "Smithy"]


def test_an_own_hand_is_touched_where_it_lies() -> None:
    game = possessed_turn()
    game.answer("end actions", 0)
    game.answer("end turn", 0)
    assert sorted(offered(game)["places"]) == ["hand", "supply"]
