"""What the network is told, made from observations of any number of players by the names of their rows and numbers.

Everything here takes the module of arrays, numpy or ``jax.numpy``, as its first argument: one source for training and for play.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from deckwright.engine.places import PLACES
from deckwright.engine.program import Happening, Verb, Zone
from deckwright.env import layout

OPTIONS = 16
"""Options of one question that have a logit."""
ACTIONS = layout.OPTION + OPTIONS

OWN, OTHER, TABLE = ([entry.name for entry in entries] for entries in (layout.OWN_ROWS, layout.OTHER_ROWS, layout.TABLE_ROWS))
NEXT, MEAN, MOST = "next", "mean of others", "most of others"
OWN_ALL = "own all"
ALLOWED = "allowed"


def _of(which: str, name: str) -> str:
    return name.replace("other", which, 1)


ROWS = (*OWN, OWN_ALL, *(_of(which, name) for which in (NEXT, MEAN) for name in OTHER), *TABLE, ALLOWED)
"""Rows of every observation, whatever the number of players."""
_TABLE_NUMBERS = [entry.name for entry in layout.TABLE_NUMBERS]
_OWN_NUMBERS = [entry.name for entry in layout.OWN_NUMBERS]
_OTHER_NUMBERS = [entry.name for entry in layout.OTHER_NUMBERS]
NUMBERS = (*_TABLE_NUMBERS, *_OWN_NUMBERS, *(_of(which, name) for which in (NEXT, MEAN, MOST) for name in _OTHER_NUMBERS))
"""Numbers of every observation, whatever the number of players."""

_QUESTIONS = {number: op.name.lower() for number, op in enumerate(layout.QUESTIONS)}
_PLACE_NAMES = {**{int(zone): zone.name.lower() for zone in Zone}, **{number: place.name for number, place in enumerate(PLACES)}}
WORDS: dict[str, dict[int, str]] = {
    "question": _QUESTIONS,
    "verb": {int(verb): verb.name.lower() for verb in Verb},
    "phase": {0: "action", 1: "buy", 2: "clean-up"},
    "place": _PLACE_NAMES,
    "moment": {int(happening): happening.name.lower() for happening in Happening},
    "step": {0: "first", 1: "second", 2: "third"},
    "players": {number: str(number) for number in range(2, 7)},
    "turn": {0: "own"},
    "asked by": {0: "own"},
    "subject": {0: "own"},
}
"""Numbers that stand for something: each meaning has an input of its own."""
BITS = {"options picked": 8}
WITHOUT_SIZE = {*WORDS, *BITS, "seat"}
SIZED = tuple(name for name in NUMBERS if name not in WITHOUT_SIZE)

ROW_INPUTS = tuple(f"{name} {how}" for how in ("root", "any", "tenth") for name in ROWS)
NUMBER_INPUTS = (
    *(f"{name} {how}" for how in ("root", "tenth") for name in SIZED),
    *(f"{name} {word}" for name, words in WORDS.items() for word in words.values()),
    *(f"{name} {bit}" for name, bits in BITS.items() for bit in range(bits)),
    "lead",
    "turns ahead",
)


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
    rows, numbers = layout.rows(players), layout.numbers(players)
    others = range(1, players)
    return {
        "own": np.array([rows.index(name) for name in OWN]),
        "owned": np.array([rows.index(name) for name in OWN if name != "own discard top"]),
        "others": np.array([[rows.index(_of(f"other {number}", name)) for name in OTHER] for number in others]),
        "table": np.array([rows.index(name) for name in TABLE]),
        "own numbers": np.array([numbers.index(name) for name in (*_TABLE_NUMBERS, *_OWN_NUMBERS)]),
        "other numbers": np.array([[numbers.index(_of(f"other {number}", name)) for name in _OTHER_NUMBERS] for number in others]),
    }


def seen(xp: Any, cards: Any, table: Any, masks: Any, players: int, kinds: int = 0, dtype: Any = np.float16) -> Seen:
    """Observations as they come from an environment, for so many kinds at least."""
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


QUESTION = layout.numbers(2).index("question")
NUMBER_ASKED = next(number for number, name in _QUESTIONS.items() if name == "choose_number")


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
    lead = values[..., NUMBERS.index("own score")] - values[..., NUMBERS.index(_of(MOST, "other score"))]
    ahead = values[..., NUMBERS.index("own turns")] - values[..., NUMBERS.index(_of(NEXT, "other turns"))]
    parts.append(xp.stack([xp.tanh(lead / 10), xp.clip(ahead, -2, 2)], axis=-1))
    return xp.concatenate(parts, axis=-1).astype(dtype)


_SIZED = np.array([NUMBERS.index(name) for name in SIZED])
_WORD_PLACES = np.array([NUMBERS.index(name) for name, words in WORDS.items() for _ in words])
_WORD_NUMBERS = np.array([number for words in WORDS.values() for number in words], np.float32)
