"""What lies on the table is in sight and whole, on small screens too."""

from __future__ import annotations

import pytest

from .conftest import NewVisitor
from .playing import Player
from .quick import play, turn
from .running_server import Seat, Server

KINGDOM = {
    "by": "cards",
    "cards": [
        "Lighthouse",
        "Native Village",
        "Fishing Village",
        "Smugglers",
        "Caravan",
        "Island",
        "Cutpurse",
        "Laboratory",
        "Wharf",
        "Market",
    ],
    "sets": ["base-2e", "seaside-1e"],
}
SCROLLS = "part => { const one = document.querySelector(`[data-part=${part}]`); return one.scrollHeight - one.clientHeight; }"
SMALL = """() => [...document.querySelectorAll("[data-part=supply] [data-card]")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  return box.width < 44 || box.height < 44 ? [`${one.dataset.card}: ${box.width} x ${box.height}`] : [];
})"""
"""Piles that are too small for a finger."""
CUT = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const found = [];
  if (!box.height) return found;
  if (box.bottom > innerHeight + 0.5) found.push(`${one.innerText}: below the window`);
  for (let around = one.parentElement; around; around = around.parentElement) {
    const room = around.getBoundingClientRect();
    if (getComputedStyle(around).overflowY === "visible") continue;
    if (box.top < room.top - 0.5 || box.bottom > room.bottom + 0.5) found.push(`${one.innerText}: cut by ${around.className}`);
  }
  return found;
})"""
"""Elements of which a part above or below can't be seen."""


def _table(server: Server, players: int) -> Seat:
    seat = server.table("person", *["big-money"] * (players - 1), kingdom=KINGDOM, score=True, deck=True)
    play(server, seat, turn(5), wishes=("Island", "Caravan"))
    return seat


@pytest.mark.parametrize("language", ["en", "pl", "it", "ro"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_whole_supply_is_in_sight_on_a_phone(language: str, players: int, server: Server, new_visitor: NewVisitor) -> None:
    seat = _table(server, players)
    visitor = new_visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale=language)
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    for width, height in ((360, 740), (390, 844), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("[data-part=supply] [data-card]").count() == 17
        assert page.evaluate(SCROLLS, "supply") <= 0, (width, height)
        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_stories_are_whole_on_a_phone_on_its_side(players: int, server: Server, new_visitor: NewVisitor) -> None:
    seat = _table(server, players)
    visitor = new_visitor(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    assert page.locator("[data-part=stories] li").count() == players - 1
    assert page.evaluate(CUT, "[data-part=stories] li") == []


@pytest.mark.parametrize("window", [(360, 740), (768, 1024), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)], ids=str)
def test_what_lies_beside_the_own_deck_is_whole(window: tuple[int, int], server: Server, new_visitor: NewVisitor) -> None:
    seat = _table(server, 2)
    visitor = new_visitor(viewport={"width": window[0], "height": window[1]})
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    piles = page.get_by_role("region", name="Your deck, discard pile and mats")
    assert piles.get_by_role("button").count() >= 1
    piles.evaluate("one => one.dataset.piles = ''")
    assert page.evaluate(CUT, "[data-piles] .more > *") == []
