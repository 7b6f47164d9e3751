"""Playing on after an answer: from a deal that fits what the seat knows, the policy for everybody, to a moment that the network judges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from deckwright.engine import machine
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.native.picks import TREASURES, Picks, act, allowed
from deckwright.search.candidates import Said
from deckwright.search.chances import outcome

MOST_DECISIONS = 200
"""After so many a game that goes on and on is judged where it is."""


class Rollouts(Protocol):
    """What plays on after answers."""

    def values(self, said: Sequence[Said], deals: Sequence[int], turns: int) -> list[list[float]]:
        """By answer and deal: what the game is worth to the seat, so many turns later. All answers get the same deals."""
        ...


class PythonRollouts:
    """On the Python machine: slow, and able to play every game."""

    def __init__(self, position: Position, player: Player) -> None:
        self.position, self.player = position, player

    def values(self, said: Sequence[Said], deals: Sequence[int], turns: int) -> list[list[float]]:
        """By answer and deal: what the game is worth to the seat, so many turns later. All answers get the same deals."""
        return [[self._value(one, deal, turns) for deal in deals] for one in said]

    def _value(self, said: Said, deal: int, turns: int) -> float:
        state, seat = self.position.sample(deal), self.position.seat
        end = sum(state.turns) + turns
        machine.answer(state, *said)
        picks: Picks = ()
        for number in range(MOST_DECISIONS):
            if state.asking < 0:
                return outcome(state, seat)
            able = choices(state, picks)
            late = sum(state.turns) >= end and (state.players == 2 or state.asking == seat)
            if len(able) > 1 and (late or number == MOST_DECISIONS - 1):
                break
            picks = act(state, picks, able[0] if len(able) == 1 else self.player.action(state, picks))
        if state.asking < 0:
            return outcome(state, seat)
        _, value = self.player.judge(state, picks)
        return value if state.asking == seat else -value / (state.players - 1)


def choices(state: State, picks: Picks) -> list[int]:
    """What there is to choose from. Treasures are always played, as when the network was trained."""
    able = allowed(state, picks)
    return [TREASURES] if TREASURES in able else able
