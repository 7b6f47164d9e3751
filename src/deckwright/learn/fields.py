"""The arenas of a run, from its settings: which kingdoms, how many games, and who is met in each."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

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


class Part(NamedTuple):
    """The games of one field in one arena."""

    field: Field
    boxes: list[Box]
    games: list[int]
    guests: Guests
    named: NDArray[np.float32]


class Group:
    """Fields that share their arenas: each arena takes its time in every step, however few games it has."""

    def __init__(self, settings: Settings, fields: list[tuple[int, Field]], options: dict[str, Any]) -> None:
        self.settings, self.fields, self.options = settings, fields, options
        self.halves = min(max(field.halves for _, field in fields), max(field.kingdoms for _, field in fields))
        self.blocks = fields[0][1].blocks

    def block(self, progress: float) -> int:
        """Which of its blocks of kingdoms are played when this much of the run is done."""
        return min(int(progress * self.blocks), self.blocks - 1)

    def arenas(self, block: int) -> list[Arena]:
        """The arenas of a block; they are alike in all but their kingdoms and guests."""
        split = [_parts(self.settings, number, field, block, self.halves) for number, field in self.fields]
        return [_arena([part for part in parts if part.boxes], self.options) for parts in zip(*split, strict=True)]


def groups_of(settings: Settings, threads: int) -> list[Group]:
    """All fields in their groups; rows are as wide as the largest kingdom of any of them needs."""
    groups: dict[tuple[int, float, int], list[tuple[int, Field]]] = {}
    for number, field in enumerate(settings.fields):
        groups.setdefault((field.players, field.moods, field.blocks), []).append((number, field))
    every = (box for field in settings.fields for block in range(field.blocks) for box in kingdoms_of(settings, field, block))
    kinds = max(len(box.names) for box in every)
    options: dict[str, Any] = {"threads": threads, "turn_limit": settings.turn_limit, "steps": settings.steps, "kinds": kinds}
    return [Group(settings, fields, options) for fields in groups.values()]


def _parts(settings: Settings, number: int, field: Field, block: int, halves: int) -> list[Part]:
    boxes, games = kingdoms_of(settings, field, block), shared_out(field)
    made = []
    for half in range(halves):
        random, some, each = np.random.default_rng([settings.seed, number, half, block]), boxes[half::halves], games[half::halves]
        guests = guests_of(some, each, field, settings.menus, random)
        made.append(Part(field, some, each, guests, hidden_names(sum(each), settings.unnamed, random)))
    return made


def _arena(parts: list[Part], options: dict[str, Any]) -> Arena:
    boxes, games = [box for part in parts for box in part.boxes], [number for part in parts for number in part.games]
    named = np.concatenate([part.named for part in parts])
    players, moods = parts[0].field.players, parts[0].field.moods
    return Arena(boxes, games, players, _all_guests([part.guests for part in parts]), named=named, moods=moods, **options)


def _all_guests(groups: list[Guests]) -> Guests:
    """The guests of several fields with one list of opponents."""
    who: list[NDArray[np.int32]] = []
    opponents: list[Strategy] = []
    for guests in groups:
        who.append(np.where(guests.who >= 0, guests.who + len(opponents), guests.who).astype(np.int32))
        opponents += guests.opponents
    return Guests(np.concatenate(who), np.concatenate([guests.seats for guests in groups]), tuple(opponents))


def kingdoms_of(settings: Settings, field: Field, block: int = 0) -> list[Box]:
    """The kingdoms of a block of a field, none of them judged."""
    never = _judged(JUDGED_AT_MOST if settings.judged_kingdoms else 0)
    first = block * field.kingdoms
    return training_kingdoms(field.kingdoms, field.seed + first, field.named[first : first + field.kingdoms], never)


@cache
def _judged(number: int) -> frozenset[tuple[str, ...]]:
    return frozenset(box.kingdom for box in judging_kingdoms(number))


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
