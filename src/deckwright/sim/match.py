"""A match: the same strategies against each other many times, in as many processes as wanted, with the same result."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache

from deckwright.engine.box import Box, open_box
from deckwright.sim.counting import count_games
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import TURN_LIMIT
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.tally import Tally

CHUNK = 250
"""Games that one process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that decides how a match goes. The number of processes does not."""

    strategies: tuple[Strategy, ...]
    kingdom: tuple[str, ...]
    sets: tuple[str, ...]
    seed: int = 0
    alternate: bool = True
    turn_limit: int = TURN_LIMIT

    def box(self) -> Box:
        """The cards of its games."""
        return open_box(self.sets, tuple(sorted(self.kingdom)))

    def policies(self) -> tuple[Policy, ...]:
        """The strategies in the numbers of its cards; refused where a needed card is missing."""
        return _policies(self.strategies, self.box())

    def chunks(self, first: int, games: int, size: int = CHUNK) -> Iterator[tuple[int, int]]:
        """The games from ``first`` on in pieces: (number of the first one, how many)."""
        for start in range(first, first + games, size):
            yield start, min(size, first + games - start)


@lru_cache(maxsize=64)
def _policies(strategies: tuple[Strategy, ...], box: Box) -> tuple[Policy, ...]:
    return tuple(compile_strategy(strategy, box) for strategy in strategies)


def play_chunk(match: Match, first_game: int, games: int) -> Tally:
    """Some games of a match, in this process."""
    return count_games(match.box(), match.policies(), match.seed, first_game, games, match.alternate, match.turn_limit)


def play_match(match: Match, games: int, jobs: int = 1, first: int = 0, progress: Callable[[Tally], None] | None = None) -> Tally:
    """Play the games from number ``first`` on; ``progress`` hears of every finished part. Ctrl-C ends it with what is known."""
    match.policies()
    total = Tally(len(match.strategies), len(match.box().names))
    try:
        for part in _parts(match, games, jobs, first):
            total.add(part)
            if progress is not None:
                progress(total)
    except KeyboardInterrupt:
        pass
    return total


def _parts(match: Match, games: int, jobs: int, first: int) -> Iterator[Tally]:
    chunks = match.chunks(first, games)
    if jobs <= 1:
        for start, number in chunks:
            yield play_chunk(match, start, number)
        return
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        running: set[Future[Tally]] = set()
        try:
            for start, number in chunks:
                running.add(pool.submit(play_chunk, match, start, number))
                if len(running) > 2 * jobs:  # so that a long match does not fill the memory with plans
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            for future in running:
                yield future.result()
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
