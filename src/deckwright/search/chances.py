"""From what a game is worth to the network to the chance of winning it.

The network is paid 0.85 for the win or loss and 0.15 for the margin. ``docs/search.md`` says what that makes of chances.
"""

from __future__ import annotations

from deckwright.engine.score import winners
from deckwright.engine.state import State


def outcome(state: State, seat: int) -> float:
    """What a game that is over was worth to a seat. No margin counts: a victory now is better than a greater one that may not come."""
    best = winners(state)
    share = state.players / len(best) if seat in best else 0.0
    return (share - 1) / (state.players - 1)


def chance(value: float, players: int) -> float:
    """The chance of winning a game with this many players that is worth this much, from 0 to 1."""
    return min(max((1 + value * (players - 1)) / players, 0.0), 1.0)
