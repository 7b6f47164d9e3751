"""Weighed answers: the better one is pushed up and the worse one down, and runs with branches go on exactly from a checkpoint."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from tests.learn.with_jax.check_training import TINY, training

np = pytest.importorskip("numpy")
jax = pytest.importorskip("jax")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

SIZE = 8
BRANCHED: dict[str, Any] = {**TINY["field"][0], "games": 32, "branches": SIZE}


def branches(actions: list[int], lots: list[int], weighed: list[int]) -> Any:
    """One group."""
    from deckwright.learn.branching import Branches

    return Branches(np.array([actions]), np.array([lots]), np.array([weighed], np.bool_))


TWO_LOTS = ([0, 1, 2, 0, 1, 2, 0, 1], [0, 0, 0, 1, 1, 1, 14, 15], [1, 1, 1, 1, 1, 1, 0, 0])
"""Three answers, twice; two games follow the policy."""


def pushes(logits: list[float], group: Any, worth: list[float]) -> tuple[float, Any]:
    """What is to become small, and where it pushes the logits."""
    import jax.numpy as jnp

    from deckwright.learn.branching import weighing

    def loss(values: Any) -> Any:
        return weighing(jnp, values, group, jnp.array([worth]))[0]

    found, gradient = jax.value_and_grad(loss)(jnp.array([logits]))
    return float(found), -np.asarray(gradient[0])


@pytest.mark.parametrize("unlikely", [-1.0, -4.0, -12.0])
def test_what_turned_out_better_is_pushed_up_however_unlikely_it_is(unlikely: float) -> None:
    """The policy wants the first answer; the second would be better, by as much as it is pushed."""
    _, push = pushes([0.0, unlikely, -9.0], branches(*TWO_LOTS), [0.0, 0.5, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0])
    chances = np.exp([0.0, unlikely, -9.0])
    usual = 0.5 * chances[1] / chances.sum()
    assert push[1] > 0 > push[0]
    assert push[1] > 0.25 * (0.5 - usual)
    if unlikely < -3:
        assert push[1] == pytest.approx(0.5, rel=0.05)


def test_what_turned_out_worse_is_pushed_down_until_it_is_far_below() -> None:
    from deckwright.learn.branching import FAR

    worth = [0.0, -0.5, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0]
    for unlikely in (-1.0, -FAR + 0.1):
        _, push = pushes([0.0, unlikely, -20.0], branches(*TWO_LOTS), worth)
        assert push[1] < 0 < push[0]
        assert push[1] < -0.2
    for unlikely in (-FAR - 0.1, -15.0):
        _, push = pushes([0.0, unlikely, -20.0], branches(*TWO_LOTS), worth)
        assert np.abs(push).max() < 0.01, "it is unlikely enough"


def test_what_is_far_above_everything_else_is_not_pushed_further_up() -> None:
    from deckwright.learn.branching import FAR

    worth = [0.5, -0.5, -0.5, 0.5, -0.5, -0.5, 0.0, 0.0]
    for ahead, pushed in ((FAR - 1, True), (FAR + 1, False)):
        _, push = pushes([ahead, 0.0, 0.0], branches(*TWO_LOTS), worth)
        assert push.any() == pushed


def test_only_differences_within_a_lot_count() -> None:
    """Luck is the same for all copies of a lot, so it makes no difference; what came of those who follow the policy is not weighed."""
    logits, worth = [0.3, -1.0, 0.5], np.array([0.1, 0.7, -0.2, 0.4, 0.1, 0.3, 0.0, 0.0])
    found, push = pushes(logits, branches(*TWO_LOTS), worth.tolist())
    luck = np.array([3.0, 3.0, 3.0, -2.0, -2.0, -2.0, 50.0, -50.0])
    again, same = pushes(logits, branches(*TWO_LOTS), (worth + luck).tolist())
    assert again == pytest.approx(found, abs=1e-4)
    assert np.allclose(same, push, atol=1e-4)


def test_several_lots_count_as_much_as_one() -> None:
    logits = [0.3, -1.0, 0.5]
    both, push = pushes(logits, branches(*TWO_LOTS), [0.1, 0.7, -0.2, 0.4, 0.1, 0.3, 0.0, 0.0])
    parts = []
    for worth in ([0.1, 0.7, -0.2], [0.4, 0.1, 0.3]):
        actions, lots, weighed = [0, 1, 2, 0, 1, 2, 0, 1], [0, 0, 0, 11, 12, 13, 14, 15], [1, 1, 1, 0, 0, 0, 0, 0]
        parts.append(pushes(logits, branches(actions, lots, weighed), [*worth, 0.0, 0.0, 0.0, 0.0, 0.0]))
    assert both == pytest.approx((parts[0][0] + parts[1][0]) / 2, abs=1e-6)
    assert np.allclose(push, (parts[0][1] + parts[1][1]) / 2, atol=1e-6)


def test_where_nothing_is_weighed_nothing_is_pushed() -> None:
    nothing = branches([0, 1, 2, 0, 1, 2, 0, 1], list(range(SIZE, 2 * SIZE)), [0] * SIZE)
    found, push = pushes([0.0, -2.0, -8.0], nothing, [0.5, -0.5, 1.0, 2.0, 0.0, 0.0, 3.0, 0.0])
    assert found == 0
    assert not push.any()


def test_the_best_answer_is_found_in_the_end() -> None:
    """The policy would hardly ever make it. The others end far below, where they can be tried again."""
    from deckwright.learn.branching import FAR

    group = branches([0, 1, 2, 3, 4, 5, 0, 0], [0, 0, 0, 0, 0, 0, 14, 15], [1, 1, 1, 1, 1, 1, 0, 0])
    logits, worth = np.array([0.0, -3.0, -9.0, -3.0, -1.0, -7.0]), [0.0, -0.4, 0.3, -0.2, -0.3, -0.5, 0.0, 0.0]
    for _ in range(600):
        logits += 0.1 * pushes(logits.tolist(), group, worth)[1]
    assert logits.argmax() == 2
    behind = np.delete(logits, 2) - logits[2]
    assert (behind < -FAR + 0.5).all()
    assert (behind > -3 * FAR).all()


def test_roots_are_the_first_games_of_their_groups() -> None:
    import jax.numpy as jnp

    from deckwright.learn.arena import Cast, Store
    from deckwright.learn.branching import Branches
    from deckwright.learn.roots import roots_of, some_roots

    found = []
    for first, groups in ((0, 3), (1000, 2)):
        number = first + jnp.arange(2 * groups * 4).reshape(2, groups * 4)
        every = number[0].reshape(groups, 4)
        store = Store(number[..., None, None], number[..., None], number[..., None], number, number, number)
        found.append(roots_of(store, Cast(*[number[0]] * 4), Branches(every, every, every > 0), number[0]))
    assert [one.groups for one in found] == [3, 2]
    some = some_roots(found, [jnp.array([2, 0]), jnp.array([1])])
    assert some.seen.numbers[:, 0].tolist() == some.cast.names.tolist() == [8, 0, 1004]
    assert some.worth.tolist() == some.branches.actions.tolist() == [[8, 9, 10, 11], [0, 1, 2, 3], [1004, 1005, 1006, 1007]]


def test_a_run_with_branches_goes_on_from_a_checkpoint_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    options: dict[str, Any] = {"steps": 12, "field": [BRANCHED, {**TINY["field"][0], "games": 16}], "kept": 0.75}
    run = training(tmp_path / "one", **options)
    assert [(arena.branches, arena.games) for arena in run.arenas] == [(SIZE, 32), (1, 16)]
    for _ in range(3):
        entry = run.step()
        assert all(np.isfinite(entry[name]) for name in ("loss", "policy", "value", "entropy", "moved", "weighed"))
        assert entry["weighed"] != 0
    assert entry["decisions"] == 3 * 12 * 48
    run.save()
    again = training(tmp_path / "one", **options)
    for _ in range(2):
        one, other = run.step(), again.step()
        assert (one["loss"], one["weighed"]) == (other["loss"], other["weighed"])
    assert all(np.array_equal(values, again.weights[name]) for name, values in run.weights.items())


def test_weighed_answers_count_as_much_as_the_settings_say(tmp_path: Path) -> None:
    ends = []
    for name, weighed in (("without", 0.0), ("with", 0.5)):
        run = training(tmp_path / name, steps=8, weighed=weighed, field=[BRANCHED])
        assert run.step()["weighed"] != 0
        ends.append(np.array(run.weights["kinds.own"]))
    assert not np.allclose(*ends)


def test_copies_begin_alike_and_do_what_they_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = training(tmp_path / "one", steps=6, field=[BRANCHED])
    (arena,), done = run.arenas, []
    goes_on = arena.environment.step

    def noted(actions: Any) -> Any:
        done.append(np.array(actions))
        return goes_on(actions)

    monkeypatch.setattr(arena.environment, "step", noted)
    several_lots = False
    for _ in range(6):
        done.clear()
        run.step()
        (store,), made = run.rollout.stores, arena.branched
        assert made.weighed.any()
        for part in (store.rows, store.numbers, store.mask):
            first = np.asarray(part[0]).reshape(4, SIZE, -1)
            assert (first == first[:, :1]).all()
        deciders = arena.deciders[0].reshape(4, SIZE)
        assert (deciders == deciders[:, :1]).all()
        allowed = np.asarray(store.mask[0])[np.arange(32), done[0]]
        assert allowed.all()
        told = made.weighed.reshape(-1)
        assert np.array_equal(done[0][told], made.actions.reshape(-1)[told])
        chosen = np.asarray(store.actions)
        assert np.array_equal(done[0][~told], chosen[0][~told])
        assert all(np.array_equal(actions, chosen[number + 1]) for number, actions in enumerate(done[1:]))
        several_lots |= bool((made.lots * made.weighed).any())
    assert several_lots


def test_all_games_of_a_group_have_the_same_kingdom_and_guest() -> None:
    """Only where there are branches; other fields are shared out as ever, and their guests and hidden names are drawn as ever."""
    from deckwright.learn.fields import groups_of, guests_of, hidden_names, kingdoms_of, shared_out
    from deckwright.learn.settings import settings_from

    plain = {"kingdoms": 3, "games": 100, "named": ["Smithy"], "repeat": 2, "halves": 1, "strategies": 0.5, "past": 0.2}
    settings = settings_from({**TINY, "folder": "nowhere", "unnamed": 0.5, "field": [plain, {**plain, "branches": SIZE}]})
    of_plain, of_branched = settings.fields
    assert shared_out(of_plain) == [50, 25, 25]
    assert shared_out(of_branched) == [48, 24, 24]
    (one,), (other,) = (group.arenas(0) for group in groups_of(settings, threads=1))
    for values in (other.guests.who, other.guests.seats, other.environment.box_of, np.asarray(other.cast.named)):
        grouped = values.reshape(12, SIZE, -1)
        assert (grouped == grouped[:, :1]).all()
    assert len(set(other.guests.who.tolist())) > 2
    random = np.random.default_rng([settings.seed, 0, 0, 0])
    expected = guests_of(kingdoms_of(settings, of_plain), [50, 25, 25], of_plain, "", random)
    assert np.array_equal(one.guests.who, expected.who)
    assert np.array_equal(one.guests.seats, expected.seats)
    named = hidden_names(100, 0.5, random)[:, : one.kinds]
    assert np.array_equal(one.cast.named, np.asarray(one.cast.there) * named)


def test_without_branches_nothing_is_weighed(tmp_path: Path) -> None:
    """However much it would count."""
    small: dict[str, Any] = {"steps": 8, "field": [{**TINY["field"][0], "games": 16}]}
    one, other = (training(tmp_path / name, **small, weighed=weighed) for name, weighed in (("one", 0.0), ("other", 5.0)))
    for run in (one, other):
        assert run.step()["weighed"] == 0
        assert run.arenas[0].branched is None
    assert all(np.array_equal(values, other.weights[name]) for name, values in one.weights.items())
