"""Playing on after answers on the native machine: many games side by side, without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import Any, NamedTuple

from deckwright.engine.position import Position
from deckwright.learn.player import NativeNetwork, Player
from deckwright.native import AVAILABLE, machine
from deckwright.native.exchange import can_play
from deckwright.search.candidates import Said
from deckwright.search.rollouts import Horizon

_OVER = 2
"""The game ended; else it was judged, or there was no room for it."""


class Worths(NamedTuple):
    """What a game is worth to each seat: values of the network, or once it is over their parts of the victory."""

    over: bool
    by_seat: tuple[float, ...]


class NativeRollouts:
    """On the native machine. With ``same_luck`` games that differ by a card have the same luck with all others in every shuffle.

    Unless they must be ``exact``, decisions are judged in eight bits where the processor can, and Actions are played by habit.
    """

    def __init__(self, position: Position, network: NativeNetwork, unknown: float, same_luck: bool = True, exact: bool = False) -> None:
        known = position.known
        if known.discreet:  # while playing on nobody needs to be asked what has only one answer
            known = known.copy()
            known.discreet = False
        self._native: Any = network.rollouts(position.box, known, position.memory, exact)
        self._unknown, self._same_luck = unknown, same_luck

    def values(self, said: Sequence[Said], deals: Sequence[int], horizon: Horizon) -> list[list[float]]:
        """By answer and deal: what the game is worth to the seat. All answers get the same deals."""
        found = self._native.play(list(said), list(deals), horizon.turns, horizon.counting, self._same_luck)
        known = [self._unknown if isnan(value) else value for value in found]
        return [known[start : start + len(deals)] for start in range(0, len(known), len(deals))]

    def worths(self, said: Sequence[Said], deals: Sequence[int]) -> list[Worths | None]:
        """What the game is worth to each seat, by answer and then by deal; nothing where a game outgrew its room.

        Each seat judges it at its first decision of a later turn (``review/playing_on.py``).
        """
        found = self._native.play_for_everybody(list(said), list(deals))
        return [Worths(how == _OVER, tuple(worths)) if how else None for how, worths in found]

    @property
    def judged(self) -> int:
        """How many decisions the network was asked about."""
        return int(self._native.judged)


def native_rollouts(position: Position, player: Player, unknown: float, exact: bool = False) -> NativeRollouts | None:
    """Rollouts on the native machine, if it can play this game. Where a game outgrows its room, it is worth what is ``unknown``."""
    if not AVAILABLE or not isinstance(player.network, NativeNetwork) or not can_play(position.box):
        return None
    try:
        return NativeRollouts(position, player.network, unknown, exact=exact)
    except machine().LimitReached:
        return None
