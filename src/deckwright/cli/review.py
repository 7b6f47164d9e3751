"""``deckwright review``: what decided a recorded game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for
from deckwright.cli.simulating import Plot, check_plot, numbers_table

if TYPE_CHECKING:
    from deckwright.review.judged import Review
    from deckwright.review.reviewing import Progress
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

SHOWN_MISTAKES = 5


def review(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a game that is over.")],
    plot: Plot = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Review a recorded game: win chances, turning points, mistakes, luck and openings.

    The learned player judges each decision by what its seat could know. The same record gives the same review.

    Example: deckwright review game.txt --plot review.svg
    """
    from deckwright.cli.replay import called
    from deckwright.notation.record import read_record
    from deckwright.review.reviewing import review as review_of
    from deckwright.terminal.files import read_text
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    check_plot(plot)
    record = read_record(read_text(path))
    with _progress(translator, sys.stderr) as progress:
        found = review_of(record, progress)
    players = called(record)
    if as_json:
        print_json(found.as_dict())
    else:
        for line in report(found, players, translator, layout_for(sys.stdout)):
            typer.echo(line)
    if plot is not None:
        from deckwright.review.picture import plot_review

        plot_review(found, players, plot, translator)
        if not as_json:
            typer.echo(translator.message("explain-saved", file=str(plot)))


@contextmanager
def _progress(translator: Translator, stream: TextIO) -> Iterator[Progress | None]:
    """A line on a terminal that says how far it is; nothing where nobody looks."""
    if not stream.isatty():
        yield None
        return

    def show(done: int, planned: int) -> None:
        stream.write("\r" + translator.message("review-progress", done=done, planned=planned) + "\x1b[K")
        stream.flush()

    try:
        yield show
    finally:
        stream.write("\r\x1b[K")
        stream.flush()


def report(found: Review, players: Sequence[str], translator: Translator, layout: Layout) -> list[str]:
    """The review for people."""
    from deckwright.review.judged import CAUSES, PARTS
    from deckwright.review.words import accuracy_rows, luck_rows, opening_said, turning_point_said

    say = translator.message
    parts = [say("review-all"), *(say(f"review-part-{part}") for part in PARTS)]
    causes = [say(f"review-{name}") for name in CAUSES]
    turning = [turning_point_said(found.turns[place], players, translator) for place in found.turning_points]
    lines = [layout.strong(say("review-title", players=" – ".join(players))), "", *_chart(found, players, translator, layout), ""]
    lines += [layout.strong(say("review-turning-points")), *_listed(turning or [say("review-steady")], layout), ""]
    lines += [layout.strong(say("review-mistakes")), *_mistakes(found, players, translator, layout), ""]
    lines += [layout.strong(say("review-accuracy")), *numbers_table(["", *parts], accuracy_rows(found, players, translator), layout), ""]
    lines += [layout.strong(say("review-causes")), *numbers_table(["", *causes], luck_rows(found, players, translator), layout), ""]
    openings = [opening_said(seat.opening, players[place], translator) for place, seat in enumerate(found.seats)]
    lines += [layout.strong(say("review-openings")), *_listed(openings, layout), ""]
    rough = [say("review-rough")] if found.rough else []
    return [*lines, *layout.paragraph(" ".join([say("review-caution"), *rough]), hanging=0)]


def _listed(items: Sequence[str], layout: Layout) -> list[str]:
    return [line for item in items for line in layout.paragraph(item, 2)]


def _chart(found: Review, players: Sequence[str], translator: Translator, layout: Layout) -> list[str]:
    """Everybody's chances over the turns."""
    from deckwright.sim.plots.charts import LETTERS, Ink, can_show, line_chart

    ink = Ink(layout.width, can_show(sys.stdout.encoding), layout.coloured)
    ended = [found.turns[0].before, *(turn.after for turn in found.turns)]
    rounds = [1 + number / found.players for number in range(len(ended))]
    curves = [[(at, 100 * chances[seat]) for at, chances in zip(rounds, ended, strict=True)] for seat in range(found.players)]
    key = "  ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(players))
    return [*(line.rstrip() for line in line_chart(translator.message("review-chart"), curves, ink)), key]


def _mistakes(found: Review, players: Sequence[str], translator: Translator, layout: Layout) -> list[str]:
    from deckwright.review.words import mistake_said

    lines: list[str] = []
    for place, seat in enumerate(found.seats):
        shown = [mistake_said(found.decisions[number], translator) for number in seat.mistakes[:SHOWN_MISTAKES]]
        lines += [f"  {players[place]}", *(line for item in shown for line in layout.paragraph(item, 4))]
        if not shown:
            lines.append(" " * 4 + translator.message("review-no-mistakes"))
        if len(seat.mistakes) > SHOWN_MISTAKES:
            lines.append(" " * 4 + translator.message("review-more-mistakes", number=len(seat.mistakes) - SHOWN_MISTAKES))
    return lines
