"""Wrong input to the native machine is an error that says what is wrong, and nothing has moved. Never a crash."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deckwright.engine.box import open_box
from deckwright.engine.compile import GAIN_START, TREASURES_START
from deckwright.engine.program import Verb
from deckwright.engine.setup import new_state
from deckwright.errors import Problem
from deckwright.native import AVAILABLE, WHY_NOT, machine
from deckwright.native.exchange import box_data, from_native, native_box, pile_sizes, state_data, to_native
from deckwright.sim.conditions import Fact
from deckwright.sim.library import find_strategy
from deckwright.sim.native_counting import native_policy, policy_data
from deckwright.sim.policy import compile_strategy
from tests.native import wrong_input

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = ("Cellar", "Militia", "Moat", "Village")
BOX = open_box(("base-2e",), KINGDOM)
MONEY = find_strategy("Big Money")
OTHER_BOX = open_box(("base-2e",), ("Chapel", "Festival", "Market", "Smithy"))


def game(seed: int = 7) -> Any:
    return to_native(new_state(BOX, players=2, seed=seed))


def refused(call: Any, *arguments: Any, match: str) -> None:
    with pytest.raises(wrong_input.REFUSED, match=match):
        call(*arguments)


@given(some.integers(0, 1 << 32))
@settings(max_examples=60)
def test_answers_that_are_not_on_offer(seed: int) -> None:
    wrong_input.try_wrong_answers(Random(seed))


def test_damaged_states() -> None:
    outcomes = [wrong_input.try_damaged_state(Random(f"state/{number}")) for number in range(200)]
    assert {True, False} == set(outcomes)
    assert outcomes.count(True) > 100


@given(some.integers(0, 1 << 32))
@settings(max_examples=100)
def test_more_damaged_states(seed: int) -> None:
    wrong_input.try_damaged_state(Random(seed))


def test_damaged_boxes_and_strategies() -> None:
    assert [wrong_input.try_damaged_box(Random(f"box/{number}")) for number in range(200)].count(True) > 100
    assert [wrong_input.try_damaged_policy(Random(f"policy/{number}")) for number in range(80)].count(True) > 30


def test_calls_with_anything() -> None:
    assert sum(wrong_input.try_strange_calls(Random(f"calls/{number}")) for number in range(15)) > 1000


def test_a_game_that_was_never_started() -> None:
    fresh = machine().Game(native_box(BOX))
    for call, arguments in ((fresh.answer, (0, b"")), (fresh.answer_logged, (0, b"")), (fresh.pending, ())):
        refused(call, *arguments, match="nobody is asked")
    refused(fresh.sample, 0, 1, match="no such seat")
    refused(fresh.score, 0, match="no such seat")
    refused(fresh.start_at, 1, match="must be set up")
    assert fresh.asking == -1
    assert fresh.copy().data() == fresh.data()
    with pytest.raises(TypeError):
        machine().Game(None)


def test_answers_are_refused_by_name() -> None:
    one = game()
    before = one.data()
    refused(one.answer, int(Verb.END_ACTIONS), b"", match="verb")
    refused(one.answer, int(Verb.BUY), b"\x05", match="card that is not on offer")
    refused(one.answer, int(Verb.BUY), b"\xff", match="card that is not on offer")
    refused(one.answer, int(Verb.BUY), b"\0\0", match="card that is not on offer")
    refused(one.answer, int(Verb.END_TURN), b"\0", match="where none belong")
    refused(one.answer, int(Verb.PLAY), b"\x03", match="card that is not on offer")
    refused(one.answer, 1 << 40, b"", match="incompatible")
    refused(one.answer, 0, "Copper", match="incompatible")
    assert one.data() == before


def test_starts() -> None:
    fresh, sizes = machine().Game(native_box(BOX)), pile_sizes(BOX, 2)
    for first in (-2, 2, 100, -(1 << 31)):
        refused(fresh.start_new, sizes, 2, 1, first, match="no such seat")
    for players in (-1, 0, 1, 7, 1 << 30):
        refused(fresh.start_new, sizes, players, 1, 0, match="two to six")
    refused(fresh.start_new, sizes[:-1], 2, 1, 0, match="one pile size")
    refused(fresh.start_new, [*sizes[:-1], 1000], 2, 1, 0, match="at most")
    refused(fresh.start_new, [*sizes[:-1], -1], 2, 1, 0, match="a pile for each")
    refused(fresh.start_new, [*sizes[:-1], -7], 2, 1, 0, match="at most")
    one = game()
    before = one.data()
    for place in (-1, TREASURES_START, GAIN_START, 1 << 20):
        refused(one.start_at, place, match="can't be begun")
    assert one.data() == before


def test_other_cards() -> None:
    one = game()
    other = to_native(new_state(OTHER_BOX, players=2, seed=1))
    strategy = compile_strategy(MONEY, OTHER_BOX)
    before = one.data()
    refused(one.restore, other, match="other cards")
    refused(one.decide, native_policy(OTHER_BOX, strategy), match="other cards")
    with pytest.raises(Problem, match="other cards"):
        from_native(other, BOX)
    assert one.data() == before
    one.restore(one)
    assert one.data() == before
    twin = machine().Game(machine().make_box(box_data(BOX)))  # the same cards in a box made again
    twin.restore(one)
    assert twin.data() == before


def test_shuffles_that_do_not_fit_move_nothing() -> None:
    state = new_state(BOX, players=2, seed=7)
    one = to_native(state)
    refused(one.prescribe, [b"\x7f"], match="a shuffle has card 127")
    refused(one.prescribe, ["Copper"], match="incompatible")
    one.prescribe([b"\0"])
    end_turn = (int(Verb.END_TURN), b"")
    for _ in range(2):
        one.answer_logged(*end_turn)
    before, events = one.data(), one.events()
    refused(one.answer_logged, *end_turn, match="shuffle-differs")
    assert (one.data(), one.events(), one.shuffles_left) == (before, events, 1)


def test_a_game_without_room_is_as_before() -> None:
    state = new_state(BOX, players=2, seed=7)
    state.zones[0] = b"\0" * 48
    one = to_native(state)
    for _ in range(2):
        one.answer(*((int(Verb.PLAY_TREASURES), b"") if one.pending()[7] else (int(Verb.END_TURN), b"")))
    crowded = state_data(from_native(one, BOX))
    crowded["zones"][0:4] = [b"\x0a" * 40, b"\0" * 90, b"\0" * 12, b"\x0a" * 48]  # a hand of Villages, and play is full of them
    crowded.update(player=0, asking=0, phase=0, actions=1)
    crowded["stack"] = [{**crowded["stack"][0], "player": 0, "subject": 0, "pc": 1}]
    one.load(crowded)
    before = one.data()
    refused(one.answer, int(Verb.PLAY), b"\x0a", match="room for fewer cards in play")
    refused(one.answer_logged, int(Verb.PLAY), b"\x0a", match="room for fewer cards in play")
    assert one.data() == before


def test_matches() -> None:
    sizes, box = pile_sizes(BOX, 2), native_box(BOX)
    policy = native_policy(BOX, compile_strategy(MONEY, BOX))
    other = native_policy(OTHER_BOX, compile_strategy(MONEY, OTHER_BOX))
    run = machine().run_match

    def match(**changes: Any) -> Any:
        usual = {"box": box, "piles": sizes, "policies": [policy, policy], "seed": 1, "first": 0, "games": 2, "alternate": True}
        return run(*{**usual, "turn_limit": 400, "threads": 1, **changes}.values())

    assert match()["games"] == 2
    assert match(threads=1 << 30)["games"] == match(threads=-5)["games"] == 2
    assert match(games=0)["games"] == 0
    for wrong in ({"first": -1}, {"games": -1}, {"games": 1 << 62}, {"first": 1 << 62}):
        with pytest.raises(ValueError, match="numbered"):
            match(**wrong)
    with pytest.raises(ValueError, match="limit"):
        match(turn_limit=-1)
    for policies, why in (([policy], "two to six"), ([policy] * 7, "two to six"), ([policy, other], "other cards")):
        with pytest.raises(ValueError, match=why):
            match(policies=policies)
    with pytest.raises((TypeError, ValueError)):
        match(policies=[policy, None])
    with pytest.raises(ValueError, match="one pile size"):
        match(piles=[])


def test_strategies_that_would_have_no_answer() -> None:
    tables = policy_data(compile_strategy(MONEY, BOX))
    for change, why in (
        ({"choices": []}, "each verb"),
        ({"choices": [(verb, kind, wanted, ()) for verb, kind, wanted, _ in tables["choices"]]}, "every card"),
        ({"buy": [(5, 1000)]}, "buy must be"),
        ({"buy": [(40, -1)]}, "buy must be"),
        ({"conditions": [(65.0,)], "buy": []}, "missing part"),
        ({"conditions": [(float(Fact.OWN), 90.0)]}, "unknown card"),
        ({"conditions": [(float("nan"),)]}, "numbers"),
        ({"junk": b"\xff"}, "junk has card 255"),
        ({"options": [(90, [])]}, "card of an option"),
    ):
        with pytest.raises(ValueError, match=why):
            machine().make_policy(native_box(BOX), {**tables, **change})
