"""The learned player that thinks ahead: for as many milliseconds a decision as it is given, on one core."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from zlib import crc32

from deckwright.bots.learned_bot import STAND_IN, LearnedBot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.position import Position
from deckwright.learn.player import can_judge
from deckwright.learn.winning import buys
from deckwright.native import AVAILABLE
from deckwright.native.exchange import can_play
from deckwright.search import think
from deckwright.sim.library import find_strategy

MOST_SIMULATIONS = 100_000
SURE = 0.995
"""What the policy is so sure of is not thought about."""
SURE_OF_A_PURCHASE = 1 - 1e-10
"""It is often sure of a purchase that is not the best: these are thought about unless there is only one answer."""


class SearchBot:
    """Keeps nothing in mind but what its positions bring with them; its luck in thinking depends on its seed and on what it knows."""

    remembers = True

    def __init__(self, milliseconds: float, seed: int = 0, clock: Callable[[], float] = thread_time) -> None:
        self.milliseconds, self.seed, self.clock = milliseconds, seed, clock

    def decide(self, position: Position) -> Answer:
        """The best answer that it finds in its time."""
        return self.decide_within(position, self.milliseconds)

    def decide_within(self, position: Position, milliseconds: float) -> Answer:
        """The same in less time; with none the network alone decides."""
        if not can_judge(position.box):
            return StrategyBot(find_strategy(STAND_IN)).decide(position)
        if milliseconds <= 0:
            return LearnedBot().decide(position)
        seed = self.seed ^ crc32(b"/".join(position.known.zones))
        fast = AVAILABLE and can_play(position.box)  # elsewhere the network alone is quick enough
        simulations = MOST_SIMULATIONS if fast else 0
        sure = SURE_OF_A_PURCHASE if buys(position.known) else SURE
        return think(position, simulations=simulations, seed=seed, milliseconds=milliseconds, sure=sure, clock=self.clock).best
