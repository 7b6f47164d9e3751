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
from deckwright.sim.library import strategies
from deckwright.sim.native_counting import policy_data
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import Strategy, read_strategy

Tables = dict[str, Any]
Wanted = tuple[Box, Strategy]
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
