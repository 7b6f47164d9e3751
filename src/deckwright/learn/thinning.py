"""Fewer decisions to learn from: three of four are as good as certain, and their chances hardly change whatever comes of them.

All decisions whose action was not certain stay, and as many of the others, drawn by lot, as there is room for. What is left counts for what
was left out, so that nothing is learned that all decisions together would not teach.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from deckwright.learn.arena import Store

CERTAIN = float(np.log(0.97))
"""The logarithm of the chance from which an action counts as certain."""
MOST_WEIGHT = 10.0
"""What one decision counts at most, so that a single one never decides."""


class Thinned(NamedTuple):
    """What is left, (steps, games) each; there are fewer steps now, and they are in no order."""

    store: Store
    advantages: Any
    targets: Any
    weights: Any


def thinned(store: Store, advantages: Any, targets: Any, learns: Any, key: Any, kept: float) -> Thinned:
    """This share of the steps of each game. ``learns`` is 0 where somebody else decided; these are the first to go."""
    room = max(round(store.actions.shape[0] * kept), 1)
    open_ones = learns * (store.chances < CERTAIN)
    ranks = jax.random.uniform(key, learns.shape) + open_ones - (1 - learns)
    places = jnp.argsort(-ranks, axis=0)[:room]

    games = jnp.arange(learns.shape[1])[None, :]

    def left(values: Any) -> Any:
        return values[places, games]

    number, certain = open_ones.sum(axis=0), (learns - open_ones).sum(axis=0)
    of_open = jnp.maximum(number / room, 1)
    of_certain = jnp.clip(certain / jnp.maximum(room - number, 1), 1, MOST_WEIGHT)
    weights = left(learns) * jnp.where(left(open_ones) > 0, of_open, of_certain)
    return Thinned(Store(*map(left, store)), left(advantages), left(targets), weights)
