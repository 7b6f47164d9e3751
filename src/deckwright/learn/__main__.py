"""Training without the command line's packages: ``python -m deckwright.learn CONFIG.toml [--minutes M] [--updates N]``."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from deckwright.learn.settings import read_settings


def main() -> None:
    """Train by a file of settings."""
    parser = ArgumentParser(prog="python -m deckwright.learn", description="Train a player by a file of settings.")
    parser.add_argument("settings", type=Path)
    parser.add_argument("--minutes", type=float, default=0.0, help="minutes after which it stops, with a checkpoint")
    parser.add_argument("--updates", type=int, default=0, help="updates after which it stops")
    options = parser.parse_args()
    from deckwright.learn.training import Training

    Training(read_settings(options.settings), say=lambda text: print(text, flush=True)).run(options.minutes, options.updates)


if __name__ == "__main__":
    main()
