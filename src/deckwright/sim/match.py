"""A match: the same strategies against each other many times, by whatever workers, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial

from deckwright.engine.box import Box, open_box
from deckwright.native import AVAILABLE
from deckwright.native.exchange import can_play
from deckwright.native.table import check_engine
from deckwright.sim.counting import count_games
from deckwright.sim.native_counting import count_games_natively
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import TURN_LIMIT
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.tally import Tally
from deckwright.sim.workers import Workers, local_workers

CHUNK = {"python": 250, "native": 20_000}
"""Games that are played before they are reported, at most."""
SMALLEST_CHUNK = 25

PLAYERS_OF_GAMES: dict[str, Callable[[Box, tuple[Policy, ...], int, int, int, bool, int], Tally]] = {"python": count_games}
"""Engines by name: each plays a run of games between policies and counts the same things."""
if AVAILABLE:
    PLAYERS_OF_GAMES["native"] = count_games_natively
ENGINES = tuple(PLAYERS_OF_GAMES)
"""The engines that are there, the fastest last."""


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

    def empty_tally(self) -> Tally:
        """What is known before the first game."""
        return Tally(len(self.strategies), len(self.box().names))

    def chunks(self, first: int, games: int, size: int) -> Iterator[tuple[int, int]]:
        """The games from ``first`` on in pieces: (number of the first one, how many)."""
        for start in range(first, first + games, size):
            yield start, min(size, first + games - start)


@lru_cache(maxsize=64)
def _policies(strategies: tuple[Strategy, ...], box: Box) -> tuple[Policy, ...]:
    return tuple(compile_strategy(strategy, box) for strategy in strategies)


def choose_engine(name: str | None) -> str:
    """The engine asked for, or the fastest there is."""
    if name is None:
        return ENGINES[-1]
    check_engine(name)
    return name


def play_chunk(match: Match, first_game: int, games: int, engine: str = "python") -> Tally:
    """Some games of a match, in this process."""
    play = PLAYERS_OF_GAMES[choose_engine(engine) if can_play(match.box()) and not match.box().owes else "python"]
    return play(match.box(), match.policies(), match.seed, first_game, games, match.alternate, match.turn_limit)


def chunk_size(games: int, workers: int, engine: str) -> int:
    """Games of a piece: small enough that all have work to the end. What comes out does not depend on it."""
    return CHUNK[engine] if workers <= 1 else min(max(-(-games // (4 * workers)), SMALLEST_CHUNK), CHUNK[engine])


def play_match(
    match: Match,
    games: int,
    jobs: int = 1,
    first: int = 0,
    progress: Callable[[Tally], None] | None = None,
    engine: str = "python",
    workers: Workers | None = None,
) -> Tally:
    """Play the games from number ``first`` on; ``progress`` hears of every finished part. Ctrl-C ends it with what is known."""
    if workers is None:
        with local_workers(min(jobs, -(-games // SMALLEST_CHUNK)), engine) as workers:
            return play_match(match, games, jobs, first, progress, engine, workers)
    match.policies()
    total = match.empty_tally()
    try:
        pieces = match.chunks(first, games, chunk_size(games, workers.workers, engine))
        with closing(workers.parts(partial(play_chunk, match, engine=engine), pieces)) as parts:
            for part in parts:
                part.add(total)  # into the new one: an interrupted addition leaves what was known
                total = part
                if progress is not None:
                    progress(total)
    except KeyboardInterrupt:
        pass
    return total
