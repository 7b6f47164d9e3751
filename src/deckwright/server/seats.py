"""A seat at a table: who sits there, what they are called, and who plays for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from deckwright.bots.names import name_for, unlike
from deckwright.errors import Problem
from deckwright.server.messages import SeatChoice, SeatInfo
from deckwright.server.players import SUBSTITUTE

UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs that count as letters and show nothing."""


def seen(name: str) -> str:
    """What can be seen of a name: the rest makes no difference between two, and a name of nothing else is refused."""
    shown = "".join(sign for sign in " ".join(name.split()) if sign.isprintable() and sign not in UNSEEN)
    if all(unicodedata.category(sign)[0] in "MZC" for sign in shown):
        raise Problem("name-unseen")
    return " ".join(shown.split())


@dataclass(slots=True)
class Seat:
    """One seat. A person's seat is taken by whoever has the token; if they leave a running game a bot plays on."""

    choice: SeatChoice
    name: str = ""
    token_hash: str = ""
    left: bool = False

    @property
    def is_person(self) -> bool:
        """The seat is for a person, whether or not somebody sits there."""
        return self.choice.kind == "person"

    @property
    def taken(self) -> bool:
        """Nobody else can sit down here."""
        return not self.is_person or bool(self.token_hash)

    @property
    def plays_itself(self) -> bool:
        """A person decides here."""
        return self.is_person and self.taken and not self.left

    @property
    def bot(self) -> str:
        """The bot that decides where no person does."""
        return SUBSTITUTE if self.is_person else self.choice.bot or SUBSTITUTE

    def info(self, connected: bool) -> SeatInfo:
        """The seat as everybody sees it."""
        return SeatInfo(self.choice.kind, self.name, self.choice.bot, self.taken, connected, self.left)


def seats_of(table: str, choices: Iterable[SeatChoice]) -> list[Seat]:
    """The seats of a new table; its bots have their names from the beginning."""
    seats: list[Seat] = []
    for choice in choices:
        seats.append(Seat(choice) if choice.kind == "person" else bot_seat(table, seats, choice.bot))
    return seats


def bot_seat(table: str, seats: Sequence[Seat], bot: str | None) -> Seat:
    """A seat for one more bot: a level under the name of its character, others under the next of the names that bots have at this table."""
    number = 1 + sum(not seat.is_person for seat in seats)
    return Seat(SeatChoice("bot", bot), unlike(name_for(bot, table, number), {seat.name for seat in seats}))


def free_name(name: str, seats: Iterable[Seat]) -> str:
    """A name that nobody else at the table has."""
    return unlike(seen(name), {seat.name for seat in seats})
