"""What is written down of a table: one entry for each thing that happened, in order. A table is nothing but its entries.

Entries are only ever added. Whoever reads them again from the first gets the same table, with the same game at the same answer.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from deckwright.server.kingdom_wishes import RandomKingdom
from deckwright.server.messages import Options, SeatChoice


class Entry(msgspec.Struct, tag_field="what", omit_defaults=True):
    """One thing that happened at a table."""


class Created(Entry, tag="created"):
    """The table was made."""

    table: str
    kingdom: tuple[str, ...]
    sets: tuple[str, ...]
    seats: tuple[SeatChoice, ...]
    options: Options
    landscapes: tuple[str, ...] = ()
    bane: str = ""
    wish: RandomKingdom | None = None
    """What the kingdom was drawn by; another one for this table is drawn by the same."""


class Seated(Entry, tag="seated"):
    """Somebody took a seat; only the hash of their token is kept."""

    seat: int
    name: str
    token_hash: str


class Freed(Entry, tag="freed"):
    """Somebody gave their seat up before the game."""

    seat: int
    request: str = ""


class Filled(Entry, tag="filled"):
    """Somebody gave a free seat to a bot before the game."""

    seat: int
    filled: int
    bot: str
    request: str = ""


class Began(Entry, tag="began"):
    """A game began; its shuffles come from the key."""

    key: str
    first: int | None
    kingdom: tuple[str, ...]
    sets: tuple[str, ...]
    landscapes: tuple[str, ...] = ()
    bane: str = ""
    rules: int = 0
    """The version of the rules; 0 for games from before there was one."""


class Answered(Entry, tag="answered"):
    """A decision was made by a person, by a bot, by a bot for somebody whose time was over, or by the table: there was one answer."""

    seat: int
    answer: str
    by: Literal["person", "bot", "clock", "table"] = "person"
    request: str = ""
    mark: str = ""
    """Stands for where the cards lay afterwards."""


class UndoAsked(Entry, tag="undo asked"):
    """Somebody would like to return to this number of answers."""

    seat: int
    to: int
    request: str = ""


class UndoAgreed(Entry, tag="undo agreed"):
    """One of the others agrees."""

    seat: int
    request: str = ""


class UndoRefused(Entry, tag="undo refused"):
    """One of the others does not agree, which is the end of it."""

    seat: int
    request: str = ""


class Undone(Entry, tag="undone"):
    """The game returned to this number of answers."""

    seat: int
    to: int
    request: str = ""


class Left(Entry, tag="left"):
    """A person left the game, or was away for long: a bot plays on."""

    seat: int
    request: str = ""


class Replaced(Entry, tag="replaced"):
    """Somebody had a bot play for a person who is away."""

    seat: int
    replaced: int
    request: str = ""


class Returned(Entry, tag="returned"):
    """Whoever left plays again."""

    seat: int
    request: str = ""


class RematchWanted(Entry, tag="rematch wanted"):
    """A person would like another game."""

    seat: int
    fresh: bool = False
    request: str = ""


Any = (
    Created
    | Seated
    | Freed
    | Filled
    | Began
    | Answered
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Left
    | Replaced
    | Returned
    | RematchWanted
)

_decoder = msgspec.json.Decoder(Any)
_encoder = msgspec.json.Encoder()


def write(entry: Any) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def read(data: bytes) -> Any:
    """The entry that was stored so."""
    entry: Any = _decoder.decode(data)
    return entry
