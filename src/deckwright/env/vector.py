"""Many games of many kingdoms stepped together, in the manner of Gymnasium's vector environments. Needs numpy and the native machine.

A step takes one action for each game and gives observations, rewards, terminations, truncations and infos. Where a game ends, the same
step begins the next one there, with a seed that follows from the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.engine.box import Box
from deckwright.env import ENVIRONMENT_ID
from deckwright.env.layout import catalogue
from deckwright.env.table import observation_space
from deckwright.native import machine
from deckwright.native.batch import whole_numbers
from deckwright.native.exchange import native_box, pile_sizes

Observations = dict[str, Any]

NO_CARD = -1
"""Stands for kinds that a game of a smaller kingdom doesn't have."""


class Saved:
    """Games as they were at some moment; they can be put back any number of times."""

    def __init__(self, native: Any, games: NDArray[np.int64]) -> None:
        self.native, self.games = native, games


class VectorEnvironment:
    """Games side by side. ``games`` is for each box, or one number of each."""

    metadata = {"name": ENVIRONMENT_ID, "autoreset_mode": "same-step", "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        boxes: Sequence[Box],
        games: int | Sequence[int],
        players: int = 2,
        *,
        turn_limit: int = 0,
        threads: int = 1,
        copy: bool = True,
        automatic: bool = False,
        head_starts: float = 0.0,
    ) -> None:
        numbers = [games] * len(boxes) if isinstance(games, int) else list(games)
        sizes = [pile_sizes(box, players) for box in boxes]
        self._native_boxes = [native_box(box) for box in boxes]
        self._native: Any = machine().Environment(self._native_boxes, sizes, numbers, players, turn_limit, threads, automatic)
        self.head_starts = head_starts
        self.boxes, self.players, self._copies = tuple(boxes), players, copy
        self.num_envs: int = self._native.games
        self.box_of = np.repeat(np.arange(len(boxes)), numbers)
        """By game: the place of its box in ``boxes``."""
        self.kinds: int = self._native.kinds
        self.actions: int = self._native.actions
        count = self.num_envs
        self._cards = np.zeros((count, self._native.rows, self.kinds), np.uint8)
        self._table = np.zeros((count, self._native.numbers), np.int16)
        self._masks = np.zeros((count, self.actions), np.uint8)
        self._deciders = np.full(count, -1, np.int32)
        self._rewards = np.zeros((count, players), np.float32)
        self._scores = np.zeros((count, players), np.int32)
        self._terminated, self._truncated = np.zeros(count, np.uint8), np.zeros(count, np.uint8)
        self._attach()

    def _attach(self) -> None:
        endings = self._rewards, self._scores, self._terminated, self._truncated
        self._native.attach(self._cards, self._table, self._masks, self._deciders, *endings)

    @property
    def identities(self) -> NDArray[np.int16]:
        """By box and kind: the card's number in ``catalogue()``; ``NO_CARD`` for kinds that the box doesn't have."""
        places = {name: number for number, name in enumerate(catalogue())}
        found = np.full((len(self.boxes), self.kinds), NO_CARD, np.int16)
        for row, box in zip(found, self.boxes, strict=True):
            row[: len(box.names)] = [places[name] for name in box.names]
        return found

    @property
    def single_observation_space(self) -> Any:
        """The space of one game (needs Gymnasium)."""
        return observation_space(self.players, self.kinds, self.actions)

    @property
    def single_action_space(self) -> Any:
        """The actions of one game (needs Gymnasium)."""
        from gymnasium.spaces import Discrete

        return Discrete(self.actions)

    @property
    def observation_space(self) -> Any:
        """The space of all games (needs Gymnasium)."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_observation_space, self.num_envs)

    @property
    def action_space(self) -> Any:
        """The actions of all games (needs Gymnasium)."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_action_space, self.num_envs)

    @property
    def deciders(self) -> NDArray[np.int32]:
        """The seat that is asked in each game."""
        return self._deciders.copy()

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each game that goes on now; ``new_game`` with it deals the same cards."""
        found = np.zeros(self.num_envs, np.uint64)
        self._native.seeds(found)
        return found

    @property
    def head_starts(self) -> float:
        """The share of new games that begin with other decks than the rules say: without some first cards, with some bought ones."""
        return float(self._native.head_starts)

    @head_starts.setter
    def head_starts(self, share: float) -> None:
        self._native.head_starts = share

    def reset(self, *, seed: int | NDArray[np.uint64] | None = None, games: Any = None) -> tuple[Observations, dict[str, Any]]:
        """Begin new games everywhere, or in these places: with one seed for all of it, or one for each game."""
        chosen = self._chosen(games)
        if seed is None or isinstance(seed, int):
            seeds = np.random.SeedSequence(seed).generate_state(len(chosen), np.uint64)
        else:
            seeds = whole_numbers(seed, np.uint64)
        self._native.reset(chosen, seeds)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Do one action in each game; rewards have a column for each seat. If one is not allowed, no game goes on."""
        self._native.step(whole_numbers(actions, np.int32))
        endings = self._terminated.view(np.bool_), self._truncated.view(np.bool_)
        return self._observations(), self._out(self._rewards), self._out(endings[0]), self._out(endings[1]), self._infos()

    def write_into(self, cards: NDArray[np.uint8], table: NDArray[np.int16], masks: NDArray[np.uint8], deciders: NDArray[np.int32]) -> None:
        """From now on observations go into these arrays, which must be full of zeros at first; so a learner keeps many steps uncopied."""
        self._cards, self._table, self._masks, self._deciders = cards, table, masks, deciders
        self._attach()

    def invite(self, games: Any, policies: Sequence[dict[str, Any] | None], seats: Sequence[int]) -> None:
        """Let strategies answer for one seat of each of these games, from their next decision on; ``None`` asks the seat again.

        A strategy comes as the tables that ``policy_data`` makes for the box of the game. At least one seat is always asked.
        """
        chosen = self._chosen(games)
        made: dict[tuple[int, int], Any] = {}
        guests = []
        for game, tables in zip(chosen, policies, strict=True):
            box = int(self.box_of[game])
            if tables is not None and (box, id(tables)) not in made:
                made[box, id(tables)] = machine().make_policy(self._native_boxes[box], tables)
            guests.append(None if tables is None else made[box, id(tables)])
        self._native.invite(chosen, guests, list(seats))

    def random_actions(self) -> NDArray[np.int32]:
        """An allowed action for each game, all equally likely; which ones follows from the seeds."""
        actions = np.zeros(self.num_envs, np.int32)
        self._native.random_actions(actions)
        return actions

    def save(self, games: Any = None) -> Saved:
        """All games as they are now, or these."""
        chosen = self._chosen(games)
        return Saved(self._native.save(chosen), chosen)

    def restore(self, saved: Saved, games: Any = None) -> tuple[Observations, dict[str, Any]]:
        """Put saved games back, where they were or into other places with the same box."""
        self._native.restore(saved.native, saved.games if games is None else self._chosen(games))
        return self._observations(), self._infos()

    def branch(self, sources: Any, keys: Any) -> tuple[Observations, dict[str, Any]]:
        """Make each game a copy of its source, a game of the same box that is its own source; -1: it goes on as before.

        From now on to its end a copy is shuffled by lots that follow from its key: copies with the same key have the same luck with all
        cards but those in which they differ.
        """
        self._native.branch(whole_numbers(sources, np.int64), whole_numbers(keys, np.uint64))
        return self._observations(), self._infos()

    def deal_again(self, seeds: Any, games: Any = None) -> tuple[Observations, dict[str, Any]]:
        """Deal again what the seat that is asked can't know: it sees the same as before, and the game goes another way."""
        self._native.deal_again(self._chosen(games), whole_numbers(seeds, np.uint64))
        return self._observations(), self._infos()

    def _chosen(self, games: Any) -> NDArray[np.int64]:
        everything = np.arange(self.num_envs, dtype=np.int64)
        if games is None:
            return everything
        chosen = np.atleast_1d(np.asarray(games))
        found: NDArray[np.int64] = everything[chosen] if chosen.dtype == np.bool_ else whole_numbers(chosen, np.int64)
        return found

    def _observations(self) -> Observations:
        seen = {"cards": self._out(self._cards), "table": self._out(self._table)}
        return {"observation": seen, "action_mask": self._out(self._masks.view(np.int8))}

    def _infos(self) -> dict[str, Any]:
        return {"decider": self._out(self._deciders), "final_scores": self._out(self._scores)}

    def _out(self, array: Any) -> Any:
        return array.copy() if self._copies else array
