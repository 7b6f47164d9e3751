"""``deckwright stats``: what many recorded games show."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for
from deckwright.cli.simulating import Jobs, Plot, check_plot, decimal, percent, progress_bar
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.sim.record_files import Left
    from deckwright.sim.records import Opening, Part, RecordStatistics
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

SHOWN_CARDS, SHOWN_OPENINGS, SHOWN_TURNS = 20, 10, 10


def stats(
    ctx: typer.Context,
    records: Annotated[list[Path], typer.Argument(metavar="RECORDS...", help="Records, or folders with records.")],
    jobs: Jobs = None,
    plot: Plot = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show what recorded games have in common: win rates with and without a card, gains by turn, openings.

    Example: deckwright stats games/ --plot games.svg
    """
    from deckwright.sim.record_files import gather, record_files
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    check_plot(plot)
    with progress_bar(translator, sys.stderr) as progress:
        found, left = gather(record_files(records), jobs, progress)
    if not found.games:
        raise Problem("stats-none")
    if left:
        typer.echo(translator.message("stats-skipped", number=len(left), reason=_reason(left[0], translator)), err=True)
    if as_json:
        print_json({**found.as_dict(), "left_out": [file for file, _ in left]})
    else:
        for line in report(found, translator, layout_for(sys.stdout)):
            typer.echo(line)
    if plot is not None:
        from deckwright.sim.plots.record_figures import plot_records

        plot_records(found, plot, translator)
        if not as_json:
            typer.echo(translator.message("explain-saved", file=str(plot)))


def _reason(left: Left, translator: Translator) -> str:
    file, problem = left
    return translator.message("stats-unfinished", path=file) if problem is None else f"{file}: {translator.problem(problem)}"


def report(found: RecordStatistics, translator: Translator, layout: Layout) -> list[str]:
    """The tables, for people."""
    from deckwright.cli.tables import table

    say = translator.message
    lines = [say("stats-games", games=found.games, seats=found.seats), ""]
    cards = found.cards()[:SHOWN_CARDS]
    rows = [
        [translator.card(name), _rate(found.with_card[name], translator), _rate(found.without_card[name], translator)] for name in cards
    ]
    lines += [*table([say("stats-card"), say("stats-with"), say("stats-without")], rows, layout), ""]
    openings = [
        [said(opening, translator), str(part.seats), _rate(part, translator)] for opening, part in found.common_openings()[:SHOWN_OPENINGS]
    ]
    lines += [say("stats-openings"), *table([say("stats-opening"), say("stats-seats"), say("stats-wins")], openings, layout), ""]
    return [*lines, *_gains(found, translator, layout), "", *layout.paragraph(say("stats-caution"))]


def _gains(found: RecordStatistics, translator: Translator, layout: Layout) -> list[str]:
    from deckwright.cli.tables import table
    from deckwright.sim.records import shown_turns

    turns = shown_turns(found, SHOWN_TURNS)
    common = sorted(found.gains, key=lambda name: (-sum(found.gains[name].values()), name))[:SHOWN_CARDS]
    rows = [[translator.card(name), *(decimal(translator, found.by_turn(name)[turn - 1], 2) for turn in turns)] for name in common]
    headings = [translator.message("stats-turn"), *map(str, turns)]
    return [translator.message("stats-gains"), *table(headings, rows, layout)]


def said(opening: Opening, translator: Translator) -> str:
    """An opening in words: its turns with a stroke between them."""
    nothing = translator.message("stats-nothing")
    return " / ".join(" + ".join(translator.card(name) for name in turn) or nothing for turn in opening)


def _rate(part: Part, translator: Translator) -> str:
    """A win rate with its interval, and from how many seats; nothing where there are none."""
    if not part.seats:
        return "–"
    found = part.share
    low, high = percent(translator, found.interval.low), percent(translator, found.interval.high)
    return f"{percent(translator, found.value)} ({low}–{high}, n={part.seats})"
