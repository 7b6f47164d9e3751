"""Practising: how a good player uses its cards is tried with a plan, and kept where the plan does better with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import Arena
from deckwright.solve.plan import Plan, Section
from deckwright.solve.proving import pace, paced

GAMES = 50_000
"""In which the best of the sections with one heading is found, and as many others in which it must prove itself."""
BETTER = 0.002
"""What a section must bring to stay."""
_SEEDS = 1 << 48


def practised(arena: Arena, plan: Plan, opponent: Plan | Strategy, sections: Sequence[Section], seed: str, seconds: float = inf) -> Plan:
    """The plan with those of the sections that make it better; of each heading the best one."""
    if not sections:
        return plan
    headings = dict.fromkeys(heading for heading, _ in sections)
    games = paced(GAMES, pace(arena, plan, opponent, seconds, GAMES * (len(sections) + 2 * len(headings))))
    luck = Random(seed).randrange(_SEEDS)
    for heading in headings:
        tried = [plan.with_section(heading, entries) for name, entries in sections if name == heading]
        best = max(tried, key=lambda other: arena.share(other, opponent, luck, games))
        before, after = (arena.share(one, opponent, luck, games, first=games) for one in (plan, best))
        plan = best if after >= before + BETTER else plan
    return plan
