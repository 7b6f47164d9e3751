"""Games with landscapes: saved and recorded, seen, offered, and the same on both machines as far as both know them."""

from __future__ import annotations

import json
from random import Random

import pytest

from deckwright.engine import answering, decision, moves, saving
from deckwright.engine.answer import Answer
from deckwright.engine.game import Game, Setup
from deckwright.engine.score import score_by_card
from deckwright.engine.values import Cost
from deckwright.engine.view import view
from deckwright.errors import IllegalAnswer, Problem
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.native.exchange import can_play
from deckwright.notation.record import read_record, write_record
from deckwright.server.library import facts_of
from tests.landscapes.cards import LANDSCAPES, SET_ID
from tests.native.comparing import compare_random_game

SETS = (SET_ID, "base-2e", "seaside-1e")
NAMES = sorted(landscape.name for landscape in LANDSCAPES)
KINGDOM = ("Junker", "Haulier", "Militia", "Moat", "Caravan", "Village", "Smithy", "Throne Room", "Chapel", "Witch")


def setup_of(random: Random, names: list[str]) -> Setup:
    landscapes = tuple(sorted(random.sample(names, 2)))
    return Setup(KINGDOM, SETS, random.randint(2, 3), random.getrandbits(64), None, landscapes=landscapes)


@pytest.mark.parametrize("seed", range(8))
def test_every_answer_is_accepted_and_every_state_can_be_saved(seed: int) -> None:
    random = Random(f"landscapes/{seed}")
    state = setup_of(random, NAMES).begin()
    state.coins = 9
    for step in range(200):
        asked = decision.pending(state)
        if asked is None:
            return
        answers = list(asked.answers())
        assert len(answers) > 1
        if step % 10 == 0:
            assert saving.from_data(json.loads(json.dumps(saving.to_data(state)))) == state
            for other in answers[:20]:
                answering.give(state.copy(), other)
        bought = [answer for answer in answers if answer.verb == "buy" and answer.cards[0] in NAMES]
        answering.give(state, random.choice(bought or answers))


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
@pytest.mark.parametrize("chunk", range(6))
def test_random_games_are_the_same_on_both_machines(chunk: int) -> None:
    for number in range(5):
        assert compare_random_game(f"landscapes/{chunk}/{number}", lambda random: setup_of(random, NAMES)) > 0


def test_the_native_machine_knows_all_of_them() -> None:
    assert all(can_play(Setup(KINGDOM, SETS, landscapes=(name,)).box()) for name in NAMES)


def test_a_record_has_what_was_bought() -> None:
    game = Game(Setup(KINGDOM, SETS, seed=3, first=0, landscapes=("Delve", "Triumph")))
    game.answer("play treasures")
    game.answer("buy Triumph")
    game.answer("pay 1")
    text = write_record(game.record())
    assert {"landscapes: Delve, Triumph", "p0: buy Triumph", "p0: pay 1"} <= set(text.splitlines())
    assert read_record(text) == game.record()


def test_the_view_has_landscapes_their_costs_and_who_bought_them() -> None:
    state = Setup(KINGDOM, SETS, landscapes=("Pageant", "Tomb", "Triumph"), first=0).begin()
    moves.take_project(state, 1, state.box.kinds["Pageant"])
    seen = view(state, 0)
    assert seen.landscapes == ("Pageant", "Tomb", "Triumph")
    assert (seen.costs["Pageant"], seen.costs["Triumph"]) == (Cost(3), Cost(0, 0, 5))
    assert "Tomb" not in seen.costs
    assert [seat.projects for seat in seen.seats] == [(), ("Pageant",)]
    assert not {"Pageant", "Tomb"} & {*seen.supply, *seen.piles}


def test_landscapes_are_no_cards() -> None:
    state = Setup(("Militia",), SETS, landscapes=("Museum", "Delve"), first=0).begin()
    assert "Delve" not in state.box.nameable
    museum = state.box.kinds["Museum"]
    assert [row for row in score_by_card(state, 0) if row[0] == museum] == [(museum, 1, 14)]
    with pytest.raises(IllegalAnswer):
        answering.give(state, Answer("buy", ("Museum",)), 0)


def test_unknown_landscapes_are_named() -> None:
    with pytest.raises(Problem, match="Delve"):
        Setup(("Militia",), SETS, landscapes=("Delv",)).box()


def test_facts_tell_the_kind_of_a_landscape() -> None:
    assert [facts.types for facts in facts_of(("Delve", "Pageant", "Tomb"), SETS)] == [["Event"], ["Project"], ["Landmark"]]
