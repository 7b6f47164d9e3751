"""Fixed workloads: how fast the machine is, and whether whole games come out right.

The reference values were measured with independent programs over tens of millions of games; win rates can't agree by accident.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, process_time
from typing import Any

from deckwright.engine.box import open_box
from deckwright.engine.score import winners
from deckwright.engine.setup import new_state
from deckwright.errors import UnknownName, suggestion
from deckwright.sim.policy import compile_strategy
from deckwright.sim.runner import play_policies
from deckwright.sim.strategy_file import parse_strategy

KINGDOM = ("Militia", "Smithy", "Witch")

_DISCARD = "discard: Curse; Estate; Duchy; Province; Copper; Silver; Gold; Smithy; Militia; Witch"
BIG_MONEY = "buy: Province; Gold; Silver"
SMITHY = "buy: Province; Gold; Smithy if n < 2; Silver"
WITCH = "buy: Province; Witch if n < 2; Gold; Silver"
MILITIA = "buy: Province; Militia if n < 2; Gold; Silver"


@dataclass(frozen=True, slots=True)
class Workload:
    """Two strategies, the first of which always starts, and what comes out of it in the long run."""

    title: str
    strategies: tuple[str, str]
    first_wins: float
    draws: float
    second_wins: float
    mean_turns: float


WORKLOADS = {
    "A": Workload("Big Money v Big Money", (BIG_MONEY, BIG_MONEY), 0.2434, 0.3327, 0.4239, 34.209),
    "B": Workload("Big Money with Smithy v Big Money", (SMITHY, BIG_MONEY), 0.5148, 0.2986, 0.1866, 32.257),
    "C": Workload("Big Money with Witch v Big Money with Militia", (WITCH, MILITIA), 0.9128, 0.0, 0.0872, 42.228),
}
ENGINES = ("python",)


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


def run_workload(name: str, games: int, first_seed: int = 0, slices: int = 10, progress: Callable[[int], None] = lambda games: None) -> Row:
    """Play the games of one workload in slices, since other programs disturb the clock; the best slice counts for the speed."""
    workload = WORKLOADS[known(name, tuple(WORKLOADS), "unknown-workload")]
    box = open_box(("base-2e",), KINGDOM)
    policies = tuple(compile_strategy(parse_strategy(f"{text}\n{_DISCARD}"), box) for text in workload.strategies)
    results, turns, decisions, best, best_decisions = [0, 0, 0], 0, 0, 0.0, 0.0
    done = 0
    for number in range(slices):
        start_game, end_game = games * number // slices, games * (number + 1) // slices
        started, asked_before = process_time(), decisions
        for game in range(start_game, end_game):
            state, asked = play_policies(box, policies, first_seed + game)
            decisions += asked
            turns += sum(state.turns)
            won = winners(state)
            results[1 if len(won) != 1 else 2 * won[0]] += 1
        seconds = max(process_time() - started, 1e-9)
        done = end_game
        if (end_game - start_game) / seconds > best:
            best, best_decisions = (end_game - start_game) / seconds, (decisions - asked_before) / seconds
        progress(end_game - start_game)
    first, draws, second = (count / max(done, 1) for count in results)
    return Row(name, "python", done, best, best_decisions, first, draws, second, turns / max(done, 1), copy_time())


def copy_time(copies: int = 2_000, rounds: int = 7) -> float:
    """Microseconds to copy a two-player state in the middle of a game, best of the rounds."""
    state = new_state(open_box(("base-2e",), KINGDOM), 2, seed=1)
    best = float("inf")
    for _ in range(rounds):
        started = perf_counter()
        for _ in range(copies):
            state.copy()
        best = min(best, perf_counter() - started)
    return best / copies * 1e6
