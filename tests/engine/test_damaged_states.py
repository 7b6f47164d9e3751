"""A saved state with something wrong is refused as a whole, with words; one that is accepted can be played on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deckwright.engine import saving
from deckwright.engine.answering import give
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import ZONES
from deckwright.engine.state import State
from deckwright.engine.view import view
from deckwright.errors import DamagedFile, Problem
from tests.support import hosted, random_answer, random_setup
from tests.support.damaging import damaged

STEPS = 12


def state_somewhere(random: Random) -> State:
    setup = random_setup(random)
    game = Game(hosted(setup, random) if random.random() < 0.3 else setup, keep=1)
    for _ in range(random.randrange(80)):
        if game.is_over:
            break
        game.answer(random_answer(game.decision, random))
    return game.state


def play_on(state: State, random: Random) -> None:
    for _ in range(STEPS):
        decision = pending(state)
        if decision is None:
            return
        [view(state, seat) for seat in range(state.players)]
        give(state, random_answer(decision, random))


@given(some.integers(0, 1 << 32))
@settings(max_examples=250)
def test_damaged_states_are_refused_or_go_on(seed: int) -> None:
    random = Random(seed)
    data = json.loads(json.dumps(saving.to_data(state_somewhere(random))))
    for _ in range(random.choice((1, 1, 1, 2))):
        data = damaged(data, random)
    try:
        state = saving.from_data(data)
    except DamagedFile as problem:
        assert str(problem)  # noqa: PT017
        return
    if state.scripted is None:  # shuffles that are prescribed and don't fit are refused by name
        play_on(state, random)
    assert saving.from_data(json.loads(json.dumps(saving.to_data(state)))) == state


@pytest.mark.parametrize("nonsense", [None, 5, "state", [], {}, {"format": 1}, {"format": 2}, {"format": [1] * 1000}, float("nan")])
def test_no_state_at_all(nonsense: Any) -> None:
    with pytest.raises(DamagedFile):
        saving.from_data(nonsense)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"zones": []}, f"zones must have {2 * ZONES + 1} parts"),
        ({"counters": {"pirate coin": [0, 0]}}, "no counter is called pirate coin"),
        ({"counters": {"pirate coins": [0, -1]}}, "pirate coins must be a whole number"),
        ({"counters": {"pirate coins": [0]}}, "pirate coins must have 2 parts"),
        ({"counters": [0, 0]}, "counters must be numbers by name"),
        ({"zones": 10**9}, "zones must be a list"),
        ({"supply": [-1] * 17}, "supply"),
        ({"coins": 1 << 100_000}, "coins must be a whole number"),
        ({"coins": 10**400}, "coins must be a whole number"),
        ({"coins": True}, "coins must be a whole number"),
        ({"stack": []}, "somebody must be asked"),
        ({"asking": -1}, "somebody must be asked"),
        ({"phase": 0}, "must stand at a question"),
        ({"randomness": "-1"}, "hexadecimal"),
        ({"kingdom": ["Militia", "Militia"]}, "different names"),
        ({"kingdom": ["Milita"]}, "Militia"),
        ({"kingdom": [["Militia"]]}, "different names"),
        ({"scripted": [[99]]}, "scripted must be a whole number"),
        ({"extra": 1}, "true or false"),
        ({"minds": [1]}, "a seat for each player"),
        ({"minds": [0, 2]}, "minds must be a whole number"),
        ({"minds": [1, 1]}, "must stand at a question to the player who is asked"),
        ({"coming": [{"player": 0, "mind": -1, "start": 0, "kind": -1}]}, "begins with a program that is none"),
        ({"coming": [{"player": 9, "mind": -1, "start": -1, "kind": -1}]}, "player must be a whole number"),
    ],
)
def test_the_first_thing_wrong_is_named(change: dict[str, Any], reason: str) -> None:
    data = saving.to_data(Game(random_setup(Random(5), ("base-2e",), 2)).state)
    with pytest.raises(Problem, match=reason):
        saving.from_data({**json.loads(json.dumps(data)), **change})


@pytest.mark.parametrize("field", [None, "zones", "stack", "randomness", "sets", "triggers"])
def test_a_state_that_is_nested_very_deep_is_damaged(field: str | None) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    whole = saving.to_data(Game(Setup(("Moat", "Cellar"), seed=1)).state)
    with pytest.raises(DamagedFile) as problem:
        saving.from_data(deep if field is None else {**whole, field: deep})
    assert problem.value.code == "saved-damaged"
