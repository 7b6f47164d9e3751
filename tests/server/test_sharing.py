"""Nobody can hold the others up: long work goes a little at a time, bots take turns, and queues are short."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from deckwright.engine import history
from deckwright.engine.answering import give
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server import entries, http_api, table_socket, table_state
from deckwright.server import tables as tables_module
from deckwright.server.kingdom_choice import chosen_kingdom
from deckwright.server.kingdom_wishes import NamedKingdom
from deckwright.server.limits import Limits, Rate, address_of
from deckwright.server.messages import NewTable, Options, SeatChoice
from deckwright.server.sharing import Worker
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from deckwright.server.tables import Tables
from tests.server.conftest import serving
from tests.server.sitting import PERSON as SOMEBODY
from tests.server.sitting import play, stored, table_of
from tests.server.talking import BOT, PERSON, Talker, make_table
from tests.server.test_sockets import tables_of, two_persons
from tests.server.test_table import refused


class Breaths:
    """Counts how much is done between two turns of everybody else."""

    def __init__(self) -> None:
        self.done = self.most = 0
        self._going: asyncio.Task[None] | None = None

    def work(self) -> None:
        self.done += 1
        self.most = max(self.most, self.done)

    async def __aenter__(self) -> Breaths:
        self._going = asyncio.ensure_future(self._breathe())
        return self

    async def __aexit__(self, *anything: object) -> None:
        assert self._going is not None
        self._going.cancel()

    async def _breathe(self) -> None:
        while True:
            self.done = 0
            await asyncio.sleep(0)


def long_table() -> Table:
    table = table_of(SOMEBODY, SOMEBODY)
    play(table, Random(2), 300)
    assert table.answers > 150
    return table


def test_looking_back_and_coming_late_leave_turns_to_everybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, breaths = long_table(), Breaths()

    def counted(*anything: Any) -> None:
        breaths.work()
        give(*anything)

    monkeypatch.setattr(history, "give", counted)
    with serving(tmp_path / "tables.sqlite") as client:
        tables = tables_of(client)
        assert client.portal is not None
        client.portal.call(tables.storage.append, "table", 0, stored(table), None)

        async def breathing() -> None:
            await breaths.__aenter__()

        client.portal.call(breathing)
        late = Talker(client, "table", "token 0")
        assert len(late.followed.log) == table.answers + 1
        for at in (table.answers - 10, 3, table.answers // 2):
            assert late.ask("look", at=at)["tell"] == "past"
        late.close()
        client.portal.call(breaths.__aexit__)
    assert 0 < breaths.most <= 2 * history.MARK_EVERY


def test_a_table_is_read_a_little_at_a_time_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written, breaths, reads = stored(long_table()), Breaths(), 0
    read = entries.read

    def counted(data: bytes) -> Any:
        nonlocal reads
        reads += 1
        breaths.work()
        return read(data)

    monkeypatch.setattr(entries, "read", counted)

    async def come() -> None:
        storage = Storage(tmp_path / "tables.sqlite")
        tables = Tables(storage)
        await storage.append("table", 0, written, None)
        async with breaths:
            found = await asyncio.gather(*(tables.find("table") for _ in range(5)))
        assert len(set(map(id, found))) == 1
        tables.close()
        storage.close()

    asyncio.run(come())
    assert reads == len(written)
    assert breaths.most <= table_state.READ_AT_ONCE


def test_a_look_far_back_costs_as_much_as_several_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_table()
    monkeypatch.setattr(table_socket, "LOOK_STEPS", 1)
    with serving(tmp_path / "tables.sqlite", limits=Limits(playing=Rate(10, 1e9))) as client:
        assert client.portal is not None
        client.portal.call(tables_of(client).storage.append, "table", 0, stored(table), None)
        seat = Talker(client, "table", "token 0")
        assert seat.ask("look", at=150)["tell"] == "past"
        seat.send({"say": "look", "request": "next", "at": 149})
        messages, code = seat.closed_with()
        assert [message["problem"]["code"] for message in messages] == ["too-many-messages"]
        assert code == 1008


def test_bots_of_many_tables_take_turns_behind_persons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two answers of bots everybody else has a turn, and no table's bots have to wait for all answers of another's."""
    breaths, order = Breaths(), list[str]()
    bot_turn = Table.bot_turn

    def counted(self: Table) -> bool:
        breaths.work()
        order.append(self.id)
        return bot_turn(self)

    monkeypatch.setattr(Table, "bot_turn", counted)

    async def open_many() -> None:
        storage = Storage(tmp_path / "tables.sqlite")
        tables = Tables(storage)
        wish = NewTable(NamedKingdom("First Game"), [SeatChoice("person"), *[SeatChoice("bot", "big-money")] * 5], "A", Options())
        async with breaths:
            await asyncio.gather(*(tables.open_table(wish, parse_kingdom("First Game")) for _ in range(12)))
        tables.close()
        storage.close()

    asyncio.run(open_many())
    busy = {one for one in order if order.count(one) > 3}
    assert len(busy) > 3
    assert breaths.most == 1
    first = {one: order.index(one) for one in busy}
    assert max(first.values()) < 3 * 12, "the last table's bots began while others' still played"


def test_a_full_queue_of_kingdoms_is_refused_at_once_and_nobody_else_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, chosen = threading.Event(), chosen_kingdom

    def slow(choice: Any) -> Any:
        if type(choice).__name__ == "RandomKingdom":
            gate.wait(60)
        return chosen(choice)

    monkeypatch.setattr(http_api, "chosen_kingdom", slow)
    drawn = {"by": "random", "sets": ["base-2e"]}
    with serving(tmp_path / "tables.sqlite", limits=Limits(kingdoms_waiting=3)) as client:
        answers = list[Any]()
        asking = [threading.Thread(target=lambda: answers.append(client.post("/api/kingdoms", json=drawn))) for _ in range(4)]
        for one in asking:
            one.start()
        while not answers:
            time.sleep(0.01)
        (refusal,) = answers
        assert (refusal.status_code, refusal.json()["code"], refusal.headers["retry-after"]) == (503, "server-busy", "5")
        assert client.post("/api/kingdoms", json={"by": "name", "name": "First Game"}).status_code == 200
        assert make_table(client)["table"]
        gate.set()
        for one in asking:
            one.join()
        assert [answer.status_code for answer in answers[1:]] == [200, 200, 200]


def test_a_worker_goes_on_after_work_that_failed() -> None:
    async def work() -> None:
        worker = Worker("test", 1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await worker.run(lambda: 1 // 0)
        assert await worker.run(lambda: 7) == 7
        worker.close()

    asyncio.run(work())


def test_many_comings_and_goings_are_told_together(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, _ = two_persons(client)
    monkeypatch.setattr(tables_module, "PRESENCE_SECONDS", 3600.0)
    asked.catch_up()
    for _ in range(10):
        Talker(client, asked.table, None).close()
    watcher = Talker(client, asked.table, None)
    assert asked.catch_up() == []
    live = tables_of(client).live[asked.table]
    assert live.presence is not None
    monkeypatch.setattr(tables_module, "PRESENCE_SECONDS", 0.0)

    async def later() -> None:
        tables_of(client)._tell_presence(live)

    assert client.portal is not None
    client.portal.call(later)
    (heard,) = asked.catch_up()
    assert heard["table"]["watching"] == 1
    watcher.close()


def test_the_oldest_of_too_many_sockets_of_a_seat_has_to_go(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=Limits(sockets_of_seat=2)) as client:
        taken = make_table(client, PERSON, BOT)
        first, second, third = (Talker(client, taken["table"], taken["token"]) for _ in range(3))
        messages, code = first.closed_with()
        assert messages[-1]["problem"]["code"] == "seat-elsewhere"
        assert code == 1008
        assert second.catch_up() is not None
        assert third.followed.seat == 0


def test_opening_sockets_again_and_again_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=Limits(sockets_of_address=5)) as client:
        taken = make_table(client)
        for _ in range(Limits(sockets_of_address=5).openings.number):
            Talker(client, taken["table"], taken["token"]).close()
        with pytest.raises(WebSocketDisconnect):
            Talker(client, taken["table"], taken["token"])


def test_an_address_of_the_newer_kind_is_its_network() -> None:
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::1") != address_of("2001:db8:1:3::1")
    assert address_of("fe80::1%eth0") == address_of("fe80::2")
    assert address_of("::ffff:10.0.0.1") == address_of("10.0.0.1") != address_of("10.0.0.2")
    assert address_of("testclient") == "testclient"
    with refused("server-busy"):
        asyncio.run(Worker("none", 0).run(lambda: None))
