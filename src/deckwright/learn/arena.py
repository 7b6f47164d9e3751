"""Games side by side for learning: the environment, who sits where, the cards in numbers, and room on the device for what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from deckwright.engine.box import Box
from deckwright.env.vector import VectorEnvironment
from deckwright.learn.card_facts import box_facts
from deckwright.learn.input_names import ACTIONS, NUMBERS, ROWS
from deckwright.learn.league import Tables, Wanted, compiled
from deckwright.learn.moods import NO_MOOD, drawn
from deckwright.sim.strategy_file import Strategy

ONESELF, PAST = -1, -2
"""Who sits opposite, where it is no strategy."""


class Cast(NamedTuple):
    """By game, on the device: its cards in numbers."""

    facts: Any
    names: Any
    named: Any
    there: Any


class Store(NamedTuple):
    """What a rollout leaves on the device, by step and game."""

    rows: Any
    numbers: Any
    mask: Any
    actions: Any
    chances: Any
    """The logarithm of the chance of each action when it was chosen."""
    values: Any


class Parcel(NamedTuple):
    """How what is seen in one step of all games lies in one row of bytes: one large transfer is quicker than several."""

    games: int
    rows: int
    kinds: int
    numbers: int
    actions: int

    @property
    def parts(self) -> tuple[tuple[Any, tuple[int, ...]], ...]:
        """Type and shape of each part: deciders, moods, table, cards, masks; the wider numbers first, so that none lies across."""
        return (
            (np.int32, (self.games,)),
            (np.int32, (self.games,)),
            (np.int16, (self.games, self.numbers)),
            (np.uint8, (self.games, self.rows, self.kinds)),
            (np.uint8, (self.games, self.actions)),
        )

    @property
    def ends(self) -> list[int]:
        """Where each part ends."""
        return list(accumulate(np.dtype(kind).itemsize * prod(shape) for kind, shape in self.parts))

    def views(self, row: NDArray[np.uint8]) -> list[NDArray[Any]]:
        """The parts of a row on this side, as views of it."""
        ends = self.ends
        pieces = [row[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        return [piece.view(kind).reshape(shape) for piece, (kind, shape) in zip(pieces, self.parts, strict=True)]

    def opened(self, row: Any) -> list[Any]:
        """The parts of a row on the device."""
        ends, found = self.ends, []
        for start, end, (kind, shape) in zip([0, *ends], ends, self.parts, strict=False):
            size = np.dtype(kind).itemsize
            piece = row[start:end]
            found.append((jax.lax.bitcast_convert_type(piece.reshape(-1, size), kind) if size > 1 else piece).reshape(shape))
        return found


class Guests(NamedTuple):
    """Who plays a seat of each game besides the network that learns: a number of ``opponents``, ``PAST``, or nobody."""

    who: NDArray[np.int32]
    seats: NDArray[np.int32]
    opponents: tuple[Strategy, ...]


class Arena:
    """Some games, each with its guest."""

    def __init__(
        self,
        boxes: Sequence[Box],
        games: Sequence[int],
        players: int,
        guests: Guests,
        *,
        threads: int,
        turn_limit: int,
        steps: int,
        kinds: int = 0,
        named: NDArray[np.float32] | None = None,
        moods: float = 0.0,
    ) -> None:
        options = {"turn_limit": turn_limit, "threads": threads, "copy": False, "automatic": True}
        self.environment = VectorEnvironment(boxes, games, players, **options)  # type: ignore[arg-type]
        self.players, self.games, self.steps = players, self.environment.num_envs, steps
        self.kinds, self.guests = max(kinds, self.environment.kinds), guests
        past = np.flatnonzero(guests.who == PAST).astype(np.int32)
        self.past, self.past_seats = jnp.asarray(past), jnp.asarray(guests.seats[past])
        self.cast = self._cast(named)
        self._room()
        self._moody, self.moods = moods, np.zeros((self.games, players), np.int32)

    def seat_guests(self, tables: dict[tuple[int, int], Tables]) -> None:
        """Let the strategies sit down; the tables are by number of box and of opponent."""
        there = np.flatnonzero(self.guests.who >= 0)
        policies = [tables[int(self.environment.box_of[game]), int(self.guests.who[game])] for game in there]
        self.environment.invite(there, policies, [int(seat) for seat in self.guests.seats[there]])

    def wanted(self) -> dict[tuple[int, int], Wanted]:
        """The strategies that sit at some game, by number of box and of opponent."""
        there = np.flatnonzero(self.guests.who >= 0)
        pairs = sorted({(int(self.environment.box_of[game]), int(self.guests.who[game])) for game in there})
        return {(box, who): (self.environment.boxes[box], self.guests.opponents[who]) for box, who in pairs}

    def _cast(self, named: NDArray[np.float32] | None) -> Cast:
        environment, of_game = self.environment, self.environment.box_of
        facts = np.stack([box_facts(box, self.kinds) for box in environment.boxes])[of_game]
        names = np.full((len(environment.boxes), self.kinds), -1, np.int32)
        names[:, : environment.kinds] = environment.identities
        there = (names >= 0).astype(np.float32)[of_game]
        names = names[of_game]
        return Cast(*map(jnp.asarray, (facts, names, there if named is None else there * named[:, : self.kinds], there)))

    def _room(self) -> None:
        """On this side: one row more than steps, for what is seen after the last one."""
        native = self.environment._native
        length, games = self.steps + 1, self.games
        self.parcel = Parcel(games, native.rows, native.kinds, native.numbers, native.actions)
        self.seen = np.zeros((length, self.parcel.ends[-1]), np.uint8)
        self._views = [self.parcel.views(row) for row in self.seen]
        self.rewards = np.zeros((self.steps, games, self.players), np.float32)
        self.done = np.zeros((self.steps, games), np.bool_)
        self.scores = np.zeros((games, self.players), np.int32)
        self.step_number = 0

    def empty_store(self) -> Store:
        """Room on the device."""
        size = (self.steps, self.games)
        return Store(
            jnp.zeros((*size, len(ROWS), self.kinds), jnp.float16),
            jnp.zeros((*size, len(NUMBERS)), jnp.float16),
            jnp.zeros((*size, ACTIONS), jnp.bool_),
            jnp.zeros(size, jnp.int32),
            jnp.zeros(size, jnp.float32),
            jnp.zeros(size, jnp.float32),
        )

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._write_into(0)
        self.environment.reset(seed=seed)
        self._random = np.random.default_rng(seed)
        self._change_moods(np.arange(self.games))

    def _change_moods(self, games: NDArray[np.int64]) -> None:
        """Draw moods for new games; guests have none."""
        if self._moody:
            self.moods[games] = drawn(self._random, (len(games), self.players), self._moody)
            guests = games[self.guests.seats[games] >= 0]
            self.moods[guests, self.guests.seats[guests]] = NO_MOOD

    def start_over(self) -> None:
        """What was seen last becomes what is seen first."""
        self.seen[0] = self.seen[-1]
        self.step_number = 0

    @property
    def deciders(self) -> NDArray[np.int32]:
        """(steps + 1, games): who decided, and at last who decides next."""
        return np.stack([deciders for deciders, *_ in self._views])

    def _write_into(self, step: int) -> None:
        deciders, _, table, cards, masks = self._views[step]
        self.environment.write_into(cards, table, masks, deciders)
        self.step_number = step

    def observation(self) -> Any:
        """What is seen now, on its way to the device."""
        now = self.step_number
        if self._moody:
            deciders, moods, *_ = self._views[now]
            moods[:] = self.moods[np.arange(self.games), deciders]
        return jax.device_put(self.seen[now])

    def step(self, actions: NDArray[np.int32], win_share: float, margin: float) -> NDArray[np.int64]:
        """Go on; the answer is the games that ended."""
        now = self.step_number
        self._write_into(now + 1)
        _, rewards, terminated, truncated, infos = self.environment.step(actions)
        np.logical_or(terminated, truncated, out=self.done[now])
        self.rewards[now] = 0
        ended = np.flatnonzero(self.done[now])
        if len(ended):
            scores = infos["final_scores"][ended]
            self.scores[ended] = scores
            self._change_moods(ended)
            self.rewards[now, ended] = win_share * rewards[ended] + (1 - win_share) * np.tanh(lead(scores) / margin)
        return ended


def lead(scores: NDArray[np.int32]) -> NDArray[np.float32]:
    """By how many points each player is ahead of the best of the others."""
    ahead = np.empty(scores.shape, np.float32)
    for player in range(scores.shape[1]):
        ahead[:, player] = scores[:, player] - np.delete(scores, player, axis=1).max(axis=1)
    return ahead


def seat_all(arenas: Sequence[Arena], processes: int = 0) -> None:
    """Compile every strategy that is needed, all at once, and let the guests sit down."""
    wanted = [(number, key, pair) for number, arena in enumerate(arenas) for key, pair in arena.wanted().items()]
    tables = compiled([pair for _, _, pair in wanted], processes)
    for number, arena in enumerate(arenas):
        arena.seat_guests({key: table for (of, key, _), table in zip(wanted, tables, strict=True) if of == number})
