"""Somebody with a browser of their own: the page they look at, and everything that went wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

ABORTED = "net::ERR_ABORTED"
"""The browser itself drops what it still fetched for a page that is left."""

KEEP = "([key, values]) => localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage[key] ?? '{}'), ...values}))"

SLIP = 250
"""Milliseconds in which a changed prompt takes no click."""
SETTLED = "() => !('settling' in document.documentElement.dataset)"


def remember(context: BrowserContext, key: str, values: dict[str, Any]) -> None:
    """Every page of this browser finds this where pages keep what they remember."""
    context.add_init_script(f"location.protocol.startsWith('http') && ({KEEP})({json.dumps([key, values])})")


class Visitor:
    """A browser context with one page. A test in which anything goes wrong on the page fails, whatever else it asserts."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.troubles: list[str] = []
        self.heard: list[str] = []
        """Every frame that came over a socket, as text."""
        self._expected: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self._trouble(f"error on the page: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        self.page: Page = context.new_page()
        self.page.on("websocket", self._socket)
        self._hurried = False

    def open(self, path: str = "/") -> Page:
        """Go to an address of the page, as if it were typed."""
        self.page.goto(self.address + path)
        return self.page

    def sit(self, table: str, token: str) -> Page:
        """Open a table with a seat that was taken before, as somebody who comes back."""
        self.page.add_init_script(f"({KEEP})(['deckwright.seats', {json.dumps({table: token})}])")
        return self.open(f"/t/{table}")

    def speak(self, language: str) -> None:
        """Come back to the same screen as somebody who reads another language."""
        self.keep("deckwright.preferences", {"language": language})
        self.page.reload(wait_until="networkidle")
        self.page.locator(f"html[lang={language}] main").first.wait_for()

    def hurry(self) -> None:
        """Don't wait where the page makes a pointer wait: its clock jumps on instead. Before the page is opened."""
        self.page.clock.install()
        self._hurried = True

    def settle(self) -> None:
        """Wait until what is asked can be answered by a pointer."""
        if self._hurried and not self.page.evaluate(SETTLED):
            self.page.clock.fast_forward(SLIP)
        elif not self._hurried:
            self.page.wait_for_function(SETTLED)

    def keep(self, key: str, values: dict[str, Any]) -> None:
        """Put something where the page keeps what it remembers of this browser."""
        self.page.evaluate(KEEP, [key, values])

    def expect_trouble(self, pattern: str) -> None:
        """This is about to go wrong on purpose."""
        self._expected.append(re.compile(pattern))

    def end(self) -> None:
        """Close the browser; whatever went wrong fails the test."""
        self.context.close()
        assert not self.troubles, "\n".join(self.troubles)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that no locator can wait for."""
        for _ in range(1500):
            if holds():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("what was waited for did not happen")

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind that came over the socket."""
        messages = (json.loads(frame) for frame in self.heard)
        return [message for message in messages if message["tell"] == kind]

    def _trouble(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._expected):
            self.troubles.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != ABORTED:
            self._trouble(f"request failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"answer {response.status}: {response.request.method} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(payload if isinstance(payload, str) else payload.decode()))
