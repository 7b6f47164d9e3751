"""``deckwright bench``: speed on fixed workloads, and whether whole games come out right."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for

if TYPE_CHECKING:
    from deckwright.sim.bench import Row
    from deckwright.text import Translator


def bench(
    ctx: typer.Context,
    workload: Annotated[list[str] | None, typer.Option("--workload", metavar="A|B|C", help="Only this workload; may be repeated.")] = None,
    engine: Annotated[list[str] | None, typer.Option("--engine", metavar="NAME", help="Only this engine; may be repeated.")] = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Games of each workload.")] = 10_000,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help="The seed of the first game.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure games a second on fixed workloads, with the win rates that must come out.

    Speeds are per second of processor time on one core, the best of ten slices.

    Example: deckwright bench --workload A --games 20000
    """
    from deckwright.sim.bench import ENGINES, WORKLOADS, known, run_workload

    translator = translator_for(ctx, lang)
    engines = [known(name, ENGINES, "unknown-engine") for name in engine or ENGINES]
    names = [known(name, tuple(WORKLOADS), "unknown-workload") for name in workload or WORKLOADS]
    rows = []
    hidden = as_json or not sys.stderr.isatty()
    for name in names:
        for _ in engines:
            with typer.progressbar(length=games, label=name, file=sys.stderr, hidden=hidden) as bar:
                rows.append(run_workload(name, games, seed, progress=bar.update))
    if as_json:
        print_json([row.as_dict() for row in rows])
    else:
        for line in table(rows, translator):
            typer.echo(line)


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
            "  " + _results(translator, "bench-found", row.first_wins, row.draws, row.second_wins, row.mean_turns),
            "  " + _results(translator, "bench-expected", expected.first_wins, expected.draws, expected.second_wins, expected.mean_turns),
        ]  # fmt: skip
    return lines


def _results(translator: Translator, message: str, first: float, draws: float, second: float, turns: float) -> str:
    return translator.message(message, first=f"{first:.4f}", draws=f"{draws:.4f}", second=f"{second:.4f}", turns=f"{turns:.2f}")
