"""Four opponents for everybody, from one who has just learned the rules to the strongest there is; ``docs/bots.md`` says how they play.

>>> from deckwright.bots.levels import LEVELS
>>> [(level.id, level.character) for level in LEVELS]
[('beginner', 'Toby'), ('casual', 'Nell'), ('club', 'Barnaby'), ('master', 'Leonora')]
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from deckwright.bots.bot import Bot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.learn.player import available
from deckwright.sim.library import find_strategy


class Level(NamedTuple):
    """An opponent of some strength, with a character."""

    id: str
    character: str
    """What it is called at a table, by its English name; the catalogues have the others."""
    milliseconds: int = 0
    """The longest that it thinks about a decision, on one core; 0 for those who answer at once."""
    slips: float = 0.0
    """The share of its purchases that it makes by looks instead of by a plan."""


LEVELS = (
    Level("beginner", "Toby", slips=1.0),
    Level("casual", "Nell", slips=0.35),
    Level("club", "Barnaby"),
    Level("master", "Leonora", milliseconds=1000),
)
PLAN = "all-rounder"
"""What those go by who don't go by the network."""

_BY_ID = {level.id: level for level in LEVELS}


def find_level(name: str) -> Level | None:
    """The level of this name, if it is one."""
    return _BY_ID.get(name)


def level_bot(level: Level, seed: int = 0) -> Bot:
    """A new bot of this level. Where no network can be run, the strongest play by the plan of the others, without their slips."""
    from deckwright.bots.slipping_bot import SlippingBot

    if level.slips:
        return SlippingBot(StrategyBot(find_strategy(PLAN)), level.slips, seed)
    if not available():
        return StrategyBot(find_strategy(PLAN))
    if level.milliseconds:
        from deckwright.bots.search_bot import SearchBot

        return SearchBot(level.milliseconds, seed, perf_counter)
    from deckwright.bots.learned_bot import LearnedBot

    return LearnedBot()
