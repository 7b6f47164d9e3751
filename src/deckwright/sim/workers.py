"""Who plays the games of a match: this process alone, several processes, or the machines of a cluster. The result is the same.

Workers get work in pieces (the number of the first game and how many) and hand back what came of each, in any order.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from deckwright.errors import Problem

Outcome = TypeVar("Outcome")
"""What comes of a piece: a tally, or whatever else can be sent between processes."""
Work = Callable[[int, int], Outcome]
"""Plays some games; it can be sent to another process."""
Pieces = Iterable[tuple[int, int]]


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


class Processes:
    """Several processes on this machine, started when there is work for them."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: Executor | None = None

    def parts(self, work: Work[Outcome], pieces: Pieces) -> Generator[Outcome, None, None]:
        """What comes of all pieces, as they are finished."""
        running: set[Future[Outcome]] = set()
        try:
            for first, games in pieces:
                running.add(self._submit(work, first, games))
                if len(running) > 2 * self.workers:  # so that a long match does not fill the memory with plans
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            for future in as_completed(running):
                yield future.result()
        except BrokenProcessPool as problem:
            raise Problem("worker-lost") from problem
        finally:
            for future in running:
                future.cancel()

    def close(self) -> None:
        """Wait for what is running and let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _submit(self, work: Work[Any], first: int, games: int) -> Future[Any]:
        if self._pool is not None:
            return self._pool.submit(work, first, games)
        # On Linux a copy of this process is ready at once, and scripts need no guard round their first line. JAX's threads aren't copied.
        context = get_context("fork" if sys.platform == "linux" and "jax" not in sys.modules else "spawn")
        self._pool = ProcessPoolExecutor(self.workers, context, initializer=_ignore_interrupts)
        with _interrupts_held():
            return self._pool.submit(work, first, games)


class Threads(Processes):
    """Several threads of this process, for an engine that lets others run while it plays."""

    def _submit(self, work: Work[Any], first: int, games: int) -> Future[Any]:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.workers)
        return self._pool.submit(work, first, games)


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


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits meanwhile: a process that is just starting would not know yet that it isn't meant."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
