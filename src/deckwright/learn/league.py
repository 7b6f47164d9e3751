"""Opponents besides oneself: strategies that fit a kingdom, played by the native machine, and past selves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from deckwright.engine.box import Box, open_box
from deckwright.native import machine
from deckwright.native.exchange import native_box, pile_sizes
from deckwright.sim.library import find_strategy, strategies
from deckwright.sim.native_counting import policy_data
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import Strategy, read_strategy

Tables = dict[str, Any]
Wanted = tuple[Box, Strategy]
YARDSTICK, WEIGHING_GAMES, WEIGHING_TURNS = "all-rounder", 80, 120
FINALISTS, FINAL_GAMES = 6, 400
FEW_BOXES = 8
IN_THIS_PROCESS = 300
"""So few strategies are compiled without others' help."""


@cache
def menus(folder: str) -> tuple[Strategy, ...]:
    """The strategy files in a folder, by name."""
    return tuple(read_strategy(path) for path in sorted(Path(folder).glob("*.strategy"))) if folder else ()


def opponents_for(box: Box, folder: str = "") -> list[Strategy]:
    """Every strategy of the library and of the folder that can be played with these cards."""
    there = set(box.kingdom)
    return [strategy for strategy in (*strategies(), *menus(folder)) if strategy.needs <= there]


def strengths(boxes: Sequence[Box], folder: str = "", processes: int = 0) -> list[list[float]]:
    """For each box, how strong each of its ``opponents_for`` is: its share of points against one that plays every kingdom well."""
    processes = processes or os.cpu_count() or 1
    tasks = [(box.sets, box.kingdom, folder) for box in boxes]
    if processes == 1 or len(tasks) <= FEW_BOXES:
        return [_strengths(task) for task in tasks]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return list(pool.map(_strengths, tasks, chunksize=max(len(tasks) // (processes * 4), 1)))


def _strengths(task: tuple[tuple[str, ...], tuple[str, ...], str]) -> list[float]:
    sets, kingdom, folder = task
    box = open_box(sets, kingdom)
    contest = Contest(box)
    return [contest.share(strategy, find_strategy(YARDSTICK), WEIGHING_GAMES) for strategy in opponents_for(box, folder)]


def champion(box: Box, able: Sequence[Strategy], found: Sequence[float]) -> Strategy:
    """The best of these strategies: those that did best against the yardstick play each other."""
    order = sorted(range(len(able)), key=lambda number: -found[number])
    finalists = [able[number] for number in order[:FINALISTS]]
    contest = Contest(box)
    points = [0.0] * len(finalists)
    for (one, first), (two, second) in combinations(enumerate(finalists), 2):
        share = contest.share(first, second, FINAL_GAMES)
        points[one] += share
        points[two] += 1 - share
    return finalists[points.index(max(points))]


class Contest:
    """Matches of two strategies on one kingdom, played by the native machine."""

    def __init__(self, box: Box) -> None:
        self._box, self._native, self._sizes = box, native_box(box), pile_sizes(box, 2)
        self._policies: dict[str, Any] = {}

    def share(self, one: Strategy, other: Strategy, games: int) -> float:
        """The share of points that ``one`` wins."""
        policies = [self._policy(one), self._policy(other)]
        counted = machine().run_match(self._native, self._sizes, policies, 1, 0, games, True, WEIGHING_TURNS, 1)
        return float(sum(counted["shares"][winners] / winners for winners in (1, 2)) / max(counted["games"], 1))

    def _policy(self, strategy: Strategy) -> Any:
        if strategy.name not in self._policies:
            self._policies[strategy.name] = machine().make_policy(self._native, policy_data(compile_strategy(strategy, self._box)))
        return self._policies[strategy.name]


def compiled(wanted: Sequence[Wanted], processes: int = 0) -> list[Tables]:
    """The tables of strategies for boxes; many of them are made by several processes."""
    processes = processes or os.cpu_count() or 1
    if len(wanted) <= IN_THIS_PROCESS or processes == 1:
        return [policy_data(compile_strategy(strategy, box)) for box, strategy in wanted]
    tasks = [(box.sets, box.kingdom, strategy) for box, strategy in wanted]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return list(pool.map(_compile, tasks, chunksize=max(len(tasks) // (processes * 4), 1)))


def _compile(task: tuple[tuple[str, ...], tuple[str, ...], Strategy]) -> Tables:
    sets, kingdom, strategy = task
    return policy_data(compile_strategy(strategy, open_box(sets, kingdom)))
