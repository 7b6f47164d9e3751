"""What the network is told, made from observations of any number of players by the names of their rows and numbers.

Everything here takes the module of arrays, numpy or ``jax.numpy``, as its first argument: one source for training and for play.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from deckwright.env import layout
from deckwright.learn import input_names as names
from deckwright.learn.input_names import ACTIONS, BITS, NUMBER_ASKED, NUMBERS, QUESTION


class Seen(NamedTuple):
    """One observation of each game in a form that doesn't depend on the number of players."""

    rows: Any
    """(..., rows, kinds)"""
    numbers: Any
    """(..., numbers)"""
    mask: Any
    """(..., actions)"""


@cache
def _places(players: int) -> dict[str, Any]:
    return {name: np.array(found) for name, found in names.places(players).items()}


def seen(xp: Any, cards: Any, table: Any, masks: Any, players: int, kinds: int = 0, dtype: Any = np.float16) -> Seen:
    """Observations as they come from an environment, with room for at least this many kinds."""
    places, there = _places(players), cards.shape[-1]
    width = max(kinds, there)
    numbers, values = table.astype(dtype), cards.astype(dtype)
    others = values[..., places["others"], :]
    other_numbers = numbers[..., places["other numbers"]]
    allowed = (masks[..., : layout.KINDS][..., None, :there] * (table[..., QUESTION, None, None] != NUMBER_ASKED)).astype(dtype)
    parts = [values[..., places["own"], :], values[..., places["owned"], :].sum(axis=-2, keepdims=True), others[..., 0, :, :]]
    parts += [others.mean(axis=-3).astype(dtype), values[..., places["table"], :], allowed]
    rows = _padded(xp, xp.concatenate(parts, axis=-2), width)
    lines = [numbers[..., places["own numbers"]], other_numbers[..., 0, :], other_numbers.mean(axis=-2).astype(dtype)]
    lines.append(other_numbers.max(axis=-2))
    return Seen(rows, xp.concatenate(lines, axis=-1), _padded(xp, masks[..., :ACTIONS].astype(bool), ACTIONS))


def _padded(xp: Any, array: Any, width: int) -> Any:
    missing = width - array.shape[-1]
    return xp.pad(array, [(0, 0)] * (array.ndim - 1) + [(0, missing)]) if missing > 0 else array


def row_inputs(xp: Any, rows: Any, dtype: Any) -> Any:
    """(..., inputs, kinds): each row as a root, as a yes or no, and as a share of ten."""
    values = rows.astype(dtype)
    return xp.concatenate([xp.sqrt(values) * 0.5, xp.minimum(values, 1), xp.minimum(values, 10) * 0.1], axis=-2)


def number_inputs(xp: Any, numbers: Any, dtype: Any) -> Any:
    """(..., inputs): sizes as roots and tenths, meanings one by one."""
    values = numbers.astype(np.float32)
    sized = values[..., _SIZED]
    parts = [xp.sign(sized) * xp.sqrt(xp.abs(sized)) * 0.5, xp.clip(sized * 0.1, -3, 3)]
    parts.append((values[..., _WORD_PLACES] == _WORD_NUMBERS).astype(np.float32))
    for name, bits in BITS.items():
        parts.append(xp.floor(values[..., NUMBERS.index(name), None] * (0.5 ** np.arange(bits)).astype(np.float32)) % 2)
    lead = values[..., names.OWN_SCORE] - values[..., names.MOST_SCORE]
    ahead = values[..., names.OWN_TURNS] - values[..., names.NEXT_TURNS]
    parts.append(xp.stack([xp.tanh(lead / 10), xp.clip(ahead, -2, 2)], axis=-1))
    return xp.concatenate(parts, axis=-1).astype(dtype)


_SIZED = np.array(names.SIZED_PLACES)
_WORD_PLACES = np.array(names.WORD_PLACES)
_WORD_NUMBERS = np.array(names.WORD_NUMBERS, np.float32)
