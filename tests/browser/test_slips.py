"""A slip wastes nothing: purchases that are hardly meant are asked about, and a prompt that changes under the pointer takes no click."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewVisitor
from .playing import TREASURES, Player
from .running_server import Server
from .visitor import SETTLED, Visitor


def pile(page: Page, name: str) -> Locator:
    """A pile that can be bought from."""
    return page.get_by_role("button", name=re.compile(f"^{name}, .* – buy"))


def box(target: Locator) -> dict[str, float]:
    """Where something lies."""
    found = target.bounding_box()
    assert found is not None
    return {"left": found["x"], "top": found["y"], "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


def test_a_purchase_before_the_treasures_is_asked_about(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    player, dialog = Player(visitor), page.get_by_role("dialog")
    assert player.wait()
    copper = page.get_by_role("button", name=re.compile("^Copper, .* – play")).first
    lit = "one => getComputedStyle(one.closest('button'), '::after').backgroundColor"  # the bar at its foot
    page.mouse.move(1, 1)
    assert copper.evaluate(lit) != "rgba(0, 0, 0, 0)"
    assert pile(page, "Curse").evaluate(lit) == "rgba(0, 0, 0, 0)"
    pile(page, "Curse").click()
    expect(dialog).to_contain_text("Buy Curse now?")
    expect(dialog).to_contain_text("After a purchase you can’t play them any more.")
    expect(dialog).to_contain_text("A Curse costs you a point.")
    page.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    player.press(player.says(TREASURES))
    expect(player.says(TREASURES)).to_have_count(0)
    page.mouse.move(1, 1)
    assert pile(page, "Estate").evaluate(lit) != "rgba(0, 0, 0, 0)"
    pile(page, "Copper").click()
    expect(dialog).to_contain_text("It is your last Buy")
    page.get_by_role("button", name="Keep playing").click()
    pile(page, "Copper").click()
    page.get_by_role("checkbox", name="Keep warning me").uncheck()
    page.get_by_role("button", name="Buy anyway").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ada buys Copper")
    assert player.wait()
    pile(page, "Curse").click()  # whoever has switched the question off means it
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ada buys Curse")
    assert player.wait()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Ask before a purchase")).not_to_be_checked()


def test_a_click_too_soon_answers_nothing_and_keys_are_not_slowed(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor)
    assert player.wait()
    spot = box(page.get_by_role("button", name=re.compile("^Estate, .* left")))
    page.evaluate(
        """() => {
          window.moments = [];
          const kept = [];
          new MutationObserver(() => {
            if (!('settling' in document.documentElement.dataset)) return;
            const estate = document.querySelector('[data-zone=supply][data-card=Estate]').getBoundingClientRect();
            const hit = document.elementFromPoint(estate.x + estate.width / 2, estate.y + estate.height / 2);
            window.moments.push(hit?.closest('[data-choice]')?.dataset.card ?? 'nothing');
          }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-settling'] });
        }"""
    )
    page.mouse.move(spot["left"] + 20, spot["top"] + 20)
    page.keyboard.press(" ")
    expect(player.says(TREASURES)).to_have_count(0)
    page.wait_for_function(SETTLED)
    assert page.evaluate("window.moments") == ["nothing"]
    page.keyboard.press("u")
    expect(player.says(TREASURES)).to_be_visible()
    page.keyboard.press(" ")  # at once, while the pointer would still have to wait
    expect(player.says(TREASURES)).to_have_count(0)
    page.wait_for_function(SETTLED)
    page.mouse.click(spot["left"] + 20, spot["top"] + 20)
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ada buys Estate")


def test_a_press_that_began_before_the_prompt_changed(server: Server, visitor: Visitor) -> None:
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor)
    assert player.wait()
    spot = box(page.get_by_role("button", name=re.compile("^Estate, .* left")))
    page.mouse.move(spot["left"] + 20, spot["top"] + 20)
    page.mouse.down()
    page.locator("[data-prompt]").focus()
    page.keyboard.press(" ")
    expect(player.says(TREASURES)).to_have_count(0)
    page.wait_for_function(SETTLED)
    page.mouse.up()
    page.mouse.click(1, 1)
    assert "Ada buys" not in player.log
    expect(player.says("End turn")).to_be_visible()


def test_somebody_who_comes_takes_no_press_away(server: Server, new_visitor: NewVisitor) -> None:
    visitor, guest = new_visitor(), new_visitor()
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor)
    assert player.wait()
    visitor.settle()
    spot = box(player.says(TREASURES))
    page.mouse.move(spot["left"] + 20, spot["top"] + 20)
    page.mouse.down()
    guest.open(f"/t/{seat.table}")
    expect(page.get_by_text("1 watching")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ada plays")


@pytest.mark.parametrize("size", [(360, 800), (1440, 900), (1920, 1080)], ids=str)
def test_end_turn_never_lies_where_the_treasures_were(server: Server, new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    visitor = new_visitor(viewport={"width": size[0], "height": size[1]})
    seat = server.table("person", "big-money")
    page = visitor.sit(seat.table, seat.token)
    player = Player(visitor)
    assert player.wait()
    for language, treasures, end in (("en", TREASURES, "End turn"), ("pl", "Zagraj wszystkie Skarby", "Zakończ turę")):
        visitor.speak(language)
        expect(page.get_by_role("button", name=treasures)).to_be_visible()
        before = box(page.get_by_role("button", name=treasures))
        page.get_by_role("button", name=treasures).click()
        expect(page.get_by_role("button", name=treasures)).to_have_count(0)
        for button in (page.get_by_role("button", name=end), page.locator("[data-undo]")):
            expect(button).to_be_visible()
            after = box(button)
            apart = (
                after["left"] >= before["right"]
                or after["right"] <= before["left"]
                or after["top"] >= before["bottom"]
                or after["bottom"] <= before["top"]
            )
            assert apart, (language, button, before, after)
        page.locator("[data-undo]").click()
        expect(page.get_by_role("button", name=treasures)).to_be_visible()
