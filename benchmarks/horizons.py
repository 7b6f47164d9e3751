"""How far a search should look: what it gains by each rule over the policy's own answers (docs/search.md has the figures).

    python benchmarks/horizons.py --minutes 10 --share 0.15 --milliseconds 200

The learned player plays itself on random kingdoms. Some of the decisions that the bot would think about are looked at closely: every answer
is played to the end of many deals; that is what it is worth. Then the search chooses in its time, once by each rule. All rules have the
same decisions, so their differences are more exact than their gains.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev
from sys import stderr
from time import perf_counter, thread_time
from typing import NamedTuple

from decisions import Decision, decisions

from deckwright.learn.player import learned_player
from deckwright.search import racing, thinking
from deckwright.search.native_rollouts import NativeRollouts, native_rollouts
from deckwright.search.rollouts import Horizon

KINGDOMS = 8_700_000
"""Random kingdoms from this seed on: none was trained on."""
TO_THE_END = Horizon(400)


class Rule(NamedTuple):
    """At least so many turns are played on, and up to this turn of the game; judgements in this last share of them count."""

    turns: int
    opening: int
    counting: float
    each: int
    """Simulations for each answer."""

    def horizon(self, played: int) -> Horizon:
        """How far this rule looks after so many turns of a game."""
        turns = max(self.turns, self.opening - played)
        return Horizon(turns, round(self.counting * turns))


NOW = Rule(2 * thinking.TURNS, thinking.OPENING, thinking.COUNTING, racing.EACH)
OTHERS = [Rule(10, 20, 0.3, 28), Rule(6, 24, 0.3, 20), Rule(6, 16, 0.6, 20), Rule(4, 24, 0.6, 20), Rule(8, 24, 0.6, 20)]
RULES = [NOW, *OTHERS, Rule(TO_THE_END.turns, 0, 0.0, 20)]


def rollouts(decision: Decision) -> NativeRollouts:
    """Games that go on from a decision."""
    found = native_rollouts(decision.position, learned_player(), decision.value)
    assert found is not None
    return found


def worths(decision: Decision, deals: int, luck: Random) -> list[float]:
    """What each answer is really worth: all are played to the end."""
    said = [one.said for one in decision.answers]
    values = rollouts(decision).values(said, [luck.getrandbits(60) for _ in range(deals)], TO_THE_END)
    return [mean(row) for row in values]


def choice(decision: Decision, rule: Rule, seconds: float, seed: int) -> tuple[int, int]:
    """Which answer the search chooses, and how many simulations it took."""
    racing.EACH = rule.each
    started = rollouts(decision)
    horizon, deadline = rule.horizon(sum(decision.position.known.turns)), thread_time() + seconds
    run = racing.race(decision.answers, started, simulations=10**6, seed=seed, horizon=horizon, deadline=deadline, clock=thread_time)
    return run.ranking()[0], sum(map(len, run.values))


def main() -> None:
    """Weigh decisions, then search by each rule."""
    parser = argparse.ArgumentParser(description="What a search gains by looking less or further ahead.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--share", type=float, default=0.15, help="of the decisions that are looked at")
    parser.add_argument("--deals", type=int, default=128, help="that each answer is played to the end of")
    parser.add_argument("--milliseconds", type=float, default=200.0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first kingdom")
    options = parser.parse_args()
    gains: list[list[float]] = [[] for _ in RULES]
    simulations, games, every, begun = [0] * len(RULES), 0, 0, perf_counter()

    while perf_counter() - begun < 60 * options.minutes:
        luck = Random(f"horizons {options.first + games}")
        for decision in decisions(KINGDOMS, options.first + games):
            every += 1
            if luck.random() >= options.share:
                continue
            worth = worths(decision, options.deals, luck)
            for number, rule in enumerate(RULES):
                chosen, took = choice(decision, rule, options.milliseconds / 1000, len(gains[number]))
                gains[number].append(worth[chosen] - worth[0])
                simulations[number] += took
        games += 1
        print(f"game {games}: {len(gains[0])} decisions", file=stderr, flush=True)
    count, times = len(gains[0]), every / games
    print(f"{games} games with {times:.0f} decisions each, {count} looked at\n")
    print("| turns | up to turn | counting | simulations | gain in a game | less the first |\n|---|---|---|---|---|---|")
    for number, rule in enumerate(RULES):
        less = [one - other for one, other in zip(gains[number], gains[0], strict=True)]
        cells = [f"{times * mean(values):+.3f} ± {times * stdev(values) / count**0.5:.3f}" for values in (gains[number], less)]
        row = (rule.turns, rule.opening, rule.counting, round(simulations[number] / count), *cells)
        print("| " + " | ".join(map(str, row)) + " |", flush=True)


if __name__ == "__main__":
    main()
