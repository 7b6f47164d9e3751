"""A bot that gives every legal answer with the same chance, without listing the answers."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

from deckwright.engine.answer import BARE, Answer
from deckwright.engine.decision import Decision
from deckwright.engine.position import Position
from deckwright.engine.program import DECLINE, VERB_BY_WORD, Verb


class RandomBot:
    """Plays by chance alone."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def decide(self, position: Position) -> Answer:
        """One of the legal answers, all equally likely."""
        return random_answer(position.decision, self.random)


def random_answer(decision: Decision, random: Random) -> Answer:
    """One of the legal answers, all equally likely."""
    verbs = [Selections(decision, verb) for verb in decision.verbs]
    chosen = verbs[_weighted(random, [selections.number for selections in verbs])]
    return Answer(chosen.verb, chosen.draw(random))


def _weighted(random: Random, weights: list[int]) -> int:
    """A place in the list, as likely as its weight; exact for numbers of any size."""
    point = random.randrange(sum(weights))
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    raise AssertionError("the weights do not add up")


class Selections:
    """The different ways to name cards after a verb: counted kind by kind, so that many cards need no long list."""

    def __init__(self, decision: Decision, verb: str) -> None:
        self.verb = verb
        self.ordered = decision.ordered
        self.all_or_none = decision.all_or_none
        word, offered = VERB_BY_WORD[verb], decision.offers[verb]
        self.counts = Counter(offered)
        if word in BARE:
            self.least = self.most = 0
            self.counts.clear()
        elif decision.phase or word in (Verb.KEEP, Verb.NAME):
            self.least = self.most = 1
        else:
            self.least = max(decision.least, 1) if word in DECLINE else decision.least
            self.most = decision.most
        self.ways = [[1] + [0] * self.most]
        for copies in self.counts.values():
            self.ways.append([sum(self._ways(self.ways[-1], size, taken, copies) for taken in range(size + 1)) for size in self._sizes()])

    def _sizes(self) -> range:
        return range(self.most + 1)

    def _ways(self, before: list[int], size: int, taken: int, copies: int) -> int:
        """Ways to name ``size`` cards of which ``taken`` are of the newest kind."""
        if taken > copies:
            return 0
        return before[size - taken] * (comb(size, taken) if self.ordered else 1)

    @property
    def number(self) -> int:
        """How many different answers begin with this verb."""
        return sum(self._allowed())

    def _allowed(self) -> list[int]:
        """How many answers there are of each size from the least on."""
        if self.all_or_none:
            return [1, *[0] * (self.most - 1), self.ways[-1][self.most]]
        return self.ways[-1][self.least :]

    def draw(self, random: Random) -> tuple[str, ...]:
        """The cards of one answer, all answers equally likely."""
        size = self.least + _weighted(random, self._allowed())
        cards: list[str] = []
        kinds = list(self.counts.items())
        for place in range(len(kinds) - 1, -1, -1):
            name, copies = kinds[place]
            taken = _weighted(random, [self._ways(self.ways[place], size, taken, copies) for taken in range(size + 1)])
            cards += [name] * taken
            size -= taken
        if self.ordered:
            random.shuffle(cards)
        else:
            cards.reverse()
        return tuple(cards)
