"""axe-core finds nothing serious on any screen, light and dark; the page works with forced colours and without motion."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, NewVisitor
from .playing import Player
from .running_server import Server
from .screens import SCREENS
from .visitor import Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
MOST_SCRIPT = 150_000
"""Bytes of all scripts, compressed, without the texts of the other languages."""


@pytest.fixture(scope="module")
def axe() -> str:
    """The checker's source."""
    if not AXE.is_file():
        pytest.skip("tests of accessibility: axe-core is not installed (npm ci in web/)")
    return AXE.read_text(encoding="utf-8")


def violations(visitor: Visitor) -> dict[str, list[str]]:
    """What axe finds grave, with the places."""
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "() => axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)"
    )
    return {
        f"{one['id']} ({one['impact']}): {one['help']}": [
            f"{node['html'][:200]} | {node['failureSummary'][:300]}" for node in one["nodes"][:5]
        ]
        for one in found
        if one["impact"] in GRAVE
    }


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious(screen: str, axe: str, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    SCREENS[screen](server, visitor)
    visitor.page.evaluate(axe)
    assert not violations(visitor)
    visitor.page.emulate_media(color_scheme="dark")
    assert not violations(visitor)


def test_the_head_of_a_dialog_is_no_banner_of_the_page(server: Server, visitor: Visitor) -> None:
    SCREENS["end"](server, visitor)
    expect(visitor.page.get_by_role("dialog").get_by_role("banner")).to_have_count(0)


def test_forced_colours_leave_everything_to_be_chosen_in_sight(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(forced_colors="active", contrast="more")
    SCREENS["buying"](server, visitor)
    player = Player(visitor)
    chosen = visitor.page.locator("[data-choice]").first
    assert chosen.evaluate("one => getComputedStyle(one).outlineStyle") != "none"
    player.play(turns=2)


def test_cards_that_fly_stop_nobody(server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(reduced_motion="no-preference")
    SCREENS["buying"](server, visitor)
    player = Player(visitor)
    player.play(turns=3)
    assert len(player.answered) >= 6


def test_the_page_is_small_and_quick(visitor: Visitor) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url.rsplit("/", 1)[1]] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    page = visitor.open("/")
    expect(page.get_by_role("button", name="Play against a bot")).to_be_enabled()
    ready = page.evaluate("() => performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    first = sum(sizes.values())
    page.get_by_role("button", name="Play against a bot").click()
    Player(visitor).wait()
    total = sum(sizes.values())
    print(f"\nready after {ready:.0f} ms; scripts {first / 1000:.1f} kB for the first screen, {total / 1000:.1f} kB with the table")
    assert total < MOST_SCRIPT
