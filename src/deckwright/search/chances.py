"""From what a game is worth to the network to the chance of winning it.

The network is paid 0.85 for the win or loss and 0.15 for the margin. ``docs/search.md`` says what that makes of chances.
"""

from __future__ import annotations

from math import tanh

from deckwright.engine.score import score, winners
from deckwright.engine.state import State

WIN_SHARE, MARGIN = 0.85, 12.0


def outcome(state: State, seat: int) -> float:
    """What a game that is over was worth to a seat, as the network was paid."""
    scores = [score(state, player) for player in range(state.players)]
    best = winners(state)
    share = state.players / len(best) if seat in best else 0.0
    lead = scores[seat] - max(points for player, points in enumerate(scores) if player != seat)
    return WIN_SHARE * (share - 1) / (state.players - 1) + (1 - WIN_SHARE) * tanh(lead / MARGIN)


def chance(value: float, players: int) -> float:
    """The chance of winning a game with this many players that is worth this much, from 0 to 1."""
    return min(max((1 + value * (players - 1)) / players, 0.0), 1.0)
