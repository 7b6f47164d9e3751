"""Second thoughts: what a plan might have bought instead, and the lines that follow from it.

At many purchases of its games the machine plays on with every other card that could be had, with the same luck. From what these were worth
it reads off when one of them would have been better, in two or three conditions. A line that says so must prove itself in whole games:
what is better once may be worse as a habit. Most of these games go on just as without it, so many lines are proved at once. The first
time they compete with what proved itself on other kingdoms.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import perf_counter

from deckwright.engine.box import Box
from deckwright.native import machine
from deckwright.sim.conditions import Fact
from deckwright.sim.strategy_file import Strategy
from deckwright.solve.arena import TURN_LIMIT, Arena
from deckwright.solve.changing import Changes
from deckwright.solve.contest import Contest, Entry, League
from deckwright.solve.experience import experience
from deckwright.solve.plan import Line, Plan
from deckwright.solve.polishing import Polish
from deckwright.solve.proving import Sort, Variant, pace, paced, proved, race

WEIGHED_GAMES, MOST_WEIGHED = 8_000, 64_000
ONE_IN = 3
"""One of so many purchases of these games is weighed."""
WEIGHED_AS = 30
"""A weighed game takes about as long as so many."""
FEWEST_ROUNDS = 6
"""For so many there should be time if weighing were all; proving takes about as long."""
LEAST_PART = 0.5
"""The last round weighs as many games as there is time for. It is left out if these are less than this part of the first ones."""
SUGGESTIONS = 40
LIMITS = (1, 2, 3)
"""Copies with which a line is tried that is too much of a good thing as it is."""
HEATS = ((2_000, 1_000), (6_000, 16), (12_000, 5), (36_000, 5))
"""Games in which lines prove themselves, and how many go on after them. Any of the last may be taken: one that was lucky until then
would end the round for others that are good."""
MANY, FIRST_HEAT = 400, (500, 200)
"""Where so many are tried, there is a heat before these."""
HOPEFUL = 40
"""So many of the others may prove themselves besides the best one."""
LAST_GAMES = 24_000
"""In which a plan must hold its own against the whole league, and lines that are to stay at the end must bring something."""
SURE_GAMES = 48_000
"""In which the one of them that seems to bring nothing must do so again: the last of many is mostly an unlucky one."""
BETTER = 0.0007
"""What a line must bring to stay."""
USUAL = 0.001
"""What good lines bring."""
CLEARLY = 3.0
"""Deviations by which a line is clearly of use, so that it is not tried again without it."""
WORSE = 0.003
"""Lines that have proved themselves don't stay if they cost more than this against the whole league; less is luck."""
MOST_LINES = 28
LONG = 24
"""With more lines than this a plan is looked through for useless ones after every round."""
MOST_TESTS = 3
_SEEDS = 1 << 48
_PLAIN = (
    Fact.COINS, Fact.BUYS, Fact.TURN, Fact.MONEY, Fact.DECK, Fact.GAINS_LEFT, Fact.EMPTY_PILES, Fact.LEAD, Fact.DRAW_PILE, Fact.DRAW_MONEY,
    Fact.TURNS_AHEAD,
)  # fmt: skip
_NEVER = ("Curse", "Copper")
"""Cards that nobody buys with good reason."""
_LEAST, _MOST = -(1 << 15), (1 << 15) - 1

Asked = tuple[int, int]
"""A fact, and the kind that it is about, or -1."""
Bounds = tuple[Asked, int, int]
"""A fact, and the least and the most that it is."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A line that might make a plan better, in the forms in which it is tried."""

    place: int
    """The line of the plan that it comes before."""
    forms: tuple[Line, ...]
    instead: bool = False
    """Whether it comes instead of that line."""


def second_thoughts(
    arena: Arena, changes: Changes, plan: Plan, league: League, seed: str, until: float = inf, rounds: int | None = None
) -> Iterator[tuple[int, float, Plan]]:
    """Rounds so far, score, and the plan with lines that make it better, first of all against the first of the league.

    It thinks as long as there is time for a round, or for so many of them. Where it finds nothing it weighs more games next time, as far as
    there is time for it. What comes last is without lines that later ones made useless.
    """
    box = arena.box
    plan = first = replace(plan, buy=tuple(line for line in plan.buy if line.card in box.kinds))
    mind = _Mind(arena, league, pace(arena, plan, league[0].player, until - perf_counter(), FEWEST_ROUNDS * WEIGHED_AS * WEIGHED_GAMES))
    polish = Polish(arena, changes, mind.opponent, mind.pace)
    weighed = mind.games(WEIGHED_GAMES)
    least, done, each = LEAST_PART * weighed, 0, 0.0
    while (rounds is None or done < rounds) and len(plan.buy) < MOST_LINES and (begun := perf_counter()) < until:
        if each * weighed > until - begun:
            weighed = paced(1, (until - begun) / each)
        if weighed < least:
            break
        random = Random(f"{seed} {done}")
        found = suggestions(arena, plan, mind.opponent, random.randrange(_SEEDS), weighed)
        thought = mind.improved(plan, found if done else [*found, *experienced(plan)], random, until)
        better = polish.step(thought, random, until, plan)
        before, after = mind.scores(plan, better, random)
        done, each = done + 1, (perf_counter() - begun) / weighed
        weighed = weighed if thought != plan else min(2 * weighed, MOST_WEIGHED)
        plan = better if after > before - WORSE else plan
        if len(plan.buy) > LONG:
            plan = mind.without_useless(plan, first, random)
        yield done, max(before, after), plan
    random = Random(f"{seed} again")
    plan = mind.without_useless(plan, first, random)
    yield done, mind.scores(plan, plan, random)[0], plan


def suggestions(arena: Arena, plan: Plan, opponent: Plan | Strategy, seed: int, games: int) -> list[Suggestion]:
    """Lines that follow from the purchases of these games, the surest first."""
    box = arena.box
    asked = _asked(box)
    tried = [kind for kind, name in enumerate(box.names) if name not in _NEVER]
    found = machine().better_purchases(
        *arena.tables, [arena.ready(plan), arena.ready(opponent)], seed, games, TURN_LIMIT, asked, tried, ONE_IN, SUGGESTIONS, arena.threads
    )
    told = [(line, kind, [(asked[place], *bounds) for place, *bounds in ranges]) for line, kind, _, _, ranges in found]
    limited = [any(least > _LEAST or most < _MOST for _, least, most in ranges) for _, _, ranges in told]
    return [
        Suggestion(line, _forms(box, box.names[kind], ranges))
        if kind < len(box.names)
        else Suggestion(line, (_limited(box, plan.buy[line], ranges),), instead=True)
        for (line, kind, ranges), at_times in zip(told, limited, strict=True)
        if kind < len(box.names) or at_times
    ]


def experienced(plan: Plan) -> list[Suggestion]:
    """What proved itself on other kingdoms, in every place."""
    return [Suggestion(place, (line,)) for line in experience() if line not in plan.buy for place in range(len(plan.buy) + 1)]


def _asked(box: Box) -> list[Asked]:
    """What conditions may ask here."""
    kinds = range(len(box.names))
    plain = [(int(fact), -1) for fact in _PLAIN]
    return [
        *plain,
        *((int(fact), kind) for fact in (Fact.OWN, Fact.THEIRS) for kind in kinds),
        *((int(Fact.IN_PLAY), kind) for kind in sorted(box.actions)),
        *((int(Fact.PILE), box.kinds[name]) for name in ("Duchy", "Estate")),
    ]


def _forms(box: Box, card: str, ranges: Sequence[Bounds]) -> tuple[Line, ...]:
    """The line as it was found, and with a limit of copies, if it has none."""
    tests = tuple(dict.fromkeys(test for bounds in ranges for test in _tests(box, card, *bounds)))
    if any(test.startswith("n <") for test in tests):
        return (Line(card, tests),)
    return Line(card, tests), *(Line(card, (f"n < {limit}", *tests[: MOST_TESTS - 1])) for limit in LIMITS)


def _limited(box: Box, line: Line, ranges: Sequence[Bounds]) -> Line:
    """The line, but not where all these facts lie in their ranges."""
    outside = [test for asked, least, most in ranges for test in _outside(box, line.card, asked, least, most)]
    return Line(line.card, (*line.tests, outside[0] if len(outside) == 1 else f"({' or '.join(outside)})"))


def _tests(box: Box, card: str, asked: Asked, least: int, most: int) -> list[str]:
    word = _word(box, card, asked)
    return [f"{word} > {least - 1}"] * (least > _LEAST) + [_at_most(word, most)] * (most < _MOST)


def _outside(box: Box, card: str, asked: Asked, least: int, most: int) -> list[str]:
    word = _word(box, card, asked)
    return [_at_most(word, least - 1)] * (least > _LEAST) + [f"{word} > {most}"] * (most < _MOST)


def _at_most(word: str, number: int) -> str:
    return f"n < {number + 1}" if word == "n" else f"{word} <= {number}"


def _word(box: Box, card: str, asked: Asked) -> str:
    """What conditions call a fact, in a line about this card."""
    fact, kind = asked
    if kind < 0:
        return Fact(fact).name.lower()
    name = box.names[kind]
    if fact == Fact.OWN:
        return "n" if name == card else f"n({name})"
    return f"{Fact(fact).name.lower()}({name})"


@dataclass(frozen=True, slots=True)
class _Mind:
    """Thinks about plans, and proves what it thinks."""

    arena: Arena
    league: League
    pace: float

    def games(self, number: int) -> int:
        """As many of these games as can be afforded."""
        return paced(number, self.pace)

    @property
    def opponent(self) -> Plan | Strategy:
        """Whom there is most to learn from."""
        return self.league[0].player

    def scores(self, one: Plan, other: Plan, random: Random) -> tuple[float, float]:
        """Of two plans against the league, in the same games."""
        contest = Contest(self.arena, self.league, random)
        first, second = (contest.upto(Entry(plan), self.games(LAST_GAMES)).score for plan in (one, other))
        return first, second

    def improved(self, plan: Plan, found: Sequence[Suggestion], random: Random, until: float) -> Plan:
        """The plan with the suggestion that brings most, then with the one that brings most besides, and so on."""
        pool = [replace(suggestion, forms=(form,)) for suggestion in found for form in suggestion.forms]
        taken: list[Suggestion] = []
        while pool and len(plan.buy) + len(taken) < MOST_LINES and perf_counter() < until:
            pool, gain = self.raced(plan, taken, pool, random.randrange(_SEEDS))
            if gain < BETTER:
                break
            taken.append(pool[0])
            pool = [one for one in pool if not _clash(one, taken[-1])]
        return _with(plan, taken)

    def raced(self, plan: Plan, taken: Sequence[Suggestion], pool: Sequence[Suggestion], seed: int) -> tuple[list[Suggestion], float]:
        """The suggestions that may bring something, the best of them first, and what that one brings."""
        order, gain = race(
            len(pool),
            [(self.games(games), keep) for games, keep in (FIRST_HEAT,) * (len(pool) > MANY) + HEATS],
            lambda places, first, games: self.gains(plan, taken, [pool[place] for place in places], seed, first, games),
            USUAL,
            BETTER,
        )
        return [pool[place] for place in order[:HOPEFUL]], gain

    def gains(
        self, plan: Plan, taken: Sequence[Suggestion], tried: Sequence[Suggestion], seed: int, first: int, games: int
    ) -> list[tuple[float, float]]:
        """What each suggestion brings besides those that are taken, and the deviation of that."""
        variants = []
        for one in tried:
            line = one.place + sum(not other.instead and other.place <= one.place for other in taken)
            variants.append(Variant(_with(plan, [*taken, one]), line, Sort.STRICTER if one.instead else Sort.ADDED))
        return self.proved(_with(plan, taken), variants, seed, first, games)

    def without_useless(self, plan: Plan, first: Plan, random: Random) -> Plan:
        """Later thoughts may have made earlier ones useless; what the plan had at first stays, and what is clearly of use."""
        new = [place for place, line in enumerate(plan.buy) if line not in first.buy]
        while new:
            shorter = [replace(plan, buy=(*plan.buy[:place], *plan.buy[place + 1 :])) for place in new]
            variants = [Variant(one, place, Sort.LEFT_OUT) for one, place in zip(shorter, new, strict=True)]
            found = self.proved(plan, variants, random.randrange(_SEEDS), 0, self.games(LAST_GAMES))
            best, gone = max(zip((gain for gain, _ in found), new, strict=True))
            without = variants[new.index(gone)]
            if best < 0 or self.proved(plan, [without], random.randrange(_SEEDS), 0, self.games(SURE_GAMES))[0][0] < 0:
                break
            plan = without.plan
            doubtful = [place for place, (gain, deviation) in zip(new, found, strict=True) if gain >= -CLEARLY * deviation]
            new = [place - (place > gone) for place in doubtful if place != gone]
        return plan

    def proved(self, plan: Plan, variants: Sequence[Variant], seed: int, first: int, games: int) -> list[tuple[float, float]]:
        """How much more of the points each variant of a plan wins, and the deviation of that."""
        return proved(self.arena, plan, self.opponent, variants, seed, first, games)


def _clash(one: Suggestion, other: Suggestion) -> bool:
    """Whether both can't be taken: forms of the same, or what becomes of the same line."""
    return one.place == other.place and one.instead == other.instead and (one.instead or one.forms[0].card == other.forms[0].card)


def _with(plan: Plan, taken: Sequence[Suggestion]) -> Plan:
    """With further lines, each before a line of the plan, or at the end, and with lines that are others now."""
    before, instead = ([one for one in taken if one.instead == replaced] for replaced in (False, True))
    others = {one.place: one.forms[0] for one in instead}
    menu = list[Line]()
    for place in range(len(plan.buy) + 1):
        menu += [one.forms[0] for one in before if one.place == place]
        menu += [others.get(place, line) for line in plan.buy[place : place + 1]]
    return replace(plan, buy=tuple(menu))
