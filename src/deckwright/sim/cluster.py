"""Playing a match on many machines, by a Dask cluster (extra ``cluster``). The machines may come and go: what they lose is played again."""

from __future__ import annotations

import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from deckwright.errors import Problem
from deckwright.sim.workers import Outcome, Pieces, Work
from deckwright.version import __version__

if TYPE_CHECKING:
    from distributed import Client

SCHEDULER_PORT = 8786
"""Where a scheduler listens that was not told otherwise."""
CONNECTING_SECONDS = 10
WORKERS_SECONDS = 30
RESULT_SECONDS = 20
LOST_SECONDS = 60
LOOKING_SECONDS = 0.01
_PIECES_AHEAD = 3
"""Pieces that wait for each thread of the cluster, so that none is ever idle."""


class _Patience:
    """How long nothing may come back before what is under way is taken for lost."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        """Something came back."""
        self._since = monotonic()

    def is_over(self) -> bool:
        """Wait a moment; true when it has been too long."""
        sleep(LOOKING_SECONDS)
        if monotonic() - self._since < LOST_SECONDS:
            return False
        self.renew()
        return True


class Machines:
    """The workers of a Dask cluster."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def parts(self, work: Work[Outcome], pieces: Pieces) -> Generator[Outcome, None, None]:
        """What comes of all pieces, as they are finished; a piece that is lost with its machine is given to another one.

        Dask does that by itself, but for a result that was finished and lost before it was fetched it may wait for ever. So a
        piece that is not there in time is played again.
        """
        waiting = iter(pieces)
        running = {self._submit(work, *piece): piece for piece in islice(waiting, _PIECES_AHEAD * self.workers)}
        patience = _Patience()
        try:
            while running:
                done = [future for future in running if future.done()]
                for future in done:
                    piece = running.pop(future)
                    arrived, outcome = self._result(future)
                    if not arrived:
                        running[self._submit(work, *piece)] = piece
                        continue
                    patience.renew()
                    yield outcome
                    running.update((self._submit(work, *later), later) for later in islice(waiting, 1))
                if not done and patience.is_over():
                    self.client.cancel(list(running), force=True)
                    running = {self._submit(work, *piece): piece for piece in running.values()}
        finally:
            self.client.cancel(list(running))

    @property
    def workers(self) -> int:
        """How many pieces it plays at a time."""
        threads: dict[str, int] = self.client.nthreads()
        return max(sum(threads.values()), 1)

    def _submit(self, work: Work[Any], first: int, games: int) -> Any:
        return self.client.submit(play_there, __version__, work, first, games, pure=False)

    @staticmethod
    def _result(future: Any) -> tuple[bool, Any]:
        """Whether it arrived or was lost on its way, and what it is."""
        from distributed import TimeoutError as DaskTimeoutError

        try:
            return True, future.result(timeout=RESULT_SECONDS)
        except (Problem, KeyboardInterrupt):
            raise
        except (TimeoutError, DaskTimeoutError):
            return False, None
        except Exception as problem:
            raise Problem("cluster-failed", reason=f"{type(problem).__name__}: {problem}") from problem


def play_there(version: str, work: Work[Outcome], first: int, games: int) -> Outcome:
    """Play on a machine of the cluster, which must have the same version, or the same seed would give other games."""
    if version != __version__:
        raise Problem("cluster-versions", here=version, there=__version__)
    return work(first, games)


@contextmanager
def cluster_machines(address: str) -> Iterator[Machines]:
    """The machines of the cluster whose scheduler has this address."""
    try:
        from distributed import Client
    except ImportError as problem:
        raise Problem("cluster-missing", command="pip install 'deckwright[cluster]'") from problem
    try:
        _knock(address)
        client = Client(address, timeout=CONNECTING_SECONDS, set_as_default=False)
    except (OSError, ValueError) as problem:  # a time that has run out is an OSError too
        raise Problem("cluster-unreachable", address=address) from problem
    with client:
        try:
            client.wait_for_workers(1, timeout=WORKERS_SECONDS)
        except TimeoutError as problem:
            raise Problem("cluster-empty", address=address) from problem
        yield Machines(client)


def _knock(address: str) -> None:
    """Fail at once where nobody listens; Dask's own client would try for long and leave half of itself behind."""
    from distributed.comm.addressing import parse_address, parse_host_port

    scheme, place = parse_address(address)
    if scheme in ("tcp", "tls"):
        socket.create_connection(parse_host_port(place, SCHEDULER_PORT), CONNECTING_SECONDS).close()
