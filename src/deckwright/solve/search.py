"""The search: islands that evolve side by side, a league that grows with what they find, and fewer islands as it becomes clear who is good.

What an island does in a round depends on the kingdom, the seed and the league alone, so the same rounds give the same plans on any number
of processes or machines. Only how many rounds there are is a matter of time, and how far the last one
goes: not every island need have its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import takewhile
from math import inf
from time import perf_counter

from deckwright.engine.box import Box, open_box
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.workers import Workers
from deckwright.solve.arena import Arena
from deckwright.solve.changing import Changes
from deckwright.solve.contest import Entry, League, Member
from deckwright.solve.ideas import LEARNED, MOST_IDEAS, START, ideas_for, learned_ideas, mixture
from deckwright.solve.island import Island, evolve_island
from deckwright.solve.plan import Plan, Section, plan_of

ROUND_GAMES = {"native": 36_000, "python": 2_000}
"""Of an island in a round."""
CHAMPIONS = 2
"""Past champions that the islands must beat besides the library."""
LIBRARY_WEIGHTS = (5.0, 1.0)
"""How much the strongest of the library count."""
CHAMPION_WEIGHTS = (0.5, 2.5)
"""How much a champion counts, before and after the library is beaten: then it is no longer what there is to learn from."""
BEATEN = 0.65
"""The score against the league with which the library is beaten."""
GOOD_ENOUGH = 0.55
"""The score against the league with which a plan becomes a champion."""
SPOILED = 0.45
"""A strategy of the library against which the best plan scores less joins the league: what beats the strongest may lose to others."""
SPOILERS = 2
SPOILER_GAMES = {"native": 240, "python": 20}
SURELY = 8
"""How many times the games it takes to be sure of one."""
MOST_SPOILERS_TRIED = 12
STAGES = ((0.0, 1.0, 1), (0.2, 0.5, 2), (0.4, 0.25, 3))
"""From this part of the search on, this part of the islands lives, and decisions take this many times the games. The last islands may leave
their idea when they had their time."""
FEWEST_ISLANDS = 4
"""An even number, since most have two or more cores."""
LIFE = 6
"""Rounds that are an island's time: then no small change improves its plans any more. Of the last islands all but the best begin anew."""

Report = Callable[[float, float], None]
"""Hears which part of the search is done, and how well the best plan does against the league."""


@dataclass
class Search:
    """Everything that is known of a search so far."""

    kingdom: Kingdom
    library: Sequence[Strategy]
    """Strategies that fit, the strongest first."""
    seed: int
    engine: str
    most_islands: int = MOST_IDEAS
    learned: Sequence[Plan] = ()
    """Plans read off the games of a teacher."""
    ways: Sequence[Section] = ()
    """How the teacher uses its cards."""
    islands: list[Island] = field(default_factory=list)
    retired: list[Entry] = field(default_factory=list)
    champions: list[Plan] = field(default_factory=list)
    spoilers: list[Strategy] = field(default_factory=list)
    """Of the library: those that beat what beats the strongest."""
    thoughts: list[Plan] = field(default_factory=list)
    """The best plan, thought over: made simple, and with lines that second thoughts brought."""
    rounds: int = 0
    beaten: bool = False
    """Whether the library was beaten clearly."""

    def __post_init__(self) -> None:
        ideas = ideas_for(box_of(self.kingdom), self._library_plans(), self.most_islands)
        self.ideas = [*learned_ideas(self.learned), *ideas][: self.most_islands]
        self.islands = [Island(idea) for idea in self.ideas]

    def library_league(self) -> League:
        """Those of the library who must be beaten: the best above all, and what spoiled plans."""
        strongest = [Member(strategy, weight) for strategy, weight in zip(self.library, LIBRARY_WEIGHTS, strict=False)]
        return (*strongest, *(Member(strategy, LIBRARY_WEIGHTS[0]) for strategy in self.spoilers))

    def league(self) -> League:
        """Whom the islands must beat: the library, and the last champions."""
        return (*self.library_league(), *(Member(plan, CHAMPION_WEIGHTS[self.beaten]) for plan in self.champions))

    def best(self) -> Entry | None:
        """The plan that does best against the league now."""
        return max((island.best for island in self.islands if island.entries), key=lambda entry: entry.score, default=None)

    def different(self) -> list[Plan]:
        """The best plans of the islands that live, the best one first; of those with the same cards there is one."""
        order = sorted((island.best for island in self.islands if island.entries), key=lambda entry: -entry.score)
        return list({frozenset(entry.plan.cards()): entry.plan for entry in reversed(order)}.values())[::-1]

    def known(self) -> list[Plan]:
        """What is the best before anything was found: that of the library, else money."""
        return self._library_plans()[:1] or [START]

    def _library_plans(self) -> list[Plan]:
        kinds = box_of(self.kingdom).kinds
        return [plan_of(strategy, kinds) for strategy in self.library]

    def candidates(self) -> list[Plan]:
        """The best plans of all islands there ever were, and the second best of those that live."""
        found = [entry.plan for island in self.islands for entry in island.entries[:2]]
        return list(dict.fromkeys([*self.thoughts, *found, *(entry.plan for entry in self.retired), *self.champions]))

    def run(self, workers: Workers, rounds: int | None, until: float, report: Report | None = None, early: float | None = None) -> None:
        """Rounds until the time is up, or as many as were asked for. It may be up earlier where the library is not beaten clearly: then
        there is more to be had from second thoughts about the best plan than from other ones.
        """
        started = perf_counter()
        while True:
            begun = perf_counter()
            end = until if early is None or self.beaten else early
            done = self.rounds / rounds if rounds else (begun - started) / max(end - started, 1e-9)
            lived = len(self.islands)
            stage = max(number for number, (begin, _, _) in enumerate(STAGES) if done >= begin)
            self._retire(stage, workers.workers)
            if stage == len(STAGES) - 1:
                self._renew()
            self._round(workers, STAGES[stage][2], inf if rounds else until)
            best = self.best()
            if report is not None and best is not None:
                report(min(done, 1.0), best.score)
            longest = (perf_counter() - begun) * len(self.islands) / lived
            end = until if early is None or self.beaten else early
            if (self.rounds >= rounds) if rounds else (perf_counter() + longest > end):
                return

    def _round(self, workers: Workers, care: int, until: float) -> None:
        """A round of all islands, the first of them first, or of as many as there is time for."""
        league, games = self.league(), ROUND_GAMES[self.engine] * care
        migrants = tuple(island.best.plan for island in self.islands if island.entries)
        work = partial(
            evolve_islands, self.kingdom, self.engine, tuple(self.islands), league, migrants, games, care, f"{self.seed} {self.rounds}"
        )
        in_time = takewhile(lambda place: not place or perf_counter() < until, range(len(self.islands)))
        with closing(workers.parts(work, ((place, 1) for place in in_time))) as parts:
            for place, island in parts:
                self.islands[place] = island
        self.rounds += 1
        best = self.best()
        if best is not None:
            self._look_for_spoilers(best.plan)
        self.beaten = self.beaten or (best is not None and best.score > BEATEN)
        if best is not None and best.score > GOOD_ENOUGH and self.rounds % 2 == 0 and best.plan not in self.champions:
            self.champions = [*self.champions, best.plan][-CHAMPIONS:]

    def _look_for_spoilers(self, plan: Plan) -> None:
        """Let the strategy of the library join the league that beats a plan most clearly, if one does in further games as well."""
        arena, _ = tools(self.kingdom, self.engine)
        others = [strategy for strategy in self.library[len(LIBRARY_WEIGHTS) :][:MOST_SPOILERS_TRIED] if strategy not in self.spoilers]
        games, seed = SPOILER_GAMES[self.engine], self.seed + self.rounds
        shares = [arena.share(plan, strategy, seed, games) for strategy in others]
        if not shares or min(shares) >= SPOILED:
            return
        worst = others[shares.index(min(shares))]
        if arena.share(plan, worst, seed, SURELY * games, games) < SPOILED:  # the lowest of many is mostly bad luck
            self.spoilers = [*self.spoilers, worst][-SPOILERS:]

    def _retire(self, stage: int, workers: int) -> None:
        """Give up the islands that do worst; their best plans are kept."""
        if not all(island.entries for island in self.islands):
            return
        alive = max(round(len(self.ideas) * STAGES[stage][1]), FEWEST_ISLANDS, min(workers, len(self.ideas)))
        order = _one_of_each_kind_first(sorted(self.islands, key=lambda island: -island.best.score))
        self.retired += [island.best for island in order[alive:]]
        self.islands = order[:alive]
        if stage == len(STAGES) - 1:
            self.islands = [
                replace(island, idea=replace(island.idea, cards=())) if island.age >= LIFE else island for island in self.islands
            ]

    def _renew(self) -> None:
        """Islands that had their time begin anew with a mixture of all that was found, all but the best one and what was learned.

        Decks that are built get better slowly, and little of them is left in a mixture with others.
        """
        best = self.best()
        for place, island in enumerate(self.islands):
            if island.age >= LIFE and island.best is not best and island.idea.kind != LEARNED:
                self.retired.append(island.best)
                self.islands[place] = Island(mixture(self.candidates()))


def _one_of_each_kind_first(islands: list[Island]) -> list[Island]:
    """The best island, then the best of each other kind of idea: some need longer than others to become good."""
    first = {island.idea.kind: island for island in reversed(islands)}
    heads = [island for island in islands if first[island.idea.kind] is island]
    return [*heads, *(island for island in islands if first[island.idea.kind] is not island)]


@lru_cache(maxsize=2)
def tools(kingdom: Kingdom, engine: str) -> tuple[Arena, Changes]:
    """What a process needs for a kingdom."""
    return Arena(box_of(kingdom), engine), Changes(box_of(kingdom))


def box_of(kingdom: Kingdom) -> Box:
    """The cards of a kingdom's games, as the simulator has them."""
    return open_box(kingdom.sets, tuple(sorted(kingdom.cards)))


def evolve_islands(
    kingdom: Kingdom,
    engine: str,
    islands: tuple[Island, ...],
    league: League,
    migrants: tuple[Plan, ...],
    games: int,
    care: int,
    seed: str,
    first: int,
    number: int,
) -> tuple[int, Island]:
    """One island's round, in this process."""
    arena, changes = tools(kingdom, engine)
    island = islands[first]
    return first, evolve_island(arena, changes, island, league, migrants, games, seed, care)
