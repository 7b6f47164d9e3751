"""The learned player that thinks ahead: for as many milliseconds a decision as it is given, on one core."""

from __future__ import annotations

from zlib import crc32

from deckwright.bots.learned_bot import STAND_IN
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.position import Position
from deckwright.learn.player import can_judge
from deckwright.search import think
from deckwright.sim.library import find_strategy

MOST_SIMULATIONS = 100_000
SURE = 0.98
"""What the policy is so sure of is not thought about."""


class SearchBot:
    """Keeps nothing in mind; its luck in thinking depends on its seed and on what it sees."""

    def __init__(self, milliseconds: float, seed: int = 0, simulations: int = MOST_SIMULATIONS) -> None:
        self.milliseconds, self.seed, self.simulations = milliseconds, seed, simulations

    def decide(self, position: Position) -> Answer:
        """The best answer that it finds in its time."""
        if not can_judge(position.box):
            return StrategyBot(find_strategy(STAND_IN)).decide(position)
        seed = self.seed ^ crc32(b"/".join(position.known.zones))
        return think(position, simulations=self.simulations, seed=seed, milliseconds=self.milliseconds, sure=SURE).best
