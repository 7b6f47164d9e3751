"""What is kept on disk: the entries of every table, in SQLite, written by one thread that commits for many at once.

Whoever appends waits until the entries are on disk; while one commit runs the next entries gather, and go together in the one
after it. A flush of the disk takes about ten milliseconds, so that this is twenty times as fast as a commit for each answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from deckwright.errors import Problem
from deckwright.server.data_file import DataFile

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    touched REAL NOT NULL,
    lobby BLOB
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""
VERSION = 1
MOST_TOGETHER = 2000
"""Appends in one commit at most."""

log = logging.getLogger("deckwright.server")


@dataclass(slots=True)
class _Append:
    """Entries that wait for their commit, and who waits for it."""

    table: str
    first: int
    entries: Sequence[bytes]
    lobby: bytes | None
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop = field(repr=False)


class Storage:
    """The tables on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = DataFile(path)
        except OSError as problem:
            raise Problem("data-unusable", path=str(path), reason=str(problem)) from problem
        try:
            self._reading = self._connect()
            self._prepare()
            self._file.hide()
        except Problem:
            self._file.release()
            raise
        except (sqlite3.Error, OSError) as problem:
            self._file.release()
            raise Problem("data-unusable", path=str(path), reason=str(problem)) from problem
        self._waiting: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        found = self._reading.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, VERSION):
            self._reading.close()
            raise Problem("data-version", path=str(self.path), found=str(found), known=str(VERSION))
        self._reading.executescript(SCHEMA)
        self._reading.execute(f"PRAGMA user_version={VERSION}")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    async def append(self, table: str, first: int, entries: Sequence[bytes], lobby: bytes | None) -> None:
        """Put entries on disk, the first with this number; on return they are there to stay. ``lobby`` is how the lobby shows the table."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put(_Append(table, first, entries, lobby, done, loop))
        await done

    def entries(self, table: str) -> list[bytes]:
        """Everything written of a table, oldest first; nothing for a table that does not exist."""
        rows = self._reading.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,))
        return [row[0] for row in rows]

    def lobby(self) -> list[bytes]:
        """The tables that the lobby shows, the last touched first."""
        return [
            row[0] for row in self._reading.execute("SELECT lobby FROM tables WHERE lobby IS NOT NULL ORDER BY touched DESC LIMIT 1000")
        ]

    def forget_untouched(self, seconds: float) -> int:
        """Remove tables that nobody has touched for so long; the number removed."""
        oldest = time.time() - seconds
        self._reading.execute("BEGIN IMMEDIATE")
        self._reading.execute("DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE touched < ?)", (oldest,))
        removed = self._reading.execute("DELETE FROM tables WHERE touched < ?", (oldest,)).rowcount
        self._reading.execute("COMMIT")
        return removed

    def close(self) -> None:
        """Finish what waits and close."""
        self._waiting.put(None)
        self._thread.join()
        self._reading.close()
        self._file.release()

    def _write(self) -> None:
        connection = self._connect()
        while (first := self._waiting.get()) is not None:
            together, last = [first], False
            while len(together) < MOST_TOGETHER:
                try:
                    further = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if further is None:
                    last = True
                    break
                together.append(further)
            self._commit(connection, together)
            if last:
                break
        connection.close()

    def _commit(self, connection: sqlite3.Connection, together: list[_Append]) -> None:
        failure: Exception | None = None
        try:
            connection.execute("BEGIN IMMEDIATE")
            now = time.time()
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?)",
                [(one.table, one.first + place, entry) for one in together for place, entry in enumerate(one.entries)],
            )
            connection.executemany(
                "INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, lobby = excluded.lobby",
                [(one.table, now, one.lobby) for one in together],
            )
            connection.execute("COMMIT")
        except Exception as problem:  # whatever it is, the writer goes on: everybody waits for it
            log.error("could not write to %s: %s", self.path.name, problem)
            failure = problem
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
        for loop in {one.loop for one in together}:
            mine = [one for one in together if one.loop is loop]
            try:
                loop.call_soon_threadsafe(_settle, mine, failure)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def _settle(appends: list[_Append], failure: Exception | None) -> None:
    """Tell all who wait, in their own thread."""
    for one in appends:
        if one.done.done():
            continue
        if failure is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(Problem("data-not-written"))
