"""The arenas of a run, from its settings: which kingdoms, how many games, and who is met in each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.engine.box import Box
from deckwright.learn.arena import ONESELF, PAST, Arena, Guests
from deckwright.learn.kingdoms import judging_kingdoms, training_kingdoms
from deckwright.learn.league import opponents_for, strengths
from deckwright.learn.settings import Field, Settings
from deckwright.sim.library import find_strategy
from deckwright.sim.strategy_file import Strategy

MOST_KINDS = 64
LEAST_STRENGTH = 0.05
JUDGED_AT_MOST = 200


def arenas_of(settings: Settings, threads: int) -> list[Arena]:
    """All arenas; rows are as wide as the largest kingdom of any of them needs."""
    plans = []
    for number, field in enumerate(settings.fields):
        boxes = kingdoms_of(settings, field)
        games = shared_out(field)
        plans += [(number, half, field, boxes[half :: field.halves], games[half :: field.halves]) for half in range(field.halves)]
    kinds = max(len(box.names) for _, _, _, boxes, _ in plans for box in boxes)
    made = []
    for number, half, field, boxes, games in plans:
        random = np.random.default_rng([settings.seed, number, half])
        guests = guests_of(boxes, games, field, settings.menus, random)
        options: dict[str, Any] = {
            "threads": threads,
            "turn_limit": settings.turn_limit,
            "steps": settings.steps,
            "kinds": kinds,
            "moods": field.moods,
        }
        made.append(Arena(boxes, games, field.players, guests, named=hidden_names(sum(games), settings.unnamed, random), **options))
    return made


def kingdoms_of(settings: Settings, field: Field) -> list[Box]:
    """The kingdoms of a field, none of them judged."""
    never = frozenset(box.kingdom for box in judging_kingdoms(JUDGED_AT_MOST if settings.judged_kingdoms else 0))
    return training_kingdoms(field.kingdoms, field.seed, field.named, never)


def shared_out(field: Field) -> list[int]:
    """How many games each kingdom has."""
    weights = [field.repeat if number < len(field.named) else 1 for number in range(field.kingdoms)]
    each = max(field.games // sum(weights), 1)
    return [each * weight for weight in weights]


def guests_of(boxes: list[Box], games: list[int], field: Field, menus: str, random: np.random.Generator) -> Guests:
    """Whom each game is played against, and where they sit."""
    who: list[int] = []
    numbers: dict[str, int] = {}
    opponents: list[Strategy] = []
    found = strengths(boxes, menus) if field.strategies and field.strong else [[] for _ in boxes]
    regulars = [find_strategy(name) for name in field.regulars]

    def sits_down(strategy: Strategy) -> None:
        if strategy.name not in numbers:
            numbers[strategy.name] = len(opponents)
            opponents.append(strategy)
        who.append(numbers[strategy.name])

    for box, count, strength in zip(boxes, games, found, strict=True):
        fitting = opponents_for(box, menus)
        able = [strategy for strategy in regulars if strategy.needs <= set(box.kingdom)]
        weights = (np.array(strength or [1.0] * len(fitting)) + LEAST_STRENGTH) ** field.strong
        chances = weights / weights.sum()
        for drawn in random.random(count):
            if drawn < field.strategies and fitting:
                sits_down(fitting[int(random.choice(len(fitting), p=chances))])
            elif drawn >= 1 - field.regular and able:
                sits_down(able[int(random.integers(len(able)))])
            else:
                who.append(PAST if drawn < field.strategies + field.past else ONESELF)
    chosen = np.array(who, np.int32)
    seats = np.where(chosen == ONESELF, -1, random.integers(field.players, size=len(chosen))).astype(np.int32)
    return Guests(chosen, seats, tuple(opponents))


def hidden_names(games: int, share: float, random: np.random.Generator) -> NDArray[np.float32]:
    """(games, kinds): 0 where a card's name is hidden; in half of those games all names are, in the others about every third."""
    drawn = random.random(games)
    single = random.random((games, MOST_KINDS)) < 0.35
    hidden = (drawn < share / 2)[:, None] | ((drawn < share)[:, None] & single)
    return 1 - hidden.astype(np.float32)
