"""How plans use their cards: what is played when, what is trashed, gained, thrown off and chosen.

Where a plan says nothing the defaults speak, so a change of habits begins with what they say about the card.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from random import Random

from deckwright.sim.policy import defaults
from deckwright.solve.plan import Plan, plan_of

MOST_ENTRIES = 6
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")
_CHEAP = ("Curse", "Estate", "Copper")


@cache
def usual() -> dict[str, tuple[str, ...]]:
    """What the defaults say, by heading."""
    return dict(plan_of(defaults()).sections)


def usual_headings(cards: Sequence[str]) -> tuple[str, ...]:
    """The sections of the defaults that are about certain cards."""
    return tuple(heading for heading in usual() if heading.partition(" with ")[2] in cards)


def usual_plays(cards: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """When the defaults play certain cards: an entry for each reason, as short lines are read more easily."""
    found = (entry.partition(" if ") for entry in usual()["play"])
    return {card: tuple(f"{card} if {reason}" for reason in _reasons(test)) for card, _, test in found if test and card in cards}


def _reasons(test: str) -> list[str]:
    parts = test.split(" or ")
    return parts if all(part.count("(") == part.count(")") for part in parts) else [test]


def trashed_down(plan: Plan, card: str, money: int, left: int, played: bool = True) -> Plan:
    """With a card that trashes Coppers until only so much money is left, and that is ``played`` whenever it can.

    What else the card is good for, such as Golds that become Provinces in the end, stays as it is.
    """
    further = [entry for entry in usual().get(f"trash with {card}", ()) if entry.partition(" if ")[0] not in _CHEAP]
    first = [entry for entry in further if not entry.startswith("else ")]
    last = [entry for entry in further if entry.startswith("else ")]
    entries = ("Curse", *first, f"Estate if gains_left > {left}", f"Copper if money > {money}", *last)
    plan = plan.with_section(f"trash with {card}", entries)
    if not played:
        return plan
    worth = [f"{card} if hand(Curse) + hand(Estate) > 0 or hand(Copper) > 0 and money > {money}"]
    for what, _, test in (entry.partition(" if ") for entry in first):
        if test and what[0].isupper():  # not a kind of cards
            worth.append(f"{card} if hand({what}) > 0 and {test}")
    return played_when(plan, card, worth)


def played_when(plan: Plan, card: str, entries: Sequence[str]) -> Plan:
    """With these entries about playing a card in place of those that there were."""
    others = (entry for entry in plan.section("play") if entry.partition(" if ")[0] != card)
    return plan.with_section("play", (*entries, *others)[:MOST_ENTRIES])


def with_changed_habit(plan: Plan, heading: str, random: Random, entries: Sequence[str] = ()) -> Plan:
    """With one thing changed in a section: a number, an entry less, elsewhere or more (one of ``entries``)."""
    now = list(plan.section(heading) or usual().get(heading, ()))
    first = [at for at, entry in enumerate(now) if not entry.startswith("else ")]
    kind = random.random()
    if kind < 0.4 and any(map(NUMBER.search, now)):
        at = random.choice([at for at, entry in enumerate(now) if NUMBER.search(entry)])
        now[at] = nudged(now[at], random)
    elif kind < 0.55 and first:
        del now[random.choice(first)]
    elif kind < 0.7 and first:
        at = random.choice(first)
        now[at] = now[at].partition(" if ")[0]
    elif kind < 0.85 and len(first) > 1:
        one, other = random.sample(first, 2)
        now[one], now[other] = now[other], now[one]
    elif entries:
        now.insert(random.randint(0, len(first)), random.choice(entries))
    return plan.with_section(heading, tuple(dict.fromkeys(now))[:MOST_ENTRIES])


def nudged(text: str, random: Random) -> str:
    """The text with one of its numbers a little more or less."""
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    number = max(int(match[0]) + random.choice((-3, -2, -1, -1, 1, 1, 2, 3)), 0)
    return f"{text[: match.start()]}{number}{text[match.end() :]}"
