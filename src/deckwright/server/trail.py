"""The moments between two updates, so that what bots do can be followed. Only kept by reference; views are made for whoever is told."""

from __future__ import annotations

from collections import deque

from deckwright.engine.state import State
from deckwright.engine.view import view
from deckwright.server.steps import Step
from deckwright.server.table import Table

MOST_STEPS = 60
"""Steps told with one update; of more only the last."""


class Trail:
    """Where a game went since the last update. A state that was answered in never changes again, so it is safe to hold."""

    def __init__(self, wanted: bool) -> None:
        self._moments: deque[tuple[int, State]] = deque(maxlen=MOST_STEPS + 1 if wanted else 0)

    def note(self, table: Table) -> None:
        """The game stands here now."""
        if table.game is not None:
            self._moments.append((table.answers, table.game.state))

    def steps(self, since: int, eyes: int, scores: bool) -> list[Step]:
        """What these eyes saw after each answer from this number on, apart from the last one: that is the update's own view."""
        return [Step(answers, view(state, eyes, scores)) for answers, state in list(self._moments)[:-1] if answers >= since]
