"""Imitating: the network learns to do as strong strategies do before it begins to play by itself."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from deckwright.learn.demonstrations import Demonstrations
from deckwright.learn.inputs import seen
from deckwright.learn.learning import Adam, adam_step, new_adam
from deckwright.learn.network import Weights, card_vectors, forward

PLAYERS = 2
UNNAMED = 0.15
"""The share of decisions in which the names of cards are hidden."""


def _loss(weights: Weights, batch: dict[str, Any], dtype: Any) -> tuple[Any, Any]:
    there = (batch["names"] >= 0).astype(jnp.float32)
    cards = card_vectors(jnp, weights, batch["facts"], batch["names"], there * batch["named"][:, None])
    now = seen(jnp, batch["cards"], batch["table"], batch["masks"], PLAYERS)
    judged = forward(jnp, weights, now, cards, there, dtype)
    chances = jax.nn.log_softmax(judged.logits)
    chosen = jnp.take_along_axis(chances, batch["actions"][:, None], axis=-1)[:, 0]
    alike = (jnp.argmax(judged.logits, axis=-1) == batch["actions"]).mean()
    value = jnp.square(judged.value - batch["outcomes"]).mean()
    return -chosen.mean() + value, jnp.stack([-chosen.mean(), value, alike])


@partial(jax.jit, static_argnames=("dtype", "longest"), donate_argnames=("weights", "adam"))
def _step(weights: Weights, adam: Adam, batch: dict[str, Any], rate: Any, *, dtype: Any, longest: float) -> tuple[Weights, Adam, Any]:
    (_, figures), gradient = jax.value_and_grad(_loss, has_aux=True)(weights, batch, dtype)
    return *adam_step(weights, adam, gradient, rate, longest), figures


def imitate(
    weights: Weights, shown: Demonstrations, *, epochs: int, size: int, rate: float, seed: int, dtype: Any, longest: float = 1.0
) -> tuple[Weights, list[dict[str, float]]]:
    """The weights after some passes over the demonstrations, and for each pass how well it did."""
    random, count = np.random.default_rng(seed), len(shown.actions)
    now = {name: jnp.array(values) for name, values in weights.items()}
    adam, told = new_adam(now), []
    size = min(size, count)
    steps, done = epochs * (count // size), 0
    for _ in range(epochs):
        order, figures = random.permutation(count), []
        for begin in range(0, count - size + 1, size):
            rows = order[begin : begin + size]
            of = shown.kingdoms[rows]
            batch = {
                "cards": shown.cards[rows],
                "table": shown.table[rows],
                "masks": shown.masks[rows],
                "actions": shown.actions[rows],
                "outcomes": shown.outcomes[rows],
                "facts": shown.facts[of],
                "names": shown.names[of],
                "named": (random.random(len(rows)) >= UNNAMED).astype(np.float32),
            }
            now, adam, found = _step(now, adam, batch, jnp.float32(rate * (1 - 0.9 * done / steps)), dtype=dtype, longest=longest)
            figures.append(found)
            done += 1
        mean = jnp.stack(figures).mean(axis=0).tolist()
        told.append(dict(zip(("surprise", "value", "alike"), (round(one, 4) for one in mean), strict=True)))
    return now, told
