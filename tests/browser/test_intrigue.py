"""The questions that Intrigue brought: several options at once, a card to be named, cards to be passed; and a whole game with them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .playing import PRESSABLE, Player
from .quick import holds, play
from .running_server import Seat, Server
from .visitor import Visitor

UNDERLINGS = ("Pawn", "Minion", "Nobles", "Courtier", "Diplomat", "Sentry", "Festival", "Cellar")
PHONE = {"width": 360, "height": 800}


def with_card(server: Server, visitor: Visitor, card: str) -> Seat:
    """Come to a table at the moment when this card can be played, and play it."""
    seat = server.table("person", "big-money", kingdom={"by": "cards", "cards": [card], "sets": ["intrigue-2e"]})
    play(server, seat, holds(card), wishes=(card,) * 3)
    visitor.sit(seat.table, seat.token)
    assert Player(visitor).wait()
    visitor.page.get_by_role("button", name=re.compile(f"^{card}, .* – play")).first.click()
    return seat


def test_a_card_is_named_by_touch_or_by_typing(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    with_card(server, visitor, "Wishing Well")
    page = visitor.page
    field = page.get_by_role("combobox", name="Name a card")
    expect(field).to_be_visible()
    assert field.evaluate("one => one !== document.activeElement"), "the keyboard of a phone would cover the piles"
    confirm = page.locator("form [data-saying]")
    expect(confirm).to_have_text("Name")
    field.fill("prov")
    expect(confirm).to_have_text("Name Province")
    field.fill("")
    page.get_by_role("button", name=re.compile("^Copper, .* – name")).tap()
    page.get_by_role("button", name="Log").click()
    expect(page.locator("[data-log]")).to_contain_text("Ada names Copper")


def test_several_options_are_chosen_and_all_can_be_seen(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport={"width": 1280, "height": 720})
    with_card(server, visitor, "Pawn")
    page = visitor.page
    options, confirm = page.locator("[data-saying][aria-pressed]"), page.locator("[data-saying].primary")
    expect(options).to_have_count(4)
    room = page.locator("[data-part=prompt]").bounding_box()
    assert room is not None
    for button in (*options.all(), confirm):
        box = button.bounding_box()
        assert box is not None
        assert box["y"] >= room["y"]
        assert box["y"] + box["height"] <= room["y"] + room["height"], button.inner_text()
    options.nth(1).click()
    expect(confirm).to_have_text("Choose (1 of 2)")
    options.nth(2).click()
    options.nth(2).click()
    expect(options.nth(2)).to_have_attribute("aria-pressed", "false")
    options.nth(3).click()
    confirm.click()
    expect(page.locator("[data-turn]")).to_contain_text("1 Action")
    expect(page.locator("[data-turn]")).to_contain_text("1 Coin")


def test_a_whole_game_with_underlings(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.hurry()
    seat = server.table("person", "big-money", kingdom={"by": "name", "name": "KING-2E-7"})
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor, wishes=UNDERLINGS)
    player.play()
    assert player.over
    expect(page.get_by_role("dialog").get_by_role("heading", name="Final decks")).to_be_visible()
    assert any("of Draw 1 card" in pressed for pressed in player.answered), player.answered
    assert page.locator(PRESSABLE).count() == 0
