"""Clients for the crash test: they play, ask again what was not acknowledged, and write down everything that was."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.following import Followed, Message, some_answer

BETWEEN_TRIES = 0.01
UNFORTUNATE = {"answer-stale", "nothing-to-agree", "undo-too-late", "nothing-to-undo", "game-goes-on", "game-over", "wrong-player"}
"""Refusals that somebody else's undo, consent or rematch at the same moment explains."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A request that the server called done, at this version of the table."""

    table: str
    seat: int
    request: str
    version: int
    said: Message


@dataclass
class Player:
    """A person at a seat who never gives up: reconnects, catches up, and resends what was not acknowledged."""

    address: str
    table: str
    token: str
    seat: int
    random: Random
    on_done: Callable[[Acknowledged], None]
    followed: Followed = field(default_factory=Followed)
    sent: Message | None = None
    """What waits for its acknowledgement; it is sent again, with the same id, until that comes."""
    number: int = 0
    resent: int = 0
    done: Message = field(default_factory=dict)
    repeated: Message | None = None
    """The acknowledgement of a request that was sent once more although it was done; it must come again as it was."""
    repetitions: int = 0

    @property
    def url(self) -> str:
        """The table's socket."""
        return f"ws://{self.address}/api/tables/{self.table}/socket"

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                async with connect(self.url, compression=None, open_timeout=5, ping_interval=None, close_timeout=1) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(BETWEEN_TRIES)

    async def _sit(self, socket: ClientConnection) -> None:
        hello: Message = {"say": "hello", "token": self.token}
        if self.random.random() < 0.8:
            hello |= {"version": self.followed.version, "game": self.followed.game}
        await self._say(socket, hello)
        self._take(json.loads(await socket.recv()))
        self._take(json.loads(await socket.recv()))
        self.repeated = None
        if self.sent is not None:
            self.resent += 1
            await self._say(socket, self.sent)
        else:
            await self._next(socket)
        while True:
            message = json.loads(await socket.recv())
            self._take(message)
            if message["tell"] == "done" and self.repeated is None and self.random.random() < 0.05:
                await self._say(socket, self._once_more(message))
            await self._next(socket)

    async def _say(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))

    def _take(self, message: Message) -> None:
        self.followed.take(message)
        if message["tell"] == "done":
            if self.repeated is not None:
                assert message == self.repeated, "the same request led to two versions"
                self.repeated = None
                return
            assert self.sent is not None, message
            assert message["request"] == self.sent["request"]
            self.done, self.sent = self.sent, None
            self.on_done(Acknowledged(self.table, self.seat, message["request"], message["version"], self.done))
        elif message["tell"] == "refused":
            assert message["problem"]["code"] in UNFORTUNATE, message
            assert self.sent is not None, message
            assert message["request"] == self.sent["request"]
            self.sent = None

    def _once_more(self, acknowledgement: Message) -> Message:
        self.repeated = acknowledgement
        self.repetitions += 1
        return self.done

    async def _next(self, socket: ClientConnection) -> None:
        """Say something if there is something to say and nothing waits."""
        if self.sent is not None or self.repeated is not None:
            return
        said = self._choice()
        if said is not None:
            self.number += 1
            self.sent = {**said, "request": f"{self.seat}-{self.number}"}
            await asyncio.sleep(self.random.random() * 0.02)
            await self._say(socket, self.sent)

    def _choice(self) -> Message | None:
        last = self.followed.last
        assert last is not None
        wish = last["table"]["undo"]
        if wish is not None and self.seat in wish["waiting"]:
            return {"say": "consent", "agree": self.random.random() < 0.7}
        if self.followed.state == "over":
            return None if self.seat in last["table"]["rematch"] else {"say": "rematch", "fresh": self.random.random() < 0.3}
        if last["can_undo"] != "no" and (wish is None or wish["seat"] != self.seat) and self.random.random() < 0.06:
            return {"say": "undo"}
        decision = self.followed.decision
        if decision is None:
            return None
        return {"say": "answer", "position": last["position"], "answer": some_answer(decision, self.random)}


async def look(player: Player, followed: Followed) -> Followed:
    """Come with this seat's token and be told what ``followed`` has not seen yet; everything if that is new."""
    async with connect(player.url, compression=None, open_timeout=5) as socket:
        await socket.send(json.dumps({"say": "hello", "token": player.token, "version": followed.version, "game": followed.game}))
        for _ in range(2):
            followed.take(json.loads(await socket.recv()))
    return followed


def same_game(one: Followed, other: Followed) -> bool:
    """Both know the same version, game, view and log; who is connected may differ."""

    def kept(followed: Followed) -> Any:
        assert followed.last is not None
        return {name: followed.last[name] for name in ("version", "game", "position", "view", "answers", "can_undo")}, followed.log

    return bool(kept(one) == kept(other))
