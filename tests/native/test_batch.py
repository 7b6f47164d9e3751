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


def test_forbidden_actions_and_wrong_shapes_are_refused() -> None:
    from deckwright.native.batch import Batch

    batch = Batch(open_box(("base-2e",), KINGDOM), 4)
    batch.reset(np.arange(4, dtype=np.uint64))
    with pytest.raises(ValueError, match="mask"):
        batch.step(np.full(4, 31, dtype=np.int32))
    with pytest.raises(ValueError, match="one action"):
        batch.step(np.zeros(3, dtype=np.int32))
    with pytest.raises(ValueError, match="one seed"):
        batch.reset(np.arange(5, dtype=np.uint64))
    with pytest.raises(ValueError, match="two to six"):
        Batch(open_box(("base-2e",), KINGDOM), 4, 7)
