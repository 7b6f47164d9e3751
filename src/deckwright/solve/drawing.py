"""Menus drawn at random, and drawn again and again more like the best of them.

A menu of money and a few cards is a handful of numbers: how many of each card, what comes before what, when points are bought. Hundreds
of menus play a few games each, and the best of them say how the next ones are drawn. So what a card is worth is learned from all menus
that have it, which takes far fewer games than to change one menu step by step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from deckwright.solve.arena import Arena
from deckwright.solve.changing import Changes
from deckwright.solve.contest import League
from deckwright.solve.plan import Line, Plan

MENUS = 180
"""In a generation."""
MENU_GAMES = 80
"""Of each menu in a generation; the better ones play twice as many more."""
BETTER, BEST = 54, 27
"""Menus that are looked at again, and those of them that say how the next ones are drawn."""
RATE = 0.5
"""How far a generation moves what is drawn."""
KEPT_OPEN = 0.04
"""The part that stays as it was in the beginning, so that nothing is lost for good."""
NARROWEST = 0.2
HANDED_ON = 8
"""Menus of the last generation, besides the likeliest one."""
ALL = 99
"""As many as there are."""
_COPIES, _COPIES_CHANCES = (0, 1, 2, 3, 4, ALL), (6.0, 1.2, 0.8, 0.5, 0.4, 0.8)
_BEFORE_PROVINCES = ("", "n(Gold) > 0", "money > 8", "money > 10", "money > 12", "money > 14", "money > 16", "money > 18")
_LAST_PROVINCES = ("", "(gains_left > 1 or lead > -7)", "(gains_left > 2 or lead > -7)", "(gains_left > 2 or lead > -1)")
_PILES = (3, 6, 8, 10, 12, 15)
"""Cards in the draw pile from which on points are bought earlier."""
_SEEDS = 1 << 48

Numbers = dict[str, float]


@dataclass(slots=True)
class _Counted:
    """A number of a few that may be drawn, each with its chance."""

    values: Sequence[int]
    weights: Sequence[float]
    chances: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.weights = [weight / sum(self.weights) for weight in self.weights]
        self.chances = list(self.weights)

    def drawn(self, random: Random) -> float:
        return random.choices(self.values, self.chances)[0]

    def likeliest(self) -> float:
        return self.values[self.chances.index(max(self.chances))]

    def follow(self, numbers: Sequence[float]) -> None:
        counts = Counter(numbers)
        for place, (value, weight) in enumerate(zip(self.values, self.weights, strict=True)):
            moved = (1 - RATE) * self.chances[place] + RATE * counts[value] / len(numbers)
            self.chances[place] = (1 - KEPT_OPEN) * moved + KEPT_OPEN * weight


@dataclass(slots=True)
class _Ranked:
    """How early a card comes on the menu: about so early."""

    middle: float
    width: float = 1.0

    def drawn(self, random: Random) -> float:
        return random.gauss(self.middle, self.width)

    def likeliest(self) -> float:
        return self.middle

    def follow(self, numbers: Sequence[float]) -> None:
        middle = sum(numbers) / len(numbers)
        width = (sum((number - middle) ** 2 for number in numbers) / len(numbers)) ** 0.5
        self.middle += RATE * (middle - self.middle)
        self.width += RATE * (max(width, NARROWEST) - self.width)


def drawn_menus(arena: Arena, changes: Changes, cards: Sequence[str], league: League, games: int, random: Random) -> list[Plan]:
    """Good menus of money with these and other cards against the first of a league: the likeliest one, then others.

    With too few games for one generation there are none.
    """
    spread = _spread(changes, cards)
    found: list[Numbers] = []
    for _ in range(games // ((MENUS + 2 * BETTER) * MENU_GAMES)):
        menus = [{name: one.drawn(random) for name, one in spread.items()} for _ in range(MENUS)]
        for keep, number in ((BETTER, MENU_GAMES), (BEST, 2 * MENU_GAMES)):
            seed = random.randrange(_SEEDS)  # the same games for all, and new ones for the second look
            scores = [arena.share(_menu(menu, changes), league[0].player, seed, number) for menu in menus]
            order = sorted(range(len(menus)), key=lambda place: -scores[place])
            menus = [menus[place] for place in order[:keep]]
        found = menus
        for name, one in spread.items():
            one.follow([menu[name] for menu in menus])
    likeliest = {name: one.likeliest() for name, one in spread.items()}
    return [_menu(menu, changes) for menu in (likeliest, *found[:HANDED_ON])] if found else []


def _spread(changes: Changes, cards: Sequence[str]) -> dict[str, _Counted | _Ranked]:
    """What is drawn in the beginning: few cards, by cost, and points towards the end. The cards of an idea are always there."""
    found: dict[str, _Counted | _Ranked] = {}
    for card in changes.kingdom:
        least = 1 if card in cards else 0
        found[card] = _Counted(_COPIES[least:], _COPIES_CHANCES[least:])
    found["Gold"] = _Counted((1, 2, ALL), (1, 1, 4))
    found["Silver"] = _Counted((0, 1, 2, 3, 4, ALL), (1, 0.5, 0.5, 0.5, 0.5, 6))
    found |= {f"{card} early": _Ranked(changes.costs[card]) for card in tuple(found)}
    found["before Provinces"] = _Counted(range(len(_BEFORE_PROVINCES)), (3, *[1] * (len(_BEFORE_PROVINCES) - 1)))
    found["last Provinces"] = _Counted(range(len(_LAST_PROVINCES)), (1, 2, 1, 1))
    for card, latest in (("Duchy", 7), ("Estate", 4)):
        found[f"{card} first"] = _Counted(range(latest + 1), [1] * (latest + 1))
        for when in ("after a shuffle", "otherwise"):
            found[f"{card} {when}"] = _Counted(range(latest + 2), (3, *[0.8] * (latest + 1)))
        found[f"{card} pile"] = _Counted(_PILES, [1] * len(_PILES))
    return found


def _menu(numbers: Numbers, changes: Changes) -> Plan:
    """The menu that the numbers stand for. Points come first, those that are bought only for want of something better by cost."""
    tests = (_BEFORE_PROVINCES[int(numbers["before Provinces"])], _LAST_PROVINCES[int(numbers["last Provinces"])])
    points = [Line("Province", tuple(filter(None, tests)))]
    others: list[tuple[float, Line]] = []
    for card in ("Duchy", "Estate"):
        first, shuffled, otherwise = (int(numbers[f"{card} {when}"]) for when in ("first", "after a shuffle", "otherwise"))
        if first:
            points.append(Line(card, (f"gains_left <= {first}",)))
        if shuffled > first:
            points.append(Line(card, (f"gains_left <= {shuffled}", f"draw_pile > {int(numbers[f'{card} pile'])}")))
        if otherwise > first:
            others.append((changes.costs[card], Line(card, (f"gains_left <= {otherwise}",))))
    for card in (*changes.kingdom, "Gold", "Silver"):
        if copies := int(numbers[card]):
            others.append((numbers[f"{card} early"], Line(card, () if copies == ALL else (f"n < {copies}",))))
    others.sort(key=lambda other: -other[0])
    return Plan((*points, *(line for _, line in others)))
