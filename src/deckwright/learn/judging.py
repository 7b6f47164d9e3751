"""How strong the network is: games against strategies on kingdoms that are never trained on and on some that have a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from deckwright.engine.box import Box
from deckwright.env.kingdom import box_of
from deckwright.learn.acting import act, vectors
from deckwright.learn.arena import Arena, Cast, Guests, seat_all
from deckwright.learn.kingdoms import judging_kingdoms, recommended_kingdoms
from deckwright.learn.league import opponents_for
from deckwright.learn.network import Weights
from deckwright.learn.settings import Settings
from deckwright.sim.library import find_strategy
from deckwright.sim.strategy_file import Strategy

PATIENCE = 200
"""This many steps for each game that is wanted, at most."""


@dataclass(frozen=True, slots=True)
class Test:
    """A kingdom, an opponent, and the table of figures it belongs to."""

    group: str
    kingdom: str
    box: Box
    opponent: Strategy


def tests(settings: Settings) -> list[Test]:
    """All tests of a run."""
    found = []
    for name in settings.judged:
        strategy = find_strategy(name)
        for number, box in enumerate(judging_kingdoms(settings.judged_kingdoms)):
            if strategy.needs <= set(box.kingdom):
                found.append(Test(f"unseen: {strategy.name}", str(number), box, strategy))
    for kingdom, name in settings.matches:
        strategy = find_strategy(name)
        found.append(Test(f"{strategy.name}: {kingdom[:24]}", kingdom, box_of(kingdom), strategy))
    if settings.judge_recommended:
        for kingdom, box in recommended_kingdoms():
            found += [Test("recommended", f"{kingdom}: {strategy.name}", box, strategy) for strategy in opponents_for(box)]
    return found


class Judge:
    """Plays the tests of a run with two players; who begins is drawn by lot, and the seats are shared out evenly."""

    def __init__(self, every: Sequence[Test], games: int, threads: int, turn_limit: int, dtype: Any) -> None:
        self.tests, self.dtype = list(every), dtype
        self.each = 2
        if not self.tests:
            return
        slots = max(games // self.each, 1)
        boxes, count = [test.box for test in self.tests], len(self.tests)
        opponents = tuple({test.opponent.name: test.opponent for test in self.tests}.values())
        numbers = {strategy.name: number for number, strategy in enumerate(opponents)}
        who = np.repeat([numbers[test.opponent.name] for test in self.tests], slots).astype(np.int32)
        guests = Guests(who, np.tile(np.arange(slots) % 2, count).astype(np.int32), opponents)
        self.of_test = np.repeat(np.arange(count), slots)
        self.arena = Arena(boxes, [slots] * count, 2, guests, threads=threads, turn_limit=turn_limit, steps=1)
        seat_all([self.arena])

    def scores(self, weights: Weights, seed: int) -> list[tuple[Test, float, int]]:
        """Each test with the share of points won and the games played: the first ones of each place, so that long games count as well."""
        if not self.tests:
            return []
        arena = self.arena
        arena.reset(seed)
        store, nobody = arena.empty_store(), np.zeros(0, np.int32)
        cards = vectors(weights, arena.cast, self.dtype)
        nothing = vectors(weights, Cast(*(part[nobody] for part in arena.cast)), self.dtype)
        options: dict[str, Any] = {"parcel": arena.parcel, "players": 2, "kinds": arena.kinds, "dtype": self.dtype}
        played, won = np.zeros(arena.games, np.int64), np.zeros(len(self.tests))
        key, zero, own = jax.random.key(0), jnp.float32(0), 1 - arena.guests.seats
        for _ in range(PATIENCE * self.each):
            store, actions, _ = act(
                weights, weights, store, 0, key, zero, arena.observation(), cards, arena.cast.there, nothing, nobody, nobody, **options
            )
            ended = arena.step(np.asarray(actions), 1.0, 1.0)
            arena.start_over()
            counted = ended[played[ended] < self.each]
            np.add.at(won, self.of_test[counted], (arena.rewards[0, counted, own[counted]] + 1) / 2)
            played[ended] += 1
            if (played >= self.each).all():
                break
        finished = np.bincount(self.of_test, np.minimum(played, self.each), len(self.tests))
        return [(test, float(won[number] / max(finished[number], 1)), int(finished[number])) for number, test in enumerate(self.tests)]


def summary(found: Sequence[tuple[Test, float, int]]) -> dict[str, dict[str, Any]]:
    """By group: the mean over its tests, the worst of them, and the games."""
    groups: dict[str, dict[str, Any]] = {}
    for group in dict.fromkeys(test.group for test, _, _ in found):
        rows = [(share, test.kingdom, games) for test, share, games in found if test.group == group]
        worst = min(rows)
        groups[group] = {
            "mean": round(sum(share for share, _, _ in rows) / len(rows), 4),
            "worst": round(worst[0], 4),
            "worst at": worst[1],
            "tests": len(rows),
            "games": sum(games for _, _, games in rows),
        }
    return groups
