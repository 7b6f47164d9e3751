"""Many games stepped together."""

from __future__ import annotations

import pytest

from deckwright.engine.box import open_box
from deckwright.native import AVAILABLE, WHY_NOT

np = pytest.importorskip("numpy")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = ("Cellar", "Chapel", "Harbinger", "Library", "Militia", "Moat", "Sentry", "Throne Room", "Village", "Witch")


def test_random_batches_end_with_the_same_result_as_single_games() -> None:
    from deckwright.native.batch import Batch

    box = open_box(("base-2e",), KINGDOM)
    random = np.random.default_rng(5)
    batch = Batch(box, 32, 3)
    batch.reset(np.arange(32, dtype=np.uint64))
    steps = 0
    while (batch.deciders >= 0).any():
        allowed = batch.masks.astype(float)
        allowed[batch.deciders < 0, batch.stop] = 1.0
        allowed[:, batch.treasures] *= 20  # so that games end
        chances = allowed / allowed.sum(axis=1, keepdims=True)
        actions = np.array([random.choice(len(row), p=row) for row in chances], dtype=np.int32)
        batch.step(actions)
        steps += 1
        assert steps < 20_000
    assert batch.scores().shape == (32, 3)
    assert not batch.masks.any()


def test_a_refused_step_moves_no_game() -> None:
    from deckwright.native.batch import Batch

    batch = Batch(open_box(("base-2e",), KINGDOM), 4)
    with pytest.raises(ValueError, match="one action"):
        batch.step(np.zeros(3, dtype=np.int32))
    batch.step(np.zeros(4, dtype=np.int32))  # before the first game there is nobody to act
    assert (batch.deciders == -1).all()
    batch.reset(np.arange(4, dtype=np.uint64))
    before = batch.deciders.copy(), batch.masks.copy(), batch.scores()

    def unchanged() -> bool:
        now = batch.deciders, batch.masks, batch.scores()
        return all(np.array_equal(one, other) for one, other in zip(before, now, strict=True))

    for wrong in (31, -1, -(1 << 31), (1 << 31) - 1, 1000):
        actions = np.full(4, batch.treasures, dtype=np.int32)
        actions[3] = wrong  # the first three would be allowed
        with pytest.raises(ValueError, match=f"game 3: action {wrong} is not one that the mask allows"):
            batch.step(actions)
        assert unchanged()
    with pytest.raises(ValueError, match="numbers from"):
        batch.step(np.array([1 << 32 | batch.treasures] * 4))
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(np.full(4, float(batch.treasures)))
    assert unchanged()
    batch.step(np.full(8, batch.treasures)[::2])  # other whole numbers and strides are fine
    assert (batch.masks != before[1]).any()


def test_wrong_shapes_and_arrays_are_refused() -> None:
    from deckwright.native import machine
    from deckwright.native.batch import Batch
    from deckwright.native.exchange import native_box, pile_sizes

    box = open_box(("base-2e",), KINGDOM)
    batch = Batch(box, 4)
    for seeds in (np.arange(5, dtype=np.uint64), np.zeros((2, 2), np.uint64)):
        with pytest.raises((ValueError, TypeError)):
            batch.reset(seeds)
    with pytest.raises(ValueError, match="numbers from"):
        batch.reset(np.array([-1, 0, 1, 2]))
    native = machine().Batch(native_box(box), pile_sizes(box, 2), 4, 2)
    deciders, masks = np.zeros(4, np.int32), np.zeros((4, native.actions), np.uint8)
    locked = masks.copy()
    locked.flags.writeable = False
    for wrong in (
        (deciders.astype(np.int64), masks),
        (deciders, masks.astype(np.int8)),
        (deciders, locked),
        (deciders, masks.T),
        (deciders, np.asfortranarray(masks)),
        (np.zeros(8, np.int32)[::2], masks),
        (deciders, masks[:, :-1]),
        (None, masks),
        ([0] * 4, masks),
    ):
        with pytest.raises((ValueError, TypeError)):
            native.look(*wrong)
    native.look(deciders, masks)
    with pytest.raises((ValueError, TypeError)):
        native.scores(np.zeros((4, 3), np.int32))
    for games, players in ((4, 7), (4, 1), (0, 2), (-3, 2)):
        with pytest.raises(ValueError, match="two to six"):
            Batch(box, games, players)
    with pytest.raises((MemoryError, ValueError)):
        Batch(box, (1 << 31) - 1)
    with pytest.raises(ValueError, match="one pile size"):
        machine().Batch(native_box(box), [], 4, 2)


def test_two_threads_can_not_step_the_same_batch() -> None:
    from threading import Thread

    from deckwright.native.batch import Batch

    batch = Batch(open_box(("base-2e",), KINGDOM), 2000)
    outcomes: list[str] = []

    def begin() -> None:
        done = 0
        while done < 5:  # whoever is refused tries again
            try:
                batch.reset(np.arange(done, done + 2000, dtype=np.uint64))
                outcomes.append("done")
                done += 1
            except ValueError as problem:
                outcomes.append(str(problem))

    threads = [Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(outcomes) <= {"done", "another thread is using this batch"}
    assert outcomes.count("done") == 20
