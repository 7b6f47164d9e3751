"""A strategy as a bot at a table.

A strategy is written for the state, so it is shown one in which everything that its seat can't know is dealt again.
"""

from __future__ import annotations

from functools import lru_cache

from deckwright.engine.box import Box
from deckwright.engine.decision import Answer, Decision, spoken
from deckwright.engine.game import Game
from deckwright.engine.sampling import sampled
from deckwright.engine.view import View
from deckwright.errors import Problem
from deckwright.sim.policy import Policy, compile_strategy
from deckwright.sim.runner import decide
from deckwright.sim.strategy_file import Strategy


class StrategyBot:
    """Plays a strategy in one game; ``seed`` is for the cards dealt again."""

    def __init__(self, game: Game, strategy: Strategy, seed: int) -> None:
        check_cards(strategy, game.setup.kingdom)
        self._game, self._seed = game, seed
        self._policy = _policy(strategy, game.setup.box())

    def decide(self, view: View, decision: Decision) -> Answer:
        """The answer to this decision; the same one again after an undo."""
        state = sampled(self._game.state, decision.player, (self._seed + self._game.answers_given) % (1 << 64))
        verb, cards = decide(state, self._policy)
        return spoken(state, verb, cards)


def check_cards(strategy: Strategy, kingdom: tuple[str, ...]) -> None:
    """Refuse a strategy whose cards are not in the kingdom."""
    lacking = sorted(strategy.needs - set(kingdom))
    if lacking:
        raise Problem("bot-needs", bot=strategy.name, cards=", ".join(lacking))


@lru_cache(maxsize=256)
def _policy(strategy: Strategy, box: Box) -> Policy:
    return compile_strategy(strategy, box)
