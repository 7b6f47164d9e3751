"""Playing on after an answer: from a deal that fits what the seat knows, the policy for everybody, to a moment that the network judges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple, Protocol

from deckwright.engine import machine
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.learn.winning import winning_action
from deckwright.native.picks import TREASURES, Picks, act, allowed
from deckwright.search.candidates import Said
from deckwright.search.chances import outcome

MOST_DECISIONS = 200
"""After this many a game that goes on and on is judged where it is."""


class Horizon(NamedTuple):
    """How far a game is played on."""

    turns: int
    """This many turns are played to their end, the one that goes on among them; the next decision is the last one that is judged."""
    counting: int = 0
    """Judgements on the way count as well, from this many turns before the end on: their mean is less at the mercy of luck."""


class Rollouts(Protocol):
    """What plays on after answers."""

    def values(self, said: Sequence[Said], deals: Sequence[int], horizon: Horizon) -> list[list[float]]:
        """By answer and deal: what the game is worth to the seat. All answers get the same deals."""
        ...


class PythonRollouts:
    """On the Python machine: slow, and able to play every game."""

    def __init__(self, position: Position, player: Player) -> None:
        self.position, self.player = position, player

    def values(self, said: Sequence[Said], deals: Sequence[int], horizon: Horizon) -> list[list[float]]:
        """By answer and deal: what the game is worth to the seat. All answers get the same deals."""
        return [[self._value(one, deal, horizon) for deal in deals] for one in said]

    def _value(self, said: Said, deal: int, horizon: Horizon) -> float:
        state, seat = self.position.sample(deal), self.position.seat
        end = sum(state.turns) + horizon.turns
        machine.answer(state, *said)
        picks: Picks = ()
        counted: list[float] = []
        for number in count():
            if state.asking < 0:
                return outcome(state, seat)
            able = choices(state, picks)
            action = able[0]
            if len(able) > 1:
                logits, value = self.player.judge(state, picks)
                told, stuck = state.players == 2 or state.asking == seat, number >= MOST_DECISIONS - 1
                if stuck or (told and sum(state.turns) >= end - horizon.counting):
                    counted.append(value if state.asking == seat else -value / (state.players - 1))
                if stuck or (told and sum(state.turns) >= end):
                    break
                action = max(logits, key=lambda one: logits[one])
            picks = act(state, picks, action)
        return sum(counted) / len(counted)


def choices(state: State, picks: Picks) -> list[int]:
    """What the learned player chooses from: Treasures are always played, and a victory at once is taken."""
    able = allowed(state, picks)
    if TREASURES in able:
        return [TREASURES]
    wins = winning_action(state) if len(able) > 1 and not picks else None
    return able if wins is None else [wins]
