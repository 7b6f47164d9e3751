"""``deckwright bench``: speed on fixed workloads, and whether whole games come out right."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for

if TYPE_CHECKING:
    from deckwright.sim.bench import Row
    from deckwright.text import Translator

USUAL_GAMES = {"python": 5_000, "native": 400_000}
"""So that both engines take about a second for a workload."""


def bench(
    ctx: typer.Context,
    workload: Annotated[list[str] | None, typer.Option("--workload", metavar="A|B|C|D|E", help="Only this one; may be repeated.")] = None,
    engine: Annotated[list[str] | None, typer.Option("--engine", metavar="python|native", help="Only this one; may be repeated.")] = None,
    games: Annotated[int | None, typer.Option("--games", min=10, help="Games of each workload, instead of the usual number.")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help="The seed of the first game.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure games a second on fixed workloads, with the win rates that must come out.

    Speeds are per second of processor time on one core, the best of ten slices.

    Example: deckwright bench --workload A --engine python --games 20000
    """
    from deckwright.env.bench import KINGDOMS, environment_speeds
    from deckwright.sim.bench import WORKLOADS, known, more_native_times, run_workload
    from deckwright.sim.match import ENGINES

    translator = translator_for(ctx, lang)
    engines = [known(name, ENGINES, "unknown-engine") for name in engine or ENGINES]
    names = [known(name, tuple(WORKLOADS), "unknown-workload") for name in workload or WORKLOADS]
    rows = []
    hidden = as_json or not sys.stderr.isatty()
    for name in names:
        for played_by in engines:
            number = games or USUAL_GAMES[played_by]
            with typer.progressbar(length=number, label=f"{name} {played_by}", file=sys.stderr, hidden=hidden) as bar:
                rows.append(run_workload(name, number, seed, bar.update, played_by))
    if as_json:
        print_json([row.as_dict() for row in rows])
        return
    for line in table(rows, translator):
        typer.echo(line)
    times = more_native_times() if "native" in engines else {}
    for measure, value in times.items():
        message = "bench-copy-native" if measure == "copy_nanoseconds" else "bench-batch"
        typer.echo(translator.message(message, nanoseconds=f"{value:.1f}"))
    for speed in environment_speeds() if "native" in engines else ():
        typer.echo(translator.message("bench-environment", kingdoms=KINGDOMS, decisions=round(speed.decisions), threads=speed.threads))


def table(rows: list[Row], translator: Translator) -> list[str]:
    """The rows as people read them, each with the reference values below it."""
    from deckwright.sim.bench import WORKLOADS

    lines = []
    for row in rows:
        expected = WORKLOADS[row.workload]
        lines += [
            translator.message("bench-title", workload=row.workload, title=expected.title, engine=row.engine, games=row.games),
            "  " + translator.message(
                "bench-speed", games=round(row.games_per_second), decisions=round(row.decisions_per_second),
                copy=f"{row.copy_microseconds:.2f}",
            ),
            "  " + _results(translator, "bench-found", (row.first_wins, row.draws, row.second_wins), row.mean_turns),
        ]  # fmt: skip
        if expected.first_wins is not None and expected.draws is not None and expected.second_wins is not None:
            shares = (expected.first_wins, expected.draws, expected.second_wins)
            lines.append("  " + _results(translator, "bench-expected", shares, expected.mean_turns or 0.0))
    return lines


def _results(translator: Translator, message: str, shares: tuple[float, float, float], turns: float) -> str:
    first, draws, second = (f"{share:.4f}" for share in shares)
    return translator.message(message, first=first, draws=draws, second=second, turns=f"{turns:.2f}")
