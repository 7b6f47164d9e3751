"""A plan: a strategy in the parts that evolution changes, written and read as a strategy file.

>>> from deckwright.sim.library import find_strategy
>>> from deckwright.solve.plan import plan_of
>>> [str(line) for line in plan_of(find_strategy("double-witch")).buy][:3]
['Province if n(Gold) > 0', 'Witch if n < 2', 'Duchy if gains_left <= 5']
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from deckwright.cards.basic import BASIC
from deckwright.sim.conditions import Fact, Sign, Terms
from deckwright.sim.strategy_file import Line as FileLine
from deckwright.sim.strategy_file import Strategy

BASIC_NAMES = frozenset(card.name for card in BASIC)
LONG_LINE = 72
NOT_TO_LOSE = "(provinces > 1 or lead > -6 or lead > -7 and turns_ahead <= 0)"
"""When a Province may be bought: the last one only where that wins or ties. With more turns a tie is lost."""
_WORDS = {
    int(Sign.OR): ("or", 1),
    int(Sign.AND): ("and", 2),
    int(Sign.LESS): ("<", 4),
    int(Sign.AT_MOST): ("<=", 4),
    int(Sign.EQUAL): ("=", 4),
    int(Sign.ADD): ("+", 5),
    int(Sign.SUBTRACT): ("-", 5),
    int(Sign.MULTIPLY): ("*", 6),
    int(Sign.DIVIDE): ("/", 6),
}
"""How operators are written, and how strongly they bind."""
_TURNED = {"<": ">", "<=": ">="}
_NOTHING: Terms = (int(Sign.NUMBER), 0.0)
_OR, _AND, _NOT, _COMPARED, _WHOLE = 1, 2, 3, 4, 9
_ADDED_NOTHING = re.compile(r" [+-] 0(?![\d.])")
"""What evolution may leave behind where a number has become nothing."""

Section = tuple[str, tuple[str, ...]]
"""A heading of a strategy file, and the entries below it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A card to buy, and what must all be true for it."""

    card: str
    tests: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.card} if {' and '.join(self.tests)}" if self.tests else self.card


@dataclass(frozen=True, slots=True)
class Plan:
    """What is bought, in order, and what else the strategy says for itself."""

    buy: tuple[Line, ...]
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Further sections: heading and entries."""

    def text(self, name: str, about: str = "", needs: Collection[str] | None = None) -> str:
        """As a strategy file. With ``needs`` it can be played wherever these cards are."""
        head = [f"name: {name}", *([f"about: {about}"] if about else [])]
        if needs is not None:
            head += ["needs: nothing", *([f"needs: {', '.join(needs)}"] if needs else [])]
        body = "\n".join(["buy:", *(f"  {line}" for line in self.buy), "", *self.section_lines()])
        return "\n".join([*head, "", _ADDED_NOTHING.sub("", body)])

    def section_lines(self) -> list[str]:
        """The sections besides the menu, in one line each where that is short."""
        found = []
        for heading, entries in self.sections:
            line = f"{heading}: {'; '.join(entries)}"
            found += [line] if len(line) < LONG_LINE else [f"{heading}:", *(f"  {entry}" for entry in entries)]
        return found

    def section(self, heading: str) -> tuple[str, ...]:
        """The entries of a section, none if there is no such section."""
        return dict(self.sections).get(heading, ())

    def with_section(self, heading: str, entries: tuple[str, ...]) -> Plan:
        """With this section in place of what was there; without entries, without the section."""
        others = {key: value for key, value in self.sections if key != heading}
        return Plan(self.buy, tuple(sorted({**others, heading: entries}.items() if entries else others.items())))

    def cards(self) -> tuple[str, ...]:
        """The kingdom cards on the menu, in its order."""
        return tuple(dict.fromkeys(line.card for line in self.buy if line.card not in BASIC_NAMES))

    def size(self) -> int:
        """Everything there is to read: lines, tests and entries."""
        return len(self.buy) + sum(len(line.tests) for line in self.buy) + sum(len(entries) for _, entries in self.sections)


def plan_of(strategy: Strategy, there: Collection[str] | None = None) -> Plan:
    """The plan that a strategy file describes, without what a kingdom lacks."""
    buy = tuple(
        Line(line.what, tuple(_tests(line.condition, line.what)))
        for line in strategy.section("buy")
        if there is None or line.what in there or line.what in BASIC_NAMES
    )
    sections: dict[str, tuple[str, ...]] = {}
    for part in strategy.sections:
        if part.verb != "buy" and (part.card is None or there is None or part.card in there):
            heading = part.verb if part.card is None else f"{part.verb} with {part.card}"
            sections[heading] = (*sections.get(heading, ()), *map(_entry, part.lines))
    return Plan(buy, tuple(sorted(sections.items())))


def _entry(line: FileLine) -> str:
    condition = f" if {_written(line.condition, line.what)[0]}" if line.condition else ""
    return f"{'else ' if line.last_resort else ''}{line.what}{condition}"


def _tests(terms: Terms, card: str) -> Iterator[str]:
    """The parts of a condition that must all be true."""
    if terms and terms[-1] == Sign.AND:
        left, right = _operands(terms)
        yield from _tests(left, card)
        yield from _tests(right, card)
    elif terms:
        text, binding = _written(terms, card)
        yield f"({text})" if binding == _OR else text


def _written(terms: Terms, card: str) -> tuple[str, int]:
    """A condition as people write it, and how strongly its last operator binds."""
    last = terms[-1]
    if isinstance(last, str) or (len(terms) > 1 and terms[-2] == Sign.NUMBER):
        return _value(terms, card), _WHOLE
    if last == Sign.NOT:
        inner = terms[:-1]
        if inner[-1] == Sign.EQUAL:
            one, other = (_bound(part, card, _COMPARED + 1) for part in _operands(inner))
            return f"{one} != {other}", _COMPARED
        return f"not {_bound(inner, card, _NOT)}", _NOT
    if int(last) not in _WORDS:
        return Fact(int(last)).name.lower(), _WHOLE
    word, binding = _WORDS[int(last)]
    left, right = _operands(terms)
    if word == "-" and left == _NOTHING:
        return f"-{_bound(right, card, _WHOLE)}", _WHOLE
    if word in _TURNED and left[0] == Sign.NUMBER and (len(left) == 2 or (left[:2] == _NOTHING and len(left) == 5)):
        word, left, right = _TURNED[word], right, left
    return f"{_bound(left, card, binding)} {word} {_bound(right, card, binding + 1)}", binding


def _bound(terms: Terms, card: str, binding: int) -> str:
    text, own = _written(terms, card)
    return text if own >= binding else f"({text})"


def _value(terms: Terms, card: str) -> str:
    """A number, or a fact of a card."""
    if terms[0] == Sign.NUMBER:
        return f"{float(terms[1]):g}"
    fact, name = Fact(int(terms[0])), str(terms[1])
    if fact is Fact.OWN:
        return "n" if name == card else f"n({name})"
    return "provinces" if (fact, name) == (Fact.PILE, "Province") else f"{fact.name.lower()}({name})"


def _operands(terms: Terms) -> tuple[Terms, Terms]:
    """What stands left and right of the last operator."""
    place, needed = len(terms) - 1, 1
    while needed:
        place -= 1
        term = terms[place]
        if isinstance(term, str) or (place and terms[place - 1] == Sign.NUMBER):
            place -= 1
            needed -= 1
        elif int(term) == Sign.NOT:
            continue
        else:
            needed += 1 if int(term) in _WORDS else -1
    return terms[:place], terms[place:-1]
