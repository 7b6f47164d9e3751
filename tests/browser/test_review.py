"""The review on the end screen: asked for, worked out with progress, read, and the way from a mistake to its moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .quick import play
from .running_server import Server

KINGDOM = {"by": "cards", "cards": ["Village", "Smithy", "Market"], "sets": ["base-2e"]}
PATIENCE = 240_000
"""Milliseconds; a busy machine takes its time."""

OUTSIDE = """() => [...document.querySelectorAll("dialog *")].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.width && box.right > innerWidth + 1 && !part.closest(".scroll");
}).length"""
"""Parts of the end screen that reach beyond the window; long tables of figures may."""
WIDER_THAN_THEIR_PART = """() => [...document.querySelectorAll("[data-review] table")].filter((table) =>
  table.getBoundingClientRect().width > table.closest("section").getBoundingClientRect().width + 1
  || [...table.querySelectorAll("th, td")].some((cell) => cell.scrollWidth > cell.clientWidth + 1)
).length"""
"""Tables that reach into the next column, or whose figures do."""

SCROLLED = "() => document.querySelector('dialog[open]').scrollTop"


def test_the_review_of_a_game(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM)
    play(server, seat)
    visitor = new_visitor(viewport={"width": 1440, "height": 900})
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("progressbar", name="Review")).to_be_visible()
    review = page.locator("[data-review]")
    expect(review).to_be_visible(timeout=PATIENCE)
    expect(review.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(review.get_by_role("row", name="whole game")).to_contain_text("%")
    expect(review.get_by_role("row", name="luck")).to_contain_text(re.compile(r"[+−]\d"))
    expect(review.locator("[data-mistakes]")).to_have_count(2)
    expect(review.locator("polygon")).to_have_count(2)
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate(OUTSIDE) == 0
    page.reload()  # somebody who comes back finds it done
    expect(review).to_be_visible()
    visitor.speak("pl")
    expect(review.get_by_role("heading", name="Punkty zwrotne")).to_be_visible()
    visitor.speak("en")
    show = review.get_by_role("button", name="Show").last
    show.scroll_into_view_if_needed()
    before = page.evaluate(SCROLLED)
    assert before > 0
    show.click()
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text(re.compile(r"[1-9]\d* of"))
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_focused()
    replay.get_by_role("button", name="Leave the replay").click()
    expect(show).to_be_focused()  # whoever looks at several moments goes on from the one before
    assert page.evaluate(SCROLLED) == before


def test_six_players_and_long_names_have_room(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", *["big-money"] * 5, kingdom=KINGDOM, name="W" * 24)
    play(server, seat)
    page = new_visitor(viewport={"width": 1920, "height": 1080}).sit(seat.table, seat.token)
    page.get_by_role("button", name="Review this game").click()
    review = page.locator("[data-review]")
    expect(review).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(WIDER_THAN_THEIR_PART) == 0
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate(OUTSIDE) == 0
    assert page.evaluate(WIDER_THAN_THEIR_PART) == 0
    expect(review.get_by_role("columnheader")).to_have_count(12)
    expect(review.get_by_role("columnheader").first).to_have_text(re.compile("W{24}"))


def test_what_went_wrong_is_a_whole_sentence(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", "big-money", kingdom=KINGDOM)
    play(server, seat)
    page = new_visitor().sit(seat.table, seat.token)
    problem = {"code": "review-kinds", "details": {}, "message": ""}
    failed = {"game": 1, "state": "failed", "done": 0, "planned": 0, "review": None, "problem": problem}
    page.route("**/api/tables/*/review", lambda route: route.fulfill(json=failed))
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("alert").filter(has_text="kinds of cards")).to_have_text(re.compile("^This game has more kinds"))
