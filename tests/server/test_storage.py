"""What is on disk: entries in order, commits for many, and files that can't be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from deckwright.errors import Problem
from deckwright.server import storage as storages
from deckwright.server.storage import VERSION, Storage
from tests.server.test_table import refused


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    kept = Storage(tmp_path / "deep" / "down" / "tables.sqlite")
    yield kept
    kept.close()


def test_entries_come_back_in_order(storage: Storage) -> None:
    async def write() -> None:
        await storage.append("b", 0, [b"b0"], None)
        await storage.append("a", 0, [b"a0", b"a1"], b"shown")
        await storage.append("a", 2, [f"a{number}".encode() for number in range(2, 15)], None)

    asyncio.run(write())
    assert storage.entries("a") == [f"a{number}".encode() for number in range(15)]
    assert storage.entries("b") == [b"b0"]
    assert storage.entries("nobody") == []


def test_what_is_awaited_is_there_for_everybody(storage: Storage) -> None:
    async def write() -> None:
        for number in range(20):
            await storage.append("a", number, [b"x"], None)
            with closing(sqlite3.connect(storage.path)) as other:
                assert other.execute("SELECT count(*) FROM entries").fetchone() == (number + 1,)

    asyncio.run(write())


def test_many_share_a_commit(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    together: list[int] = []
    commit = Storage._commit

    def counted(self: Storage, connection: sqlite3.Connection, appends: list[storages._Append]) -> None:
        together.append(len(appends))
        time.sleep(0.02)  # a slow disk
        commit(self, connection, appends)

    monkeypatch.setattr(Storage, "_commit", counted)

    async def write() -> None:
        await asyncio.gather(*(storage.append(f"t{number}", 0, [b"x"], None) for number in range(200)))

    asyncio.run(write())
    assert sum(together) == 200
    assert len(together) < 20
    assert all(storage.entries(f"t{number}") == [b"x"] for number in range(200))


def test_commits_keep_a_distance_where_many_write_and_nobody_waits_alone(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(storages, "APART_SECONDS", 1000.0)
    monkeypatch.setattr("deckwright.server.storage.time.sleep", waited.append)

    async def one_by_one() -> None:
        for number in range(20):
            await storage.append("a", number, [b"x"], None)

    async def together() -> None:
        for turn in range(3):
            await asyncio.gather(*(storage.append(f"t{number}", turn, [b"x"], None) for number in range(200)))

    asyncio.run(one_by_one())
    assert waited == []
    asyncio.run(together())
    assert any(seconds > 900 for seconds in waited)


@pytest.mark.usefixtures("failing_on_purpose")
def test_a_commit_that_fails_is_told_to_all_and_the_next_one_works(storage: Storage) -> None:
    async def write() -> tuple[BaseException | None, ...]:
        await storage.append("a", 0, [b"first"], None)
        return await asyncio.gather(storage.append("a", 0, [b"again"], None), storage.append("b", 0, [b"b"], None), return_exceptions=True)

    results = asyncio.run(write())
    assert isinstance(results[0], Problem)
    assert results[0].code == "data-not-written"
    assert storage.entries("a") == [b"first"]
    assert storage.entries("b") == ([b"b"] if results[1] is None else [])
    asyncio.run(storage.append("a", 1, [b"second"], None))
    assert storage.entries("a") == [b"first", b"second"]


@pytest.mark.usefixtures("failing_on_purpose")
def test_the_writer_outlives_anything(storage: Storage) -> None:
    """If it ended, everybody would wait for ever."""

    async def write() -> None:
        with refused("data-not-written"):
            await storage.append("a", 0, [object()], None)  # type: ignore[list-item]
        with refused("data-not-written"):
            await storage.append("a", None, [b"x"], None)  # type: ignore[arg-type]
        await storage.append("a", 0, [b"x"], None)

    asyncio.run(asyncio.wait_for(write(), 60))
    assert storage.entries("a") == [b"x"]


def test_the_lobby_is_what_was_said_last(storage: Storage) -> None:
    async def write() -> None:
        for table in ("a", "b", "c"):
            await storage.append(table, 0, [b"x"], table.encode())
        await storage.append("b", 1, [b"y"], None)
        await storage.append("a", 1, [b"y"], b"a again")

    asyncio.run(write())
    assert storage.lobby() == [("a", b"a again"), ("c", b"c")]


def test_untouched_tables_are_forgotten(storage: Storage) -> None:
    asyncio.run(storage.append("old", 0, [b"x"], b"shown"))
    assert storage.forget_untouched(1000) == []
    storage._reading.execute("UPDATE tables SET touched = touched - 2000")
    asyncio.run(storage.append("new", 0, [b"x"], b"shown"))
    assert storage.forget_untouched(1000) == ["old"]
    assert (storage.entries("old"), storage.entries("new")) == ([], [b"x"])


def test_the_clock_makes_no_table_old(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that runs far ahead at the start nor one that begins in 1970."""
    for table in ("a", "b", "c"):
        asyncio.run(storage.append(table, 0, [b"x"], None))
    monkeypatch.setattr(time, "time", lambda: 2e9 + 61 * 86400)
    assert storage.forget_untouched(60 * 86400) == []
    monkeypatch.setattr(time, "time", lambda: 0.0)
    asyncio.run(storage.append("d", 0, [b"x"], None))
    assert storage.forget_untouched(60 * 86400) == []
    monkeypatch.setattr(time, "time", lambda: 4e9)
    asyncio.run(storage.append("e", 0, [b"x"], None))
    assert len(storage.forget_untouched(60 * 86400)) == 2, "never most of them at once"
    assert storage.entries("e") == [b"x"]


@pytest.mark.usefixtures("failing_on_purpose")
def test_a_conflict_at_one_table_fails_no_other(storage: Storage) -> None:
    async def write() -> list[BaseException | None]:
        await storage.append("a", 0, [b"x"], None)
        wishes = [storage.append("b", 0, [b"x"], None), storage.append("a", 0, [b"y"], None), storage.append("c", 0, [b"x"], None)]
        return await asyncio.gather(*wishes, return_exceptions=True)

    first, second, third = asyncio.run(write())
    assert first is None
    assert third is None
    assert isinstance(second, Problem)
    assert [storage.entries(table) for table in ("a", "b", "c")] == [[b"x"]] * 3
    assert storage.can_write


@pytest.mark.usefixtures("failing_on_purpose")
def test_a_writer_without_a_way_to_the_file_is_noticed(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    with monkeypatch.context() as broken:
        broken.setattr(storage, "_connect", unreachable)
        with refused("data-not-written"):
            asyncio.run(storage.append("a", 0, [b"x"], None))
        assert not storage.can_write
    asyncio.run(storage.append("a", 0, [b"x"], None))
    assert storage.can_write
    assert storage.entries("a") == [b"x"]


def test_closing_finishes_what_waits(tmp_path: Path) -> None:
    kept = Storage(tmp_path / "tables.sqlite")

    async def write() -> None:
        waiting = [asyncio.ensure_future(kept.append(f"t{number}", 0, [b"x"], None)) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(kept.close)
        await asyncio.gather(*waiting)

    asyncio.run(write())
    again = Storage(tmp_path / "tables.sqlite")
    assert all(again.entries(f"t{number}") == [b"x"] for number in range(50))
    again.close()


def test_a_file_of_another_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA user_version={VERSION + 1}")
    with refused("data-version"):
        Storage(path)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_files_that_cannot_be_used_are_refused(tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.sqlite"
    rubbish.write_bytes(b"this is no database" * 100)
    for path, code in ((rubbish, "data-file-damaged"), (tmp_path, "data-unusable"), (rubbish / "below", "data-unusable")):
        with refused(code):
            Storage(path)
    assert rubbish.read_bytes().startswith(b"this is no database")


def test_only_the_owner_may_read_the_data(storage: Storage) -> None:
    """The keys of games that go on are in it."""
    asyncio.run(storage.append("a", 0, [b"x"], None))
    assert os.stat(storage.path.parent).st_mode & 0o077 == 0
    found = sorted(path.name for path in storage.path.parent.glob("tables.sqlite*"))
    assert found == ["tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal", "tables.sqlite.lock"]
    for name in found:
        assert os.stat(storage.path.parent / name).st_mode & 0o077 == 0, name


def test_a_file_that_others_could_read_is_made_private_and_its_folder_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "shared" / "tables.sqlite"
    path.parent.mkdir(mode=0o755)
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE something (x)")
        other.commit()
    path.chmod(0o644)
    kept = Storage(path)
    asyncio.run(kept.append("a", 0, [b"x"], None))
    assert [os.stat(one).st_mode & 0o077 for one in path.parent.glob("tables.sqlite*")] == [0, 0, 0, 0]
    assert os.stat(path.parent).st_mode & 0o777 == 0o755
    kept.close()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    first = Storage(path)
    with refused("data-locked"):
        Storage(path)
    asyncio.run(first.append("a", 0, [b"x"], None))
    first.close()
    second = Storage(path)
    assert second.entries("a") == [b"x"]
    second.close()
