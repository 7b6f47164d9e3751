"""While a review is worked out: requests that are lost, a server that begins anew, refusals, the focus, and what is said."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import NewVisitor
from .quick import play
from .running_server import Server
from .test_review import KINGDOM, PATIENCE

REVIEWS = "**/api/tables/*/review"
LOST = "ERR_|WebSocket|Failed to load resource"


class Told:
    """The server's news of a review as a test wants them; what is lost gets no answer."""

    def __init__(self, page: Page) -> None:
        self.state, self.lost, self.refusal = "none", False, ""
        page.route(REVIEWS, self._answer)

    def _answer(self, route: Route) -> None:
        news: dict[str, Any] = {"game": 1, "state": self.state, "done": 9, "planned": 90, "review": None, "problem": None}
        if self.lost:
            route.abort()
        elif self.refusal:
            route.fulfill(status=409, json={"code": self.refusal, "details": {}, "message": ""})
        else:
            route.fulfill(json=news)


@pytest.fixture
def page(server: Server, new_visitor: NewVisitor) -> Page:
    """The end of a game, on a page where requests may fail."""
    visitor = new_visitor()
    visitor.expect_trouble(f"{LOST}|answer 409")
    seat = server.table("person", "big-money", kingdom=KINGDOM)
    play(server, seat)
    return visitor.sit(seat.table, seat.token)


def test_what_is_lost_is_asked_again(page: Page) -> None:
    told = Told(page)
    place = page.get_by_role("group", name="Review")
    status, button = place.get_by_role("status"), place.get_by_role("button", name="Review this game")
    expect(status).to_have_text("")
    told.state = "working"
    button.press("Enter")
    expect(status).to_have_text("Reviewing the game…")
    told.lost = True
    expect(status).to_contain_text("The server can’t be reached")
    expect(place.get_by_role("progressbar")).to_be_visible()
    told.lost = False
    expect(status).to_have_text("Reviewing the game…")
    told.state = "none"  # of a server that was started again
    expect(button).to_be_visible()
    expect(status).to_have_text("")


def test_a_wish_that_is_lost_is_said_again(page: Page) -> None:
    told = Told(page)
    place = page.get_by_role("group", name="Review")
    button = place.get_by_role("button", name="Review this game")
    expect(button).to_be_visible()
    told.lost = True
    button.click()
    expect(place.get_by_role("alert")).to_contain_text("The server can’t be reached")
    told.lost, told.state = False, "working"
    expect(place.get_by_role("status")).to_have_text("Reviewing the game…")


def test_a_refusal_is_told_and_can_be_tried_again(page: Page) -> None:
    told = Told(page)
    place = page.get_by_role("group", name="Review")
    button = place.get_by_role("button", name="Review this game")
    expect(button).to_be_visible()
    told.state = "working"
    button.click()
    expect(place.get_by_role("progressbar")).to_be_visible()
    told.refusal = "thinking-busy"
    expect(place.get_by_role("alert")).not_to_be_empty()
    told.refusal = ""
    button.click()
    expect(place.get_by_role("progressbar")).to_be_visible()


def test_a_server_that_begins_anew_offers_the_review_again(own_server: Server, new_visitor: NewVisitor) -> None:
    seat = own_server.table("person", "big-money", kingdom=KINGDOM)
    play(own_server, seat)
    visitor = new_visitor(at=own_server)
    visitor.expect_trouble(LOST)
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="Review this game").click()
    place = page.get_by_role("group", name="Review")
    expect(place.get_by_role("progressbar")).to_be_visible()
    own_server.kill()
    expect(place.get_by_role("status")).to_contain_text("The server can’t be reached")
    own_server.start()
    expect(page.get_by_role("button", name="Review this game")).to_be_visible()


def test_whoever_asked_is_told_that_it_is_ready_and_keeps_their_place(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM)
    play(server, seat)
    page = new_visitor().sit(seat.table, seat.token)
    place = page.get_by_role("group", name="Review")
    place.get_by_role("button", name="Review this game").press("Enter")
    expect(place).to_be_focused()
    expect(place.locator("[data-review]")).to_be_visible(timeout=PATIENCE)
    expect(place.get_by_role("status")).to_have_text("The review is ready.")
    expect(place).to_be_focused()
    page.reload()
    expect(place.locator("[data-review]")).to_be_visible()
    expect(place.get_by_role("status")).to_have_text("")
