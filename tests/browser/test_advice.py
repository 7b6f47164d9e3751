"""Advice at the table: asked for with a button, shown with chances and reasons, followed with another."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from .conftest import NewVisitor
from .quick import say
from .running_server import Seat, Server
from .visitor import Visitor

KINGDOM = {"by": "cards", "cards": ["Village", "Smithy", "Market"], "sets": ["base-2e"]}
PATIENCE = 60_000
"""Milliseconds; a busy machine takes its time."""


def test_the_best_answers_are_shown_and_can_be_given(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM, hints=True)
    visitor = new_visitor(viewport={"width": 360, "height": 800})
    page = visitor.sit(seat.table, seat.token)
    button = page.get_by_role("button", name="What would you do?")
    dialog = page.get_by_role("dialog", name="What would you do?")
    button.click()
    first = dialog.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile("play all Treasures, then (buy|end)"), timeout=PATIENCE)
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play all Treasures").click()
    visitor.wait_until(lambda: visitor.told("update")[-1]["view"]["coins"] > 0)
    button.click()
    expect(first).to_contain_text(re.compile("^ *(buy|end turn)"), timeout=PATIENCE)
    expect(first).to_contain_text("%")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    expect(dialog).not_to_contain_text("the chances are rough")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_treasures_are_played_before_what_is_advised_to_buy(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM, hints=True)
    page = new_visitor().sit(seat.table, seat.token)
    page.get_by_role("button", name="What would you do?").click()
    buying = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="then buy").first
    expect(buying).to_be_visible(timeout=PATIENCE)
    card = buying.locator("b").inner_text().rpartition(" buy ")[2]
    buying.get_by_role("button", name="Do this").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("[data-log]")).to_contain_text(f"Ada buys {card}")


def test_advice_comes_as_soon_as_there_is_something_to_decide(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "person", kingdom=KINGDOM, hints=True)
    other = server.join(seat.table, "Ben")
    visitor = new_visitor()
    page = visitor.sit(seat.table, seat.token)
    visitor.wait_until(lambda: bool(visitor.told("update")))
    if visitor.told("update")[-1]["view"]["asked"] == seat.seat:
        page.get_by_role("button", name="What would you do?").wait_for()
        end_turn(server, seat, visitor)
    page.get_by_role("button", name="What would you do?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("nothing to decide")
    end_turn(server, other, visitor)
    expect(dialog.get_by_role("listitem")).to_have_count(3, timeout=PATIENCE)


def end_turn(server: Server, seat: Seat, visitor: Visitor) -> None:
    """Not on the page, but by a word on the socket; the visitor has heard of it afterwards."""
    update = visitor.told("update")[-1]
    say(server, seat, say="answer", position=update["position"], answer="end turn")
    visitor.wait_until(lambda: visitor.told("update")[-1]["view"]["asked"] != update["view"]["asked"])


def test_one_may_play_on_while_it_is_thought_about(server: Server, new_visitor: NewVisitor) -> None:
    def silent(route: WebSocketRoute) -> None:
        table = route.connect_to_server()
        route.on_message(lambda text: None if json.loads(text)["say"] == "advice" else table.send(text))

    seat = server.table("person", "big-money", kingdom=KINGDOM, hints=True)
    visitor = new_visitor()
    visitor.page.route_web_socket("**/socket", silent)
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.get_by_role("dialog")).to_contain_text("Thinking")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play all Treasures").click()
    expect(page.locator("[data-log]")).to_contain_text("Ada plays")


def test_advice_is_about_now_for_whoever_looks_into_the_past(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM, hints=True)
    page = new_visitor().sit(seat.table, seat.token)
    page.get_by_role("button", name="Play all Treasures").click()
    expect(page.locator("[data-log]")).to_contain_text("Ada plays")
    page.goto(page.url + "?at=0")
    back = page.get_by_role("button", name="Back to now").first
    expect(back).to_be_visible()
    page.get_by_role("button", name="What would you do?").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3, timeout=PATIENCE)
    expect(back).to_be_hidden()


def test_with_four_players_the_chances_are_called_rough(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", *["big-money"] * 3, kingdom=KINGDOM, hints=True)
    page = new_visitor().sit(seat.table, seat.token)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.get_by_role("dialog")).to_contain_text("With four or more players the chances are rough", timeout=PATIENCE)


def test_tables_without_hints_have_no_such_button(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM)
    page = new_visitor().sit(seat.table, seat.token)
    expect(page.locator("[data-prompt]")).to_be_visible()
    expect(page.locator("[data-advice]")).to_have_count(0)
