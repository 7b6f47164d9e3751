"""How much one may ask for: buckets that fill again, and addresses that are counted apart."""

from __future__ import annotations

import pytest

from deckwright.server import limits
from deckwright.server.limits import Addresses, Bucket, Rate


class Clock:
    """Time as a test wants it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_lets_its_number_through_at_once_and_then_what_flows_in() -> None:
    clock = Clock()
    bucket = Bucket(Rate(10, 20), clock)
    assert taken(bucket, 15) == 10
    clock.now += 1.9
    assert taken(bucket, 5) == 0
    clock.now += 0.2
    assert taken(bucket, 5) == 1
    clock.now += 6
    assert taken(bucket, 5) == 3


def test_a_bucket_never_holds_more_than_its_number() -> None:
    clock = Clock()
    bucket = Bucket(Rate(10, 20), clock)
    clock.now += 1_000_000
    assert taken(bucket, 50) == 10


def test_over_a_long_time_no_more_passes_than_the_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(5, 1), clock)
    passed = 0
    for _ in range(1000):
        clock.now += 0.01
        passed += taken(bucket, 3)
    assert 5 + 49 <= passed <= 5 + 50


def test_addresses_are_counted_apart() -> None:
    addresses = Addresses(Rate(2, 1e9))
    assert [addresses.take("a") for _ in range(3)] == [True, True, False]
    assert addresses.take("b")
    assert not addresses.take("a")


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one not heard of for longest goes first, so whoever keeps asking is not forgotten."""
    monkeypatch.setattr(limits, "REMEMBERED_ADDRESSES", 3)
    addresses = Addresses(Rate(1, 1e9))
    for address in ("a", "b", "c"):
        assert addresses.take(address)
    assert not addresses.take("a")
    assert addresses.take("d")
    assert not addresses.take("a")
    assert addresses.take("b")
    assert len(addresses._buckets) == 3
