"""Whoever can end the game with a victory does so, and nobody ends it otherwise."""

from __future__ import annotations

import pytest

from deckwright.engine import moves
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.box import open_box
from deckwright.engine.program import Zone
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.env.layout import STOP
from deckwright.learn.winning import winning_action


def position(left: dict[str, int], golds: int, buys: int = 1, players: int = 2, **theirs: int) -> State:
    """The first seat has played its Treasures; ``left`` says how many cards are in some piles, ``theirs`` what the second seat owns."""
    state = new_state(open_box(("base-2e",), ("Village", "Smithy", "Gardens")), players, 7, first=0)
    kinds = state.box.kinds
    for name, count in left.items():
        state.supply[kinds[name]] = count
    moves.lay(state, 0, state.zones[Zone.HAND] + bytes([kinds["Gold"]] * golds), Zone.HAND)
    for name, copies in theirs.items():
        moves.lay(state, 1, bytes([kinds[name]] * copies), Zone.DISCARD)
    state.buys = buys
    give(state, Answer("play treasures"))
    return state


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (position({"Province": 1}, 3), "Province"),
        (position({"Province": 1}, 3, Duchy=1), "Province"),
        (position({"Province": 1}, 3, Province=1), None),  # as many points, and a turn more
        (position({"Province": 1}, 3, Duchy=3), None),
        (position({"Province": 2}, 5, buys=2, Duchy=3), "Province"),
        (position({"Province": 2}, 5, buys=1, Duchy=3), None),
        (position({"Province": 2}, 2, buys=2), None),  # enough for one
        (position({"Province": 4, "Village": 0, "Smithy": 0, "Estate": 1}, 1), "Estate"),
        (position({"Province": 4, "Village": 0, "Smithy": 0, "Estate": 1}, 1, Estate=2), None),
        (position({"Province": 4, "Village": 0, "Smithy": 1, "Estate": 1}, 2, buys=2), "Estate"),
        (position({"Province": 4, "Village": 0, "Smithy": 0, "Estate": 1}, 1, players=5), None),  # four piles
        (position({}, 3), None),
    ],
)
def test_a_victory_is_seen_or_not(case: State, expected: str | None) -> None:
    before = case.copy()
    found = winning_action(case)
    assert (found is None, found) == (expected is None, None if expected is None else case.box.kinds[expected])
    assert (case.supply, case.zones, case.coins) == (before.supply, before.zones, before.coins), "only looked at"


def test_a_game_that_ends_anyway_is_left_to_end() -> None:
    state = position({"Village": 0, "Smithy": 0, "Estate": 1}, 2, buys=3)
    give(state, Answer("buy", ("Estate",)))
    assert winning_action(state) == STOP


def test_treasures_come_first_and_other_questions_are_left_alone() -> None:
    state = new_state(open_box(("base-2e",), ("Village",)), 2, 7, first=0)
    state.supply[state.box.kinds["Province"]] = 0
    assert winning_action(state) is None


def test_the_learned_player_takes_it_whatever_its_network_thinks() -> None:
    from deckwright.learn.player import Player

    class Reluctant:
        def judge(self, box: object, cards: bytes, numbers: list[int], mask: bytes) -> tuple[list[float], float]:
            return [float(action == STOP) for action in range(len(mask))], 0.9

    player = Player(Reluctant(), {})
    assert player.action(position({"Province": 2}, 3)) == STOP
    state = position({"Province": 1}, 3)
    assert player.action(state) == state.box.kinds["Province"]
