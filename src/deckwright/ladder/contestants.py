"""Who plays on a ladder: any bot by its name, and the best strategy of the library for a kingdom."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from deckwright.bots import make_bot
from deckwright.bots.bot import Bot
from deckwright.bots.program import program_named
from deckwright.bots.program_bot import Limits, ProgramBot
from deckwright.errors import UnknownName
from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.library import find_strategy, fitting, slug
from deckwright.sim.strategy_file import Strategy
from deckwright.sim.tournament import tournament

BEST_FITTING = "best-fitting"
"""Stands for the strategy of the library that does best against the others that fit a kingdom."""
TRIAL_GAMES = 500
"""Games of each pair in the tournament that finds it."""
_TRIAL_SEED = 1


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot with the name it goes by on the ladder. Strategies are known as such: they can be played by the fast machine."""

    name: str
    strategy: Strategy | None = None
    command: tuple[str, ...] | None = None
    """What starts it, where it is a program of somebody else."""
    limits: Limits = field(default_factory=Limits)

    def fits(self, kingdom: Kingdom) -> bool:
        """Whether its cards are in the kingdom."""
        return self.strategy is None or self.strategy.needs <= set(kingdom.cards)

    def strategy_for(self, kingdom: Kingdom) -> Strategy | None:
        """The strategy that it plays there; none where it is another kind of bot."""
        return best_fitting(kingdom) if self.name == BEST_FITTING else self.strategy

    def bot(self, seed: int) -> Bot:
        """A bot that plays so; not for ``best-fitting``, which is a strategy of each kingdom."""
        if self.command is not None:
            return ProgramBot(self.command, self.limits)
        return make_bot(self.name, seed)


def find_contestant(text: str, limits: Limits | None = None) -> Contestant:
    """The contestant of this name, the strategy in this file, or the program of this command."""
    if text == BEST_FITTING:
        return Contestant(text)
    if (command := program_named(text)) is not None:
        return Contestant(text, command=command, limits=limits or Limits())
    try:
        found = find_strategy(text)
    except UnknownName:
        make_bot(text)  # no strategy, but maybe another bot
        return Contestant(text)
    return Contestant(slug(found), found)


@lru_cache(maxsize=1024)
def best_fitting(kingdom: Kingdom) -> Strategy:
    """The best strategy of the library for a kingdom: the first of a tournament of all that fit, always of the same games."""
    able = fitting(kingdom.cards)
    if len(able) < 2:
        return able[0]
    played = tournament(*able, kingdom=kingdom.cards, sets=kingdom.sets, games=TRIAL_GAMES, seed=_TRIAL_SEED, jobs=1)
    if played.interrupted:  # a part of a tournament says too little
        raise KeyboardInterrupt
    return able[played.ranking[0]]
