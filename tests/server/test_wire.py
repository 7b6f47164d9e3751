"""Connections of a real server: what is never read, never finished or nonsense costs little and is ended."""

from __future__ import annotations

import json
import logging
import os
import socket
import struct
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deckwright.server import wire
from deckwright.server.process import LINES_A_MINUTE, PlainLines, Seldom
from tests.server.processes import ServerProcess

HOST = ("127.0.0.1",)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("wire"), {"HEADER_SECONDS": 1.0, "REQUEST_SECONDS": 6.0})
    running.start()
    yield running
    running.end()


def asked(server: ServerProcess, path: str, body: object = None) -> tuple[int, Any]:
    """Status and answer. On a busy machine the short times of this server may pass meanwhile; then it is asked again."""
    data = None if body is None else json.dumps(body).encode()
    for _ in range(20):
        try:
            with urllib.request.urlopen(f"http://{server.address}{path}", data, timeout=60) as answer:
                return answer.status, json.load(answer)
        except ConnectionError:
            time.sleep(0.2)
    raise AssertionError("the server does not answer")


def new_table(server: ServerProcess) -> str:
    wish = {"kingdom": {"by": "name", "name": "First Game"}, "seats": [{"kind": "person"}, {"kind": "person"}], "name": "Ann"}
    return str(asked(server, "/api/tables", wish)[1]["table"])


def opened(server: ServerProcess, table: str) -> socket.socket:
    """A socket after its handshake, byte by byte: clients of libraries are too polite for these tests."""
    connection = socket.create_connection((*HOST, server.port), timeout=20)
    request = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    connection.sendall((request + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    assert b"101" in connection.recv(1000)
    return connection


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    assert len(payload) < 126
    return bytes((0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0)) + payload


def code_of(data: bytes) -> int:
    """The code of the close frame at the end of what came."""
    place = data.rindex(b"\x88")
    return int(struct.unpack("!H", data[place + 2 : place + 4])[0])


def read_to_the_end(connection: socket.socket) -> bytes:
    data = b""
    try:
        while piece := connection.recv(65536):
            data += piece
    except ConnectionError:
        pass
    return data


def is_up(server: ServerProcess) -> bool:
    return asked(server, "/api/health")[0] == 200


def test_pings_that_are_never_read_end_the_socket(server: ServerProcess) -> None:
    connection = opened(server, new_table(server))
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(20)
    pings = frame(9, b"x" * 125) * 500
    sent = 0
    try:
        while sent < 100 << 20:
            sent += connection.send(pings)
    except ConnectionError:
        pass
    assert sent < 100 << 20, "the server took pings without end"
    connection.close()
    assert is_up(server)


def test_text_that_is_none_ends_the_socket_and_leaves_the_log_alone(server: ServerProcess) -> None:
    table = new_table(server)
    before = server.log.stat().st_size
    for bad, code in ((frame(1, b"\xff\xfe\xfd"), 1007), (frame(3, b"x"), 1002), (frame(0, b"x"), 1002)):
        for _ in range(10):
            connection = opened(server, table)
            connection.sendall(bad)
            assert code_of(read_to_the_end(connection)) == code
            connection.close()
    assert server.log.stat().st_size == before
    assert is_up(server)


def test_silent_and_slow_requests_are_ended(server: ServerProcess) -> None:
    silent = socket.create_connection((*HOST, server.port), timeout=20)
    slow = socket.create_connection((*HOST, server.port), timeout=20)
    slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: local")
    bodiless = socket.create_connection((*HOST, server.port), timeout=20)
    bodiless.sendall(b"POST /api/kingdoms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    again = socket.create_connection((*HOST, server.port), timeout=20)
    again.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    time.sleep(0.05)
    again.sendall(b"GET /api/heal")
    for connection in (silent, slow, bodiless, again):
        read_to_the_end(connection)
        connection.close()
    assert is_up(server)


def test_a_socket_stays_open_beyond_the_time_for_a_request(server: ServerProcess) -> None:
    connection = opened(server, new_table(server))
    connection.sendall(frame(1, b'{"say":"hello"}'))
    connection.recv(65536)
    time.sleep(1.5)
    connection.sendall(frame(1, b'{"say":"ping"}'))
    until = time.monotonic() + 20
    data = b""
    while b"pong" not in data and time.monotonic() < until:
        data += connection.recv(65536)
    assert b"pong" in data
    connection.close()


def test_the_server_may_have_as_many_files_open_as_the_system_allows(server: ServerProcess) -> None:
    limits = Path(f"/proc/{server.pid}/limits")
    if not limits.exists():
        pytest.skip("this system doesn't tell")
    soft, hard = next(line for line in limits.read_text().splitlines() if line.startswith("Max open files")).split()[3:5]
    assert soft == hard


def test_an_address_has_so_many_connections_and_a_proxy_any_number() -> None:
    census = wire.Census()
    census.most = 2
    assert [census.enter(("10.0.0.1", port)) for port in range(3)] == [True, True, False]
    assert census.enter(("10.0.0.2", 1))
    for port in range(2):
        census.leave(("10.0.0.1", port))
    assert census.enter(("10.0.0.1", 9))
    assert all(census.enter(("127.0.0.1", port)) for port in range(10)), os.environ.get("FORWARDED_ALLOW_IPS")
    assert [census.enter((f"2001:db8::{port}", 1)) for port in range(3)] == [True, True, False]
    census.leave(None)


def test_lines_of_one_kind_are_written_only_so_often() -> None:
    seldom, lines = Seldom(), PlainLines()

    def line(text: str, created: float) -> logging.LogRecord:
        record = logging.LogRecord("x", logging.ERROR, "", 0, text, (created,), None)
        record.created = created
        return record

    written = [record for number in range(100) if seldom.filter(record := line("bad %s", 1000 + number / 10))]
    assert len(written) == LINES_A_MINUTE + 1
    assert "left out" in lines.format(written[-1])
    assert "left out" not in lines.format(written[-2])
    assert seldom.filter(line("another %s", 1005))
    assert seldom.filter(line("bad %s", 1100))
