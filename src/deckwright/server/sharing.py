"""The event loop is everybody's: long work goes a little at a time, and bots take turns behind what persons said."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from deckwright.errors import Problem

Answer = TypeVar("Answer")


async def unhurried(work: Generator[None, None, Answer]) -> Answer:
    """Do work step by step; between two steps everybody else has a turn."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        await asyncio.sleep(0)


class BotLane:
    """Where bots of all tables queue to think: one answer at a time, each table in its turn, so that persons never wait for many."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Think now; before the next one does, everything that persons said is heard."""
        async with self._lock:
            yield
            await asyncio.sleep(0)


class Worker:
    """A thread for work that may take long, with a short queue: who comes when it is full is told so at once."""

    def __init__(self, name: str, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self._waiting = 0
        self._threads = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """What the work comes to."""
        if self._waiting >= self.most_waiting:
            raise Problem("server-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Begin nothing more."""
        with contextlib.suppress(RuntimeError):
            self._threads.shutdown(wait=False, cancel_futures=True)
