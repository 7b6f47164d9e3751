"""Bots at tables: what they say is always allowed, and depends on nothing that their seat can't see."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.bots.random_bot import random_answer
from deckwright.engine.answering import check
from deckwright.engine.game import Game, Setup
from deckwright.engine.sampling import sampled
from deckwright.server.players import bot_answer
from tests.support import random_setup

KINGDOM = ("Smithy", "Harbinger", "Vassal", "Sentry", "Library", "Militia", "Throne Room", "Cellar", "Moat", "Artisan")


@pytest.mark.parametrize("bot", ["big-money", "random", "bm-smithy"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_bot_is_asked_its_answer_is_allowed(bot: str, seed: int) -> None:
    """Strategies are shown a state with hidden cards dealt anew; what the question is about has to be the same there."""
    random = Random(seed)
    game = Game(Setup(KINGDOM, ("base-2e",), 3, seed))
    looked_through = 0
    while not game.is_over and game.answers_given < 600:
        looked_through += game.decision.asked_by == "Harbinger"
        check(game.state, bot_answer(game, bot, KINGDOM), game.decision.player)
        game.answer(random_answer(game.decision, random))
    assert looked_through


@pytest.mark.parametrize("seed", range(6))
def test_in_any_kingdom(seed: int) -> None:
    random = Random(seed)
    setup = random_setup(random, ("base-2e", "seaside-1e", "base-1e"))
    game = Game(setup)
    while not game.is_over and game.answers_given < 300:
        for bot in ("big-money", "bm"):
            check(game.state, bot_answer(game, bot, setup.kingdom), game.decision.player)
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("bot", ["big-money", "bm-smithy"])
def test_bots_decide_by_what_their_seat_sees(bot: str) -> None:
    random = Random(6)
    game = Game(Setup(KINGDOM, ("base-2e",), 3, 5))
    while not game.is_over:
        other = game.copy()
        other.state = sampled(game.state, game.state.asking, random.getrandbits(32))
        said = bot_answer(game, bot, KINGDOM)
        assert bot_answer(other, bot, KINGDOM) == said
        game.answer(said)
