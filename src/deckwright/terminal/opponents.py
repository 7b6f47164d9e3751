"""The bots at a table in the terminal: what they are called and how they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright.bots import BOTS, NOT_STRATEGIES, make_bot
from deckwright.bots.bot import Bot
from deckwright.bots.levels import find_level
from deckwright.bots.names import name_for, unlike
from deckwright.bots.program import program_named
from deckwright.bots.program_bot import Limits, ProgramBot
from deckwright.bots.strategy_bot import StrategyBot, check_cards
from deckwright.engine.game import Game
from deckwright.errors import UnknownName, suggestion
from deckwright.notation.spelling import folded
from deckwright.sim.library import find_strategy
from deckwright.text import Translator


@dataclass(frozen=True, slots=True)
class Opponent:
    """A bot at the table."""

    name: str
    seated: str
    """The name and how it plays, as the table is told."""
    bot: Bot


def opponents(game: Game, wanted: Sequence[str], person: str, translator: Translator, limits: Limits | None = None) -> list[Opponent]:
    """The bots for every seat but the person's; if there are more of them than strategies wanted, the last one is played by the rest."""
    number, seed = game.setup.players - 1, game.setup.seed
    found: list[Opponent] = []
    for place in range(number):
        strategy, bot = find_bot(wanted[min(place, len(wanted) - 1)], game, seed + place, limits or Limits())
        name = translator.bot_name(name_for(strategy, str(seed), place + 1))
        taken = {person, *(opponent.name for opponent in found)}
        name = unlike(name, taken)
        found.append(Opponent(name, _seated(name, strategy, translator), bot))
    return found


def _seated(name: str, strategy: str, translator: Translator) -> str:
    said = translator.bot_strategy(strategy)
    if find_level(strategy):
        return translator.message("terminal-bot-level", name=name, level=said)
    return translator.message("terminal-bot", name=name, strategy=said)


def find_bot(text: str, game: Game, seed: int, limits: Limits) -> tuple[str, Bot]:
    """The bot of this name, in any spelling, the strategy in this file, or the program of this command; and what it is called."""
    if (command := program_named(text)) is not None:
        return text, ProgramBot(command, limits)
    if folded(text) in NOT_STRATEGIES:
        return folded(text), make_bot(folded(text), seed)
    try:
        strategy = find_strategy(text)
    except UnknownName:
        near = suggestion(text, list(BOTS))
        if not near:
            raise
        raise UnknownName("unknown-bot", name=text, suggestion=near, known=", ".join(BOTS)) from None
    check_cards(strategy, game.setup.kingdom)
    return strategy.name, StrategyBot(strategy)
