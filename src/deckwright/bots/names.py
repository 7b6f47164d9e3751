"""What bots are called at a table: characters of the game, named in the catalogues as ``bot-name-AGNES``.

>>> from deckwright.bots.names import bot_names
>>> bot_names("a table", 2)
('Penny', 'Edmund')
"""

from __future__ import annotations

from collections.abc import Container
from hashlib import sha256

from deckwright.bots.levels import find_level

NAMES = ("Agnes", "Bruno", "Cecily", "Clement", "Edmund", "Hugo", "Matilda", "Oswald", "Penny", "Rosalind", "Ursula", "Walter")


def bot_names(table: str, number: int) -> tuple[str, ...]:
    """Different English names for the bots of a table; everybody who knows the table's id or seed gets the same ones."""
    return tuple(sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest())[:number])


def name_for(bot: str | None, table: str, number: int) -> str:
    """The English name of the bot with this number at a table: a level has a character of its own."""
    level = find_level(bot or "")
    return level.character if level else bot_names(table, number)[-1]


def unlike(name: str, taken: Container[str]) -> str:
    """The name, with a number after it if somebody already has it."""
    number, chosen = 2, name
    while chosen in taken:
        chosen = f"{name} {number}"
        number += 1
    return chosen
