"""A bot that strategies are tried against: mirrored pairs of games, as on a ladder."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.ladder.cells import Cell, play_cell
from deckwright.ladder.contestants import Contestant, find_contestant
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.match import choose_engine
from deckwright.sim.strategy_file import Strategy


@dataclass(frozen=True, slots=True)
class BotRival:
    """Any bot by its name; it can be sent to another process."""

    name: str

    def play(self, kingdom: Kingdom, strategy: Strategy, seed: int, games: int) -> tuple[int, int, int]:
        """Games that the strategy won, that were shared and that it lost."""
        pair = (Contestant("strategy", strategy), find_contestant(self.name))
        played = play_cell(Cell(0, "strategy", self.name), kingdom, pair, games, seed, choose_engine(None))
        return played.wins, played.ties, played.losses
