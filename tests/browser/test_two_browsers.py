"""Two people, each in a browser of their own, through a reload and a server that is killed, to the same end."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from .conftest import NewVisitor
from .playing import Player
from .running_server import Server

LOST = r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_SOCKET_NOT_CONNECTED"
"""What a browser notes while the server is away."""


def result(page: Page) -> list[str]:
    """What the end screen says to everybody alike."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Final decks")).to_be_visible()
    return [*dialog.get_by_role("row").all_inner_texts(), *dialog.get_by_role("listitem").all_inner_texts()]


def turns(players: list[Player], number: int) -> bool:
    """Everybody plays when they are asked, for this many decisions, until both see the last one; whether the game goes on."""
    while number > 0 and not any(player.over for player in players):
        for player in players:
            if player.asked:
                player.step()
                number -= 1
    if any(player.over for player in players):
        return False
    players[0].visitor.wait_until(
        lambda: any(player.asked for player in players) and len({player.log.count("\n") for player in players}) == 1
    )
    return True


def test_a_game_between_two_browsers(own_server: Server, new_visitor: NewVisitor) -> None:
    ada, bela = new_visitor(at=own_server), new_visitor(at=own_server)
    for visitor in (ada, bela):
        visitor.hurry()
    page = ada.open("/new")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option(label="A person (invited by link)")
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert "token" not in link

    other = bela.open(link.removeprefix(own_server.address))
    other.get_by_role("textbox", name="Your name").fill("Béla")
    other.get_by_role("button", name="Sit down").click()
    players = [Player(ada, wishes=("Militia", "Market")), Player(bela, wishes=("Moat", "Smithy"))]
    assert turns(players, 16)

    log = players[1].log
    other.reload()
    expect(other.get_by_role("region", name="Log")).to_contain_text("Set-up")
    assert players[1].log == log
    assert turns(players, 16)

    logs = [player.log for player in players]
    for visitor in (ada, bela):
        visitor.expect_trouble(LOST)
    own_server.kill()
    for player in players:
        expect(player.page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    started = time.monotonic()
    for player in players:
        expect(player.page.get_by_text("Connection lost")).to_be_hidden(timeout=10_000)
    print(f"\nback {time.monotonic() - started:.2f} s after the server")
    assert [player.log for player in players] == logs

    turns(players, 1000)
    assert result(page) == result(other)
    headlines = [one.get_by_role("dialog").get_by_role("heading").first.inner_text() for one in (page, other)]
    words = sorted(headline.split()[0] for headline in headlines)
    assert words in (["Defeat,", "Victory,"], ["Shared", "Shared"]), headlines
    page.get_by_role("button", name="Same kingdom").click()
    expect(page.get_by_text("Still to agree: Béla")).to_be_visible()
    other.get_by_role("button", name="Same kingdom").click()
    for player in players:
        expect(player.page.get_by_role("dialog")).to_be_hidden()
    assert turns(players, 2)


def test_a_lost_network_comes_back(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.expect_trouble(LOST + "|ERR_INTERNET_DISCONNECTED")
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor)
    assert player.wait()
    visitor.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=10_000)
    player.play(turns=1)
