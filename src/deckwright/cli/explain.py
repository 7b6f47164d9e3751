"""``deckwright explain``: why one strategy beats another, in charts and a few sentences."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.choosing import Sets
from deckwright.cli.running import Json, Lang, print_json, translator_for
from deckwright.cli.simulating import (
    INTERRUPTED,
    Cluster,
    Engine,
    Games,
    Jobs,
    Kingdom,
    MatchSeed,
    Plot,
    check_plot,
    progress_bar,
    read_games,
    read_kingdom,
    say_interrupted,
)

if TYPE_CHECKING:
    from deckwright.sim.result import MatchResult
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

GAMES = 2_000
"""Enough to see why; ``sim`` is for the exact numbers."""


def explain(
    ctx: typer.Context,
    strategies: Annotated[list[str], typer.Argument(metavar="STRATEGY...", help="Two to six names of the library, or files.")],
    kingdom: Kingdom = None,
    sets: Sets = None,
    games: Games = None,
    seed: MatchSeed = None,
    jobs: Jobs = None,
    engine: Engine = None,
    cluster: Cluster = None,
    plot: Plot = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show why one strategy beats another: money, points, purchases, the worth of a lead.

    Charts are drawn in the terminal; --plot draws the whole plot into a file.

    Example: deckwright explain "Smithy Ultimate" "Big Money Ultimate" --plot match.svg
    """
    from deckwright.sim import explanation
    from deckwright.sim.simulate import simulate
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    number = read_games(games) or GAMES
    cards, chosen_sets = read_kingdom(kingdom, sets)
    check_plot(plot)
    with progress_bar(translator, sys.stderr) as progress:
        result = simulate(
            *strategies,
            kingdom=cards,
            sets=chosen_sets,
            games=number,
            seed=seed,
            jobs=jobs,
            engine=engine,
            cluster=cluster,
            progress=progress,
        )
    if as_json:
        print_json({**result.as_dict(), "explanation": explanation.explain(result, translator)})
    else:
        for line in report(result, translator, layout_for(sys.stdout), sys.stdout.encoding):
            typer.echo(line)
    if plot is not None and result.games:
        from deckwright.sim.plots.figures import plot_match

        plot_match(result.match, result.tally, plot, translator)
        if not as_json:
            typer.echo(translator.message("explain-saved", file=str(plot)))
    if result.interrupted:
        say_interrupted(translator, result.games)
        raise typer.Exit(INTERRUPTED)


def report(result: MatchResult, translator: Translator, layout: Layout, encoding: str | None = "utf-8") -> list[str]:
    """The charts and the sentences, for people."""
    from deckwright.sim.explanation import explain as sentences
    from deckwright.sim.plots.charts import Ink, can_show
    from deckwright.sim.plots.overview import match_lines, terminal_charts

    lines: list[str] = []
    if result.games:
        title, *details = match_lines(result.match, result.tally, translator)
        ink = Ink(layout.width, can_show(encoding), layout.coloured)
        lines += [
            *(layout.strong(line) for line in layout.paragraph(title)),
            *(line for text in details for line in layout.paragraph(text)),
            "",
        ]
        lines += [*terminal_charts(result.match, result.tally, translator, ink), ""]
    return [*lines, *(line for text in sentences(result, translator) for line in layout.paragraph(text))]
