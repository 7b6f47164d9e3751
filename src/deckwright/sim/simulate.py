r"""Simulating: many games between strategies, from a call in Python.

>>> from deckwright import simulate
>>> menu = "name: Two Witches\nbuy: Province; Witch if n < 2; Gold; Silver"
>>> result = simulate(menu, "Big Money", games=200, seed=1, jobs=1)
>>> [(row["strategy"], row["score"] > 0.5) for row in result.rows()]
[('Two Witches', True), ('Big Money', False)]
>>> result.match.kingdom, result.games
(('Witch',), 200)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import randbelow
from time import perf_counter

from deckwright.cards import find_card, known_sets
from deckwright.engine.layout import KINGDOM_PILES
from deckwright.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from deckwright.errors import Problem
from deckwright.notation.kingdom_code import Kingdom, used_sets
from deckwright.notation.kingdoms import newest_first, parse_kingdom
from deckwright.sim.match import SMALLEST_CHUNK, Match, choose_engine, play_match
from deckwright.sim.result import MatchResult, match_result
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.sim.tally import Tally
from deckwright.sim.workers import Workers, cores, local_workers

GAMES = 10_000
"""Games of a match where nobody says how many."""
STEP = 600
"""With ``until``, games are added in multiples of this, which every number of players divides."""
_FIRST_STEP = 2 * STEP
_FASTEST_GROWTH = 4

AnyStrategy = str | Path | Strategy
Progress = Callable[[int, int], None]
"""Hears how many games are played and how many are planned."""


def simulate(
    *strategies: AnyStrategy,
    kingdom: str | Sequence[str] | None = None,
    sets: Sequence[str] | None = None,
    games: int | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    alternate: bool = True,
    until: float | None = None,
    engine: str | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> MatchResult:
    """Play many games between two to six strategies and say what they show.

    A strategy is the name of one in the library, the path of a file, its text, or a ``Strategy``. ``kingdom`` is the name of a
    recommended set, a kingdom code, or cards; without it there are the piles that the strategies need. The first seat passes
    on from game to game unless ``alternate`` is false. With ``until`` games go on until the 95% interval of every
    score is no wider than this (0.01: one point in a hundred), and ``games`` is the upper limit. The same ``seed`` gives the
    same result whatever ``jobs`` (all cores, if not said), ``engine`` and ``cluster`` (the address of a Dask scheduler) are.
    Ctrl-C ends it with what is known so far; the result then says that it was interrupted.
    """
    match = make_match(strategies, kingdom, sets, seed, alternate)
    check_numbers(games, until)
    wanted = GAMES if games is None and until is None else games
    chosen = choose_engine(engine)
    with workers_for(jobs, cluster, None if wanted is None else smallest_pieces(wanted), chosen) as workers:
        return run_match(match, wanted, until, chosen, workers, progress)


def make_match(
    strategies: Sequence[AnyStrategy],
    kingdom: str | Sequence[str] | None = None,
    sets: Sequence[str] | None = None,
    seed: int | None = None,
    alternate: bool = True,
) -> Match:
    """The match that these strategies play; refused where it can't be played."""
    if not FEWEST_PLAYERS <= len(strategies) <= MOST_PLAYERS:
        raise Problem("player-count", number=len(strategies), least=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if seed is not None and not 0 <= seed < 1 << 64:
        raise Problem("seed-range", seed=seed)
    found = tuple(as_strategy(strategy) for strategy in strategies)
    chosen = choose_kingdom(found, kingdom, None if sets is None else tuple(sets))
    match = Match(found, chosen.cards, chosen.sets, randbelow(1 << 32) if seed is None else seed, alternate)
    match.policies()  # a strategy that lacks a card is better known now than in another process
    return match


def as_strategy(strategy: AnyStrategy) -> Strategy:
    """A strategy by its name, from a file, or from its text."""
    from deckwright.sim.library import find_strategy

    if isinstance(strategy, Strategy):
        return strategy
    text = str(strategy)
    return parse_strategy(text) if "\n" in text or text.lstrip().startswith("buy:") else find_strategy(text)


def choose_kingdom(strategies: Sequence[Strategy], kingdom: str | Sequence[str] | None, sets: tuple[str, ...] | None) -> Kingdom:
    """The kingdom asked for, or the piles that the strategies need, newer editions first."""
    if kingdom is not None and len(kingdom) > 0:
        return parse_kingdom(kingdom if isinstance(kingdom, str) else ", ".join(kingdom), sets)
    needed = sorted({card for strategy in strategies for card in strategy.needs} if kingdom is None else ())
    if not needed:
        return Kingdom((), newest_first()[:1] if sets is None else known_sets(sets))
    if len(needed) > KINGDOM_PILES:
        raise Problem("strategies-need-more", number=len(needed), most=KINGDOM_PILES)
    chosen = newest_first() if sets is None else known_sets(sets)
    for card in needed:
        find_card(card, chosen)
    return Kingdom(tuple(needed), used_sets(tuple(needed), chosen))


def check_numbers(games: int | None, until: float | None) -> None:
    """Refuse no games at all and intervals that can't be."""
    if games is not None and games < 1:
        raise Problem("games-number", text=str(games))
    if until is not None and not 0 < until < 1:
        raise Problem("until-width", text=str(until))


def smallest_pieces(games: int) -> int:
    """Into how many pieces the games of a match are divided, at most."""
    return -(-games // SMALLEST_CHUNK)


@contextmanager
def workers_for(jobs: int | None, cluster: str | None, pieces: int | None, engine: str) -> Iterator[Workers]:
    """Whatever does so many pieces of work: a cluster, or processes here, but no more than there is work for."""
    if cluster is not None:
        from deckwright.sim.cluster import cluster_machines

        with cluster_machines(cluster) as machines:
            yield machines
        return
    wanted = cores() if jobs is None else jobs
    with local_workers(wanted if pieces is None else min(wanted, pieces), engine) as workers:
        yield workers


def run_match(
    match: Match, games: int | None, until: float | None, engine: str, workers: Workers, progress: Progress | None
) -> MatchResult:
    """Play a match to its number of games, or until the intervals are narrow enough."""
    started = perf_counter()
    total, finished = match.empty_tally(), False
    planned = _next_stop(total.games, 0.0, until, games)
    while not finished:
        report = _reporter(progress, total.games, planned)
        part = play_match(match, planned - total.games, first=total.games, progress=report, engine=engine, workers=workers)
        total.add(part)
        result = match_result(match, total, engine, perf_counter() - started, interrupted=total.games < planned)
        finished = result.interrupted or total.games == games or (until is not None and result.widest <= until)
        planned = _next_stop(total.games, result.widest, until, games)
    return result


def _next_stop(played: int, widest: float, until: float | None, games: int | None) -> int:
    """After how many games to look again. It depends on results alone, never on who played them, so the end is the same for all."""
    if until is None:
        assert games is not None
        return games
    if not played:
        return min(_FIRST_STEP, games or _FIRST_STEP)
    likely = min(played * (widest / until) ** 2, played * _FASTEST_GROWTH)
    stop = max(played + STEP, -(-int(likely) // STEP) * STEP)
    return stop if games is None else min(stop, games)


def _reporter(progress: Progress | None, before: int, planned: int) -> Callable[[Tally], None] | None:
    if progress is None:
        return None
    return lambda tally: progress(before + tally.games, planned)
