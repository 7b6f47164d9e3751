"""Decisions on the device: what is seen is put into its store, judged, and an action is drawn; and the rollout that goes through many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from deckwright.learn.arena import Arena, Cast, Store
from deckwright.learn.inputs import Seen, seen
from deckwright.learn.moods import leaning
from deckwright.learn.network import Weights, card_vectors, forward

Actor = Callable[..., tuple[Store, Any, Any]]


@partial(jax.jit, static_argnames="dtype")
def vectors(weights: Weights, cast: Cast, dtype: Any) -> Any:
    """The vectors of the cards of each game; they stay the same for a whole rollout."""
    return card_vectors(jnp, weights, cast.facts, cast.names, cast.named).astype(dtype)


@partial(jax.jit, static_argnames=("players", "kinds", "dtype", "mood_strength"), donate_argnames="store")
def act(
    weights: Weights,
    past: Weights,
    store: Store,
    step: Any,
    key: Any,
    noise: Any,
    observation: tuple[Any, ...],
    cards: Any,
    there: Any,
    past_cards: Any,
    past_games: Any,
    past_seats: Any,
    *,
    players: int,
    kinds: int,
    dtype: Any,
    mood_strength: float = 0.0,
) -> tuple[Store, Any, Any]:
    """One action for each game, and what it was worth; where a past self sits, it decides. ``noise`` 0 takes the best action."""
    raw_cards, table, masks, deciders, moods = observation
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


class Rollout:
    """Plays all arenas for some steps, one while the network thinks about another."""

    def __init__(self, arenas: Sequence[Arena], dtype: Any, win_share: float, margin: float, mood_strength: float = 0.0) -> None:
        self.arenas, self.dtype, self.win_share, self.margin = list(arenas), dtype, win_share, margin
        self.mood_strength = mood_strength
        self.stores = [arena.empty_store() for arena in arenas]

    def play(self, weights: Weights, past: Weights, key: Any, spent: Spent) -> list[Any]:
        """Fill the stores; the answer is what the position after the last step is worth in each game."""
        keys = jax.random.split(key, len(self.arenas))
        prepared = []
        for arena in self.arenas:
            earlier = Cast(*(part[arena.past] for part in arena.cast))
            prepared.append((vectors(weights, arena.cast, self.dtype), arena.cast.there, vectors(past, earlier, self.dtype)))
        one = jnp.float32(1)
        waiting: list[Any] = [None] * len(self.arenas)

        def ask(number: int, step: int) -> None:
            arena, begun = self.arenas[number], perf_counter()
            options = {"players": arena.players, "kinds": arena.kinds, "dtype": self.dtype, "mood_strength": self.mood_strength}
            where = step % arena.steps  # what comes after the last step is only judged, and is overwritten later
            seats = arena.past, arena.past_seats
            self.stores[number], actions, values = act(
                weights, past, self.stores[number], where, keys[number], one, arena.observation(), *prepared[number], *seats, **options
            )
            waiting[number] = actions, values
            spent.sending += perf_counter() - begun

        for number, arena in enumerate(self.arenas):
            if arena.step_number:
                arena.start_over()
            ask(number, 0)
        for step in range(1, self.arenas[0].steps + 1):
            for number, arena in enumerate(self.arenas):
                begun = perf_counter()
                actions = np.asarray(waiting[number][0])
                spent.waiting += perf_counter() - begun
                begun = perf_counter()
                ended = arena.step(actions, self.win_share, self.margin)
                self._count(arena, ended, spent)
                spent.playing += perf_counter() - begun
                if step < arena.steps:
                    ask(number, step)
        return [self._last_values(number, weights, prepared[number]) for number in range(len(self.arenas))]

    def _last_values(self, number: int, weights: Weights, prepared: tuple[Any, ...]) -> Any:
        arena = self.arenas[number]
        return value_of(weights, arena.observation(), *prepared[:2], players=arena.players, kinds=arena.kinds, dtype=self.dtype)

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


@partial(jax.jit, static_argnames=("players", "kinds", "dtype"))
def value_of(weights: Weights, observation: tuple[Any, ...], cards: Any, there: Any, *, players: int, kinds: int, dtype: Any) -> Any:
    """What the positions are worth to whoever decides in them."""
    raw_cards, table, masks, *_ = observation
    return forward(jnp, weights, seen(jnp, raw_cards, table, masks, players, kinds, jnp.float16), cards, there, dtype).value
