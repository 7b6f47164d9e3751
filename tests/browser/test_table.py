"""What the table does beyond answering: taking back, warnings, card texts, looking back, leaving, hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewVisitor
from .playing import TREASURES, Player, bot_at
from .quick import holds, play, turn
from .running_server import Server
from .visitor import Visitor


def log(page: Page) -> Locator:
    """The log."""
    return page.get_by_role("region", name="Log")


def prompt(page: Page) -> Locator:
    """What is asked."""
    return page.get_by_role("group", name="Your decision")


def peek(page: Page) -> Locator:
    """The card that is being read."""
    return page.get_by_role("tooltip")


def test_all_treasures_and_back(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    assert Player(visitor).wait()
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    coppers = hand.get_by_role("button", name=re.compile("^Copper")).count()
    page.get_by_role("button", name=TREASURES).click()
    expect(page.get_by_text(f"{coppers} Coins", exact=True)).to_be_visible()
    expect(hand.get_by_role("button", name=re.compile("^Copper"))).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("0 Coins", exact=True)).to_be_visible()
    expect(hand.get_by_role("button", name=re.compile("^Copper"))).to_have_count(coppers)


def test_one_treasure_at_a_time(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name=re.compile("^Copper, Treasure, cost 0 – play")).first.click()
    expect(page.get_by_text("1 Coin", exact=True)).to_be_visible()


@pytest.mark.parametrize("agree", [True, False])
def test_undo_needs_consent(server: Server, new_visitor: NewVisitor, agree: bool) -> None:
    seats = [server.table("person", "person", undo="ask", name="Ada")]
    seats.append(server.join(seats[0].table, "Béla"))
    players = [Player(new_visitor()) for _ in seats]
    for player, seat in zip(players, seats, strict=True):
        player.visitor.sit(seat.table, seat.token)
    players[0].visitor.wait_until(lambda: any(player.asked for player in players))
    mine, other = sorted(players, key=lambda player: not player.asked)
    mine.press(mine.says(TREASURES))
    mine.page.get_by_role("button", name=re.compile("^Estate, .* – buy")).click()
    assert other.wait()
    mine.page.get_by_role("button", name="Ask to undo").click()
    expect(mine.page.get_by_text(re.compile("Still to agree"))).to_be_visible()
    expect(other.page.get_by_text(re.compile("would like to undo this"))).to_be_visible()
    other.page.get_by_role("button", name="Agree" if agree else "Refuse").click()
    for player in players:
        expect(player.page.get_by_text(re.compile("Still to agree|would like to undo"))).to_have_count(0)
    assert mine.wait() if agree else other.wait()
    assert mine.asked is agree
    assert other.asked is not agree


def test_no_undo_where_it_is_off(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", undo="off")
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name=TREASURES).click()
    expect(page.get_by_role("button", name=TREASURES)).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("ndo$"))).to_have_count(0)


def test_a_warning_when_something_useful_is_left(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("dialog")).to_contain_text("You have Treasures you haven’t played.")
    page.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=TREASURES).click()
    expect(page.get_by_role("button", name=TREASURES)).to_have_count(0)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("dialog")).to_contain_text("You can still buy something.")
    page.get_by_role("button", name="End anyway").click()
    expect(log(page).get_by_text("Turn 2: Ada")).to_be_visible()


def test_no_warning_when_nothing_useful_is_left(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", kingdom={"by": "cards", "cards": ["Woodcutter"], "sets": ["base-1e"]})
    play(server, seat, holds("Woodcutter"), wishes=("Woodcutter", "Woodcutter"))
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="End actions").click()
    expect(page.get_by_role("dialog")).to_contain_text("You can still play an Action card.")
    page.keyboard.press("Escape")
    player = Player(visitor)
    player.choose(player.offered("play")[0])
    expect(page.get_by_text("2 Buys", exact=True)).to_be_visible()
    if player.says(TREASURES).is_visible():
        player.press(player.says(TREASURES))
    expect(player.says(TREASURES)).to_have_count(0)
    dearest = max(player.offered("buy"), key=cost)
    player.choose(dearest)
    expect(page.get_by_text("1 Buy", exact=True)).to_be_visible()
    turns = log(page).get_by_text(re.compile(r"^Turn \d+: Ada")).count()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(log(page).get_by_text(re.compile(r"^Turn \d+: Ada"))).to_have_count(turns + 1)


def cost(label: str) -> int:
    """What a card costs, as its label says."""
    return int(label.split("cost ")[1].split(",")[0].split(" ")[0])


def test_the_text_of_every_card_named(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money", kingdom={"by": "cards", "cards": ["Cellar"], "sets": ["base-2e"]})
    play(server, seat, holds("Cellar"), wishes=("Cellar", "Cellar", "Cellar"))
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("button", name=re.compile("^Cellar")).first.click()
    sentence = prompt(page).get_by_role("button", name="Cellar")
    named = {
        "prompt": sentence,
        "supply": page.get_by_role("button", name=re.compile(r"^Cellar, Action, cost 2, \d+ left")),
        "log": log(page).get_by_role("button", name="Cellar").last,
        "in play": page.get_by_role("region", name="Your cards in play").get_by_role("button", name=re.compile("^Cellar")),
    }
    for place, card in named.items():
        page.mouse.move(0, 0)
        expect(peek(page)).to_be_hidden()
        card.hover()
        expect(peek(page), place).to_contain_text("Discard as many cards from your hand as you like")
    page.mouse.move(0, 0)
    expect(peek(page)).to_be_hidden()
    page.keyboard.press("Tab")
    for card in (sentence, named["supply"]):
        card.focus()
        expect(peek(page)).to_contain_text("Discard as many cards from your hand as you like")
    page.keyboard.press("Escape")
    expect(peek(page)).to_be_hidden()


def test_touch(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    copper = page.get_by_role("button", name=re.compile("^Copper, Treasure, cost 0 – play")).first
    visitor.settle()
    copper.tap(trial=True)  # the cards have been dealt and lie still
    box = copper.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devices = visitor.context.new_cdp_session(page)
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(peek(page)).to_contain_text("+1 Coin")
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_text("0 Coins", exact=True)).to_be_visible()
    for closing in (page.get_by_role("button", name=TREASURES), copper):
        closing.tap()  # closes the text and does nothing else
        expect(peek(page)).to_be_hidden()
        expect(page.get_by_text("0 Coins", exact=True)).to_be_visible()
        devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        expect(peek(page)).to_contain_text("+1 Coin")
        devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("region", name="Log").or_(page.locator("header")).first.tap()
    expect(peek(page)).to_be_hidden()
    expect(page.get_by_role("link", name="Help")).to_be_visible()
    page.get_by_role("button", name=TREASURES).tap()
    expect(page.get_by_text(re.compile("^[2345] Coins$"))).to_be_visible()
    expect(peek(page)).to_be_hidden()
    page.get_by_role("button", name=re.compile("^Estate, .* – buy")).tap()
    page.get_by_role("button", name="Log").tap()
    expect(log(page)).to_contain_text("Ada buys Estate")


def test_looking_back(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    play(server, seat, turn(5))
    page = visitor.sit(seat.table, seat.token)
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    now = hand.inner_text()
    heading = log(page).locator("h3").filter(has_text="Turn 2: Ada")
    heading.click()
    expect(page.get_by_text(re.compile(r"^After move \d+ of \d+"))).to_be_visible()
    expect(heading).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("button", name=TREASURES)).to_have_count(0)
    expect(hand.get_by_role("button", name=re.compile("^(Copper|Estate)"))).to_have_count(5)
    page.get_by_role("button", name="One move later").click()
    expect(page.get_by_text(re.compile("^[2-5] Coins$"))).to_be_visible()
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.get_by_text(re.compile("^After move"))).to_have_count(0)
    assert Player(visitor).wait()
    assert hand.inner_text() == now


def test_leaving_and_coming_back(server: Server, visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("button", name="Play against a bot").click()
    Player(visitor).play(turns=2)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.get_by_role("link", name="Continue").first.click()
    expect(page.get_by_text("a bot is playing for you")).to_be_visible()
    page.get_by_role("button", name="Come back and play").click()
    expect(page.get_by_text("a bot is playing for you")).to_have_count(0)
    assert Player(visitor).wait()


def test_hints_of_a_guided_game(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("link", name="Guided first game").click()
    guide = page.get_by_role("complementary", name="Guided game")
    expect(guide).to_contain_text("The goal: own the most victory points")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).not_to_contain_text("The goal: own the most victory points")
    guide.get_by_role("button", name="What would be good now?").click()
    expect(guide).to_contain_text("Play all your Treasures")
    page.get_by_role("button", name=TREASURES).click()
    expect(guide).to_contain_text("Choose a highlighted pile")
    expect(guide).not_to_contain_text("Play all your Treasures")
    guide.get_by_role("button", name="What would be good now?").click()
    advice = guide.get_by_text(re.compile(r"^(Buy (Moat|Silver|Smithy|Militia|Market): |End your turn: )"))
    expect(advice).to_be_visible()
    guide.get_by_role("button", name="Got it").click()
    expect(advice).to_have_count(0)
    guide.get_by_role("button", name="No more hints").click()
    expect(guide).not_to_contain_text("Choose a highlighted pile")
    guide.get_by_role("button", name="Show hints").click()
    expect(guide).to_contain_text("Choose a highlighted pile")


def test_keys(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    assert Player(visitor).wait()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("play all Treasures")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    assert log(page).evaluate("one => one.contains(document.activeElement)")
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_contain_text("End your turn?")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("kbd.hint")).to_have_count(0)


def test_the_replay(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    play(server, seat)
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="Watch the replay").click()
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("Move 0 of")
    expect(page.get_by_role("region", name=bot_at(page), exact=True)).to_contain_text("Hand:")  # five cards; later it may be empty
    replay.get_by_role("button", name="One move on").click()
    expect(replay).to_contain_text("Move 1 of")
    replay.get_by_role("slider").focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(replay).to_contain_text("Move 21 of")
    replay.get_by_role("button", name="To the end").click()
    expect(replay).to_contain_text(re.compile(r"Move (\d+) of \1"))
    replay.get_by_role("button", name="Leave the replay").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Final decks")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Final decks")).to_be_visible()
