"""The replay: its bar covers nothing of the table, and the log shows where in the game one is."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewVisitor
from .quick import play
from .running_server import Server

KINGDOM = {"by": "cards", "cards": ["Village"], "sets": ["base-2e"]}
WINDOWS = ((360, 800), (740, 360), (1440, 900), (1920, 1080))

BELOW = """() => {
  const top = document.querySelector("[data-replay]").getBoundingClientRect().top;
  const parts = [...document.querySelectorAll("[data-part]")].filter((part) => part.checkVisibility());
  return parts.filter((part) => part.getBoundingClientRect().bottom > top + 1).map((part) => part.dataset.part);
}"""
"""The parts of the table that reach under the bar."""

MARKED = """() => {
  const place = (selector) => document.querySelector(`[data-log] ${selector}`).getBoundingClientRect();
  const [box, line] = [place(".lines"), place("[aria-current=step]")];
  return line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
}"""
"""Whether the line of the log that is looked at is in sight."""


def test_the_bar_covers_nothing_and_the_log_follows(server: Server, new_visitor: NewVisitor) -> None:
    seat = server.table("person", *["big-money"] * 5, kingdom=KINGDOM)
    play(server, seat)
    visitor = new_visitor(viewport={"width": 1440, "height": 900})
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="Watch the replay").click()
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("0 of")
    turns = sum(event["what"] == "turn" for update in visitor.told("update") for batch in update["log"] for event in batch)
    assert turns > 60  # more than the log draws at first
    for move in ("One move on", "To the end", "To the start", "Next turn", "Next turn"):
        replay.get_by_role("button", name=move).click()
        expect(page.locator("[data-log] [aria-current=step]").first).to_be_visible()
        visitor.wait_until(lambda: bool(page.evaluate(MARKED)))
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        visitor.wait_until(lambda: page.evaluate(BELOW) == [])
    page.set_viewport_size({"width": 1440, "height": 900})
    replay.get_by_role("button", name="Leave the replay").click()
    expect(replay).to_have_count(0)
    assert page.evaluate("() => document.querySelector('.table').offsetHeight === innerHeight")
