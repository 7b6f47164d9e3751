"""Long thoughts outside the server's own process: one at a time, with a short queue and a limit of time."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from subprocess import DEVNULL, PIPE, Popen
from threading import Lock, Timer
from typing import Any

import msgspec

from deckwright.errors import Problem

COMMAND = (sys.executable, "-m", "deckwright.server.thinker")
IDLE_SECONDS = 120.0
"""A process without work ends after this time, and with it the memory that it takes."""

Progress = Callable[[int], None]


class Thinker:
    """A process that thinks about one thing at a time; it is begun when there is something to think about."""

    def __init__(self, most_waiting: int, seconds: float) -> None:
        self.most_waiting, self.seconds = most_waiting, seconds
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, "thinking")
        self._guard = Lock()
        self._process: Popen[bytes] | None = None
        self._idle: Timer | None = None
        self._closed = False

    @property
    def full(self) -> bool:
        """Whoever comes now is sent away."""
        return self._waiting >= self.most_waiting

    async def think(self, job: dict[str, Any], progress: Progress | None = None) -> Any:
        """What comes of a job; refused where too many wait, or where it takes too long. Progress is told from another thread."""
        if self.full or self._closed:
            raise Problem("thinking-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, job, progress)
        finally:
            self._waiting -= 1

    def _carry_out(self, job: dict[str, Any], progress: Progress | None) -> Any:
        """In the thread, which does nothing but wait for the process."""
        limit = Timer(self.seconds, self._end)
        limit.daemon = True
        try:
            process = self._running()
            limit.start()  # not before there is a process to end
            return self._converse(process, job, progress)
        except (OSError, EOFError, ValueError) as problem:
            self._end()
            raise Problem("thinking-failed") from problem
        finally:
            limit.cancel()
            self._rest()

    def _running(self) -> Popen[bytes]:
        with self._guard:
            if self._closed:
                raise EOFError
            if self._idle is not None:
                self._idle.cancel()
            if self._process is None or self._process.poll() is not None:
                self._process = Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            return self._process

    def _converse(self, process: Popen[bytes], job: dict[str, Any], progress: Progress | None) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        process.stdin.flush()
        while line := process.stdout.readline():
            news = msgspec.json.decode(line)
            if "problem" in news:
                raise Problem(news["problem"], **news["details"])
            if "found" in news:
                return news["found"]
            if progress is not None:
                progress(news["done"])
        raise EOFError

    def _rest(self) -> None:
        """After a while without work the process ends."""
        with self._guard:
            if self._process is not None and not self._closed:
                self._idle = Timer(IDLE_SECONDS, self._end)
                self._idle.daemon = True
                self._idle.start()

    def _end(self) -> None:
        """End the process, whatever it is in the middle of."""
        with self._guard:
            process, self._process = self._process, None
            if self._idle is not None:
                self._idle.cancel()
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError, ValueError):
                        stream.close()

    def close(self) -> None:
        """Begin nothing more."""
        self._closed = True
        self._end()
        self._thread.shutdown(wait=False, cancel_futures=True)
