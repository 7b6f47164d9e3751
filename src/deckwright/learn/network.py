"""The network: a row for each kind of card and one vector for the whole table, which look at each other a few times.

``forward`` takes the module of arrays as its first argument, numpy or ``jax.numpy``, so that what is trained is what plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from deckwright.env import layout
from deckwright.env.layout import catalogue
from deckwright.learn.card_facts import FACTS
from deckwright.learn.input_names import NUMBER_ASKED, NUMBER_INPUTS, OPTIONS, QUESTION, ROW_INPUTS, ROWS
from deckwright.learn.inputs import Seen, number_inputs, row_inputs

Weights = dict[str, Any]
IMPOSSIBLE = -1e9
"""The logit of what is not allowed."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How large the network is."""

    width: int = 128
    table_width: int = 256
    rounds: int = 3


class Judgement(NamedTuple):
    """What the network thinks of a decision."""

    logits: Any
    """(..., actions), ``IMPOSSIBLE`` where the mask says no."""
    value: Any
    """What the game is worth to whoever decides, from -1 to 1 or so."""


def shapes(shape: Shape) -> dict[str, tuple[int, ...]]:
    """All weights by name. What ends in ``bias`` begins with 0."""
    width, table = shape.width, shape.table_width
    found: dict[str, tuple[int, ...]] = {
        "rows.in": (len(ROW_INPUTS), width),
        "rows.in.bias": (width,),
        "cards.facts": (len(FACTS), width),
        "cards.names": (len(catalogue()), width),
        "table.in": (len(NUMBER_INPUTS), table),
        "table.in.bias": (table,),
    }
    for number in range(shape.rounds):
        found |= {
            f"{number}.rows.own": (width, width),
            f"{number}.rows.mean": (width, width),
            f"{number}.rows.table": (table, width),
            f"{number}.rows.bias": (width,),
            f"{number}.rows.out": (width, width),
            f"{number}.table.own": (table, table),
            f"{number}.table.mean": (width, table),
            f"{number}.table.most": (width, table),
            f"{number}.table.bias": (table,),
            f"{number}.table.out": (table, table),
        }
    return found | {
        "kinds.own": (width,),
        "kinds.table": (table, width),
        "stop": (table, 2),
        "stop.bias": (2,),
        "numbers": (table, layout.KINDS),
        "options.table": (table, width),
        "options.card": (width, width),
        "options.bias": (width,),
        "options.out": (width, OPTIONS),
        "value.in": (table, width),
        "value.bias": (width,),
        "value.out": (width,),
    }


_SMALL = ("kinds.own", "kinds.table", "stop", "numbers", "options.out", "value.out")
"""The last layers begin near 0: at first all answers are about equally likely."""


def new_weights(shape: Shape, seed: int) -> dict[str, NDArray[np.float32]]:
    """Random weights to begin with."""
    random, made = np.random.default_rng(seed), {}
    for name, size in shapes(shape).items():
        scale = 0.0 if name.endswith("bias") else size[0] ** -0.5
        if name in _SMALL:
            scale *= 0.1
        if name == "cards.names":
            scale = 0.1
        if name.endswith(".out") and name[0].isdigit():
            scale *= 0.5
        made[name] = (random.standard_normal(size) * scale).astype(np.float32)
    return made


def shape_of(weights: Weights) -> Shape:
    """How large the network with these weights is."""
    rounds = sum(name.endswith(".rows.own") for name in weights)
    return Shape(weights["rows.in"].shape[1], weights["table.in"].shape[1], rounds)


def deepened(weights: Weights, rounds: int, seed: int) -> Weights:
    """A network with at least this many rounds that judges as before: what the further ones tell begins as nothing."""
    there = shape_of(weights)
    fresh = new_weights(Shape(there.width, there.table_width, rounds), seed)
    further = {name: values for name, values in fresh.items() if name[0].isdigit() and int(name.partition(".")[0]) >= there.rounds}
    return {**weights, **{name: values * (not name.endswith(".out")) for name, values in further.items()}}


def mean_weights(several: Sequence[Weights]) -> Weights:
    """The mean of networks of one size. Runs that began with the same weights stay close enough for it to play as well as each of them."""
    return {name: np.mean([weights[name] for weights in several], axis=0, dtype=np.float32) for name in several[0]}


def card_vectors(xp: Any, weights: Weights, facts: Any, names: Any, named: Any) -> Any:
    """(..., kinds, width) for the cards of a game: by what they are and by name, where ``named`` is 1."""
    of_names = weights["cards.names"][xp.maximum(names, 0)] * named[..., None]
    return facts @ weights["cards.facts"] + of_names


def _even(xp: Any, values: Any) -> Any:
    """Values of about the same size everywhere."""
    wide = values.astype(np.float32)
    return (wide / xp.sqrt((wide * wide).mean(axis=-1, keepdims=True) + 1e-6)).astype(values.dtype)


def forward(xp: Any, weights: Weights, seen: Seen, cards: Any, there: Any, dtype: Any = np.float32) -> Judgement:
    """Judge decisions; ``cards`` are the ``card_vectors`` of the games, ``there`` (..., kinds) is 1 for rows that are in use."""

    def layer(values: Any, name: str) -> Any:
        return values @ weights[name].astype(dtype)

    def bias(name: str) -> Any:
        return weights[name].astype(dtype)

    inputs = xp.swapaxes(row_inputs(xp, seen.rows, dtype), -1, -2)
    table = layer(number_inputs(xp, seen.numbers, dtype), "table.in") + bias("table.in.bias")
    used = there.astype(dtype)[..., None]
    share = used / xp.maximum(used.sum(axis=-2, keepdims=True), 1)
    rows = layer(inputs, "rows.in") + bias("rows.in.bias") + cards.astype(dtype)
    hidden = (used - 1) * np.float32(1e4).astype(dtype)
    for number in range(shape_of(weights).rounds):
        even, even_table = _even(xp, rows), _even(xp, table)
        shared = (
            layer((even * share).sum(axis=-2), f"{number}.rows.mean")
            + layer(even_table, f"{number}.rows.table")
            + bias(f"{number}.rows.bias")
        )
        rows = rows + layer(xp.maximum(layer(even, f"{number}.rows.own") + shared[..., None, :], 0), f"{number}.rows.out")
        even = _even(xp, rows)
        told = layer((even * share).sum(axis=-2), f"{number}.table.mean") + layer((even + hidden).max(axis=-2), f"{number}.table.most")
        told = told + layer(even_table, f"{number}.table.own") + bias(f"{number}.table.bias")
        table = table + layer(xp.maximum(told, 0), f"{number}.table.out")
    return _heads(xp, weights, seen, _even(xp, rows).astype(np.float32), _even(xp, table).astype(np.float32))


_ASKS = ROWS.index("asks")


def _heads(xp: Any, weights: Weights, seen: Seen, rows: Any, table: Any) -> Judgement:
    kinds = rows.shape[-2]
    wish = table @ weights["kinds.table"] + weights["kinds.own"]
    of_kinds = (rows * wish[..., None, :]).sum(axis=-1)
    of_numbers = table @ weights["numbers"]
    is_number = (seen.numbers[..., QUESTION] == NUMBER_ASKED)[..., None]
    first = xp.where(is_number, of_numbers[..., :kinds], of_kinds)
    asking = (rows * seen.rows[..., _ASKS, :, None].astype(np.float32)).sum(axis=-2)
    options = (
        xp.maximum(table @ weights["options.table"] + asking @ weights["options.card"] + weights["options.bias"], 0)
        @ weights["options.out"]
    )
    stop = table @ weights["stop"] + weights["stop.bias"]
    logits = xp.concatenate([first, of_numbers[..., kinds:], stop, options], axis=-1)
    value = xp.maximum(table @ weights["value.in"] + weights["value.bias"], 0) @ weights["value.out"]
    return Judgement(xp.where(seen.mask, logits, np.float32(IMPOSSIBLE)), value)
