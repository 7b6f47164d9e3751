"""A program that is spoken with in lines of JSON: started, asked with a time limit, and ended. What it does wrong harms nobody else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from shlex import split
from shutil import which
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any

from deckwright.errors import Problem, printable, shortened
from deckwright.notation.spelling import folded
from deckwright.sim.leaving import LAST_DEEDS
from deckwright.sim.library import SUFFIX, strategies

LONGEST_LINE = 64 * 1024
"""Bytes of one line that a program may say."""
MOST_LINES = 32
"""Lines that it may say without being asked before it is taken for a flood."""
LAST_LINES = 5
"""Lines of its standard error that are told when it fails."""
LONGEST_ERROR = 300
GOODBYE_SECONDS = 2.0
"""So long a program may take to end by itself."""
LOOK_SECONDS = 0.1
"""How often we look whether a silent program is still there."""
LAST_LINE_SECONDS = 1.0
"""So long after its end a last line may still be on its way."""


_GROUPS = hasattr(os, "killpg")
"""A program has a process group of its own: Ctrl-C at our terminal is not for it, and what it has started there ends with it."""
_OTHER_BOTS = ("learned", "random", "best-fitting")


class BotFailed(Problem):
    """A program did not keep to the rules, so that it loses its game; ``last_words`` are the last lines of its standard error."""

    @property
    def last_words(self) -> tuple[str, ...]:
        """What the program wrote to its standard error, the last lines."""
        return tuple(self.details.get("last_words", ()))


def program_named(text: str) -> tuple[str, ...] | None:
    """The command that starts a program, if the text is one: no bot, no strategy, and its first word is something that can be run here.

    Words after a path can't be anything else, so there the path must be that of a program.
    """
    known = {folded(name) for name in (*_OTHER_BOTS, *(strategy.name for strategy in strategies()))}
    if folded(text) in known or text.endswith(SUFFIX):
        return None
    try:
        words = split(text)
    except ValueError:  # quotes that are not closed
        return None
    if not words or which(words[0]):
        return tuple(words) or None
    if len(words) > 1 and os.path.dirname(words[0]) and not os.path.exists(text):
        raise Problem("bot-no-program", program=words[0])
    return None


class Program:
    """A running program. What it writes is read all the time, so that it never waits for us; we wait for it only so long."""

    def __init__(self, command: Sequence[str]) -> None:
        self.name = " ".join(command)
        self._said: Queue[bytes] = Queue(MOST_LINES)
        self._flooded = False
        self._last_words: deque[str] = deque(maxlen=LAST_LINES)
        self._to_tell: Queue[bytes | None] = Queue()
        try:
            with _STARTING:
                self._process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=_GROUPS
                )
                _RUNNING.add(self)
        except OSError as problem:
            raise BotFailed("bot-not-started", bot=self.name, reason=str(problem), last_words=()) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        works = ((self._write, self._process.stdin), (self._listen, self._process.stdout), (self._overhear, self._process.stderr))
        self._threads = [Thread(target=work, args=(stream,), daemon=True) for work, stream in works]
        for thread in self._threads:
            thread.start()

    def tell(self, message: dict[str, Any] | bytes) -> None:
        """Send a line; one who doesn't read holds nobody up."""
        self._to_tell.put(message if isinstance(message, bytes) else json.dumps(message).encode())

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next line that it says, as an object of JSON."""
        line = self._next_line(monotonic() + seconds)
        if line is None:
            raise self.failed("bot-silent", seconds=f"{seconds:g}")
        if self._flooded:
            raise self.failed("bot-flood", most=LONGEST_LINE, lines=MOST_LINES)
        if not line:
            status = self._status()
            raise self.failed("bot-closed") if status is None else self.failed("bot-ended", status=status)
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise self.failed("bot-not-json", line=shortened(line.decode(errors="replace").strip())) from None
        if not isinstance(found, dict):
            raise self.failed("bot-not-json", line=shortened(line.decode(errors="replace").strip()))
        return found

    def _next_line(self, deadline: float) -> bytes | None:
        """The next line, nothing if none came in time, an empty one if there will be none: what it has started may hold its output open."""
        ended: float | None = None
        while True:
            now = monotonic()
            with suppress(Empty):
                return self._said.get(timeout=max(min(deadline - now, LOOK_SECONDS), 0))
            if ended is None and self._process.poll() is not None:
                ended = now
            if ended is not None and now - ended >= LAST_LINE_SECONDS:
                return b""
            if now >= deadline:
                return None

    def has_spoken(self) -> bool:
        """Whether there is a line that nobody asked for; the end of its output is none."""
        with self._said.mutex:
            return any(self._said.queue)

    def failed(self, code: str, **details: Any) -> BotFailed:
        """What to raise, with the program ended and its last words."""
        self.end(0)
        return BotFailed(code, bot=self.name, last_words=tuple(self._last_words), **details)

    def end(self, seconds: float = GOODBYE_SECONDS) -> None:
        """Close its input, let it end by itself for a moment, and else kill it, with all of its process group."""
        self._to_tell.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
        finally:  # nobody who is in a hurry leaves it behind
            self.kill()
        self._process.wait()
        _RUNNING.discard(self)
        for thread in self._threads:
            thread.join(GOODBYE_SECONDS)  # a child of the program may hold its streams open: that is no reason to wait

    def kill(self) -> None:
        """Let neither the program nor its process group go on."""
        if _GROUPS:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def _status(self) -> str | None:
        """The exit status of a program that has closed its output; none if it has not ended even so."""
        try:
            return str(self._process.wait(GOODBYE_SECONDS))
        except subprocess.TimeoutExpired:
            return None

    def _write(self, stream: IO[bytes]) -> None:
        try:
            while (line := self._to_tell.get()) is not None:
                stream.write(line + b"\n")
                stream.flush()
        except (OSError, ValueError):  # it has gone; whoever listens hears that
            pass
        with suppress(OSError):
            stream.close()

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE or not self._keep(line):
                    self._flooded = True
                    break
        self._keep(b"")

    def _keep(self, line: bytes) -> bool:
        try:
            self._said.put_nowait(line)
        except Full:
            return False
        return True

    def _overhear(self, stream: IO[bytes]) -> None:
        with stream:
            for line in iter(lambda: stream.readline(LONGEST_LINE), b""):
                if text := line.decode(errors="replace").strip():
                    self._last_words.append(printable(text[:LONGEST_ERROR]))


_RUNNING: set[Program] = set()
_STARTING = Lock()
"""A program that is just being started is one of those that run as soon as it is known."""


def _kill_all() -> None:
    """Where a process leaves in the middle of its work, its programs don't stay."""
    known = _STARTING.acquire(timeout=LAST_LINE_SECONDS)
    for program in list(_RUNNING):
        program.kill()
    if known:
        _STARTING.release()


LAST_DEEDS.append(_kill_all)
