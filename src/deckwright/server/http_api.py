"""The HTTP interface: the library, kingdoms, tables, results and records. Playing itself goes over the socket.

Every route is in ``ROUTES`` with what it reads and answers; the OpenAPI description is made from that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from deckwright.errors import Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.record import write_record
from deckwright.server.invitation import Invitation, Network, invitation
from deckwright.server.kingdom_choice import chosen_kingdom, kingdom_facts
from deckwright.server.kingdom_wishes import KingdomChoice, RandomKingdom
from deckwright.server.library import library
from deckwright.server.limits import LONGEST_MESSAGE, Addresses, address_of
from deckwright.server.messages import (
    Join,
    KingdomFacts,
    Library,
    Lobby,
    NewTable,
    TableInfo,
    Taken,
)
from deckwright.server.outcome import RecordData, Result
from deckwright.server.result import finished, record_data, result
from deckwright.server.reviews import ReviewNews, Reviews
from deckwright.server.sharing import Worker
from deckwright.server.tables import Tables
from deckwright.server.updates import failure

STATUS = {
    "unknown-table": 404,
    "game-goes-on": 409,
    "game-not-begun": 409,
    "table-full": 409,
    "seat-taken": 409,
    "request-spent": 409,
    "try-again": 503,
    "server-full": 503,
    "server-busy": 503,
    "thinking-busy": 503,
    "data-not-written": 503,
    "message-too-long": 413,
    "message-slow": 408,
    "too-many-requests": 429,
    "no-spectators": 403,
    "server-failed": 500,
    "data-damaged": 500,
    "rules-changed": 409,
    "no-such-address": 404,
    "wrong-method": 405,
}
"""The HTTP status of a problem, where it is not 400."""

BODY_SECONDS = 15.0
"""Until the body of a request is there."""

log = logging.getLogger("deckwright.server")


@dataclass(frozen=True, slots=True)
class Route:
    """One address of the interface."""

    method: str
    path: str
    name: str
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()


ROUTES = (
    Route("GET", "/api/health", "health", "Whether the server is up and can write.", answer=dict[str, str], problems=(503,)),
    Route("GET", "/api/library", "library", "Cards, kingdoms and bots to choose from.", answer=Library),
    Route("POST", "/api/kingdoms", "kingdom", "The kingdom that a choice stands for; random ones are drawn.", KingdomChoice, KingdomFacts),
    Route("GET", "/api/tables", "lobby", "The open tables.", answer=Lobby),
    Route("POST", "/api/tables", "new_table", "Make a table and take its first seat.", NewTable, Taken, 201, (503,)),
    Route("GET", "/api/tables/{table}", "table", "A table as everybody sees it.", answer=TableInfo, problems=(404, 503)),
    Route("POST", "/api/tables/{table}/seats", "join", "Take a free seat.", Join, Taken, 201, (404, 409, 503)),
    Route("GET", "/api/tables/{table}/invitation", "invitation", "The way to a table for others.", answer=Invitation, problems=(404, 503)),
    Route("GET", "/api/tables/{table}/result", "result", "How the game ended.", answer=Result, problems=(404, 409, 503)),
    Route("GET", "/api/tables/{table}/record", "record", "The record of a game that is over.", answer=str, problems=(404, 409, 503)),
    Route("GET", "/api/tables/{table}/record.json", "record_data", "The same as JSON.", answer=RecordData, problems=(404, 409, 503)),
    Route("GET", "/api/tables/{table}/review", "review", "The review of a game that is over.", answer=ReviewNews, problems=(404, 409, 503)),
    Route("POST", "/api/tables/{table}/review", "begin_review", "Work it out.", answer=ReviewNews, status=202, problems=(404, 409, 503)),
)


def addresses() -> dict[str, list[str]]:
    """Every address with its methods."""
    return {path: [route.method for route in ROUTES if route.path == path] for path in dict.fromkeys(route.path for route in ROUTES)}


def respond(body: Any, status: int = 200) -> Response:
    """An answer in JSON, or as text where it is a text."""
    if isinstance(body, str):
        return Response(body, status, media_type="text/plain; charset=utf-8")
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def refuse(problem: Problem) -> Response:
    """A problem as an answer."""
    response = respond(failure(problem), STATUS.get(problem.code, 400))
    if response.status_code in (429, 503):
        response.headers["retry-after"] = "5"
    return response


class Interface:
    """Carries out what is asked over HTTP."""

    def __init__(self, tables: Tables, network: Network | None = None) -> None:
        self.tables, self.network = tables, network
        limits = tables.limits
        self._requests, self._tables, self._joins = Addresses(limits.requests), Addresses(limits.new_tables), Addresses(limits.joins)
        self._drawing = Worker("kingdoms", limits.kingdoms_waiting)
        self._begun, self._reviews = Addresses(limits.reviews), Reviews(limits.reviews_waiting)

    def endpoints(self, path: str) -> Callable[[Request], Awaitable[Response]]:
        """What answers at an address, by method."""
        by_method = {route.method: self.endpoint(route) for route in ROUTES if route.path == path}

        async def answer(request: Request) -> Response:
            return await by_method["GET" if request.method == "HEAD" else request.method](request)

        return answer

    def endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        """The function behind a route: limits, reading, checking, carrying out, and problems in words."""
        decoder = msgspec.json.Decoder(route.body) if route.body is not None else None
        act = getattr(self, f"_{route.name}")

        async def answer(request: Request) -> Response:
            try:
                self._limit(self._requests, request)
                body = None if decoder is None else await self._read(request, decoder)
                return respond(await act(request, body), route.status)
            except Problem as problem:
                return refuse(problem)
            except Exception:
                log.exception("%s %s failed", route.method, route.path)
                return refuse(Problem("server-failed"))

        return answer

    def _limit(self, addresses: Addresses, request: Request) -> None:
        if not addresses.take(address_of(request.client.host if request.client else "?")):
            raise Problem("too-many-requests")

    async def _read(self, request: Request, decoder: msgspec.json.Decoder[Any]) -> Any:
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for piece in request.stream():
                    data += piece
                    if len(data) > LONGEST_MESSAGE:
                        raise Problem("message-too-long", most=LONGEST_MESSAGE)
        except TimeoutError as late:
            raise Problem("message-slow", seconds=round(BODY_SECONDS)) from late
        try:
            return decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Problem("message-unreadable", reason=str(problem)[:200]) from problem

    async def _health(self, request: Request, body: None) -> dict[str, str]:
        if not self.tables.storage.can_write:
            raise Problem("data-not-written")
        return {"status": "up", "version": library().version}

    async def _library(self, request: Request, body: None) -> Library:
        return library()

    async def _kingdom(self, request: Request, body: KingdomChoice) -> KingdomFacts:
        return kingdom_facts(await self._chosen(body))

    async def _lobby(self, request: Request, body: None) -> Lobby:
        return Lobby(list(reversed(self.tables.lobby.values()))[:200])

    async def _new_table(self, request: Request, body: NewTable) -> Taken:
        self._limit(self._tables, request)
        return await self.tables.open_table(body, await self._chosen(body.kingdom))

    async def _table(self, request: Request, body: None) -> TableInfo:
        async with self.tables.looking(request.path_params["table"]) as live:
            return live.info()

    async def _invitation(self, request: Request, body: None) -> Invitation:
        async with self.tables.looking(request.path_params["table"]) as live:
            root = request.scope.get("app_root_path", "")  # where a proxy serves us, without our own /api
            return invitation(live.table.id, request.url.scheme, request.headers.get("host", ""), root, self.network)

    async def _join(self, request: Request, body: Join) -> Taken:
        self._limit(self._joins, request)
        return await self.tables.join(request.path_params["table"], body.name, body.seat, body.request)

    async def _result(self, request: Request, body: None) -> Result:
        async with self.tables.looking(request.path_params["table"]) as live:
            if live.result is None or live.result.game != live.table.games:
                live.result = result(live.table)
            return live.result

    async def _record(self, request: Request, body: None) -> str:
        async with self.tables.looking(request.path_params["table"]) as live:
            return write_record(finished(live.table).record([seat.name for seat in live.table.seats]))

    async def _record_data(self, request: Request, body: None) -> RecordData:
        async with self.tables.looking(request.path_params["table"]) as live:
            return record_data(finished(live.table).record([seat.name for seat in live.table.seats]))

    async def _review(self, request: Request, body: None) -> ReviewNews:
        async with self.tables.looking(request.path_params["table"]) as live:
            return self._reviews.news(live.table.id, live.table.games, finished(live.table))

    async def _begin_review(self, request: Request, body: None) -> ReviewNews:
        async with self.tables.looking(request.path_params["table"]) as live:
            table, game = live.table, finished(live.table)
            if not self._reviews.is_known(table.id, table.games):
                self._limit(self._begun, request)
                self._reviews.begin(table.id, table.games, game.record([seat.name for seat in table.seats]))
            return self._reviews.news(table.id, table.games, game)

    async def _chosen(self, choice: KingdomChoice) -> Kingdom:
        """The kingdom that is meant; to draw one that meets rare conditions takes long, and nobody else is to wait for it."""
        if not isinstance(choice, RandomKingdom):
            return chosen_kingdom(choice)
        return await self._drawing.run(lambda: chosen_kingdom(choice))

    def close(self) -> None:
        """Draw no more kingdoms, and review no more games."""
        self._drawing.close()
        self._reviews.close()


async def unknown_address(request: Request, exception: Exception) -> Response:
    """An address under /api that does not exist, or not for this method."""
    code = "wrong-method" if getattr(exception, "status_code", 404) == 405 else "no-such-address"
    response = refuse(Problem(code, path=request.url.path[:200], method=request.method))
    allowed = (getattr(exception, "headers", None) or {}).get("Allow")
    if allowed:
        response.headers["allow"] = allowed
    return response
