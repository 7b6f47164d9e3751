"""What many games showed, as whole numbers: tallies of parts add up to the tally of all, in any order and on any machine."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any

MOST_TURNS = 60
"""Turns of one player that are kept apart; later ones count for the last."""
LEAD_TURN = 10
"""The turn whose lead is compared with the result."""
WIDEST_LEAD = 20


def _table(rows: int, columns: int) -> list[list[int]]:
    return [[0] * columns for _ in range(rows)]


@dataclass
class Tally:
    """Counts over games between ``players`` strategies with ``kinds`` kinds of cards.

    Rows are strategies in the order they were named, whatever seat they had.
    """

    players: int
    kinds: int
    games: int = 0
    decisions: int = 0
    ties: int = 0
    """Games that several players won."""
    province_endings: int = 0
    pile_endings: int = 0
    unfinished: int = 0
    """Games stopped by the turn limit."""
    turns: int = 0
    """Turns of all players together, over all games."""
    turns_squared: int = 0
    lengths: list[int] = field(default_factory=list)
    """Games by the number of turns of the player who had most."""
    wins: list[int] = field(default_factory=list)
    """Games won alone."""
    shares: list[list[int]] = field(default_factory=list)
    """By strategy and number of winners: games won, by how many shared the victory, this strategy included."""
    first_seat_wins: list[int] = field(default_factory=list)
    """Games won alone by the strategy while it moved first."""
    first_seat_ties: list[int] = field(default_factory=list)
    first_seat_games: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    score_squared: list[int] = field(default_factory=list)
    turn_games: list[list[int]] = field(default_factory=list)
    """By strategy and turn: games that lasted so long."""
    coins: list[list[int]] = field(default_factory=list)
    """By strategy and turn: coins there were to spend."""
    coins_squared: list[list[int]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    """By strategy and turn: victory points at its end."""
    points_squared: list[list[int]] = field(default_factory=list)
    purchases: list[list[list[int]]] = field(default_factory=list)
    """By strategy, turn and kind: cards bought."""
    lead_games: list[int] = field(default_factory=list)
    """By lead of the first strategy over the best other one after turn 10: games."""
    lead_wins: list[int] = field(default_factory=list)
    """Twice the games the first strategy then won; a shared victory counts once."""

    def __post_init__(self) -> None:
        if self.wins:
            return
        rows, width = self.players, MOST_TURNS + 1
        self.lengths, self.wins = [0] * width, [0] * rows
        self.shares = _table(rows, rows + 1)
        self.first_seat_wins, self.first_seat_ties, self.first_seat_games = [0] * rows, [0] * rows, [0] * rows
        self.score, self.score_squared = [0] * rows, [0] * rows
        for name in ("turn_games", "coins", "coins_squared", "points", "points_squared"):
            setattr(self, name, _table(rows, width))
        self.purchases = [_table(width, self.kinds) for _ in range(rows)]
        self.lead_games, self.lead_wins = [0] * (2 * WIDEST_LEAD + 1), [0] * (2 * WIDEST_LEAD + 1)

    def add(self, other: Tally) -> None:
        """Add the games of another tally of the same match."""
        for part in fields(self):
            if part.name not in ("players", "kinds"):
                setattr(self, part.name, _sum(getattr(self, part.name), getattr(other, part.name)))

    def as_dict(self) -> dict[str, Any]:
        """Plain data, to be sent to another process or written down."""
        return asdict(self)


def _sum(left: Any, right: Any) -> Any:
    if isinstance(left, list):
        return [_sum(one, other) for one, other in zip(left, right, strict=True)]
    return left + right
