"""Decisions to measure a search by: those that it would think about, from games of the learned player against itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from deckwright.bots.learned_bot import LearnedBot
from deckwright.bots.search_bot import SURE
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.learn.kingdoms import random_kingdom
from deckwright.learn.player import learned_player
from deckwright.learn.winning import buys
from deckwright.search.candidates import Candidate, candidates


class Decision(NamedTuple):
    """A position, the answers that a search weighs there, and what the network thinks of it."""

    position: Position
    answers: list[Candidate]
    value: float


def decisions(first_kingdom: int, number: int) -> Iterator[Decision]:
    """Those of one seat of a game. A position holds until the next one is asked for."""
    box, bot = random_kingdom(first_kingdom + number), LearnedBot()
    game = Game(Setup(kingdom=box.kingdom, sets=box.sets, players=2, seed=number, first=0))
    while not game.is_over:
        position = Position(game.state, game.recollection(game.state.asking))
        if position.seat == number % 2:
            answers, value = candidates(position.known, learned_player(), least=0.0)
            if len(answers) > 1 and (answers[0].prior <= SURE or buys(position.known)):
                yield Decision(position, answers, value)
        game.answer(bot.decide(position))
