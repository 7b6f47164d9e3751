"""Sockets of a server in this process, and the few things that tests say on them."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from deckwright.engine.decision import Decision
from tests.server.following import Followed, Message

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "big-money"}
FIRST_GAME = {"by": "name", "name": "First Game"}


def make_table(client: TestClient, *seats: dict[str, str], name: str = "Ann", kingdom: object = FIRST_GAME, **options: object) -> Message:
    """A new table; what its maker is told."""
    wish = {"kingdom": kingdom, "seats": seats or (PERSON, BOT), "name": name, "options": options}
    response = client.post("/api/tables", json=wish)
    assert response.status_code == 201, response.text
    taken: Message = response.json()
    return taken


def join(client: TestClient, table: str, name: str = "Ben") -> Message:
    """A seat at a table."""
    response = client.post(f"/api/tables/{table}/seats", json={"name": name})
    assert response.status_code == 201, response.text
    taken: Message = response.json()
    return taken


_open: dict[TestClient, list[Talker]] = {}


def hang_up_all(client: TestClient) -> None:
    """Close every socket that is still open at a server."""
    for talker in _open.pop(client, []):
        talker.close()


class Talker:
    """One socket that follows its table. What is asked is answered before the next line of the test."""

    def __init__(self, client: TestClient, table: str, token: str | None, followed: Followed | None = None, **hello: object) -> None:
        self.client, self.table, self.token = client, table, token
        self.followed = followed or Followed()
        self.open, self.number, self.told = True, 0, list[str]()
        self._stack = ExitStack()
        self._socket: WebSocketTestSession = self._stack.enter_context(client.websocket_connect(f"/api/tables/{table}/socket"))
        _open.setdefault(client, []).append(self)
        said: Message = {"say": "hello", **hello}
        if token is not None:
            said["token"] = token
        self._socket.send_json(said)
        self.greeting = [self.receive() for _ in range(2)]

    def receive(self) -> Message:
        """The next message; it is followed, and its text kept."""
        text = self._socket.receive_text()
        self.told.append(text)
        message: Message = json.loads(text)
        self.followed.take(message)
        return message

    def send(self, message: object) -> None:
        """Say something and wait for nothing."""
        self._socket.send_json(message)

    def send_text(self, text: str) -> None:
        """Say anything."""
        self._socket.send_text(text)

    def send_bytes(self, data: bytes) -> None:
        """Say anything, as a binary message."""
        self._socket.send_bytes(data)

    def catch_up(self) -> list[Message]:
        """Everything that was told until now: the server answers in order, so a pong comes behind it."""
        self.send({"say": "ping"})
        return self._until(lambda message: message["tell"] == "pong")[:-1]

    def ask(self, say: str, request: str | None = None, **details: Any) -> Message:
        """Make a request; the message that answers it."""
        self.number += 1
        wanted = request or f"{id(self)}-{self.number}"
        self.send({"say": say, "request": wanted, **details})
        return self._until(lambda message: message.get("request") == wanted)[-1]

    def refusal(self, say: str, request: str | None = None, **details: Any) -> str:
        """Make a request that is refused; the code of the problem."""
        answer = self.ask(say, request, **details)
        assert answer["tell"] == "refused", answer
        return str(answer["problem"]["code"])

    def done(self, say: str, request: str | None = None, **details: Any) -> int:
        """Make a request that is carried out; the version it led to."""
        answer = self.ask(say, request, **details)
        assert answer["tell"] == "done", answer
        return int(answer["version"])

    def answer(self, text: str) -> int:
        """Answer what is asked now."""
        return self.done("answer", position=self.position, answer=text)

    @property
    def position(self) -> int:
        """The position that this seat has heard of."""
        assert self.followed.last is not None
        return int(self.followed.last["position"])

    def _until(self, wanted: Callable[[Message], bool]) -> list[Message]:
        messages = [self.receive()]
        while not wanted(messages[-1]):
            messages.append(self.receive())
        return messages

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, as far as it has heard."""
        return self.followed.decision

    def closed_with(self) -> tuple[list[Message], int]:
        """The last messages before the server closes the socket, and the code it gives."""
        messages: list[Message] = []
        while True:
            try:
                messages.append(self.receive())
            except WebSocketDisconnect as end:
                self.close()
                return messages, end.code

    def close(self) -> None:
        """Hang up."""
        if self.open:
            self.open = False
            if self in _open.get(self.client, []):
                _open[self.client].remove(self)
            self._stack.close()
