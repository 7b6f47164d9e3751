"""The bots that sit at tables: levels, plain ones, and every strategy of the library whose cards are in the kingdom."""

from __future__ import annotations

from functools import cache
from random import SystemRandom

from deckwright.bots import bots_here, make_bot
from deckwright.bots.bot import Bot, position_for
from deckwright.bots.levels import LEVELS, find_level
from deckwright.bots.search_bot import SearchBot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.game import Game
from deckwright.engine.position import Position
from deckwright.errors import Problem, UnknownName, suggestion
from deckwright.server.messages import BotFacts
from deckwright.sim.library import slug, strategies

SUBSTITUTE = "all-rounder"
"""Plays for those who left or whose time is over."""

_random = SystemRandom()


@cache
def bots() -> tuple[BotFacts, ...]:
    """Every bot that can sit at a table."""
    written = {slug(one): BotFacts(slug(one), "strategy", sorted(one.needs), one.about) for one in strategies()}
    levels = [BotFacts(level.id, "level", [], "", level.character) for level in LEVELS]
    names = [name for name in bots_here() if find_level(name) is None]
    plain = [BotFacts(name, "plain", [], written.pop(name).about if name in written else "") for name in names]
    return (*levels, *plain, *written.values())


def check_bot(name: str, kingdom: tuple[str, ...]) -> None:
    """Refuse a bot that does not exist or whose cards are not in the kingdom."""
    found = next((bot for bot in bots() if bot.id == name), None)
    if found is None:
        known = [bot.id for bot in bots()]
        raise UnknownName("unknown-bot", name=name, suggestion=suggestion(name, known), known=", ".join(known))
    lacking = sorted(set(found.needs) - set(kingdom))
    if lacking:
        raise Problem("bot-needs", bot=name, cards=", ".join(lacking))


def bot_answer(game: Game, name: str, kingdom: tuple[str, ...]) -> Answer:
    """What this bot says now. After a rematch with other cards a strategy may miss its own: another bot stands in."""
    bot = _bot(name)
    if isinstance(bot, StrategyBot) and not bot.strategy.needs <= set(kingdom):
        bot = _bot(SUBSTITUTE)
    return bot.decide(position_for(game, bot))


def thinks(name: str) -> int:
    """For how many milliseconds a bot may think about a decision; 0 for those who answer at once."""
    level = find_level(name)
    return level.milliseconds if level else 0


def thought_answer(position: Position, name: str, milliseconds: float) -> Answer:
    """What a bot that thinks says after at most so long; for a thread of its own, since the event loop is everybody's."""
    bot = _bot(name)
    return bot.decide_within(position, milliseconds) if isinstance(bot, SearchBot) else bot.decide(position)


@cache
def _bot(name: str) -> Bot:
    """Each bot once for all tables: none remembers anything of a game."""
    return make_bot(name, _random.getrandbits(32))
