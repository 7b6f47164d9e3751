"""``deckwright train``: a player that teaches itself, by a file of settings."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from deckwright.cli.simulating import Plot, check_plot
from deckwright.errors import Problem


def train(
    settings: Annotated[Path, typer.Argument(metavar="SETTINGS.toml", help="The file of settings.")],
    minutes: Annotated[float, typer.Option("--minutes", help="Stop after this many minutes, with a checkpoint to go on from.")] = 0.0,
    updates: Annotated[int, typer.Option("--updates", help="Stop after this many updates, with a checkpoint to go on from.")] = 0,
    plot: Plot = None,
) -> None:
    """Train a network by playing against itself and a league of strategies; a run that was stopped goes on from its checkpoint.

    Example: deckwright train examples/train-small.toml
    """
    from deckwright.learn.settings import read_settings

    check_plot(plot)
    read = read_settings(settings)
    if find_spec("jax") is None:
        raise Problem("no-jax")
    from deckwright.learn.training import LOG, Training

    Training(read, say=typer.echo).run(minutes, updates)
    if plot is not None:
        from deckwright.learn.curves import plot_curves

        plot_curves(Path(read.folder) / LOG, plot)
