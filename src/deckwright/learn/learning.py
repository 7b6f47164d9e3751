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

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-5
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


class Rule(NamedTuple):
    """What stays the same in a run."""

    epochs: int
    minibatches: int
    decay: float
    clip: float
    value_weight: float
    longest_gradient: float
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


def objective(weights: Weights, batch: dict[str, Any], entropy_weight: Any, rule: Rule) -> tuple[Any, Any]:
    """What is to become small, and figures about it. The batch has steps first, then games."""
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
    entropy = (-(jnp.exp(chances) * jnp.where(batch["seen"].mask, chances, 0)).sum(axis=-1) * weight).sum()
    value = (jnp.square(judged.value - batch["targets"]) * weight).sum()
    moved = ((batch["chances"] - chosen) * weight).sum()
    beyond = ((jnp.abs(ratio - 1) > rule.clip) * weight).sum()
    loss = policy + rule.value_weight * value - entropy_weight * entropy
    return loss, jnp.stack([loss, policy, value, entropy, moved, beyond])


FIGURES = ("loss", "policy", "value", "entropy", "moved", "beyond clip", "explained")


class Judged(NamedTuple):
    """By step and game: how much better decisions turned out than expected, evened out; what they were worth; which count."""

    advantages: Any
    targets: Any
    learns: Any


@partial(jax.jit, static_argnames="rule")
def prepared(stores: Sequence[Store], played: Sequence[Played], key: Any, *, rule: Rule) -> tuple[list[Judged], list[Any], Any]:
    """What is learned from, the games of each minibatch by arena, and how much of the outcomes had been expected."""
    parts = []
    for store, one in zip(stores, played, strict=True):
        found, targets = advantages(store.values, one, rule.decay)
        parts.append(Judged(found, targets, (one.deciders != one.guests[None, :]).astype(jnp.float32)))
    total = sum(part.learns.sum() for part in parts)
    mean = sum((part.advantages * part.learns).sum() for part in parts) / total
    spread = jnp.sqrt(sum((jnp.square(part.advantages - mean) * part.learns).sum() for part in parts) / total + 1e-8)
    middle = sum((part.targets * part.learns).sum() for part in parts) / total
    variance = sum((jnp.square(part.targets - middle) * part.learns).sum() for part in parts) / total
    unexplained = sum((jnp.square(part.advantages) * part.learns).sum() for part in parts) / total
    even = [part._replace(advantages=(part.advantages - mean) / spread) for part in parts]
    keys = jax.random.split(key, rule.epochs)
    orders = []
    for number, store in enumerate(stores):
        games = store.actions.shape[1]
        share = games // rule.minibatches
        drawn = [jax.random.permutation(jax.random.fold_in(one, number), games) for one in keys]
        orders.append(jnp.concatenate([order[: share * rule.minibatches].reshape(rule.minibatches, share) for order in drawn]))
    return even, orders, 1 - unexplained / jnp.maximum(variance, 1e-8)


@partial(jax.jit, static_argnames="rule", donate_argnames=("weights", "adam"))
def learn(
    weights: Weights,
    adam: Adam,
    stores: Sequence[Store],
    parts: Sequence[Judged],
    casts: Sequence[Cast],
    orders: Sequence[Any],
    number: Any,
    rates: Rates,
    *,
    rule: Rule,
) -> tuple[Weights, Adam, Any]:
    """One step by the minibatch of this number."""
    rows = [(store, part, cast, order[number]) for store, part, cast, order in zip(stores, parts, casts, orders, strict=True)]

    def whole(pieces: list[Any]) -> Any:
        return jnp.concatenate(pieces, axis=1)

    batch = {
        "seen": Seen(*(whole([store[place][:, games] for store, _, _, games in rows]) for place in range(3))),
        "actions": whole([store.actions[:, games] for store, _, _, games in rows]),
        "chances": whole([store.chances[:, games] for store, _, _, games in rows]),
        "advantages": whole([part.advantages[:, games] for _, part, _, games in rows]),
        "targets": whole([part.targets[:, games] for _, part, _, games in rows]),
        "learns": whole([part.learns[:, games] for _, part, _, games in rows]),
        "cast": Cast(*(jnp.concatenate([cast[place][games] for _, _, cast, games in rows]) for place in range(4))),
    }
    (_, figures), gradient = jax.value_and_grad(objective, has_aux=True)(weights, batch, rates.entropy, rule)
    return *adam_step(weights, adam, gradient, rates.rate, rule.longest_gradient), figures
