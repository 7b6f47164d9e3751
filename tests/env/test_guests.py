"""Strategies that sit at games of the vector environment, and answers that are given without asking."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.engine.box import open_box
from deckwright.native import AVAILABLE, WHY_NOT

np = pytest.importorskip("numpy")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

BOX = open_box(
    ("base-2e", "intrigue-2e"), ("Cellar", "Chapel", "Militia", "Moat", "Pawn", "Sentry", "Steward", "Throne Room", "Village", "Witch")
)


def environment(games: int = 24, **options: Any) -> Any:
    from deckwright.env.vector import VectorEnvironment

    return VectorEnvironment([BOX], games, **options)


def tables(name: str) -> Any:
    from deckwright.sim.library import find_strategy
    from deckwright.sim.native_counting import policy_data
    from deckwright.sim.policy import compile_strategy

    return policy_data(compile_strategy(find_strategy(name), BOX))


def test_nobody_is_asked_where_there_is_one_answer_or_treasures_to_play() -> None:
    from deckwright.env import layout

    env = environment(automatic=True)
    seen, _ = env.reset(seed=4)
    ended = 0
    while ended < 20:
        mask = seen["action_mask"]
        assert (mask.sum(axis=1) > 1).all()
        assert not mask[:, layout.TREASURES].any()
        seen, _, terminations, _, _ = env.step(env.random_actions())
        ended += int(terminations.sum())


def test_automatic_games_are_the_same_games_with_fewer_questions() -> None:
    """Whoever answers the same where there is a choice sees the same things and ends with the same points."""
    from deckwright.env import layout

    for seed in range(3):
        quick, slow = environment(1, automatic=True), environment(1)
        found, _ = quick.reset(seed=seed)
        other, _ = slow.reset(seed=seed)
        over, questions = False, 0
        while not over:
            mask = other["action_mask"][0]
            if mask[layout.TREASURES] or mask.sum() == 1:
                action = layout.TREASURES if mask[layout.TREASURES] else mask.argmax()
                other, _, ended, _, infos = slow.step(np.array([action]))
            else:
                assert all(np.array_equal(found["observation"][name], other["observation"][name]) for name in ("cards", "table"))
                assert np.array_equal(found["action_mask"], other["action_mask"])
                action = quick.random_actions()
                found, _, _, _, expected = quick.step(action)
                other, _, ended, _, infos = slow.step(action)
                questions += 1
            over = bool(ended[0])
        assert questions > 20
        assert np.array_equal(infos["final_scores"], expected["final_scores"])


@pytest.mark.parametrize("players", [2, 4])
def test_a_guest_answers_for_its_seat_and_beats_whoever_plays_at_random(players: int) -> None:
    env = environment(players=players, automatic=True, threads=2, turn_limit=400)
    seats = np.arange(24) % players
    env.invite(np.arange(24), [tables("big-money-ultimate")] * 24, seats.tolist())
    _, infos = env.reset(seed=1)
    won, ended = 0.0, 0
    while ended < 60:
        assert (infos["decider"] != seats).all()
        _, rewards, terminations, truncations, infos = env.step(env.random_actions())
        over = np.flatnonzero(terminations | truncations)
        won += float((rewards[over, seats[over]] == 1).sum())
        ended += len(over)
    assert won > 0.9 * ended


def test_a_strategy_for_other_cards_is_refused() -> None:
    from deckwright.sim.library import find_strategy
    from deckwright.sim.native_counting import native_policy
    from deckwright.sim.policy import compile_strategy

    other = open_box(("base-2e",), ("Witch",))
    policy = native_policy(other, compile_strategy(find_strategy("double-witch"), other))
    with pytest.raises(ValueError, match="other cards"):
        environment(1)._native.invite(np.zeros(1, np.int64), [policy], [0])


def test_a_guest_can_leave() -> None:
    env = environment(2, automatic=True)
    env.invite([0, 1], [tables("big-money")] * 2, [1, 1])
    env.reset(seed=3)
    env.invite([0], [None], [0])
    asked = set()
    for _ in range(60):
        _, _, _, _, infos = env.step(env.random_actions())
        asked |= {(game, int(seat)) for game, seat in enumerate(infos["decider"])}
    assert asked == {(0, 0), (0, 1), (1, 0)}
