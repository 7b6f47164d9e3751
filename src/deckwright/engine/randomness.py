"""Randomness, bit for bit as ``docs/randomness.md`` specifies it, so that every machine shuffles alike from the same seed or key.

From a seed comes a 128-bit multiplicative generator whose upper 64 bits are the random word: fast, for study. From a key comes a
stream of words that nobody can tell without the key: for games among people. Either's state is part of the game's state.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b, sha256
from typing import overload

from deckwright.errors import Problem

MULTIPLIER = 0xDA942042E4DD58B5
MASK_64 = (1 << 64) - 1
MASK_128 = (1 << 128) - 1

DRAWS_A_WORD = 5
"""This many cards are drawn with one random word."""

KEY_BYTES = 32
_HEXADECIMAL = re.compile("[0-9a-f]{64}")
_WORDS_A_BLOCK = 8
_STREAM, _LOT = b"deckwright", b"deckwright lot"


@dataclass(frozen=True, slots=True)
class Keyed:
    """A stream of random words from a secret key, and how many of them are used."""

    key: bytes = field(repr=False)
    words: int = 0

    def next_word(self) -> tuple[int, Keyed]:
        """A word, and the stream after it."""
        block, place = divmod(self.words, _WORDS_A_BLOCK)
        digest = blake2b(block.to_bytes(8, "little"), key=self.key, person=_STREAM, digest_size=64).digest()
        return int.from_bytes(digest[8 * place : 8 * place + 8], "little"), Keyed(self.key, self.words + 1)


Randomness = int | Keyed
"""The state of either generator."""


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


def keyed(key: str) -> Keyed:
    """The stream of a key, from its first word on."""
    return Keyed(_bytes(key))


def lot(seed: int, key: str) -> Randomness:
    """Where the lot before a game comes from: the seed, or a stream of its own that has nothing to do with the shuffles of the key."""
    return Keyed(blake2b(key=_bytes(key), person=_LOT, digest_size=KEY_BYTES).digest()) if key else seeded(seed)


def new_key() -> str:
    """A key that nobody can guess, as 64 hexadecimal digits."""
    return secrets.token_hex(KEY_BYTES)


def commitment(key: str) -> str:
    """What can be shown before a game to prove after it that the key was this one."""
    return sha256(b"deckwright key " + _bytes(key).hex().encode("ascii")).hexdigest()


def fits(key: str, promised: str) -> bool:
    """Whether a commitment belongs to a key; what can't be a commitment is refused."""
    if not _HEXADECIMAL.fullmatch(promised):
        raise Problem("commitment-form")
    return promised == commitment(key)


def _bytes(key: str) -> bytes:
    """The bytes of a key; the refusal doesn't repeat it."""
    if not _HEXADECIMAL.fullmatch(key):
        raise Problem("key-form")
    return bytes.fromhex(key)


@overload
def below(randomness: int, limit: int) -> tuple[int, int]: ...
@overload
def below(randomness: Keyed, limit: int) -> tuple[int, Keyed]: ...
def below(randomness: Randomness, limit: int) -> tuple[int, Randomness]:
    """A random number below ``limit``, and the generator's next state."""
    if isinstance(randomness, int):
        randomness = randomness * MULTIPLIER & MASK_128
        return (randomness >> 64) * limit >> 64, randomness
    word, randomness = randomness.next_word()
    return word * limit >> 64, randomness


@overload
def shuffled(randomness: int, cards: bytes) -> tuple[bytes, int]: ...
@overload
def shuffled(randomness: Keyed, cards: bytes) -> tuple[bytes, Keyed]: ...
def shuffled(randomness: Randomness, cards: bytes) -> tuple[bytes, Randomness]:
    """The cards in random order, and the generator's next state. The order they came in does not matter."""
    pile = sorted(cards)
    for last in range(len(pile) - 1, 0, -DRAWS_A_WORD):
        if type(randomness) is int:  # the quickest question, on the simulator's way
            randomness = randomness * MULTIPLIER & MASK_128
            word = randomness >> 64
        else:
            assert isinstance(randomness, Keyed)
            word, randomness = randomness.next_word()
        ways, weights = _draws(last)
        number = word * ways >> 64
        for place, weight in weights:
            other = number // weight
            number %= weight
            pile[other], pile[place] = pile[place], pile[other]
    return bytes(pile), randomness


@cache
def _draws(last: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The draws that one word serves, from a place down: in how many ways they can come out together, and the weight of each.

    To multiply by the choices of each place, take what exceeds a word as the draw, and go on with the rest, gives the digits of one
    number. So the word is multiplied once, and the digits are taken from a number that is small, which is quicker.
    """
    weights, ways = [], 1
    for place in range(max(last - DRAWS_A_WORD, 0) + 1, last + 1):
        weights.append((place, ways))
        ways *= place + 1
    return ways, tuple(reversed(weights))
