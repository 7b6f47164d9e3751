"""Why a socket is closed, as clients hear it: the codes of ``docs/protocol.md``."""

from __future__ import annotations

import json
import os
import signal
import urllib.request
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from deckwright.errors import Problem
from deckwright.server import connection, wire
from deckwright.server.live_table import LiveTable
from tests.server.processes import ServerProcess
from tests.server.talking import PERSON, Talker, join, make_table
from tests.server.test_clock import in_its_loop, tables_of


def greet(socket: ClientConnection, token: str | None) -> None:
    """Say hello, and hear it."""
    socket.send(json.dumps({"say": "hello", "token": token} if token else {"say": "hello"}))
    assert json.loads(socket.recv(timeout=30))["tell"] == "welcome"


def code_of(socket: ClientConnection) -> int | None:
    """The code with which the server closes a socket."""
    try:
        while True:
            socket.recv(timeout=30)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


def test_a_server_that_stops_says_so_to_everybody(tmp_path: Path) -> None:
    """1001, whoever they are and wherever they sit; the process ends by itself."""
    server = ServerProcess(tmp_path)
    server.start(by_command=True)
    try:
        wish = {"kingdom": {"by": "name", "name": "First Game"}, "seats": [PERSON, PERSON], "name": "Ann"}
        with urllib.request.urlopen(f"http://{server.address}/api/tables", json.dumps(wish).encode(), timeout=30) as answer:
            taken = json.load(answer)
        address = f"ws://{server.address}/api/tables/{taken['table']}/socket"
        with connect(address) as seated, connect(address) as watching, connect(address) as silent:
            greet(seated, taken["token"])
            greet(watching, None)
            os.kill(server.pid, signal.SIGTERM)
            assert [code_of(socket) for socket in (seated, watching, silent)] == [wire.GOING_AWAY] * 3
    finally:
        server.end()


def two_at_a_table(client: TestClient) -> tuple[Talker, Talker]:
    taken = make_table(client, PERSON, PERSON)
    ben = join(client, taken["table"])
    talkers = Talker(client, taken["table"], taken["token"]), Talker(client, taken["table"], ben["token"])
    for talker in talkers:
        talker.catch_up()
    return talkers


def test_a_table_that_is_put_away_sends_its_sockets_to_come_back(client: TestClient) -> None:
    """1001: the table is on disk, and whoever comes back finds it as it was."""
    ann, ben = two_at_a_table(client)
    (live,) = tables_of(client).live.values()
    in_its_loop(client, tables_of(client).close)
    assert [talker.closed_with()[1] for talker in (ann, ben)] == [wire.GOING_AWAY] * 2
    assert live.closed
    again = Talker(client, ann.table, ann.token)
    assert again.followed.last is not None
    assert again.followed.last["version"] == live.table.version


def test_a_closed_server_does_nothing_by_itself(client: TestClient) -> None:
    """A bot may have thought of its answer just before: the disk is closed as well, and has all that was told."""
    ann, _ = two_at_a_table(client)
    tables, happened = tables_of(client), list[LiveTable]()

    def just_before() -> None:
        tables._by_itself(ann.table, happened.append)
        tables.close()

    in_its_loop(client, just_before)
    assert ann.closed_with()[1] == wire.GOING_AWAY
    assert Talker(client, ann.table, ann.token).followed.last is not None
    assert happened == []


def test_whoever_comes_while_a_table_is_put_away_is_asked_to_try_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """1013, with a word before it that says so."""
    taken = make_table(client, PERSON, PERSON)

    async def busy(*anything: object) -> None:
        raise Problem("try-again")

    monkeypatch.setattr(tables_of(client), "arrive", busy)
    with client.websocket_connect(f"/api/tables/{taken['table']}/socket") as socket:
        socket.send_json({"say": "hello"})
        assert socket.receive_json()["problem"]["code"] == "try-again"
        assert socket.receive()["code"] == connection.TRY_AGAIN


def test_a_request_that_fails_half_way_sends_everybody_to_what_is_on_disk(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, failing_on_purpose: None
) -> None:
    """1013 also where it was not the disk that failed."""
    ann, ben = two_at_a_table(client)
    (live,) = tables_of(client).live.values()
    asked, other = (ann, ben) if ann.decision is not None else (ben, ann)

    def breaks(*anything: object) -> None:
        raise RuntimeError("half a change")

    monkeypatch.setattr(live.table, "lobby", breaks)
    asked.send({"say": "answer", "request": "r", "position": asked.position, "answer": "end turn"})
    assert [talker.closed_with()[1] for talker in (asked, other)] == [connection.TRY_AGAIN] * 2
    assert Talker(client, ann.table, ann.token).followed.last["answers"] == 0  # type: ignore[index]
