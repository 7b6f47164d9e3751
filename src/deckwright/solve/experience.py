"""Experience: lines about cards of every kingdom that proved themselves elsewhere. When to buy points instead of money, above all, is
much the same wherever games are close; what took many rounds of second thoughts on one kingdom is tried at once on the next.

``benchmarks/experience.py`` gathers them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.plan import BASIC_NAMES, Line, plan_of

FILE = "experience.strategy"
_OF_CARD = re.compile(r"\b\w+\(([A-Z][^)]*)\)")


@cache
def experience() -> tuple[Line, ...]:
    """The lines that come with the package."""
    text = (files("deckwright.solve") / FILE).read_text(encoding="utf-8")
    return plan_of(parse_strategy(text, FILE)).buy


def of_every_kingdom(lines: Iterable[Line]) -> list[Line]:
    """Those that buy a card of every kingdom, without tests about other cards; a line that then says nothing is left out."""
    found = []
    for line in lines:
        tests = tuple(test for test in line.tests if all(card in BASIC_NAMES for card in _OF_CARD.findall(test)))
        if line.card in BASIC_NAMES and tests:
            found.append(Line(line.card, tests))
    return list(dict.fromkeys(found))
