"""Sounds: none until they are wanted, none as soon as they are not, and no trouble where a browser has none."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .running_server import Server
from .visitor import Visitor

LISTEN = """() => {
  window.heard = {contexts: 0, closed: 0, voices: 0};
  const {AudioContext} = window;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); heard.contexts += 1; }
    close() { heard.closed += 1; return super.close(); }
  };
  const {start} = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...given) { heard.voices += 1; return start.apply(this, given); };
  const buffer = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) { heard.voices += 1; return buffer.apply(this, given); };
}"""


def heard(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("() => ({...heard})")
    return found


def play_treasures(page: Page) -> None:
    """A move, and back, so that it can be made again."""
    page.get_by_role("button", name="Play all Treasures").click()
    expect(page.get_by_role("button", name="Play all Treasures")).to_be_hidden()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("button", name="Play all Treasures")).to_be_visible()


def test_the_switch(server: Server, visitor: Visitor) -> None:
    visitor.page.add_init_script(f"({LISTEN})()")
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "false")
    play_treasures(page)
    assert heard(page) == {"contexts": 0, "closed": 0, "voices": 0}

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    before = heard(page)
    assert before["contexts"] == 1
    assert before["voices"] > 0, "one hears that it is on"
    play_treasures(page)
    visitor.wait_until(lambda: heard(page)["voices"] > before["voices"])

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    silent = heard(page)
    assert silent["closed"] == 1
    play_treasures(page)
    assert heard(page) == silent

    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Sounds")
    expect(box).not_to_be_checked()
    box.check()
    page.get_by_role("button", name="Close").click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    assert heard(page)["contexts"] == 0, "before anybody touches the page nothing may sound"
    play_treasures(page)
    visitor.wait_until(lambda: heard(page)["voices"] > 0)


def test_a_browser_without_sound(server: Server, visitor: Visitor) -> None:
    visitor.page.add_init_script("delete window.AudioContext")
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    page.get_by_role("button", name="Sounds").click()
    play_treasures(page)
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")
