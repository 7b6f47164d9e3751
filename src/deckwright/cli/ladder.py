"""``deckwright ladder``: how strong bots are, over many kingdoms."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.choosing import Sets, chosen_sets
from deckwright.cli.programs import BotSeconds, BotStart, limits_of
from deckwright.cli.running import Json, Lang, print_json, translator_for
from deckwright.cli.simulating import (
    GAP,
    INTERRUPTED,
    Cluster,
    Engine,
    Jobs,
    MatchSeed,
    Quiet,
    decimal,
    numbers_table,
    percent,
    progress_bar,
    read_games,
    say_interrupted,
    shortened,
)

if TYPE_CHECKING:
    from deckwright.ladder.result import Duel, LadderResult, Rung
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

_SHORTEST = 12
"""Letters that a name has at least where two of them and some numbers stand in a line."""


def ladder(
    ctx: typer.Context,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT...", help="Bots, strategies, files or commands; best-fitting is the best of the library."),
    ],
    kingdoms: Annotated[
        int | None, typer.Option("--kingdoms", min=1, metavar="N", help="How many random kingdoms; 40 if not said.")
    ] = None,
    kingdom: Annotated[
        list[str] | None, typer.Option("--kingdom", metavar="NAME|CODE|LIST", help="One certain kingdom; repeat it.")
    ] = None,
    recommended: Annotated[bool, typer.Option("--recommended", help="All recommended kingdoms that can be played.")] = False,
    sets: Sets = None,
    games: Annotated[
        str | None, typer.Option("--games", metavar="N", help="Games of a pair on a kingdom, an even number; else 100.")
    ] = None,
    seed: MatchSeed = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", help="Keep results here, and go on with what is there.")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help="Keep a record of every game here.")] = None,
    bot_seconds: BotSeconds = 10.0,
    bot_start: BotStart = 30.0,
    jobs: Jobs = None,
    engine: Engine = None,
    cluster: Cluster = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")] = False,
    quiet: Quiet = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other on many kingdoms, and rate them.

    Games come in pairs with the same shuffles and exchanged seats. Ctrl-C ends it with what is known; with --file it can be gone on with.

    Example: deckwright ladder all-rounder big-money-ultimate --kingdoms 20 --games 40
    """
    from deckwright.ladder.climbing import GAMES, KINGDOMS, SEED, recommended_kingdoms
    from deckwright.ladder.climbing import ladder as climb
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    named = [*(kingdom or ()), *(recommended_kingdoms() if recommended else ())]
    with progress_bar(translator, sys.stderr) as progress:
        result = climb(
            *bots,
            kingdoms=named if named and kingdoms is None else kingdoms or KINGDOMS,
            sets=chosen_sets(sets),
            games=read_games(games) or GAMES,
            seed=SEED if seed is None else seed,
            jobs=jobs,
            engine=engine,
            cluster=cluster,
            file=file,
            limits=limits_of(bot_seconds, bot_start),
            records=records,
            progress=progress,
        )
    if as_json:
        print_json(result.as_dict())
    elif result.played:
        lines = markdown_report(result, translator) if markdown else report(result, translator, layout_for(sys.stdout), quiet)
        for line in lines:
            typer.echo(line)
        for line in _defaults(result, translator) if quiet and not markdown else ():
            typer.echo(line, err=True)
    if result.interrupted:
        say_interrupted(translator, sum(played.games for played in result.played))
        raise typer.Exit(INTERRUPTED)


def report(result: LadderResult, translator: Translator, layout: Layout, quiet: bool = False) -> list[str]:
    """The ratings, the strongest first, and every duel."""
    room = _room(result, translator, layout)
    shown = _told_apart(result, room)
    head, rows = _ratings(result, translator, shown)
    ratings = numbers_table(head, rows, layout)
    if quiet:
        return ratings
    games = sum(played.games for played in result.played)
    played = translator.message("ladder-played", games=games, kingdoms=len(result.kingdoms), each=result.games, seed=str(result.seed))
    short = {name: shortened(told, room) for name, told in shown.items()}
    head, rows = _duels(result, translator, short)
    return [
        *layout.paragraph(played),
        "",
        *ratings,
        "",
        *numbers_table(head, rows, layout),
        "",
        *_forfeits(result, translator, layout),
        *layout.paragraph(translator.message("ladder-intervals"), hanging=0),
        *layout.paragraph(translator.message("tournament-ratings"), hanging=0),
    ]


def _room(result: LadderResult, translator: Translator, layout: Layout) -> int:
    """How long a name may be, so that two of them fit beside the numbers of their duel."""
    head, rows = _duels(result, translator, dict.fromkeys(result.names, ""))
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(1, len(head))]
    between = len(translator.message("ladder-against", first="", second=""))
    return max((layout.width - sum(widths) - GAP * len(widths) - between) // 2, _SHORTEST)


def _told_apart(result: LadderResult, room: int) -> dict[str, str]:
    """What everybody is called: numbered where names that are cut to this length look alike."""
    names = [rung.name for rung in result.rungs()]
    if len({shortened(name, room) for name in names}) == len(names):
        return {name: name for name in names}
    return {name: f"{place}  {name}" for place, name in enumerate(names, 1)}


def _defaults(result: LadderResult, translator: Translator) -> list[str]:
    """Who lost games by default, and why, a line for each reason."""
    found = [(who, games, translator.problem(first.problem)) for who, games, first in result.forfeits()]
    return [translator.message("ladder-forfeit", bot=who, games=games, reason=reason) for who, games, reason in found]


def _forfeits(result: LadderResult, translator: Translator, layout: Layout) -> list[str]:
    """Who lost games by default, and why; with the last words of the program."""
    lines: list[str] = []
    for told, (_, _, first) in zip(_defaults(result, translator), result.forfeits(), strict=True):
        lines += layout.paragraph(told)
        lines += [line for word in first.problem.last_words for line in layout.paragraph(f"  {word}", hanging=4)]
    return [*lines, ""] if lines else []


def markdown_report(result: LadderResult, translator: Translator) -> list[str]:
    """The same tables for a page of documentation, and below them the games lost by default."""
    lines: list[str] = []
    names = {name: name for name in result.names}
    for head, rows in (_ratings(result, translator, names), _duels(result, translator, names)):
        lines += [*([""] if lines else []), _row(head), _row(["---"] * len(head)), *(_row(row) for row in rows)]
    defaults = [f"- {told}" for told in _defaults(result, translator)]
    return [*lines, "", *defaults] if defaults else lines


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _ratings(result: LadderResult, translator: Translator, shown: dict[str, str]) -> tuple[list[str], list[list[str]]]:
    message = translator.message
    head = [message("ladder-bot"), message("tournament-rating"), message("sim-score"), message("ladder-time"), message("ladder-longest")]
    return head, [_rung(rung, translator, shown) for rung in result.rungs()]


def _rung(rung: Rung, translator: Translator, shown: dict[str, str]) -> list[str]:
    times = ["–" if time is None else decimal(translator, time) for time in (rung.milliseconds, rung.longest)]
    return [
        shown[rung.name],
        f"{round(rung.rating.value)} ±{round(rung.rating.interval.width / 2)}",
        percent(translator, rung.score),
        *times,
    ]


def _duels(result: LadderResult, translator: Translator, shown: dict[str, str]) -> tuple[list[str], list[list[str]]]:
    """All duels, with the names that they are shown by: short ones, so that none hides the other."""
    message = translator.message
    head = [message("ladder-duel"), message("sim-score"), message("sim-interval"), message("ladder-worst"), message("ladder-kingdoms")]
    order = [rung.name for rung in result.rungs()]
    duels = [duel if order.index(duel.first) < order.index(duel.second) else duel.turned() for duel in result.duels()]
    duels.sort(key=lambda duel: (order.index(duel.first), order.index(duel.second)))
    return head, [_duel(duel, translator, shown) for duel in duels]


def _duel(duel: Duel, translator: Translator, shown: dict[str, str]) -> list[str]:
    interval = f"{percent(translator, duel.interval.low)}–{percent(translator, duel.interval.high)}"
    return [
        translator.message("ladder-against", first=shown[duel.first], second=shown[duel.second]),
        percent(translator, duel.score),
        interval,
        percent(translator, duel.worst.score),
        str(len(duel.cells)),
    ]
