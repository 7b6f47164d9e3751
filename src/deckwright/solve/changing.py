"""How plans change: small steps in what is bought, when, how many, and how cards are used; and two plans made one."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import replace
from random import Random

from deckwright.engine.box import Box
from deckwright.lang.deeds import gains, gives, thins
from deckwright.solve.habits import NUMBER, nudged, played_when, trashed_down, usual_headings, usual_plays, with_changed_habit
from deckwright.solve.plan import BASIC_NAMES, NOT_TO_LOSE, Line, Plan

MOST_LINES = 16
MOST_TESTS = 2
_LIMITS = (1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 8)
_LIMIT = re.compile(r"n < \d+")
_RELATIVE = re.compile(r"n < n\((.+)\) \+ (\d+)")
_TREASURES = ("Gold", "Silver", "Silver", "Copper")
_POINTS = ("Province", "Duchy", "Estate")

Change = Callable[[Plan, Random], Plan]


class Changes:
    """The changes that make sense with the cards of one box."""

    def __init__(self, box: Box) -> None:
        kingdom = [card for card in box.cards if card.name in box.kingdom]
        self.kingdom = tuple(box.kingdom)
        self.cards = (*self.kingdom, *self.kingdom, *_TREASURES)
        self.costs = {name: box.costs[kind] for name, kind in box.kinds.items()}
        self.actions = tuple(card.name for card in kingdom if box.kinds[card.name] in box.actions)
        self.trashers = tuple(card.name for card in kingdom if thins(card))
        self.gainers = tuple(card.name for card in kingdom if gains(card))
        self.terminals = tuple(card.name for card in kingdom if card.name in self.actions and not gives(card).actions)
        self.habits = tuple(heading for heading in usual_headings(self.kingdom) if not heading.startswith("gain "))
        self.plays = usual_plays(self.kingdom)
        self._steps: tuple[tuple[float, Change], ...] = (
            (26, self._insert),
            (10, self._remove),
            (8, self._move),
            (6, self._swap),
            (8, self._again),
            (12, self._limit),
            (14, self._number),
            (7, self._test),
            (5, self._untest),
            (8, self._exchange),
            (10, self._points),
            (3, self._renamed),
            (4 if self.trashers else 0, self._trash),
            (3 if self.actions else 0, self._play),
            (3 if self.gainers else 0, self._gain),
            (3, self._section),
            (4 if self.habits else 0, self._habit),
        )
        self._weights = [weight for weight, _ in self._steps]

    def changed(self, plan: Plan, random: Random) -> Plan:
        """One to three small changes."""
        for _ in range(random.choice((1, 1, 1, 2, 2, 3))):
            plan = random.choices(self._steps, self._weights)[0][1](plan, random)
        return tidy(plan)

    def another_menu(self, plan: Plan, random: Random) -> Plan:
        """One change of what is bought that is more than another number or order."""
        return random.choice((self._insert, self._again, self._test, self._exchange, self._points))(plan, random)

    def crossed(self, one: Plan, other: Plan, random: Random) -> Plan:
        """The beginning of one menu and the end of another, and the habits of either."""
        lines = (*one.buy[: random.randint(1, len(one.buy))], *other.buy[random.randrange(len(other.buy)) :])
        return tidy(Plan(lines, random.choice((one, other)).sections))

    def line(self, random: Random, card: str = "") -> Line:
        """A new line."""
        card = card or random.choice(self.cards)
        tests = () if random.random() < (0.2 if card in self.terminals else 0.45) else (f"n < {random.choice(_LIMITS)}",)
        if random.random() < 0.3:
            tests = (*tests, self.test(random))
        return Line(card, tests)

    def test(self, random: Random) -> str:
        """Something that may have to be true."""
        other = random.choice((*self.kingdom, "Gold", "Silver"))
        return random.choice(
            (
                f"turn <= {random.choice((2, 2, 3, 4, 6, 8))}",
                f"turn > {random.randint(2, 12)}",
                f"gains_left > {random.randint(2, 7)}",
                f"gains_left <= {random.randint(2, 7)}",
                f"money > {random.randint(6, 20)}",
                f"n < n({other}) + {random.choice((0, 1, 1, 2))}",
                f"n({other}) > {random.choice((0, 0, 1, 2, 3))}",
                f"n < {random.choice(('deck', 'treasures'))} / {random.randint(5, 14)}",
                f"theirs({other}) {random.choice(('= 0', '> 0', '> 1'))}",
                f"deck > {random.randint(11, 24)}",
                f"{random.choice((2, 3))} * treasures > {random.choice((1, 2))} * deck",
                f"lead {random.choice(('< 0', '>= 0', '> 5'))}",
                f"coins {random.choice(('<= 3', '<= 4', '= 5', '>= 6', '>= 7'))}",
                "buys > 1",
                f"empty_piles > {random.choice((0, 1))}",
                f"draw_pile {random.choice(('<=', '>'))} {random.randint(3, 16)}",
            )
        )

    def _at(self, plan: Plan, random: Random, change: Callable[[Line], Line]) -> Plan:
        place = random.randrange(len(plan.buy))
        return replace(plan, buy=(*plan.buy[:place], change(plan.buy[place]), *plan.buy[place + 1 :]))

    def _insert(self, plan: Plan, random: Random) -> Plan:
        line = self.line(random)
        place = random.randint(0, len(plan.buy))
        if random.random() < 0.5:  # where a menu has it most often: after all that costs more
            place = max((at + 1 for at, other in enumerate(plan.buy) if self.costs[other.card] > self.costs[line.card]), default=0)
            place = min(place + random.choice((0, 0, 1)), len(plan.buy))
        return replace(plan, buy=(*plan.buy[:place], line, *plan.buy[place:]))

    def _remove(self, plan: Plan, random: Random) -> Plan:
        place = random.randrange(len(plan.buy))
        return replace(plan, buy=(*plan.buy[:place], *plan.buy[place + 1 :])) if len(plan.buy) > 2 else plan

    def _move(self, plan: Plan, random: Random) -> Plan:
        lines = list(plan.buy)
        line = lines.pop(random.randrange(len(lines)))
        lines.insert(random.randint(0, len(lines)), line)
        return replace(plan, buy=tuple(lines))

    def _swap(self, plan: Plan, random: Random) -> Plan:
        """A line before the one above it."""
        at = random.randrange(1, max(len(plan.buy), 2))
        lines = plan.buy
        return replace(plan, buy=(*lines[: at - 1], *lines[at : at + 1], lines[at - 1], *lines[at + 1 :]))

    def _again(self, plan: Plan, random: Random) -> Plan:
        """A card that is there already, once more elsewhere: a few copies early, others when nothing better can be had."""
        line = random.choice(plan.buy)
        tests = (f"n < {random.choice(_LIMITS)}",) if random.random() < 0.7 else line.tests[:1]
        if random.random() < 0.4:
            tests = (*tests[: MOST_TESTS - 1], self.test(random))
        place = random.randint(0, len(plan.buy))
        return replace(plan, buy=(*plan.buy[:place], Line(line.card, tests), *plan.buy[place:]))

    def _renamed(self, plan: Plan, random: Random) -> Plan:
        """Another card in all lines of one."""
        old, new = random.choice(plan.cards() or self.kingdom), random.choice(self.kingdom)
        return replace(plan, buy=tuple(Line(new if line.card == old else line.card, line.tests) for line in plan.buy))

    def _limit(self, plan: Plan, random: Random) -> Plan:
        """Another number of copies, or as many as there are."""

        def limited(line: Line) -> Line:
            others = tuple(test for test in line.tests if not _LIMIT.fullmatch(test))
            return Line(line.card, others if random.random() < 0.25 else (f"n < {random.choice(_LIMITS)}", *others))

        return self._at(plan, random, limited)

    def _number(self, plan: Plan, random: Random) -> Plan:
        """A number of a test, a little more or less."""
        places = [place for place, line in enumerate(plan.buy) if any(map(NUMBER.search, line.tests))]
        if not places:
            return plan
        place = random.choice(places)
        line = plan.buy[place]
        at = random.choice([number for number, test in enumerate(line.tests) if NUMBER.search(test)])
        tests = (*line.tests[:at], nudged(line.tests[at], random), *line.tests[at + 1 :])
        return replace(plan, buy=(*plan.buy[:place], Line(line.card, tests), *plan.buy[place + 1 :]))

    def _test(self, plan: Plan, random: Random) -> Plan:
        return self._at(plan, random, lambda line: Line(line.card, (*line.tests[: MOST_TESTS - 1], self.test(random))))

    def _untest(self, plan: Plan, random: Random) -> Plan:
        def freed(line: Line) -> Line:
            gone = random.randrange(len(line.tests)) if line.tests else 0
            return Line(line.card, (*line.tests[:gone], *line.tests[gone + 1 :]))

        return self._at(plan, random, freed)

    def _exchange(self, plan: Plan, random: Random) -> Plan:
        """Another card in a line, most often one that costs about as much."""

        def exchanged(line: Line) -> Line:
            near = [card for card in self.cards if abs(self.costs[card] - self.costs[line.card]) <= 1 and card != line.card]
            return Line(random.choice(near or self.cards), line.tests)

        return self._at(plan, random, exchanged)

    def _points(self, plan: Plan, random: Random) -> Plan:
        """When points are bought: Provinces from some moment on, the others towards the end."""
        card = random.choice(_POINTS)
        if card == "Province":
            late = NOT_TO_LOSE if random.random() < 0.5 else f"(provinces > 2 or lead > {random.choice((-9, -7, -6, -4, 0))})"
            early = (
                f"turn > {random.randint(4, 14)}",
                f"money > {random.randint(8, 20)}",
                "n(Gold) > 0",
                f"deck > {random.randint(12, 20)}",
            )
            tests = random.choice(((), (late,), (random.choice(early),), (random.choice(early), late)))
        else:
            tests = (f"gains_left <= {random.randint(1, 7) if card == 'Duchy' else random.randint(1, 4)}",)
        lines = list(plan.buy)
        places = [at for at, line in enumerate(lines) if line.card == card]
        place = random.choice(places) if places else None
        if place is not None and random.random() < 0.2:  # earlier than usual, but only where better things are out of reach
            lines.insert(random.randint(place + 1, len(lines)), Line(card, tests))
        elif place is None:
            lines.insert(0, Line(card, tests))
        else:
            lines[place] = Line(card, tests)
        return replace(plan, buy=tuple(lines))

    def _trash(self, plan: Plan, random: Random) -> Plan:
        """When a card that trashes is played, and what it takes."""
        card, money, left = random.choice(self.trashers), random.randint(3, 7), random.randint(2, 5)
        if random.random() < 0.25:
            return plan.with_section(f"trash with {card}", ())
        return trashed_down(plan, card, money, left, played=random.random() < 0.5)

    def _play(self, plan: Plan, random: Random) -> Plan:
        """A card that is played before others, or only at times."""
        if plan.section("play") and random.random() < 0.3:
            return plan.with_section("play", plan.section("play")[1:])
        bought = [card for card in plan.cards() if card in self.actions] or list(self.actions)
        said = [card for card in self.plays if card in bought]
        if said and random.random() < 0.4:
            card = random.choice(said)
            reasons = list(self.plays[card])
            at = random.randrange(len(reasons))
            reasons[at] = nudged(reasons[at], random)
            return played_when(plan, card, reasons)
        test = random.choice(("", "", " if terminals > 1", " if actions > 1", " if hand_size < 5", " if hand_money < 8"))
        return plan.with_section("play", (random.choice(bought) + test, *plan.section("play"))[:4])

    def _gain(self, plan: Plan, random: Random) -> Plan:
        """What a card that gains others takes."""
        heading = f"gain with {random.choice(self.gainers)}"
        if plan.section(heading) and random.random() < 0.3:
            return plan.with_section(heading, plan.section(heading)[1:])
        return plan.with_section(heading, (str(self.line(random, random.choice((*self.cards, *_POINTS)))), *plan.section(heading))[:4])

    def _habit(self, plan: Plan, random: Random) -> Plan:
        """Something else than usual that a card takes or chooses."""
        headings = [heading for heading in self.habits if heading.partition(" with ")[2] in plan.cards()]
        if not headings:
            return plan
        heading = random.choice(headings)
        what = random.choice((*_TREASURES, *_POINTS, *plan.cards()))
        tests = (
            f"gains_left <= {random.randint(1, 6)}",
            f"gains_left > {random.randint(1, 6)}",
            f"hand_money {random.choice(('<', '>='))} {random.randint(4, 9)}",
        )
        entries = () if heading.startswith("choose") else (what, f"{what} if {random.choice(tests)}")
        return with_changed_habit(plan, heading, random, entries)

    def _section(self, plan: Plan, random: Random) -> Plan:
        """A number in a section, or the section left out."""
        if not plan.sections:
            return plan
        heading, entries = random.choice(plan.sections)
        if random.random() < 0.3:
            return plan.with_section(heading, ())
        at = random.randrange(len(entries))
        return plan.with_section(heading, (*entries[:at], nudged(entries[at], random), *entries[at + 1 :]))


def tidy(plan: Plan) -> Plan:
    """Without lines that can never count, and no longer than people like to read."""
    lines: list[Line] = []
    always: set[str] = set()
    menu = {line.card for line in plan.buy} | BASIC_NAMES  # what else there is comes seldom
    for line in plan.buy:
        line = Line(line.card, tuple(dict.fromkeys(_without_absent(test, menu) for test in line.tests)))
        if line.card in always or line in lines or any(test in ("n < 0", "turn <= 0") for test in line.tests):
            continue
        lines.append(line)
        if not line.tests:
            always.add(line.card)
    played = tuple(entry for entry in plan.section("play") if (card := entry.partition(" if ")[0]) in menu or card.islower())
    sections = tuple(
        (heading, entries)
        for heading, entries in plan.with_section("play", played).sections
        if " with " not in heading or heading.partition(" with ")[2] in menu
    )
    longest = max(MOST_LINES, len(plan.buy) - 1 if len(plan.buy) > MOST_LINES else 0)  # a long one of the library shrinks little by little
    return Plan(tuple(lines[:longest]) or plan.buy, sections)


def _without_absent(test: str, menu: Collection[str]) -> str:
    """The same limit without a card that is never there: ``n < n(Moat) + 2`` is ``n < 2`` for who has no Moat."""
    relative = _RELATIVE.fullmatch(test)
    return f"n < {relative[2]}" if relative and relative[1] not in menu else test
