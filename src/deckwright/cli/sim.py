"""``deckwright sim``: many games between strategies, and what they show."""

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
    Quiet,
    Seats,
    check_plot,
    decimal,
    numbers_table,
    percent,
    progress_bar,
    read_games,
    read_kingdom,
    read_width,
    say_interrupted,
    shortened,
)

if TYPE_CHECKING:
    from deckwright.sim.result import MatchResult
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

RARE = 0.1
"""A turn that a smaller share of the games reached is not shown."""


def sim(
    ctx: typer.Context,
    strategies: Annotated[list[str], typer.Argument(metavar="STRATEGY...", help="Two to six names of the library, or files.")],
    kingdom: Kingdom = None,
    sets: Sets = None,
    games: Games = None,
    until: Annotated[
        str | None, typer.Option("--until", metavar="WIDTH", help="Go on until the 95 % intervals are so narrow, from end to end: 1%.")
    ] = None,
    seed: MatchSeed = None,
    seats: Annotated[Seats, typer.Option("--seats", help="Who moves first: each in turn, or always the first named.")] = Seats.ALTERNATE,
    jobs: Jobs = None,
    engine: Engine = None,
    cluster: Cluster = None,
    plot: Plot = None,
    quiet: Quiet = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let strategies play many games against each other: who wins, how surely, how and when.

    Ctrl-C ends it with what is known so far. The same seed gives the same result, however many processes or machines play.

    Examples: deckwright sim "Double Witch" "Big Money" --games 10k; deckwright sim my.strategy "Big Money" --until 1%
    """
    from deckwright.sim.simulate import simulate
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    number, width = read_games(games), read_width(until)
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
            alternate=seats is Seats.ALTERNATE,
            until=width,
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
        from deckwright.sim.plots.figures import plot_match

        plot_match(result.match, result.tally, plot, translator)
    if result.interrupted:
        say_interrupted(translator, result.games)
        raise typer.Exit(INTERRUPTED)


def report(result: MatchResult, translator: Translator, layout: Layout, quiet: bool = False) -> list[str]:
    """What a match showed, for people."""
    standings = _standings(result, translator, layout)
    if quiet:
        return standings
    return [
        *_title(result, translator, layout),
        "",
        *standings,
        "",
        *_findings(result, translator, layout),
        "",
        *_turns(result, translator, layout),
        "",
        *layout.paragraph(translator.message("sim-caution"), hanging=0),
    ]


def _title(result: MatchResult, translator: Translator, layout: Layout) -> list[str]:
    match = result.match
    names = translator.message("sim-versus").join(standing.name for standing in result.standings)
    cards = ", ".join(translator.card(card) for card in match.kingdom) or translator.message("sim-no-kingdom")
    played = translator.message(
        "sim-played",
        games=result.games,
        seed=str(match.seed),
        seats="alternate" if match.alternate else "fixed",
        engine=result.engine,
        speed=round(result.games_per_second),
    )
    return [
        *(layout.strong(line) for line in layout.paragraph(names)),
        *layout.paragraph(played),
        *layout.paragraph(translator.message("terminal-kingdom", cards=cards)),
    ]


def _standings(result: MatchResult, translator: Translator, layout: Layout) -> list[str]:
    message = translator.message
    headings = [message("sim-strategy"), message("sim-score"), message("sim-interval"), message("sim-wins"), message("sim-points")]
    rows = []
    for one in result.standings:
        interval = f"{percent(translator, one.score.interval.low)}–{percent(translator, one.score.interval.high)}"
        points = f"{decimal(translator, one.points.value)} ±{decimal(translator, one.points.deviation)}"
        row = [one.name, percent(translator, one.score.value), interval, percent(translator, one.win_rate.value), points]
        if result.match.alternate:
            row += [percent(translator, one.moving_first.value), percent(translator, one.moving_later.value)]
        rows.append(row)
    if result.match.alternate:
        headings += [message("sim-moving-first"), message("sim-moving-later")]
    return numbers_table(headings, rows, layout)


def _findings(result: MatchResult, translator: Translator, layout: Layout) -> list[str]:
    tally, message = result.tally, translator.message
    seat, length, fair = result.first_seat, result.length, 1 / len(result.standings)
    first = message(
        "sim-first-seat",
        score=percent(translator, seat.value),
        low=percent(translator, seat.interval.low),
        high=percent(translator, seat.interval.high),
        fair=percent(translator, fair),
    )
    endings = message(
        "sim-endings",
        provinces=percent(translator, tally.province_endings / result.games),
        piles=percent(translator, tally.pile_endings / result.games),
        unfinished=percent(translator, tally.unfinished / result.games),
        ties=percent(translator, tally.ties / result.games),
    )
    mean = decimal(translator, length.mean.value)
    lines = [first, endings, message("sim-length", mean=mean, median=length.median, short=length.short, long=length.long)]
    if all(one.score.interval.low <= fair <= one.score.interval.high for one in result.standings):
        lines.insert(0, message("sim-no-difference"))
    return [line for text in lines for line in layout.paragraph(text)]


def _turns(result: MatchResult, translator: Translator, layout: Layout) -> list[str]:
    """Coins to spend and points by turn, strategies side by side as far as there is room."""
    lines = layout.paragraph(translator.message("sim-turn-by-turn"), hanging=0)
    names = [standing.name for standing in result.standings]
    room = layout.width - len(translator.message("sim-turn"))
    narrowest = len(translator.message("sim-coins")) + len(translator.message("sim-points-now")) + 2
    beside = max(min(room // (narrowest + 2), len(names)), 1)
    group = max(narrowest, min(room // beside - 2, max(map(len, names))))
    for start in range(0, len(names), beside):
        lines += _turn_table(result, names[start : start + beside], group, translator, layout)
    return lines


def _turn_table(result: MatchResult, names: list[str], group: int, translator: Translator, layout: Layout) -> list[str]:
    points = translator.message("sim-points-now")
    coins = translator.message("sim-coins").rjust(group - len(points) - 2)
    by_turn = {(one.strategy, one.turn): one for one in result.turn_table}
    last = max((one.turn for one in result.turn_table if one.games >= RARE * result.games), default=0)
    headings = [translator.message("sim-turn"), *(heading for _ in names for heading in (coins, points))]
    rows = []
    for turn in range(1, last + 1):
        found = [by_turn.get((name, turn)) for name in names]
        cells = (
            ("", "") if one is None else (decimal(translator, one.coins.value), decimal(translator, one.points.value)) for one in found
        )
        rows.append([str(turn), *(cell for pair in cells for cell in pair)])
    above = " " * len(headings[0]) + "".join("  " + shortened(name, group).rjust(group) for name in names)
    return [layout.strong(above), *numbers_table(headings, rows, layout)]
