"""A table with those who are at it: sockets, clocks, and who is away."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from deckwright.errors import Problem
from deckwright.server.connection import Connection
from deckwright.server.limits import Bucket
from deckwright.server.messages import TableInfo
from deckwright.server.outcome import Result
from deckwright.server.table import Table

if TYPE_CHECKING:
    from deckwright.server.pauses import Pause


class UnknownTable(Problem):
    """There is no such table."""


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table with those who are at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    away_since: dict[int, float] = field(default_factory=dict)
    advised: dict[int, Bucket] = field(default_factory=dict)
    """How much advice each seat may still ask for."""
    deadline: float | None = None
    alarm: asyncio.TimerHandle | None = None
    decided: int | None = None
    """The position for which the clock runs."""
    patience: asyncio.TimerHandle | None = None
    """Rings when another game begins without those who are away."""
    opened: float = field(default_factory=time.monotonic)
    touched: float = field(default_factory=time.monotonic)
    closed: bool = False
    result: Result | None = None
    """How the last game ended, once somebody has asked: it takes a replay to tell."""
    buckets: dict[int, Bucket] = field(default_factory=dict)
    """What each seat may still say; coming back on another socket doesn't fill them."""
    pause: Pause | None = None
    """At a discreet table: the pause before a veiled question is answered."""
    told: float = 0.0
    presence: asyncio.TimerHandle | None = None
    """When everybody was told last, and the news of who is there that waits."""

    @property
    def present(self) -> set[int]:
        """The seats whose persons are connected."""
        return {one.seat for one in self.connections if one.seat is not None}

    @property
    def watching(self) -> int:
        """How many watch."""
        return sum(1 for one in self.connections if one.seat is None)

    @property
    def lacking(self) -> set[int]:
        """Who is away while all persons who are there want another game; nobody as long as some of those don't."""
        table, present = self.table, self.present
        lacking = set(table.persons()) - set(table.rematch)
        waits = table.state == "over" and bool(present & set(table.rematch)) and not present & lacking
        return lacking if waits else set()

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.table.info(self.present, self.watching)

    @property
    def seconds(self) -> int | None:
        """Left for the decision, where there is a clock."""
        return None if self.deadline is None else max(0, round(self.deadline - time.monotonic()))


def seat_for(table: Table, token: str | None) -> int | None:
    """The seat that somebody comes to, or none for those who watch; whoever may do neither is refused."""
    if token is None:
        if table.options.spectators == "off" and table.state != "waiting":
            raise Problem("no-spectators")
        return None
    seat = table.seat_of(token)
    if seat is None:
        raise Problem("unknown-token")
    return seat


def own_seat(table: Table, token: str) -> int:
    """The seat that this token was given for; if it was given up since, the request for it counts no more."""
    seat = table.seat_of(token)
    if seat is None:
        raise Problem("request-spent")
    return seat
