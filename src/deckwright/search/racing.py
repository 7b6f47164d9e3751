"""A race between answers: all are played on from the same deals, a few at a time, and those that can't win any more drop out.

Since the deals are the same, luck that has nothing to do with the answer cancels out of the differences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from time import perf_counter

from deckwright.search.candidates import Candidate
from deckwright.search.rollouts import Horizon, Rollouts

FIRST_ROUND, ROUND = 8, 4
"""Deals of the first round, and of each further one at least."""
GROWTH = 8
"""Further rounds grow with the deals so far, to this part of them: comparing answers takes time too, and late in a game deals are many."""
EACH = 20
"""Simulations that there should be for each answer: where there is time for fewer, the likeliest answers alone take part."""
FEWEST = 2
"""Answers that take part, however little time there is."""
TRIAL = 2
"""Deals that show how long a simulation takes."""
CERTAINTY = 2.0
"""An answer drops out when it is behind the best one by this many standard errors of the difference."""
TRUST = 0.0025
"""How much an answer gains on another one that the policy is 2.7 times less likely to give."""
LEAST_ERROR = 0.003
"""Differences of values are never believed to be more exact than this, whatever few deals say."""
HASTE = 0.5
"""A round is begun only if this share of the time that is left should be enough for it: the machine may be busier than it was."""
_WORD = (1 << 64) - 1


class Race:
    """The values of all answers so far."""

    def __init__(self, runners: Sequence[Candidate]) -> None:
        self.runners = runners
        self.values: list[list[float]] = [[] for _ in runners]
        self.running = list(range(len(runners)))

    def mean(self, runner: int) -> float:
        """What an answer is worth as far as it was played on."""
        return sum(self.values[runner]) / len(self.values[runner])

    def score(self, runner: int) -> float:
        """By what the answers are ranked: their worth, and a little of what the policy thinks."""
        if not self.values[runner]:
            return -inf
        return self.mean(runner) + TRUST * log(max(self.runners[runner].prior, 1e-6))

    def ranking(self) -> list[int]:
        """The best answers first; those that were never played on are last, in the policy's order."""
        return sorted(range(len(self.runners)), key=lambda runner: (runner not in self.running, -self.score(runner), runner))

    def drop(self) -> None:
        """Leave out those that can't win any more."""
        best = max(self.running, key=lambda runner: (self.score(runner), -runner))
        self.running = [runner for runner in self.running if runner == best or not self._beaten(runner, best)]

    def _beaten(self, runner: int, best: int) -> bool:
        differences = [one - other for one, other in zip(self.values[best], self.values[runner], strict=True)]
        number = len(differences)
        mean = sum(differences) / number
        variance = sum((difference - mean) ** 2 for difference in differences) / max(number - 1, 1)
        error = max(sqrt(variance / number), LEAST_ERROR)
        return self.score(best) - self.score(runner) > CERTAINTY * error


def race(
    runners: Sequence[Candidate],
    rollouts: Rollouts,
    *,
    simulations: int,
    seed: int,
    horizon: Horizon,
    deadline: float | None = None,
    clock: Callable[[], float] = perf_counter,
    wanted: int = 0,
) -> Race:
    """Play on after the answers until one is left, the simulations are used up, or the time is.

    Few deals tell little, and the best of many answers would be one that was lucky. So the likeliest ones take part, as many as there are
    simulations for, and the last ``wanted`` in any case.
    """
    run = Race(runners)
    likely, asked = list(range(len(runners) - wanted)), list(range(len(runners) - wanted, len(runners)))

    def entering(affordable: float) -> list[int]:
        return [*likely[: max(int(affordable / EACH) - wanted, FEWEST)], *asked]

    run.running = entering(simulations if deadline is None else 0)[:simulations]
    left, deal, pace = simulations, 0, 0.0

    def play(entrants: Sequence[int], first: int, number: int) -> None:
        nonlocal left, pace
        deals = [(seed * 0x9E3779B97F4A7C15 + place) & _WORD for place in range(first, first + number)]
        started = clock()
        found = rollouts.values([runners[runner].said for runner in entrants], deals, horizon)
        for runner, values in zip(entrants, found, strict=True):
            run.values[runner] += values
        pace = (clock() - started) / (number * len(entrants))
        left -= number * len(entrants)

    while (len(run.running) > 1 or not deal) and 0 < len(run.running) <= left:
        number = min(max(ROUND, deal // GROWTH) if deal else FIRST_ROUND, left // len(run.running))
        if deadline is not None:
            now = clock()
            number = min(number, int(HASTE * (deadline - now) / (pace * len(run.running))) if pace else TRIAL)
            if number < 1 or now >= deadline:
                break
        play(run.running, deal, number)
        if deadline is not None and not deal:  # now it is known how long a simulation takes
            affordable = min(left, (deadline - clock()) / max(pace, 1e-9))
            late = [runner for runner in entering(affordable) if runner not in run.running]
            if late and number * len(late) <= HASTE * affordable:
                play(late, 0, number)
                run.running += late
        deal += number
        if deal >= min(FIRST_ROUND, simulations // len(runners)):
            run.drop()
    return run
