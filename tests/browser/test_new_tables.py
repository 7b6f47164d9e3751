"""Tables are made, found and joined: kingdoms by chance and by list, seats, options, the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewVisitor
from .playing import Player, bot_at
from .running_server import Server
from .visitor import Visitor


def chosen(page: Page) -> Locator:
    """The ten cards of the table to be made."""
    return page.get_by_role("region", name=re.compile("The ten cards|First Game")).get_by_role("listitem")


def kingdom_on_table(page: Page) -> set[str]:
    """The kingdom cards that lie on the table."""
    labels = page.get_by_role("list", name="Kingdom cards").locator("button[data-card] .visually-hidden").all_inner_texts()
    return {label.split(",")[0] for label in labels}


def test_a_kingdom_by_chance(visitor: Visitor) -> None:
    page = visitor.open("/new")
    page.get_by_role("radio", name="Random").check(force=True)
    page.get_by_role("checkbox", name="a card with +2 Actions").check()
    page.get_by_role("button", name="Draw ten cards").click()
    exchanges = page.get_by_role("button", name=re.compile("^Swap .* for another card"))
    expect(exchanges).to_have_count(10)
    before = set(exchanges.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))
    exchanges.first.click()
    visitor.wait_until(lambda: len(before - set(exchanges.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))) == 1)
    labels = exchanges.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    names = {label.removeprefix("Swap ").removesuffix(" for another card") for label in labels}
    page.get_by_role("checkbox", name="Show points during the game").check()
    page.get_by_role("button", name="Create table").click()
    assert Player(visitor).wait()
    assert kingdom_on_table(page) == names
    expect(page.get_by_role("region", name=bot_at(page), exact=True)).to_contain_text("3 points")


def test_a_kingdom_by_a_list_of_names(visitor: Visitor) -> None:
    page = visitor.open("/new?kingdom=village,smithy,throne-room")
    expect(page.get_by_text("7 cards were added at random.")).to_be_visible()
    page.get_by_role("radio", name="List or code").check(force=True)
    page.get_by_role("textbox", name="Card names, a code, or the name of a kingdom").fill("Villag, Smithy")
    page.get_by_role("button", name="Use this kingdom").click()
    expect(page.get_by_role("alert").filter(has_text="Villag")).to_be_visible()
    page.get_by_role("textbox", name="Card names, a code, or the name of a kingdom").fill("Village, Smithy, Wharf")
    page.get_by_role("button", name="Use this kingdom").click()
    expect(page.get_by_text("7 cards were added at random.")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    assert Player(visitor).wait()
    assert {"Village", "Smithy", "Wharf"} < kingdom_on_table(page)


def coats_of(page: Page, chooser: Locator, levels: tuple[str, ...], other: str) -> None:
    """Each level that is chosen shows a coat of arms of its own, other bots show none, and nothing moves."""
    place, coat = chooser.bounding_box(), page.get_by_role("listitem").filter(has=chooser).locator("svg.coat")
    seen = set()
    for level in levels:
        chooser.select_option(level)
        seen.add(coat.inner_html())
    assert len(seen) == len(levels)
    chooser.select_option(other)
    expect(coat).to_have_count(0)
    assert chooser.bounding_box() == place


@pytest.mark.parametrize("width", [360, 1920])
def test_a_level_shows_its_coat_of_arms_where_it_is_chosen(width: int, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport={"width": width, "height": 800})
    page = visitor.open("/new")
    coats_of(page, page.get_by_label("Seat 2"), ("beginner", "casual", "club", "master"), "big-money")
    coats_of(page, page.get_by_label("Seat 2"), ("club", "master"), "person")
    seat = server.table("person", "person")
    page = visitor.sit(seat.table, seat.token)
    coats_of(page, page.get_by_role("combobox", name="Bot for seat 2"), ("beginner", "casual", "club", "master"), "big-money")


def test_a_seat_from_the_lobby(own_server: Server, new_visitor: NewVisitor) -> None:
    ada, bela = new_visitor(at=own_server), new_visitor(at=own_server)
    page = ada.open("/new")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option(label="A person (invited by link)")
    page.get_by_role("checkbox", name="Show the table in the lobby").check()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    other = bela.open("/")
    other.get_by_role("navigation", name="What would you like to do?").get_by_role("link", name=re.compile("Open tables")).click()
    expect(other.get_by_role("heading", name="Ada’s table")).to_be_visible()
    other.get_by_role("textbox", name="Your name").fill("Béla")
    other.get_by_role("button", name="Sit down").click()
    players = [Player(ada), Player(bela)]
    ada.wait_until(lambda: any(player.asked for player in players))
    expect(page.get_by_role("region", name="Béla", exact=True)).to_be_visible()
