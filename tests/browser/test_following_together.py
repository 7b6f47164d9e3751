"""Following others' turns while something else goes on: somebody watches, wants another game, or plays against the clock."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from .conftest import NewVisitor
from .quick import play, say, together, turn
from .running_server import Server
from .test_following import PEACEFUL, STEP, Seen, end_turn, frozen, shown, skip

CLOCK = 40
SHARE = 0.25
"""At most this part of the time that one has is taken by what others did."""


def test_a_spectator_follows_too_until_another_game_begins(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(pace="slow")
    seat = server.table("person", "big-money", kingdom=PEACEFUL, spectators="open", name="Ada")
    play(server, seat, turn(8))
    visitor.page.clock.install()
    page = visitor.open(f"/t/{seat.table}")
    page.get_by_text("You are watching").wait_for()
    expect(page.locator("[data-log]")).to_contain_text("Turn 8")
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=2))
    play(server, seat, turn(10))
    expect(skip(page)).to_be_visible()
    seen = list[Seen]()
    while skip(page).is_visible() and len(seen) < 6:
        seen.append(shown(page))
        page.clock.run_for(STEP)
    assert len({str(moment) for moment in seen}) >= 4, seen

    play(server, seat)
    visitor.wait_until(lambda: visitor.told("update")[-1]["table"]["state"] == "over")
    expect(skip(page)).to_be_visible()
    expect(page.locator("#ending-heading")).to_have_count(0)  # the last turn is still being shown
    say(server, seat, say="rematch", fresh=False)
    expect(page.locator("[data-log]")).not_to_contain_text("Turn 8")  # nothing of the last game is shown any more
    expect(page.locator("#ending-heading")).to_have_count(0)
    page.keyboard.press("Escape")  # the first turn of the new one may be a bot's
    expect(skip(page)).to_have_count(0)
    expect(page.locator("[data-turn]")).to_have_text(re.compile("Turn: Ada"))


def test_a_wish_for_another_game_waits_for_the_last_turn(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(pace="slow")
    first = server.table("person", "person", kingdom=PEACEFUL, name="Ada")
    second = server.join(first.table, "Béla")
    visitor.page.clock.install()
    page = visitor.sit(first.table, first.token)
    expect(page.locator("[data-log]")).to_contain_text("Set-up")
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=2))
    together(server, first, second)
    visitor.wait_until(lambda: visitor.told("update")[-1]["table"]["state"] == "over")
    expect(skip(page)).to_be_visible()
    say(server, second, say="rematch", fresh=False)
    visitor.wait_until(lambda: bool(visitor.told("update")[-1]["table"]["rematch"]))
    expect(skip(page)).to_be_visible()
    expect(page.locator("#ending-heading")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_contain_text("Still to agree: Ada")


def test_the_time_runs_while_others_are_shown_and_enough_of_it_is_left(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(pace="slow")
    seat = server.table("person", *["big-money"] * 5, kingdom=PEACEFUL, clock=CLOCK)
    page = frozen(visitor, seat)
    end_turn(page)
    expect(skip(page)).to_be_visible()
    timer = page.locator("[data-turn]").get_by_role("timer")
    expect(timer).to_be_visible()
    before = timer.inner_text()
    page.clock.run_for(2 * STEP)
    expect(skip(page)).to_be_visible()
    assert timer.inner_text() < before
    page.clock.run_for(int(CLOCK * SHARE * 1000))
    expect(skip(page)).to_have_count(0)
    expect(timer).to_be_visible()
