"""Strategy files (``docs/strategies.md``): plain text that a player can write in a minute.

A file has sections; each line of a section is a card (or a kind of cards) with a condition, and the first line that holds counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from deckwright.cards import card_names, find_card, option_words
from deckwright.errors import DamagedFile, file_problem, suggestion
from deckwright.sim.conditions import ConditionReader, Mistake, Terms

SELECTORS = ("victories", "treasures", "actions", "terminals", "junk", "unwanted", "best", "worst")
"""Kinds of cards that a line may name: ``victories`` are those that are nothing else, ``unwanted`` what the buy section lacks."""

VERBS = ("buy", "play", "trash", "discard", "gain", "topdeck", "set aside", "reveal", "return", "embargo", "give", "put", "choose")
OPTIONS = option_words()
NOTHING = "nothing"
"""A strategy that needs nothing plays any kingdom: what it names and the kingdom lacks is left out."""
_MENUS = ("buy", "play", "choose")
"""Sections whose first line that holds is all there is: nothing to fill up."""
_START = re.compile(r"\s*(?P<verb>[A-Za-z]+(?: [A-Za-z]+)??)(?: +with +(?P<card>[^:;]+?))? *:")


@dataclass(frozen=True, slots=True)
class Line:
    """A card, a kind of cards or an option, and when it is meant."""

    what: str
    condition: Terms = ()
    last_resort: bool = False
    """Only to fill up what must be chosen (``else worst``)."""


@dataclass(frozen=True, slots=True)
class Section:
    """What to do where a verb is asked for, by any card or by one."""

    verb: str
    card: str | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Strategy:
    """What to buy, play, trash, discard, gain and put back."""

    name: str
    about: str = ""
    sections: tuple[Section, ...] = ()
    needs: frozenset[str] = field(default_factory=frozenset)
    """Kingdom cards without which it can't be played."""
    text: str = field(default="", compare=False, repr=False)
    """As it was written."""

    def __hash__(self) -> int:
        return hash(self.name)  # strategies are keys of caches at every decision

    def section(self, verb: str, card: str | None = None) -> tuple[Line, ...]:
        """The lines of one section, in the order written."""
        return tuple(line for part in self.sections if (part.verb, part.card) == (verb, card) for line in part.lines)


def read_strategy(path: Path) -> Strategy:
    """The strategy in a file; a mistake is named with file, line and column."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as problem:
        raise file_problem(path, problem) from problem
    return parse_strategy(text, str(path), path.stem)


def parse_strategy(text: str, file: str = "strategy", name: str = "strategy") -> Strategy:
    """The strategy that a text describes."""
    return _Reader(text, file, name).strategy()


class _Reader:
    def __init__(self, text: str, file: str, name: str) -> None:
        self.text = text
        self.file = file
        self.heads = {"name": name.replace("-", " "), "about": ""}
        self.names = card_names()
        self.sections: list[tuple[str, str | None, list[Line]]] = []
        self.needs: set[str] = set()
        self.needs_nothing = False
        self.bought: set[str] = set()

    def strategy(self) -> Strategy:
        for number, line in enumerate(self.text.splitlines(), 1):
            try:
                self._line(line.split("#")[0].rstrip())
            except Mistake as mistake:
                raise DamagedFile(
                    "strategy-expected",
                    file=self.file,
                    line=str(number),
                    column=str(mistake.column),
                    expected=mistake.expected,
                    found=mistake.found,
                    suggestion=mistake.near,
                ) from None
        if not any(verb == "buy" and lines for verb, _, lines in self.sections):
            raise DamagedFile("strategy-no-buy", file=self.file)
        needs = self.needs if self.needs_nothing else self.needs | self.bought
        kingdom = {card for card in needs if find_card(card)[0] != "basic"}
        sections = tuple(Section(verb, card, tuple(lines)) for verb, card, lines in self.sections)
        return Strategy(self.heads["name"], self.heads["about"], sections, frozenset(kingdom), self.text)

    def _line(self, line: str) -> None:
        if not line.strip():
            return
        head = re.match(r"(name|about|needs) *:", line)
        if head:
            self._head(head[1], line[head.end() :], head.end())
            return
        start = _START.match(line)
        if start:
            self._section(start["verb"], start["card"], start.start("verb") + 1, start.start("card") + 1)
            line = " " * start.end() + line[start.end() :]
        elif not self.sections:
            raise Mistake(_first(line), "section", line.strip(), suggestion(line.strip(), [f"{verb}:" for verb in VERBS]))
        place = 0
        for part in line.split(";"):
            if part.strip():
                self._entry(part, place)
            place += len(part) + 1

    def _head(self, key: str, value: str, place: int) -> None:
        if key != "needs":
            self.heads[key] = value.strip() or self.heads[key]
            return
        if value.strip() == NOTHING:
            self.needs_nothing = True
            return
        for name in value.split(","):
            self.needs.add(self._card(name.strip(), place + _first(name)))
            place += len(name) + 1

    def _section(self, verb: str, card: str | None, column: int, card_column: int) -> None:
        if verb not in VERBS:
            raise Mistake(column, "section", verb, suggestion(verb, list(VERBS)))
        if verb == "buy" and card is not None:
            raise Mistake(card_column, "no-asker", card)
        if verb == "choose" and card is None:
            raise Mistake(column, "asker", verb)
        self.sections.append((verb, None if card is None else self._card(card, card_column), []))

    def _entry(self, part: str, place: int) -> None:
        verb, _, lines = self.sections[-1]
        column, text = place + _first(part), part.strip()
        last_resort = re.match(r"else\s+", text)
        if last_resort:
            if verb in _MENUS:
                raise Mistake(column, "no-else", "else")
            text, column = text[last_resort.end() :], column + last_resort.end()
        found = re.search(r"\sif\s", text)
        what = text[: found.start()].strip() if found else text
        self._check_what(verb, what, column)
        card = what if verb != "choose" and what in self.names else None
        terms: Terms = ()
        if found:
            if last_resort:
                raise Mistake(column + found.start() + 1, "no-condition", "if")
            terms = ConditionReader(text[found.end() :], column + found.end(), card, self.names).terms()
        if verb == "buy" and card:
            self.bought.add(card)
        lines.append(Line(what, terms, bool(last_resort)))

    def _check_what(self, verb: str, what: str, column: int) -> None:
        known = [*OPTIONS] if verb == "choose" else [*self.names, *SELECTORS]
        if what not in known:
            raise Mistake(column, "option" if verb == "choose" else "card", what, suggestion(what, known))

    def _card(self, name: str, column: int) -> str:
        if name not in self.names:
            raise Mistake(column, "card", name, suggestion(name, self.names))
        return name


def _first(text: str) -> int:
    """The column of the first letter."""
    return len(text) - len(text.lstrip()) + 1
