"""One socket: what it may say, what it is told, and that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from deckwright.server.limits import Bucket, Limits
from deckwright.server.messages import Told
from deckwright.server.updates import encode
from deckwright.server.wire import GOING_AWAY

MOST_WAITING = 64
"""Messages that wait for a slow reader; then it has to come back and catch up."""

POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013
"""Close codes of the WebSocket protocol."""


_numbers = count()


class Connection:
    """A socket at a table; ``seat`` is None for those who watch."""

    __slots__ = ("_closing", "_outgoing", "_writer", "address", "bucket", "number", "seat", "socket", "steps")

    def __init__(self, socket: WebSocket, address: str, limits: Limits) -> None:
        self.number = next(_numbers)
        """Later ones have higher numbers."""
        self.socket = socket
        self.address = address
        self.seat: int | None = None
        self.steps = False
        """Whether it is told what happened between two updates."""
        self.bucket = Bucket(limits.playing)
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._closing: int | None = None
        self._writer = asyncio.create_task(self._write())

    def tell(self, message: Told) -> None:
        """Send a message as soon as the socket takes it."""
        self.tell_encoded(encode(message))

    def tell_encoded(self, text: str) -> None:
        """Send a message that is already encoded."""
        if self._closing is not None:
            return
        try:
            self._outgoing.put_nowait(text)
        except asyncio.QueueFull:
            self.close(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Close the socket after what already waits, or at once if too much does."""
        if self._closing is None:
            self._closing = code
            if self._outgoing.full():
                self._writer.cancel()
            else:
                self._outgoing.put_nowait("")

    async def _write(self) -> None:
        try:
            while self._closing is None or not self._outgoing.empty():
                text = await self._outgoing.get()
                if text:
                    await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            pass
        finally:
            await self._hang_up()

    async def _hang_up(self) -> None:
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self._closing or GOING_AWAY), 5)

    async def written(self) -> None:
        """Wait until everything has gone out and the socket is closed."""
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._writer), 5)

    async def finish(self) -> None:
        """Stop writing once the reader has gone."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
