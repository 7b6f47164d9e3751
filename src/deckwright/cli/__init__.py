"""The command line: thin. Each command is a function in a module of its own that imports what it needs when it is called."""

from __future__ import annotations

from typing import Annotated

import typer

from deckwright.cli.bench import bench
from deckwright.cli.card import card
from deckwright.cli.cards import cards
from deckwright.cli.doctor import doctor
from deckwright.cli.explain import explain
from deckwright.cli.kingdoms import kingdoms
from deckwright.cli.ladder import ladder
from deckwright.cli.play import play
from deckwright.cli.replay import replay
from deckwright.cli.review import review
from deckwright.cli.running import CommandLine, Lang, run, settings
from deckwright.cli.scenario import scenario
from deckwright.cli.serve import serve
from deckwright.cli.sim import sim
from deckwright.cli.solve import solve
from deckwright.cli.stats import stats
from deckwright.cli.strategies import strategies
from deckwright.cli.tournament import tournament
from deckwright.cli.train import train
from deckwright.cli.verify import verify

COMMANDS = (
    serve,
    play,
    kingdoms,
    cards,
    card,
    replay,
    review,
    verify,
    scenario,
    strategies,
    sim,
    tournament,
    ladder,
    solve,
    explain,
    stats,
    train,
    bench,
    doctor,
)
"""Every command; its name is the function's."""

app = typer.Typer(cls=CommandLine, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True)
for command in COMMANDS:
    app.command()(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        from deckwright.native import AVAILABLE
        from deckwright.version import __version__

        typer.echo(f"deckwright {__version__} ({'native and Python machine' if AVAILABLE else 'Python machine only'})")
        raise typer.Exit


@app.callback()
def deckwright(
    ctx: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")] = False,
) -> None:
    """Dominion by its rulebooks: play it, study it, teach machines to play it."""
    settings(ctx).language = lang


def main() -> None:
    """Run the command line."""
    run(app)
