"""What the answers to a decision are worth to the seat that is asked, by what it could know then: the same deals for every answer."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from deckwright.engine.answer import Answer
from deckwright.engine.answering import give, spoken
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.native.picks import TREASURES, Picks, act, allowed
from deckwright.review.chances import Chances, chances_of, shares
from deckwright.search.candidates import candidates

CANDIDATES = 6
"""So many answers that the learned player finds likely are weighed, and the one that was given."""
LEAST_LIKELY = 0.02
"""What the learned player is less likely to do is not weighed unless it was done."""
DEALS = 8
"""Each answer is tried on so many deals of what the seat can't see."""
LEAST = 0.005
"""Answers that differ by less are equally good."""
MOST_DECISIONS = 200
"""After so many a game is judged where it is."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer of a seat and everybody's chances after it, deal by deal."""

    answer: Answer
    seat: int
    by_deal: tuple[Chances, ...]

    @property
    def chance(self) -> float:
        """The chance to win after this answer."""
        return self.chances[self.seat]

    @property
    def chances(self) -> Chances:
        """Everybody's chances after it."""
        return tuple(map(fmean, zip(*self.by_deal, strict=True)))


def better_by(best: Weighed, given: Weighed) -> float:
    """How much better one answer is for its seat; nothing where the deals don't tell the two apart (by one standard error)."""
    seat = given.seat
    gaps = [one[seat] - other[seat] for one, other in zip(best.by_deal, given.by_deal, strict=True)]
    gap = fmean(gaps)
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return gap if gap > max(LEAST, error) else 0.0


def weigh(position: Position, player: Player, seed: int, given: Answer | None = None) -> list[Weighed]:
    """The likely answers and the one that was given, the best first; the same seed gives the same figures."""
    answers = likely(position, player)
    if given is not None and given not in answers:
        answers.append(given)
    deals = [position.sample(seed * DEALS + number) for number in range(DEALS)]
    found = [Weighed(answer, position.seat, tuple(chances_after(deal, answer, player) for deal in deals)) for answer in answers]
    return sorted(found, key=lambda one: -one.chance)


def likely(position: Position, player: Player) -> list[Answer]:
    """What the learned player might do, the likeliest first."""
    found, _ = candidates(position.known, player, CANDIDATES)
    return [spoken(position.known, *one.said) for place, one in enumerate(found) if not place or one.prior >= LEAST_LIKELY]


def chances_after(deal: State, answer: Answer, player: Player) -> Chances:
    """Everybody's chances after an answer: the learned player plays on for all until each seat has judged a decision of a later turn."""
    state = deal.copy()
    turns = sum(state.turns)
    give(state, answer)
    values: dict[int, float] = {}
    picks: Picks = ()
    for _ in range(MOST_DECISIONS):
        if state.asking < 0:
            return shares(state)
        able = allowed(state, picks)
        if len(able) > 1 and TREASURES not in able and not picks and sum(state.turns) > turns and state.asking not in values:
            logits, values[state.asking] = player.judge(state)
            if len(values) == state.players:
                break
            picks = act(state, picks, max(logits, key=logits.__getitem__))
        else:
            picks = act(state, picks, player.action(state, picks))
    nothing_said = -1 / state.players  # somebody who is never asked any more is as good as out of the game
    return chances_of([values.get(seat, nothing_said) for seat in range(state.players)])
