"""The generator and the shuffle are fixed for ever: other machines must reproduce these values (docs/randomness.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright.engine.randomness import below, seeded, shuffled


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
