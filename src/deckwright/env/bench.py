"""How many decisions a second the environments do: random play with observations, masks, new games and the random choices themselves."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

from deckwright.cards import KINGDOM_SETS, kingdom_names
from deckwright.engine.box import Box, open_box
from deckwright.engine.layout import KINGDOM_PILES
from deckwright.native import AVAILABLE
from deckwright.native.exchange import can_play

KINGDOMS, GAMES = 64, 1024
SLICES, STEPS = 10, 100


@dataclass(frozen=True, slots=True)
class Speed:
    """Decisions a second on a number of threads: of processor time on one, of the clock on several; the best slice counts."""

    threads: int
    decisions: float


def random_boxes(number: int, seed: int = 1) -> list[Box]:
    """Random kingdoms of all sets that the native machine can play."""
    random, boxes = Random(seed), list[Box]()
    names = kingdom_names()
    while len(boxes) < number:
        box = open_box(KINGDOM_SETS, tuple(sorted(random.sample(names, KINGDOM_PILES))))
        if can_play(box):
            boxes.append(box)
    return boxes


def environment_speeds(slices: int = SLICES, steps: int = STEPS) -> list[Speed]:
    """On one thread and on all cores; nothing where numpy or the native machine is missing."""
    if not AVAILABLE:
        return []
    with suppress(ImportError):
        return [speed(threads, slices, steps) for threads in sorted({1, os.cpu_count() or 1})]
    return []


def speed(threads: int, slices: int = SLICES, steps: int = STEPS) -> Speed:
    """Games of two players over random kingdoms."""
    from deckwright.env.vector import VectorEnvironment

    environment = VectorEnvironment(random_boxes(KINGDOMS), GAMES // KINGDOMS, threads=threads, copy=False)
    environment.reset(seed=1)
    clock, best = process_time if threads == 1 else perf_counter, 0.0
    for _ in range(slices):
        started = clock()
        for _ in range(steps):
            environment.step(environment.random_actions())
        best = max(best, steps * environment.num_envs / max(clock() - started, 1e-9))
    return Speed(threads, best)
