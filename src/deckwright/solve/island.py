"""An island: some plans that change, and of which the best stay. Every decision between them is made on games never played before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import Arena, Trace
from deckwright.solve.changing import Changes
from deckwright.solve.ideas import Idea, beginnings
from deckwright.solve.plan import Plan

PARENTS = 4
CHILDREN = 20
FIRST_GAMES = 48
"""Of each child in the first heat; half of them go on, with twice the games."""
FINALISTS = 3
FINAL_GAMES = 400
"""Of each child that gets through the heats, and of each parent in every generation until it has played enough."""
ENOUGH_GAMES = 6_000
CROSSED = 0.2
_SEEDS = 1 << 48


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody to beat, and how much that counts."""

    player: Plan | Strategy
    weight: float


League = tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A plan with what it has shown against the league so far."""

    plan: Plan
    score: float = 0.0
    games: int = 0

    def after(self, score: float, games: int) -> Entry:
        """With more games."""
        total = self.games + games
        return Entry(self.plan, (self.score * self.games + score * games) / total, total)


@dataclass(frozen=True, slots=True)
class Island:
    """What an island is between two rounds: it can be sent to another process."""

    idea: Idea
    entries: tuple[Entry, ...] = ()
    """The best first."""
    league: League = ()
    """Against which they have shown it."""

    @property
    def best(self) -> Entry:
        """The plan that stands out."""
        return self.entries[0]


class Contest:
    """Games of plans against a league, counted."""

    def __init__(self, arena: Arena, league: League, random: Random, care: int = 1) -> None:
        self.arena, self.league, self.random, self.games, self.care = arena, league, random, 0, care

    def more(self, entries: Sequence[Entry], games: int) -> list[Entry]:
        """Everybody plays some more games, all with the same luck, on seeds that nobody has seen."""
        seeds = [self.random.randrange(_SEEDS) for _ in self.league]
        return [self._traced(entry, games, self.league, seeds)[0] for entry in entries]

    def _drawn(self) -> League:
        """Two of the league for a first look, since every match costs something besides its games."""
        drawn = self.random.choices(self.league, [member.weight for member in self.league], k=2)
        return tuple(Member(member.player, 1.0) for member in dict.fromkeys(drawn))

    def _traced(self, entry: Entry, games: int, league: League, seeds: list[int]) -> tuple[Entry, Trace]:
        score, weights = 0.0, sum(member.weight for member in league)
        trace: Trace = ()
        for member, seed in zip(league, seeds, strict=True):
            part = max(2 * round(games * member.weight / weights / 2), 2)
            won, left = self.arena.played(entry.plan, member.player, seed, part)
            score, trace = score + member.weight / weights * won, (*trace, *left)
            self.games += part
        return entry.after(score, games), trace

    def heats(self, plans: Sequence[Plan], keep: int, known: Sequence[Plan] = ()) -> list[Entry]:
        """Successive halving: the better half goes on with twice the games, until few are left.

        Whoever plays just as a known plan does, or as one before it, is left out at once: nothing can be learned from it.
        """
        games, league = FIRST_GAMES * self.care, self._drawn()
        seeds = [self.random.randrange(_SEEDS) for _ in league]
        traces = {self._traced(Entry(plan), games, league, seeds)[1] for plan in known}
        running: list[Entry] = []
        for plan in plans:
            entry, trace = self._traced(Entry(plan), games, league, seeds)
            if trace not in traces:
                traces.add(trace)
                running.append(entry)
        running = ranked(running)[: max(len(running) // 2, keep)]
        while len(running) > keep:
            games *= 2
            running = ranked(self.more(running, games))[: max(len(running) // 2, keep)]
        return running


def ranked(entries: Sequence[Entry]) -> list[Entry]:
    """The best first."""
    return sorted(entries, key=lambda entry: -entry.score)


def evolve_island(
    arena: Arena, changes: Changes, island: Island, league: League, migrants: Sequence[Plan], games: int, seed: str, care: int = 1
) -> Island:
    """Generations of an island until this many games are played; with more care, every decision takes this many times the games."""
    random = Random(seed)
    contest = Contest(arena, league, random, care)
    known = island.league == league  # what was shown against others counts no longer
    entries = [entry if known else Entry(entry.plan) for entry in island.entries]
    if not entries:
        found = contest.heats(beginnings(island.idea, arena.box, changes, random), PARENTS)
        entries = [Entry(entry.plan) for entry in found]
    entries = entries if known else ranked(contest.more(entries, FINAL_GAMES * care))
    while contest.games < games:
        entries = _generation(contest, changes, island.idea, entries, migrants)
    return Island(island.idea, tuple(entries), league)


def _generation(contest: Contest, changes: Changes, idea: Idea, entries: list[Entry], migrants: Sequence[Plan]) -> list[Entry]:
    random, known = contest.random, {entry.plan for entry in entries}
    parents = [entry.plan for entry in entries]
    children: dict[Plan, None] = {}
    for _ in range(4 * CHILDREN):
        plan = parents[min(random.randrange(len(parents)), random.randrange(len(parents)))]
        if random.random() < CROSSED:
            other = random.choice((*parents, *migrants))
            plan = changes.crossed(plan, other, random) if random.random() < 0.5 else changes.crossed(other, plan, random)
        plan = changes.changed(plan, random)
        if plan not in known and idea.fits(plan):
            children[plan] = None
        if len(children) == CHILDREN:
            break
    finalists = [
        Entry(entry.plan) for entry in contest.heats(list(children), FINALISTS, parents)
    ]  # the luck of the heats is not theirs to keep
    young = [entry for entry in entries if entry.games < ENOUGH_GAMES * contest.care]
    old = [entry for entry in entries if entry.games >= ENOUGH_GAMES * contest.care]
    return ranked([*old, *contest.more([*young, *finalists], FINAL_GAMES * contest.care)])[:PARENTS]
