"""Moods: in some games a seat likes some cards more than it should, from the first turn to the last.

Chance alone never buys a Chapel, trashes seven Coppers with it and draws the whole deck: each step by itself looks like a mistake. A mood
leans the same way all game long, so that such plans are seen through to their end and can be learned from.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from deckwright.engine.native_words import native_words
from deckwright.engine.program import Op, Verb
from deckwright.env import layout
from deckwright.learn.input_names import OWN_ALL, QUESTION, ROWS

NO_MOOD = 0
STRENGTHS = 256
_VERB = layout.numbers(2).index("verb")
_ACTION_PHASE, _BUY_PHASE = (layout.QUESTIONS.index(op) for op in (Op.ACTION_PHASE, Op.BUY_PHASE))
_PLAYING = len(native_words(Verb))
_OWNED = ROWS.index(OWN_ALL)


def drawn(random: np.random.Generator, seats: tuple[int, ...], share: float) -> NDArray[np.int32]:
    """A mood for each seat, most of them ``NO_MOOD``; its last digits say how strong it is."""
    moods = random.integers(1, 2**31 - 1, size=seats, dtype=np.int32)
    return np.where(random.random(seats) < share, moods, NO_MOOD).astype(np.int32)


def leaning(moods: Any, table: Any, rows: Any, actions: int, most: float) -> Any:
    """(games, actions): what is added to the logits. To gain a card is liked as much as to buy it, and less with each copy owned."""
    question = table[:, QUESTION]
    deed = jnp.where(question == _BUY_PHASE, int(Verb.GAIN), jnp.where(question == _ACTION_PHASE, _PLAYING, table[:, _VERB]))
    mixed = _mixed(moods.astype(jnp.uint32)[:, None], deed.astype(jnp.uint32)[:, None], jnp.arange(actions, dtype=jnp.uint32)[None, :])
    even = (mixed >> 8).astype(jnp.float32) / 2**24
    liking = jnp.log((even + 1e-3) / (1 - even + 1e-3)) * 0.55
    kinds = rows.shape[-1]
    owned = jnp.pad(rows[:, _OWNED, :].astype(jnp.float32), ((0, 0), (0, actions - kinds)))
    gaining = (deed == int(Verb.GAIN))[:, None]
    liking = jnp.where(gaining & (liking > 0), liking / (1 + owned), liking)
    strength = most * (moods % STRENGTHS).astype(jnp.float32) / STRENGTHS
    return jnp.where(moods[:, None] == NO_MOOD, 0.0, strength[:, None] * liking)


def _mixed(moods: Any, deeds: Any, actions: Any) -> Any:
    """Bits that look random, the same for the same mood, deed and action."""
    bits = moods * np.uint32(0x9E3779B9) ^ deeds * np.uint32(0x85EBCA6B) ^ actions * np.uint32(0xC2B2AE35)
    for shift, factor in ((16, 0x7FEB352D), (15, 0x846CA68B)):
        bits = (bits ^ bits >> shift) * np.uint32(factor)
    return bits ^ bits >> 16
