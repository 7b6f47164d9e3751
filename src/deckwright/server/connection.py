"""One socket: what it may say, what it is told, and that a slow one holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import Event as Signal
from collections import deque
from itertools import count

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from deckwright.server.limits import Bucket, Limits
from deckwright.server.messages import Told
from deckwright.server.updates import encode
from deckwright.server.wire import GOING_AWAY, WRITER

MOST_WAITING = 64
"""Messages that wait for a slow reader; then it has to come back and catch up."""

POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013
"""Close codes of the WebSocket protocol."""


_numbers = count()


class Connection:
    """A socket at a table; ``seat`` is None for those who watch."""

    __slots__ = (
        "_at_once",
        "_closing",
        "_due",
        "_slow",
        "_waiting",
        "_wanted",
        "_writer",
        "address",
        "bucket",
        "number",
        "seat",
        "socket",
        "steps",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, address: str, limits: Limits) -> None:
        self.number = next(_numbers)
        """Later ones have higher numbers."""
        self.socket = socket
        self.address = address
        self.seat: int | None = None
        self.steps = False
        """Whether it is told what happened between two updates."""
        self.bucket = Bucket(limits.playing)
        self._waiting: deque[bytes] = deque()
        self._at_once = (socket.scope.get("extensions") or {}).get(WRITER)
        """The socket itself, where the server under it is our own."""
        self._due = False
        """What waits is sent as soon as everything is told that is to be told now, in one piece."""
        self._slow = False
        """The client has to read before more can be sent: the writer waits for that."""
        self._wanted = Signal()
        self._closing: int | None = None
        self._writer = asyncio.create_task(self._write())

    def tell(self, message: Told) -> None:
        """Send a message as soon as the socket takes it."""
        self.tell_encoded(encode(message))

    def tell_encoded(self, text: bytes) -> None:
        """Send a message that is already encoded."""
        if self._closing is not None:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close(TRY_AGAIN)
            return
        self._waiting.append(text)
        if not self._due and not self._slow:
            self._due = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        """Send what waits, or leave it to the writer."""
        self._due = False
        if self._slow or not self._waiting:
            return
        if self._at_once is not None and self._at_once.write_at_once(self._waiting):
            self._waiting.clear()
        else:
            self._slow = True
            self._wanted.set()

    def close(self, code: int) -> None:
        """Close the socket after what already waits, or at once if too much does."""
        if self._closing is None:
            self._closing = code
            if len(self._waiting) >= MOST_WAITING:
                self._writer.cancel()
            else:
                self._slow = True
                self._wanted.set()

    async def _write(self) -> None:
        try:
            while True:
                await self._wanted.wait()
                self._wanted.clear()
                while self._waiting:
                    await self.socket.send_text(self._waiting[0].decode())
                    self._waiting.popleft()
                self._slow = False
                if self._closing is not None:
                    break
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
