"""What is on a card can be read: a full face has all of its text, a compact one no cut sign, at every size and in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from deckwright.cards import KINGDOM_SETS, SETS

from .conftest import NewVisitor
from .playing import Player
from .quick import asked_by, play, turn
from .running_server import Seat, Server
from .visitor import Visitor

WINDOWS = {
    "phone": (360, 800),
    "phone on its side": (800, 360),
    "tablet": (768, 1024),
    "small laptop": (1280, 720),
    "laptop": (1440, 900),
    "large": (1920, 1080),
    "largest": (2560, 1440),
}
LANGUAGES = ("en", "pl", "it", "ro")
READ = """(signed) => {
  const cut = [];
  const faces = {full: 0, compact: 0};
  for (const card of document.querySelectorAll("[data-part=supply] [data-face], [data-part=hand] [data-face]")) {
    const outer = card.getBoundingClientRect();
    const name = card.querySelector(".name").innerText;
    faces[card.dataset.face] += 1;
    const parts = [[".name > span", card], [".text", card.querySelector(".body")], [".deeds", card.querySelector(".body")]];
    for (const [selector, within] of parts) {
      const part = card.querySelector(selector);
      if (!part) continue;
      const [box, room] = [part.getBoundingClientRect(), within.getBoundingClientRect()];
      const out = box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.left < room.left - 1 || box.right > room.right + 1;
      const over = part.scrollHeight > Math.max(part.clientHeight, 1) + 1 || part.scrollWidth > Math.max(part.clientWidth, 1) + 1;
      if (out || (over && selector !== ".name > span"))
        cut.push(`${name}: ${selector} of ${Math.round(outer.width)} x ${Math.round(outer.height)}`);
    }
    if (card.dataset.face === "full" && !card.querySelector(".text")?.innerText.trim()) cut.push(`${name}: no text`);
    const named = card.querySelector(".name > span").getBoundingClientRect();
    if (named.width < 8 || named.height < 6) cut.push(`${name}: no name`);
    const body = card.querySelector(".body").getBoundingClientRect().height;
    const compact = card.dataset.face === "compact" && body > 0;
    if (compact && signed.includes(card.closest("[data-card]").dataset.card)) {
      const first = card.querySelector(".deeds:not(.unknown) > *")?.getBoundingClientRect();
      if (!(first?.width > 0)) cut.push(`${name}: only its coat of arms on ${outer.width} x ${outer.height}`);
    }
    if (card.querySelector(".unknown")) cut.push(`${name}: not measured`);
  }
  return {cut, faces};
}"""
"""What sticks out of its part of a card, and how many faces of which kind there are."""


BROKEN = """() => [...document.querySelectorAll("[data-part=supply] .name > span")].flatMap((name) => {
  const node = name.firstChild, found = [];
  for (const {0: word, index} of node.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    if (range.getClientRects().length > 1) found.push(word);
  }
  return found;
})"""
"""Words of the piles' names that are broken in two."""


def _kingdoms() -> dict[str, tuple[list[str], str]]:
    """Kingdoms that together have every kingdom card, each card in the version of its own set."""
    found: dict[str, tuple[list[str], str]] = {}
    seen: set[str] = set()
    for name in KINGDOM_SETS:
        cards = [card.name for card in SETS[name] if f"{card!r}{card.play}" not in seen]
        seen |= {f"{card!r}{card.play}" for card in SETS[name]}
        for start in range(0, len(cards), 10):
            found[f"{name} {start // 10 + 1}"] = (cards[start : start + 10], name)
    return found


def _signed(server: Server) -> list[str]:
    """The cards whose deeds can be told in signs; no compact face of these has only a coat of arms."""
    found = [card["name"] for card in server.ask("library")["cards"] if card["deeds"]]
    assert len(found) > 90
    return found


def _read(visitor: Visitor, signed: list[str]) -> dict[str, Any]:
    """The faces, when the page has had time to measure them."""
    visitor.page.evaluate("() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30))))")
    found: dict[str, Any] = visitor.page.evaluate(READ, signed)
    found["cut"] += [f"{word} is broken" for word in visitor.page.evaluate(BROKEN)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_face_is_cut(language: str, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(locale=language)
    cut: dict[str, list[str]] = {}
    full: dict[str, int] = dict.fromkeys(WINDOWS, 0)
    signed = _signed(server)
    for kingdom, (cards, name) in _kingdoms().items():
        seat = server.table("person", "big-money", kingdom={"by": "cards", "cards": cards, "sets": [name]})
        visitor.sit(seat.table, seat.token).locator("[data-saying]").first.wait_for()
        for window, (width, height) in WINDOWS.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            found = _read(visitor, signed)
            full[window] += found["faces"]["full"]
            if found["cut"]:
                cut[f"{kingdom}, {window}"] = found["cut"]
    assert not cut
    assert full["laptop"] > 0
    assert full["largest"] > full["large"] / 2 > 0
    assert full["phone"] == full["phone on its side"] == 0


REACHED = """([part, selector]) => {
  const found = [];
  for (const one of document.querySelectorAll(`[data-part=${part}] ${selector}`)) {
    one.scrollIntoView({block: "center", inline: "center"});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 12), box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    if (!there || !(one.contains(there) || there.contains(one)))
      found.push(`${one.dataset.card} at ${Math.round(x)}, ${Math.round(y)}: ${there?.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""
"""Cards of a part of the table that no finger can reach, even when it is scrolled."""


def _six(server: Server) -> Seat:
    cards = ["Wharf", "Militia", "Island", "Native Village", "Witch", "Lighthouse", "Laboratory", "Cellar", "Moat", "Market"]
    kingdom = {"by": "cards", "cards": cards, "sets": ["base-2e", "seaside-1e"]}
    seat = server.table("person", *["big-money"] * 5, kingdom=kingdom, score=True)
    play(server, seat, turn(4), wishes=("Native Village", "Island"))
    return seat


@pytest.mark.parametrize("window", ["phone", "phone on its side"])
def test_six_players_on_a_phone_leave_hand_and_supply_in_reach(window: str, server: Server, new_visitor: NewVisitor) -> None:
    width, height = WINDOWS[window]
    visitor = new_visitor(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    seat = _six(server)
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    for part, selector, least in (("supply", "[data-card]", 17), ("hand", "[data-card]", 1), ("prompt", "button", 1)):
        assert page.locator(f"[data-part={part}] {selector}").count() >= least
        assert page.evaluate(REACHED, [part, selector]) == []
    for part, share in (("supply", 0.3), ("hand", 0.05)):
        box = page.locator(f"[data-part={part}]").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1
        assert box["width"] * box["height"] >= share * width * height, part
    assert _read(visitor, _signed(server))["cut"] == []
    stories = page.locator("[data-story]").filter(visible=True)
    assert stories.count() == 5
    for number in range(5):  # in sight without a touch, whole after one
        told = stories.nth(number).get_by_role("button")
        expect(told).to_have_text(re.compile("bought|played|bought nothing"))
        box = told.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        middle = [box["x"] + 5, box["y"] + box["height"] / 2]
        assert told.evaluate("(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", middle), number
        told.tap()
        assert not told.evaluate("one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1")
        page.mouse.click(1, 1)
    seats = page.locator("[data-part=others] > section")
    assert seats.count() == 5
    for number in range(5):
        seats.nth(number).scroll_into_view_if_needed()
        assert seats.nth(number).get_by_role("heading").is_visible()


NAMED = """() => [...document.querySelectorAll("[data-part=play] [data-face]")].map((card) => {
  const parts = [card.querySelector(".name > span"), card.querySelector(".band"), card];
  const [name, band, room] = parts.map((one) => one.getBoundingClientRect());
  const free = band.height ? band.top : room.bottom;
  return name.height > 6 && name.top >= room.top - 1 && name.bottom <= free + 2 && name.left >= room.left && name.right <= room.right;
})"""
"""Whether the names of the cards in play can be read."""


def test_cards_in_play_are_named_and_whose_turn_it_is_said_in_full(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    seat = server.table("person", "double-militia", kingdom={"by": "cards", "cards": ["Militia"], "sets": ["base-2e"]})
    play(server, seat, asked_by("Militia"))
    page = visitor.sit(seat.table, seat.token)
    Player(visitor).wait()
    for window, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        visitor.wait_until(lambda: page.evaluate(NAMED) == [True])
        whose = page.locator("[data-turn] .whose")
        assert whose.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), window
