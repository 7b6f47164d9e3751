"""How far a search should look: what it gains by each horizon over the policy's own answers (docs/search.md has the figures).

    python benchmarks/horizons.py --decisions 100 --deals 160 --milliseconds 200

Decisions come from games of the learned player against itself on random kingdoms. Every answer that the search would think about is played
to the end of many deals; that is what it is worth. Then the search chooses in its time, once for each horizon.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev
from time import thread_time
from typing import NamedTuple

from deckwright.bots.learned_bot import LearnedBot
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.learn.kingdoms import random_kingdom
from deckwright.learn.player import learned_player
from deckwright.search import racing
from deckwright.search.candidates import Candidate, candidates
from deckwright.search.native_rollouts import NativeRollouts, native_rollouts
from deckwright.search.rollouts import Horizon

KINGDOMS = 7_000_000
"""Random kingdoms from this seed on: none was trained on."""
UNSURE = 0.97
"""Only decisions count in which the policy is less sure than this."""
LATEST = 110
TO_THE_END = Horizon(400)
HORIZONS = [Horizon(1), Horizon(3, 2), Horizon(6, 2), Horizon(10, 3), Horizon(14, 4), TO_THE_END]
DEALS = 10**9
"""The first of the deals that are played to their end: none that a search would draw."""


class Weighed(NamedTuple):
    """A decision, the answers that the policy might give, and what each is really worth."""

    position: Position
    value: float
    answers: list[Candidate]
    worths: list[float]


def rollouts(position: Position, value: float) -> NativeRollouts | None:
    """Games that go on from a decision."""
    return native_rollouts(position, learned_player(), value)


def decision(random: Random) -> tuple[Position, list[Candidate], float] | None:
    """An unsure decision from somewhere in a game, if there is one."""
    box = random_kingdom(KINGDOMS + random.randrange(10**6))
    game = Game(Setup(kingdom=box.kingdom, sets=box.sets, players=2, seed=random.getrandbits(60)))
    bot, wait = LearnedBot(), random.randrange(LATEST)
    while not game.is_over:
        position = Position(game.state, game.recollection(game.state.asking))
        if wait <= 0:
            answers, value = candidates(position.known, learned_player())
            if len(answers) > 1 and answers[0].prior < UNSURE:
                return position, answers, value
        wait -= 1
        game.answer(bot.decide(position))
    return None


def weighed(number: int, deals: int, seed: int) -> list[Weighed]:
    """This many decisions, with all their answers played to the end."""
    random, found = Random(f"horizons {seed}"), list[Weighed]()
    while len(found) < number:
        drawn = decision(random)
        if drawn is None:
            continue
        position, answers, value = drawn
        playing = rollouts(position, value)
        if playing is not None:
            values = playing.values([one.said for one in answers], range(DEALS, DEALS + deals), TO_THE_END)
            found.append(Weighed(position, value, answers, [mean(row) for row in values]))
    return found


def gains(decisions: list[Weighed], horizon: Horizon, seconds: float) -> tuple[list[float], float]:
    """What the search gains in each decision over the likeliest answer of the policy, and how many deals it took."""
    found, simulations = [], 0
    for one in decisions:
        playing = rollouts(one.position, one.value)
        assert playing is not None
        deadline = thread_time() + seconds
        run = racing.race(one.answers, playing, simulations=10**6, seed=5, horizon=horizon, deadline=deadline, clock=thread_time)
        simulations += sum(map(len, run.values))
        found.append(one.worths[run.ranking()[0]] - one.worths[0])
    return found, simulations / len(decisions)


def main() -> None:
    """Weigh decisions, then search."""
    parser = argparse.ArgumentParser(description="What a search gains by each horizon.")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--deals", type=int, default=160, help="that each answer is played to the end of")
    parser.add_argument("--milliseconds", type=float, default=200.0)
    parser.add_argument("--certainty", type=float, default=racing.CERTAINTY, help="standard errors after which an answer drops out")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    decisions = weighed(options.decisions, options.deals, options.seed)
    racing.CERTAINTY = options.certainty
    print("| turns | judgements of the last | deals | gain | standard error |\n|---|---|---|---|---|")
    for horizon in HORIZONS:
        found, deals = gains(decisions, horizon, options.milliseconds / 1000)
        counting = f"{horizon.counting} turns" if horizon.counting else ""
        turns = "to the end" if horizon == TO_THE_END else str(horizon.turns)
        error = stdev(found) / len(found) ** 0.5
        print(f"| {turns} | {counting} | {deals:.0f} | {mean(found):.4f} | {error:.4f} |", flush=True)


if __name__ == "__main__":
    main()
