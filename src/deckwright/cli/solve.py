"""``deckwright solve``: strong strategies for a kingdom, to read and to play."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from deckwright.cli.choosing import Sets, chosen_sets, find_kingdom
from deckwright.cli.running import Json, Lang, print_json, translator_for
from deckwright.cli.simulating import INTERRUPTED, Cluster, Engine, Jobs, MatchSeed, decimal, numbers_table, percent
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.solve.lessons import Teacher
    from deckwright.solve.result import Found, Solution
    from deckwright.solve.solving import Progress
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

OnlyStrategy = Annotated[bool, typer.Option("--quiet", help="Print the best strategy only.")]
_BAR = 30
_RARE = 0.1
"""Cards bought less often than this are not worth a word."""


def solve(
    ctx: typer.Context,
    kingdom: Annotated[str, typer.Argument(metavar="KINGDOM", help="A recommended kingdom, a code, or cards with commas.")],
    sets: Sets = None,
    seconds: Annotated[float, typer.Option("--seconds", min=1, metavar="N", help="How long it may take, about.")] = 60.0,
    rounds: Annotated[
        int | None,
        typer.Option(
            "--rounds", min=1, metavar="N", help="Run this many rounds, however long they take; with --seed the result can be repeated."
        ),
    ] = None,
    seed: MatchSeed = None,
    jobs: Jobs = None,
    engine: Engine = None,
    cluster: Cluster = None,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write the best strategy into this file.")] = None,
    quiet: OnlyStrategy = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Find strong strategies for a kingdom.

    Strategies are evolved against the library, against each other and the learned player. Ctrl-C ends the search with the best so far.

    Example: deckwright solve "Village Square" --seconds 60 --output best.strategy
    """
    from deckwright.bots import bots_here
    from deckwright.ladder.rival import BotRival
    from deckwright.solve.solving import solve as search
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    _check_output(output)
    with _progress(translator, sys.stderr) as progress:
        solution = search(
            find_kingdom(kingdom, chosen_sets(sets)),
            seconds=seconds,
            rounds=rounds,
            seed=seed,
            jobs=jobs,
            engine=engine,
            cluster=cluster,
            rivals=[BotRival("learned")] if "learned" in bots_here() else [],
            teacher=_teacher(),
            progress=progress,
        )
    if output is not None:
        output.write_text(solution.best.strategy.text, encoding="utf-8")
    if as_json:
        print_json(solution.as_dict())
    else:
        text = solution.best.strategy.text.strip().splitlines()
        for line in text if quiet else report(solution, translator, layout_for(sys.stdout)):
            typer.echo(line)
    if solution.interrupted:
        typer.echo(translator.message("solve-interrupted"), err=True)
        raise typer.Exit(INTERRUPTED)


def _teacher() -> Teacher | None:
    """The learned player, where it decides quickly enough to be watched in a search."""
    from deckwright.native import AVAILABLE

    if not AVAILABLE:
        return None
    from deckwright.learn.teaching import LearnedTeacher

    return LearnedTeacher()


def report(solution: Solution, translator: Translator, layout: Layout) -> list[str]:
    """The best strategy, what it showed, and the other ideas."""
    searched = translator.message(
        "solve-searched",
        islands=solution.islands,
        rounds=solution.rounds,
        seconds=round(solution.seconds),
        seed=str(solution.seed),
        engine=solution.engine,
    )
    lines = [*_told(solution.best, translator, layout), "", *layout.paragraph(searched, hanging=0)]
    for found in solution.others:
        lines += ["", layout.heading(translator.message("solve-other")), *_told(found, translator, layout)]
    return [*lines, "", *layout.paragraph(translator.message("solve-caution"), hanging=0)]


def _told(found: Found, translator: Translator, layout: Layout) -> list[str]:
    message = translator.message
    rows = [
        [
            row.opponent,
            percent(translator, row.score.value),
            f"{percent(translator, row.score.interval.low)}–{percent(translator, row.score.interval.high)}",
            str(row.score.games),
        ]
        for row in found.versus
    ]
    head = [message("solve-opponent"), message("sim-score"), message("sim-interval"), message("solve-games")]
    bought = sorted(((copies, card) for card, copies in found.bought.items() if copies >= _RARE), reverse=True)
    cards = ", ".join(f"{decimal(translator, copies)} {translator.card(card)}" for copies, card in bought)
    return [
        *found.strategy.text.strip().splitlines(),
        "",
        *numbers_table(head, rows, layout),
        *layout.paragraph(message("solve-buys", cards=cards)),
    ]


def _check_output(path: Path | None) -> None:
    """Refuse a file that could not be written before any time is spent."""
    if path is not None and (path.is_dir() or not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK)):
        raise Problem("solve-output", path=str(path))


@contextmanager
def _progress(translator: Translator, stream: TextIO) -> Iterator[Progress | None]:
    """A line on a terminal that says how far it is and how good the best plan is; nothing where nobody looks."""
    if not stream.isatty():
        yield None
        return

    def show(done: float, score: float) -> None:
        text = translator.message("solve-progress", done=percent(translator, done), score=percent(translator, score))
        room = min(shutil.get_terminal_size().columns - len(text) - 4, _BAR)
        bar = f"[{'#' * round(room * done)}{'-' * (room - round(room * done))}] " if room >= 5 else ""
        stream.write(f"\r{bar}{text}\x1b[K")
        stream.flush()

    try:
        yield show
    finally:
        stream.write("\r\x1b[K")
        stream.flush()
