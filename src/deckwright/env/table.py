"""One game for an environment, on the native machine where it can play it and on the Python machine else: both say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from deckwright.engine.box import Box
from deckwright.engine.score import score
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.env import layout
from deckwright.env.observing import observe
from deckwright.native import AVAILABLE
from deckwright.native.exchange import can_play
from deckwright.native.outgrown import PythonGame
from deckwright.native.picks import Picks, width

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Table(Protocol):
    """A game that goes on by actions."""

    players: int
    actions: int
    """How many actions there are with these cards."""

    @property
    def decider(self) -> int:
        """Who is asked; -1 when the game is over."""

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that is allowed now."""

    def step(self, action: int) -> None:
        """Go on; an action that is not allowed is refused and changes nothing."""

    def observe(self, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """What a seat sees."""

    def scores(self) -> list[int]:
        """Everybody's points."""

    def turns(self) -> list[int]:
        """Everybody's finished turns."""

    def copy(self) -> Table:
        """The same game, free to go another way."""


class PythonTable:
    """A game on the Python machine."""

    def __init__(self, state: State, picks: Picks = ()) -> None:
        self.game, self.players = PythonGame(state, picks), state.players
        self.actions = width(state)

    @property
    def decider(self) -> int:
        """Who is asked; -1 when the game is over."""
        return self.game.state.asking

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that is allowed now."""
        import numpy as np

        mask = np.zeros(self.actions, np.int8)
        mask[self.game.allowed()] = 1
        return mask

    def step(self, action: int) -> None:
        """Go on; an action that is not allowed is refused and changes nothing."""
        if action not in self.game.allowed():
            raise ValueError(f"action {action} is not one that the mask allows")
        self.game.act(int(action))

    def observe(self, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """What a seat sees."""
        return observe(self.game.state, self.game.picks, seat)

    def scores(self) -> list[int]:
        """Everybody's points."""
        return [score(self.game.state, player) for player in range(self.players)]

    def turns(self) -> list[int]:
        """Everybody's finished turns."""
        return list(self.game.state.turns)

    def copy(self) -> PythonTable:
        """The same game, free to go another way."""
        return PythonTable(self.game.state.copy(), self.game.picks)


class NativeTable:
    """A game on the native machine."""

    def __init__(self, box: Box, players: int, seed: int) -> None:
        import numpy as np

        from deckwright.native.batch import Batch

        self.box, self.players = box, players
        self._batch = Batch(box, 1, players)
        self._batch.reset(np.array([seed], np.uint64))
        self.actions = self._batch.masks.shape[1]

    @property
    def decider(self) -> int:
        """Who is asked; -1 when the game is over."""
        return int(self._batch.deciders[0])

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that is allowed now."""
        import numpy as np

        mask: NDArray[np.int8] = self._batch.masks[0].astype(np.int8)
        return mask

    def step(self, action: int) -> None:
        """Go on; an action that is not allowed is refused and changes nothing."""
        import numpy as np

        self._batch.step(np.array([action], np.int32))

    def observe(self, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """What a seat sees, also where the game has outgrown the native machine."""
        outgrown = self._batch.outgrown(0)
        return self._batch.observe(0, seat) if outgrown is None else observe(outgrown.state, outgrown.picks, seat)

    def scores(self) -> list[int]:
        """Everybody's points."""
        return [int(points) for points in self._batch.scores()[0]]

    def turns(self) -> list[int]:
        """Everybody's finished turns."""
        _, table = self.observe(0)
        first, width_of_other = len(layout.TABLE_NUMBERS), len(layout.OTHER_NUMBERS)
        others = first + len(layout.OWN_NUMBERS)
        return [int(table[first])] + [int(table[others + place * width_of_other]) for place in range(self.players - 1)]

    def copy(self) -> NativeTable:
        """The same game, free to go another way."""
        new = NativeTable.__new__(NativeTable)
        new.box, new.players, new.actions = self.box, self.players, self.actions
        new._batch = self._batch.copy()
        return new


def new_table(box: Box, players: int, seed: int, engine: str = "") -> Table:
    """A new game on the machine that is named, or on the fastest that can play it."""
    if engine == "native" or (not engine and AVAILABLE and can_play(box)):
        return NativeTable(box, players, seed)
    return PythonTable(new_state(box, players, seed))


def rewards(scores: list[int], turns: list[int]) -> list[float]:
    """What a finished game was worth to each: they add up to nothing, whoever wins alone has 1, and winners share."""
    players, ranks = len(scores), [(-points, taken) for points, taken in zip(scores, turns, strict=True)]
    share = players / ranks.count(min(ranks))
    return [((share if rank == min(ranks) else 0.0) - 1.0) / (players - 1) for rank in ranks]


def observation_space(players: int, kinds: int, actions: int) -> Any:
    """The space of observations with their mask, for one game."""
    import numpy as np
    from gymnasium import spaces

    bounds = np.iinfo(np.int16)
    seen: dict[str, spaces.Space[Any]] = {
        "cards": spaces.Box(0, 255, (len(layout.rows(players)), kinds), np.uint8),
        "table": spaces.Box(bounds.min, bounds.max, (len(layout.numbers(players)),), np.int16),
    }
    return spaces.Dict({"observation": spaces.Dict(seen), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
