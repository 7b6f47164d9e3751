"""Those who watch see what the table allows: nothing, everything but hands, or all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from deckwright.engine.view import View

from .playing import bot_at
from .quick import play, turn
from .running_server import Seat, Server
from .visitor import Visitor

HIDDEN = ("hand", "looked", "face down", "native village mat")
KINGDOM = {"by": "cards", "cards": ["Haven", "Native Village", "Cellar", "Militia"], "sets": ["base-2e", "seaside-1e"]}
OWN = re.compile(r"Copper|Estate|Silver|Gold")


def watched(server: Server, visitor: Visitor, spectators: str) -> tuple[Seat, View]:
    """A table that somebody has watched for some turns, and what its player saw in the end."""
    seat = server.table("person", "random", kingdom=KINGDOM, spectators=spectators)
    play(server, seat, turn(2), wishes=("Haven",))
    visitor.open(f"/t/{seat.table}").get_by_text("You are watching").wait_for()
    view = play(server, seat, turn(9), wishes=("Native Village", "Haven"))
    expect(visitor.page.get_by_role("region", name="Log").get_by_text("Turn 9").first).to_be_visible()
    return seat, view


def test_without_hands(server: Server, visitor: Visitor) -> None:
    watched(server, visitor, "no-hands")
    updates = visitor.told("update")
    assert len(updates) > 10
    for update in updates:
        for seat in update["view"]["seats"]:
            assert not any(isinstance(seat["places"].get(zone), list) for zone in HIDDEN), seat
        assert update["view"]["decision"] is None
        for event in (event for batch in update["log"] for event in batch if event["what"] == "draw"):
            assert event["cards"] == [], event
    assert not visitor.told("past")
    page = visitor.page
    for player in ("Ada", bot_at(page)):
        panel = page.get_by_role("region", name=player, exact=True)
        expect(panel).to_contain_text(re.compile(r"\d+ cards? in hand"))
        assert panel.locator("[data-zone=hand] [data-card], [data-zone=hand][data-card]").count() == 0
    drawn = [line for line in page.get_by_role("region", name="Log").locator("li").all_text_contents() if "draws" in line]
    assert drawn
    assert not any(OWN.search(line) for line in drawn)
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)


def test_open_hands(server: Server, visitor: Visitor) -> None:
    _, view = watched(server, visitor, "open")
    own = view.seats[view.seat].hand
    assert isinstance(own, tuple)
    visitor.wait_until(lambda: sorted(visitor.told("update")[-1]["view"]["seats"][view.seat]["places"]["hand"]) == sorted(own))
    assert isinstance(visitor.told("update")[-1]["view"]["seats"][1 - view.seat]["places"]["hand"], list)
    panel = visitor.page.get_by_role("region", name="Ada", exact=True)
    for card in set(own):
        expect(panel).to_contain_text(card)


def test_nobody_may_watch(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", spectators="off")
    play(server, seat, turn(2))
    visitor.expect_trouble("403")
    page = visitor.open(f"/t/{seat.table}")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("This table can’t be watched")
    assert not visitor.told("update")


@pytest.mark.parametrize("address", ["/t/no-such-table", "/nowhere"])
def test_what_is_not_there(visitor: Visitor, address: str) -> None:
    visitor.expect_trouble("404|403|WebSocket connection to")
    page = visitor.open(address)
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play against a bot")).to_be_visible()
