"""Plans compared: all of them play the same games, so that between plans that are alike little is left to luck.

A small change of a menu leaves most games as they were. On the same shuffles the difference between the two menus is then known as well as
five times the games would show it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import Arena, Trace
from deckwright.solve.plan import Plan

SLACK = 0.5
"""How far a plan may lie behind and yet be as good: this, divided by the root of the games. It is about the deviation of one game's
difference between two plans."""
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


class Contest:
    """Games of plans against a league: game number *n* has the same shuffles for everybody, and nobody has seen them before."""

    def __init__(self, arena: Arena, league: League, random: Random) -> None:
        self.arena, self.league, self.games = arena, league, 0
        self.seeds = [random.randrange(_SEEDS) for _ in league]
        self._weights = sum(member.weight for member in league)
        self._seen: dict[tuple[Plan, int], Entry] = {}
        self._traces: set[Trace] = set()

    def upto(self, entry: Entry, games: int) -> Entry:
        """The same plan after this many games; those it has played already count."""
        known = self._seen.get((entry.plan, games))
        return known or self._played(entry, games)[0]

    def all_upto(self, entries: Iterable[Entry], games: int) -> list[Entry]:
        """Each after this many games, the best first."""
        return ranked([self.upto(entry, games) for entry in entries])

    def new(self, plans: Iterable[Plan], games: int) -> list[Entry]:
        """The plans after their first games. Who plays just as another one did before is left out: nothing can be learned from it."""
        found = []
        for plan in plans:
            entry, trace = self._played(Entry(plan), games)
            if trace not in self._traces:
                self._traces.add(trace)
                found.append(entry)
        return ranked(found)

    def race(self, plans: Iterable[Plan], first: int, full: int, bar: Entry | None = None, keep: int = 1) -> list[Entry]:
        """Those of the plans that get through all heats: in each the better half goes on with twice the games.

        With a ``bar``, whoever lies clearly behind that plan in the same games is out at once.
        """
        games = first
        running = self.new(plans, games)
        while running:
            running = running[: max((len(running) + 1) // 2, keep)]
            if bar is not None:
                least = self.upto(Entry(bar.plan), games).score - SLACK / games**0.5 * (games < full)
                running = [entry for entry in running if entry.score > least]
            if games >= full:
                break
            games = min(2 * games, full)
            running = self.all_upto(running, games)
        return running

    def bought(self, plan: Plan, games: int) -> dict[str, float]:
        """How many copies of each card a plan buys in a game against the first of the league."""
        self.games += games
        return self.arena.bought(plan, self.league[0].player, self.seeds[0], games)

    def _played(self, entry: Entry, games: int) -> tuple[Entry, Trace]:
        score, trace, more = 0.0, list[int](), games - entry.games
        for member, seed in zip(self.league, self.seeds, strict=True):
            before, after = (
                max(2 * round(number * member.weight / self._weights / 2), 2) if number else 0 for number in (entry.games, games)
            )
            if after > before:
                won, left = self.arena.played(entry.plan, member.player, seed, after - before, before)
                self.games += after - before
            else:
                won, left = entry.score, ()
            score += member.weight / self._weights * won
            trace += left
        found = Entry(entry.plan, (entry.score * entry.games + score * more) / games, games)
        self._seen[entry.plan, games] = found
        return found, tuple(trace)


def ranked(entries: Sequence[Entry]) -> list[Entry]:
    """The best first."""
    return sorted(entries, key=lambda entry: -entry.score)
