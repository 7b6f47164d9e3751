"""The native machine is equal to the Python machine, not similar: the same states, decisions, views, events and scores."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from deckwright.engine.answering import check
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.machine import answer as answer_python
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.sampling import sampled
from deckwright.engine.state import State
from deckwright.engine.view import view
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.native.exchange import canonical, from_native, to_native
from deckwright.notation.scenario import position, run_file
from deckwright.notation.scenario_file import read_scenario
from tests.native.comparing import compare_random_game
from tests.support import random_answer, random_setup
from tests.test_scenarios import FILES

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

GAMES = int(os.environ.get("DECKWRIGHT_DIFFERENTIAL_GAMES", "2000"))
"""How many games; more by DECKWRIGHT_DIFFERENTIAL_GAMES=200000."""
CHUNKS = 50


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for number in range(GAMES // CHUNKS):
        assert compare_random_game(f"{chunk}/{number}") > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    run_file(path, "native")


def leaves(engine: str, state: State, depth: int) -> int:
    """How many ways there are to answer the next decisions."""
    decision = pending(state)
    if not depth or decision is None:
        return 1
    total = 0
    for answer in decision.answers():
        verb, cards = check(state, answer)
        if engine == "native":
            game = to_native(state)
            game.answer(int(verb), cards)
            after = from_native(game, state.box)
        else:
            after = state.copy()
            answer_python(after, verb, cards)
        total += leaves(engine, after, depth - 1)
    return total


POSITIONS = ("sentry", "thief", "ambassador", "native-village", "militia", "throne-room-2e")


@pytest.mark.parametrize("name", POSITIONS)
def test_both_machines_count_the_same_answers(name: str) -> None:
    """Counting all answer sequences to a fixed depth, from positions of published scenarios."""
    found = [path for path in FILES if path.stem == name]
    if not found:
        pytest.skip("the published examples are not beside this checkout")
    state = position(read_scenario(found[-1]))
    state.scripted = None
    assert leaves("native", state, 3) == leaves("python", state, 3) > 1


def test_samples_are_the_same_and_hide_nothing_the_seat_knows() -> None:
    random = Random(8)
    for seed in range(12):
        game = Game(random_setup(random))
        for _ in range(120):
            if game.is_over:
                break
            game.answer(random_answer(game.decision, random))
        if game.is_over:
            continue
        for seat in range(game.setup.players):
            for remembers in (False, True):
                expected = sampled(game.state, seat, seed, remembers)
                native = to_native(game.state)
                native.sample(seat, seed, remembers)
                assert canonical(from_native(native, game.state.box)) == canonical(expected)
                check_sample(game.state, expected, seat, game)
                place = seat * ZONES + Zone.DISCARD
                assert not remembers or expected.zones[place] == game.state.zones[place]


def test_samples_are_the_same_while_somebody_looks_through_a_discard_pile() -> None:
    random, looked = Random(4), 0
    for seed in range(10):
        game = Game(Setup(("Harbinger", "Village", "Festival"), players=2, seed=seed))
        while not game.is_over and game.answers_given < 400:
            if game.decision.asked_by == "Harbinger":
                looked += 1
                native = to_native(game.state)
                native.sample(1, looked)
                assert canonical(from_native(native, game.state.box)) == canonical(sampled(game.state, 1, looked))
            game.answer(random_answer(game.decision, random))
    assert looked > 20


def check_sample(state: State, sample: State, seat: int, game: Game) -> None:
    assert sorted(b"".join(sample.zones)) == sorted(b"".join(state.zones))
    assert view(sample, seat) == game.view(seat)
