"""Tables without a server: seats that answer by chance, and bots that play on as the tables lets them."""

from __future__ import annotations

from random import Random

from deckwright.bots.random_bot import random_answer
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server import entries
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.table import Table

PERSON, BOT = SeatChoice("person"), SeatChoice("bot", "big-money")


def table_of(*seats: SeatChoice, options: Options | None = None, kingdom: str = "First Game", full: bool = True) -> Table:
    """A table with these seats; the persons are A, B, C … with the tokens ``token 0``, ``token 1`` …."""
    persons = [place for place, seat in enumerate(seats) if seat.kind == "person"]
    table, own = Table.create("table", parse_kingdom(kingdom), seats, options or Options(), "A", f"token {persons[0]}")
    assert own == persons[0]
    for number, place in enumerate(persons[1:] if full else (), 1):
        table.sit_down("ABCDEF"[number], f"token {place}", place)
    bots_play(table)
    return table


def bots_play(table: Table) -> None:
    """Bots decide as long as they are asked."""
    while table.bot_turn():
        pass


def answer(table: Table, text: str, request: str = "") -> None:
    """Whoever is asked says this."""
    assert table.asked is not None
    table.answer(table.asked, table.position, text, request)
    bots_play(table)


def play(table: Table, random: Random, most: int = 10_000) -> None:
    """Persons answer by chance, this many times or to the end."""
    for _ in range(most):
        if table.game is None or table.game.is_over:
            return
        answer(table, str(random_answer(table.game.decision, random)))


def play_to_the_end(table: Table, seed: int = 1) -> None:
    """To the end of the game."""
    play(table, Random(seed))
    assert table.state == "over"


def stored(table: Table) -> list[bytes]:
    """The entries of a table that was never written anywhere."""
    return [entries.write(entry) for entry in table.unwritten]
