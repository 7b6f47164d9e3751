"""The generator and the shuffle are fixed for ever: other machines must reproduce these values (docs/randomness.md)."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

import pytest

from deckwright.engine.randomness import Keyed, below, commitment, fits, keyed, lot, new_key, seeded, shuffled
from deckwright.errors import Problem

KEY = bytes(range(32)).hex()


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (0, 0xE220A8397B1DCDAF6E789E6AA1B965F5),
        (1, 0x910A2DEC89025CC1BEEB8DA1658EEC67),
        (2**64 - 1, 0xE4D971771B652C20E99FF867DBF682C9),
    ],
)
def test_seeding(seed: int, state: int) -> None:
    assert seeded(seed) == state


def test_a_shuffle_bit_for_bit() -> None:
    pile, state = shuffled(seeded(7), bytes([0] * 7 + [3] * 3))
    assert (list(pile), state) == ([0, 0, 3, 0, 0, 3, 0, 0, 3, 0], 0x8C6577E3EBFFB33CFF16DA57801A6535)
    pile, state = shuffled(seeded(7), bytes(range(13)))
    assert (list(pile), state) == ([3, 6, 8, 5, 10, 7, 2, 12, 9, 0, 1, 11, 4], 0x1B759672D1B070499F0447D3834C679)
    assert below(seeded(7), 6) == (2, 0x60F8A3816DAF9E9559DED7346CD72A81)


def test_the_order_before_a_shuffle_does_not_matter() -> None:
    assert shuffled(seeded(5), b"\x03\x01\x02\x01") == shuffled(seeded(5), b"\x01\x01\x02\x03")


@pytest.mark.parametrize("number", range(14))
def test_words_used(number: int) -> None:
    """One word serves five draws; the last card needs none."""
    state = seeded(9)
    expected = state
    for _ in range(-(-max(number - 1, 0) // 5)):
        expected = below(expected, 2)[1]
    assert shuffled(state, bytes(range(number)))[1] == expected


def test_every_order_is_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards: 23 degrees of freedom, 60 is beyond one in ten thousand."""
    counts: Counter[bytes] = Counter()
    state = seeded(2024)
    for _ in range(24_000):
        pile, state = shuffled(state, b"\0\1\2\3")
        counts[pile] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60


def test_every_place_is_equally_likely_in_a_long_pile() -> None:
    """Chi-square of where one card of thirty ends: 29 degrees of freedom, 70 is beyond one in ten thousand."""
    counts: Counter[int] = Counter()
    state = seeded(11)
    for _ in range(9_000):
        pile, state = shuffled(state, bytes(range(30)))
        counts[pile.index(17)] += 1
    assert sum((counts[place] - 300) ** 2 / 300 for place in range(30)) < 70


def test_numbers_below_a_limit() -> None:
    state = seeded(3)
    seen = set()
    for _ in range(200):
        number, state = below(state, 6)
        seen.add(number)
    assert seen == set(range(6))


def words(stream: Keyed, number: int) -> list[int]:
    found = []
    for _ in range(number):
        word, stream = stream.next_word()
        found.append(word)
    return found


def test_the_words_of_a_key_bit_for_bit() -> None:
    """Eight words a block: the ninth is the first of the next one."""
    found = words(keyed(KEY), 9)
    assert found[:2] == [0xD653E55E7E497921, 0xEE236E890D432E6E]
    assert found[7:] == [0xFB2AC77920549364, 0xD1703B558EC25149]
    assert words(Keyed(bytes(range(32)), 7), 2) == found[7:]


def test_the_words_of_a_key_by_another_way() -> None:
    """Built from the specification: the blocks in a row, cut into words."""
    stream = b"".join(
        hashlib.blake2b(struct.pack("<Q", block), key=bytes.fromhex(KEY), person=b"deckwright", digest_size=64).digest()
        for block in range(5)
    )
    assert words(keyed(KEY), 40) == list(struct.unpack("<40Q", stream))


def test_a_shuffle_by_a_key_bit_for_bit() -> None:
    pile, state = shuffled(keyed(KEY), bytes([0] * 7 + [3] * 3))
    assert (list(pile), state) == ([0, 0, 0, 3, 0, 3, 0, 0, 0, 3], Keyed(bytes(range(32)), 2))
    pile, state = shuffled(keyed(KEY), bytes(range(13)))
    assert (list(pile), state.words) == ([4, 8, 1, 9, 2, 0, 3, 7, 5, 11, 6, 12, 10], 3)
    assert below(keyed(KEY), 6) == (5, Keyed(bytes(range(32)), 1))


@pytest.mark.parametrize("number", range(14))
def test_a_key_gives_as_many_words_as_a_seed(number: int) -> None:
    assert shuffled(keyed(KEY), bytes(range(number)))[1].words == -(-max(number - 1, 0) // 5)


def test_every_order_is_equally_likely_with_a_key() -> None:
    """Chi-square as above."""
    counts: Counter[bytes] = Counter()
    state = keyed(KEY)
    for _ in range(12_000):
        pile, state = shuffled(state, b"\0\1\2\3")
        counts[pile] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 60


def test_commitments() -> None:
    assert commitment(KEY) == "f2fdaa7d4c35b5ae62941b0b0a32e793eb80cafcd033da4077bb1ece0385579f"
    assert commitment(KEY) == hashlib.sha256(f"deckwright key {KEY}".encode()).hexdigest()
    assert fits(KEY, commitment(KEY))
    assert not fits(new_key(), commitment(KEY))
    with pytest.raises(Problem, match="commitment"):
        fits(KEY, commitment(KEY)[:-1])


def test_the_lot_takes_no_word_of_the_shuffles() -> None:
    assert lot(7, "") == seeded(7)
    stream = lot(0, KEY)
    assert isinstance(stream, Keyed)
    assert not set(words(stream, 20)) & set(words(keyed(KEY), 200))
    assert [below(stream, players)[0] for players in (2, 3, 4, 5, 6)] == [1, 2, 2, 3, 4]


def test_new_keys_are_keys_and_differ() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert all(keyed(key).key.hex() == key for key in keys)


@pytest.mark.parametrize("key", ["", KEY[:-1], KEY + "0", KEY.upper(), "g" + KEY[1:], KEY + "\n", "٣" * 64])
def test_what_is_not_a_key_is_refused_and_not_repeated(key: str) -> None:
    with pytest.raises(Problem) as caught:
        keyed(key)
    assert caught.value.code == "key-form"
    assert not key or key not in f"{caught.value} {caught.value.details}"


def test_a_stream_does_not_show_its_key() -> None:
    stream = keyed(new_key())
    assert stream.key.hex() not in repr(stream)
    assert repr(stream.key) not in repr(stream)
