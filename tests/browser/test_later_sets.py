"""What later sets bring has its place on the table: costs with Potions and debt, and landscapes that can be read and bought."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from deckwright.engine.view import View

from .conftest import NewVisitor
from .later_sets import BESIDE, COMMAND, kingdom
from .playing import Player
from .quick import play
from .running_server import Seat, Server
from .test_card_faces import REACHED

WINDOWS = {"phone": (360, 740), "phone on its side": (740, 360), "tablet": (768, 1024), "small laptop": (1280, 720), "large": (1920, 1080)}
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => [one.dataset.card, one.getBoundingClientRect()]);
  document.querySelector("[data-part=supply]").scrollTop = 1e6;
  const lie = boxes("[data-part=supply] .piles [data-card]").toSorted((one, other) => other[1].bottom - one[1].bottom);
  const beside = boxes("[data-landscape] [data-card]");
  return beside.filter(([, box]) => box.top < lie[0][1].bottom - 1).map(([name]) => `${name} covers ${lie[0][0]}`);
}"""
"""Landscapes that lie over the last row of piles, when the Supply is scrolled to its end."""


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("later"), COMMAND)
    yield server
    server.end()


def _five_to_spend(view: View) -> bool:
    return view.decision is not None and view.decision.phase == "buy" and view.coins >= 5 and not view.decision.offers.get("play")


def _table(later: Server) -> Seat:
    seat = later.table("person", "big-money", kingdom=kingdom())
    play(later, seat, _five_to_spend, wishes=("Potion",))
    return seat


def test_every_pile_and_landscape_is_in_reach(later: Server, new_visitor: NewVisitor, tmp_path: Path) -> None:
    seat = _table(later)
    visitor = new_visitor(later)
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    for window, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("[data-part=supply] .kingdom [data-card]").count() == 10
        assert page.locator("[data-part=supply] .basic [data-card]").count() == 8
        assert sorted(page.locator("[data-landscape]").evaluate_all("all => all.map((one) => one.dataset.landscape)")) == sorted(BESIDE)
        assert page.evaluate(REACHED, ["supply", "[data-card]"]) == [], window
        assert page.evaluate(COVERED) == [], window


def test_costs_tell_all_their_parts(later: Server, new_visitor: NewVisitor) -> None:
    seat = _table(later)
    visitor = new_visitor(later)
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    supply = page.locator("[data-part=supply]")
    expect(supply.locator("[data-card=University] .visually-hidden")).to_contain_text("cost $2 + 1 Potion")
    expect(supply.locator("[data-card=University] .cost")).to_have_text(["2", "1"])
    expect(supply.locator("[data-card=Overlord] .cost")).to_have_text(["8"])
    expect(supply.locator("[data-card=Overlord] .cost.debt")).to_be_visible()
    expect(page.get_by_role("button", name="Triumph, 5 debt – buy")).to_be_visible()
    expect(page.get_by_role("button", name="Canal, 7", exact=True)).to_be_visible()


def test_an_event_is_bought_by_a_click_and_debt_is_shown(later: Server, new_visitor: NewVisitor) -> None:
    seat = _table(later)
    visitor = new_visitor(later)
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor)
    player.wait()
    player.press(page.get_by_role("button", name="Delve, 2 – buy"))
    expect(page.locator("[data-log]")).to_contain_text("Ada buys Delve")
    player.wait()
    player.press(page.get_by_role("button", name="Triumph, 5 debt – buy"))
    expect(page.locator("[data-log]")).to_contain_text("Ada buys Triumph")
    expect(page.get_by_role("region", name="Your side of the table")).to_contain_text("debt token")
