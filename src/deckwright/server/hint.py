"""Hints and advice at tables that allow them: what would be good now, for whoever has to decide and asks."""

from __future__ import annotations

from typing import Any

from deckwright.bots.hints import hint
from deckwright.engine.position import Position
from deckwright.engine.saving import to_data
from deckwright.engine.veil import only_answer
from deckwright.errors import Problem
from deckwright.server.message_parts import Hint
from deckwright.server.table import Table


def hint_for(table: Table, seat: int | None, request: str) -> Hint:
    """What this seat could do now; refused where nobody may ask, or somebody else is asked."""
    position = _position(table, seat)
    found = hint(position)
    return Hint(request, table.position, str(found.answer), found.reason, list(found.cards), list(found.options), found.gained)


def advice_job(table: Table, seat: int | None) -> dict[str, Any]:
    """What another process needs to give advice to this seat: all that the seat knows, and nothing that it doesn't."""
    position = _position(table, seat)
    return {"job": "advice", "known": to_data(position.known), "memory": position.memory.to_data()}


def _position(table: Table, seat: int | None) -> Position:
    """The decision of a seat that may ask about it; others are refused."""
    if seat is None:
        raise Problem("only-watching")
    if not table.options.hints:
        raise Problem("hints-off")
    if table.game is None:
        raise Problem("game-not-begun")
    if table.asked != seat:
        raise Problem("not-asked")
    if table.is_veiled and only_answer(table.game.state) is not None:
        raise Problem("nothing-to-decide")
    return Position(table.game.state, table.game.recollection(seat))
