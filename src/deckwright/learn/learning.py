"""Learning from a rollout: advantages for each seat, the clipped objective of PPO, and Adam."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from deckwright.learn.arena import Cast, Store
from deckwright.learn.inputs import Seen
from deckwright.learn.network import Weights, card_vectors, forward
from deckwright.learn.thinning import Thinned, thinned

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-5
_LOTS = 1000
"""Sets the lots of thinning apart from the orders of the minibatches."""
UNLIKELY = -9.0
"""What a mood did although its chance was below this: the policy doesn't learn from it, since the ratio of chances means nothing there."""


class Adam(NamedTuple):
    """The state of the optimiser."""

    first: Weights
    second: Weights
    count: Any


class Played(NamedTuple):
    """What happened in the games of one arena, besides what is in its store."""

    deciders: Any
    """(steps, games)"""
    rewards: Any
    """(steps, games, players)"""
    done: Any
    last_values: Any
    last_deciders: Any
    guests: Any
    """(games): the seat that doesn't learn, or -1."""


class Rates(NamedTuple):
    """What changes in the course of a run."""

    rate: Any
    entropy: Any
    alive: Any


class Rule(NamedTuple):
    """What stays the same in a run."""

    epochs: int
    minibatches: int
    decay: float
    value_decay: float
    clip: float
    value_weight: float
    longest_gradient: float
    kept: float
    dtype: Any


def new_adam(weights: Weights) -> Adam:
    """An optimiser that has seen nothing yet."""
    nothing = {name: jnp.zeros_like(values) for name, values in weights.items()}
    return Adam(nothing, {name: jnp.zeros_like(values) for name, values in weights.items()}, jnp.int32(0))


def adam_step(weights: Weights, adam: Adam, gradient: Weights, rate: Any, longest: float) -> tuple[Weights, Adam]:
    """One step against the gradient, which is shortened where it is longer than allowed."""
    length = jnp.sqrt(sum(jnp.sum(values * values) for values in gradient.values()))
    scale = jnp.minimum(1.0, longest / (length + 1e-9))
    count = adam.count + 1
    first = {name: FIRST_MOMENT * adam.first[name] + (1 - FIRST_MOMENT) * gradient[name] * scale for name in weights}
    second = {name: SECOND_MOMENT * adam.second[name] + (1 - SECOND_MOMENT) * (gradient[name] * scale) ** 2 for name in weights}
    size = rate * jnp.sqrt(1 - SECOND_MOMENT**count) / (1 - FIRST_MOMENT**count)
    moved = {name: weights[name] - size * first[name] / (jnp.sqrt(second[name]) + TINY) for name in weights}
    return moved, Adam(first, second, count)


def advantages(values: Any, played: Played, decay: float) -> tuple[Any, Any]:
    """(steps, games): how much better each decision turned out than expected, and what it was worth; discount 1, each seat by itself."""
    players = played.rewards.shape[2]
    games = jnp.arange(values.shape[1])
    others = -played.last_values[:, None] / (players - 1)  # what is worth something to one is worth the contrary to the others
    asked = jax.nn.one_hot(played.last_deciders, players, dtype=jnp.bool_)
    following = jnp.where(asked, played.last_values[:, None], jnp.broadcast_to(others, (values.shape[1], players)))

    def back(carried: tuple[Any, Any], step: tuple[Any, ...]) -> tuple[tuple[Any, Any], Any]:
        worth, gained = carried
        value, decider, reward, done = step
        worth, gained = jnp.where(done[:, None], reward, worth), jnp.where(done[:, None], 0.0, gained)
        advantage = worth[games, decider] - value + decay * gained[games, decider]
        return (worth.at[games, decider].set(value), gained.at[games, decider].set(advantage)), advantage

    steps = values, played.deciders, played.rewards, played.done
    _, found = jax.lax.scan(back, (following, jnp.zeros_like(following)), steps, reverse=True)
    return found, found + values


def objective(weights: Weights, batch: dict[str, Any], rates: Rates, rule: Rule) -> tuple[Any, Any]:
    """What is to become small, and figures about it. The batch has steps first, then games.

    Entropy hardly holds on to what has become unlikely, and what is never tried is not learned. So there is a price on the mean logarithm
    of all allowed chances as well, whose pull stays as large however small a chance is.
    """
    cast: Cast = batch["cast"]
    cards = card_vectors(jnp, weights, cast.facts, cast.names, cast.named)
    judged = forward(jnp, weights, batch["seen"], cards, cast.there, rule.dtype)
    chances = jax.nn.log_softmax(judged.logits)
    chosen = jnp.take_along_axis(chances, batch["actions"][..., None], axis=-1)[..., 0]
    weight = batch["learns"] / jnp.maximum(batch["learns"].sum(), 1)
    ratio = jnp.exp(chosen - batch["chances"])
    gain, clipped = batch["advantages"], jnp.clip(ratio, 1 - rule.clip, 1 + rule.clip)
    likely = weight * (batch["chances"] > UNLIKELY)
    policy = -(jnp.minimum(ratio * gain, clipped * gain) * likely).sum()
    mask = batch["seen"].mask
    entropy = (-(jnp.exp(chances) * jnp.where(mask, chances, 0)).sum(axis=-1) * weight).sum()
    unlikely = (-jnp.where(mask, chances, 0).sum(axis=-1) / jnp.maximum(mask.sum(axis=-1), 1) * weight).sum()
    value = (jnp.square(judged.value - batch["targets"]) * weight).sum()
    moved = ((batch["chances"] - chosen) * weight).sum()
    beyond = ((jnp.abs(ratio - 1) > rule.clip) * weight).sum()
    loss = policy + rule.value_weight * value - rates.entropy * entropy + rates.alive * unlikely
    return loss, jnp.stack([loss, policy, value, entropy, unlikely, moved, beyond])


FIGURES = ("loss", "policy", "value", "entropy", "unlikely", "moved", "beyond clip", "explained")


@partial(jax.jit, static_argnames="rule", donate_argnames=("weights", "adam"))
def learn(
    weights: Weights,
    adam: Adam,
    stores: Sequence[Store],
    played: Sequence[Played],
    casts: Sequence[Cast],
    key: Any,
    rates: Rates,
    *,
    rule: Rule,
) -> tuple[Weights, Adam, Any]:
    """Go several times through what was played, a part of the games at a time."""
    parts = []
    for store, one in zip(stores, played, strict=True):
        found, _ = advantages(store.values, one, rule.decay)
        _, targets = advantages(store.values, one, rule.value_decay)
        learns = (one.deciders != one.guests[None, :]).astype(jnp.float32)
        parts.append((found, targets, learns))
    total = sum(learns.sum() for _, _, learns in parts)
    mean = sum((found * learns).sum() for found, _, learns in parts) / total
    spread = jnp.sqrt(sum((jnp.square(found - mean) * learns).sum() for found, _, learns in parts) / total + 1e-8)
    middle = sum((targets * learns).sum() for _, targets, learns in parts) / total
    variance = sum((jnp.square(targets - middle) * learns).sum() for _, targets, learns in parts) / total
    unexplained = sum((jnp.square(found) * learns).sum() for found, _, learns in parts) / total

    def left(number: int) -> Thinned:
        found, targets, learns = parts[number]
        every = Thinned(stores[number], (found - mean) / spread, targets, learns)
        return thinned(*every, jax.random.fold_in(key, _LOTS + number), rule.kept) if rule.kept < 1 else every

    lessons = [left(number) for number in range(len(stores))]

    def minibatch(chosen: list[Any]) -> dict[str, Any]:
        def whole(pieces: list[Any]) -> Any:
            return jnp.concatenate(pieces, axis=1)

        rows = list(zip(lessons, casts, chosen, strict=True))
        return {
            "seen": Seen(*(whole([lesson.store[place][:, games] for lesson, _, games in rows]) for place in range(3))),
            "actions": whole([lesson.store.actions[:, games] for lesson, _, games in rows]),
            "chances": whole([lesson.store.chances[:, games] for lesson, _, games in rows]),
            "advantages": whole([lesson.advantages[:, games] for lesson, _, games in rows]),
            "targets": whole([lesson.targets[:, games] for lesson, _, games in rows]),
            "learns": whole([lesson.weights[:, games] for lesson, _, games in rows]),
            "cast": Cast(*(jnp.concatenate([cast[place][games] for _, cast, games in rows]) for place in range(4))),
        }

    def shuffled(key: Any) -> list[Any]:
        orders = []
        for number, store in enumerate(stores):
            share = store.actions.shape[1] // rule.minibatches
            order = jax.random.permutation(jax.random.fold_in(key, number), store.actions.shape[1])
            orders.append(order[: share * rule.minibatches].reshape(rule.minibatches, share))
        return orders

    def go(carried: tuple[Weights, Adam], chosen: list[Any]) -> tuple[tuple[Weights, Adam], Any]:
        now, state = carried
        (_, figures), gradient = jax.value_and_grad(objective, has_aux=True)(now, minibatch(chosen), rates, rule)
        return adam_step(now, state, gradient, rates.rate, rule.longest_gradient), figures

    orders = [shuffled(one) for one in jax.random.split(key, rule.epochs)]
    every = [jnp.concatenate([order[number] for order in orders]) for number in range(len(stores))]
    (weights, adam), figures = jax.lax.scan(go, (weights, adam), every)
    return weights, adam, jnp.append(figures.mean(axis=0), 1 - unexplained / jnp.maximum(variance, 1e-8))
