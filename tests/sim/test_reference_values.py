"""Standard strategies win as often against each other as in an independent simulator: a wrong rule would show.

More games find smaller errors: DECKWRIGHT_REFERENCE_GAMES=100000 pytest tests/sim/test_reference_values.py
"""

from __future__ import annotations

import os
from functools import cache
from math import sqrt

import pytest

from deckwright.engine.box import open_box
from deckwright.sim.library import find_strategy
from deckwright.sim.match import PLAYERS_OF_GAMES, choose_engine
from deckwright.sim.policy import compile_strategy
from deckwright.sim.runner import TURN_LIMIT
from deckwright.sim.tally import Tally

ENGINE = choose_engine(None)
GAMES = int(os.environ.get("DECKWRIGHT_REFERENCE_GAMES", {"python": "8000", "native": "100000"}[ENGINE]))
SIGMAS = 4.0
REFERENCE_GAMES = 100_000
"""The reference has an error of its own, and is rounded."""
ROUNDING = 0.0005

NAIVE, BMU, SMITHY, MILITIA, WITCH = "Big Money", "Big Money Ultimate", "Smithy Ultimate", "Double Militia", "Double Witch"

CELLS = {
    (BMU, NAIVE): 0.823,
    (BMU, SMITHY): 0.248,
    (BMU, WITCH): 0.051,
    (SMITHY, NAIVE): 0.942,
    (SMITHY, BMU): 0.752,
    (SMITHY, WITCH): 0.150,
    (MILITIA, NAIVE): 0.945,
    (MILITIA, BMU): 0.734,
    (MILITIA, SMITHY): 0.388,
    (MILITIA, WITCH): 0.123,
    (WITCH, NAIVE): 0.988,
    (WITCH, BMU): 0.949,
    (WITCH, SMITHY): 0.850,
}
"""The share of the games that the first one wins, ties as half, seats alternating."""

FIRST_PLAYER = {NAIVE: 0.408, BMU: 0.554, SMITHY: 0.562, WITCH: 0.596}
"""What the player who moves first scores against the same strategy."""


@cache
def play(first: str, second: str) -> Tally:
    """The games of two strategies, with no more cards than they need."""
    strategies = find_strategy(first), find_strategy(second)
    box = open_box(("base-2e",), tuple(sorted(strategies[0].needs | strategies[1].needs)))
    policies = tuple(compile_strategy(strategy, box) for strategy in strategies)
    return PLAYERS_OF_GAMES[ENGINE](box, policies, 0, 0, GAMES, True, TURN_LIMIT)


def check(found: float, expected: float) -> None:
    error = sqrt(expected * (1 - expected) * (1 / GAMES + 1 / REFERENCE_GAMES))
    assert abs(found - expected) <= SIGMAS * error + ROUNDING, f"{found:.4f} for {expected:.3f}: {(found - expected) / error:+.1f} sigma"


@pytest.mark.parametrize(("first", "second"), CELLS, ids=[f"{first} v {second}" for first, second in CELLS])
def test_win_rates(first: str, second: str) -> None:
    one, other = sorted((first, second))  # a table has most pairs twice: one match is enough
    tally = play(one, other)
    assert tally.games == GAMES
    assert tally.unfinished == 0
    row = 0 if one == first else 1
    check((tally.wins[row] + tally.ties / 2) / GAMES, CELLS[first, second])


@pytest.mark.parametrize("name", FIRST_PLAYER)
def test_first_player_in_the_mirror(name: str) -> None:
    tally = play(name, name)
    check((sum(tally.first_seat_wins) + sum(tally.first_seat_ties) / 2) / GAMES, FIRST_PLAYER[name])
