"""How a game ended, as it goes over the wire: the part of ``messages`` that is told once, when everything is over."""

from __future__ import annotations

from typing import Literal

from deckwright.server.message_parts import Body


class SeatResult(Body):
    """How one seat ended."""

    score: int
    turns: int
    cards: dict[str, tuple[int, int]]
    """Copies and points of each scoring card."""
    deck: dict[str, int]
    """Copies of every card owned at the end."""
    points: list[int]
    """Points after each of the seat's turns."""
    money: list[int]
    """Coins the seat had for buying in each of its turns."""
    buys: list[list[str]]
    """What was bought in each of the seat's turns."""


class TurningPoint(Body):
    """The last turn that changed who led in points; it was this seat's own turn of that number, counted from 1."""

    seat: int
    turn: int
    scores: list[int]
    """Everybody's points after it."""


class Result(Body):
    """The end of a game."""

    game: int
    winners: list[int]
    reason: Literal["provinces", "piles", "idle"]
    empty: list[str]
    """The empty piles."""
    seats: list[SeatResult]
    turning_point: TurningPoint | None
    """Nothing where nobody was ever ahead."""
    key: str
    commitment: str


class RecordData(Body):
    """A game that is over as its set-up and its answers: what a record (``docs/records.md``) holds."""

    sets: list[str]
    kingdom: list[str]
    landscapes: list[str]
    bane: str | None
    discreet: bool
    """Players were also asked where they had nothing to decide."""
    players: int
    names: list[str]
    first: int | None
    """Who began; nothing where it was drawn by lot from the key."""
    key: str
    commitment: str
    answers: list[str]
    """As in the lines of a record: ``p0: buy Silver``."""
