"""Connections that nobody can use to hold the server up: what uvicorn leaves without a limit has one here.

A request must arrive in time, a client must read what it is sent, and one address may have only a limited number of connections.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deckwright.server.limits import address_of

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
except ImportError:  # the extra ``fast`` is not installed
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol  # type: ignore[assignment]

HEADER_SECONDS = 15.0
"""Until the headers of a request are there, from the connection's opening or the first byte of the next request."""
REQUEST_SECONDS = 60.0
"""From the headers of a request until its answer has been read."""
MOST_UNREAD = 1 << 20
"""Bytes that wait for a client to read them; then it is sent away."""
INVALID_TEXT = 1007
GOING_AWAY = 1001
WRITER = "deckwright.writer"
"""The extension under which an application finds the socket itself, to write to it at once."""


class Census:
    """Connections by address. Those of a proxy are its clients', so they are not counted."""

    def __init__(self) -> None:
        self.most = 0
        """Connections of one address; 0 for any number."""
        self._counts: Counter[str] = Counter()
        self.proxies = {name.strip() for name in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")}

    def enter(self, client: tuple[str, int] | None) -> bool:
        """One more connection; whether it may stay."""
        if client is None or client[0] in self.proxies or "*" in self.proxies:
            return True
        address = address_of(client[0])
        self._counts[address] += 1
        return not self.most or self._counts[address] <= self.most

    def leave(self, client: tuple[str, int] | None) -> None:
        """A connection is gone."""
        address = "" if client is None else address_of(client[0])
        if address in self._counts:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


census = Census()


class Requests(HttpProtocol):
    """HTTP with time limits."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        if not census.enter(self.client):
            transport.abort()
            return
        self._wait(HEADER_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Some of a request has come."""
        before = self.cycle
        waiting = before is None or before.response_complete
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._stop()
        elif self.cycle is not before:
            self._wait(REQUEST_SECONDS)
        elif waiting and self._timer is None:
            self._wait(HEADER_SECONDS)

    def on_response_complete(self) -> None:
        """The answer has been sent; from now on the connection may be kept for another request."""
        self._stop()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop()
        census.leave(self.client)
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._too_late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        if self.transport.get_protocol() is self:
            self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets that have to be read, and whose mistakes are told to whoever made them and not to the log."""

    _spoke = False
    """Something was said since the last time that a ping was due."""

    def handle_connect(self, event: Any) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITER] = self  # type: ignore[assignment]

    def write_at_once(self, texts: Iterable[bytes]) -> bool:
        """Send texts in one piece, without waiting; false if the client has to read first what it was sent before."""
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # nobody is there to hear them
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._check_read()
        return True

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless they have just spoken."""
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        """Some frames have come; those that the protocol answers by itself, such as pings, may not pile up unread."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._check_read()

    async def send(self, message: Any) -> None:
        """Send, unless the client has stopped reading."""
        await super().send(message)
        self._check_read()

    def _check_read(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A whole message; text that is none ends the socket."""
        self._spoke = True
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        census.leave(self.client)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: the client hears the protocol's own code for that, and not the one of a restart."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.conn.send_close(GOING_AWAY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()
