"""The main screens, each with a way to get there; used by the tests that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from .quick import holds, play, turn
from .running_server import Server
from .visitor import Visitor

Arrive = Callable[[Server, Visitor], None]


def _home(server: Server, visitor: Visitor) -> None:
    visitor.open("/").get_by_role("button", name="Play against a bot").wait_for()


def _new_table(server: Server, visitor: Visitor) -> None:
    visitor.open("/new").get_by_role("heading", name="First Game").wait_for()


def _lobby(server: Server, visitor: Visitor) -> None:
    server.table("person", "person", name="Ada of the open table", listed=True)
    visitor.open("/lobby").get_by_role("button", name="Sit down").first.wait_for()


def _waiting(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "person", "big-money")
    visitor.sit(seat.table, seat.token).get_by_role("heading", name="Waiting for players").wait_for()


def _invited(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "person")
    visitor.open(f"/t/{seat.table}").get_by_role("button", name="Sit down").wait_for()


def _buying(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    visitor.sit(seat.table, seat.token).get_by_role("button", name="End turn").wait_for()


def _discarding(server: Server, visitor: Visitor) -> None:
    kingdom = {"by": "cards", "cards": ["Cellar"], "sets": ["base-2e"]}
    seat = server.table("person", "big-money", kingdom=kingdom, score=True)
    play(server, seat, holds("Cellar"), wishes=("Cellar", "Cellar", "Cellar"))
    visitor.sit(seat.table, seat.token).get_by_role("button", name="Cellar, Action, cost 2 – play").first.click()
    visitor.page.get_by_role("checkbox").first.wait_for()


def _crowd(server: Server, visitor: Visitor) -> None:
    kingdom = {"by": "cards", "cards": ["Wharf", "Militia", "Island", "Native Village"], "sets": ["base-2e", "seaside-1e"]}
    seat = server.table("person", *["big-money"] * 5, kingdom=kingdom, score=True)
    play(server, seat, turn(4), wishes=("Native Village", "Island"))
    visitor.sit(seat.table, seat.token).get_by_role("button", name=re.compile("^End ")).wait_for()


def _watching(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", spectators="open")
    play(server, seat, turn(3))
    visitor.open(f"/t/{seat.table}").get_by_text("You are watching").wait_for()


def _end(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", name="Ada")
    play(server, seat)
    visitor.sit(seat.table, seat.token).get_by_role("heading", name="Final decks").wait_for()


def _help(server: Server, visitor: Visitor) -> None:
    visitor.open("/help").get_by_role("button", name="Village").wait_for()


def _guide(server: Server, visitor: Visitor) -> None:
    visitor.open("/guide").get_by_role("complementary", name="Guided game").wait_for()


SCREENS: dict[str, Arrive] = {
    "home": _home,
    "new table": _new_table,
    "lobby": _lobby,
    "waiting": _waiting,
    "invited": _invited,
    "buying": _buying,
    "discarding": _discarding,
    "six players": _crowd,
    "watching": _watching,
    "end": _end,
    "help": _help,
    "guided game": _guide,
}
"""By what they show; the table itself in several decisions."""
