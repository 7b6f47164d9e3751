"""How well win chances made of the network's values agree with how games end (docs/review.md has the figures).

    python benchmarks/calibration.py --games 1000 --players 2

Each turn of a game gives one estimate: everybody's value at their next decision, made into chances that add up to 1.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

from deckwright.bots.bot import Bot
from deckwright.bots.learned_bot import LearnedBot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give, spoken
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.learn.kingdoms import JUDGED, random_kingdom
from deckwright.learn.league import opponents_for
from deckwright.learn.player import learned_player
from deckwright.native.picks import TREASURES, Picks, allowed, answer_of
from deckwright.review.chances import chances_of, stretch_for

WARMTH = 0.5
"""Games are varied: actions are drawn by their logits divided by this."""
KINGDOMS = 100_000
BINS = 10
STRETCHES = [step / 10 for step in range(5, 61)]


class VariedBot(LearnedBot):
    """The learned player, but it draws its answer."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random

    def decide(self, position: Position) -> Answer:
        """An answer by chance, likelier the better it is thought to be."""
        state = position.known
        picks: Picks = ()
        while True:
            picks, answer = answer_of(state, picks, self._drawn(position, picks))
            if answer is not None:
                return spoken(state, *answer)

    def _drawn(self, position: Position, picks: Picks) -> int:
        able = allowed(position.known, picks)
        if TREASURES in able:
            return TREASURES
        logits, _ = self.player.judge(position.known, picks)
        best = max(logits.values())
        return self.random.choices(list(logits), [exp((logit - best) / WARMTH) for logit in logits.values()])[0]


class Estimate(NamedTuple):
    """Everybody's values at one time, and how the victory was shared in the end."""

    values: tuple[float, ...]
    shares: tuple[float, ...]


def play(seed: int, players: int) -> list[Estimate]:
    """One game; in every third one a strategy sits at the table."""
    random = Random(f"calibration {seed}")
    box = random_kingdom(JUDGED + random.randrange(KINGDOMS))
    bots: list[Bot] = [VariedBot(random) for _ in range(players)]
    if seed % 3 == 0:
        bots[random.randrange(players)] = StrategyBot(random.choice(opponents_for(box)))
    game = Game(Setup(kingdom=box.kingdom, sets=box.sets, players=players, seed=seed), keep=1)
    state, seen, turn = game.state, [], -1
    while state.asking >= 0:
        able = allowed(state, ())
        if sum(state.turns) > turn and len(able) > 1 and TREASURES not in able:
            turn = sum(state.turns)
            seen.append((state.asking, learned_player().judge(state)[1]))
        give(state, bots[state.asking].decide(Position(state)))
    winners = game.winners()
    shares = tuple((seat in winners) / len(winners) for seat in range(players))
    found = []
    for place in range(len(seen)):
        values = dict(reversed(seen[place:]))
        if len(values) == players:
            found.append(Estimate(tuple(values[seat] for seat in range(players)), shares))
    return found


def loss(estimates: Sequence[Estimate], stretch: float) -> float:
    """The mean surprise; the smaller, the better."""
    told = [(chances_of(one.values, stretch), one.shares) for one in estimates]
    return -sum(share * log(chance) for chances, shares in told for chance, share in zip(chances, shares, strict=True)) / len(told)


def main() -> None:
    """Play and print."""
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    wanted = options.parse_args()
    estimates = [one for number in range(wanted.games) for one in play(wanted.seed + number, wanted.players)]
    best = min(STRETCHES, key=lambda stretch: loss(estimates, stretch))
    print(f"{wanted.games} games, {len(estimates)} estimates; best stretch {best:g} (surprise {loss(estimates, best):.4f})")
    used = stretch_for(wanted.players)
    print(f"at stretch {used:g}: surprise {loss(estimates, used):.4f}, without any {loss(estimates, 1.0):.4f}")
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in estimates:
        for chance, share in zip(chances_of(one.values), one.shares, strict=True):
            rows[min(int(chance * BINS), BINS - 1)].append((chance, share))
    for row in rows:
        if row:
            said, won = (sum(part) / len(row) for part in zip(*row, strict=True))
            print(f"said {said:6.1%}  won {won:6.1%}  ({len(row)})")


if __name__ == "__main__":
    main()
