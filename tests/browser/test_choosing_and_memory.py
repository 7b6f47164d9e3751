"""Which kingdom a game is played with, and what is remembered of it: quick games, wishes, moments, decks, finished games."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from .conftest import NewVisitor
from .playing import Player
from .quick import play, turn
from .running_server import Server
from .test_new_tables import kingdom_on_table
from .visitor import Visitor

FIRST_GAME = {"Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"}


def test_wishes_without_a_draw_are_drawn_and_never_the_first_game(visitor: Visitor) -> None:
    page = visitor.open("/new")
    page.get_by_role("heading", name="First Game").wait_for()
    page.get_by_role("radio", name="Random").check(force=True)
    expect(page.get_by_role("heading", name="First Game")).to_have_count(0)
    expect(page.get_by_text("The ten cards are taken when you create the table")).to_be_visible()
    page.get_by_role("checkbox", name="a card with +2 Actions").check()
    never = page.get_by_role("combobox", name="Never")
    for card in ("Village", "Festival"):
        never.select_option(label=card)
    visitor.expect_trouble("400")
    page.get_by_role("button", name="Create table").click()
    alert = page.get_by_role("alert").filter(has_text="No kingdom of these cards has this: a card with +2 Actions.")
    expect(alert.first).to_be_visible()
    page.get_by_role("radio", name="Recommended").check(force=True)
    expect(page.get_by_role("heading", name="First Game")).to_be_visible()
    page.get_by_role("radio", name="List or code").check(force=True)
    written = page.get_by_role("textbox", name="Card names, a code, or the name of a kingdom")
    written.fill("Moat, Witch")
    page.get_by_role("radio", name="Random").check(force=True)
    expect(page.get_by_role("checkbox", name="a card with +2 Actions")).to_be_checked()  # nothing is forgotten by looking elsewhere
    for card in ("Village", "Festival"):
        page.get_by_role("button", name=f"Remove {card}").click()
    page.get_by_role("button", name="Draw ten cards").click()
    drawn = page.locator(".cards [data-face]").first
    expect(drawn).to_be_visible()
    page.get_by_role("radio", name="List or code").check(force=True)
    expect(written).to_have_value("Moat, Witch")
    page.get_by_role("radio", name="Random").check(force=True)
    expect(drawn).to_be_visible()  # nor is what was drawn
    page.get_by_role("button", name="Create table").click()
    assert Player(visitor).wait()
    kingdom = kingdom_on_table(page)
    assert kingdom != FIRST_GAME
    assert kingdom & {"Village", "Festival"}


def test_long_texts_get_a_sentence(visitor: Visitor) -> None:
    page = visitor.open("/new")
    page.get_by_role("radio", name="List or code").check(force=True)
    written = page.get_by_role("textbox", name="Card names, a code, or the name of a kingdom")
    written.fill("Village Smithy Market " * 30)
    page.get_by_role("button", name="Use this kingdom").click()
    expect(page.get_by_role("alert").filter(has_text="too long for a kingdom")).to_be_visible()
    visitor.expect_trouble("400")
    written.fill("Village Smithy Market " * 15)
    page.get_by_role("button", name="Use this kingdom").click()
    alert = page.get_by_role("alert").filter(has_text="nknown kingdom ‘Village Smithy")
    expect(alert).to_be_visible()
    assert len(alert.inner_text()) < 200


def test_quick_games_are_random_the_last_or_of_the_day_and_count_the_deck(server: Server, visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("radio", name="Kingdom of the day").check(force=True)
    page.get_by_role("checkbox", name="Count my deck for me").check()
    page.get_by_role("button", name="Play against a bot").click()
    assert Player(visitor).wait()
    daily = kingdom_on_table(page)
    assert daily != FIRST_GAME
    page.get_by_role("button", name="Your deck").click()
    dialog = page.get_by_role("dialog", name="Your deck")
    expect(dialog).to_contain_text("5 of 10 cards left to draw")
    rows = dialog.get_by_role("row").all_inner_texts()
    assert {row.split()[0] for row in rows[1:]} == {"Copper", "Estate"}
    assert sum(int(count) for row in rows[1:] for count in re.findall(r"(\d+) of", row)) == 5
    page = visitor.open("/")
    expect(page.get_by_role("radio", name="Kingdom of the day")).to_be_checked()
    page.get_by_role("radio", name="Same as last time").check(force=True)
    page.get_by_role("button", name="Play against a bot").click()
    assert Player(visitor).wait()
    assert kingdom_on_table(page) == daily
    page = visitor.open("/")
    page.get_by_role("radio", name="Random kingdom").check(force=True)
    page.get_by_role("button", name="Play against a bot").click()
    assert Player(visitor).wait()
    assert kingdom_on_table(page) not in (daily, FIRST_GAME)


def test_a_link_leads_to_a_moment_of_the_game(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", name="Ada")
    play(server, seat, turn(3))
    page = visitor.sit(seat.table, seat.token)
    page.locator("[data-log] [data-batch]").nth(3).wait_for()
    page = visitor.open(f"/t/{seat.table}?at=4")
    expect(page.get_by_text(re.compile(r"answer 4|4 of|4 /"))).to_be_visible()
    expect(page.get_by_role("button", name="Copy link to this moment")).to_be_visible()
    page.get_by_role("button", name="Back to now").first.click()
    visitor.wait_until(lambda: "at=" not in page.url)


def test_finished_games_are_remembered_with_their_results(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    seat = server.table("person", "big-money", name="Ada")
    play(server, seat)
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("heading", name="Final decks").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="As JSON").click()
    data = json.loads(download.value.path().read_text())
    assert data["players"] == 2
    assert len(data["answers"]) > 10
    visitor.wait_until(lambda: "deckwright record" in str(page.evaluate("localStorage['deckwright.games']")))
    page = visitor.open("/")
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games).to_contain_text(re.compile("Won|Lost|Shared victory"))
    with page.expect_download() as download:
        games.get_by_role("link", name="Record").click()
    assert download.value.path().read_text().startswith("deckwright record 1\n")
    games.get_by_role("link", name="Look at it again").click()
    page.get_by_role("heading", name="Final decks").wait_for()
    page = visitor.open(f"/t/{seat.table}?at=12")
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value("12")
    page = visitor.open("/")
    kept = page.evaluate("localStorage['deckwright.games']").replace(seat.table, "forgotten")
    page.evaluate("kept => { localStorage['deckwright.games'] = kept }", kept)
    page.reload()
    visitor.expect_trouble("404")
    games.get_by_role("link", name="Look at it again").click()
    expect(games.get_by_role("status")).to_have_text("This server no longer has the table. You still have the record.")
    expect(games.get_by_role("link", name="Record")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Remove the game Ada")).click()
    expect(page.get_by_role("region", name="Your games")).to_have_count(0)
