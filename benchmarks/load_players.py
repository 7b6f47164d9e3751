"""The players of the load bench: tables laid out on disk in the middle of their games, and clients that go on with them."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from deckwright.engine.decision import Decision
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.kingdoms import random_kingdom
from deckwright.server import entries
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from deckwright.server.tokens import new_address, new_token

SETS = ("base-2e", "seaside-1e")
LONGEST_START = 200
"""Tables have up to this many answers when the bench begins, as many as most games have: so some end and begin all the time."""
BOT = "all-rounder"
WANTED = ("Province", "Gold", "Duchy", "Silver")


def cheap_answer(decision: Decision, choices: Random) -> str:
    """Something sensible from what is on offer: every third purchase is an Action, and Actions are played."""
    offers = decision.offers
    if "play treasures" in offers:
        return "play treasures"
    if decision.phase == "buy":
        affordable = offers.get("buy", ())
        best = next((name for name in WANTED if name in affordable), None)
        if best in ("Silver", "Gold") and choices.random() < 0.4:
            best = choices.choice([name for name in affordable if name not in ("Copper", "Curse", "Estate")])
        return f"buy {best}" if best else "end turn"
    if offers.get("play"):
        return f"play {offers['play'][0]}"
    if "pass" in offers:
        return "pass"
    verb = "keep" if "keep" in offers else next(iter(offers))
    least = max(decision.least, 1) if verb in ("keep", "reveal", "set aside") else decision.least
    return f"{verb} {', '.join(offers[verb][:least]) or 'nothing'}"


@dataclass(frozen=True, slots=True)
class Place:
    """A table with the tokens of its persons."""

    table: str
    tokens: tuple[str, ...]


async def lay_out(
    data: Path, tables: int, seed: int, bots: int = 0, longest_start: int = LONGEST_START, cores: Iterable[int] = ()
) -> list[Place]:
    """Write tables for two persons, or for one with bots, each with its own random kingdom and at some point of its first game."""
    usable = sorted(cores) or sorted(os.sched_getaffinity(0))
    played = partial(_played, bots=bots, longest_start=longest_start)
    with ProcessPoolExecutor(len(usable), initializer=os.sched_setaffinity, initargs=(0, usable)) as pool:
        found = list(pool.map(played, range(seed, seed + tables), chunksize=8))
    storage = Storage(data)
    await asyncio.gather(*(storage.append(place.table, 0, written, None) for place, written in found))
    storage.close()
    return [place for place, _ in found]


def _played(seed: int, bots: int, longest_start: int) -> tuple[Place, list[bytes]]:
    """One table, and its entries until somewhere in its first game."""
    choices = Random(seed)
    seats = [SeatChoice("person"), *([SeatChoice("bot", BOT)] * bots if bots else [SeatChoice("person")])]
    kingdom = Kingdom(random_kingdom(SETS, seed), SETS)
    tokens = tuple(new_token() for seat in seats if seat.kind == "person")
    table, _ = Table.create(new_address(), kingdom, seats, Options(), "Ann", tokens[0])
    if not bots:
        table.sit_down("Ben", tokens[1])
    for count in range(choices.randrange(longest_start) if longest_start else 0):
        while table.bot_turn():
            pass
        if table.game is None or table.game.is_over:
            break
        decision = table.game.decision
        table.answer(decision.player, table.position, cheap_answer(decision, choices), f"before {count}")
    return Place(table.id, tokens), [entries.write(entry) for entry in table.unwritten]


class _Table(msgspec.Struct):
    state: str


class _View(msgspec.Struct):
    decision: Decision | None


class _Problem(msgspec.Struct):
    code: str


class _Told(msgspec.Struct):
    """Those parts of any message that a player here looks at."""

    tell: str
    position: int = 0
    answers: int = 0
    request: str | None = None
    table: _Table | None = None
    view: _View | None = None
    problem: _Problem | None = None


_read = msgspec.json.Decoder(_Told).decode


@dataclass(slots=True)
class Measured:
    """What came out."""

    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    messages: int = 0
    received: int = 0
    """Bytes."""
    rematches: int = 0
    all_answers: int = 0
    """Answers that were heard of at all tables, those of bots among them."""


@dataclass(slots=True)
class Pace:
    """When the next answer at a table is due: after a random time to think, whatever the last one took."""

    mean: float
    choices: Random
    due: float

    def next(self, now: float) -> float:
        """Seconds until the next answer."""
        self.due = max(self.due + self.choices.expovariate(1 / self.mean), now - self.mean)
        return max(self.due - now, 0.0)


class Player:
    """One seat: hears, thinks, answers, and wants a rematch when the game is over."""

    def __init__(self, place: Place, seat: int, pace: Pace, measured: Callable[[], Measured | None], errors: Counter[str]) -> None:
        self.place, self.seat, self.pace = place, seat, pace
        self.measured, self.errors = measured, errors
        self.sent: dict[str, tuple[float, bool]] = {}
        self.answered = self.heard_of = 0
        self.stopping = False
        self.number = 0
        self.socket: ClientConnection | None = None

    async def play(self, url: str, gate: asyncio.Semaphore, arrived: Callable[[], None]) -> None:
        """Sit at the table until told to stop."""
        try:
            async with gate:
                self.socket = await connect(
                    f"{url}/api/tables/{self.place.table}/socket", compression=None, ping_interval=None, max_queue=None, open_timeout=60
                )
                await self.socket.send(msgspec.json.encode({"say": "hello", "token": self.place.tokens[self.seat]}).decode())
                self.hear(await self.socket.recv(decode=False))
            arrived()
            while True:
                self.hear(await self.socket.recv(decode=False))
        except ConnectionClosed as closed:
            if not self.stopping:
                self.errors[f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"] += 1
        except OSError as problem:
            self.errors[f"could not connect: {problem}"] += 1

    def hear(self, data: bytes) -> None:
        """Take in one message."""
        now, told, measured = time.perf_counter(), _read(data), self.measured()
        if measured is not None:
            measured.messages += 1
            measured.received += len(data)
        if told.tell == "done":
            began, is_answer = self.sent.pop(told.request or "", (now, False))
            if measured is not None and is_answer:
                measured.latencies.append(now - began)
            elif measured is not None:
                measured.rematches += 1
        elif told.tell == "refused":
            self.sent.pop(told.request or "", None)
            self.errors[f"refused {told.problem.code if told.problem else '?'}"] += 1
        elif told.tell == "update":
            if measured is not None and self.seat == 0:
                measured.all_answers += max(told.answers - self.heard_of, 0)
            self.heard_of = told.answers
            self._consider(told, now)

    def _consider(self, told: _Told, now: float) -> None:
        if self.answered >= told.position or told.table is None or told.view is None:
            return
        if told.table.state == "over":
            self._later(self.pace.mean, {"say": "rematch"})
        elif told.view.decision is not None:
            answer = cheap_answer(told.view.decision, self.pace.choices)
            self._later(self.pace.next(now), {"say": "answer", "position": told.position, "answer": answer})
        else:
            return
        self.answered = told.position

    def _later(self, seconds: float, message: dict[str, str | int]) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: asyncio.ensure_future(self._say(message)))

    async def _say(self, message: dict[str, str | int]) -> None:
        if self.stopping or self.socket is None:
            return
        self.number += 1
        request = f"{self.number}"
        self.sent[request] = time.perf_counter(), message["say"] == "answer"
        try:
            await self.socket.send(msgspec.json.encode({**message, "request": request}).decode())
        except ConnectionClosed:
            return  # whoever reads the socket reports it

    async def stop(self) -> None:
        """Get up."""
        self.stopping = True
        if self.socket is not None:
            await self.socket.close()
