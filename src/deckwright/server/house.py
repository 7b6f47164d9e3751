"""The house: all tables that are open, who is at them, and the order in which things happen.

At each table one request is carried out at a time: it changes the table, what it changed goes to disk, and only then is anybody
told. Tables wait for nobody else's, and their entries share commits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from deckwright.errors import Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.server import entries
from deckwright.server.connection import GOING_AWAY, POLICY, TRY_AGAIN, Connection
from deckwright.server.limits import Bucket, Limits
from deckwright.server.messages import Done, Hello, LobbyTable, NewTable, Refused, Result, TableInfo, Taken
from deckwright.server.speaking import encode, failure, update, welcome
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from deckwright.server.tokens import new_address, new_token

IDLE_SECONDS = 300
"""A table that nobody is at is put away after so long; it comes back from disk when somebody does."""
AWAY_SECONDS = 60
"""Whoever is away so long may be replaced by a bot."""

log = logging.getLogger("deckwright.server")


@dataclass(eq=False, slots=True)
class Room:
    """A table with those who are at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    away_since: dict[int, float] = field(default_factory=dict)
    deadline: float | None = None
    alarm: asyncio.TimerHandle | None = None
    decided: tuple[int, int] | None = None
    """The game and the number of answers for which the clock runs."""
    opened: float = field(default_factory=time.monotonic)
    touched: float = field(default_factory=time.monotonic)
    closed: bool = False
    result: Result | None = None
    """How the last game ended, once somebody has asked: it takes a replay to tell."""

    @property
    def present(self) -> set[int]:
        """The seats whose persons are connected."""
        return {one.seat for one in self.connections if one.seat is not None}

    @property
    def watching(self) -> int:
        """How many watch."""
        return sum(1 for one in self.connections if one.seat is None)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.table.info(self.present, self.watching)

    @property
    def seconds(self) -> int | None:
        """Left for the decision, where there is a clock."""
        return None if self.deadline is None else max(0, round(self.deadline - time.monotonic()))


class House:
    """All tables."""

    def __init__(self, storage: Storage, limits: Limits | None = None) -> None:
        self.storage, self.limits = storage, limits or Limits()
        self.rooms: dict[str, Room] = {}
        self.lobby: dict[str, LobbyTable] = {}
        for data in reversed(storage.lobby()):
            shown = msgspec.json.decode(data, type=LobbyTable)
            self.lobby[shown.id] = shown
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def open_table(self, wish: NewTable, kingdom: Kingdom) -> Taken:
        """A new table, and its first seat for whoever made it."""
        if len(self.rooms) >= self.limits.tables:
            raise Problem("server-full")
        token, address = new_token(), new_address()
        table, seat = Table.create(address, kingdom, wish.seats, wish.options, wish.name, token)
        room = Room(table)
        async with room.lock:
            self.rooms[address] = room
            await self._finish(room, 0)
        return Taken(address, seat, token)

    async def join(self, address: str, name: str, seat: int | None) -> Taken:
        """A free seat at a table."""
        token = new_token()
        async with self.changing(address) as room:
            place = room.table.sit_down(name, token, seat)
        return Taken(address, place, token)

    def room(self, address: str) -> Room:
        """The table of this address, from disk if nobody was there lately."""
        room = self.rooms.get(address)
        if room is None:
            stored = self.storage.entries(address)
            if not stored:
                raise Problem("unknown-table", table=address)
            room = self.rooms[address] = Room(Table.read(stored))
            self._set_clock(room)
        room.touched = time.monotonic()
        return room

    @asynccontextmanager
    async def looking(self, address: str) -> AsyncIterator[Room]:
        """Look at a table when nothing happens there: nobody sees what is not yet on disk."""
        room = self.room(address)
        async with room.lock:
            if room.closed:
                raise Problem("try-again")
            yield room

    # Changes

    @asynccontextmanager
    async def changing(self, address: str) -> AsyncIterator[Room]:
        """Change a table; on the way out everything is on disk and everybody has been told."""
        async with self.looking(address) as room:
            before = room.table.answers, room.table.games
            try:
                yield room
            except BaseException:
                if room.table.unwritten:  # half a change: forget it, the disk has the whole truth
                    self._put_away(room, TRY_AGAIN)
                raise
            await self._finish(room, *before)

    async def _finish(self, room: Room, answers: int = 0, games: int = 0) -> None:
        """Let bots play on, write, then tell everybody."""
        table = room.table
        lowest = min(answers, table.answers) if games == table.games else 0
        try:
            while table.bot_turn():
                await asyncio.sleep(0)
            written = table.version - len(table.unwritten)
            if not table.unwritten:
                return
            shown = table.lobby()
            data = [entries.write(entry) for entry in table.unwritten]
            await self.storage.append(table.id, written, data, msgspec.json.encode(shown) if shown else None)
            table.unwritten.clear()
        except BaseException:
            # What is in memory may be ahead of the disk: forget it, everybody comes back to what is written.
            self._put_away(room, TRY_AGAIN)
            raise
        self.lobby.pop(table.id, None)
        if shown is not None:
            self.lobby[table.id] = shown
        self._set_clock(room)
        began = games != table.games
        self._unseat(room)
        if began and table.options.spectators == "off":
            self._send_watchers_away(room)
        self.tell_all(room, 0 if began else lowest + 1, began)

    def tell_all(self, room: Room, log_from: int | None = None, began: bool = False, apart_from: Connection | None = None) -> None:
        """Tell everybody at a table how it stands, with the log from this batch on; without one only who is there has changed."""
        table, info = room.table, room.info()
        start = 0 if table.game is None else table.answers + 1 if log_from is None else log_from
        prepared: dict[int | None, str] = {}
        for connection in room.connections - {apart_from}:
            seat = connection.seat
            if seat not in prepared:
                prepared[seat] = encode(update(table, info, seat, start, room.seconds))
            if began:
                connection.tell(welcome(table, seat))
            connection.tell_encoded(prepared[seat])

    def _unseat(self, room: Room) -> None:
        """Whoever gave a seat up only watches, on all their sockets: the next one there has cards of their own."""
        for connection in room.connections:
            if connection.seat is not None and not room.table.seats[connection.seat].taken:
                connection.seat = None
                connection.tell(welcome(room.table, None))

    def _send_watchers_away(self, room: Room) -> None:
        """Who came before the game to a table that nobody may watch."""
        for connection in [one for one in room.connections if one.seat is None]:
            room.connections.discard(connection)
            connection.tell(Refused(None, failure(Problem("no-spectators"))))
            connection.close(POLICY)

    async def request(self, connection: Connection, address: str, request: str, act: Callable[[Table, int], None]) -> None:
        """Carry out a request of a seat once, however often it comes, and say when it is on disk."""
        seat = connection.seat
        if seat is None:
            raise Problem("only-watching")
        async with self.changing(address) as room:
            version = room.table.seen_before(seat, request)
            if version is None:
                act(room.table, seat)
        connection.tell(Done(request, room.table.seen_before(seat, request) or room.table.version))

    # Who is there

    async def arrive(self, address: str, connection: Connection, hello: Hello) -> Room:
        """Somebody is at the table from now on, and is told what they have not seen."""
        async with self.looking(address) as room:
            connection.seat = _seat_for(room.table, hello.token)
            if len(room.connections) >= self.limits.sockets_at_table:
                raise Problem("table-crowded")
            if connection.seat is None:
                connection.bucket = Bucket(self.limits.watching)
            else:
                room.away_since.pop(connection.seat, None)
            room.connections.add(connection)
            connection.tell(welcome(room.table, connection.seat))
            start = room.table.log_since(hello.version, hello.game)
            connection.tell(update(room.table, room.info(), connection.seat, start, room.seconds))
            self.tell_all(room, apart_from=connection)
        return room

    def depart(self, room: Room, connection: Connection) -> None:
        """Somebody's socket is gone."""
        room.connections.discard(connection)
        room.touched = time.monotonic()
        if connection.seat is not None and connection.seat not in room.present:
            room.away_since[connection.seat] = time.monotonic()
        if not room.closed and not room.lock.locked():
            self.tell_all(room)

    def may_replace(self, room: Room, seat: int) -> bool:
        """The person has been away for so long that a bot may play on."""
        since = room.away_since.get(seat, room.opened)
        return seat not in room.present and time.monotonic() - since >= AWAY_SECONDS

    # Time

    def _set_clock(self, room: Room) -> None:
        """Start the clock of whoever has to decide; for the same decision it goes on."""
        table = room.table
        runs = table.options.clock is not None and table.asked is not None and table.seats[table.asked].plays_itself
        decided = (table.games, table.answers) if runs else None
        if decided == room.decided:
            return
        room.decided = decided
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = room.deadline = None
        if runs and table.options.clock is not None:
            room.deadline = time.monotonic() + table.options.clock
            room.alarm = asyncio.get_running_loop().call_later(table.options.clock, self._time_is_over, table.id, room.deadline)

    def _time_is_over(self, address: str, deadline: float) -> None:
        task = asyncio.ensure_future(self._decide_for(address, deadline))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _decide_for(self, address: str, deadline: float) -> None:
        try:
            async with self.changing(address) as room:
                if room.deadline == deadline and room.table.asked is not None:
                    room.table.answer_for(room.table.asked)
        except Problem as problem:
            log.warning("the clock of table %s could not decide: %s", address, problem)

    def put_idle_away(self) -> None:
        """Forget tables that nobody is at; they are on disk."""
        oldest = time.monotonic() - IDLE_SECONDS
        for room in list(self.rooms.values()):
            if not room.connections and not room.lock.locked() and room.touched < oldest:
                self._put_away(room, GOING_AWAY)

    def _put_away(self, room: Room, code: int) -> None:
        room.closed = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        if room.alarm is not None:
            room.alarm.cancel()
        for connection in room.connections:
            connection.close(code)

    def close(self) -> None:
        """Send everybody away; the tables stay on disk."""
        for room in list(self.rooms.values()):
            self._put_away(room, GOING_AWAY)


def _seat_for(table: Table, token: str | None) -> int | None:
    """The seat that somebody comes to, or none for those who watch; whoever may do neither is refused."""
    if token is None:
        if table.options.spectators == "off" and table.state != "waiting":
            raise Problem("no-spectators")
        return None
    seat = table.seat_of(token)
    if seat is None:
        raise Problem("unknown-token")
    return seat
