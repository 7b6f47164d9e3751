"""Many games of many kingdoms together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deckwright.engine.box import Box, open_box
from deckwright.native import AVAILABLE, WHY_NOT
from tests.env.test_observations import random_action, random_box

np = pytest.importorskip("numpy")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

SMALL = open_box(("base-2e",), ("Militia", "Witch"))
LARGE = open_box(("base-2e", "intrigue-2e"), ("Cellar", "Chapel", "Moat", "Pawn", "Sentry", "Steward", "Throne Room", "Village"))


def environment(boxes: list[Box] | None = None, games: int = 8, players: int = 2, **options: Any) -> Any:
    from deckwright.env.vector import VectorEnvironment

    return VectorEnvironment(boxes or [SMALL, LARGE], games, players, **options)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("players", range(2, 7))
def test_games_go_on_for_ever_and_say_how_they_ended(players: int) -> None:
    env = environment(players=players)
    seen, infos = env.reset(seed=players)
    ended, total = 0, 0
    while ended < 12:
        assert seen["action_mask"].any(axis=1).all()
        assert (infos["decider"] >= 0).all()
        assert (seen["observation"]["table"][:, 1] == infos["decider"]).all()
        seen, rewards, terminations, truncations, infos = env.step(env.random_actions())
        assert not truncations.any()
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert (rewards[~terminations] == 0).all()
        for game in np.flatnonzero(terminations):
            best = infos["final_scores"][game].max()
            winners = rewards[game] == rewards[game].max()
            assert (infos["final_scores"][game][winners] == best).all()
            ended += 1
        total += 1
        assert total < 50_000


def test_every_game_is_the_one_that_the_single_table_plays() -> None:
    """Rows are padded for smaller kingdoms, and a new game begins with the seed that ``seeds`` names."""
    from deckwright.env import layout
    from deckwright.env.table import NativeTable, rewards

    random = Random(3)
    boxes = [random_box(random) for _ in range(3)]
    env = environment(boxes, games=2, players=3)
    seen, _ = env.reset(seed=9)
    tables = [NativeTable(boxes[env.box_of[game]], 3, int(env.seeds[game])) for game in range(6)]
    ended = 0
    while ended < 4:
        actions = []
        for game, table in enumerate(tables):
            kinds = len(boxes[env.box_of[game]].names)
            cards, numbers = table.observe(table.decider)
            assert np.array_equal(seen["observation"]["cards"][game][:, :kinds], cards)
            assert not seen["observation"]["cards"][game][:, kinds:].any()
            assert np.array_equal(seen["observation"]["table"][game], numbers)
            assert np.array_equal(seen["action_mask"][game][: table.actions], table.mask())
            assert not seen["action_mask"][game][table.actions :].any()
            actions.append(random_action(table.mask().tolist(), random))
            table.step(actions[-1])
        seen, gains, terminations, _, infos = env.step(np.array(actions))
        for game, table in enumerate(tables):
            assert bool(terminations[game]) == (table.decider < 0)
            if table.decider < 0:
                assert infos["final_scores"][game].tolist() == table.scores()
                assert gains[game].tolist() == pytest.approx(rewards(table.scores(), table.turns()))
                tables[game] = NativeTable(boxes[env.box_of[game]], 3, int(env.seeds[game]))
                ended += 1
    assert len(layout.rows(3)) == seen["observation"]["cards"].shape[1]


def test_threads_change_nothing() -> None:
    played = []
    for threads in (1, 3):
        env = environment(games=100, threads=threads)
        env.reset(seed=4)
        for _ in range(300):
            result = env.step(env.random_actions())
        played.append(result)
    assert all(same(one, other) for one, other in zip(*played, strict=True))


def test_saved_games_can_be_put_back() -> None:
    env = environment()
    env.reset(seed=1)
    for _ in range(50):
        before = env.step(env.random_actions())[0]
    everything, one = env.save(), env.save(3)
    course = []
    for _ in range(2):
        env.restore(everything)
        course.append([env.step(env.random_actions()) for _ in range(60)])
    assert all(same(a, b) for first, second in zip(*course, strict=True) for a, b in zip(first, second, strict=True))
    after = env.step(env.random_actions())[0]
    seen, _ = env.restore(one, 5)  # another place with the same box
    assert same(seen["observation"]["cards"][5], before["observation"]["cards"][3])
    untouched = [game for game in range(env.num_envs) if game != 5]
    assert same(seen["observation"]["cards"][untouched], after["observation"]["cards"][untouched])
    with pytest.raises(ValueError, match="has other cards"):
        env.restore(one, 8)
    with pytest.raises(ValueError, match="no game 99"):
        env.save(99)
    with pytest.raises(ValueError, match="as many games"):
        env.restore(everything, [0, 1])


def test_branches_are_copies_with_the_same_luck() -> None:
    """The first five games become copies of the third. Those with the same key are shuffled alike, whatever the rest does."""
    env = environment(automatic=True)
    env.reset(seed=4)
    for _ in range(30):
        before = env.step(env.random_actions())[0]
    sources, keys = np.full(env.num_envs, -1), np.zeros(env.num_envs, np.uint64)
    sources[:5], keys[:5] = 2, [7, 7, 7, 7, 8]
    seen, infos = env.branch(sources, keys)
    for game in range(5):
        assert same(seen["observation"]["cards"][game], before["observation"]["cards"][2])
        assert same(seen["action_mask"][game], before["action_mask"][2])
    assert same(seen["observation"]["cards"][5:], before["observation"]["cards"][5:])
    assert len(set(infos["decider"][:5].tolist())) == 1
    other_luck = False
    for _ in range(120):
        actions = env.random_actions()
        actions[:4] = actions[0]
        if env._masks[4, actions[0]]:
            actions[4] = actions[0]
        seen, *_, terminated, _, _ = env.step(actions)
        if terminated[:4].any():
            break
        assert all(same(seen["observation"]["cards"][game], seen["observation"]["cards"][0]) for game in range(4))
        other_luck |= not same(seen["observation"]["cards"][4], seen["observation"]["cards"][0])
    assert other_luck


def test_branches_need_a_source_that_stays_as_it_is() -> None:
    env = environment()
    env.reset(seed=4)
    nothing, keys = np.full(env.num_envs, -1), np.zeros(env.num_envs, np.uint64)
    wrong_ones = (({0: 1, 1: 2}, "a copy itself"), ({0: 1}, "a copy itself"), ({0: 8, 8: 8}, "other cards"), ({0: 99}, "no game 99"))
    for sources, reason in wrong_ones:
        wrong = nothing.copy()
        wrong[list(sources)] = list(sources.values())
        with pytest.raises(ValueError, match=reason):
            env.branch(wrong, keys)
    with pytest.raises(ValueError, match="one source and one key"):
        env.branch(nothing[1:], keys)


def test_single_games_begin_anew() -> None:
    env = environment()
    first, _ = env.reset(seed=1)
    for _ in range(40):
        later = env.step(env.random_actions())[0]
    seeds = np.array([7, 8], np.uint64)
    seen, _ = env.reset(seed=seeds, games=[2, 9])
    assert env.seeds[[2, 9]].tolist() == [7, 8]
    others = [game for game in range(env.num_envs) if game not in (2, 9)]
    assert same(seen["observation"]["table"][others], later["observation"]["table"][others])
    assert same(environment().reset(seed=1)[0], first)


def cards_of(env: Any, seen: Any, row: str) -> Any:
    from deckwright.env import layout

    return seen["observation"]["cards"][:, layout.rows(env.players).index(row)].astype(int)


def test_head_starts_give_other_decks_and_lose_no_card() -> None:
    usual, other = environment(games=40), environment(games=40, head_starts=1.0)
    decks = []
    for env in (usual, other):
        seen, _ = env.reset(seed=5)
        own = cards_of(env, seen, "own hand") + cards_of(env, seen, "own deck and discard pile")
        theirs, trash = cards_of(env, seen, "other 1 owned"), cards_of(env, seen, "trash")
        decks.append((own, theirs, trash, own + theirs + trash + cards_of(env, seen, "supply")))
    (own, theirs, trash, everything), (thin, their_thin, gone, still_everything) = decks
    assert (own[:, :4] == [7, 0, 0, 3]).all()
    assert not trash.any()
    assert (everything == still_everything).all()
    assert (gone == (own + theirs - thin - their_thin).clip(0)).all()
    assert (thin != own).any(axis=1).mean() > 0.9
    assert {int(count) for count in thin[:, 0]} >= set(range(1, 8))
    assert 0.2 < (thin == their_thin).all(axis=1).mean() < 0.6  # in a third of the games both have the same deck
    assert (thin[:, 7:].sum(axis=0)[:2] > 0).all()
    assert (cards_of(other, seen, "supply")[:, :6] > 0).all()


def test_head_starts_follow_from_the_seed_and_are_played_to_their_end() -> None:
    played = []
    for threads in (1, 2):
        env = environment(games=40, head_starts=0.5, threads=threads)
        first, _ = env.reset(seed=6)
        ended = 0
        while ended < 40:
            result = env.step(env.random_actions())
            ended += int(result[2].sum())
        played.append((first, result[0]))
    assert same(played[0][0], played[1][0])
    assert same(played[0][1], played[1][1])
    changed = (cards_of(env, first, "own hand") + cards_of(env, first, "own deck and discard pile"))[:, :4] != [7, 0, 0, 3]
    assert 0.3 < changed.any(axis=1).mean() < 0.7
    env.head_starts = 0.0
    seen, _ = env.reset(seed=6)
    assert same(seen, environment(games=40).reset(seed=6)[0])
    with pytest.raises(ValueError, match="from 0 to 1"):
        env.head_starts = 1.5


def test_a_limit_of_turns_cuts_games_short() -> None:
    env = environment(turn_limit=6)
    env.reset(seed=2)
    short = 0
    for _ in range(400):
        _, _, terminations, truncations, _ = env.step(env.random_actions())
        assert not (terminations & truncations).any()
        short += int(truncations.sum())
    assert short > 10


def test_wrong_actions_move_no_game() -> None:
    env = environment()
    with pytest.raises(ValueError, match="must be reset"):
        env.step(np.zeros(env.num_envs, np.int32))
    seen, _ = env.reset(seed=1)
    actions = env.random_actions()
    for wrong in (-1, 63, 10_000):
        actions[5] = wrong
        with pytest.raises(ValueError, match=f"game 5: action {wrong} is not"):
            env.step(actions)
    with pytest.raises(TypeError, match="whole numbers"):
        env.step(np.zeros(env.num_envs))
    with pytest.raises(ValueError, match="one action"):
        env.step(np.zeros(3, np.int32))
    assert same(env.restore(env.save())[0], seen)


def test_spaces_hold_what_is_observed() -> None:
    pytest.importorskip("gymnasium")
    from deckwright.env.layout import catalogue
    from deckwright.env.vector import NO_CARD

    env = environment(games=2)
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    assert env.random_actions().astype(np.int64) in env.action_space
    assert env.single_action_space.n == env.actions
    names = catalogue()
    for row, box in zip(env.identities, env.boxes, strict=True):
        assert tuple(names[number] for number in row if number != NO_CARD) == box.names


def test_arrays_can_be_shared_instead_of_copied() -> None:
    env = environment(copy=False)
    first, _ = env.reset(seed=1)
    second = env.step(env.random_actions())[0]
    assert first["observation"]["cards"] is second["observation"]["cards"]
    kept = environment()
    first, _ = kept.reset(seed=1)
    before = first["observation"]["table"].copy()
    kept.step(kept.random_actions())
    assert same(first["observation"]["table"], before)


def test_a_game_that_outgrows_its_room_is_cut_short() -> None:
    """One seat buys whatever it can until its deck is larger than the native machine has room for."""
    from deckwright.env.layout import STOP, TREASURES
    from deckwright.native.exchange import pile_sizes

    box = open_box(("base-2e",), ("Moat", "Village"))
    left = [size - 1 for size in pile_sizes(box, 2)]  # no pile is emptied, so the game goes on
    env = environment([box], games=1)
    seen, infos = env.reset(seed=0)
    for _ in range(700):
        allowed = np.flatnonzero(seen["action_mask"][0]).tolist()
        action = TREASURES if TREASURES in allowed else STOP
        if infos["decider"][0] == 0 and action == STOP:
            action = next((kind for kind in (2, 1, 0, 6) if kind in allowed and left[kind]), STOP)
        if action < STOP:
            left[action] -= 1
        seen, _, terminations, truncations, infos = env.step(np.array([action]))
        assert not terminations.any()
        if truncations.any():
            break
    assert truncations.all()
    assert seen["observation"]["table"][0, 0] == 2
    assert seen["observation"]["cards"][0, :2].sum() == 10, "a new game has begun"
    assert not env.step(env.random_actions())[3].any()
