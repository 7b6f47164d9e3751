"""What small changes of a plan bring, many at a time: most games go on just as without them, and are not played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import inf
from time import perf_counter

from deckwright.native import machine
from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import TURN_LIMIT, Arena
from deckwright.solve.plan import Plan

TIMED_GAMES = 400
"""So many games tell how long one takes."""
SLOWEST = 0.05
"""Games become fewer where they take long, but not fewer than this part of them."""


class Sort(IntEnum):
    """How a plan differs from another one."""

    ADDED = 0  # a line is new
    STRICTER = 1  # a line is followed less often
    LEFT_OUT = 2  # a line is gone
    OTHER = 3  # anything may be different from a line on


@dataclass(frozen=True, slots=True)
class Variant:
    """A plan that differs from another one in its menu, from a line on."""

    plan: Plan
    line: int
    sort: Sort = Sort.OTHER


def variant_of(plan: Plan, other: Plan) -> Variant:
    """Another plan as a variant of this one, whatever is different in its menu."""
    same = next((place for place, (one, two) in enumerate(zip(plan.buy, other.buy, strict=False)) if one != two), len(other.buy))
    return Variant(other, min(same, len(other.buy) - 1))


def proved(
    arena: Arena, plan: Plan, opponent: Plan | Strategy, variants: Sequence[Variant], seed: int, first: int, games: int
) -> list[tuple[float, float]]:
    """How much more of the points each variant of a plan wins against an opponent, and the deviation of that. Any game
    may be the first one.
    """
    tables = [(arena.ready(variant.plan), variant.line, int(variant.sort)) for variant in variants]
    pair = [arena.ready(plan), arena.ready(opponent)]
    return list(machine().prove_lines(*arena.tables, pair, tables, seed, first, games, TURN_LIMIT, arena.threads)[1])


def pace(arena: Arena, plan: Plan, opponent: Plan | Strategy, seconds: float, games: float) -> float:
    """Which part of so many games can be afforded in this time."""
    if seconds == inf:
        return 1.0
    begun = perf_counter()
    arena.share(plan, opponent, 0, TIMED_GAMES)
    takes = (perf_counter() - begun) / TIMED_GAMES
    return min(max(seconds / (games * takes), SLOWEST), 1.0)


def paced(number: int, part: float) -> int:
    """This part of so many games; an even number, since the seats alternate."""
    return 2 * max(round(number * part / 2), 1)


def race(
    number: int,
    heats: Sequence[tuple[int, int]],
    gains: Callable[[list[int], int, int], Sequence[tuple[float, float]]],
    usual: float = inf,
    better: float = -inf,
) -> tuple[list[int], float]:
    """Which of so many changes may bring something, the best of them first, and what that one brings.

    A heat is the games it has, and how many go on after it. ``gains`` plays it for some of the changes, from a game on. Who lies behind
    clearly is out after the first one. What a change brings is told by the last heat alone: before that the first of many are lucky.
    Those that bring less than ``better`` there stand behind the others. Where good changes bring about as much as is ``usual``, the order
    is by what is to be expected of them: by bare gains, those that make a difference in many games would come first by luck alone, before
    small ones that are sure.
    """
    running, hopeful, last, played = list(range(number)), list[int](), dict[int, float](), 0
    brought, variance = [0.0] * number, [0.0] * number

    def order(place: int) -> tuple[float, int]:
        return -brought[place] / (1 + variance[place] / usual**2), place

    for games, keep in heats:
        if not running:
            break
        found = dict(zip(running, gains(running, played, games), strict=True))
        last = {place: gain for place, (gain, _) in found.items()}
        for place, (gain, deviation) in found.items():
            brought[place] = (brought[place] * played + gain * games) / (played + games)
            variance[place] = (variance[place] * played**2 + (deviation * games) ** 2) / (played + games) ** 2
        able = running if played else [place for place, (gain, deviation) in found.items() if gain >= -deviation]
        running = sorted(able, key=order)[:keep]
        hopeful = hopeful if played else running
        played += games
    others = sorted(set(hopeful) - set(running), key=order)
    running.sort(key=lambda place: last[place] < better)
    return [*running, *others], last[running[0]] if running else 0.0
