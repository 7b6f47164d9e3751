"""Players that are programs: they see a view and a decision, never the state."""

from __future__ import annotations

from collections.abc import Callable

from deckwright.bots.big_money import BigMoney
from deckwright.bots.bot import Bot, answer_once, finish
from deckwright.bots.random_bot import RandomBot
from deckwright.errors import UnknownName, suggestion

__all__ = ["BOTS", "BigMoney", "Bot", "RandomBot", "answer_once", "finish", "make_bot"]

BOTS: dict[str, Callable[[int], Bot]] = {"big-money": lambda seed: BigMoney(), "random": RandomBot}
"""How to make a bot from a seed, by the name people choose it by."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A new bot of this name; ``seed`` is for those that play by chance."""
    if name not in BOTS:
        raise UnknownName("unknown-bot", name=name, suggestion=suggestion(name, list(BOTS)), known=", ".join(BOTS))
    return BOTS[name](seed)
