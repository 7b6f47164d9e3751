"""The socket of a table: reads what clients say, checks it, and has it carried out (``docs/protocol.md``)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from deckwright.errors import Problem
from deckwright.review.advice import Advised
from deckwright.review.chances import are_rough
from deckwright.server import messages
from deckwright.server.connection import POLICY, TOO_BIG, TRY_AGAIN, Connection
from deckwright.server.hint import advice_job, hint_for
from deckwright.server.limits import LONGEST_MESSAGE, Addresses, Bucket, address_of
from deckwright.server.live_table import LiveTable
from deckwright.server.message_parts import Advice, SayAdvice, SayHint
from deckwright.server.messages import Past, Pong, Refused
from deckwright.server.origins import Origins
from deckwright.server.result import past_view
from deckwright.server.sharing import unhurried
from deckwright.server.table import Table
from deckwright.server.tables import Tables
from deckwright.server.thinking import Thinker
from deckwright.server.updates import failure

HELLO_SECONDS = 15
"""Whoever has not said hello by then is sent away."""
LOOK_STEPS = 50
"""Answers that are played again for a look back, for the price of one message."""
ADVICE_SECONDS = 20.0
"""Advice that takes longer is given up."""
MOST_MISTAKES = 20
"""Unreadable messages until a socket is closed."""

log = logging.getLogger("deckwright.server")
_decoder = msgspec.json.Decoder(messages.Said)


class TooBig(Exception):
    """A message longer than allowed."""


class Sockets:
    """Opens sockets at tables and counts them."""

    def __init__(self, tables: Tables, origins: Origins) -> None:
        self.tables, self.origins = tables, origins
        self._of_address: dict[str, int] = {}
        self._openings, self._messages = Addresses(tables.limits.openings), Addresses(tables.limits.messages_of_address)
        self._adviser = Thinker(tables.limits.advice_waiting, ADVICE_SECONDS)

    def close(self) -> None:
        """Give no more advice."""
        self._adviser.close()

    async def open(self, socket: WebSocket) -> None:
        """One socket from its opening to its end."""
        address = address_of(socket.client.host if socket.client else "?")
        limits = self.tables.limits
        if not self.origins.allows(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(POLICY)
            return
        full = self._of_address.get(address, 0) >= limits.sockets_of_address or sum(self._of_address.values()) >= limits.sockets
        if full or not self._openings.take(address):
            await socket.close(TRY_AGAIN)
            return
        self._of_address[address] = self._of_address.get(address, 0) + 1
        try:
            await socket.accept()
            connection = Connection(socket, address, limits)
            try:
                table, messages = socket.path_params["table"], self._messages.bucket(address)
                await _Conversation(self.tables, connection, table, messages, self._adviser).run()
            finally:
                await connection.finish()
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]


class _Conversation:
    """What is said on one socket."""

    def __init__(self, tables: Tables, connection: Connection, table: str, of_address: Bucket, adviser: Thinker) -> None:
        self.tables, self.connection, self.table, self.of_address = tables, connection, table, of_address
        self.adviser = adviser
        self.advising: asyncio.Task[None] | None = None
        """Advice that somebody waits for; meanwhile the socket goes on."""
        self.live: LiveTable | None = None
        self.mistakes = 0

    async def run(self) -> None:
        """Read until the other side or we have had enough."""
        try:
            first = await asyncio.wait_for(self._read(), HELLO_SECONDS)
            if not await self._hello(first):
                return
            while True:
                await self._handle(await self._read())
                await asyncio.sleep(0)  # whoever has many messages waiting lets the others in between
        except TooBig:
            self._refuse(None, Problem("message-too-long", most=LONGEST_MESSAGE))
            await self._end(TOO_BIG)
        except TimeoutError:
            self._refuse(None, Problem("hello-first"))
            await self._end(POLICY)
        except WebSocketDisconnect:
            pass
        finally:
            if self.advising is not None:
                self.advising.cancel()
            if self.live is not None:
                self.tables.depart(self.live, self.connection)

    async def _read(self) -> messages.Said | Problem:
        """The next message, or what is wrong with it."""
        event = await self.connection.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        data = event.get("text") if event.get("text") is not None else event.get("bytes")
        if (
            data is None
            or len(data) > LONGEST_MESSAGE
            or (isinstance(data, str) and len(data.encode("utf-8", "replace")) > LONGEST_MESSAGE)
        ):
            raise TooBig
        try:
            said: messages.Said = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            return Problem("message-unreadable", reason=str(problem)[:200])
        return said

    async def _hello(self, said: messages.Said | Problem) -> bool:
        if isinstance(said, Problem) or not isinstance(said, messages.Hello):
            self._refuse(None, said if isinstance(said, Problem) else Problem("hello-first"))
            await self._end(POLICY)
            return False
        try:
            self.live = await self.tables.arrive(self.table, self.connection, said)
        except Problem as problem:
            self._refuse(said.request, problem)
            await self._end(POLICY if problem.code != "try-again" else TRY_AGAIN)
            return False
        return True

    async def _handle(self, said: messages.Said | Problem) -> None:
        if not self.of_address.take() or not self.connection.bucket.take():
            self._refuse(None, Problem("too-many-messages"))
            await self._end(POLICY)
            raise WebSocketDisconnect(POLICY)
        if isinstance(said, Problem):
            self.mistakes += 1
            self._refuse(None, said)
            if self.mistakes >= MOST_MISTAKES:
                await self._end(POLICY)
                raise WebSocketDisconnect(POLICY)
            return
        request = getattr(said, "request", None)
        try:
            await self._carry_out(said)
        except Problem as problem:
            self._refuse(request, problem)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a request at table %s failed", self.table)
            self._refuse(request, Problem("server-failed"))

    async def _carry_out(self, said: messages.Said) -> None:
        match said:
            case messages.Hello():
                raise Problem("hello-once")
            case messages.SayPing():
                self.connection.tell(Pong())
            case messages.SayLook(request, at, everything):
                await self._look(request, at, everything)
            case SayHint(request):
                async with self.tables.looking(self.table) as live:
                    self.connection.tell(hint_for(live.table, self.connection.seat, request))
            case SayAdvice(request):
                await self._advise(request)
            case messages.SayAnswer(request, position, answer):
                await self._request(request, lambda table, seat: table.answer(seat, position, answer, request), position)
            case messages.SayUndo(request):
                await self._request(request, lambda table, seat: table.undo(seat, request))
            case messages.SayConsent(request, agree):
                await self._request(request, lambda table, seat: table.consent(seat, agree, request))
            case messages.SayRematch(request, fresh):
                await self._request(request, lambda table, seat: table.want_rematch(seat, fresh, request))
            case messages.SayFill(request, filled, bot):
                await self._request(request, lambda table, seat: table.fill(seat, filled, bot, request))
            case messages.SayLeave(request):
                await self._request(request, lambda table, seat: table.leave(seat, request))
            case messages.SayReturn(request):
                await self._request(request, lambda table, seat: table.come_back(seat, request))
            case messages.SayReplace(request, replaced):
                await self._replace(request, replaced)

    async def _request(self, request: str, act: Callable[[Table, int], None], position: int | None = None) -> None:
        await self.tables.request(self.connection, self.table, request, act, position)

    async def _look(self, request: str, at: int, everything: bool) -> None:
        async with self.tables.looking(self.table) as live:
            game = live.table.game
            if game is not None:
                self.connection.bucket.take(game.distance(at) / LOOK_STEPS)
                await unhurried(game.approach(at))
            self.connection.tell(Past(request, at, past_view(live.table, self.connection.seat, at, everything)))

    async def _advise(self, request: str) -> None:
        """Have somebody think about it elsewhere; whoever asks may go on playing, and asks for one thing at a time."""
        if self.advising is not None and not self.advising.done():
            raise Problem("thinking-busy")
        async with self.tables.looking(self.table) as live:
            job, position = advice_job(live.table, self.connection.seat), live.table.position
            rough = are_rough(len(live.table.seats))
            assert self.connection.seat is not None
            if not live.advised.setdefault(self.connection.seat, Bucket(self.tables.limits.advice)).take():
                raise Problem("advice-often")

        async def think() -> None:
            try:
                found = msgspec.convert(await self.adviser.think(job), list[Advised])
                self.connection.tell(Advice(request, position, found, rough))
            except Problem as problem:
                self._refuse(request, problem)

        self.advising = asyncio.get_running_loop().create_task(think())

    async def _replace(self, request: str, replaced: int) -> None:
        live = await self.tables.find(self.table)

        def act(table: Table, seat: int) -> None:
            if replaced >= len(table.seats) or not table.seats[replaced].plays_itself or replaced == seat:
                raise Problem("seat-not-replaced")
            if not self.tables.may_replace(live, replaced):
                raise Problem("seat-present")
            table.replace(seat, replaced, request)

        await self._request(request, act)

    def _refuse(self, request: str | None, problem: Problem) -> None:
        self.connection.tell(Refused(request, failure(problem)))

    async def _end(self, code: int) -> None:
        """Close after the last words have gone out."""
        self.connection.close(code)
        await self.connection.written()
