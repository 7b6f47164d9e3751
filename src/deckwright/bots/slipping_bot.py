"""A bot that buys by looks now and then: the dearest card it can pay, rather one that it has few of, as newcomers do."""

from __future__ import annotations

from collections import Counter
from random import Random
from zlib import crc32

from deckwright.bots.bot import Bot
from deckwright.engine.answer import Answer
from deckwright.engine.expressions import owned
from deckwright.engine.position import Position
from deckwright.engine.program import Verb
from deckwright.engine.values import costs

LEAST_COST = 2
"""What is cheaper is not worth a purchase."""


class SlippingBot:
    """Plays like another bot, but for a share of its purchases; it keeps nothing in mind."""

    def __init__(self, base: Bot, slips: float, seed: int = 0) -> None:
        self.base, self.slips, self.seed = base, slips, seed

    def decide(self, position: Position) -> Answer:
        """A purchase by looks, if it slips; otherwise what the other bot says."""
        decision = position.decision
        buys = Verb.BUY.word
        if decision.phase != "buy" or buys not in decision.offers or Verb.PLAY.word in decision.offers:
            return self.base.decide(position)
        random = Random(self.seed ^ crc32(b"/".join(position.known.zones)))
        if random.random() >= self.slips:
            return self.base.decide(position)
        liked = self._liked(position, decision.offers[buys])
        return Answer(buys, (random.choice(liked),)) if liked else self.base.decide(position)

    def _liked(self, position: Position, offered: tuple[str, ...]) -> list[str]:
        """Of the dearest cards that can be paid, to within a coin, those of which it has fewest."""
        box, prices = position.box, costs(position.known)
        price = {name: prices[box.kinds[name]] for name in offered if name != "Curse"}
        highest = max(price.values(), default=0)
        if highest < LEAST_COST:
            return []
        dear = [name for name in sorted(price) if price[name] >= max(highest - 1, LEAST_COST)]
        if highest >= price.get("Province", highest + 1):
            return ["Province"]
        have = Counter(owned(position.known, position.seat))
        fewest = min(have[box.kinds[name]] for name in dear)
        return [name for name in dear if have[box.kinds[name]] == fewest]
