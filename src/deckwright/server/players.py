"""The bots that sit at tables: the two of ``bots``, and every strategy of the simulator whose cards are in the kingdom."""

from __future__ import annotations

from functools import cache
from random import SystemRandom

from deckwright.bots import BOTS, make_bot
from deckwright.bots.bot import Bot
from deckwright.engine.decision import Answer
from deckwright.engine.game import Game
from deckwright.errors import Problem, UnknownName, suggestion
from deckwright.server.messages import BotFacts
from deckwright.sim.library import find_strategy, slug, strategies
from deckwright.sim.strategy_bot import StrategyBot

SUBSTITUTE = "big-money"
"""Plays for those who left or whose time is over."""

_random = SystemRandom()


@cache
def bots() -> tuple[BotFacts, ...]:
    """Every bot that can sit at a table."""
    plain = [BotFacts("big-money", "big-money", [], ""), BotFacts("random", "random", [], "")]
    written = [BotFacts(slug(one), "strategy", sorted(one.needs), one.about) for one in strategies()]
    return (*plain, *(bot for bot in written if bot.id not in BOTS))


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
    bot: Bot
    if name in BOTS:
        bot = make_bot(name, _random.getrandbits(32))
    elif find_strategy(name).needs <= set(kingdom):
        bot = StrategyBot(game, find_strategy(name), _random.getrandbits(63))
    else:
        bot = make_bot(SUBSTITUTE)
    return bot.decide(game.view(game.decision.player), game.decision)
