"""Players that are programs: they see a position, never the state."""

from __future__ import annotations

import re

from deckwright.bots.bot import Bot, answer_once, finish
from deckwright.bots.levels import LEVELS, find_level, level_bot
from deckwright.bots.random_bot import RandomBot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.position import Position
from deckwright.errors import UnknownName, suggestion
from deckwright.sim.library import find_strategy, slug, strategies

__all__ = ["BOTS", "NOT_STRATEGIES", "Bot", "Position", "RandomBot", "StrategyBot", "answer_once", "bots_here", "finish", "make_bot"]

BOTS = (*(level.id for level in LEVELS), "all-rounder", "learned", "big-money", "random")
"""The bots for any kingdom, by the names people choose them by: the levels first; the catalogues have words for them."""


NOT_STRATEGIES = (*(level.id for level in LEVELS), "learned", "random")
"""Those of them that are no strategy of the library."""


THINKING = re.compile(r"learned\+(\d{1,5})ms")
"""``learned+200ms`` is the learned player that thinks ahead, for at most 200 milliseconds about a decision."""


_ALMOST_THINKING = re.compile(r"learned\W*(\d{1,5})\s*(?:ms?)?", re.IGNORECASE)
"""What is taken for a slip of that name."""


def bots_here() -> tuple[str, ...]:
    """The bots that this machine can run: a network needs the native machine or numpy."""
    from deckwright.learn.player import available

    return tuple(name for name in BOTS if name != "learned" or available())


def make_bot(name: str, seed: int = 0) -> Bot:
    """A new bot: a level, a strategy of the library by its name, the learned player, or one that needs luck, for which ``seed`` is.

    ``random`` plays by chance, and ``learned+200ms`` thinks for at most 200 milliseconds about a decision.
    """
    if name == "random":
        return RandomBot(seed)
    if level := find_level(name):
        return level_bot(level, seed)
    if name == "learned":
        from deckwright.bots.learned_bot import LearnedBot

        return LearnedBot()
    if thinks := THINKING.fullmatch(name):
        from deckwright.bots.search_bot import SearchBot

        return SearchBot(float(thinks[1]), seed)
    try:
        return StrategyBot(find_strategy(name))
    except UnknownName:
        thinking = _ALMOST_THINKING.fullmatch(name)
        near = f"learned+{thinking[1]}ms" if thinking else suggestion(name, [*BOTS, *(slug(strategy) for strategy in strategies())])
        raise UnknownName("unknown-bot", name=name, suggestion=near, known=", ".join(BOTS)) from None
