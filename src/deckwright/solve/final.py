"""The final of a search: its best plans made simple, compared once more, and measured against everybody on games that decided nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.workers import Workers
from deckwright.solve.contest import League
from deckwright.solve.judging import Games, Rival, against, is_another_idea, measured, simplified, written
from deckwright.solve.plan import Plan
from deckwright.solve.result import Found, Versus

FINALISTS = 2
IDEAS = 3
"""Other ideas that are told, at most."""
LIBRARY = 5
"""Strategies of the library that the winner is measured against, the strongest."""
TRIAL_GAMES = {"native": 2_000, "python": 60}
"""Of a pair, to decide something."""
MEASURING_GAMES = {"native": 4_000, "python": 200}
LONGER = 10
"""The winner meets the strongest of the library in so many times as many: that is the score it is known by."""
RIVAL_SECONDS = 3.0
"""For each of these seconds of the whole search, a finalist plays one game against each rival."""
MOST_RIVAL_GAMES = 60
ENOUGH_GAMES = 500
"""With so many games a rival counts as much as another finalist."""
FINAL_CARE = 4
"""The finalists meet the library in this many times the games of other trials."""
MEASURED_MORE = 3
"""The winner is measured on this many times the games that decided."""

LOOKED_AT_AGAIN = 8
"""Plans that play more games before the finalists are named: the first of many is mostly the luckiest."""
PIECE, SMALL_PIECE = 10_000, 10
"""Games of a piece, of strategies and where each takes a while."""

_SEEDS = 1 << 48
Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class _Pair:
    """Two to play each other."""

    one: Strategy
    other: Strategy | Rival
    games: int


class Final:
    """Decides between plans, with workers."""

    def __init__(
        self,
        kingdom: Kingdom,
        library: Sequence[Strategy],
        seed: int,
        engine: str,
        workers: Workers,
        seconds: float,
        rivals: Sequence[Rival],
        league: League,
        simple: Sequence[Plan] = (),
    ) -> None:
        self.kingdom, self.library, self.engine, self.workers, self.rivals = kingdom, library, engine, workers, rivals
        self.random = Random(f"final {seed}")
        self.rival_games = min(2 * round(seconds / RIVAL_SECONDS / 2), MOST_RIVAL_GAMES)
        self.quick = seconds <= 0
        self.league, self.simple = league, simple
        self.opponents = [(member.player, member.weight) for member in league if isinstance(member.player, Strategy)]

    def decided(self, plans: Sequence[Plan]) -> tuple[Found, tuple[Found, ...]]:
        """The best plan, and the best that are another idea. Those of the library that are in the league count as much as they do there."""
        order, bought = self._ranked(plans)
        ideas = _different(order, bought)
        chosen = list(dict.fromkeys([*order[:FINALISTS], *ideas]))
        simple = dict(zip(chosen, self._simplified(chosen), strict=True))
        strategies: dict[Plan, Strategy] = {}
        for plan in chosen:
            strategies[plan] = written(simple[plan], bought[plan], [strategy.name for strategy in strategies.values()])
        winner = self._winner([strategies[plan] for plan in order[:FINALISTS]])
        best = next(plan for plan in chosen if strategies[plan] is winner)
        others = [strategies[plan] for plan in _different([best, *order], bought)[1:] if plan in strategies]
        return self._told(winner, others)

    def _ranked(self, plans: Sequence[Plan]) -> tuple[list[Plan], dict[Plan, dict[str, float]]]:
        """The plans, the best against the strongest of the library first, and what they buy; the first ones are looked at again."""
        games = TRIAL_GAMES[self.engine]
        scores, bought = self._scored(plans, games)
        order = sorted(plans, key=lambda plan: -scores[plan])
        if self.quick:
            return order, bought
        again, _ = self._scored(order[:LOOKED_AT_AGAIN], games * LOOKED_AT_AGAIN // 2)
        return [*sorted(order[:LOOKED_AT_AGAIN], key=lambda plan: -again[plan]), *order[LOOKED_AT_AGAIN:]], bought

    def _scored(self, plans: Sequence[Plan], games: int) -> tuple[dict[Plan, float], dict[Plan, dict[str, float]]]:
        """What the plans show against the strongest of the library, all in the same games, and what they buy in them."""
        opponents = self.opponents
        pairs = [_Pair(written(plan, {}, ()), other, games) for plan in plans for other, _ in opponents]
        luck = [self.random.randrange(_SEEDS) for _ in opponents]
        played = iter(self._play(pairs, luck * len(plans)))
        shown = {plan: [next(played) for _ in opponents] for plan in plans}
        scores = {
            plan: sum(games.score.value * weight for games, (_, weight) in zip(shown[plan], opponents, strict=True)) for plan in plans
        }
        return scores, {plan: dict(shown[plan][0].bought) for plan in plans}

    def _simplified(self, plans: list[Plan]) -> list[Plan]:
        if self.quick:
            return plans
        others = [plan for plan in plans if plan not in self.simple]
        work = partial(_simplify, self.kingdom, self.engine, tuple(others), self.league, f"simple {self.random.random()}")
        found = dict(self._parts(work, len(others)))
        made = dict(zip(others, (found[place] for place in range(len(others))), strict=True))
        return [made.get(plan, plan) for plan in plans]

    def _winner(self, finalists: list[Strategy]) -> Strategy:
        """The one that does best against the library, the rivals and the other finalists."""
        if len(finalists) < 2:
            return finalists[0]
        games = TRIAL_GAMES[self.engine]
        pairs = [(_Pair(one, other, games * FINAL_CARE), weight) for one in finalists for other, weight in self.opponents]
        pairs += [(_Pair(one, other, games), 1.0) for one in finalists for other in finalists if one is not other]
        if self.rival_games:  # a few games say little, so they count little
            weight = self.rival_games / ENOUGH_GAMES
            pairs += [(_Pair(one, rival, self.rival_games), weight) for one in finalists for rival in self.rivals]
        scores = [0.0] * len(finalists)
        for (pair, weight), played in zip(pairs, self._play([pair for pair, _ in pairs]), strict=True):
            scores[finalists.index(pair.one)] += played.score.value * weight
        return finalists[scores.index(max(scores))]

    def _told(self, winner: Strategy, others: list[Strategy]) -> tuple[Found, tuple[Found, ...]]:
        """Measured on games that nothing depends on any more."""
        games = MEASURING_GAMES[self.engine]
        library = dict.fromkeys([*self.library[:LIBRARY], *(strategy for strategy, _ in self.opponents)])
        longer = 1 if self.quick else LONGER
        opponents = [("library", strategy, games if place else games * longer) for place, strategy in enumerate(library)]
        if self.rival_games:
            opponents += [("bot", rival, MEASURED_MORE * self.rival_games) for rival in self.rivals]  # type: ignore[misc]
        rows = [(winner, *row) for row in opponents]
        for other in others:
            rows += [(other, "library", self.library[0], games), (other, "found", winner, games)]
        played = self._play([_Pair(one, opponent, number) for one, _, opponent, number in rows])
        found: dict[str, list[Versus]] = {}
        bought: dict[str, dict[str, float]] = {}
        for (one, kind, opponent, _), result in zip(rows, played, strict=True):
            found.setdefault(one.name, []).append(Versus(opponent.name, result.score, kind))
            bought.setdefault(one.name, dict(result.bought))
        first, *rest = (Found(one, tuple(found[one.name]), bought[one.name]) for one in (winner, *others))
        return first, tuple(rest)

    def _play(self, pairs: list[_Pair], luck: Sequence[int] = ()) -> list[Games]:
        """What comes of all pairs, each on seeds of its own if none are handed in."""
        seeds = tuple(luck or (self.random.randrange(_SEEDS) for _ in pairs))
        pieces = list(_pieces(pairs))
        work = partial(_play_piece, self.kingdom, self.engine, tuple(pairs), seeds, tuple(pieces))
        found: dict[int, Games] = {}
        for at, games in sorted(self._parts(work, len(pieces)), key=lambda part: part[0]):
            pair = pieces[at][0]
            found[pair] = found[pair].and_(games) if pair in found else games
        return [found[pair] for pair in range(len(pairs))]

    def _parts(self, work: Callable[[int, int], tuple[int, Part]], number: int) -> list[tuple[int, Part]]:
        with closing(self.workers.parts(work, ((place, 1) for place in range(number)))) as parts:
            return list(parts)


def _different(order: Sequence[Plan], bought: dict[Plan, dict[str, float]]) -> list[Plan]:
    """The first plan, and those further down that buy other cards than all before them."""
    found: list[Plan] = []
    for plan in order:
        if all(is_another_idea(bought[plan], bought[other]) for other in found):
            found.append(plan)
    return found[: IDEAS + 1]


def _pieces(pairs: Sequence[_Pair]) -> Iterator[tuple[int, int, int]]:
    """Pair, number of the first game, and how many."""
    for number, pair in enumerate(pairs):
        size = PIECE if isinstance(pair.other, Strategy) else SMALL_PIECE
        for first in range(0, pair.games, size):
            yield number, first, min(size, pair.games - first)


def _play_piece(
    kingdom: Kingdom,
    engine: str,
    pairs: tuple[_Pair, ...],
    seeds: tuple[int, ...],
    pieces: tuple[tuple[int, int, int], ...],
    at: int,
    _number: int,
) -> tuple[int, Games]:
    number, first, games = pieces[at]
    pair = pairs[number]
    if isinstance(pair.other, Strategy):
        return at, measured(kingdom, pair.one, pair.other, seeds[number], first, games, engine)
    return at, against(pair.other, kingdom, pair.one, seeds[number] + first, games)


def _simplify(kingdom: Kingdom, engine: str, plans: tuple[Plan, ...], league: League, seed: str, at: int, _number: int) -> tuple[int, Plan]:
    return at, simplified(kingdom, engine, plans[at], league, f"{seed} {at}")
