"""Kingdoms to train on where a network does worst: ``python -m deckwright.learn.hardest WEIGHTS --kingdoms 2400 --keep 400``.

Against a plain strategy nearly every kingdom can be won; where that fails, the network misses what its cards could do together. What is
printed are seeds, the hardest first, as ``named`` in the settings of a run takes them.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import jax.numpy as jnp

from deckwright.learn.judging import Judge, Test
from deckwright.learn.kingdoms import JUDGED, random_kingdom
from deckwright.learn.network import Weights
from deckwright.learn.settings import Settings
from deckwright.learn.weights import load_weights
from deckwright.sim.library import find_strategy


def hardest(weights: Weights, seeds: Sequence[int], opponents: Sequence[str], games: int, threads: int = 0) -> dict[int, float]:
    """By seed, the hardest first: the share of points that the network wins there, in so many games against each opponent."""
    strategies = [find_strategy(name) for name in opponents]
    tests = [Test(str(seed), "", box, one) for seed in seeds for box in (random_kingdom(seed),) for one in strategies]
    judge = Judge(tests, games, threads or os.cpu_count() or 1, Settings(folder="").turn_limit, jnp.float32)
    found: dict[int, list[float]] = {}
    for test, share, _ in judge.scores({name: jnp.asarray(values) for name, values in weights.items()}, seed=11):
        found.setdefault(int(test.group), []).append(share)
    means = {seed: sum(shares) / len(shares) for seed, shares in found.items()}
    return dict(sorted(means.items(), key=lambda entry: entry[1]))


def main() -> None:
    """Print the seeds of the hardest kingdoms."""
    parser = ArgumentParser(prog="python -m deckwright.learn.hardest", description="Kingdoms on which a network does worst.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--kingdoms", type=int, default=2400, help="how many are tried")
    parser.add_argument("--first", type=int, default=20_000, help="the seed of the first one")
    parser.add_argument("--keep", type=int, default=400, help="how many are printed")
    parser.add_argument("--games", type=int, default=16, help="against each opponent on each kingdom")
    parser.add_argument("--opponent", action="append", help="repeat it; Big Money Ultimate if not said")
    options = parser.parse_args()
    if options.first + options.kingdoms > JUDGED:
        parser.error(f"seeds from {JUDGED} on are never trained on")
    if min(options.kingdoms, options.keep, options.games) < 1:
        parser.error("--kingdoms, --keep and --games take numbers from 1 on")
    seeds = range(options.first, options.first + options.kingdoms)
    found = hardest(load_weights(options.weights)[0], seeds, options.opponent or ["big-money-ultimate"], options.games)
    kept = list(found)[: options.keep]
    print(", ".join(f'"{seed}"' for seed in kept))
    means = [sum(shares) / len(shares) for shares in (list(found.values()), [found[seed] for seed in kept])]
    print(f"# {len(kept)} of {len(found)}: {means[1]:.1%} won there, {means[0]:.1%} everywhere")


if __name__ == "__main__":
    main()
