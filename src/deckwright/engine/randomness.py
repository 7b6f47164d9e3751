"""Randomness, bit for bit as ``docs/randomness.md`` specifies it, so that every machine shuffles alike from the same seed.

The generator is a 128-bit multiplicative one whose upper 64 bits are the random word. Its state is part of the game's state.
"""

from __future__ import annotations

MULTIPLIER = 0xDA942042E4DD58B5
MASK_64 = (1 << 64) - 1
MASK_128 = (1 << 128) - 1

DRAWS_A_WORD = 5
"""So many cards are drawn with one random word."""


def _mix(value: int) -> int:
    """SplitMix64's finaliser: spreads neighbouring seeds far apart."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK_64
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK_64
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The generator's first state for a seed from 0 to 2**64 - 1."""
    upper = _mix((seed + 0x9E3779B97F4A7C15) & MASK_64)
    lower = _mix((seed + 2 * 0x9E3779B97F4A7C15) & MASK_64)
    return upper << 64 | lower | 1


def below(randomness: int, limit: int) -> tuple[int, int]:
    """A random number below ``limit``, and the generator's next state."""
    randomness = randomness * MULTIPLIER & MASK_128
    return (randomness >> 64) * limit >> 64, randomness


def shuffled(randomness: int, cards: bytes) -> tuple[bytes, int]:
    """The cards in random order, and the generator's next state. The order they came in does not matter."""
    pile = sorted(cards)
    for last in range(len(pile) - 1, 0, -DRAWS_A_WORD):
        randomness = randomness * MULTIPLIER & MASK_128
        word = randomness >> 64
        for place in range(last, max(last - DRAWS_A_WORD, 0), -1):
            word *= place + 1
            other = word >> 64
            word &= MASK_64
            pile[other], pile[place] = pile[place], pile[other]
    return bytes(pile), randomness
