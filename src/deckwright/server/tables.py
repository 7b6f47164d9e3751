"""The tables: all tables that are open, who is at them, and the order in which things happen.

At each table one request is carried out at a time: it changes the table, what it changed goes to disk, and only then is anybody
told. Tables wait for nobody else's, and their entries share commits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from deckwright.errors import Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.server import entries
from deckwright.server.bot_thinking import Thinkers
from deckwright.server.connection import POLICY, TRY_AGAIN, Connection
from deckwright.server.kingdom_wishes import RandomKingdom
from deckwright.server.limits import Bucket, Limits
from deckwright.server.live_table import LiveTable, UnknownTable, own_seat, seat_for
from deckwright.server.memory import ARRIVAL, Memory
from deckwright.server.messages import Done, Hello, LobbyTable, NewTable, Refused, Taken
from deckwright.server.pauses import holds, paused, set_pause
from deckwright.server.sharing import BotLane, unhurried
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from deckwright.server.tokens import address_for, new_address, new_token, token_for
from deckwright.server.trail import Trail
from deckwright.server.updates import encode, failure, update, viewer, welcome
from deckwright.server.wire import GOING_AWAY

IDLE_SECONDS = 300
"""A table that nobody is at is put away after so long; it comes back from disk when somebody does."""
AWAY_SECONDS = 60
"""Whoever is away so long may be replaced by a bot."""
PRESENCE_SECONDS = 1.0
"""Comings and goings within this time are told together."""

log = logging.getLogger("deckwright.server")


class Tables:
    """All tables."""

    def __init__(self, storage: Storage, limits: Limits | None = None) -> None:
        self.storage, self.limits = storage, limits or Limits()
        self.live: dict[str, LiveTable] = {}
        self.lobby: dict[str, LobbyTable] = {}
        for address, data in reversed(storage.lobby()):
            try:
                self.lobby[address] = msgspec.json.decode(data, type=LobbyTable)
            except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as problem:
                log.warning("the lobby leaves table %s out until something happens there: its row is damaged (%s)", address, problem)
        self.lane, self.thinkers = BotLane(), Thinkers()
        self.memory: Memory | None = None
        """Where the process is the server's own: what is counted there for searches for garbage."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[None]] = {}

    # Tables

    async def open_table(self, wish: NewTable, kingdom: Kingdom) -> Taken:
        """A new table, and its first seat for whoever made it."""
        if len(self.live) >= self.limits.tables:
            raise Problem("server-full")
        if wish.request is None:
            token, address = new_token(), new_address()
        else:
            address = address_for(self.storage.secret, wish.request)
            token = token_for(self.storage.secret, address, wish.request)
            with contextlib.suppress(UnknownTable):
                async with self.looking(address) as made:
                    return Taken(address, own_seat(made.table, token), token)
        drawn = wish.kingdom if isinstance(wish.kingdom, RandomKingdom) else None
        table, seat = Table.create(address, kingdom, wish.seats, wish.options, wish.name, token, drawn)
        live = LiveTable(table)
        self._came(ARRIVAL)
        async with live.lock:
            self.live[address] = live
            await self._finish(live, 0)
        return Taken(address, seat, token)

    async def join(self, address: str, name: str, seat: int | None, request: str | None = None) -> Taken:
        """A free seat at a table; under the same id the same one, however often it is asked for."""
        token = new_token() if request is None else token_for(self.storage.secret, address, request)
        async with self.changing(address) as live:
            place = None if request is None else live.table.seat_of(token)
            if place is None:
                place = live.table.sit_down(name, token, seat)
        return Taken(address, place, token)

    async def find(self, address: str) -> LiveTable:
        """The table of this address, from disk if nobody was there lately; who comes while it is read waits for it."""
        while (live := self.live.get(address)) is None:
            loading = self._loading.get(address)
            if loading is not None:
                await asyncio.wait([loading])
                continue
            self._loading[address] = asyncio.get_running_loop().create_future()
            try:
                await self._load(address)
            finally:
                self._loading.pop(address).set_result(None)
        live.touched = time.monotonic()
        return live

    async def _load(self, address: str) -> None:
        try:
            stored = self.storage.entries(address)
            if not stored:
                raise UnknownTable("unknown-table", table=address)
            live = self.live[address] = LiveTable(await unhurried(Table.reading(stored, address)))
        except Problem:
            self.lobby.pop(address, None)  # nobody can come to it
            raise
        self._came(ARRIVAL)
        self._set_times(live)

    def _came(self, much: int) -> None:
        if self.memory is not None:
            self.memory.came(much)

    @asynccontextmanager
    async def looking(self, address: str) -> AsyncIterator[LiveTable]:
        """Look at a table when nothing happens there: nobody sees what is not yet on disk."""
        live = await self.find(address)
        async with live.lock:
            if live.closed:
                raise Problem("try-again")
            yield live

    # Changes

    @asynccontextmanager
    async def changing(self, address: str) -> AsyncIterator[LiveTable]:
        """Change a table; on the way out everything is on disk and everybody has been told."""
        async with self.looking(address) as live:
            before = live.table.answers, live.table.games
            try:
                yield live
            except BaseException:
                if live.table.unwritten:  # half a change: forget it, the disk has the whole truth
                    self._put_away(live, TRY_AGAIN)
                raise
            await self._finish(live, *before)

    async def _finish(self, live: LiveTable, answers: int = 0, games: int = 0) -> None:
        """Let bots play on that answer at once, write, then tell everybody."""
        table = live.table
        lowest = min(answers, table.answers) if games == table.games else 0
        trail = Trail(any(one.steps for one in live.connections))
        try:
            trail.note(table)
            while table.bot_is_asked and not table.thinker and not holds(live):
                async with self.lane.turn():
                    table.bot_turn()
                trail.note(table)
            written = table.version - len(table.unwritten)
            if not table.unwritten:
                return
            shown = table.lobby()
            data = [entries.write(entry) for entry in table.unwritten]
            await self.storage.append(table.id, written, data, msgspec.json.encode(shown) if shown else None)
            table.unwritten.clear()
            self._came(len(data))
        except BaseException as problem:
            # What is in memory may be ahead of the disk: forget it, everybody comes back to what is written.
            self._put_away(live, TRY_AGAIN, problem if isinstance(problem, Problem) else None)
            raise
        self.lobby.pop(table.id, None)
        if shown is not None:
            self.lobby[table.id] = shown
        self._set_times(live)
        began = games != table.games
        self._unseat(live)
        if began and table.options.spectators == "off":
            self._send_watchers_away(live)
        self.tell_all(live, 0 if began else lowest + 1, began, trail=trail)

    def tell_all(
        self, live: LiveTable, log_from: int | None = None, began: bool = False, apart: Connection | None = None, trail: Trail | None = None
    ) -> None:
        """Tell everybody at a table how it stands, with the log from this batch on; without one only who is there has changed."""
        table, info = live.table, live.info()
        live.told = time.monotonic()
        if live.presence is not None:
            live.presence.cancel()
            live.presence = None
        start = 0 if table.game is None else table.answers + 1 if log_from is None else log_from
        prepared: dict[tuple[int | None, bool], bytes] = {}
        for connection in live.connections - {apart}:
            seat = connection.seat
            if (seat, connection.steps) not in prepared:
                steps = trail.steps(start, viewer(table, seat), table.options.score) if trail and connection.steps else None
                prepared[seat, connection.steps] = encode(update(table, info, seat, start, live.seconds, steps))
            if began:
                connection.tell(welcome(table, seat))
            connection.tell_encoded(prepared[seat, connection.steps])

    def _unseat(self, live: LiveTable) -> None:
        """Whoever gave a seat up only watches, on all their sockets: the next one there has cards of their own."""
        for connection in live.connections:
            if connection.seat is not None and not live.table.seats[connection.seat].taken:
                connection.seat = None
                connection.tell(welcome(live.table, None))

    def _send_watchers_away(self, live: LiveTable) -> None:
        """Who came before the game to a table that nobody may watch."""
        for connection in [one for one in live.connections if one.seat is None]:
            live.connections.discard(connection)
            connection.tell(Refused(None, failure(Problem("no-spectators"))))
            connection.close(POLICY)

    async def request(
        self, connection: Connection, address: str, request: str, act: Callable[[Table, int], None], position: int | None = None
    ) -> None:
        """Carry out a request of a seat once, however often it comes, and say when it is on disk. An answer waits for its pause."""
        seat = connection.seat
        if seat is None:
            raise Problem("only-watching")
        while position is not None and await paused(await self.find(address), position):
            pass
        async with self.changing(address) as live:
            version = live.table.seen_before(seat, request)
            if version is None:
                act(live.table, seat)
        connection.tell(Done(request, live.table.seen_before(seat, request) or live.table.version))

    # Who is there

    async def arrive(self, address: str, connection: Connection, hello: Hello) -> LiveTable:
        """Somebody is at the table from now on, and is told what they have not seen."""
        async with self.looking(address) as live:
            connection.seat, connection.steps = seat_for(live.table, hello.token), hello.steps
            start = live.table.log_since(hello.version, hello.game)
            if live.table.game is not None:
                await unhurried(live.table.game.recall(start))
            self._make_room(live, connection)
            live.connections.add(connection)
            self._came(ARRIVAL)
            self._set_patience(live)
            connection.tell(welcome(live.table, connection.seat))
            connection.tell(update(live.table, live.info(), connection.seat, start, live.seconds))
            self._presence_changed(live, connection)
        return live

    def _make_room(self, live: LiveTable, connection: Connection) -> None:
        """Only a limited number may watch; whoever has a seat always gets in, and then the oldest of too many sockets there has to go."""
        seat = connection.seat
        if seat is None:
            if live.watching >= self.limits.watchers_at_table:
                raise Problem("table-crowded")
            connection.bucket = Bucket(self.limits.watching)
            return
        live.away_since.pop(seat, None)
        connection.bucket = live.buckets.setdefault(seat, Bucket(self.limits.playing))
        mine = sorted((one for one in live.connections if one.seat == seat), key=lambda one: one.number)
        for oldest in mine[: max(0, len(mine) + 1 - self.limits.sockets_of_seat)]:
            live.connections.discard(oldest)
            oldest.tell(Refused(None, failure(Problem("seat-elsewhere"))))
            oldest.close(POLICY)

    def _presence_changed(self, live: LiveTable, arrived: Connection | None = None) -> None:
        """Tell who is there: at once, or together with other news if somebody came or went a moment ago."""
        if live.presence is not None or live.closed:
            return
        pause = live.told + PRESENCE_SECONDS - time.monotonic()
        if pause <= 0 and (arrived is not None or not live.lock.locked()):
            self.tell_all(live, apart=arrived)
        else:
            live.presence = asyncio.get_running_loop().call_later(max(pause, 0.01), self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        live.presence = None
        self._presence_changed(live)

    def depart(self, live: LiveTable, connection: Connection) -> None:
        """Somebody's socket is gone."""
        live.connections.discard(connection)
        if self.memory is not None:
            self.memory.went()
        live.touched = time.monotonic()
        if connection.seat is not None and connection.seat not in live.present:
            live.away_since[connection.seat] = time.monotonic()
            self._set_patience(live)
        self._presence_changed(live)

    def may_replace(self, live: LiveTable, seat: int) -> bool:
        """The person has been away for so long that a bot may play on."""
        since = live.away_since.get(seat, live.opened)
        return seat not in live.present and time.monotonic() - since >= AWAY_SECONDS

    # Time

    def _set_times(self, live: LiveTable) -> None:
        """Everything that will happen by itself."""
        self._set_clock(live)
        self._set_patience(live)
        set_pause(live, self._pause_is_over)
        self.thinkers.begin(live, self._by_itself)

    def _by_itself(self, address: str, act: Callable[[LiveTable], None]) -> None:
        """Let something happen soon that nobody asked for, and hold on to it until it is done."""

        async def happen() -> None:
            try:
                async with self.changing(address) as live:
                    act(live)
            except Problem as problem:
                log.warning("table %s could not go on by itself: %s", address, problem)

        task = asyncio.ensure_future(happen())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _pause_is_over(self, address: str, position: int) -> None:
        def go_on(live: LiveTable) -> None:
            if live.table.position == position:
                live.table.answer_veiled()
                self.thinkers.begin(live, self._by_itself)

        self._by_itself(address, go_on)

    def _set_clock(self, live: LiveTable) -> None:
        """Start the clock of whoever has to decide; for the same decision it goes on."""
        table = live.table
        runs = table.options.clock is not None and table.asked is not None and table.seats[table.asked].plays_itself
        decided = table.position if runs else None
        if decided == live.decided:
            return
        live.decided = decided
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = live.deadline = None
        if runs and table.options.clock is not None:
            live.deadline = time.monotonic() + table.options.clock
            live.alarm = asyncio.get_running_loop().call_later(table.options.clock, self._time_is_over, table.id, live.deadline)

    def _time_is_over(self, address: str, deadline: float) -> None:
        def decide(live: LiveTable) -> None:
            if live.deadline == deadline and live.table.asked is not None:
                live.table.answer_for(live.table.asked)

        self._by_itself(address, decide)

    def _set_patience(self, live: LiveTable) -> None:
        """Where all persons who are there want another game, wait for the others until they have been away for long."""
        if live.patience is not None:
            live.patience.cancel()
            live.patience = None
        lacking = live.lacking
        if live.closed or not lacking:
            return
        last = max(live.away_since.get(seat, live.opened) for seat in lacking)
        wait = max(0.0, last + AWAY_SECONDS - time.monotonic())
        live.patience = asyncio.get_running_loop().call_later(wait, self._patience_is_over, live.table.id)

    def _patience_is_over(self, address: str) -> None:
        self._by_itself(address, lambda live: live.table.begin_without(live.lacking))

    def forget_untouched(self, seconds: float) -> None:
        """Remove tables that nobody has touched for long, and with them all that is told of them."""
        for address in self.storage.forget_untouched(seconds, self.live):
            self.lobby.pop(address, None)

    def put_idle_away(self) -> None:
        """Forget tables that nobody is at; they are on disk."""
        oldest = time.monotonic() - IDLE_SECONDS
        for live in list(self.live.values()):
            if not live.connections and not live.lock.locked() and live.touched < oldest:
                self._put_away(live, GOING_AWAY)
        if self.memory is not None:
            self.memory.tidy(len(self.live) + sum(len(live.connections) for live in self.live.values()))

    def _put_away(self, live: LiveTable, code: int, problem: Problem | None = None) -> None:
        live.closed = True
        if live.presence is not None:
            live.presence.cancel()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        for timer in (live.alarm, live.patience, live.pause):
            if timer is not None:
                timer.cancel()
        for connection in live.connections:
            if problem is not None:
                connection.tell(Refused(None, failure(problem)))
            connection.close(code)

    def close(self) -> None:
        """Send everybody away; the tables stay on disk."""
        self.thinkers.close()
        for task in self._tasks:
            task.cancel()  # nothing happens by itself any more
        for live in list(self.live.values()):
            self._put_away(live, GOING_AWAY)
