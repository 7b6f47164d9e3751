"""Samples: what is asked stays the same question, whatever is dealt anew."""

from __future__ import annotations

from random import Random

from deckwright.bots.random_bot import random_answer
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.sampling import sampled

KINGDOM = ("Harbinger", "Cellar", "Sentry", "Library", "Bureaucrat", "Workshop", "Village", "Festival", "Vassal", "Militia")


def test_whoever_is_asked_keeps_what_the_question_is_about() -> None:
    random, askers = Random(3), set()
    for seed in range(4):
        game = Game(Setup(KINGDOM, players=3, seed=seed))
        while not game.is_over and game.answers_given < 400:
            askers.add(game.decision.asked_by)
            for seat in range(3):
                assert pending(sampled(game.state, seat, random.getrandbits(64))) == game.decision
            game.answer(random_answer(game.decision, random))
    assert "Harbinger" in askers, "it looks through the own discard pile"
