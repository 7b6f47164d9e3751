"""Dominion as a Python game of OpenSpiel, where ``open_spiel`` is installed: importing this registers ``python_dominion``.

Chance speaks once, at the start: it draws one of ``deals`` numbers, from which every shuffle of the game follows. So a game is its
history, and can be written down and played again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from deckwright.engine.box import Box
from deckwright.env import layout
from deckwright.env.kingdom import box_of
from deckwright.env.table import Table, new_table, rewards

NAME = "python_dominion"
LONGEST_GAME = 20_000
"""Answers after which a game counts as a tie; random games end far sooner."""

_PARAMETERS = {"kingdom": "First Game", "players": 2, "deals": 1 << 16, "engine": ""}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Dominion",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


@lru_cache(maxsize=64)
def _box(kingdom: str) -> Box:
    return box_of(kingdom.replace("/", ", "))


class Played:
    """A table and how it came about, so that OpenSpiel can write it down: it is played again when it is read."""

    def __init__(self, kingdom: str, players: int, engine: str, deal: int, actions: tuple[int, ...] = ()) -> None:
        self.beginning = (kingdom, players, engine, deal)
        self.actions: list[int] = []
        self.table: Table = new_table(_box(kingdom), players, deal, engine)
        for action in actions:
            self.step(action)

    def step(self, action: int) -> None:
        """Go on with an action."""
        self.table.step(action)
        self.actions.append(action)

    def __reduce__(self) -> tuple[Any, ...]:
        return Played, (*self.beginning, tuple(self.actions))

    def __deepcopy__(self, memory: Any) -> Played:
        new = Played.__new__(Played)
        new.beginning, new.actions, new.table = self.beginning, self.actions[:], self.table.copy()
        return new


class DominionGame(pyspiel.Game):  # type: ignore[misc]
    """The cards and the seats. In ``kingdom`` a stroke stands between cards: OpenSpiel keeps commas for itself."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**_PARAMETERS, **(params or {})}
        self.kingdom, self.seats, self.deals = str(wanted["kingdom"]), int(wanted["players"]), int(wanted["deals"])
        self.box = _box(self.kingdom)
        self.engine = str(wanted["engine"])
        self.actions = new_table(self.box, self.seats, 0, self.engine).actions
        information = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, information, params or {})

    def new_initial_state(self, state: Any = None) -> DominionState:
        """Before the deal."""
        return DominionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DominionObserver:
        """What a seat sees; nothing is remembered for it."""
        return DominionObserver(self)


class DominionState(pyspiel.State):  # type: ignore[misc]
    """A moment of the game."""

    def __init__(self, game: DominionGame) -> None:
        super().__init__(game)
        self.played: Played | None = None

    @property
    def table(self) -> Table | None:
        """The game on its machine; nothing before the deal."""
        return None if self.played is None else self.played.table

    def current_player(self) -> int:
        """Who is asked."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.decider

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1.0 / self.get_game().deals) for deal in range(self.get_game().deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else [int(action) for action in np.flatnonzero(self.table.mask())]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            game = self.get_game()
            self.played = Played(game.kingdom, game.seats, game.engine, action)
        else:
            self.played.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words = {layout.STOP: "stop", layout.TREASURES: "play treasures"}
        if action >= layout.OPTION:
            return f"option {action - layout.OPTION}"
        names = self.get_game().box.names
        return words.get(action) or (f"{action} {names[action]}" if action < len(names) else str(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and (self.played.table.decider < 0 or len(self.played.actions) >= LONGEST_GAME - 1)

    def returns(self) -> list[float]:
        """What the game was worth to each seat."""
        if self.table is None or self.table.decider >= 0:
            return [0.0] * self.get_game().seats
        return rewards(self.table.scores(), self.table.turns())

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "before the deal"


class DominionObserver:
    """Writes what a seat sees into a tensor: the rows of cards, then the numbers."""

    def __init__(self, game: DominionGame) -> None:
        kinds = len(game.box.names)
        shapes = {"cards": (len(layout.rows(game.seats)), kinds), "table": (len(layout.numbers(game.seats)),)}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        cards, table = self.tensor[: sizes["cards"]], self.tensor[sizes["cards"] :]
        self.dict = {"cards": cards.reshape(shapes["cards"]), "table": table}

    def set_from(self, state: DominionState, player: int) -> None:
        """Look through a seat's eyes; before the deal there is nothing to see."""
        self.tensor.fill(0)
        if state.table is not None:
            self.dict["cards"][:], self.dict["table"][:] = state.table.observe(player)

    def string_from(self, state: DominionState, player: int) -> str | None:
        """The same in one string."""
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


pyspiel.register_game(GAME_TYPE, DominionGame)
