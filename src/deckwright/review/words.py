"""A review in words: turning points, mistakes, openings, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.engine.answer import read_answer
from deckwright.review.advice import Advised
from deckwright.review.judged import PARTS, Accuracy, Judged, OpeningTurn, Review, SeatReview, TurnReview
from deckwright.sim.formatting import decimal, percent
from deckwright.text import Translator
from deckwright.text.translator import Asked

BLUNDER, MISTAKE = 0.1, 0.05
"""Losses from here on are called so; smaller ones are slips."""
SHOWN_MISTAKES = 5
SURE = 0.01
"""Chances nearer to 0 or 1 than this are not told more exactly."""


def size_of(loss: float) -> str:
    """What a mistake of this size is called, as messages know it."""
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip"


def points(translator: Translator, change: float) -> str:
    """A change of a chance in hundredths, with its sign."""
    text = decimal(translator, 100 * change)
    return text if text.startswith("−") or not any(sign in text for sign in "123456789") else f"+{text}"


def chance_said(translator: Translator, chance: float) -> str:
    """A chance in hundredths; only what is sure is called 0 or 100%."""
    if 0 < chance < SURE:
        return f"<{percent(translator, SURE, 0)}"
    return f">{percent(translator, 1 - SURE, 0)}" if 1 - SURE < chance < 1 else percent(translator, chance, 0)


def mistake_said(judged: Judged, translator: Translator) -> str:
    """One mistake and what would have been better."""
    return translator.message(
        "review-mistake",
        turn=judged.turn,
        size=size_of(judged.loss),
        answer=translator.answer(read_answer(judged.answer), judged),
        best=translator.answer(read_answer(judged.best), judged),
        before=chance_said(translator, judged.before[judged.seat]),
        after=chance_said(translator, judged.after[judged.seat]),
    )


def advice_said(advised: Advised, asked: Asked, translator: Translator) -> str:
    """One answer to what is asked, the chance to win after it, and why."""
    reason = translator.message(f"advice-{advised.reason}", **advised.numbers)
    chance = chance_said(translator, advised.chance)
    answer = translator.answer(read_answer(advised.answer), asked)
    if advised.first is not None:
        answer = translator.message("advice-then", first=translator.answer(read_answer(advised.first), asked), answer=answer)
    return translator.message("advice-line", answer=answer, chance=chance, reason=reason)


def turning_point_said(turn: TurnReview, players: Sequence[str], translator: Translator) -> str:
    """One turning point and where it comes from: whose turn it was, and whose chances changed most, where that is somebody else."""
    seat = turn.changed
    return translator.message(
        "review-turning-point",
        player=players[turn.seat],
        turn=turn.turn,
        changed="" if seat == turn.seat else f"{players[seat]} ",
        before=chance_said(translator, turn.before[seat]),
        after=chance_said(translator, turn.after[seat]),
        luck=points(translator, turn.luck[seat]),
        choices=points(translator, turn.choices[seat]),
    )


def opening_said(opening: Sequence[OpeningTurn], player: str, translator: Translator) -> str:
    """What somebody opened with, and what the learned player would have."""
    bought = _purchases([turn.bought for turn in opening], translator)
    learned = _purchases([turn.learned for turn in opening], translator)
    loss = sum(turn.lost for turn in opening)
    lost = points(translator, -loss)
    if all(sorted(turn.bought) == sorted(turn.learned) for turn in opening):
        return translator.message("review-same-opening", player=player, bought=bought, lost=lost, slip="yes" if loss else "no")
    return translator.message("review-opening", player=player, bought=bought, learned=learned, lost=lost)


def _purchases(turns: Sequence[Sequence[str]], translator: Translator) -> str:
    nothing = translator.message("stats-nothing")
    return " / ".join(" + ".join(map(translator.card, turn)) or nothing for turn in turns)


def accuracy_rows(review: Review, players: Sequence[str], translator: Translator) -> list[list[str]]:
    """By player: accuracy in all and in each part of the game."""
    return [[players[seat], *_accuracies(one, translator)] for seat, one in enumerate(review.seats)]


def _accuracies(seat: SeatReview, translator: Translator) -> list[str]:
    def said(part: Accuracy) -> str:
        return percent(translator, part.accuracy, 0) if part.decisions else "–"

    return [said(seat.accuracy), *(said(seat.parts[part]) for part in PARTS)]


def luck_rows(review: Review, players: Sequence[str], translator: Translator) -> list[list[str]]:
    """By player: from an even share of the victory to the result, by luck and mistakes."""
    return [
        [
            players[place],
            percent(translator, seat.start, 0),
            points(translator, seat.luck),
            points(translator, -seat.lost),
            points(translator, seat.given),
            percent(translator, seat.result, 0),
        ]
        for place, seat in enumerate(review.seats)
    ]
