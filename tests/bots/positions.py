"""Positions to ask a bot about, written as scenarios without a script."""

from __future__ import annotations

from pathlib import Path

from deckwright.bots import Position, make_bot
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import check, give
from deckwright.engine.state import State
from deckwright.notation.scenario import position
from deckwright.notation.scenario_file import read_scenario


class Place:
    """A state in which a bot can be asked and answers can be given."""

    def __init__(self, state: State) -> None:
        self.state = state

    def say(self, *answers: str) -> Place:
        """Give these answers for whoever is asked."""
        for answer in answers:
            give(self.state, read_answer(answer))
        return self

    def bot(self) -> str:
        """What a strategy without opinions of its own answers now."""
        place = Position(self.state)
        answer = make_bot("all-rounder").decide(place)
        check(self.state, answer, place.seat)
        return str(answer)


def position_of(folder: Path, text: str) -> Place:
    """The position that a scenario describes."""
    path = folder / "position.yaml"
    path.write_text(f"title: a position\nscript: []\n{text}", encoding="utf-8")
    return Place(position(read_scenario(path)))
