"""A damaged data file: what is damaged is named, with the way out; the rest goes on, and nothing is lost by looking at it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from deckwright.errors import Problem
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from tests.server.conftest import serving
from tests.server.sitting import PERSON as PERSON_SEAT
from tests.server.sitting import play, stored, table_of
from tests.server.talking import PERSON, Talker, make_table
from tests.server.test_http import problem
from tests.server.test_table import refused

TABLES = 12
PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, list[bytes]]]:
    """A data file of a dozen tables, and what is written of each."""
    path = tmp_path_factory.mktemp("whole") / "tables.sqlite"
    kept = {}
    for number in range(TABLES):
        table = table_of(PERSON_SEAT, PERSON_SEAT)
        play(table, Random(number), 60)
        kept[f"table{number:02}"] = stored(table)

    async def write() -> None:
        storage = Storage(path)
        for name, entries in kept.items():
            await storage.append(name, 0, entries, None)
        storage.close()

    asyncio.run(write())
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        other.execute("PRAGMA journal_mode=DELETE")
    return path.read_bytes(), kept


def opened(path: Path, data: bytes) -> Storage:
    path.write_bytes(data)
    return Storage(path)


LEAF = 0x0A
"""The first byte of a page that has entries and no way to other pages."""


def without_pages_of(data: bytes, table: str) -> tuple[bytes, list[int]]:
    """The file with every leaf that holds entries of a table overwritten, and which these are."""
    leaves = [page for page in range(1, len(data) // PAGE) if data[page * PAGE] == LEAF and b'"what"' in page_in(data, page)]
    pages = [page for page in leaves if table.encode() in page_in(data, page)]
    for page in pages:
        data = data[: page * PAGE] + b"\xff" * PAGE + data[(page + 1) * PAGE :]
    return data, pages


def page_in(data: bytes, page: int) -> bytes:
    return data[page * PAGE : (page + 1) * PAGE]


def told(work: Callable[[], object]) -> Problem | None:
    """What is told instead of doing this, if anything."""
    try:
        work()
    except Problem as found:
        return found
    return None


@pytest.mark.usefixtures("failing_on_purpose")
def test_a_damaged_page_stops_its_tables_and_no_others(whole: tuple[bytes, dict[str, list[bytes]]], tmp_path: Path) -> None:
    data, kept = whole
    damaged, pages = without_pages_of(data, "table05")
    assert pages
    one = opened(path := tmp_path / "tables.sqlite", damaged)
    readable = []
    for name, entries in kept.items():
        found = told(lambda name=name: one.entries(name))  # type: ignore[misc]
        if found is None:
            assert one.entries(name) == entries
            readable.append(name)
        else:
            assert (found.code, found.details["table"]) == ("data-damaged", name)
            assert "tables.sqlite" in str(found.details["reason"])
    assert "table05" not in readable
    assert len(readable) >= TABLES - 3
    for name in readable:
        asyncio.run(one.append(name, len(kept[name]), [b"more"], None))
        assert one.entries(name)[-1] == b"more"
    asyncio.run(one.append("new", 0, [b"x"], None))
    assert one.can_write
    one.close()
    after = path.read_bytes()
    assert all(page_in(after, page) == b"\xff" * PAGE for page in pages), "what is damaged is left as it is, for whoever can mend it"


@pytest.mark.usefixtures("failing_on_purpose")
def test_one_table_that_can_not_be_written_fails_no_other_in_the_same_commit(
    whole: tuple[bytes, dict[str, list[bytes]]], tmp_path: Path
) -> None:
    data, kept = whole
    damaged, pages = without_pages_of(data, "table05")
    assert pages
    one = opened(tmp_path / "tables.sqlite", damaged)

    async def write() -> list[BaseException | None]:
        names = ("table01", "table05", "table10")
        return await asyncio.gather(*(one.append(name, len(kept[name]), [b"more"], None) for name in names), return_exceptions=True)

    first, second, third = asyncio.run(write())
    assert (first, third) == (None, None)
    assert isinstance(second, Problem)
    assert one.can_write
    assert one.entries("table01")[-1] == one.entries("table10")[-1] == b"more"
    one.close()


@pytest.mark.usefixtures("failing_on_purpose")
@pytest.mark.parametrize("seed", range(40))
def test_wherever_the_damage_is_it_is_told(whole: tuple[bytes, dict[str, list[bytes]]], tmp_path: Path, seed: int) -> None:
    """Bytes changed anywhere: the file is refused as it is, or each of its tables is what it was, or named as damaged."""
    data, kept = whole
    random = Random(seed)
    damaged, place = bytearray(data), random.randrange(len(data) - 200)
    length = random.choice((1, 8, 200))
    damaged[place : place + length] = random.randbytes(length)
    path = tmp_path / "tables.sqlite"
    path.write_bytes(damaged)
    found = told(lambda: Storage(path).close())
    if found is not None:
        assert found.code in ("data-file-damaged", "data-version")
        assert found.details["path"] == str(path)
        assert path.read_bytes() == damaged
        return
    storage = Storage(path)
    storage.lobby()
    storage.forget_untouched(60 * 86400)
    for name in kept:
        found = told(lambda name=name: Table.read(storage.entries(name)))  # type: ignore[misc]
        assert found is None or found.code == "data-damaged"
    asyncio.run(storage.append("new", 0, [b"x"], None))
    storage.close()


def test_a_file_whose_head_is_damaged_is_refused_and_left_alone(whole: tuple[bytes, dict[str, list[bytes]]], tmp_path: Path) -> None:
    data, _ = whole
    path = tmp_path / "tables.sqlite"
    path.write_bytes(damaged := data[:100] + b"\xff" * 1000 + data[1100:])
    with refused("data-file-damaged"):
        Storage(path)
    assert path.read_bytes() == damaged


@pytest.mark.parametrize("cell", ["'text'", "7", "1.5", "x'ff'", "x''", "'[[[['", "replace(hex(zeroblob(50000)), '00', '[')"])
def test_a_damaged_cell_is_named(tmp_path: Path, cell: str) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        table, other = make_table(client)["table"], make_table(client)["table"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute(f"UPDATE entries SET entry = {cell} WHERE table_id = ? AND number = 1", (table,))
        file.commit()
    with serving(tmp_path / "tables.sqlite") as client:
        answer = client.get(f"/api/tables/{table}")
        assert problem(answer) == (500, "data-damaged")
        assert answer.json()["details"]["table"] == table
        assert "entry 1" in answer.json()["details"]["reason"]
        assert client.get(f"/api/tables/{other}").status_code == 200


def test_an_entry_that_is_missing_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        taken = make_table(client, PERSON, PERSON)
        client.post(f"/api/tables/{taken['table']}/seats", json={"name": "Ben"})
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute("DELETE FROM entries WHERE number = 1")
        file.commit()
    with serving(tmp_path / "tables.sqlite") as client:
        answer = client.get(f"/api/tables/{taken['table']}")
        assert problem(answer) == (500, "data-damaged")
        assert "entry 1 is missing" in answer.json()["details"]["reason"]


def test_a_damaged_row_of_the_lobby_hides_its_table_and_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with serving(tmp_path / "tables.sqlite") as client:
        tables = [make_table(client, PERSON, PERSON, listed=True) for _ in range(5)]
    names = [one["table"] for one in tables]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        for name, cell in zip(names, ("'{rubbish'", "x'ff'", "7", "'{}'"), strict=False):
            file.execute(f"UPDATE tables SET lobby = {cell}, touched = 'late' WHERE id = ?", (name,))
        file.commit()
    with serving(tmp_path / "tables.sqlite") as client:
        assert [one["id"] for one in client.get("/api/tables").json()["tables"]] == names[4:]
        assert all(name in caplog.text for name in names[:4])
        ann = Talker(client, names[0], tables[0]["token"])
        client.post(f"/api/tables/{names[0]}/seats", json={"name": "Ben"})
        assert ann.catch_up()
        shown = [one["id"] for one in client.get("/api/tables").json()["tables"]]
        assert shown == [names[0], names[4]], "with the next thing that happens there the row is right again"
