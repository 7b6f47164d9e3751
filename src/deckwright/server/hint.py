"""Hints at tables that allow them: what would be good now, for whoever has to decide and asks."""

from __future__ import annotations

from deckwright.bots.hints import hint
from deckwright.engine.position import Position
from deckwright.engine.veil import only_answer
from deckwright.errors import Problem
from deckwright.server.message_parts import Hint
from deckwright.server.table import Table


def hint_for(table: Table, seat: int | None, request: str) -> Hint:
    """What this seat could do now; refused where nobody may ask, or somebody else is asked."""
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
    found = hint(Position(table.game.state))
    return Hint(request, table.position, str(found.answer), found.reason, list(found.cards), list(found.options), found.gained)
