"""Polishing: all small changes of a plan are tried at once, and those that bring most stay, until none brings anything.

A small change leaves most games as they were, so hundreds of them are proved in about a second. That makes a rough plan a good one of its
kind; which kind is best shows only then, so two that differ are polished side by side at first. Second thoughts are polished as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import perf_counter

from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import Arena
from deckwright.solve.changing import Changes
from deckwright.solve.plan import NOT_TO_LOSE, Line, Plan
from deckwright.solve.proving import pace, paced, proved, race, variant_of

HEATS: tuple[tuple[int, int], ...] = ((300, 80), (1_500, 20), (6_000, 4), (20_000, 1))
"""Games in which changes prove themselves, and how many go on after them."""
HOPEFUL, LATER_HEATS = 30, ((1_500, 12), (6_000, 4), (20_000, 1))
"""So many of the others may prove themselves besides the best one, and how."""
COMPARED_GAMES = 12_000
"""In which polished plans are compared."""
AT_RANDOM = 100
"""Changes besides all those of numbers, limits and places: new lines, other cards and tests."""
BETTER = 0.0007
"""What a change must bring."""
STEPS = (-1, 1, -2, 2, -3, 3)
"""How far numbers are changed; small ones less far."""
LIMITS = (1, 2, 3, 4)
POINTS = ("Province", "Duchy", "Estate")
TIMES = {"gains_left <=": range(1, 9), "turn >": range(6, 18), "deck >": range(14, 30, 2), "money >": range(8, 26, 2)}
"""When points may be bought."""
MOST_POLISHED = 2
STAGES = ((MOST_POLISHED, 1), (1, 4))
"""How many plans are polished side by side, and for how many steps; with the last of them it ends."""
FRUITLESS = 2
"""Steps without any gain after which a plan shines."""
STEP_AS = 90_000
"""A step takes about as long as so many games."""
_SEEDS = 1 << 48
_NUMBER = re.compile(r"(?<![\w(.])-?\d+(?![\w.])")


@dataclass(slots=True)
class _Piece:
    """A plan at work."""

    plan: Plan
    fruitless: int = 0


def polished(
    arena: Arena,
    changes: Changes,
    plans: Sequence[Plan],
    opponent: Plan | Strategy,
    seed: str,
    until: float = inf,
    steps: int | None = None,
) -> Iterator[tuple[int, float, Plan]]:
    """Steps so far, the score, and the best of these plans, ever better; the first are thought to be the best ones.

    It ends when nothing more is to be had, when the time is up, or after so many steps.
    """
    random, done = Random(seed), 0
    there = [replace(plan, buy=tuple(line for line in plan.buy if line.card in arena.box.kinds)) for plan in plans]
    pieces = [_Piece(plan) for plan in there if plan.buy][:MOST_POLISHED]
    all_steps = sum(number * times for number, times in STAGES)
    polish = Polish(arena, changes, opponent, pace(arena, plans[0], opponent, until - perf_counter(), all_steps * STEP_AS))
    for number, times in STAGES:
        shares = polish.shares([piece.plan for piece in pieces], random)
        pieces = [pieces[place] for place in sorted(range(len(pieces)), key=lambda place: (-shares[place], place))[:number]]
        for piece in times * pieces:
            if piece.fruitless < FRUITLESS and perf_counter() < until and (steps is None or done < steps):
                plan = polish.step(piece.plan, random, until)
                piece.plan, piece.fruitless = plan, 0 if plan != piece.plan else piece.fruitless + 1
                done += 1
                yield done, max(shares), pieces[0].plan
    best = pieces[0].plan
    yield done, polish.shares([best], random)[0], best


@dataclass(frozen=True, slots=True)
class Polish:
    """Makes plans better, against this opponent."""

    arena: Arena
    changes: Changes
    opponent: Plan | Strategy
    pace: float
    """Which part of the games can be afforded."""

    def games(self, number: int) -> int:
        """As many of these games as can be afforded."""
        return paced(number, self.pace)

    def shares(self, plans: Sequence[Plan], random: Random) -> list[float]:
        """Of plans, in the same games."""
        seed = random.randrange(_SEEDS)
        return [self.arena.share(plan, self.opponent, seed, self.games(COMPARED_GAMES)) for plan in plans]

    def step(self, plan: Plan, random: Random, until: float = inf, before: Plan | None = None) -> Plan:
        """With the change that brings most, then with the one that brings most besides, and so on.

        With a plan that it was ``before``, only lines that are new since then are changed.
        """
        pool, heats = [difference(plan, other) for other in neighbours(self.changes, plan, random)], HEATS
        if before is not None:
            pool = [change for change in pool if any(line not in before.buy for line in plan.buy[change.start : change.end])]
        while pool and perf_counter() < until:
            pool, gain = self.raced(plan, pool, heats, random.randrange(_SEEDS))
            if gain < BETTER:
                break
            taken, *others = pool
            plan, heats = taken.made(plan), LATER_HEATS
            pool = [moved for change in others if (moved := change.after(taken)) is not None and moved.made(plan).buy]
        return plan

    def raced(self, plan: Plan, pool: Sequence[Change], heats: Sequence[tuple[int, int]], seed: int) -> tuple[list[Change], float]:
        """The changes that may bring something, the best of them first, and what that one brings."""
        tried = [variant_of(plan, change.made(plan)) for change in pool]

        def gains(places: list[int], first: int, games: int) -> list[tuple[float, float]]:
            return proved(self.arena, plan, self.opponent, [tried[place] for place in places], seed, first, games)

        order, gain = race(len(pool), [(self.games(games), keep) for games, keep in heats], gains)
        return [pool[place] for place in order[:HOPEFUL]], gain


@dataclass(frozen=True, slots=True)
class Change:
    """Some lines of a menu become others."""

    start: int
    end: int
    lines: tuple[Line, ...]

    def made(self, plan: Plan) -> Plan:
        """The plan with this change."""
        return replace(plan, buy=(*plan.buy[: self.start], *self.lines, *plan.buy[self.end :]))

    def after(self, other: Change) -> Change | None:
        """The same change in a plan with the other one; nothing where both are about the same lines."""
        if self.start >= other.end and (self.start, self.end) != (other.start, other.end):
            shift = len(other.lines) - (other.end - other.start)
            return Change(self.start + shift, self.end + shift, self.lines)
        return self if self.end <= other.start and (self.start, self.end) != (other.start, other.end) else None


def difference(plan: Plan, other: Plan) -> Change:
    """The change that makes another plan of this one."""
    one, two = plan.buy, other.buy
    most = min(len(one), len(two))
    start = next((place for place in range(most) if one[place] != two[place]), most)
    same = next((place for place in range(most - start) if one[-1 - place] != two[-1 - place]), most - start)
    return Change(start, len(one) - same, two[start : len(two) - same])


def neighbours(changes: Changes, plan: Plan, random: Random) -> list[Plan]:
    """All plans with another number, a test or a line less, a limit or a line elsewhere, and some with other lines; none of them twice."""
    lines = plan.buy
    menus = [(*lines[:place], other, *lines[place + 1 :]) for place, line in enumerate(lines) for other in _others(line)]
    if len(lines) > 1:
        rest = [(line, (*lines[:place], *lines[place + 1 :])) for place, line in enumerate(lines)]
        menus += [left for _, left in rest]
        menus += [(*left[:place], line, *left[place:]) for line, left in rest for place in range(len(lines))]
    menus += [menu for card in POINTS for menu in _other_times(plan, card)]
    found = dict.fromkeys(menus)
    for _ in range(2 * AT_RANDOM):
        if len(found) >= len(menus) + AT_RANDOM:
            break
        found[changes.another_menu(plan, random).buy] = None
    found.pop(lines, None)
    return [replace(plan, buy=menu) for menu in found]


def _other_times(plan: Plan, card: str) -> Iterator[tuple[Line, ...]]:
    """Menus that buy points at other times: by one fact instead of what a line says, and where better things are out of reach."""
    lines = plan.buy
    places = [place for place, line in enumerate(lines) if line.card == card]
    for test in (f"{fact} {number}" for fact, numbers in TIMES.items() for number in numbers):
        for place in places:
            yield *lines[:place], Line(card, (test,)), *lines[place + 1 :]
        gold = next((place for place, line in enumerate(lines) if line.card == "Gold"), -1)
        if gold >= 0 and card != "Province":
            yield *lines[: gold + 1], Line(card, (test,)), *lines[gold + 1 :]


def _others(line: Line) -> Iterator[Line]:
    """The line with other numbers, without a test, or with a limit where it has none."""
    for place, test in enumerate(line.tests):
        before, after = line.tests[:place], line.tests[place + 1 :]
        yield Line(line.card, (*before, *after))
        for number in _NUMBER.finditer(test):
            value = int(number[0])
            for step in STEPS if abs(value) > 5 else STEPS[:4] if abs(value) > 2 else STEPS[:2]:
                changed = f"{test[: number.start()]}{value + step}{test[number.end() :]}"
                if (value < 0 or value + step >= 0) and changed != "n < 0":
                    yield Line(line.card, (*before, changed, *after))
    if line.card == "Province":
        others = tuple(test for test in line.tests if "lead" not in test)
        yield from (Line(line.card, tests) for tests in ((*others, NOT_TO_LOSE),) if tests != line.tests)
    if not any(test.startswith("n < ") for test in line.tests):
        yield from (Line(line.card, (f"n < {limit}", *line.tests)) for limit in LIMITS)
