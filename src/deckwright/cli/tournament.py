"""``deckwright tournament``: all pairs of many strategies, a cross table and ratings."""

from __future__ import annotations

import sys
from collections.abc import Sequence
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
    Quiet,
    check_plot,
    decimal,
    numbers_table,
    percent,
    progress_bar,
    read_games,
    read_kingdom,
    say_interrupted,
)

if TYPE_CHECKING:
    from deckwright.sim.strategy_file import Strategy
    from deckwright.sim.tournament import TournamentResult
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

_LEAST_NAME = 20
"""Letters of a name that a cross table keeps before it drops the intervals."""


def tournament(
    ctx: typer.Context,
    strategies: Annotated[
        list[str] | None,
        typer.Argument(metavar="STRATEGY...", help="Names of the library or files; else the whole library, as far as it fits."),
    ] = None,
    kingdom: Kingdom = None,
    sets: Sets = None,
    games: Games = None,
    seed: MatchSeed = None,
    jobs: Jobs = None,
    engine: Engine = None,
    cluster: Cluster = None,
    plot: Plot = None,
    quiet: Quiet = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let each strategy play each other one, and rate them.

    A pair plays 1000 games unless --games says otherwise, with the seats alternating. Ctrl-C ends it with what is known so far.

    Example: deckwright tournament "Big Money" "Smithy Ultimate" "Double Witch" --games 2k
    """
    from deckwright.sim.tournament import tournament as play_tournament
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    number = read_games(games)
    cards, chosen_sets = read_kingdom(kingdom, sets)
    check_plot(plot)
    chosen: Sequence[str | Strategy] = strategies or _fitting(cards)
    with progress_bar(translator, sys.stderr) as progress:
        result = play_tournament(
            *chosen,
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
        print_json(result.as_dict())
    elif result.games:
        for line in report(result, translator, layout_for(sys.stdout), quiet):
            typer.echo(line)
    if plot is not None and result.games:
        from deckwright.sim.plots.figures import plot_tournament

        best = result.ranking
        matrix = result.matrix()
        names, ratings = [result.names[row] for row in best], [result.places[row].rating for row in best]
        plot_tournament(names, [[matrix[row][column] for column in best] for row in best], ratings, plot, translator)
    if result.interrupted:
        say_interrupted(translator, result.games)
        raise typer.Exit(INTERRUPTED)


def _fitting(cards: tuple[str, ...] | None) -> list[Strategy]:
    """The strategies of the library that can be played with these cards."""
    from deckwright.sim.library import strategies

    return [strategy for strategy in strategies() if cards is None or strategy.needs <= set(cards)]


def report(result: TournamentResult, translator: Translator, layout: Layout, quiet: bool = False) -> list[str]:
    """The ratings and the cross table, the best strategy first."""
    ratings = _ratings(result, translator, layout)
    if quiet:
        return ratings
    speed = round(result.games / result.seconds) if result.seconds else 0
    played = translator.message(
        "tournament-played", strategies=len(result.names), games=result.games, seed=str(result.seed), engine=result.engine, speed=speed
    )
    return [
        *layout.paragraph(played),
        "",
        *ratings,
        "",
        *layout.paragraph(translator.message("tournament-table"), hanging=0),
        *_cross_table(result, translator, layout),
        "",
        *layout.paragraph(translator.message("tournament-ratings"), hanging=0),
        *layout.paragraph(translator.message("sim-caution"), hanging=0),
    ]


def _ratings(result: TournamentResult, translator: Translator, layout: Layout) -> list[str]:
    message, rows = translator.message, []
    for number, place in enumerate((result.places[row] for row in result.ranking), 1):
        rating, interval = place.rating, place.score.interval
        between = f"{percent(translator, interval.low)}–{percent(translator, interval.high)}"
        margin = round(rating.interval.width / 2)
        rows.append(
            [
                f"{_numbered(number, result)}  {place.name}",
                f"{round(rating.value)} ±{margin}",
                percent(translator, place.score.value),
                between,
            ]
        )
    return numbers_table(
        [message("sim-strategy"), message("tournament-rating"), message("sim-score"), message("sim-interval")], rows, layout
    )


def _cross_table(result: TournamentResult, translator: Translator, layout: Layout) -> list[str]:
    """The score of each row against each column: with intervals where they fit, otherwise with a word about the widest one."""
    order = result.ranking
    with_margins = _cells(result, translator, True)
    width = max(len(cell) for row in with_margins for cell in row) + 2
    if layout.width - width * len(order) >= _LEAST_NAME:
        return _blocks(result, with_margins, len(order), layout)
    plain = _cells(result, translator, False)
    columns = max((layout.width - _LEAST_NAME) // (max(len(cell) for row in plain for cell in row) + 2), 1)
    widest = max(pair.widest for pair in result.pairs.values()) / 2
    margin = translator.message("tournament-margin", margin=decimal(translator, 100 * widest))
    return [*_blocks(result, plain, columns, layout), *layout.paragraph(margin)]


def _cells(result: TournamentResult, translator: Translator, margins: bool) -> list[list[str]]:
    table = []
    for row in result.ranking:
        line = []
        for column in result.ranking:
            cell = result.cell(row, column)
            if cell is None:
                line.append("–" if row == column else "")
                continue
            margin = f" ±{percent(translator, cell.interval.width / 2)}" if margins else ""
            line.append(percent(translator, cell.value) + margin)
        table.append(line)
    return table


def _blocks(result: TournamentResult, cells: list[list[str]], columns: int, layout: Layout) -> list[str]:
    lines: list[str] = []
    for start in range(0, len(cells), columns):
        numbers = range(start, min(start + columns, len(cells)))
        rows = [
            [f"{_numbered(place, result)}  {result.names[row]}", *(cells[place - 1][column] for column in numbers)]
            for place, row in enumerate(result.ranking, 1)
        ]
        lines += [*([""] if lines else []), *numbers_table(["", *(str(number + 1) for number in numbers)], rows, layout)]
    return lines


def _numbered(place: int, result: TournamentResult) -> str:
    return str(place).rjust(len(str(len(result.names))))
