"""Practising: how a good player uses its cards is tried with a plan, and kept where the plan does better with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import Arena
from deckwright.solve.plan import Plan, Section
from deckwright.solve.proving import pace, paced

GAMES = 60_000
"""Of a plan with each section, and without it."""
BETTER = 0.001
"""What a section must bring to stay."""
_SEEDS = 1 << 48


def practised(
    arena: Arena, plan: Plan, opponent: Plan | Strategy, sections: Sequence[Section], seed: str, seconds: float = inf
) -> tuple[float, Plan]:
    """The score of a plan, and the plan with those of the sections that make it better; of each heading the best one."""
    random = Random(seed)
    games = paced(GAMES, pace(arena, plan, opponent, seconds, GAMES * (len(sections) + 1)))
    luck = random.randrange(_SEEDS)
    score = arena.share(plan, opponent, luck, games)
    for heading in dict.fromkeys(heading for heading, _ in sections):
        tried = [plan.with_section(heading, entries) for name, entries in sections if name == heading]
        shares = [arena.share(other, opponent, luck, games) for other in tried]
        if max(shares) >= score + BETTER:
            plan, score = tried[shares.index(max(shares))], max(shares)
    return score, plan
