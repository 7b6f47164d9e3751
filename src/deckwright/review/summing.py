"""Sums over the decisions and turns of a game: accuracy, luck, mistakes and turning points."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from deckwright.review.chances import Chances
from deckwright.review.judged import PARTS, Accuracy, Judged, OpeningTurn, SeatReview, TurnReview

SCALE = 0.1
"""A decision that gives away this much chance has an accuracy of 1/e."""
LEAST_WEIGHT = 0.05
"""What a decision counts in a game that is as good as over; at even chances it counts 1."""
MISTAKE = 0.02
"""What gives away less is not called a mistake."""
TURNING = 0.1
"""A turn is a turning point if somebody's chance changes by this much in it."""
MOST_TURNING_POINTS = 3


def accuracy(decisions: Sequence[Judged]) -> Accuracy:
    """How well decisions were made: the mean of ``exp(-loss / SCALE)``, where those count most in which the game is open."""
    marks = [exp(-one.loss / SCALE) for one in decisions]
    weights = [_openness(one.before[one.seat]) for one in decisions]
    mean = sum(mark * weight for mark, weight in zip(marks, weights, strict=True)) / sum(weights) if marks else 1.0
    return Accuracy(len(marks), mean, sum(one.loss for one in decisions))


def _openness(chance: float) -> float:
    """How much a decision counts: fully at even chances, hardly when the game is decided."""
    return max(4 * chance * (1 - chance), LEAST_WEIGHT)


def seat_review(
    seat: int, decisions: Sequence[Judged], turns: Sequence[TurnReview], result: float, opening: tuple[OpeningTurn, ...]
) -> SeatReview:
    """What became of a seat, and why."""
    own = [one for one in decisions if one.seat == seat]
    lost = sum(one.loss for one in own)
    changed = sum(turn.choices[seat] for turn in turns)
    mistakes = [place for place, one in enumerate(decisions) if one.seat == seat and one.loss >= MISTAKE]
    return SeatReview(
        start=turns[0].before[seat],
        luck=sum(turn.luck[seat] for turn in turns),
        lost=lost,
        given=changed + lost,
        result=result,
        accuracy=accuracy(own),
        parts={part: accuracy([one for one in own if one.part == part]) for part in PARTS},
        mistakes=tuple(sorted(mistakes, key=lambda place: -decisions[place].loss)),
        opening=opening,
    )


def most_changed(seat: int, before: Chances, after: Chances) -> int:
    """Whose chances changed most in somebody's turn: theirs, unless somebody else's changed more."""
    return max(range(len(before)), key=lambda one: (round(abs(after[one] - before[one]), 6), one == seat))


def turning_points(turns: Sequence[TurnReview]) -> tuple[int, ...]:
    """The turns that changed most, the greatest change first."""
    changes = [max(abs(new - old) for new, old in zip(turn.after, turn.before, strict=True)) for turn in turns]
    great = [place for place, change in enumerate(changes) if change >= TURNING]
    return tuple(sorted(great, key=lambda place: (-changes[place], place))[:MOST_TURNING_POINTS])
