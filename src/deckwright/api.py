"""The front door: start a game from what a person would say, read and write records.

>>> from deckwright.api import new_game, read_record, write_record
>>> game = new_game("Village, Smithy, Market", players=3, seed=5)
>>> answer = next(game.legal_answers())
>>> game.answer(answer)
>>> again = read_record(write_record(game.record()))
>>> again == game.record()
True
>>> new_game("Vilage, Smithy")
Traceback (most recent call last):
    ...
deckwright.errors.UnknownName: unknown card ‘Vilage’: did you mean ‘Village’?
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits

from deckwright.engine.game import Game, Setup
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.notation.record import read_record, write_record

__all__ = ["new_game", "read_record", "write_record"]


def new_game(
    kingdom: str | Sequence[str] = "First Game",
    players: int | None = None,
    seed: int | None = None,
    sets: Sequence[str] | None = None,
    first: int | None = None,
) -> Game:
    """Start a game.

    ``kingdom`` is the name of a recommended set, a kingdom code, or cards (in one string with commas, or one by one). ``sets``
    says which edition the cards are of; without it newer editions are preferred. Without a ``seed`` every game is another one,
    without ``first`` the lot decides who starts.
    """
    text = kingdom if isinstance(kingdom, str) else ", ".join(kingdom)
    chosen = parse_kingdom(text, None if sets is None else tuple(sets))
    seats, chance = players or chosen.players or 2, randbits(64) if seed is None else seed
    return Game(Setup(chosen.cards, chosen.sets, seats, chance, first, **chosen.layout.besides))
