"""Putting cards in an order: a numbered strip that mouse, finger, keys and buttons move."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from deckwright.engine.view import View

from .conftest import NewVisitor
from .playing import Player
from .quick import asked_by, play
from .running_server import Server

KINGDOM = {"by": "cards", "cards": ["Navigator"], "sets": ["seaside-1e"]}
ENOUGH = 3


def mixed(view: View) -> bool:
    """Navigator asks about cards of several kinds."""
    decision, looked = view.decision, view.seats[view.seat].cards("looked")
    asked = decision is not None and decision.asked_by == "Navigator" and "choose" in decision.offers
    return asked and isinstance(looked, tuple) and len(looked) == 5 and len(set(looked)) >= ENOUGH


def order(page: Page) -> list[str]:
    """The cards of the strip from the top of the deck down."""
    found: list[str] = page.locator("[data-order]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return found


def middle(page: Page, place: int) -> tuple[float, float]:
    """Where the card at this place lies."""
    box = page.locator(f'[data-order="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_order_is_dragged_keyed_and_clicked(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(has_touch=True)
    seat = server.table("person", "big-money", kingdom=KINGDOM)
    play(server, seat, mixed, wishes=("Navigator",) * 3)
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="Put the 5 cards back").click()
    strip = page.get_by_role("region", name="Put in order, 1 on top")
    expect(strip.get_by_role("listitem")).to_have_count(5)
    expect(strip.get_by_role("listitem").first).to_have_text(re.compile("^1"))
    expect(strip.locator("kbd")).to_have_count(0)  # a number of the order is no key
    expect(page.locator("kbd.hint")).to_have_count(0)
    first = order(page)

    page.locator('[data-order="1"]').focus()
    page.keyboard.press("ArrowRight")
    assert order(page) == [first[1], first[0], *first[2:]]
    expect(strip.locator("[aria-live]")).to_have_text(f"{first[0]}, place 2 of 5")
    page.keyboard.press("End")
    assert order(page) == [*first[1:], first[0]]
    assert page.evaluate("document.activeElement.dataset.order") == "5"

    strip.get_by_role("button", name="one place nearer the top").last.click()
    assert order(page) == [*first[1:4], first[0], first[4]]

    before = order(page)
    page.mouse.move(*middle(page, 5))
    page.mouse.down()
    page.mouse.move(*middle(page, 3), steps=4)
    page.mouse.move(*middle(page, 1), steps=4)
    page.mouse.up()
    assert order(page) == [before[4], *before[:4]]

    before = order(page)
    finger = visitor.context.new_cdp_session(page)
    for kind, place in (("touchStart", 1), ("touchMove", 2), ("touchMove", 3)):
        x, y = middle(page, place)
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.wait_until(lambda: order(page) == [before[1], before[2], before[0], *before[3:]])

    top = order(page)[0]
    page.get_by_role("button", name="Put back in this order").click()
    expect(strip).to_have_count(0)
    assert re.search(rf"Ada puts (\d × )?{top}\b.* onto the deck", Player(visitor).log)


def two_kinds(view: View) -> bool:
    """Ghost Ship asks a hand of several kinds."""
    hand = view.seats[view.seat].hand
    return asked_by("Ghost Ship")(view) and isinstance(hand, tuple) and len(hand) == 5 and len(set(hand)) > 1


def test_the_ghost_ship_takes_some_of_the_hand_in_an_order(server: Server, new_visitor: NewVisitor) -> None:
    """Of five cards two go onto the deck: once they are picked, a strip tells and changes which of them lies on top."""
    visitor = new_visitor()
    seat = server.table("person", "ghost-ship", kingdom={"by": "cards", "cards": ["Ghost Ship"], "sets": ["seaside-1e"]})
    play(server, seat, two_kinds)
    page = visitor.sit(seat.table, seat.token)
    boxes = page.locator("[data-part=hand] [role=checkbox]")
    expect(boxes).to_have_count(5)
    expect(page.locator("[data-prompt]")).to_contain_text("attacks you with Ghost Ship")
    strip = page.get_by_role("region", name="Put in order, 1 on top")
    confirm = page.locator("[data-saying].primary")
    hand = boxes.evaluate_all("all => all.map((one) => one.dataset.card)")
    other = next(place for place, card in enumerate(hand) if card != hand[0])
    boxes.nth(0).click()
    expect(strip).to_have_count(0)  # one card has no order yet
    boxes.nth(other).click()
    expect(strip.get_by_role("listitem")).to_have_count(2)
    assert order(page) == [hand[0], hand[other]]
    expect(boxes.nth(0)).to_have_accessible_name(re.compile("number 1"))
    page.locator('[data-order="1"]').focus()
    page.keyboard.press("ArrowRight")
    assert order(page) == [hand[other], hand[0]]
    expect(strip.locator("[aria-live]")).to_have_text(f"{hand[0]}, place 2 of 2")
    expect(boxes.nth(0)).to_have_accessible_name(re.compile("number 2"))
    confirm.click()
    expect(strip).to_have_count(0)
    told = [update["view"] for update in visitor.told("update") if update["view"]["asked"] == seat.seat][-1]
    assert told["decision"]["asked_by"] != "Ghost Ship"
    assert re.search(rf"Ada puts {hand[other]} and {hand[0]} onto the deck|Ada puts {hand[other]}, {hand[0]} onto", Player(visitor).log)
