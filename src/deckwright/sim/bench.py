"""Fixed workloads: how fast the machines are, and whether whole games come out right.

The reference values of A, B and C were measured with independent programs over tens of millions of games; win rates can't agree
by accident. D and E are there so that speed isn't bought for three cards only.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from time import perf_counter, process_time
from typing import Any

from deckwright.engine.box import Box, open_box
from deckwright.engine.score import winners
from deckwright.engine.setup import new_state
from deckwright.errors import UnknownName, suggestion
from deckwright.native import AVAILABLE
from deckwright.native.exchange import to_native
from deckwright.sim.library import find_strategy
from deckwright.sim.match import ENGINES
from deckwright.sim.native_counting import count_games_natively
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import TURN_LIMIT, play_policies

STANDARD = ("Militia", "Smithy", "Witch")
SEASIDE = ("Ambassador", "Bazaar", "Caravan", "Fishing Village", "Ghost Ship", "Lighthouse", "Sea Hag", "Treasury", "Warehouse", "Wharf")


@dataclass(frozen=True, slots=True)
class Workload:
    """Two strategies of the library, the first of which always starts, and what comes out of it in the long run, where that is known."""

    strategies: tuple[str, str]
    kingdom: tuple[str, ...] = STANDARD
    sets: tuple[str, ...] = ("base-2e",)
    first_wins: float | None = None
    draws: float | None = None
    second_wins: float | None = None
    mean_turns: float | None = None

    @property
    def title(self) -> str:
        """Who plays whom."""
        return " v ".join(self.strategies)


WORKLOADS = {
    "A": Workload(("BM", "BM"), first_wins=0.2434, draws=0.3327, second_wins=0.4239, mean_turns=34.209),
    "B": Workload(("BM Smithy", "BM"), first_wins=0.5148, draws=0.2986, second_wins=0.1866, mean_turns=32.257),
    "C": Workload(("BM Witch", "BM Militia"), first_wins=0.9128, draws=0.0, second_wins=0.0872, mean_turns=42.228),
    "D": Workload(("Double Witch", "Smithy Ultimate")),
    "E": Workload(("Fishing Village Wharf", "Sea Hag"), SEASIDE, ("seaside-1e",)),
}
SLICES = 10


@dataclass(frozen=True, slots=True)
class Row:
    """What one engine did with one workload. Speeds are per second of processor time on one core, best of the slices."""

    workload: str
    engine: str
    games: int
    games_per_second: float
    decisions_per_second: float
    first_wins: float
    draws: float
    second_wins: float
    mean_turns: float
    copy_microseconds: float

    def as_dict(self) -> dict[str, Any]:
        """The row for JSON."""
        return asdict(self)


def known(name: str, names: tuple[str, ...], code: str) -> str:
    """The same name, after checking that it is one of these."""
    if name not in names:
        raise UnknownName(code, name=name, suggestion=suggestion(name, list(names)), known=", ".join(names))
    return name


@cache
def prepared(name: str) -> tuple[Box, tuple[Policy, ...]]:
    """The cards of a workload and its strategies in numbers."""
    workload = WORKLOADS[known(name, tuple(WORKLOADS), "unknown-workload")]
    box = open_box(workload.sets, workload.kingdom)
    return box, tuple(compile_strategy(find_strategy(strategy), box) for strategy in workload.strategies)


@dataclass(slots=True)
class Count:
    """What a slice of games showed."""

    results: list[int]
    turns: int
    decisions: int


def play_slice(name: str, engine: str, first_seed: int, games: int) -> Count:
    """Some games of a workload, the first strategy always first."""
    box, policies = prepared(name)
    if engine == "native":
        tally = count_games_natively(box, policies, first_seed, 0, games, False, TURN_LIMIT)
        return Count([tally.wins[0], tally.ties, tally.wins[1]], tally.turns, tally.decisions)
    count = Count([0, 0, 0], 0, 0)
    for seed in range(first_seed, first_seed + games):
        state, asked = play_policies(box, policies, seed)
        won = winners(state) or [0, 1]  # stopped by the turn limit
        count.results[1 if len(won) != 1 else 2 * won[0]] += 1
        count.turns += sum(state.turns)
        count.decisions += asked
    return count


def run_workload(
    name: str, games: int, first_seed: int = 0, progress: Callable[[int], None] = lambda games: None, engine: str = "python"
) -> Row:
    """Play the games of one workload in slices, since other programs disturb the clock; the best slice counts for the speed."""
    known(engine, ENGINES, "unknown-engine")
    prepared(name)
    total, best, best_decisions = Count([0, 0, 0], 0, 0), 0.0, 0.0
    for number in range(SLICES):
        start, end = games * number // SLICES, games * (number + 1) // SLICES
        started = process_time()
        part = play_slice(name, engine, first_seed + start, end - start)
        seconds = max(process_time() - started, 1e-9)
        if (end - start) / seconds > best:
            best, best_decisions = (end - start) / seconds, part.decisions / seconds
        total.results = [one + other for one, other in zip(total.results, part.results, strict=True)]
        total.turns += part.turns
        total.decisions += part.decisions
        progress(end - start)
    first, draws, second = (count / max(games, 1) for count in total.results)
    return Row(name, engine, games, best, best_decisions, first, draws, second, total.turns / max(games, 1), copy_time(name, engine))


def copy_time(name: str, engine: str = "python", copies: int = 2_000, rounds: int = 7) -> float:
    """Microseconds to copy a two-player state at its first decision from Python, best of the rounds."""
    state = new_state(prepared(name)[0], 2, seed=1)
    copy = to_native(state).copy if engine == "native" else state.copy
    best = float("inf")
    for _ in range(rounds):
        started = perf_counter()
        for _ in range(copies):
            copy()
        best = min(best, perf_counter() - started)
    return best / copies * 1e6


def more_native_times(games: int = 1024, steps: int = 400) -> dict[str, float]:
    """What else the native machine is measured by: a copy inside it, and a decision in a batch (numpy needed)."""
    if not AVAILABLE:
        return {}
    from deckwright.native import machine

    state = new_state(prepared("C")[0], 2, seed=1)
    times = {"copy_nanoseconds": min(machine().copy_nanoseconds(to_native(state), 200_000) for _ in range(5))}
    with suppress(ImportError):
        times["batch_nanoseconds"] = min(batch_time(games, steps) for _ in range(5))
    return times


def batch_time(games: int, steps: int) -> float:
    """Nanoseconds for one decision of a batch: a mask looked at and an answer given, games without numpy's own time."""
    import numpy as np

    from deckwright.native.batch import Batch

    batch = Batch(prepared("C")[0], games)
    batch.reset(np.arange(games, dtype=np.uint64))
    weights = np.ones(batch.masks.shape[1], np.float32)
    weights[batch.treasures] = 100.0
    random, spent, done = np.random.default_rng(1), 0.0, 0
    for _ in range(steps):
        actions = (batch.masks * weights * random.random(batch.masks.shape, np.float32)).argmax(axis=1).astype(np.int32)
        running = int((batch.deciders >= 0).sum())
        started = process_time()
        batch.step(actions)
        spent += process_time() - started
        done += running
        if running < games // 2:
            batch.reset(random.integers(0, 1 << 62, games, dtype=np.uint64))
    return spent / max(done, 1) * 1e9
