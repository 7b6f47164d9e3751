"""Nothing acknowledged is lost: the server is killed again and again in the middle of play, and goes on from its disk."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from deckwright.server import entries
from tests.server.crashing import Acknowledged, Player, look, same_game
from tests.server.following import Followed
from tests.server.processes import ServerProcess

KILLS = int(os.environ.get("DECKWRIGHT_KILLS", "50"))
MOST_BETWEEN = 15
"""Acknowledgements between two kills at most."""
PERSON = {"kind": "person"}
TABLES: list[list[dict[str, str]]] = [
    [PERSON, {"kind": "bot", "bot": "big-money"}],
    [PERSON, PERSON],
    [PERSON, {"kind": "bot", "bot": "random"}, PERSON],
    [PERSON, PERSON, PERSON, {"kind": "bot", "bot": "big-money"}],
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path)
    yield process
    process.end()


def post(server: ServerProcess, path: str, body: object) -> Any:
    """What the server answers; OSError when it is dead."""
    request = urllib.request.Request(f"http://{server.address}{path}", msgspec.json.encode(body), method="POST")
    with urllib.request.urlopen(request, timeout=5) as response:
        return msgspec.json.decode(response.read())


def stored(server: ServerProcess) -> dict[str, list[entries.Any]]:
    """What a server that starts now would find on disk. A copy is read, so that the crash is left as it is."""
    with TemporaryDirectory() as folder:
        for path in server.data.parent.glob(f"{server.data.name}*"):
            shutil.copy(path, folder)
        with closing(sqlite3.connect(Path(folder) / server.data.name)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            found: dict[str, list[entries.Any]] = {}
            for table, number, entry in connection.execute("SELECT table_id, number, entry FROM entries ORDER BY table_id, number"):
                kept = found.setdefault(table, [])
                assert number == len(kept), "the entries of a table have no gap"
                kept.append(entries.read(entry))
    return found


@dataclass
class Chaos:
    """Players at several tables, somebody who makes new ones, and somebody who kills."""

    server: ServerProcess
    random: Random
    players: list[Player] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    before: dict[str, list[entries.Any]] = field(default_factory=dict)
    until_kill: int = -1
    kills_at_done: int = 0
    time_to_kill: asyncio.Event = field(default_factory=asyncio.Event)
    alive: bool = False

    def open_tables(self) -> None:
        for number, seats in enumerate(TABLES):
            options = {"undo": ("free", "ask")[number % 2], "score": bool(number % 2)}
            wish = {"kingdom": {"by": "random", "sets": ["base-2e", "seaside-1e"]}, "seats": seats, "name": "Ann", "options": options}
            taken = post(self.server, "/api/tables", wish)
            self._sit(taken)
            for _ in range(sum(seat == PERSON for seat in seats) - 1):
                self._sit(post(self.server, f"/api/tables/{taken['table']}/seats", {"name": "Ben"}))

    def _sit(self, taken: dict[str, Any]) -> None:
        random = Random(self.random.getrandbits(32))
        self.players.append(Player(self.server.address, taken["table"], taken["token"], taken["seat"], random, self.on_done))

    def on_done(self, acknowledged: Acknowledged) -> None:
        """Count; the kill may come right here, between the acknowledgement and what others read."""
        self.acknowledged.append(acknowledged)
        self.until_kill -= 1
        if self.until_kill == 0 and self.alive:
            self.kills_at_done += 1
            self._kill()

    def _kill(self) -> None:
        self.alive = False
        self.server.kill()
        self.time_to_kill.set()

    async def make_tables(self) -> None:
        """Somebody makes tables all the time; those that were answered for must stay."""
        while True:
            wish = {"kingdom": {"by": "cards", "cards": ["Moat"], "sets": ["base-2e"]}, "seats": [PERSON, PERSON], "name": "Founder"}
            try:
                taken = await asyncio.to_thread(post, self.server, "/api/tables", wish)
                self.made.append(taken["table"])
            except urllib.error.HTTPError:
                raise
            except (OSError, HTTPException):  # it was killed just then
                pass
            await asyncio.sleep(0.1)

    async def kill_once(self) -> None:
        """Kill at an acknowledgement or at any other moment, look at the disk, start again."""
        self.time_to_kill.clear()
        if self.random.random() < 0.5:
            self.until_kill = self.random.randint(1, MOST_BETWEEN)
            await asyncio.wait_for(self.time_to_kill.wait(), 60)
        else:
            await asyncio.sleep(self.random.random() * 0.2)
            self._kill()
        self.check_disk()
        self.server.start(by_command=self.server.starts % 25 == 24)
        self.alive = True

    def check_disk(self) -> None:
        """Everything acknowledged is there, once, where the server said; and nothing that was there is another."""
        found = stored(self.server)
        for table, kept in self.before.items():
            assert found[table][: len(kept)] == kept, "what was written has changed"
        self.before = found
        for one in self.acknowledged:
            entry = found[one.table][one.version - 1]
            assert (getattr(entry, "seat", None), getattr(entry, "request", None)) == (one.seat, one.request), f"{one} is lost"
            if isinstance(entry, entries.Answered):
                assert entry.answer == one.said["answer"]
        for table, kept in found.items():
            asked = [(entry.seat, request) for entry in kept if (request := getattr(entry, "request", ""))]  # type: ignore[union-attr]
            assert len(asked) == len(set(asked)), f"a request at {table} counted twice"
        assert set(self.made) <= set(found)

    async def check_tables(self) -> None:
        """Everybody stops; what each client has put together over all crashes is what a fresh one is told."""
        for player in self.players:
            fresh, caught_up = await look(player, Followed()), await look(player, player.followed)
            assert fresh.seat == player.seat
            assert same_game(caught_up, fresh)


async def chaos(server: ServerProcess, seed: int, kills: int) -> Chaos:
    server.start(by_command=True)
    play = Chaos(server, Random(seed))
    play.open_tables()
    play.alive = True
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in play.players]
        tasks.append(group.create_task(play.make_tables()))
        for _ in range(kills):
            await play.kill_once()
        progress = len(play.acknowledged)
        while len(play.acknowledged) < progress + 40:  # the game goes on
            await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
    await play.check_tables()
    server.kill()
    play.check_disk()
    return play


def test_nothing_acknowledged_is_lost(server: ServerProcess) -> None:
    play = asyncio.run(chaos(server, 1, KILLS))
    resent = sum(player.resent for player in play.players)
    repeated = sum(player.repetitions for player in play.players)
    print(
        f"{KILLS} kills ({play.kills_at_done} right after an acknowledgement), {len(play.acknowledged)} acknowledged, {resent} resent, "
        f"{repeated} repeated, {len(play.made)} further tables, {sum(map(len, play.before.values()))} entries, 0 lost"
    )
    assert play.kills_at_done
    assert resent
    assert repeated
    assert play.made
    assert {one.table for one in play.acknowledged} == {player.table for player in play.players}
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
