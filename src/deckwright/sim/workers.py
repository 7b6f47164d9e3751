"""Who plays the games of a match: this process alone, several processes, or the machines of a cluster. The result is the same.

Workers get work in pieces (the number of the first game and how many) and hand back what came of each, in any order.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for_ends
from time import monotonic
from typing import Any, Protocol, TypeVar

from deckwright.errors import Problem
from deckwright.sim.leaving import ENDINGS, leave_when_told

Outcome = TypeVar("Outcome")
"""What comes of a piece: a tally, or whatever else can be sent between processes."""
Work = Callable[[int, int], Outcome]
"""Plays some games; it can be sent to another process."""
Pieces = Iterable[tuple[int, int]]

LEAVING_SECONDS = 1.0
"""So long processes that are given up may take to end by themselves."""


class Workers(Protocol):
    """Plays pieces of work."""

    @property
    def workers(self) -> int:
        """How many pieces it plays at a time."""
        ...

    def parts(self, work: Work[Outcome], pieces: Pieces) -> Generator[Outcome, None, None]:
        """What comes of all pieces, as they are finished."""
        ...


class Alone:
    """Everything in this process, one piece after the other."""

    workers = 1

    def parts(self, work: Work[Outcome], pieces: Pieces) -> Generator[Outcome, None, None]:
        """What comes of all pieces."""
        for first, games in pieces:
            yield work(first, games)


class Several:
    """Several pieces at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def parts(self, work: Work[Outcome], pieces: Pieces) -> Generator[Outcome, None, None]:
        """What comes of all pieces, as they are finished. After Ctrl-C that is what is finished by then."""
        running: set[Future[Outcome]] = set()
        try:
            for first, games in pieces:
                running.add(self._submit(work, first, games))
                if len(running) > 2 * self.workers:  # so that a long match does not fill the memory with plans
                    wait(running, return_when=FIRST_COMPLETED)
                    yield from _finished(running)
            while running:
                wait(running, return_when=FIRST_COMPLETED)
                yield from _finished(running)
        except BrokenProcessPool as problem:
            raise Problem("worker-lost") from problem
        except KeyboardInterrupt:
            yield from _finished({future for future in running if future.done() and future.exception() is None})
            raise
        finally:
            if running:
                self._give_up(running)

    def close(self) -> None:
        """Let the workers go."""
        raise NotImplementedError

    def _submit(self, work: Work[Any], first: int, games: int) -> Future[Any]:
        raise NotImplementedError

    def _give_up(self, running: set[Future[Any]]) -> None:
        raise NotImplementedError


def _finished(running: set[Future[Outcome]]) -> Iterator[Outcome]:
    """What came of those that are finished; they are taken out."""
    for future in [future for future in running if future.done()]:
        running.discard(future)
        yield future.result()


class Processes(Several):
    """Several processes on this machine, started when there is work for them."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._pipe: tuple[Connection, Connection] | None = None

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        for end in self._pipe or ():
            end.close()
        self._pool = self._pipe = None

    def _submit(self, work: Work[Any], first: int, games: int) -> Future[Any]:
        if self._pool is not None:
            return self._pool.submit(work, first, games)
        # On Linux a copy of this process is ready at once, and scripts need no guard round their first line. JAX's threads aren't copied.
        context = get_context("fork" if sys.platform == "linux" and "jax" not in sys.modules else "spawn")
        self._pipe = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self.workers, context, leave_when_told, self._pipe)
        with _signals_held():
            return self._pool.submit(work, first, games)

    def _give_up(self, running: set[Future[Any]]) -> None:
        """What still runs is of no use to anybody: the processes end at once, and the next piece is for new ones."""
        if self._pool is not None and self._pipe is not None:
            leaving = {process.sentinel: process for process in (self._pool._processes or {}).values()}
            with suppress(OSError):
                self._pipe[1].send_bytes(b"leave")
            until = monotonic() + LEAVING_SECONDS
            while leaving and (gone := wait_for_ends(list(leaving), max(until - monotonic(), 0))):
                leaving = {sentinel: process for sentinel, process in leaving.items() if sentinel not in gone}
            for process in leaving.values():
                process.kill()
        self.close()


class Threads(Several):
    """Several threads of this process, for an engine that lets others run while it plays."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._pool = ThreadPoolExecutor(workers)

    def close(self) -> None:
        """Wait for what is running and let the threads go."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _submit(self, work: Work[Any], first: int, games: int) -> Future[Any]:
        return self._pool.submit(work, first, games)

    def _give_up(self, running: set[Future[Any]]) -> None:
        """A thread can't be ended, but what has not begun need not begin."""
        for future in running:
            future.cancel()


@contextmanager
def local_workers(jobs: int, engine: str = "python") -> Iterator[Workers]:
    """This many workers on this machine: threads for the native engine, processes for the other."""
    if jobs <= 1:
        yield Alone()
        return
    workers = Threads(jobs) if engine == "native" else Processes(jobs)
    try:
        yield workers
    finally:
        workers.close()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _signals_held() -> Iterator[None]:
    """Ctrl-C and the like wait meanwhile: a process that is just starting would not know yet that it isn't meant."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *ENDINGS})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
