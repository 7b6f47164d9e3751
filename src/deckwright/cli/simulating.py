"""What the commands that simulate share: their options, numbers as people write them, the progress bar, tables of numbers."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from deckwright.cli.choosing import chosen_sets, find_kingdom
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.sim.simulate import Progress
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

Kingdom = Annotated[
    str | None,
    typer.Option("--kingdom", metavar="NAME|CODE|LIST", help="A recommended kingdom, a code, or cards with commas; else what is needed."),
]
Games = Annotated[str | None, typer.Option("--games", metavar="N", help="How many games: 500, 10k, 1m.")]
MatchSeed = Annotated[int | None, typer.Option("--seed", metavar="N", help="The same number gives the same result again.")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="How many processes; else one for each core.")]
Engine = Annotated[str | None, typer.Option("--engine", metavar="NAME", help="Which machine plays; else the fastest there is.")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler.")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw a plot into this file (.svg, .png, .pdf).")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Print the table of results only.")]

INTERRUPTED = 130
"""Exit status after Ctrl-C."""

_FACTORS = {"": 1, "k": 1_000, "m": 1_000_000}
_REDRAW_SECONDS = 0.1
GAP = 2
"""Spaces between two columns."""
_SHORTEST_NAME = 10


class Seats(StrEnum):
    """Who moves first."""

    ALTERNATE = "alternate"
    FIXED = "fixed"


def read_games(text: str | None) -> int | None:
    """A number of games: ``500``, ``10,000``, ``10k``, ``1.5m``."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([km]?)", re.sub(r"[\s_,]", "", text.casefold()))
    games = float(found[1]) * _FACTORS[found[2]] if found else 0.0
    if games < 1 or games != int(games):
        raise Problem("games-number", text=text)
    return int(games)


def read_width(text: str | None) -> float | None:
    """The width of an interval: ``1%`` or ``0.01``."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d*\.?\d+)(%?)", re.sub(r"\s", "", text).replace(",", "."))
    width = float(found[1]) / (100 if found[2] else 1) if found else 0.0
    if not 0 < width < 1:
        raise Problem("until-width", text=text)
    return width


def read_kingdom(kingdom: str | None, sets: Sequence[str] | None) -> tuple[tuple[str, ...] | None, tuple[str, ...] | None]:
    """The cards and sets of the kingdom asked for, or nothing of what was not said."""
    wanted = chosen_sets(sets)
    if kingdom is None:
        return None, wanted
    chosen = find_kingdom(kingdom, wanted)
    return chosen.cards, chosen.sets


@contextmanager
def progress_bar(translator: Translator, stream: TextIO) -> Iterator[Progress | None]:
    """A line on a terminal that says how far it is and how fast it goes; nothing where nobody looks."""
    if not stream.isatty():
        yield None
        return
    started, drawn = perf_counter(), 0.0

    def show(played: int, planned: int) -> None:
        nonlocal drawn
        now = perf_counter()
        if now - drawn < _REDRAW_SECONDS:
            return
        drawn = now
        stream.write("\r" + progress_line(translator, played, planned, now - started, shutil.get_terminal_size().columns - 1) + "\x1b[K")
        stream.flush()

    try:
        yield show
    finally:
        stream.write("\r\x1b[K")
        stream.flush()


def progress_line(translator: Translator, played: int, planned: int, seconds: float, width: int) -> str:
    """How far it is: a bar, games, games a second, and the time it still takes."""
    speed = played / max(seconds, 1e-6)
    text = translator.message(
        "sim-progress", played=played, planned=planned, speed=round(speed), seconds=round((planned - played) / max(speed, 1e-6))
    )
    room = min(width - len(text) - 3, 30)
    if room < 5:
        return text[:width]
    done = room * played // max(planned, 1)
    return f"[{'#' * done}{'-' * (room - done)}] {text}"


def decimal(translator: Translator, value: float, digits: int = 1) -> str:
    """A number with the decimal sign of the language."""
    from deckwright.sim import formatting

    return formatting.decimal(translator, value, digits)


def percent(translator: Translator, value: float) -> str:
    """A share as a number of hundredths, without the sign."""
    return decimal(translator, 100 * value)


def shortened(name: str, room: int) -> str:
    """A name that fits: where it is too long its middle is left out, since long names differ at their ends."""
    if len(name) <= room:
        return name
    end = max(room - 1, 0) // 2
    return f"{name[: max(room - 1, 0) - end]}…{name[len(name) - end :]}"


def numbers_table(headings: Sequence[str], rows: Sequence[Sequence[str]], layout: Layout) -> list[str]:
    """Names on the left, cut where they leave no room, and numbers on the right of their columns."""
    cells = [tuple(headings), *map(tuple, rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(headings))]
    widths[0] = min(widths[0], max(layout.width - sum(widths[1:]) - GAP * (len(widths) - 1), _SHORTEST_NAME))
    lines = []
    for row in cells:
        numbers = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        lines.append((" " * GAP).join([shortened(row[0], widths[0]).ljust(widths[0]), *numbers]).rstrip())
    return [layout.strong(lines[0]), *lines[1:]]


def check_plot(path: Path | None) -> None:
    """Refuse a plot that could not be written before any game is played."""
    if path is not None:
        from deckwright.sim.plots.figures import check_picture

        check_picture(path)


def say_interrupted(translator: Translator, games: int) -> None:
    """Say on stderr that this is not all."""
    typer.echo(translator.message("sim-interrupted", games=games), err=True)
    sys.stderr.flush()
