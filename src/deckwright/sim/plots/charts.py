"""Small charts of plain text: lines of braille dots, bars of blocks; letters and signs where the terminal has no such characters.

Each line has its own pattern and ends in its letter, so that colour only helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from math import ceil, floor

LETTERS = "ABCDEF"
_COLOURS = ("34", "33", "32", "31", "35", "36")
_DASHES = ((1, 1), (4, 6), (1, 2), (2, 6), (5, 8), (1, 4))
"""The first number of dots is drawn out of every second number."""
_BRAILLE = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bit of a dot, by column and row within a character."""
_EIGHTHS = " ▏▎▍▌▋▊▉█"
_HEIGHTS = "▁▂▃▄▅▆▇█"
_PLAIN_HEIGHTS = "_.-:=+*#"
_NARROWEST = 36
"""Two charts stand side by side where each has this many columns."""
_TICK = 5

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Ink:
    """What a terminal can show: how many columns, whether characters beyond ASCII, whether colours."""

    width: int = 80
    unicode: bool = True
    coloured: bool = False

    def of(self, who: int, text: str) -> str:
        """Text in the colour of a strategy."""
        return f"\x1b[{_COLOURS[who % len(_COLOURS)]}m{text}\x1b[0m" if self.coloured and text.strip() else text


def can_show(encoding: str | None) -> bool:
    """Braille and blocks can be written in this encoding."""
    try:
        "⠿█─┤…".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def bar(share: float, who: int, width: int, ink: Ink) -> str:
    """A share between 0 and 1 as a bar, filled up with spaces to the width."""
    share = min(max(share, 0.0), 1.0)
    if not ink.unicode:
        return ink.of(who, "#" * round(share * width)) + " " * (width - round(share * width))
    eighths = round(share * width * 8)
    text = "█" * (eighths // 8) + (_EIGHTHS[eighths % 8] if eighths % 8 else "")
    return ink.of(who, text) + " " * (width - len(text))


def sparkline(values: Sequence[float], ink: Ink, who: int | None = None, most: float | None = None) -> str:
    """A row of small columns, one for each value; nothing is a space."""
    top = max(values, default=0.0) if most is None else most
    signs = _HEIGHTS if ink.unicode else _PLAIN_HEIGHTS
    text = "".join(" " if value < top / 16 or top <= 0 else signs[min(int(value / top * 8), 7)] for value in values)
    return text if who is None else ink.of(who, text)


def line_chart(title: str, curves: Sequence[Sequence[Point]], ink: Ink, height: int = 9) -> list[str]:
    """Curves over turns from 1 on, one letter each; every line is as wide as the ink says, and the number of rows is odd."""
    points = [point for curve in curves for point in curve]
    last = max((x for x, _ in points), default=2.0)
    low, high = _range([y for _, y in points])
    margin = max(len(f"{low:g}"), len(f"{high:g}"))
    columns = max(ink.width - margin - 3, 10)
    area = _Area(columns, height, (1.0, max(last, 2.0)), (low, high))
    cells = area.braille(curves, ink) if ink.unicode else area.letters(curves)
    ends = area.ends(curves, ink)
    marks = {0: high, height // 2: (low + high) / 2, height - 1: low}
    wall, corner, floor_sign, tick = ("┤", "└", "─", "┬") if ink.unicode else ("|", "+", "-", "+")
    lines = [title[: ink.width].ljust(ink.width)]
    for row in range(height):
        mark = f"{marks[row]:g}" if row in marks else ""
        lines.append(f"{mark:>{margin}}{wall}{cells[row]}{ends[row]}")
    ground, labels = [floor_sign] * columns, [" "] * (columns + 2)
    for turn in range(_TICK, int(last) + 1, _TICK):
        place = area.column(turn)
        ground[place] = tick
        labels[place : place + len(str(turn))] = str(turn)
    lines.append(f"{' ' * margin}{corner}{''.join(ground)}  ")
    lines.append(f"{' ' * (margin + 1)}{''.join(labels)[: columns + 2]}")
    return lines


def side_by_side(charts: Sequence[tuple[str, Sequence[Sequence[Point]]]], ink: Ink) -> list[str]:
    """Charts next to each other if the terminal is wide enough, else below each other."""
    number = len(charts)
    width = (ink.width - 2 * (number - 1)) // number
    if width < _NARROWEST:
        return [line.rstrip() for title, curves in charts for line in [*line_chart(title, curves, ink), ""]][:-1]
    drawn = [line_chart(title, curves, replace(ink, width=width)) for title, curves in charts]
    return ["  ".join(parts).rstrip() for parts in zip_longest(*drawn, fillvalue="")]


def _range(values: Sequence[float]) -> tuple[float, float]:
    """Round ends of an axis that has room for all values and for zero."""
    low, high = min(0.0, *values, 0.0), max(0.0, *values, 0.0)
    span = max(high - low, 1.0)
    step = next(step for step in (2, 4, 10, 20, 40, 100, 200, 400, 1000, 10**9) if span / step <= 6)  # even: the middle is whole
    return float(floor(low / step) * step), float(max(ceil(high / step) * step, floor(low / step) * step + step))


@dataclass(frozen=True, slots=True)
class _Area:
    """The part of a chart that the curves are in."""

    columns: int
    rows: int
    across: tuple[float, float]
    upward: tuple[float, float]

    def column(self, x: float) -> int:
        """The character column of a value."""
        left, right = self.across
        return round((x - left) / (right - left) * (self.columns - 1))

    def height(self, y: float, steps: int) -> int:
        """The row of a value when there are this many from top to bottom."""
        low, high = self.upward
        return min(max(round((high - y) / (high - low) * (steps - 1)), 0), steps - 1)

    def value(self, curve: Sequence[Point], x: float) -> float | None:
        """The curve at a place, in a straight line between two of its points."""
        for (x1, y1), (x2, y2) in pairwise(curve):
            if x1 <= x <= x2:
                return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
        return curve[0][1] if len(curve) == 1 and abs(curve[0][0] - x) < 0.5 else None

    def braille(self, curves: Sequence[Sequence[Point]], ink: Ink) -> list[str]:
        """Each curve as dots in its pattern; where two meet the character has the dots of both."""
        wide, tall = 2 * self.columns, 4 * self.rows
        bits = [[0] * self.columns for _ in range(self.rows)]
        owner = [[-1] * self.columns for _ in range(self.rows)]
        left, right = self.across
        for who, curve in enumerate(curves):
            drawn, period = _DASHES[who % len(_DASHES)]
            before: int | None = None
            for x in range(wide):
                value = self.value(curve, left + (right - left) * x / (wide - 1))
                if value is None:
                    continue
                y = self.height(value, tall)
                first = y if before is None or abs(y - before) < 2 else before + (1 if y > before else -1)
                before = y
                if x % period >= drawn:
                    continue
                for dot in range(min(first, y), max(first, y) + 1):
                    bits[dot // 4][x // 2] |= _BRAILLE[x % 2][dot % 4]
                    owner[dot // 4][x // 2] = who
        return [
            "".join(ink.of(who, chr(0x2800 + bit)) if bit else " " for bit, who in zip(row, owners, strict=True))
            for row, owners in zip(bits, owner, strict=True)
        ]

    def letters(self, curves: Sequence[Sequence[Point]]) -> list[str]:
        """Each curve as a row of its letter, a star where two meet."""
        cells = [[" "] * self.columns for _ in range(self.rows)]
        left, right = self.across
        for who, curve in enumerate(curves):
            for column in range(self.columns):
                value = self.value(curve, left + (right - left) * column / max(self.columns - 1, 1))
                if value is not None:
                    row = self.height(value, self.rows)
                    cells[row][column] = LETTERS[who] if cells[row][column] == " " else "*"
        return ["".join(row) for row in cells]

    def ends(self, curves: Sequence[Sequence[Point]], ink: Ink) -> list[str]:
        """The letter of each curve beside its end, in the order of the ends; moved where another one is."""
        ended = sorted((who for who, curve in enumerate(curves) if curve), key=lambda who: -curves[who][-1][1])
        places: list[int] = []
        for place, who in enumerate(ended):
            below = places[-1] + 1 if places else 0
            above = self.rows - len(ended) + place  # leaves room for those that follow
            places.append(min(max(self.height(curves[who][-1][1], self.rows), below), above))
        ends = ["  "] * self.rows
        for row, who in zip(places, ended, strict=True):
            ends[row] = " " + ink.of(who, LETTERS[who])
        return ends
