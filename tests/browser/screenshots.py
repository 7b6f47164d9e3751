"""Takes the pictures of the documentation: ``python -m tests.browser.screenshots``, after the page was built.

The shuffles of its server come from fixed keys, so that the same games are in the pictures every time.
"""

from __future__ import annotations

import hashlib
import itertools
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, sync_playwright

from deckwright.engine.view import View

from .playing import Player
from .quick import play
from .running_server import Seat, Server
from .visitor import Visitor

IMAGES = Path(__file__).parents[2] / "docs" / "images"
LARGE, PHONE = {"width": 1920, "height": 1080}, {"width": 360, "height": 740}
MIXED: dict[str, Any] = {
    "by": "cards",
    "sets": ["base-2e", "seaside-1e"],
    "cards": [
        "Lighthouse",
        "Native Village",
        "Fishing Village",
        "Militia",
        "Caravan",
        "Island",
        "Remodel",
        "Market",
        "Wharf",
        "Laboratory",
    ],
}
WISHES = ("Caravan", "Fishing Village", "Island", "Native Village", "Wharf", "Market", "Laboratory", "Militia", "Wharf")


COMMAND = (sys.executable, "-m", "tests.browser.screenshots")


def serve() -> None:
    """The usual command, with keys that are counted instead of drawn."""
    from deckwright.cli import main
    from deckwright.server import table

    keys = (hashlib.sha256(f"picture {number}".encode()).hexdigest() for number in itertools.count())
    with mock.patch.object(table, "new_key", side_effect=keys):
        main()


class Photographer:
    """Goes to the screens and takes their pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server

    @contextmanager
    def visitor(self, **properties: Any) -> Iterator[Visitor]:
        """Somebody who looks."""
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": LARGE, "color_scheme": "light"}
        visitor = Visitor(self.browser.new_context(**{**usual, **properties}), self.server.address)
        yield visitor
        visitor.end()

    def take(self, visitor: Visitor, name: str) -> None:
        """A picture, when everything has come to rest."""
        visitor.page.mouse.move(0, 0)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.screenshot(path=IMAGES / f"{name}.png")
        print(name)

    def mid_game(self) -> Seat:
        """A game of three in its middle, with the first Actions of a good turn still in the hand."""
        seat = self.server.table("person", "big-money", "big-money", kingdom=MIXED, name="Ada", score=True)
        play(self.server, seat, _rich_turn, wishes=WISHES)
        return seat

    def all(self) -> None:
        """Every picture."""
        with self.visitor() as visitor:
            visitor.open("/").get_by_role("button", name="Play against a bot").wait_for()
            self.take(visitor, "home")
            page = visitor.open("/new")
            page.get_by_role("radio", name="Random").check(force=True)
            page.get_by_role("button", name="Draw ten cards").click()
            page.get_by_role("button", name=re.compile("^Swap ")).nth(9).wait_for()
            self.take(visitor, "new-table")
            visitor.open("/help").get_by_role("button", name="Village").wait_for()
            self.take(visitor, "help")
        seat = self.mid_game()
        looks: dict[str, dict[str, Any]] = {
            "table": {},
            "table-dark": {"color_scheme": "dark"},
            "table-pl": {"locale": "pl-PL"},
            "table-phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
        }
        with self.visitor() as visitor:
            visitor.sit(seat.table, seat.token)
            player = Player(visitor)
            for _ in range(2):
                player.wait()
                player.step()
            player.wait()
        for name, properties in looks.items():
            with self.visitor(**properties) as visitor:
                visitor.sit(seat.table, seat.token).locator("[data-choice]").first.wait_for()
                self.take(visitor, name)
        play(self.server, seat, wishes=WISHES)
        with self.visitor() as visitor:
            visitor.sit(seat.table, seat.token).locator(".chart canvas").nth(1).wait_for()
            self.take(visitor, "end")


def _rich_turn(view: View) -> bool:
    """The first decision of an own turn with much to do, not too early."""
    own = view.seats[view.seat]
    hand = own.hand if isinstance(own.hand, tuple) else ()
    actions = [name for name in hand if name in MIXED["cards"]]
    return own.turns >= 8 and view.phase == "action" and view.turn == view.seat and len(actions) >= 3 and len(own.in_play) >= 1


def main() -> None:
    """Take every picture with Debian's chromium."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        server = Server(Path(folder), COMMAND)
        try:
            Photographer(browser, server).all()
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve()
    else:
        main()
