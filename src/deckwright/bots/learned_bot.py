"""The learned player as a bot at a table: the network that taught itself, on what its seat knows."""

from __future__ import annotations

from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.answering import spoken
from deckwright.engine.position import Position
from deckwright.learn.player import Player, can_judge, learned_player
from deckwright.native.picks import Picks, answer_of
from deckwright.sim.library import find_strategy

STAND_IN = "All-Rounder"
"""Plays games with more kinds of cards than the network has room for."""


class LearnedBot:
    """Plays what the network likes best; it keeps nothing in mind, so a game may be taken back or handed over at any moment."""

    def __init__(self, player: Player | None = None) -> None:
        self.player = player or learned_player()

    def decide(self, position: Position) -> Answer:
        """Its answer: an action of the network, or several where several cards are asked for."""
        if not can_judge(position.box):
            return StrategyBot(find_strategy(STAND_IN)).decide(position)
        state = position.known
        picks: Picks = ()
        while True:
            picks, answer = answer_of(state, picks, self.player.action(state, picks))
            if answer is not None:
                return spoken(state, *answer)
