"""Strategy files (``docs/strategies.md``): plain text that a player can write in a minute.

A file has sections; each line of a section is a card (or a kind of cards) with a condition, and the first line that holds counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from deckwright.cards import card_names, find_card
from deckwright.errors import DamagedFile, Problem, suggestion
from deckwright.sim.conditions import ConditionReader, Terms, cards_in

SELECTORS = ("victories", "treasures", "actions", "junk", "unwanted", "best", "worst")
"""Kinds of cards that a line may name: ``victories`` are those that are nothing else, ``unwanted`` what the buy section lacks."""

VERBS = ("buy", "play", "trash", "discard", "gain", "topdeck", "set aside", "reveal", "return", "embargo", "choose")
OPTIONS = ("discard", "keep", "mat", "hand", "top", "bottom", "attack", "coins")
_HEADS = ("name", "about", "needs")
_BARE_SELECTORS = ("best", "worst")


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

    def section(self, verb: str, card: str | None = None) -> tuple[Line, ...]:
        """The lines of one section, in the order written."""
        return tuple(line for part in self.sections if (part.verb, part.card) == (verb, card) for line in part.lines)


def read_strategy(path: Path) -> Strategy:
    """The strategy in a file; a mistake is named with file, line and column."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise DamagedFile("strategy-unreadable", file=str(path), reason=str(problem)) from problem
    return parse_strategy(text, str(path), path.stem)


def parse_strategy(text: str, file: str = "strategy", name: str = "strategy") -> Strategy:
    """The strategy that a text describes."""
    return _Reader(text, file, name).strategy()


class _Reader:
    def __init__(self, text: str, file: str, name: str) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.heads = {"name": name.replace("-", " "), "about": ""}
        self.names = card_names()
        self.sections: list[tuple[str, str | None, list[Line]]] = []
        self.needs: set[str] = set()

    def strategy(self) -> Strategy:
        for number, line in enumerate(self.lines, 1):
            try:
                self._line(line.split("#")[0].rstrip())
            except DamagedFile as problem:
                if "file" in problem.details:
                    raise
                details = {"suggestion": "", "found": "", "column": 1, **problem.details}
                raise DamagedFile(problem.code, file=self.file, line=str(number), **details) from problem
        if not any(verb == "buy" for verb, _, _ in self.sections):
            raise DamagedFile("strategy-no-buy", file=self.file)
        kingdom = {card for card in self.needs if find_card(card)[0] != "basic"}
        sections = tuple(Section(verb, card, tuple(lines)) for verb, card, lines in self.sections)
        return Strategy(self.heads["name"], self.heads["about"], sections, frozenset(kingdom))

    def _line(self, line: str) -> None:
        if not line.strip():
            return
        head = re.match(r"(name|about|needs)\s*:\s*(.*)$", line)
        if head:
            self._head(head[1], head[2], head.start(2) + 1)
            return
        start = re.match(r"\s*([a-z][a-z ]*?)(?:\s+with\s+([^:]+?))?\s*:\s*", line)
        if start:
            self._section(start[1], start[2], start.start(1) + 1, (start.start(2) if start[2] else 0) + 1)
            line = " " * start.end() + line[start.end() :]
        elif not self.sections:
            raise self._expected(1, "a section such as buy:", line.strip(), suggestion(line.strip(), [f"{verb}:" for verb in VERBS]))
        place = 0
        for part in line.split(";"):
            if part.strip():
                self._entry(part, place)
            place += len(part) + 1

    def _head(self, key: str, value: str, column: int) -> None:
        if key == "needs":
            for name in value.split(","):
                self.needs.add(self._card(name.strip(), column))
        else:
            self.heads[key] = value.strip()

    def _section(self, verb: str, card: str | None, column: int, card_column: int) -> None:
        if verb not in VERBS:
            raise self._expected(column, f"a section: {', '.join(VERBS)}", verb, suggestion(verb, list(VERBS)))
        self.sections.append((verb, self._card(card.strip(), card_column) if card else None, []))

    def _entry(self, part: str, place: int) -> None:
        verb, _, lines = self.sections[-1]
        column = place + len(part) - len(part.lstrip()) + 1
        text = part.strip()
        last_resort = text.startswith("else ")
        if last_resort:
            text, column = text[5:].lstrip(), column + 5
        what, found, condition = text.partition(" if ")
        what = what.strip()
        self._check_what(verb, what, column)
        card = what if what in self.names and verb != "choose" else None
        terms: Terms = ()
        if found:
            start = column + text.index(" if ") + 4
            terms = ConditionReader(condition, start, card, self.names).terms()
        if verb == "buy" and card:
            self.needs.add(card)
        if verb == "choose":
            self.needs.update(cards_in(terms) & self.needs)
        lines.append(Line(what, terms, last_resort))

    def _check_what(self, verb: str, what: str, column: int) -> None:
        known = [*OPTIONS] if verb == "choose" else [*self.names, *SELECTORS]
        if what not in known:
            expected = "an option" if verb == "choose" else "a card"
            raise self._expected(column, expected, what, suggestion(what, known))

    def _card(self, name: str, column: int) -> str:
        try:
            find_card(name)
        except Problem as problem:
            raise self._expected(column, "a card", name, suggestion(name, self.names)) from problem
        return name

    def _expected(self, column: int, expected: str, found: str, near: str = "") -> DamagedFile:
        return DamagedFile("strategy-expected", column=column, expected=expected, found=found, suggestion=near)
