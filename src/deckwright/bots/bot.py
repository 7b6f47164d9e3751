"""What a bot is, and how bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from deckwright.engine.decision import Answer, Decision
from deckwright.engine.game import Game
from deckwright.engine.view import View
from deckwright.errors import Problem

MOST_ANSWERS = 1_000_000
"""A game that takes longer than this is stuck."""


class Bot(Protocol):
    """Decides from what its seat sees and what it is asked."""

    def decide(self, view: View, decision: Decision) -> Answer:
        """The answer to this decision."""
        ...


def answer_once(game: Game, bots: Sequence[Bot]) -> Answer:
    """Let the bot that is asked answer; the bots sit in seat order."""
    decision = game.decision
    answer = bots[decision.player].decide(game.view(decision.player), decision)
    game.answer(answer, decision.player)
    return answer


def finish(game: Game, bots: Sequence[Bot], most: int = MOST_ANSWERS) -> Game:
    """Play the game to its end."""
    for _ in range(most):
        if game.is_over:
            return game
        answer_once(game, bots)
    raise Problem("game-too-long", most=most)
