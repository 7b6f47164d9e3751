"""What thinking ahead gains in a whole game, and with which decisions (docs/search.md has the figures).

    python benchmarks/search_gains.py --games 60 --deals 160 --milliseconds 200

The bot that thinks plays the learned player on random kingdoms. Wherever it answers otherwise than the policy, both answers are played
to the end of the same new deals. What it gains in a game is the sum of all these differences, and that tells far more than who won: each
decision is compared with itself.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import mean, stdev
from sys import stderr
from time import thread_time

from deckwright.bots.learned_bot import LearnedBot
from deckwright.bots.search_bot import SearchBot
from deckwright.engine.answer import Answer
from deckwright.engine.answering import check
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.engine.program import Op
from deckwright.learn.kingdoms import random_kingdom
from deckwright.learn.player import learned_player
from deckwright.search.native_rollouts import native_rollouts
from deckwright.search.rollouts import Horizon

KINGDOMS = 8_500_000
"""Random kingdoms from this seed on: none was trained on."""
TO_THE_END = Horizon(400)
DEALS = 10**9
"""The first of the deals that answers are compared in: none that a search would draw."""
KINDS: dict[int, str] = {
    Op.BUY_PHASE: "purchases",
    Op.ACTION_PHASE: "Actions to play",
    Op.CHOOSE: "cards to choose",
    Op.CHOOSE_OPTION: "options",
}


def gain(position: Position, answer: Answer, other: Answer, deals: int) -> float:
    """How much better one answer is than another."""
    playing = native_rollouts(position, learned_player(), 0.0)
    assert playing is not None
    said = [(int(verb), cards) for verb, cards in (check(position.known, one) for one in (answer, other))]
    better, worse = playing.values(said, range(DEALS, DEALS + deals), TO_THE_END)
    return mean(better) - mean(worse)


def gains(number: int, deals: int, milliseconds: float) -> tuple[dict[str, list[float]], list[float]]:
    """What is gained in one game, by kind of decision, and the seconds that each decision took."""
    box = random_kingdom(KINGDOMS + number)
    game = Game(Setup(kingdom=box.kingdom, sets=box.sets, players=2, seed=number, first=number % 2))
    thinking, policy, found, took = SearchBot(milliseconds, number), LearnedBot(), defaultdict[str, list[float]](list), list[float]()
    while not game.is_over:
        state = game.state
        position = Position(state, game.recollection(state.asking))
        usual = policy.decide(position)
        if state.asking != 0:
            game.answer(usual)
            continue
        started = thread_time()
        answer = thinking.decide(position)
        took.append(thread_time() - started)
        if answer != usual:
            kind = KINDS.get(state.box.code[state.stack[-1].pc][0], "other questions")
            found[kind].append(gain(position, answer, usual, deals))
        game.answer(answer)
    return found, took


def main() -> None:
    """Play games, and print what they gained."""
    parser = argparse.ArgumentParser(description="What thinking ahead gains in a whole game.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--deals", type=int, default=160, help="that two answers are compared in")
    parser.add_argument("--milliseconds", type=float, default=200.0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first kingdom")
    options = parser.parse_args()
    games, times = list[dict[str, list[float]]](), list[float]()
    for number in range(options.first, options.first + options.games):
        found, took = gains(number, options.deals, options.milliseconds)
        games.append(found)
        times += took
        print(f"game {number}: {sum(map(sum, found.values())):.3f}", file=stderr, flush=True)
    print("| kind of decision | other answers in a game | gain in a game | standard error |\n|---|---|---|---|")
    for kind in [*KINDS.values(), "other questions", "all"]:
        sums = [sum(sum(some) for name, some in game.items() if kind in (name, "all")) for game in games]
        others = mean(sum(len(some) for name, some in game.items() if kind in (name, "all")) for game in games)
        print(f"| {kind} | {others:.2f} | {mean(sums):.3f} | {stdev(sums) / len(sums) ** 0.5:.3f} |")
    print(f"\n{1000 * mean(times):.0f} ms a decision, {1000 * max(times):.0f} at most; {len(times) / len(games):.0f} decisions a game")


if __name__ == "__main__":
    main()
