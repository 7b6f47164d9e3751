"""Options for bots that are programs of somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from deckwright.bots.program_bot import Limits

BotSeconds = Annotated[
    float, typer.Option("--bot-seconds", min=0.1, metavar="N", help="Seconds that a program may take for a decision, or it loses.")
]
BotStart = Annotated[float, typer.Option("--bot-start", min=0.1, metavar="N", help="Seconds that a program may take to start.")]


def limits_of(decision: float, start: float) -> Limits:
    """The limits that were asked for."""
    from deckwright.bots.program_bot import Limits

    return Limits(decision, start)
