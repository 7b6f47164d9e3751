"""A built page, a server and a browser for each worker; where one of them is missing the tests here say so and are skipped."""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

import build_web
import pytest

from deckwright.web import page_folder, why_not_built

from .running_server import Server
from .visitor import Visitor, remember

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
PATIENCE = 15_000
"""Milliseconds until something that should happen counts as not happening."""
CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)


def why_not() -> str | None:
    """Why nothing here can be tested on this machine."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright is not installed (pip install --group dev)"
    if CHROMIUM is None:
        return "chromium is not installed (apt-get install chromium)"
    if page_folder() is None:
        return f"the page is not built ({why_not_built()})"
    if "DECKWRIGHT_PAGE" not in os.environ and not build_web.is_current(ROOT):
        return "the page is older than its sources (pip install --editable . builds it)"
    return None


WHY_NOT = why_not()


class Skipped(pytest.Module):
    """A module of tests that is not even read."""

    def collect(self) -> NoReturn:
        """Nothing, and why."""
        pytest.skip(f"tests in a browser: {WHY_NOT}", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Read the tests only where they can be run."""
    return Skipped.from_parent(parent, path=module_path) if WHY_NOT else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser on a busy machine can be late. What fails here is tried once more, and the summary tells of it."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


class NewVisitor(Protocol):
    """Somebody new comes, with the given properties of their browser."""

    def __call__(self, at: Server | None = None, pace: str = "instant", **properties: Any) -> Visitor:
        """At the usual server, or at another one; ``pace`` is how quickly others' turns are shown."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The chromium of this machine. For a package and no longer: while it is there, nothing else can run an event loop in this process."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker; each makes tables of its own on it."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    running = Server(tmp_path)
    yield running
    running.end()


@pytest.fixture
def new_visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewVisitor]:
    """Visitors who speak English, want no motion and wait for nobody unless they say so; at the end nothing may have gone wrong for any."""
    visitors: list[Visitor] = []

    def come(at: Server | None = None, pace: str = "instant", **properties: Any) -> Visitor:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}}
        context = browser.new_context(**{**usual, **properties})
        context.set_default_timeout(PATIENCE)
        remember(context, "deckwright.preferences", {"pace": pace})
        tables: Server = at or request.getfixturevalue("server")
        visitors.append(Visitor(context, tables.address))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.end()


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    """One visitor."""
    return new_visitor()
