"""How much one seat and one address may ask for. Who asks for more waits, or is sent away; nobody else notices."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

LONGEST_MESSAGE = 8192
"""Bytes of a message on the socket or of a body over HTTP."""
REMEMBERED_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A number of requests in a number of seconds."""

    number: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server."""

    playing: Rate = Rate(100, 20)
    watching: Rate = Rate(100, 20)
    new_tables: Rate = Rate(60, 60)
    joins: Rate = Rate(300, 86_400)
    requests: Rate = Rate(1200, 60)
    sockets_of_address: int = 200
    watchers_at_table: int = 100
    sockets_of_seat: int = 8
    sockets: int = 10_000
    tables: int = 50_000
    kingdoms_waiting: int = 16
    advice: Rate = Rate(20, 120)
    advice_waiting: int = 20
    reviews: Rate = Rate(20, 3600)
    reviews_waiting: int = 10

    @property
    def openings(self) -> Rate:
        """Sockets that an address may open, whether or not they stay open."""
        return Rate(2 * self.sockets_of_address, 60)

    @property
    def messages_of_address(self) -> Rate:
        """Messages of all sockets of an address together."""
        return Rate(10 * self.sockets_of_address, 20)

    @property
    def connections_of_address(self) -> int:
        """Connections of an address, those for HTTP among them."""
        return self.sockets_of_address + 100


class Bucket:
    """Lets a burst through at once, and then as many as the rate allows."""

    __slots__ = ("clock", "filled", "level", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.level, self.filled = float(rate.number), clock()

    def take(self, cost: float = 1) -> bool:
        """One more is asked for, or something that costs as much as several; whether it may pass."""
        now = self.clock()
        self.level = min(self.rate.number, self.level + (now - self.filled) * self.rate.number / self.rate.seconds)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= cost  # below nothing, if it was dear: then the next ones wait for longer
        return True


class Addresses:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """One more is asked for from this address; whether it may pass."""
        return self.bucket(address).take()

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate)
            if len(self._buckets) > REMEMBERED_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


@lru_cache(maxsize=4096)
def address_of(host: str) -> str:
    """What stands for somebody's address: of the newer kind the network of 64 bits, since whoever has one has all of it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped is not None else f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
