"""What tests share: random kingdoms and random legal answers."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.engine.decision import Answer, Decision
from deckwright.engine.game import Setup


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
    if not offered and verb in ("pass", "play treasures", "end actions", "end turn"):
        return Answer(verb)
    if decision.phase or verb in ("choose", "keep"):
        return Answer(verb, (random.choice(offered),))
    least = max(decision.least, 1) if verb in ("play", "reveal", "set aside") else decision.least
    return Answer(verb, tuple(random.sample(offered, random.randint(least, decision.most))))
