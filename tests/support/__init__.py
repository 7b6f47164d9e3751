"""What tests share: random kingdoms and random legal answers."""

from __future__ import annotations

import json
import os
import pickle
from dataclasses import replace
from random import Random

from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.engine import saving
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup

FUZZING = int(os.environ.get("DECKWRIGHT_FUZZING", "1"))
"""So many times as many random games as usual; DECKWRIGHT_FUZZING=10 for a long run."""


def seeds(number: int) -> range:
    """Of this many random games."""
    return range(number * FUZZING)


def random_setup(random: Random, sets: tuple[str, ...] | None = None, players: int | None = None) -> Setup:
    """A set-up with ten random cards of some sets."""
    if sets is None:
        sets = tuple(random.sample(KINGDOM_SETS, random.randint(1, len(KINGDOM_SETS))))
    names = sorted({card.name for set_id in sets for card in SETS[set_id]})
    kingdom = tuple(sorted(random.sample(names, 10)))
    return Setup(kingdom, sets, players or random.randint(2, 6), random.getrandbits(64), None)


def hosted(setup: Setup, random: Random) -> Setup:
    """The same set-up with a key in place of the seed."""
    return replace(setup, seed=0, key=f"{random.getrandbits(256):064x}")


def random_answer(decision: Decision, random: Random) -> Answer:
    """Some legal answer, without listing them all."""
    verb = random.choice(decision.verbs)
    offered = decision.offers[verb]
    if not offered and verb in ("pass", "play treasures", "end actions", "end turn", "end night"):
        return Answer(verb)
    if decision.phase or verb in ("keep", "name"):
        return Answer(verb, (random.choice(offered),))
    if decision.all_or_none:
        return Answer(verb, tuple(random.sample(offered, random.choice((0, decision.most)))))
    least = max(decision.least, 1) if verb in ("play", "reveal", "react", "set aside") else decision.least
    return Answer(verb, tuple(random.sample(offered, random.randint(least, decision.most))))


def play_with_copies(game: Game, random: Random) -> None:
    """To the end; at every decision the state is copied, pickled and written to JSON, and each of them then goes the same way."""
    copied, pickled, written = game.state.copy(), game.state.copy(), game.state.copy()
    while not game.is_over:
        answer = random_answer(game.decision, random)
        copied = copied.copy()
        pickled = pickle.loads(pickle.dumps(pickled))
        written = saving.from_data(json.loads(json.dumps(saving.to_data(written))))
        game.answer(answer)
        for state in (copied, pickled, written):
            give(state, answer)
            assert state == game.state
