"""Playing a match on many machines, by a Dask cluster (extra ``cluster``). The machines may come and go: what they lose is played again."""

from __future__ import annotations

import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any

from deckwright.errors import Problem
from deckwright.sim.crew import Pieces, Work
from deckwright.sim.tally import Tally
from deckwright.version import __version__

if TYPE_CHECKING:
    from distributed import Client

SCHEDULER_PORT = 8786
"""Where a scheduler listens that was not told otherwise."""
CONNECTING_SECONDS = 10
WORKERS_SECONDS = 30
_PIECES_AHEAD = 3
"""Pieces that wait for each thread of the cluster, so that none is ever idle."""


class Machines:
    """The workers of a Dask cluster."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def parts(self, work: Work, pieces: Pieces) -> Generator[Tally, None, None]:
        """The tallies of all pieces, as they are finished; a piece that is lost with its machine is given to another one."""
        from distributed import as_completed

        waiting = iter(pieces)
        finished = as_completed(
            [self._submit(work, *piece) for piece in islice(waiting, _PIECES_AHEAD * self.workers)], loop=self.client.loop
        )
        try:
            for future in finished:
                yield self._result(future)
                for piece in islice(waiting, 1):
                    finished.add(self._submit(work, *piece))
        finally:
            self.client.cancel(list(finished.futures))

    @property
    def workers(self) -> int:
        """How many pieces it plays at a time."""
        threads: dict[str, int] = self.client.nthreads()
        return max(sum(threads.values()), 1)

    def _submit(self, work: Work, first: int, games: int) -> Any:
        return self.client.submit(play_there, __version__, work, first, games, pure=False)

    @staticmethod
    def _result(future: Any) -> Tally:
        try:
            tally: Tally = future.result()
        except (Problem, KeyboardInterrupt):
            raise
        except Exception as problem:
            raise Problem("cluster-failed", reason=f"{type(problem).__name__}: {problem}") from problem
        return tally


def play_there(version: str, work: Work, first: int, games: int) -> Tally:
    """Play on a machine of the cluster, which must have the same version, or the same seed would give other games."""
    if version != __version__:
        raise Problem("cluster-versions", here=version, there=__version__)
    return work(first, games)


@contextmanager
def cluster_crew(address: str) -> Iterator[Machines]:
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
