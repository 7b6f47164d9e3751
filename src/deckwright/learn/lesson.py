"""A lesson: what one rollout teaches, in small parts, so that the next rollout can be played meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax.numpy as jnp

from deckwright.learn.arena import Cast, Store
from deckwright.learn.learning import FIGURES, Adam, Judged, Played, Rates, Rule, learn, prepared
from deckwright.learn.network import Weights


class Lesson:
    """Learns from the stores of a rollout, a minibatch at a time."""

    def __init__(
        self,
        weights: Weights,
        adam: Adam,
        stores: Sequence[Store],
        played: Sequence[Played],
        casts: Sequence[Cast],
        key: Any,
        rates: tuple[float, float],
        rule: Rule,
    ) -> None:
        self.weights, self.adam, self.rule = weights, adam, rule
        self.stores, self.casts, self.rates = tuple(stores), tuple(casts), Rates(*map(jnp.float32, rates))
        self.parts: list[Judged]
        self.parts, self.orders, self.explained = prepared(self.stores, tuple(played), key, rule=rule)
        self.minibatches, self.done = rule.epochs * rule.minibatches, 0
        self._figures: list[Any] = []

    def go_on(self, share: float = 1.0) -> None:
        """Learn until this share of the lesson is done."""
        while self.done < min(round(self.minibatches * share), self.minibatches):
            self.weights, self.adam, figures = learn(
                self.weights, self.adam, self.stores, self.parts, self.casts, self.orders, self.done, self.rates, rule=self.rule
            )
            self._figures.append(figures)
            self.done += 1

    def figures(self) -> dict[str, float]:
        """What the lesson was like, on average over its minibatches."""
        found = jnp.append(jnp.stack(self._figures).mean(axis=0), self.explained)
        return dict(zip(FIGURES, found.round(5).tolist(), strict=True))
