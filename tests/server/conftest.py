"""A server in this process, with space for everything that tests do at once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.server import tables
from deckwright.server.app import make_app
from deckwright.server.limits import Limits, Rate
from deckwright.server.origins import Origins
from tests.server.talking import hang_up_all

PLENTY = Rate(1_000_000, 1)
GENEROUS = Limits(playing=PLENTY, watching=PLENTY, new_tables=PLENTY, joins=PLENTY, requests=PLENTY, sockets_of_address=1_000_000)


@pytest.fixture(autouse=True)
def presence_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes or goes is told of without delay, so that tests can count messages."""
    monkeypatch.setattr(tables, "PRESENCE_SECONDS", 0.0)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Talks to a server with a new data file."""
    with serving(tmp_path / "tables.sqlite") as one:
        yield one


@contextmanager
def serving(data: Path, page: Path | None = None, limits: Limits = GENEROUS) -> Iterator[TestClient]:
    """A server on this data; at the end every socket that a test left open is closed."""
    with TestClient(make_app(data, page, limits, Origins(("testserver",)))) as client:
        try:
            yield client
        finally:
            hang_up_all(client)


@pytest.fixture
def failing_on_purpose() -> None:
    """For tests that make the server fail: then it may log so."""


@pytest.fixture(autouse=True)
def no_failures(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server logs errors only when something fails that nobody foresaw."""
    yield
    if "failing_on_purpose" not in request.fixturenames:
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
