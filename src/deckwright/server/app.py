"""The server as one ASGI application: the HTTP interface, the sockets and the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute

from deckwright.server import openapi
from deckwright.server.http_api import Interface, addresses, respond, unknown_address
from deckwright.server.invitation import Network
from deckwright.server.limits import Limits
from deckwright.server.origins import Origins
from deckwright.server.page import Guard, Page
from deckwright.server.storage import Storage
from deckwright.server.table_socket import Sockets
from deckwright.server.tables import Tables

TIDY_SECONDS = 60
DAY_SECONDS = 24 * 3600.0
FORGET_SECONDS = 60 * 24 * 3600.0
"""Tables that nobody touches for sixty days are removed."""

log = logging.getLogger("deckwright.server")


def make_app(
    data: Path,
    page: Path | None = None,
    limits: Limits | None = None,
    origins: Origins | None = None,
    network: Network | None = None,
) -> Starlette:
    """The application with its tables in the file ``data``; ``network`` says where it listens."""
    known = origins or Origins()
    storage = Storage(data)
    tables = Tables(storage, limits)
    interface, sockets = Interface(tables, network), Sockets(tables, known)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(_tidy(tables))
        try:
            yield
        finally:
            tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await tidying
            interface.close()
            sockets.close()
            tables.close()
            storage.close()

    async def describe(request: Request) -> Response:
        return respond(openapi.description())

    interfaces = [
        *(Route(path.removeprefix("/api"), interface.endpoints(path), methods=methods) for path, methods in addresses().items()),
        Route("/openapi.json", describe, methods=["GET"]),
        WebSocketRoute("/tables/{table}/socket", sockets.open),
    ]
    routes = [
        Mount("/api", Router(interfaces, redirect_slashes=False)),
        Route("/", Page(page).show, methods=["GET"]),
        Route("/{path:path}", Page(page).show, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, origins=known), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={404: unknown_address, 405: unknown_address},
        lifespan=lifespan,
    )
    app.state.tables = tables
    return app


async def _tidy(tables: Tables) -> None:
    """At the start and once a day tables that are long untouched go; every minute those that nobody is at leave the memory."""
    forgotten = -DAY_SECONDS
    while True:
        if time.monotonic() - forgotten >= DAY_SECONDS:
            forgotten = time.monotonic()
            tables.forget_untouched(FORGET_SECONDS)
        await asyncio.sleep(TIDY_SECONDS)
        tables.put_idle_away()
