"""A moment between two updates, as it is told."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.engine.view import View


@dataclass(frozen=True, slots=True)
class Step:
    """The table as this seat saw it after this many answers."""

    answers: int
    view: View
