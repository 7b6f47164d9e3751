"""Solving a kingdom: a search, a final among its best plans, and a measurement on fresh games.

>>> from deckwright.solve.solving import solve
>>> solution = solve("Witch, Chapel, Moat", rounds=1, seed=1, jobs=1)
>>> solution.best.versus[0].kind, solution.rounds, solution.interrupted
('library', 1, False)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from secrets import randbelow
from time import perf_counter

from deckwright.errors import Problem
from deckwright.native.exchange import can_play
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import fitting
from deckwright.sim.match import choose_engine
from deckwright.sim.simulate import workers_for
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.tournament import tournament
from deckwright.sim.workers import Workers
from deckwright.solve.final import Final
from deckwright.solve.ideas import MOST_IDEAS, START
from deckwright.solve.imitating import read_off
from deckwright.solve.judging import Rival
from deckwright.solve.lessons import Teacher, taught
from deckwright.solve.plan import Plan
from deckwright.solve.result import Solution
from deckwright.solve.search import Search, box_of

SECONDS = 60.0
SHORTEST = 1.0
SEARCH_PART = 0.86
"""Of the time; the rest is for the final and for measuring."""
TRIAL_GAMES = {"native": 500, "python": 40}
TRIAL_SEED = 1
LESSON_GAMES = 60
"""Of a teacher that are watched; one for each second where there are fewer."""

Progress = Callable[[float, float], None]
"""Hears which part is done, and how well the best plan does so far."""


def solve(
    kingdom: str | Kingdom,
    *,
    sets: Sequence[str] | None = None,
    seconds: float = SECONDS,
    rounds: int | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    engine: str | None = None,
    cluster: str | None = None,
    rivals: Sequence[Rival] = (),
    teacher: Teacher | None = None,
    progress: Progress | None = None,
) -> Solution:
    """Find strong strategies for a kingdom.

    It takes about ``seconds``; with ``rounds`` it takes as long as these rounds take, and the same ``seed`` gives the same strategies
    again. ``rivals`` are bots that the best plans are tried against besides the library; a ``teacher`` is watched first, and some plans
    begin with what it does. The other arguments are as in ``simulate``. Ctrl-C ends the search with the best so far.
    """
    if seconds < SHORTEST:
        raise Problem("solve-seconds", seconds=str(seconds), least=str(int(SHORTEST)))
    if seed is not None and not 0 <= seed < 1 << 64:
        raise Problem("seed-range", seed=seed)
    started = perf_counter()
    chosen = kingdom if isinstance(kingdom, Kingdom) else parse_kingdom(kingdom, None if sets is None else tuple(sets))
    plays = choose_engine(engine) if can_play(box_of(chosen)) and not box_of(chosen).owes else "python"
    luck = randbelow(1 << 32) if seed is None else seed
    library = strongest(chosen, plays, jobs)
    with workers_for(jobs, cluster, None, "python") as workers:
        games = 0 if teacher is None else LESSON_GAMES if rounds else min(round(seconds), LESSON_GAMES)
        learned = _learned(teacher, chosen, library, luck, games, workers)
        search = Search(chosen, library, luck, plays, max(MOST_IDEAS, workers.workers), learned or ())
        interrupted = learned is None or _searched(search, workers, rounds, started + seconds * SEARCH_PART, progress)
        time, met = (0.0, ()) if interrupted else (seconds, rivals)
        final = Final(chosen, library, luck, plays, workers, time, met, search.league())
        best, others = final.decided(search.candidates() or [START])
    return Solution(chosen, best, others, search.rounds, len(search.ideas), perf_counter() - started, luck, plays, interrupted)


def strongest(kingdom: Kingdom, engine: str, jobs: int | None = 1) -> list[Strategy]:
    """The strategies of the library that fit, as a tournament of them all orders them: always the same games."""
    able = fitting(kingdom.cards)
    if len(able) < 2:
        return list(able)
    options = {"kingdom": kingdom.cards, "sets": kingdom.sets, "engine": engine}
    played = tournament(*able, games=TRIAL_GAMES[engine], seed=TRIAL_SEED, jobs=jobs, **options)  # type: ignore[arg-type]
    return [able[number] for number in played.ranking]


def _learned(
    teacher: Teacher | None, kingdom: Kingdom, library: Sequence[Strategy], seed: int, games: int, workers: Workers
) -> list[Plan] | None:
    """Plans that do as a teacher does; nothing at all if it was interrupted."""
    try:
        lessons = taught(teacher, kingdom, library[0], seed, games, workers) if teacher is not None else []
        return read_off(lessons, games, Random(f"learned {seed}")) if lessons else []
    except KeyboardInterrupt:
        return None


def _searched(search: Search, workers: Workers, rounds: int | None, until: float, progress: Progress | None) -> bool:
    """Whether the search was interrupted."""
    try:
        search.run(workers, rounds, until, None if progress is None else lambda done, score: progress(done * SEARCH_PART, score))
    except KeyboardInterrupt:
        return True
    return False
