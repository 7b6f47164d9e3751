"""What a bot is, and how bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from deckwright.engine.answer import Answer
from deckwright.engine.game import Game
from deckwright.engine.position import Position
from deckwright.errors import Problem

MOST_ANSWERS = 1_000_000
"""A game that takes longer than this is stuck."""


class Bot(Protocol):
    """Decides from what its seat sees and knows, and what it is asked."""

    def decide(self, position: Position) -> Answer:
        """The answer to the decision of this position."""
        ...


def position_for(game: Game, bot: Bot) -> Position:
    """The decision as a bot gets it: those that make use of it get what their seat remembers of the game."""
    return Position(game.state, game.recollection(game.state.asking) if remembers(bot) else None)


def remembers(bot: Bot) -> bool:
    """Whether a bot makes use of what its seat remembers."""
    return bool(getattr(bot, "remembers", False))


def answer_once(game: Game, bots: Sequence[Bot]) -> Answer:
    """Let the bot that is asked answer; the bots sit in seat order."""
    position = position_for(game, bots[game.decision.player])
    answer = bots[position.seat].decide(position)
    game.answer(answer, position.seat)
    return answer


def finish(game: Game, bots: Sequence[Bot], most: int = MOST_ANSWERS) -> Game:
    """Play the game to its end."""
    for _ in range(most):
        if game.is_over:
            return game
        answer_once(game, bots)
    raise Problem("game-too-long", most=most)
