"""Decisions at which answers were weighed, as learning goes through them, some groups of games at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from deckwright.learn.arena import Cast, Store
from deckwright.learn.branching import Branches, weighing
from deckwright.learn.inputs import Seen
from deckwright.learn.network import Weights, card_vectors, forward


class Roots(NamedTuple):
    """By group: what was seen at the root, what each copy did there, and what came of it."""

    seen: Seen
    cast: Cast
    branches: Branches
    worth: Any
    """(groups, games of a group)"""

    @property
    def groups(self) -> int:
        """How many there are."""
        return int(self.worth.shape[0])


def roots_of(store: Store, cast: Cast, branches: Branches, worth: Any) -> Roots:
    """The roots of one arena; ``worth`` is by game. All games of a group saw the same at first, so the first of them speaks for all."""
    size = branches.actions.shape[1]
    seen = Seen(store.rows[0, ::size], store.numbers[0, ::size], store.mask[0, ::size])
    return Roots(seen, Cast(*(part[::size] for part in cast)), branches, worth.reshape(branches.actions.shape))


def some_roots(roots: Sequence[Roots], chosen: Sequence[Any]) -> Roots:
    """The chosen groups of each arena, as one."""
    parts = [jax.tree.map(lambda values, groups=groups: values[groups], one) for one, groups in zip(roots, chosen, strict=True)]
    together: Roots = jax.tree.map(lambda *values: jnp.concatenate(values), *parts)
    return together


def weighed_answers(weights: Weights, roots: Roots, dtype: Any) -> Any:
    """What is to become small, as a mean over the groups in which an answer was weighed."""
    cast = roots.cast
    cards = card_vectors(jnp, weights, cast.facts, cast.names, cast.named)
    judged = forward(jnp, weights, roots.seen, cards, cast.there, dtype)
    there = roots.branches.weighed.any(axis=-1)
    return (weighing(jnp, judged.logits, roots.branches, roots.worth) * there).sum() / jnp.maximum(there.sum(), 1)
