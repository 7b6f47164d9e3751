"""The way to a table for others: under the name by which one sees it oneself, unless nobody else could go there."""

from __future__ import annotations

import socket
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from deckwright.server import invitation as module
from deckwright.server.app import make_app
from deckwright.server.invitation import Network, invitation, is_loopback
from deckwright.server.origins import Origins
from tests.server.talking import PERSON, make_table

HOME = Network("0.0.0.0", 8321)


@pytest.fixture
def own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is 192.168.7.5 to others."""
    monkeypatch.setattr(module, "_own_address", lambda: "192.168.7.5")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])
def test_this_machine_itself(host: str) -> None:
    assert is_loopback(host)
    assert not is_loopback("192.168.7.5")
    assert not is_loopback("localhost.example.org")


@pytest.mark.parametrize(
    ("host", "network", "link"),
    [
        ("127.0.0.1:8321", HOME, "http://192.168.7.5:8321/t/abc"),
        ("localhost:8321", HOME, "http://192.168.7.5:8321/t/abc"),
        ("[::1]:8321", Network("::", 8321), "http://192.168.7.5:8321/t/abc"),
        ("localhost:8321", Network("fe80::5", 8321), "http://[fe80::5]:8321/t/abc"),
        ("localhost:8321", Network("127.0.0.1", 8321), None),
        ("localhost:8321", Network("localhost", 8321), None),
        ("localhost", None, None),
        ("kitchen.local:8321", HOME, "http://kitchen.local:8321/t/abc"),
        ("192.168.7.9:8321", Network("127.0.0.1", 8321), "http://192.168.7.9:8321/t/abc"),
    ],
)
@pytest.mark.usefixtures("own_address")
def test_the_link(host: str, network: Network | None, link: str | None) -> None:
    told = invitation("abc", "http", host, "", network)
    assert told.link == link
    assert bool(told.code) == (link is not None)


def test_behind_a_proxy_the_link_is_what_the_proxy_says() -> None:
    told = invitation("abc", "https", "cards.example.org", "/cards/", Network("127.0.0.1", 8321))
    assert told.link == "https://cards.example.org/cards/t/abc"


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(self: socket.socket, address: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert HOME.address() is None
    assert invitation("abc", "http", "localhost", "", HOME).link is None


def test_the_code_is_a_picture_and_nothing_else() -> None:
    picture = ElementTree.fromstring(invitation("abc", "http", "192.168.7.9:8321", "", None).code)
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert {one.tag.rpartition("}")[2] for one in picture.iter()} <= {"svg", "path", "g"}
    assert invitation("abc", "http", "192.168.7.9:8321", "", None).code != invitation("abd", "http", "192.168.7.9:8321", "", None).code


@pytest.mark.usefixtures("own_address")
def test_over_http(tmp_path: Path) -> None:
    app = make_app(tmp_path / "tables.sqlite", origins=Origins(("testserver",)), network=HOME)
    with TestClient(app, base_url="http://testserver/cards", root_path="/cards") as client:
        table = make_table(client, PERSON, PERSON)["table"]
        links = [
            client.get(f"/api/tables/{table}/invitation", headers={"host": host}).json()["link"]
            for host in ("localhost:8321", "testserver")
        ]
        assert links == [f"http://192.168.7.5:8321/cards/t/{table}", f"http://testserver/cards/t/{table}"]
        assert client.get("/api/tables/nowhere/invitation").status_code == 404
