"""The tables: tables that nobody is at are put away and come back, and tables do not wait for each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.errors import Problem
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server import tables as tables_module
from deckwright.server.kingdom_wishes import NamedKingdom
from deckwright.server.messages import NewTable, Options, SeatChoice
from deckwright.server.storage import Storage
from deckwright.server.tables import Tables
from tests.server.conftest import serving
from tests.server.talking import PERSON, Talker, make_table
from tests.server.test_sockets import tables_of, two_persons
from tests.server.test_table import refused


def put_idle_away(client: TestClient) -> None:
    async def there() -> None:
        tables_of(client).put_idle_away()

    assert client.portal is not None
    client.portal.call(there)


def test_idle_tables_are_put_away_and_come_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = make_table(client)
    asked, other = two_persons(client)
    tables = tables_of(client)
    put_idle_away(client)
    assert set(tables.live) == {empty["table"], asked.table}
    monkeypatch.setattr(tables_module, "IDLE_SECONDS", -1)
    put_idle_away(client)
    assert set(tables.live) == {asked.table}, "somebody is still there"
    known = asked.followed.known
    asked.close()
    other.close()
    put_idle_away(client)
    assert not tables.live
    back = Talker(client, asked.table, asked.token)
    also = Talker(client, other.table, other.token)
    back.catch_up()
    assert back.followed.known == known
    assert (back.decision or also.decision) is not None


def test_a_damaged_table_is_called_damaged_and_the_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        storage = tables_of(client).storage
        assert client.portal is not None
        client.portal.call(storage.append, "broken", 0, [b"{rubbish"], None)
        assert (client.get("/api/tables/broken").status_code, client.get("/api/tables/broken").json()["code"]) == (500, "data-damaged")
        with client.websocket_connect("/api/tables/broken/socket") as socket:
            socket.send_json({"say": "hello"})
            assert socket.receive_json()["problem"]["code"] == "data-damaged"
        assert make_table(client)["table"]


def test_requests_at_one_table_come_one_after_the_other_and_tables_do_not_wait(tmp_path: Path) -> None:
    """Many joins at once: every seat is given once, although all of them wait for the disk."""

    async def rush() -> None:
        storage = Storage(tmp_path / "tables.sqlite")
        tables = Tables(storage)
        wish = NewTable(NamedKingdom("First Game"), [SeatChoice("person")] * 6, "A", Options())
        taken = await asyncio.gather(*(tables.open_table(wish, parse_kingdom("First Game")) for _ in range(5)))
        joins = [tables.join(table.table, "B", None) for table in taken for _ in range(8)]
        results = await asyncio.gather(*joins, return_exceptions=True)
        for number, table in enumerate(taken):
            mine = results[8 * number : 8 * number + 8]
            seats = sorted(one.seat for one in mine if not isinstance(one, BaseException))
            assert seats == [1, 2, 3, 4, 5]
            assert {one.code for one in mine if isinstance(one, Problem)} == {"table-full"}
            assert tables.live[table.table].table.state == "playing"
        with refused("unknown-table"):
            await tables.find("elsewhere")
        tables.close()
        storage.close()

    asyncio.run(rush())


def test_two_sockets_of_one_seat_follow_the_same_table(client: TestClient) -> None:
    asked, other = two_persons(client)
    also = Talker(client, asked.table, asked.token)
    asked.catch_up()
    also.answer("play treasures")
    asked.catch_up()
    assert asked.followed.known == also.followed.known
    assert also.refusal("answer", position=also.greeting[1]["position"], answer="end turn") == "answer-stale"
    also.close()
    assert other.catch_up()[-1]["table"]["seats"][asked.followed.seat or 0]["connected"]


def test_a_new_game_is_told_with_its_cards(client: TestClient) -> None:
    taken = make_table(client, PERSON, PERSON)
    ann = Talker(client, taken["table"], taken["token"])
    assert {card["name"] for card in ann.greeting[0]["cards"]} >= {"Moat", "Village"}
    assert ann.greeting[1]["view"] is None
    client.post(f"/api/tables/{taken['table']}/seats", json={"name": "Ben"})
    welcome, update = ann.receive(), ann.receive()
    assert {card["name"] for card in welcome["cards"]} >= {"Moat", "Village", "Copper", "Province"}
    assert (update["game"], update["log_from"], len(update["log"])) == (1, 0, 1)


def test_the_lobby_forgets_what_is_gone(tmp_path: Path) -> None:
    """Tables that were removed, have vanished or are damaged have no row there, and one that somebody is at is never removed."""
    path = tmp_path / "tables.sqlite"
    with serving(path) as client:
        names = [make_table(client, PERSON, PERSON, listed=True)["table"] for _ in range(8)]
        tables = tables_of(client)
        assert client.portal is not None

        async def age() -> None:
            tables.put_idle_away()
            tables.storage._reading.execute("UPDATE tables SET touched = touched - 5000 WHERE id IN (?, ?, ?)", names[:3])
            tables.live.pop(names[0])
            tables.live.pop(names[1])
            tables.forget_untouched(4000)

        client.portal.call(age)
        assert [one["id"] for one in client.get("/api/tables").json()["tables"]] == names[:1:-1], "the third is in use"
        client.portal.call(storage_deletes, tables.storage, names[3])
        assert client.get(f"/api/tables/{names[3]}").status_code == 200, "it is still in memory"
        tables.live.pop(names[3])
        assert client.get(f"/api/tables/{names[3]}").status_code == 404
        assert names[3] not in {one["id"] for one in client.get("/api/tables").json()["tables"]}
        client.portal.call(storage_deletes, tables.storage, names[4])
    with serving(path) as client:
        assert {one["id"] for one in client.get("/api/tables").json()["tables"]} == {names[2], *names[5:]}


async def storage_deletes(storage: Storage, table: str) -> None:
    """The entries of a table vanish and its row stays."""
    storage._reading.execute("DELETE FROM entries WHERE table_id = ?", (table,))
