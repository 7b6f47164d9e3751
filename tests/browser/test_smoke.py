"""Playwright and chromium are different builds that nobody promises to fit: where both are there, they must work together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_playwright_drives_chromium(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<button onclick=\"document.title = 'clicked'\">Here</button>")
    page.get_by_role("button", name="Here").click()
    assert page.title() == "clicked"
    page.close()


def test_the_page_comes_up(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("heading", level=1, name="Dominion in your browser").wait_for()
    assert page.title() == "Deckwright"
