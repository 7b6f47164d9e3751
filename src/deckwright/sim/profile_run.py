"""Games of every sort on a native machine that counts its branches, so that the compiler can lay out the final one after them.

The build hook runs it: ``python -m deckwright.sim.profile_run MODULE``, with the counting module. The standard library has to be
enough here, since there is nothing else where packages are built.
"""

from __future__ import annotations

import sys
from array import array
from importlib.util import module_from_spec, spec_from_file_location
from random import Random
from typing import Any

WORKLOAD_GAMES = 10_000
MATCH_GAMES = 100
KINGDOMS, TOGETHER, STEPS = 12, 32, 150


def load(path: str) -> None:
    """Take the module at this path for the native machine, before anybody asks for it."""
    name = "deckwright.native._machine"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[name] = module


def play_workloads() -> None:
    """The workloads of the benchmark."""
    from deckwright.sim.bench import WORKLOADS, play_slice

    for name in WORKLOADS:
        play_slice(name, "native", 1, WORKLOAD_GAMES)


def play_matches() -> None:
    """Every strategy of the library against its neighbour."""
    from itertools import pairwise

    from deckwright.cards import KINGDOM_SETS
    from deckwright.engine.box import open_box
    from deckwright.sim.library import strategies
    from deckwright.sim.native_counting import count_games_natively
    from deckwright.sim.policy import compile_strategy
    from deckwright.sim.runner import TURN_LIMIT

    for pair in pairwise(strategies()):
        box = open_box(KINGDOM_SETS, tuple(sorted(pair[0].needs | pair[1].needs)))
        policies = tuple(compile_strategy(strategy, box) for strategy in pair)
        count_games_natively(box, policies, 1, 0, MATCH_GAMES, True, TURN_LIMIT)


def play_batches() -> None:
    """Random games over random kingdoms of all sets, many together as learning machines play them."""
    from deckwright.cards import KINGDOM_SETS, kingdom_names
    from deckwright.engine.box import open_box
    from deckwright.engine.layout import KINGDOM_PILES

    random = Random("training")
    for number in range(KINGDOMS):
        kingdom = tuple(sorted(random.sample(kingdom_names((KINGDOM_SETS[number % len(KINGDOM_SETS)],)), KINGDOM_PILES)))
        play_batch(open_box(KINGDOM_SETS, kingdom), 2 + number % 3, random)


def play_batch(box: Any, players: int, random: Random) -> None:
    """Random actions in games with these cards, Treasures before anything else as people play them."""
    from deckwright.native import machine
    from deckwright.native.exchange import native_box, pile_sizes

    native = machine()
    batch = native.Batch(native_box(box), pile_sizes(box, players), TOGETHER, players)
    batch.reset(array("Q", (random.getrandbits(62) for _ in range(TOGETHER))))
    deciders, width = array("i", [-1] * TOGETHER), batch.actions
    allowed = bytearray(TOGETHER * width)
    masks = memoryview(allowed).cast("B", (TOGETHER, width))
    for _ in range(STEPS):
        batch.look(deciders, masks)
        actions = array("i")
        for game in range(TOGETHER):
            row = allowed[game * width : (game + 1) * width]
            choices = [action for action in range(width) if row[action]] or [0]
            actions.append(native.ACTION_TREASURES if row[native.ACTION_TREASURES] else random.choice(choices))
        batch.step(actions)


def main() -> None:
    """Play everything once; what was counted is written when the process ends."""
    load(sys.argv[1])
    play_workloads()
    play_matches()
    play_batches()


if __name__ == "__main__":
    main()
