"""Scores and winners (CORE-155 to CORE-159)."""

from __future__ import annotations

from deckwright.engine.expressions import amount, owned
from deckwright.engine.places import COUNTERS, Of
from deckwright.engine.state import OVER, Frame, State

_SCORING = tuple(number for number, row in enumerate(COUNTERS) if row.scores and row.of is Of.PLAYER)


def score(state: State, player: int) -> int:
    """The victory points of all cards a player owns, and of tokens that are points."""
    tokens = sum(state.counters[number][player] for number in _SCORING)
    return tokens + sum(points for _, _, points in score_by_card(state, player))


def score_by_card(state: State, player: int) -> list[tuple[int, int, int]]:
    """(kind, copies, points of all copies) for each kind that scores."""
    cards, rows, frame = owned(state, player), [], Frame(0, player)
    for kind, worth in state.box.worths:
        copies = 1 if kind in state.box.landscapes else cards.count(kind)
        if copies:
            frame.kind = kind
            rows.append((kind, copies, copies * amount(state, frame, worth)))
    return rows


def winners(state: State) -> list[int]:
    """Who has won: the highest score, then the fewest turns; empty while the game goes on."""
    if state.phase != OVER:
        return []
    ranks = [(-score(state, player), state.turns[player]) for player in range(state.players)]
    return [player for player, rank in enumerate(ranks) if rank == min(ranks)]
