"""The network: numpy and JAX say the same, masks hold, unknown inputs and cards do no harm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deckwright.native import AVAILABLE, WHY_NOT

np = pytest.importorskip("numpy")
jax = pytest.importorskip("jax")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


def observations(players: int) -> tuple[Any, ...]:
    """Positions in the middle of random games, with the cards of each game in numbers."""
    from deckwright.env.vector import VectorEnvironment
    from deckwright.learn.card_facts import box_facts
    from deckwright.learn.kingdoms import random_kingdom

    env = VectorEnvironment([random_kingdom(seed) for seed in range(4)], 4, players, automatic=True)
    found, _ = env.reset(seed=players)
    for _ in range(80):
        found, *_ = env.step(env.random_actions())
    facts = np.stack([box_facts(box, env.kinds) for box in env.boxes])[env.box_of]
    names = env.identities[env.box_of].astype(np.int32)
    raw = found["observation"]["cards"], found["observation"]["table"], found["action_mask"].view(np.uint8)
    return raw, facts, names, (names >= 0).astype(np.float32)


def judged(xp: Any, weights: Any, players: int, given: tuple[Any, ...], **options: Any) -> Any:
    from deckwright.learn.inputs import seen
    from deckwright.learn.network import card_vectors, forward

    raw, facts, names, there = given
    weights = {name: xp.asarray(values) for name, values in weights.items()}
    cards, table, masks = map(xp.asarray, raw)
    now = seen(xp, cards, table, masks, players, **options)
    vectors = card_vectors(xp, weights, *map(xp.asarray, (facts, names, there)))
    return forward(xp, weights, now, vectors, xp.asarray(there))


@pytest.mark.parametrize("players", [2, 5])
def test_numpy_and_jax_judge_alike_and_allow_only_what_the_mask_does(players: int) -> None:
    from deckwright.learn.network import IMPOSSIBLE, Shape, new_weights

    given, weights = observations(players), new_weights(Shape(32, 48, 2), 3)
    with jax.default_matmul_precision("highest"):
        other = judged(jax.numpy, weights, players, given)
    own = judged(np, weights, players, given)
    assert own.logits.shape == (16, 82)
    assert np.allclose(own.logits, np.asarray(other.logits), atol=1e-5)
    assert np.allclose(own.value, np.asarray(other.value), atol=1e-5)
    mask = given[0][2]
    width = min(mask.shape[1], own.logits.shape[1])
    assert ((own.logits[:, :width] > IMPOSSIBLE) == mask[:, :width].astype(bool)).all()
    assert (own.logits[:, width:] == IMPOSSIBLE).all()
    assert mask.any(axis=1).all()


def test_rows_that_no_card_needs_change_nothing() -> None:
    """A kingdom is judged the same beside larger ones, whose rows are more."""
    from deckwright.learn.network import Shape, new_weights

    (raw, facts, names, there), weights = observations(2), new_weights(Shape(32, 48, 2), 3)
    plain = judged(np, weights, 2, (raw, facts, names, there))
    wider = [np.pad(array, [(0, 0), (0, 3)] + [(0, 0)] * (array.ndim - 2)) for array in (facts, names, there)]
    padded = judged(np, weights, 2, (raw, *wider), kinds=facts.shape[1] + 3)
    assert np.allclose(plain.value, padded.value, atol=1e-5)
    assert np.allclose(plain.logits, padded.logits, atol=1e-4)


def test_weights_are_written_without_pickling_and_fit_a_layout_with_other_inputs(tmp_path: Path) -> None:
    from deckwright.learn.network import Shape, new_weights
    from deckwright.learn.weights import load_arrays, load_weights, save_arrays, save_weights

    weights = new_weights(Shape(16, 24, 1), 5)
    save_weights(tmp_path / "w.npz", weights, {"date": "today"})
    read, header = load_weights(tmp_path / "w.npz")
    assert header["about"] == {"date": "today"}
    assert all(np.array_equal(read[name], weights[name]) for name in weights)
    arrays, header = load_arrays(tmp_path / "w.npz")
    gone = header["row inputs"].index("own hand root")
    header["row inputs"][gone] = "something that is no longer seen"
    save_arrays(tmp_path / "w.npz", arrays, header)
    read, _ = load_weights(tmp_path / "w.npz")
    assert not read["rows.in"][gone].any()
    assert np.array_equal(np.delete(read["rows.in"], gone, axis=0), np.delete(weights["rows.in"], gone, axis=0))


def test_every_card_has_facts_and_hardly_two_the_same() -> None:
    from deckwright.cards import SETS
    from deckwright.learn.card_facts import FACTS, facts

    cards = {card.name: card for group in SETS.values() for card in group}
    found = {name: facts(card) for name, card in cards.items()}
    assert all(len(numbers) == len(FACTS) and np.isfinite(numbers).all() for numbers in found.values())
    assert found["Witch"][FACTS.index("others curse")] == 1
    assert found["Chapel"][FACTS.index("thins")] == 1
    assert found["Moat"][FACTS.index("reaction be unaffected")] > 0
    assert len(set(found.values())) > len(cards) * 0.9
