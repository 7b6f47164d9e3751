"""Plans read off lessons: what a good player buys before what, how many of it, from when on it buys points, and what it gives up.

A menu that agrees with as many single choices as possible plays badly, since it buys nothing where it is not sure. So the menu has the
shape that good ones have, and only its order and its numbers are read off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random

from deckwright.solve.habits import MOST_ENTRIES, usual
from deckwright.solve.lessons import ENOUGH, MENU, Lesson
from deckwright.solve.plan import Line, Plan, Section

POINTS = ("Province", "Duchy", "Estate")
NO_PARTS = (*POINTS, "Copper", "Curse", ENOUGH)
LATE = {"Duchy": "gains_left <= 3", "Estate": "gains_left <= 1"}
"""When points are bought if the lessons don't tell."""
BUILT = (Line("Province", ("gains_left <= 6",)), Line("Province", ("n(Gold) > 2",)))
"""How decks that are built begin to buy points more often than not."""
STEPS = (1, 2, 4)
"""The first copy of a card, the second and those up to the fourth are often bought before other things than the rest."""
SCALES = (0.8, 1.2, 1.7)
"""Copies that plans buy of a card, in parts of what the teacher took: a plan that always buys needs fewer, one that trashes more."""
MORE_OR_LESS = (0.0, 0.5, 0.8, 1.2, 1.2, 1.7, 2.5)
"""The same for one card at a time."""
PLANS = 240
KEPT_HABITS = 0.75
SELDOM = 0.15
"""Copies of a card in a game with which it is no part of the deck."""
REFINED = 30
"""Times that the worth of all cards is reckoned anew; it changes little after that."""
EVIDENCE = 0.02
"""What a line about points or an entry has to get right beyond what it gets wrong, in parts of its lessons."""
FEW_LESSONS = 20

Item = tuple[str, int]
"""A card, and which of ``STEPS`` its next copy belongs to."""


def read_off(lessons: Sequence[Lesson], games: int, random: Random, number: int = PLANS) -> list[Plan]:
    """Plans that do about as the teacher did in so many games: some as it did, others with more of this and less of that."""
    headings = sorted({lesson.heading for lesson in lessons})
    gained = [heading for heading in headings if heading.startswith("gain ") and heading not in usual()]
    bought = [lesson for lesson in lessons if lesson.heading == MENU or lesson.heading in gained]
    copies = Counter(lesson.chosen for lesson in bought)
    wanted = {card: copies[card] / games for card in sorted(copies) if card not in NO_PARTS and copies[card] >= SELDOM * games}
    worth = _worth(bought, wanted)
    order = sorted((item for item in worth if item[0] != ENOUGH), key=lambda item: (-worth[item], item))
    habits = _habits([lesson for lesson in lessons if lesson.heading not in (MENU, *gained)])
    ready, late = _provinces(bought), [_late(bought, card) for card in LATE]

    def plan(scales: Mapping[str, float], provinces: tuple[Line, ...], kept: Sequence[Section]) -> Plan:
        limits = {card: max(round(wanted[card] * scale), 1) if scale else 0 for card, scale in scales.items()}
        return Plan((*provinces, *late, *_menu(order, limits)), tuple(kept))

    found = [
        plan(dict.fromkeys(wanted, scale), provinces, kept)
        for scale, provinces, kept in product(SCALES, ready, ((), habits) if habits else ((),))
    ]
    while len(found) < number:
        scales = {card: random.choice(MORE_OR_LESS) for card in wanted}
        found.append(plan(scales, random.choice(ready), [section for section in habits if random.random() < KEPT_HABITS]))
    return list(dict.fromkeys(found))


def ways(lessons: Sequence[Lesson]) -> list[Section]:
    """How the teacher uses its cards, as sections that any plan may take over."""
    others = [lesson for lesson in lessons if lesson.heading != MENU and not lesson.heading.startswith("gain ")]
    return [*_habits(others), *_thrown_off(others)]


def _thrown_off(lessons: Sequence[Lesson]) -> list[Section]:
    """Of cards that must be thrown off: what the defaults say first, then all others in the order in which the teacher gives them up.

    It gives up the second of two terminal Actions early, and keeps the only one for long. So its order is that of hands with one at most.
    """
    found, order = [], usual()["discard"]
    first = order[: max(place for place, entry in enumerate(order) if " if " in entry) + 1]
    for heading in sorted({lesson.heading for lesson in lessons if lesson.heading.startswith("discard with ")}):
        of_heading = [lesson for lesson in lessons if lesson.heading == heading]
        if len(of_heading) >= FEW_LESSONS and all(lesson.chosen != ENOUGH for lesson in of_heading):
            few = [lesson for lesson in of_heading if lesson.facts.get("terminals", 0) <= 1]
            worth = _worth(few, {lesson.chosen for lesson in few})
            cards = dict.fromkeys(card for card, _ in sorted(worth, key=lambda item: (-worth[item], item)))
            last = (entry for entry in order if entry.startswith("else "))
            found.append((heading, (*first, *(card for card in cards if card not in (*POINTS, *first)), *last)))
    return found


def _item(lesson: Lesson, card: str) -> Item:
    owned = lesson.facts.get(f"n({card})", 0)
    return card, sum(owned >= step for step in STEPS)


def _worth(lessons: Iterable[Lesson], wanted: Iterable[str]) -> dict[Item, float]:
    """How much each next copy was preferred to whatever else was on offer: by Luce's rule, a choice goes by the shares of worth."""
    cards, sets = {*wanted, ENOUGH}, Counter[tuple[Item, ...]]()
    wins = Counter[Item]()
    for lesson in lessons:
        if lesson.chosen in cards:
            offered = tuple(sorted(_item(lesson, card) for card in {*lesson.offered, ENOUGH} & cards))
            sets[offered] += 1
            wins[_item(lesson, lesson.chosen)] += 1
    worth = dict.fromkeys(wins, 1.0)
    for _ in range(REFINED):
        shares = dict.fromkeys(worth, 0.0)
        for offered, times in sets.items():
            total = sum(worth.get(item, 0.0) for item in offered)
            for item in offered:
                if item in shares:
                    shares[item] += times / total
        worth = {item: wins[item] / shares[item] for item in worth}
    return worth


def _menu(order: Iterable[Item], limits: dict[str, int]) -> list[Line]:
    """Lines in this order, each up to the copies of its step."""
    found, taken = list[Line](), Counter[str]()
    for card, step in order:
        limit = min(STEPS[step], limits[card]) if step < len(STEPS) else limits[card]
        if limit > taken[card] and (not step or limit > STEPS[step - 1]):  # or it would be about copies that are not wanted
            found[-1:] = [] if found and found[-1].card == card else found[-1:]
            found.append(Line(card, (f"n < {limit}",)))
            taken[card] = limit
    return found


def _provinces(lessons: Sequence[Lesson]) -> list[tuple[Line, ...]]:
    """From when on Provinces are bought: at once, by the best test, and by the best two."""
    tests = [f"gains_left <= {number}" for number in range(3, 8)]
    tests += [f"{fact} > {number}" for fact, numbers in _READY.items() for number in numbers]
    lines = [Line(POINTS[0], (test,)) for test in _best_tests(lessons, POINTS[0], tests, 2)]
    return list(dict.fromkeys([(Line(POINTS[0]),), BUILT, *((tuple(lines[:1]), tuple(lines)) if lines else ())]))


_READY = {"turn": range(5, 16), "deck": range(14, 28, 2), "money": range(6, 20), "n(Gold)": range(4)}


def _late(lessons: Sequence[Lesson], card: str) -> Line:
    """From when on other points are bought."""
    tests = _best_tests(lessons, card, [f"gains_left <= {number}" for number in range(1, 8)], 1)
    return Line(card, (tests[0] if tests else LATE[card],))


def _best_tests(lessons: Sequence[Lesson], card: str, tests: Iterable[str], most: int, taken: int = 1) -> list[str]:
    """The tests that tell best when a card is taken, each for the lessons that those before it leave."""
    left = [lesson for lesson in lessons if card in lesson.offered]
    least, found = max(EVIDENCE * len(left), taken), list[str]()
    while len(found) < most and left:
        gain = {test: sum((1 if lesson.chosen == card else -1) * _holds(test, lesson, card) for lesson in left) for test in tests}
        best = max(gain, key=lambda test: gain[test])
        if gain[best] < least:
            break
        found.append(best)
        left = [lesson for lesson in left if not _holds(best, lesson, card)]
    return found


def _holds(test: str, lesson: Lesson, card: str) -> bool:
    if not test:
        return True
    fact, sign, number = test.rsplit(" ", 2)
    value = lesson.facts.get(f"n({card})" if fact == "n" else fact, 0)
    return value > int(number) if sign == ">" else value <= int(number)


def _habits(lessons: Sequence[Lesson]) -> tuple[Section, ...]:
    """What cards take: for each section its cards, those first that were taken most readily."""
    found = []
    for heading in sorted({lesson.heading for lesson in lessons}):
        of_heading = [lesson for lesson in lessons if lesson.heading == heading]
        if len(of_heading) < FEW_LESSONS:
            continue
        worth = _worth(of_heading, {lesson.chosen for lesson in of_heading})
        cards = dict.fromkeys(card for card, _ in sorted(worth, key=lambda item: -worth[item]) if card != ENOUGH)
        tests = ("", *(f"gains_left {sign} {number}" for sign in ("<=", ">") for number in range(1, 8)))
        tests += tuple(f"{fact} > {number}" for fact, numbers in _KEPT.items() for number in numbers)
        entries = _entries(of_heading, cards, tests)
        if entries:
            last = [entry for entry in usual().get(heading, ()) if entry.startswith("else ")]
            found.append((heading, (*entries[: MOST_ENTRIES - len(last)], *last)))
    return tuple(found)


def _entries(lessons: Sequence[Lesson], cards: Iterable[str], tests: Sequence[str]) -> list[str]:
    """An entry for each card that was taken more often than not, where those before it left a choice."""
    left, found = list(lessons), list[str]()
    for card in cards:
        for test in _best_tests(left, card, tests, 1, FEW_LESSONS // 5):
            found.append(f"{card} if {test}" if test else card)
            left = [lesson for lesson in left if card not in lesson.offered or not _holds(test, lesson, card)]
    return found


_KEPT = {"money": range(3, 12), "hand_money": range(3, 10)}
