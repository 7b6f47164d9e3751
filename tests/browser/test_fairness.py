"""Fair, and told: free seats for bots, the commitment in the log, wishes to take back by name, and when the clock decided."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .quick import play, say, together
from .running_server import Server
from .visitor import Visitor

CLOCK = 10
"""The shortest that a table may have."""


def test_a_free_seat_for_a_bot(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "person", "person")
    page = visitor.sit(seat.table, seat.token)
    expect(page.get_by_role("listitem").filter(has_text="Free seat")).to_have_count(2)
    page.get_by_label("Bot for seat 2").select_option(label="Random moves")
    page.get_by_role("button", name="Give this seat to a bot").first.click()
    expect(page.get_by_text("bot, plays Random moves")).to_be_visible()
    page.get_by_role("button", name="Give this seat to a bot").click()
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    assert [one["bot"] for one in server.ask(f"tables/{seat.table}")["seats"]] == [None, "random", "casual"]


def test_the_commitment_is_shown_from_the_beginning_and_noted(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    commitment = server.ask(f"tables/{seat.table}")["commitment"]
    assert re.fullmatch("[0-9a-f]{64}", commitment)
    expect(page.locator("[data-log]").get_by_text(commitment)).to_be_visible()
    visitor.open("/")
    play(server, seat)
    visitor.open(f"/t/{seat.table}")
    expect(page.get_by_role("dialog").get_by_text("This browser noted the same commitment")).to_have_count(1)
    visitor.keep("deckwright.commitments", {f"{seat.table} 1": "0" * 64})
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("noted another commitment")


def test_a_wish_to_take_back_names_the_move_and_a_refusal_stands(server: Server, new_visitor: NewVisitor) -> None:
    first = server.table("person", "person", undo="ask")
    seats = [first, server.join(first.table, "Béla")]
    pages = [new_visitor() for _ in seats]
    for visitor, seat in zip(pages, seats, strict=True):
        visitor.sit(seat.table, seat.token).locator("[data-log]").wait_for()
    asked = 0 if pages[0].page.get_by_role("button", name="End turn").is_visible() else 1
    own, other = pages[asked].page, pages[1 - asked].page
    me, them = (("Ada", "Béla"), ("Béla", "Ada"))[asked]
    own.get_by_role("button", name="End turn").click()
    own.get_by_role("button", name="End anyway").click()
    own.get_by_role("button", name="Ask to undo").click()
    expect(own.get_by_role("status").filter(has_text="You asked to undo this")).to_contain_text(
        f"‘end of the turn’. Still to agree: {them}"
    )
    expect(other.get_by_role("status").filter(has_text="would like")).to_contain_text(f"{me} would like to undo this: ‘end of the turn’")
    other.get_by_role("button", name="Refuse").click()
    expect(own.locator("[data-news]")).to_contain_text(f"{them} did not agree, so your move stands.")
    expect(own.get_by_role("button", name="Ask to undo")).to_be_hidden()
    expect(other.locator("[data-news]")).to_be_hidden()

    other.get_by_role("button", name="Play all Treasures").click()
    expect(own.get_by_role("button", name="Ask to undo")).to_be_visible()
    other.get_by_role("button", name="Undo", exact=True).click()
    expect(own.locator("[data-news]")).to_contain_text(re.compile(rf"{them} undid this: ‘{them} plays .*Copper’"))
    own.locator("[data-news]").get_by_role("button", name="Close").click()
    expect(own.locator("[data-news]")).to_be_hidden()


def test_the_clock_says_that_it_decided(server: Server, new_visitor: NewVisitor) -> None:
    first = server.table("person", "person", clock=CLOCK)
    second = server.join(first.table, "Béla")
    pages = [new_visitor().sit(seat.table, seat.token) for seat in (first, second)]
    for page in pages:
        page.locator("[data-news]").wait_for(timeout=5 * CLOCK * 1000)
        expect(page.locator("[data-clocked]").first).to_have_text("time was up, a bot decided")
    told = " ".join(page.locator("[data-news]").inner_text() for page in pages)
    assert "Your time was up, so a bot decided for you." in told
    assert re.search("(Ada|Béla) ran out of time, so a bot decided.", told)


def test_another_game_names_those_who_are_away(server: Server, visitor: Visitor) -> None:
    first = server.table("person", "person", "person")
    second, third = server.join(first.table, "Béla"), server.join(first.table, "Cleo")
    together(server, first, second, third)
    say(server, second, say="rematch", fresh=False)
    page = visitor.sit(first.table, first.token)
    status = page.get_by_role("dialog").get_by_role("status").filter(has_text="Béla")
    expect(status).to_contain_text("Still to agree: Ada, Cleo")
    expect(status).to_contain_text("Away: Cleo")
    page.get_by_role("button", name="Same kingdom").click()
    expect(status).to_contain_text("Still to agree: Cleo")
    expect(status).to_contain_text("Away: Cleo")
