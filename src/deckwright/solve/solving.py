"""Solving a kingdom: a search, a final among its best plans, and a measurement on fresh games.

>>> from deckwright.solve.solving import solve
>>> solution = solve("Witch, Chapel, Moat", rounds=1, seed=1, jobs=1)
>>> solution.best.versus[0].kind, solution.rounds, solution.interrupted
('library', 1, False)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from os import cpu_count
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
from deckwright.solve.contest import League
from deckwright.solve.final import Final
from deckwright.solve.ideas import MOST_IDEAS
from deckwright.solve.imitating import read_off, ways
from deckwright.solve.judging import Rival, simplified
from deckwright.solve.lessons import Teacher, taught
from deckwright.solve.plan import Plan, Section
from deckwright.solve.polishing import MOST_POLISHED, polished
from deckwright.solve.practising import practised
from deckwright.solve.result import Solution
from deckwright.solve.search import Search, box_of, tools
from deckwright.solve.second_thoughts import second_thoughts

SECONDS = 60.0
SHORTEST, LONGEST = 1.0, 1e6
SEARCH_PARTS, POLISHED, LAST_PART = (0.15, 0.5), 0.3, 0.11
"""Of the time: the search takes the first where the library is hard to beat, and then the best plans are polished until this part of it is
over; the second where the library is beaten and decks are built. The last part is for the final and for measuring, and what lies between
is for second thoughts."""
PRACTISED = 0.04
"""The part of the time in which the plan tries how the teacher uses its cards."""
ROUNDS_A_THOUGHT, STEPS_A_ROUND, COUNTED = 2, 2, 0.6
"""So many rounds of the search bring one of second thoughts, and a round so many steps of polishing, where rounds are counted. Then this
part is done when all is polished."""
CHOSEN_GAMES = 6_000
"""That decide which plans are polished."""
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
    thoughts: bool = True,
    progress: Progress | None = None,
) -> Solution:
    """Find strong strategies for a kingdom.

    It takes about ``seconds``; with ``rounds`` it takes as long as these rounds take, and the same ``seed`` gives the same strategies
    again. ``rivals`` are bots that the best plans are tried against besides the library; a ``teacher`` is watched first, and some plans
    begin with what it does. Without ``thoughts`` the best plan is not thought over. The other arguments are as in ``simulate``. Ctrl-C
    ends the search with the best so far.
    """
    if not seconds >= SHORTEST:
        raise Problem("solve-seconds", seconds=str(seconds), least=str(int(SHORTEST)))
    if seconds > LONGEST:
        raise Problem("solve-long", seconds=str(seconds), most=int(LONGEST))
    if seed is not None and not 0 <= seed < 1 << 64:
        raise Problem("seed-range", seed=seed)
    started = perf_counter()
    chosen = kingdom if isinstance(kingdom, Kingdom) else parse_kingdom(kingdom, None if sets is None else tuple(sets))
    plays = choose_engine(engine) if can_play(box_of(chosen)) and not box_of(chosen).owes else "python"
    luck = randbelow(1 << 32) if seed is None else seed
    library, interrupted = _ordered(chosen, plays, jobs)
    with workers_for(jobs, cluster, None, "python") as workers:
        games = 0 if teacher is None else LESSON_GAMES if rounds else min(round(seconds), LESSON_GAMES)
        learned = None if interrupted else _learned(teacher, chosen, library, luck, games, workers)
        search = Search(chosen, library, luck, plays, max(MOST_IDEAS, workers.workers), *(learned or ()))
        watch = _Watch(started, seconds, rounds, thoughts and tools(chosen, plays)[0].native, progress)
        interrupted = learned is None or _searched(search, workers, watch) or _thought_over(search, workers, watch)
        time, met = (0.0, ()) if interrupted else (seconds, rivals)
        final = Final(chosen, library, luck, plays, workers, time, met, search.league(), search.thoughts)
        best, others = final.decided(search.candidates() or search.known())
    return Solution(chosen, best, others, search.rounds, len(search.ideas), perf_counter() - started, luck, plays, interrupted)


def strongest(kingdom: Kingdom, engine: str, jobs: int | None = 1) -> list[Strategy]:
    """The strategies of the library that fit, as a tournament of them all orders them: always the same games."""
    ordered, interrupted = _ordered(kingdom, engine, jobs)
    if interrupted:
        raise KeyboardInterrupt
    return ordered


def _ordered(kingdom: Kingdom, engine: str, jobs: int | None) -> tuple[list[Strategy], bool]:
    """The same, and whether the tournament was interrupted: then they are in the order that is known by then."""
    able = fitting(kingdom.cards)
    if len(able) < 2:
        return list(able), False
    options = {"kingdom": kingdom.cards, "sets": kingdom.sets, "engine": engine}
    played = tournament(*able, games=TRIAL_GAMES[engine], seed=TRIAL_SEED, jobs=jobs, **options)  # type: ignore[arg-type]
    if not played.games:
        raise KeyboardInterrupt
    return [able[number] for number in played.ranking], played.interrupted


def _learned(
    teacher: Teacher | None, kingdom: Kingdom, library: Sequence[Strategy], seed: int, games: int, workers: Workers
) -> tuple[list[Plan], list[Section]] | None:
    """Plans that do as a teacher does, and how it uses its cards; nothing at all if it was interrupted."""
    try:
        lessons = taught(teacher, kingdom, library[0], seed, games, workers) if teacher is not None else []
        return (read_off(lessons, games, Random(f"learned {seed}")), ways(lessons)) if lessons else ([], [])
    except KeyboardInterrupt:
        return None


@dataclass(frozen=True, slots=True)
class _Watch:
    """How long everything may take, and who hears of it."""

    started: float
    seconds: float
    rounds: int | None
    thoughts: bool
    progress: Progress | None

    def at(self, part: float) -> float:
        """When this part of the time is over."""
        return self.started + self.seconds * part

    def tell(self, done: float, score: float) -> None:
        """Tell which part is done, and how well the best plan does. Where rounds are not counted, that is the part of the time."""
        if self.progress is not None:
            self.progress(done if self.rounds else min((perf_counter() - self.started) / self.seconds, 1 - LAST_PART), score)


def _searched(search: Search, workers: Workers, watch: _Watch) -> bool:
    """Whether the search was interrupted."""
    early, late = SEARCH_PARTS if watch.thoughts else (1 - LAST_PART,) * 2
    try:
        search.run(workers, watch.rounds, watch.at(late), lambda done, score: watch.tell(done * late, score), watch.at(early))
    except KeyboardInterrupt:
        return True
    return False


def _thought_over(search: Search, workers: Workers, watch: _Watch) -> bool:
    """Whether it was interrupted while the best plan was thought over. It is made simple first: lines that come later prove themselves."""
    best, (arena, changes) = search.best(), tools(search.kingdom, search.engine)
    if best is None or not watch.thoughts or (watch.rounds and watch.rounds < ROUNDS_A_THOUGHT):
        return False
    arena.threads, end = min(workers.workers, cpu_count() or 1), 1 - LAST_PART
    thoughts, until = (watch.rounds // ROUNDS_A_THOUGHT, inf) if watch.rounds else (None, watch.at(end))
    league = search.league() if search.beaten else search.library_league()
    try:
        if search.beaten:
            begin = simplified(search.kingdom, search.engine, best.plan, league, f"simple {search.seed}")
        else:
            begin = _polished(search, league, watch)
        seconds = inf if watch.rounds else watch.seconds * PRACTISED
        begin = practised(arena, begin, league[0].player, search.ways, f"practise {search.seed}", seconds)
        search.thoughts = [begin]
        for done, score, plan in second_thoughts(arena, changes, begin, league, f"thoughts {search.seed}", until, thoughts):
            search.thoughts = [plan]
            watch.tell(COUNTED + (end - COUNTED) * done / (thoughts or 1), score)
    except KeyboardInterrupt:
        return True
    finally:
        arena.threads = 1
    return False


def _polished(search: Search, league: League, watch: _Watch) -> Plan:
    """The best of the best plans, when they are made simple and polished."""
    arena, changes = tools(search.kingdom, search.engine)
    steps, until = (STEPS_A_ROUND * watch.rounds, inf) if watch.rounds else (None, watch.at(POLISHED))
    simple = partial(simplified, search.kingdom, search.engine, league=league, seed=f"simple {search.seed}")
    found = sorted(search.different(), key=lambda plan: -arena.share(plan, league[0].player, search.seed, CHOSEN_GAMES))
    plans = [simple(plan) for plan in found[:MOST_POLISHED]]
    best = plans[0]
    for done, score, best in polished(arena, changes, plans, league[0].player, f"polish {search.seed}", until, steps):
        search.thoughts = [best]
        watch.tell(SEARCH_PARTS[1] + (COUNTED - SEARCH_PARTS[1]) * done / (steps or 1), score)
    return best
