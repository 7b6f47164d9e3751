"""From which pages the server may be used, and under which names."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from deckwright.server.connection import POLICY
from deckwright.server.origins import Origins
from tests.server.talking import make_table

ORIGINS = Origins(("Table.Example",), ("https://play.example:8443/", "https://other.example"))


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8321",
        "127.0.0.1",
        "127.0.0.1:8321",
        "192.168.1.5:8321",
        "[::1]",
        "[::1]:8321",
        "[fe80::1]:80",
        "table.example",
        "table.example:99",
        "play.example:8443",
        "other.example",
    ],
)
def test_names_of_this_server(host: str) -> None:
    assert ORIGINS.knows(host)
    assert ORIGINS.allows(None, host)
    assert ORIGINS.allows(f"http://{host}", host)


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        ":",
        ":80",
        "evil.example",
        "evil.example:8321",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil-table.example",
        "localhost:80:80x",
        "localhost@evil.example",
        "evil.example/localhost",
        "127.0.0.1 evil.example",
        "0x7f.1",
    ],
)
def test_names_of_others(host: str | None) -> None:
    """A page elsewhere whose name is made to point here is not let in."""
    assert not ORIGINS.knows(host)
    assert not ORIGINS.allows(None, host)
    assert not ORIGINS.allows(f"http://{host}", host)


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://localhost:8321", True),
        ("http://LOCALHOST:8321/", True),
        ("https://localhost:8321", True),
        ("https://play.example:8443", True),
        ("https://other.example", True),
        ("https://other.example:444", False),
        ("http://other.example", False),
        ("https://play.example", False),
        ("http://localhost", False),
        ("http://localhost:8322", False),
        ("http://127.0.0.1:8321", False),
        ("http://evil.example", False),
        ("http://localhost:8321.evil.example", False),
        ("http://evil.example/localhost:8321", False),
        ("http://localhost:8321@evil.example", False),
        ("http://evil@localhost:8321", False),
        ("null", False),
        ("", False),
        ("http://", False),
        ("http://[::1", False),
        ("http://[", False),
        ("localhost:8321", False),
        ("http://localhost:8321\x00", False),
    ],
)
def test_pages(origin: str | None, allowed: bool) -> None:
    assert ORIGINS.allows(origin, "localhost:8321") == allowed


def test_an_origin_that_is_none_lets_nobody_in() -> None:
    for nonsense in ("", "nonsense", "://", "http://["):
        origins = Origins((), (nonsense,))
        assert not origins.knows("")
        assert not origins.knows("evil.example")
        assert origins.knows("localhost")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[::1", "http://testserver:81"])
def test_sockets_of_other_pages_are_not_opened(client: TestClient, origin: str) -> None:
    table = make_table(client)["table"]
    with pytest.raises(WebSocketDisconnect) as end, client.websocket_connect(f"/api/tables/{table}/socket", headers={"origin": origin}):
        pass
    assert end.value.code == POLICY


@pytest.mark.parametrize("headers", [{}, {"origin": "http://testserver"}, {"host": "[::1]:8321", "origin": "http://[::1]:8321"}])
def test_sockets_of_the_own_page_and_of_programs_are(client: TestClient, headers: dict[str, str]) -> None:
    table = make_table(client)["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        socket.send_json({"say": "hello"})
        assert socket.receive_json()["tell"] == "welcome"


def test_a_socket_under_another_name_is_not_opened(client: TestClient) -> None:
    table = make_table(client)["table"]
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/socket", headers=headers):
        pass
