"""Opponents besides oneself: strategies that fit a kingdom, played by the native machine, and past selves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
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
    native, sizes = native_box(box), pile_sizes(box, 2)

    def made(strategy: Strategy) -> Any:
        return machine().make_policy(native, policy_data(compile_strategy(strategy, box)))

    yardstick = made(find_strategy(YARDSTICK))
    found = []
    for strategy in opponents_for(box, folder):
        counted = machine().run_match(native, sizes, [made(strategy), yardstick], 1, 0, WEIGHING_GAMES, True, WEIGHING_TURNS, 1)
        share = sum(counted["shares"][winners] / winners for winners in (1, 2)) / max(counted["games"], 1)
        found.append(float(share))
    return found


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
