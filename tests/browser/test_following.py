"""Others' turns can be followed: shown step by step, skipped at any moment, and told in one line afterwards.

The page's clock stands still and is moved on by hand, so that no machine is too slow for these tests.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from .conftest import NewVisitor
from .playing import TREASURES, Player
from .quick import asked_by, play, turn
from .running_server import Seat, Server
from .visitor import Visitor, remember

PEACEFUL = {"by": "cards", "cards": ["Village"], "sets": ["base-2e"]}
STEP = 600
SETTLED = 300
"""Milliseconds after which a changed prompt takes clicks again; less than a step."""
TRIES = 8
PHONE = {"width": 360, "height": 740}
Seen = tuple[int, list[str]]


def frozen(visitor: Visitor, seat: Seat) -> Page:
    """A table in whose page no time passes unless the test says so."""
    visitor.page.clock.install()
    remember(visitor.context, "deckwright.preferences", {"warnBuy": False, "warnEndTurn": False})
    page = visitor.sit(seat.table, seat.token)
    assert Player(visitor).wait()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=2))  # a longer jump would look like a lost connection
    return page


def skip(page: Page) -> Locator:
    """The button that is there as long as something is still to be shown."""
    return page.get_by_role("button", name="Skip", exact=True)


def end_turn(page: Page) -> None:
    """Play the Treasures, buy a Copper, and so end the turn."""
    press(page, page.get_by_role("button", name=TREASURES))
    expect(page.get_by_role("button", name=TREASURES)).to_have_count(0)
    press(page, page.get_by_role("button", name=re.compile("^Copper, .* – buy")))


def press(page: Page, button: Locator) -> None:
    """Click once the prompt has settled; an update may come late and unsettle it, and no time passes by itself."""
    for _ in range(TRIES):
        page.clock.run_for(SETTLED)
        with suppress(PlaywrightTimeout):
            button.click(timeout=1_000)
            return
    button.click()


def steps(visitor: Visitor) -> list[dict[str, Any]]:
    """The views that the last update brought, the own one last."""
    update = [update for update in visitor.told("update") if update["steps"]][-1]
    return [step["view"] for step in update["steps"]] + [update["view"]]


def shown(page: Page) -> Seen:
    """Whose turn is shown, and the cards that are seen in front of that player."""
    owner = int(page.locator("[data-turn]").get_attribute("data-turn") or "-1")
    cards = page.locator(f"[data-zone=in_play][data-owner='{owner}']").filter(visible=True)
    return owner, sorted(cards.evaluate_all("all => all.map((one) => one.dataset.card)"))


def test_each_step_is_shown_and_can_be_skipped(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(pace="slow")
    seat = server.table("person", "big-money", "big-money", kingdom=PEACEFUL)
    page = frozen(visitor, seat)
    lines = page.locator("[data-log] li")
    end_turn(page)
    expect(skip(page)).to_be_visible()
    before, seen = lines.count(), list[Seen]()
    while skip(page).is_visible():
        expect(page.locator("[data-saying]")).to_have_count(0)
        seen.append(shown(page))
        page.clock.run_for(STEP)
    happened = [(view["turn"], sorted(view["seats"][view["turn"]]["places"]["in play"])) for view in steps(visitor)]
    assert len(happened) >= 4
    assert seen == happened[:-1]
    expect(skip(page)).to_have_count(0)
    assert lines.count() > before
    assert Player(visitor).asked

    page.clock.run_for(STEP)
    presses: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press(" "),
        lambda: page.mouse.click(5, 300),
        lambda: skip(page).click(),
    )
    for press in presses:
        end_turn(page)
        expect(skip(page)).to_be_visible()
        press()
        expect(skip(page)).to_have_count(0)
        expect(page.get_by_role("button", name=TREASURES)).to_be_visible()  # what was pressed has not answered
        expect(page.get_by_text("0 Coins", exact=True)).to_be_visible()

    end_turn(page)
    expect(skip(page)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(skip(page)).to_have_count(0)
    page.get_by_label("Others’ turns").select_option(label="Instant")
    page.keyboard.press("Escape")
    end_turn(page)
    expect(page.get_by_role("button", name=TREASURES)).to_be_visible()
    expect(skip(page)).to_have_count(0)


def test_nothing_old_is_shown(server: Server, new_visitor: NewVisitor) -> None:
    """After taking back, looking back and coming back there is only now."""
    visitor = new_visitor(pace="slow")
    page = frozen(visitor, server.table("person", "big-money", kingdom=PEACEFUL))
    end_turn(page)
    expect(skip(page)).to_be_visible()
    page.keyboard.press("Escape")
    page.clock.run_for(SETTLED)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=re.compile("^Copper, .* – buy"))).to_be_visible()
    expect(skip(page)).to_have_count(0)
    page.clock.run_for(SETTLED)
    page.get_by_role("button", name=re.compile("^Copper, .* – buy")).click()
    expect(skip(page)).to_be_visible()
    page.locator("[data-log] h3").first.click()
    expect(page.get_by_text(re.compile("^After move"))).to_be_visible()
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.get_by_role("button", name=TREASURES)).to_be_visible()
    end_turn(page)
    expect(skip(page)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=TREASURES)).to_be_visible()
    expect(skip(page)).to_have_count(0)


def test_the_end_waits_for_the_last_turn(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(pace="slow")
    seat = server.table("person", "big-money", kingdom=PEACEFUL)
    play(server, seat, turn(10))
    page = frozen(visitor, seat)
    play(server, seat)
    visitor.wait_until(lambda: visitor.told("update")[-1]["table"]["state"] == "over")
    expect(skip(page)).to_be_visible()
    expect(page.locator("#ending-heading")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#ending-heading")).to_be_visible()


def test_the_story_of_the_last_turn(server: Server, new_visitor: NewVisitor) -> None:
    """On a phone, too: who attacked, what that did to this player, and what was bought."""
    kingdom = {"by": "cards", "cards": ["Militia"], "sets": ["base-2e"]}
    seat = server.table("person", "double-militia", kingdom=kingdom)
    play(server, seat, asked_by("Militia"))
    visitor = new_visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.sit(seat.table, seat.token)
    assert Player(visitor).wait()
    expect(page.get_by_role("list", name="in play", exact=True)).to_contain_text("Militia")
    play(server, seat, lambda view: view.turn == seat.seat)
    story = page.locator("[data-story] button")
    expect(story).to_be_visible()
    expect(story).to_have_text(re.compile(r"^played .*Militia: you discard 2; bought \w+"))
    name = page.locator(".seat .name").inner_text()
    expect(story).to_have_accessible_name(re.compile(f"^{re.escape(name)} played .*bought"))
    flat = story.bounding_box()
    assert flat is not None
    assert flat["x"] >= 0
    assert flat["x"] + flat["width"] <= PHONE["width"]
    page.set_viewport_size({"width": 240, "height": 740})
    clipped = "one => one.scrollWidth > one.clientWidth"
    assert story.evaluate(clipped)
    story.tap()
    assert not story.evaluate(clipped)
    for language, words in {
        "pl": "odrzucasz 2 karty; kupuje",
        "it": "scarti 2 carte; ha acquistato",
        "ro": "decartezi 2 cărți; a cumpărat",
    }.items():
        visitor.speak(language)
        expect(story).to_contain_text(words)
