"""The course of a game that is over, turn by turn, by playing its answers again; and the turn that decided who led."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright.engine.events import BUY, EXTRA_TURN, PAY, TURN
from deckwright.engine.game import Game
from deckwright.engine.values import costs
from deckwright.server.outcome import TurningPoint


@dataclass(frozen=True, slots=True)
class TurnPlayed:
    """One turn: whose it was, everybody's points after it, the coins there were to spend, and what was bought."""

    seat: int
    scores: tuple[int, ...]
    money: int
    bought: tuple[str, ...]


def course(game: Game) -> list[TurnPlayed]:
    """Every turn of a game, in order."""
    turns: list[TurnPlayed] = []
    again = Game(game.setup, keep=1)  # what an answer did is looked up; without its step all would be played again for it
    names = again.state.box.names
    spent = most = 0
    bought: list[str] = []
    for seat, answer in game.answers:
        player = again.state.player
        most, now = max(most, again.state.coins + spent), costs(again.state)
        again.answer(answer, seat)
        for event in again.last_events:
            if event.what == BUY:
                bought += [names[kind] for kind in event.cards]
                spent += sum(now[kind] for kind in event.cards)
            elif event.what == PAY:
                spent += event.number
        if again.is_over or any(event.what in (TURN, EXTRA_TURN) for event in again.last_events):
            turns.append(TurnPlayed(player, tuple(again.scores()), most, tuple(bought)))
            spent = most = 0
            bought = []
    return turns


def turning_point(turns: Sequence[TurnPlayed]) -> TurningPoint | None:
    """The last turn that changed who led in points: afterwards those led who did at the end. None where nobody ever led alone."""
    everybody = set(range(len(turns[0].scores))) if turns else set()
    leading, found = everybody, None
    played = dict.fromkeys(everybody, 0)
    for turn in turns:
        played[turn.seat] += 1
        now = {seat for seat in everybody if turn.scores[seat] == max(turn.scores)}
        if now != leading:
            leading, found = now, TurningPoint(turn.seat, played[turn.seat], list(turn.scores))
    return found
