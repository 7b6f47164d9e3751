"""Dominion for PettingZoo: seats answer one after the other (``env``), or all speak and only who is asked is heard (``parallel_env``).

>>> from deckwright.env import dominion_v0                                                         # doctest: +SKIP
>>> env = dominion_v0.env("First Game", players=3)                                                 # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from deckwright.engine.box import Box
from deckwright.env import ENVIRONMENT_ID
from deckwright.env.kingdom import box_of
from deckwright.env.table import Table, new_table, observation_space, rewards

Kingdom = str | Sequence[str]


def env(kingdom: Kingdom = "First Game", **options: Any) -> Any:
    """The environment with PettingZoo's wrappers, which refuse calls in a wrong order and end a game at an action that is not allowed."""
    made: Any = raw_env(kingdom, **options)
    illegal = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1.0)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


class _Seats:
    """What both forms share: the cards, the seats, the spaces, and a game that goes on."""

    def __init__(self, kingdom: Kingdom, players: int, sets: Sequence[str] | None, engine: str, max_cycles: int) -> None:
        self.box: Box = box_of(kingdom, sets)
        self.engine, self.max_cycles = engine, max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        first = new_table(self.box, players, 0, engine)
        seen = observation_space(players, len(self.box.names), first.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(first.actions) for agent in self.possible_agents}
        self.table: Table = first
        self.cycles = 0
        self.random = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """A new game; the same seed deals the same cards."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.table = new_table(self.box, len(self.possible_agents), int(self.random.integers(1 << 63)), self.engine)
        self.cycles = 0

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What a seat sees; the mask of one that is not asked is empty."""
        cards, table = self.table.observe(seat)
        mask = self.table.mask() if seat == self.table.decider else np.zeros(self.table.actions, np.int8)
        return {"observation": {"cards": cards, "table": table}, "action_mask": mask}

    @property
    def cut_short(self) -> bool:
        """Whether the game was stopped before its end."""
        return bool(self.max_cycles) and self.cycles >= self.max_cycles and self.table.decider >= 0

    def gains(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        return [0.0] * len(self.possible_agents) if self.table.decider >= 0 else rewards(self.table.scores(), self.table.turns())


class _Spaces:
    """What both forms say of their seats."""

    _seats: _Seats

    def observation_space(self, agent: str) -> Any:
        """The same for all seats."""
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all seats."""
        return self._seats.action_spaces[agent]


class raw_env(_Spaces, AECEnv):  # type: ignore[misc]  # noqa: N801
    """One game; the agent that is selected is the seat that is asked. ``max_cycles`` cuts it short after that many answers."""

    metadata = {"name": "dominion_v0", "id": ENVIRONMENT_ID, "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        kingdom: Kingdom = "First Game",
        players: int = 2,
        sets: Sequence[str] | None = None,
        engine: str = "",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._seats = _Seats(kingdom, players, sets, engine, max_cycles)
        self.render_mode = render_mode
        self.possible_agents = self._seats.possible_agents
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seats.table.decider]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now."""
        return self._seats.seen_by(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected seat's answer, or one pick of it."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        seats = self._seats
        seats.table.step(int(action if action is not None else -1))
        seats.cycles += 1
        over = seats.table.decider < 0
        self.rewards = dict(zip(self.possible_agents, seats.gains(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, seats.cut_short)
        if not over:
            self.agent_selection = self.possible_agents[seats.table.decider]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The points so far, in words."""
        points = zip(self.possible_agents, self._seats.table.scores(), strict=True)
        return ", ".join(f"{agent}: {score}" for agent, score in points) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class parallel_env(_Spaces, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All seats act in every cycle, and only the action of the seat that is asked counts. One that is not allowed changes nothing."""

    metadata = {"name": "dominion_v0", "id": ENVIRONMENT_ID, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        kingdom: Kingdom = "First Game",
        players: int = 2,
        sets: Sequence[str] | None = None,
        engine: str = "",
        max_cycles: int = 0,
    ) -> None:
        self._seats = _Seats(kingdom, players, sets, engine, max_cycles)
        self.render_mode = None
        self.possible_agents = self._seats.possible_agents
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        return self._all_see(), {agent: {} for agent in self.agents}

    def _all_see(self) -> dict[str, Any]:
        return {agent: self._seats.seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """One cycle."""
        seats, agents = self._seats, self.agents
        action = actions[self.possible_agents[seats.table.decider]]
        if seats.table.mask()[int(action)]:
            seats.table.step(int(action))
        seats.cycles += 1
        over, short = seats.table.decider < 0, seats.cut_short
        if over or short:
            self.agents = []
        gains = dict(zip(agents, seats.gains(), strict=True))
        return self._all_see(), gains, dict.fromkeys(agents, over), dict.fromkeys(agents, short), {agent: {} for agent in agents}

    def close(self) -> None:
        """There is nothing to close."""
