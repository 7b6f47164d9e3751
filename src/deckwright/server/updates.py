"""What a table says to those who sit at it and those who watch: everything about cards comes from the view of the viewer."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from deckwright.engine.view import OPEN, SPECTATOR
from deckwright.errors import Problem
from deckwright.server.library import facts_of
from deckwright.server.messages import PROTOCOL, CardFacts, Failure, TableInfo, Told, Update, Welcome
from deckwright.server.steps import Step
from deckwright.server.table import Table
from deckwright.text import translator

_encoder = msgspec.json.Encoder()


def encode(message: Told) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def viewer(table: Table, seat: int | None) -> int:
    """Whose eyes somebody at the table sees with."""
    if seat is not None:
        return seat
    return OPEN if table.options.spectators == "open" else SPECTATOR


def welcome(table: Table, seat: int | None) -> Welcome:
    """The first thing somebody is told."""
    return Welcome(PROTOCOL, seat, _cards(table))


def _cards(table: Table) -> list[CardFacts]:
    if table.game is None:
        return facts_of(table.kingdom, table.sets)
    return facts_of(tuple(table.game.state.box.names), table.sets)


def update(table: Table, info: TableInfo, seat: int | None, log_from: int, seconds: int | None, steps: list[Step] | None = None) -> Update:
    """The table as somebody sees it now, with the log from this batch on, and the steps that led here."""
    game, eyes = table.game, viewer(table, seat)
    return Update(
        version=table.version,
        game=table.games,
        table=info,
        view=None if game is None else game.view(eyes, table.options.score, table.options.deck, table.parts),
        position=table.position,
        answers=table.answers,
        log_from=log_from,
        log=[] if game is None else [list(batch) for batch in game.log_batches(eyes, log_from)],
        seconds=seconds,
        can_undo="no" if seat is None else cast(Any, table.can_undo(seat)),
        steps=steps or [],
    )


def failure(problem: Problem) -> Failure:
    """A problem as it is told: its code and details for the client's own words, and the sentence in English."""
    details: dict[str, str | int] = {}
    for name, value in problem.details.items():
        if isinstance(value, Problem):
            details[name] = translator("en").problem(value)
        elif value is None:
            details[name] = ""
        else:
            details[name] = value if isinstance(value, int) and abs(value) < 1 << 53 else str(value)
    return Failure(problem.code, details, translator("en").problem(problem))
