"""An island: some plans that change, and of which the best stay.

They are compared in the same games for one round, and in new ones for the next, so that nobody stays for long who was only lucky.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from deckwright.solve.arena import Arena
from deckwright.solve.changing import Changes
from deckwright.solve.contest import Contest, Entry, League, ranked
from deckwright.solve.ideas import Idea, beginnings
from deckwright.solve.plan import Plan

PARENTS = 4
CHILDREN = 20
FIRST_GAMES = {"native": 60, "python": 12}
"""Of each child in the first heat."""
FULL_GAMES = {"native": 720, "python": 48}
"""Of each child that gets through the heats, and of each parent in every round; twice as many at the end of it."""
SHORTEST_ROUND = 16
"""A round has at least this many times the games of a plan that gets through."""
PROMISING = 10
"""Plans of a round that may prove themselves at its end."""
CROSSED = 0.2
DOUBT = 0.2
"""How much better a new plan has to be than one that has stood its ground: this, divided by the root of the games."""


@dataclass(frozen=True, slots=True)
class Island:
    """What an island is between two rounds: it can be sent to another process."""

    idea: Idea
    entries: tuple[Entry, ...] = ()
    """The best first, with what they have shown in games that were not the ones they were chosen by."""
    age: int = 0
    """Rounds since it began."""

    @property
    def best(self) -> Entry:
        """The plan that stands out."""
        return self.entries[0]


def evolve_island(
    arena: Arena,
    changes: Changes,
    island: Island,
    league: League,
    migrants: Sequence[Plan],
    games: int,
    round_seed: str,
    care: int = 1,
) -> Island:
    """Generations of an island until this many games are played; with more care, every decision takes this many times the games.

    The games of a round are the same on all islands.
    """
    random = Random(f"{round_seed} {island.idea} {[entry.plan for entry in island.entries[:1]]}")
    engine = "native" if arena.native else "python"
    first = FIRST_GAMES[engine]
    full = max(min(FULL_GAMES[engine] * care, games // SHORTEST_ROUND), first)
    plans = [entry.plan for entry in island.entries]
    if not plans:
        begun = beginnings(island.idea, arena.box, changes, random)
        plans = [entry.plan for entry in Contest(arena, league, random).race(begun, first, 4 * first, keep=PARENTS)]
    contest = Contest(arena, league, Random(round_seed))
    entries = parents = contest.all_upto(contest.new(plans, first), full)
    promising: list[Entry] = []
    while contest.games < games:
        children = _children(changes, island.idea, [entry.plan for entry in entries], migrants, random)
        if not children:  # nothing can be changed so that it still follows the idea
            break
        found = contest.race(children, first, full, entries[-1])
        found = [entry for entry in found if not island.idea.cards or island.idea.is_followed(contest.bought(entry.plan, first))]
        promising = ranked([*promising, *found])[:PROMISING]
        entries = ranked([*entries, *found])[:PARENTS]
    others = Contest(arena, league, Random(f"{round_seed} again"))
    proven = _proven(others, [entry.plan for entry in parents], [entry.plan for entry in promising], full)
    return Island(island.idea, tuple(proven), island.age + 1)


def _proven(contest: Contest, old: Sequence[Plan], new: Sequence[Plan], games: int) -> list[Entry]:
    """The best in games that nobody was chosen by, since the first of hundreds are lucky ones. When in doubt, the old ones stay."""
    entries = [Entry(plan) for plan in (*old, *new)]
    for keep, part in ((2 * PARENTS, games // 2), (PARENTS, games), (PARENTS, 2 * games)):
        played = [contest.upto(entry, part) for entry in entries]
        entries = sorted(played, key=lambda entry: (entry.plan in new) * DOUBT / entry.games**0.5 - entry.score)[:keep]
    return entries


def _children(changes: Changes, idea: Idea, parents: Sequence[Plan], migrants: Sequence[Plan], random: Random) -> list[Plan]:
    """New plans that follow the idea."""
    found: dict[Plan, None] = {}
    for _ in range(4 * CHILDREN):
        plan = parents[min(random.randrange(len(parents)), random.randrange(len(parents)))]
        if random.random() < CROSSED:
            other = random.choice((*parents, *migrants))
            plan = changes.crossed(plan, other, random) if random.random() < 0.5 else changes.crossed(other, plan, random)
        plan = changes.changed(plan, random)
        if plan not in parents and idea.fits(plan):
            found[plan] = None
        if len(found) == CHILDREN:
            break
    return list(found)
