"""Many games stepped together with numpy arrays: what learning machines want.

An action is a small whole number: a kind of card (play, buy or choose it), ``STOP`` (end the phase or turn, decline, or enough
chosen), ``TREASURES`` (play them all), and from ``OPTION`` on the options of a card. A decision about several cards takes several
actions. What is allowed is in the mask, one row for each game. A game for which the native machine has no room goes on on the Python
machine; nothing else about it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckwright.engine.box import Box
from deckwright.engine.score import score
from deckwright.native import machine
from deckwright.native.exchange import native_box, pile_sizes, state_from
from deckwright.native.outgrown import PythonGame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Batch:
    """Games with the same cards that go on side by side."""

    def __init__(self, box: Box, games: int, players: int = 2) -> None:
        import numpy as np

        native = machine()
        self.games, self.players, self.box = games, players, box
        self.stop, self.treasures, self.option = native.ACTION_STOP, native.ACTION_TREASURES, native.ACTION_OPTION
        self._batch: Any = native.Batch(native_box(box), pile_sizes(box, players), games, players)
        self.deciders: NDArray[np.int32] = np.full(games, -1, np.int32)
        """Who decides in each game; -1 when it is over."""
        self.masks: NDArray[np.uint8] = np.zeros((games, self._batch.actions), np.uint8)
        """Which actions are allowed in each game."""
        self._outgrown: dict[int, PythonGame] = {}
        """Games for which the native machine has no room: they go on on the Python machine."""

    def reset(self, seeds: NDArray[np.uint64]) -> None:
        """Begin a new game for each seed."""
        import numpy as np

        self._batch.reset(whole_numbers(seeds, np.uint64))
        self._outgrown.clear()
        self._look()

    def step(self, actions: NDArray[np.int32]) -> None:
        """Do one action in every game that is not over, then look again. If one is not allowed, no game goes on."""
        import numpy as np

        chosen = whole_numbers(actions, np.int32)
        if self._outgrown and chosen.shape == self.deciders.shape:
            self._check_outgrown(chosen)
        outgrown = self._batch.step(chosen)
        if outgrown or self._outgrown:
            self._outgrown.update({game: self._take_over(game) for game in outgrown})
            for game, played in self._outgrown.items():
                played.act(int(chosen[game]))
        self._look()

    def observe(self, game: int, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """What a seat sees of a game on the native machine, as ``env/layout.py`` lists it: a row of cards each, and numbers."""
        import numpy as np

        own, other, table, *numbers = machine().OBSERVATION_SIZES
        cards = np.zeros((own + (self.players - 1) * other + table, len(self.box.names)), np.uint8)
        found = np.zeros(numbers[0] + numbers[1] + (self.players - 1) * numbers[2], np.int16)
        machine().observe(self._batch, game, seat, cards, found)
        return cards, found

    def copy(self) -> Batch:
        """The same games, free to go another way."""
        new = Batch(self.box, self.games, self.players)
        new._batch.copy_from(self._batch)
        new._outgrown = {game: played.copy() for game, played in self._outgrown.items()}
        new._look()
        return new

    def outgrown(self, game: int) -> PythonGame | None:
        """A game that goes on on the Python machine."""
        return self._outgrown.get(game)

    def scores(self) -> NDArray[np.int32]:
        """Everybody's points, one row for each game."""
        import numpy as np

        points = np.zeros((self.games, self.players), np.int32)
        self._batch.scores(points)
        for game, played in self._outgrown.items():
            points[game] = [score(played.state, player) for player in range(self.players)]
        return points

    def _look(self) -> None:
        self._batch.look(self.deciders, self.masks)
        for game, played in self._outgrown.items():
            self.deciders[game] = played.state.asking
            self.masks[game, played.allowed()] = 1

    def _check_outgrown(self, actions: NDArray[np.int32]) -> None:
        for game in self._outgrown:
            action = int(actions[game])
            allowed = 0 <= action < self.masks.shape[1] and self.masks[game, action]
            if self.deciders[game] >= 0 and not allowed:
                raise ValueError(f"game {game}: action {action} is not one that the mask allows")

    def _take_over(self, game: int) -> PythonGame:
        data, chosen = self._batch.take_over(game)
        return PythonGame(state_from(data, self.box), tuple(chosen))


def whole_numbers(array: Any, wanted: Any) -> Any:
    """The same numbers as the native machine reads them; refused where that would change one."""
    import numpy as np

    numbers = np.asarray(array)
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"whole numbers are needed, not {numbers.dtype}")
    if numbers.dtype != wanted:
        bounds = np.iinfo(wanted)
        if numbers.size and (int(numbers.min()) < bounds.min or int(numbers.max()) > bounds.max):
            raise ValueError(f"numbers from {bounds.min} to {bounds.max} are needed")
    return np.ascontiguousarray(numbers, wanted)
