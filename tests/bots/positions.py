"""Positions to ask a bot about, written as scenarios without a script."""

from __future__ import annotations

from pathlib import Path

from deckwright.bots.big_money import BigMoney
from deckwright.engine.decision import check, give, pending, read_answer
from deckwright.engine.state import State
from deckwright.engine.view import view
from deckwright.notation.scenario import position
from deckwright.notation.scenario_file import read_scenario


class Position:
    """A state in which a bot can be asked and answers can be given."""

    def __init__(self, state: State) -> None:
        self.state = state

    def say(self, *answers: str) -> Position:
        """Give these answers for whoever is asked."""
        for answer in answers:
            give(self.state, read_answer(answer))
        return self

    def bot(self) -> str:
        """What Big Money answers now."""
        decision = pending(self.state)
        assert decision is not None
        answer = BigMoney().decide(view(self.state, decision.player), decision)
        check(self.state, answer, decision.player)
        return str(answer)


def position_of(folder: Path, text: str) -> Position:
    """The position that a scenario describes."""
    path = folder / "position.yaml"
    path.write_text(f"title: a position\nscript: []\n{text}", encoding="utf-8")
    return Position(position(read_scenario(path)))
