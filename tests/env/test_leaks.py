"""Nothing that a seat may not know is in its observation or its mask: dealt again, they stay as they are."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.cards import KINGDOM_SETS, card_names
from deckwright.cards.basic import BASIC
from deckwright.engine.box import open_box
from deckwright.engine.sampling import sampled
from deckwright.engine.setup import new_state
from deckwright.native import AVAILABLE, WHY_NOT
from tests.env.test_observations import random_action, random_box

np = pytest.importorskip("numpy")


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_observations_and_masks_stay_when_hidden_cards_are_dealt_again() -> None:
    from deckwright.env.vector import VectorEnvironment

    random = Random(8)
    cards = [name for name in card_names() if name not in {card.name for card in BASIC}]
    random.shuffle(cards)
    boxes = [open_box(KINGDOM_SETS, tuple(sorted(cards[place : place + 10]))) for place in range(0, len(cards), 10)]
    assert len(boxes) > 7, "every card of every set lies in one of them"
    for players in (2, 3, 6):
        env = VectorEnvironment(boxes, 6, players)
        env.reset(seed=players)
        went_another_way = 0
        for step in range(150):
            actions = np.array([random_action(row.tolist(), random) for row in env.restore(env.save())[0]["action_mask"]])
            seen, *_ = env.step(actions)
            saved, deciders = env.save(), env.deciders
            again, _ = env.deal_again(np.array([random.getrandbits(63) for _ in range(env.num_envs)], np.uint64))
            assert np.array_equal(env.deciders, deciders)
            for name in ("cards", "table"):
                assert np.array_equal(seen["observation"][name], again["observation"][name]), name
            assert np.array_equal(seen["action_mask"], again["action_mask"])
            if step % 10 == 0:
                went_another_way += _goes_another_way(env, saved)
            env.restore(saved)
        assert went_another_way > 10, "hidden cards were dealt again, so some games went on differently"


def _goes_another_way(env: object, saved: object) -> bool:
    """Whether the games as they are now and as they were saved part after the same few actions."""
    from deckwright.env.vector import Saved, VectorEnvironment

    assert isinstance(env, VectorEnvironment)
    assert isinstance(saved, Saved)
    courses = []
    dealt_again = env.save()
    for begin in (dealt_again, saved):
        env.restore(begin)
        courses.append([env.step(env.random_actions())[0]["observation"]["cards"] for _ in range(12)])
    return any(not np.array_equal(one, other) for one, other in zip(*courses, strict=True))


def test_the_same_on_the_python_machine() -> None:
    from deckwright.env.table import PythonTable

    random = Random(5)
    for number in range(10):
        players = 2 + number % 3
        table = PythonTable(new_state(random_box(random), players, number))
        for _ in range(60):
            seat = table.decider
            if seat < 0:
                break
            other = PythonTable(sampled(table.game.state, seat, random.getrandbits(60), remembers=True), table.game.picks)
            for one, again in zip(table.observe(seat), other.observe(seat), strict=True):
                assert np.array_equal(one, again)
            assert np.array_equal(table.mask(), other.mask())
            table.step(random_action(table.mask().tolist(), random))


def test_other_hands_are_not_in_an_observation() -> None:
    """A check of the check: a hand that differs is seen by its owner and by nobody else."""
    from deckwright.env.table import PythonTable

    box = open_box(("base-2e",), ("Moat",))
    table = PythonTable(new_state(box, 2, 1))
    seat = table.decider
    differs = dict.fromkeys(range(2), False)
    for seed in range(10):
        other = PythonTable(sampled(table.game.state, seat, seed, remembers=True))
        for viewer in differs:
            differs[viewer] |= not np.array_equal(table.observe(viewer)[0], other.observe(viewer)[0])
    assert differs == {seat: False, 1 - seat: True}
