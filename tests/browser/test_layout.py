"""Every screen fits: nothing is wider than the window, from a phone held upright to a large screen, at twice the size too."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from .conftest import NewVisitor
from .running_server import Server
from .screens import SCREENS
from .visitor import Visitor

TOO_WIDE = """() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
  for (const element of document.querySelectorAll("body *")) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const own = element.closest(".scroll, .visually-hidden, svg, select, input") !== null || textOverflow === "ellipsis";
    if (own || !element.checkVisibility() || overflowX === "visible" || element.clientWidth <= 1) continue;
    const [inner, outer] = [element.scrollWidth, element.clientWidth];
    if (inner > outer + 1) found.push(`${element.outerHTML.slice(0, 160)}: ${inner} in ${outer} px`);
  }
  for (const element of document.querySelectorAll("button, a, input, select, summary, h1, h2, h3, p")) {
    if (element.closest(".scroll, .visually-hidden, [inert]") || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)) found.push(`outside: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""
"""What sticks out. Tables of numbers and short texts that end in dots may scroll or be cut in their own box."""

WINDOWS = {
    "phone": (360, 740),
    "phone on its side": (740, 360),
    "tablet": (820, 1180),
    "laptop": (1280, 900),
    "narrowest with the log beside": (1090, 900),
    "larger laptop": (1440, 960),
    "large": (1920, 1080),
    "twice the size": (640, 400),
}
"""The last is what is left of 1280 × 800 when everything is drawn twice as large."""
TRANSLATED = ("home", "new table", "buying", "end", "help")
"""Words are of other lengths in other languages; these screens have the most of them."""


def _settled(visitor: Visitor) -> list[str]:
    """What still sticks out when the page has had time to rearrange itself."""
    found: list[str] = []
    for _ in range(20):
        found = visitor.page.evaluate(TOO_WIDE)
        if not found:
            break
        visitor.page.wait_for_timeout(50)
    return found


def too_wide(visitor: Visitor, windows: Iterable[str] = WINDOWS) -> dict[str, list[str]]:
    """What sticks out in which window."""
    found: dict[str, list[str]] = {}
    for window in windows:
        width, height = WINDOWS[window]
        visitor.page.set_viewport_size({"width": width, "height": height})
        found[window] = _settled(visitor)
    return {window: what for window, what in found.items() if what}


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_wider_than_the_window(screen: str, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport={"width": 360, "height": 740})
    SCREENS[screen](server, visitor)
    assert not too_wide(visitor)


CUT = """() => [...document.querySelectorAll("ol select")].flatMap((chooser) => [...chooser.options].map((option) => {
  const alone = chooser.cloneNode();
  alone.append(option.cloneNode(true));
  alone.style.cssText = "position: absolute; width: max-content";
  chooser.after(alone);
  const needed = alone.offsetWidth;
  alone.remove();
  return needed > chooser.offsetWidth ? `${option.text}: ${needed} in ${chooser.offsetWidth} px` : "";
}).filter(Boolean))"""
"""What would be cut in the choosers of bots; a copy with nothing else in it is as wide as each text needs."""
KINGDOM = ("Cellar", "Moat", "Village", "Smithy", "Market", "Laboratory", "Festival", "Council Room", "Witch", "Chapel")


@pytest.mark.parametrize("language", ["en", "pl", "it", "ro"])
def test_bots_are_read_in_full_where_they_are_chosen(language: str, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(viewport={"width": 360, "height": 740})
    kingdom = {"by": "cards", "cards": KINGDOM, "sets": ["base-2e"]}
    seat = server.table("person", "person", kingdom=kingdom)
    page = visitor.sit(seat.table, seat.token)
    visitor.speak(language)
    page.locator("ol select").wait_for()
    assert not page.evaluate(CUT)
    visitor.open("/new")
    page.locator("ol select").wait_for()
    # Strategies with a list of cards may be longer than a phone is wide.
    assert not [text for text in page.evaluate(CUT) if "," not in text]


@pytest.mark.parametrize("screen", TRANSLATED)
def test_translations_fit_too(screen: str, server: Server, new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    SCREENS[screen](server, visitor)
    for language in ("pl", "it", "ro"):
        visitor.speak(language)
        assert not too_wide(visitor, ("phone", "laptop", "large")), language
