"""Decisions on the device: what is seen is put into its store, judged, and an action is drawn; and the rollout that goes through many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from deckwright.learn.arena import Arena, Cast, Parcel, Store
from deckwright.learn.inputs import Seen, seen
from deckwright.learn.moods import leaning
from deckwright.learn.network import Weights, card_vectors, forward

Actor = Callable[..., tuple[Store, Any, Any]]


@partial(jax.jit, static_argnames="dtype")
def vectors(weights: Weights, cast: Cast, dtype: Any) -> Any:
    """The vectors of the cards of each game; they stay the same for a whole rollout."""
    return card_vectors(jnp, weights, cast.facts, cast.names, cast.named).astype(dtype)


@partial(jax.jit, static_argnames=("parcel", "players", "kinds", "dtype", "mood_strength"), donate_argnames="store")
def act(
    weights: Weights,
    past: Weights,
    store: Store,
    step: Any,
    key: Any,
    noise: Any,
    observation: Any,
    cards: Any,
    there: Any,
    past_cards: Any,
    past_games: Any,
    past_seats: Any,
    *,
    parcel: Parcel,
    players: int,
    kinds: int,
    dtype: Any,
    mood_strength: float = 0.0,
) -> tuple[Store, Any, Any]:
    """One action for each game, and what it was worth; where a past self sits, it decides. ``noise`` 0 takes the best action."""
    deciders, moods, table, raw_cards, masks = parcel.opened(observation)
    now = seen(jnp, raw_cards, table, masks, players, kinds, jnp.float16)
    judged = forward(jnp, weights, now, cards, there, dtype)
    logits = judged.logits
    if past_games.shape[0]:
        then = Seen(*(part[past_games] for part in now))
        older = forward(jnp, past, then, past_cards, there[past_games], dtype).logits
        theirs = (deciders[past_games] == past_seats)[:, None]
        logits = logits.at[past_games].set(jnp.where(theirs, older, logits[past_games]))
    drawn = jax.random.gumbel(jax.random.fold_in(key, step), logits.shape, jnp.float32)
    lean = leaning(moods, table, now.rows, logits.shape[-1], mood_strength) if mood_strength else 0.0
    actions = jnp.argmax(logits + lean + noise * drawn, axis=-1).astype(jnp.int32)
    chances = jnp.take_along_axis(jax.nn.log_softmax(logits), actions[:, None], axis=-1)[:, 0]
    made = Store(*now, actions, chances, judged.value)
    return Store(*(room.at[step].set(part) for room, part in zip(store, made, strict=True))), actions, judged.value


@dataclass(slots=True)
class Spent:
    """Seconds of one update, and what the games were like."""

    playing: float = 0.0
    waiting: float = 0.0
    sending: float = 0.0
    learning: float = 0.0
    games: int = 0
    turns: int = 0
    won: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)

    def add(self, other: Spent, threads: int) -> None:
        """Count what one of some threads found; its seconds are shared among all."""
        for name in ("playing", "waiting", "sending"):
            setattr(self, name, getattr(self, name) + getattr(other, name) / threads)
        self.games += other.games
        self.won += other.won
        self.met += other.met


class Rollout:
    """Plays all arenas for some steps, one while the network thinks about another."""

    def __init__(self, arenas: Sequence[Arena], dtype: Any, win_share: float, margin: float, mood_strength: float = 0.0) -> None:
        self.arenas, self.dtype, self.win_share, self.margin = list(arenas), dtype, win_share, margin
        self.mood_strength = mood_strength
        self.stores = [arena.empty_store() for arena in arenas]
        self._one, self._numbers = jnp.float32(1), [jnp.int32(step) for step in range(max(arena.steps for arena in arenas))]

    def play(self, weights: Weights, past: Weights, key: Any, spent: Spent) -> list[Any]:
        """Fill the stores; the answer is what the position after the last step is worth in each game.

        Each arena has a thread of its own: while one waits for the device or sends, others are played. None of them knows of the others.
        """
        keys = list(jax.random.split(key, len(self.arenas)))
        with ThreadPoolExecutor(len(self.arenas)) as threads:
            found = list(threads.map(partial(self._play, weights, past), range(len(self.arenas)), keys))
        for _, of_arena in found:
            spent.add(of_arena, len(self.arenas))
        return [values for values, _ in found]

    def _play(self, weights: Weights, past: Weights, number: int, key: Any) -> tuple[Any, Spent]:
        arena, spent = self.arenas[number], Spent()
        earlier = Cast(*(part[arena.past] for part in arena.cast))
        prepared = vectors(weights, arena.cast, self.dtype), arena.cast.there, vectors(past, earlier, self.dtype)
        options: dict[str, Any] = {"parcel": arena.parcel, "players": arena.players, "kinds": arena.kinds, "dtype": self.dtype}
        seats = arena.past, arena.past_seats
        if arena.step_number:
            arena.start_over()
        for step in range(arena.steps):
            begun = perf_counter()
            where, observation = self._numbers[step], arena.observation()
            self.stores[number], chosen, _ = act(
                weights,
                past,
                self.stores[number],
                where,
                key,
                self._one,
                observation,
                *prepared,
                *seats,
                **options,
                mood_strength=self.mood_strength,
            )
            sent = perf_counter()
            actions = np.asarray(chosen)
            waited = perf_counter()
            self._count(arena, arena.step(actions, self.win_share, self.margin), spent)
            spent.sending += sent - begun
            spent.waiting += waited - sent
            spent.playing += perf_counter() - waited
        return value_of(weights, arena.observation(), *prepared[:2], **options), spent

    @staticmethod
    def _count(arena: Arena, ended: Any, spent: Spent) -> None:
        spent.games += len(ended)
        guests = arena.guests
        met = ended[guests.who[ended] >= 0]
        if not len(met):
            return
        own = (guests.seats[met] + 1) % arena.players
        points = arena.environment._rewards[met, own]
        shares = (points + 1 / (arena.players - 1)) * (arena.players - 1) / arena.players
        for who, share in zip(guests.who[met].tolist(), shares.tolist(), strict=True):
            name = guests.opponents[who].name
            spent.met[name] += 1
            spent.won[name] += share


@partial(jax.jit, static_argnames=("parcel", "players", "kinds", "dtype"))
def value_of(weights: Weights, observation: Any, cards: Any, there: Any, *, parcel: Parcel, players: int, kinds: int, dtype: Any) -> Any:
    """What the positions are worth to whoever decides in them."""
    _, _, table, raw_cards, masks = parcel.opened(observation)
    return forward(jnp, weights, seen(jnp, raw_cards, table, masks, players, kinds, jnp.float16), cards, there, dtype).value
