"""Why one strategy beats another, in a few sentences that follow from the numbers."""

from __future__ import annotations

from math import hypot, sqrt

from deckwright.sim.formatting import decimal, percent, percent_between
from deckwright.sim.measures import Moment, coins_by_turn, labels, leads, mean_turns, points_by_turn, purchases, turn_of_reaching
from deckwright.sim.result import MatchResult
from deckwright.sim.statistics import Share
from deckwright.sim.tally import LEAD_TURN
from deckwright.text import Translator

NOTABLE_COINS, NOTABLE_COPIES = 0.15, 0.1
"""Smaller differences are not worth a sentence."""
SURE = 4.0
"""Standard errors that a lead in money must have: it is the greatest of many turns, so two would often be chance."""
CARDS_TOLD = 4
FEWEST_LEADS = 0.2
"""The lead is told of where at least this share of the games lasted long enough."""


def explain(result: MatchResult, translator: Translator) -> list[str]:
    """What happened and why, the most important thing first."""
    if not result.games:
        return [translator.message("explain-nothing")]
    return [
        _winner(result, translator),
        *_purchases(result, translator),
        *_coins(result, translator),
        *_points(result, translator),
        *_lead(result, translator),
        _ending(result, translator),
        _first_seat(result, translator),
        translator.message("explain-caution"),
    ]


def _winner(result: MatchResult, translator: Translator) -> str:
    names = labels(result.match)
    order = sorted(range(len(names)), key=lambda who: -result.standings[who].score.value)
    best, second = (result.standings[who].score for who in order[:2])
    share = percent_between(translator, best)
    if best.interval.low > max(second.interval.high, 1 / len(names)):
        return translator.message("explain-winner", strategy=names[order[0]], share=share)
    return translator.message("explain-undecided", strategy=names[order[0]], share=share)


def _purchases(result: MatchResult, translator: Translator) -> list[str]:
    """The cards of which the strategies buy the most different numbers."""
    match, tally = result.match, result.tally
    copies = [{bought.card: bought.copies for bought in purchases(match, tally, who)} for who in range(tally.players)]
    bought = {card: [row.get(card, 0.0) for row in copies] for card in sorted({card for row in copies for card in row})}
    apart = {card: max(numbers) - min(numbers) for card, numbers in bought.items()}
    told = [card for card in sorted(apart, key=lambda card: -apart[card])[:CARDS_TOLD] if apart[card] >= NOTABLE_COPIES]
    listed = (f"{translator.card(card)} {' / '.join(decimal(translator, number) for number in bought[card])}" for card in told)
    return [translator.message("explain-purchases", strategies=" / ".join(labels(match)), cards="; ".join(listed))] if told else []


def _coins(result: MatchResult, translator: Translator) -> list[str]:
    """For each strategy the turn in which it is furthest ahead in money, if it ever clearly is."""
    names, tally = labels(result.match), result.tally
    curves = [{moment.turn: moment for moment in coins_by_turn(tally, who)} for who in range(len(names))]
    usual = [
        turn for turn in curves[0] if all(games[turn] >= result.games / 2 for games in tally.turn_games)
    ]  # later ones tell of long games
    sentences = []
    for who, name in enumerate(names):
        rivals = {turn: max((curve[turn] for other, curve in enumerate(curves) if other != who), key=_mean) for turn in usual}
        ahead = {turn: curves[who][turn].mean - rivals[turn].mean for turn in usual}
        turn = max(usual, key=ahead.__getitem__, default=0)
        if turn and ahead[turn] >= max(NOTABLE_COINS, SURE * hypot(curves[who][turn].spread, rivals[turn].spread) / sqrt(result.games / 2)):
            coins, other = decimal(translator, curves[who][turn].mean), decimal(translator, rivals[turn].mean)
            sentences.append(translator.message("explain-coins", strategy=name, turn=turn, coins=coins, other=other))
    return sentences


def _mean(moment: Moment) -> float:
    return moment.mean


def _points(result: MatchResult, translator: Translator) -> list[str]:
    """When each strategy comes to half of the points that the weakest one has at the end."""
    names = labels(result.match)
    level = round(min(standing.points.value for standing in result.standings) / 2)
    finals = "; ".join(f"{name} {decimal(translator, one.points.value)}" for name, one in zip(names, result.standings, strict=True))
    final = translator.message("explain-final", scores=finals)
    curves = [points_by_turn(result.tally, who) for who in range(len(names))]
    if level <= max((curve[0].mean for curve in curves if curve), default=0.0):
        return [final]
    reached = [f"{name} {_turn(curve, level, translator)}" for name, curve in zip(names, curves, strict=True)]
    return [translator.message("explain-reached", points=level, turns="; ".join(reached)), final]


def _turn(curve: list[Moment], level: float, translator: Translator) -> str:
    turn = turn_of_reaching(curve, level)
    return "–" if turn is None else decimal(translator, turn)


def _lead(result: MatchResult, translator: Translator) -> list[str]:
    """How often the first strategy is ahead or behind after the turn that is compared, and what that comes to."""
    groups, games = leads(result.tally), result.games
    ahead, behind = groups["ahead"].victories, groups["behind"].victories
    if not ahead.games or not behind.games or sum(group.victories.games for group in groups.values()) < FEWEST_LEADS * games:
        return []
    return [
        translator.message(
            "explain-lead",
            strategy=labels(result.match)[0],
            turn=LEAD_TURN,
            ahead=percent(translator, ahead.games / games),
            held=percent(translator, ahead.value),
            behind=percent(translator, behind.games / games),
            turned=percent(translator, behind.value),
        )
    ]


def _ending(result: MatchResult, translator: Translator) -> str:
    tally, games = result.tally, result.games
    return translator.message(
        "explain-ending",
        turns=decimal(translator, mean_turns(tally)),
        provinces=percent(translator, tally.province_endings / games),
        piles=percent(translator, tally.pile_endings / games),
        stopped="yes" if tally.unfinished else "no",
        unfinished=percent(translator, tally.unfinished / games),
    )


def _first_seat(result: MatchResult, translator: Translator) -> str:
    """What moving first is worth, or that this many games show nothing."""
    first: Share = result.first_seat
    even = 1 / result.tally.players
    share = percent_between(translator, first)
    if first.interval.low <= even <= first.interval.high:
        return translator.message("explain-first-even", share=share)
    return translator.message("explain-first", share=share, better="yes" if first.value > even else "no")
