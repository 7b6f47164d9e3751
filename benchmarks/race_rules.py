"""How many answers a race should have, for the time there is (docs/search.md has the figures).

    python benchmarks/race_rules.py --minutes 10 --share 0.2

The learned player plays itself on random kingdoms. Some of its decisions are looked at closely: the eight likeliest answers are played on
from many deals, and it is noted how long that takes. A race can then be run again and again on what was noted, with a clock that goes as
fast as it did: by some deals it chooses, and others say what the choice is worth. Decisions differ much in what a simulation costs, so a
rule must be measured by the time and not by simulations.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, median, stdev
from sys import stderr
from time import perf_counter, thread_time

from decisions import Decision, decisions

from deckwright.learn.player import learned_player
from deckwright.search import racing
from deckwright.search.candidates import Candidate, Said
from deckwright.search.native_rollouts import native_rollouts
from deckwright.search.rollouts import Horizon
from deckwright.search.thinking import _horizon

KINGDOMS = 8_600_000
"""Random kingdoms from this seed on: none was trained on."""
CHOOSING, TELLING, TIMED = 64, 96, 8
"""Deals to choose by, to tell what a choice is worth, and to take the time of."""
TO_THE_END = Horizon(400)
TIMES = 6
"""A race is run with the deals in so many orders."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A decision: its answers, what each was worth by deal, and the seconds of a simulation."""

    answers: list[Candidate]
    choosing: list[list[float]]
    telling: list[float]
    pace: float


class Recorded:
    """Rollouts that were played before, with the clock of then."""

    def __init__(self, decision: Noted, order: Random) -> None:
        self.decision, self.now = decision, 0.0
        self.places = {one.said: place for place, one in enumerate(decision.answers)}
        self.columns = order.sample(range(CHOOSING), CHOOSING)
        self.deals: dict[int, int] = {}

    def values(self, said: Sequence[Said], deals: Sequence[int], horizon: Horizon) -> list[list[float]]:
        """What was noted; who needs more deals than there are meets the first ones again."""
        self.now += self.decision.pace * len(said) * len(deals)
        columns = [self.columns[self.deals.setdefault(deal, len(self.deals)) % CHOOSING] for deal in deals]
        return [[self.decision.choosing[self.places[one]][column] for column in columns] for one in said]


def noted(decision: Decision, luck: Random) -> Noted:
    """A decision looked at closely."""
    position, answers, value = decision
    said, horizon = [one.said for one in answers], _horizon(position.known)

    def played(deals: int, how_far: Horizon) -> tuple[list[list[float]], float]:
        rollouts = native_rollouts(position, learned_player(), value)
        assert rollouts is not None
        started = thread_time()
        found = rollouts.values(said, [luck.getrandbits(60) for _ in range(deals)], how_far)
        return found, (thread_time() - started) / (deals * len(said))

    _, pace = played(TIMED, horizon)
    telling, _ = played(TELLING, TO_THE_END)
    return Noted(answers, played(CHOOSING, horizon)[0], [mean(values) for values in telling], pace)


def gains(looked_at: Sequence[Noted], milliseconds: float) -> list[float]:
    """By decision, what a race with this much time gains over the policy."""
    found = []
    for number, decision in enumerate(looked_at):
        better = 0.0
        for turn in range(TIMES):
            rollouts = Recorded(decision, Random(f"{number} {turn}"))
            options = {"simulations": 10**6, "seed": turn, "horizon": Horizon(1), "deadline": milliseconds / 1000}
            run = racing.race(decision.answers, rollouts, clock=lambda rollouts=rollouts: rollouts.now, **options)  # type: ignore[misc, arg-type]
            better += decision.telling[run.ranking()[0]] - decision.telling[0]
        found.append(better / TIMES)
    return found


def main() -> None:
    """Note decisions, and print what races with more or fewer answers gain."""
    parser = argparse.ArgumentParser(description="How many answers a race should have, for the time there is.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--share", type=float, default=0.2, help="of the decisions that are looked at")
    parser.add_argument("--first", type=int, default=0, help="the number of the first kingdom")
    options = parser.parse_args()
    looked_at, games, every, begun = list[Noted](), 0, 0, perf_counter()
    while perf_counter() - begun < 60 * options.minutes:
        luck = Random(options.first + games)
        for decision in decisions(KINGDOMS, options.first + games):
            every += 1
            if luck.random() < options.share:
                looked_at.append(noted(decision, luck))
        games += 1
        print(f"game {games}: {len(looked_at)} decisions", file=stderr, flush=True)
    paces = sorted(1000 * one.pace for one in looked_at)
    print(f"{games} games with {every / games:.0f} decisions each, {len(looked_at)} looked at; a simulation takes {median(paces):.2f} ms,")
    print(f"{paces[len(paces) // 10]:.2f} in the quickest tenth and {paces[-len(paces) // 10]:.2f} in the slowest\n")
    budgets = (100, 200, 400, 800)
    print("| simulations for each answer | " + " | ".join(f"{budget} ms" for budget in budgets) + " |\n|---|" + "---|" * len(budgets))
    for each in (1, 8, 14, 20, 28, 40, 1000):
        racing.EACH = each
        cells = []
        for budget in budgets:
            found = [gain * every / games for gain in gains(looked_at, budget)]
            cells.append(f"{mean(found):.2f} ± {stdev(found) / len(found) ** 0.5:.2f}")
        print(f"| {each} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
