"""What the answers to a decision are worth to the seat that is asked, by what it could know then: the same deals for every answer."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, stdev

from deckwright.engine.answer import Answer
from deckwright.engine.answering import check, spoken
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.native.picks import TREASURES, answer_of
from deckwright.review.chances import Chances
from deckwright.review.playing_on import chances_after
from deckwright.search.candidates import candidates

CANDIDATES = 6
"""This many answers that the learned player finds likely are weighed, and the one that was given."""
LEAST_LIKELY = 0.02
"""What the learned player is less likely to do is not weighed unless it was done."""
DEALS = 8
"""Each answer is tried on this many deals of what the seat can't see."""
LEAST = 0.005
"""Answers that differ by less are equally good."""
TRUST = 0.01
"""How much less an answer is believed for each factor of 2.7 that the learned player is less likely to give it."""
MOST_DOUBT = 0.05
"""It is never believed less by more than this."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer of a seat and everybody's chances after it, deal by deal."""

    answer: Answer
    seat: int
    by_deal: tuple[Chances, ...]
    doubt: float = 0.0
    """How much less it is believed: the network knows little of what comes after answers that it hardly ever gives."""

    @property
    def chances(self) -> Chances:
        """Everybody's chances after it."""
        return tuple(map(fmean, zip(*self.by_deal, strict=True)))

    @property
    def chance(self) -> float:
        """The chance to win after this answer."""
        return self.chances[self.seat]

    @property
    def believed(self) -> float:
        """The same, less the doubt."""
        return max(self.chance - self.doubt, 0.0)


def better_by(best: Weighed, given: Weighed) -> float:
    """How much better one answer is for its seat; nothing where the deals don't tell the two apart (by one standard error)."""
    seat = given.seat
    gaps = [one[seat] - other[seat] for one, other in zip(best.by_deal, given.by_deal, strict=True)]
    gap = fmean(gaps) - best.doubt
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return gap if gap > max(LEAST, error) else 0.0


def weigh(position: Position, player: Player, seed: int, given: Answer | None = None, wanted: int = 1) -> list[Weighed]:
    """The likely answers and the one that was given, the best first; the same seed gives the same figures."""
    doubts = likely(position, player, wanted)
    if given is not None:
        doubts[given] = 0.0
    said = [check(position.known, answer) for answer in doubts]
    chances = chances_after(position, player, said, range(seed * DEALS, (seed + 1) * DEALS))
    found = [Weighed(answer, position.seat, tuple(by_deal), doubts[answer]) for answer, by_deal in zip(doubts, chances, strict=True)]
    return sorted(found, key=lambda one: -one.believed)


def likely(position: Position, player: Player, wanted: int = 1) -> dict[Answer, float]:
    """What the learned player might do, with the doubt about each; if it is too sure of itself, then as many as are wanted."""
    state = position.known
    found, _ = candidates(state, player, CANDIDATES)
    kept = [one for place, one in enumerate(found) if place < wanted or one.prior >= LEAST_LIKELY]
    answers = {spoken(state, *one.said): _doubt(log(found[0].prior / one.prior)) for one in kept}
    return answers if len(answers) >= wanted else _further(state, player, answers, wanted)


def _doubt(rarer: float) -> float:
    """How much less an answer is believed that is so much rarer, as a logarithm."""
    return min(TRUST * rarer, MOST_DOUBT)


def _further(state: State, player: Player, answers: dict[Answer, float], wanted: int) -> dict[Answer, float]:
    """More answers, each begun with the next best action."""
    logits, _ = player.judge(state)
    if TREASURES in logits:
        return answers
    highest = max(logits.values())
    for action in sorted(logits, key=lambda one: (-logits[one], one)):
        if len(answers) == wanted:
            break
        picks, said = answer_of(state, (), action)
        while said is None:
            picks, said = answer_of(state, picks, player.action(state, picks))
        answers.setdefault(spoken(state, *said), _doubt(highest - logits[action]))
    return answers
