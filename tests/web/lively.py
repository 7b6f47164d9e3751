"""A player for tests: buys all kinds of cards, plays whatever it draws, and so sees most of what can happen."""

from __future__ import annotations

from random import Random

from deckwright.cards import find_card
from deckwright.engine.answer import Answer
from deckwright.engine.decision import Decision

DULL = ("Copper", "Curse", "Estate")


class Lively:
    """Never ends a phase early, and plays its Treasures now one by one, now together."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, decision: Decision) -> Answer:
        """Something that makes things happen."""
        offers = decision.offers
        if decision.phase == "action":
            return Answer("play", (self._random.choice(offers["play"]),))
        if decision.phase == "buy":
            if "play treasures" in offers:
                single = self._random.random() < 0.3
                return Answer("play", (self._random.choice(offers["play"]),)) if single else Answer("play treasures")
            wanted = [name for name in offers.get("buy", ()) if name not in DULL]
            dear = sorted(wanted, key=lambda name: find_card(name)[1].cost)[-5:]
            if not dear:
                return Answer("end turn")
            return Answer("buy", (dear[-1] if self._random.random() < 0.6 else self._random.choice(dear),))
        return self._random.choice(list(decision.answers()))
