"""What is kept on disk: the entries of every table, in SQLite, written by one thread that commits for many at once.

Whoever appends waits until the entries are on disk; while one commit runs the next entries gather, and go together in the one
after it. A flush of the disk takes about ten milliseconds, so that this is twenty times as fast as a commit for each answer. Where
the disk is quicker commits keep a distance, since each costs the processor as much as several answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from deckwright.errors import Problem
from deckwright.server.data_file import DataFile
from deckwright.server.tokens import new_secret

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
CREATE TABLE IF NOT EXISTS secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
"""
SENSIBLE = "typeof(touched) = 'real' AND touched BETWEEN 0 AND 1e11"
LOBBY = """
SELECT id, lobby FROM tables
WHERE lobby IS NOT NULL AND EXISTS (SELECT 1 FROM entries WHERE table_id = id AND number = 0)
ORDER BY touched DESC LIMIT 1000
"""
VERSION = 1
THIS_TABLE_ALONE = (sqlite3.IntegrityError, sqlite3.ProgrammingError, TypeError)
"""Failures of one table's entries, which are no reason to refuse others."""
MOST_TOGETHER = 2000
"""Appends in one commit at most."""
APART_SECONDS = 0.005
"""From the beginning of a commit for several to that of the next; where one comes after another alone nobody waits."""

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
        self.secret = b""
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
        except (sqlite3.Error, OSError, TypeError) as problem:
            self._file.release()
            code = "data-file-damaged" if is_damage(problem) else "data-unusable"
            raise Problem(code, path=str(path), reason=str(problem)) from problem
        self._failing = False
        self._newest = self._read_newest()
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
        self._reading.execute("INSERT OR IGNORE INTO secrets VALUES ('tokens', ?)", (new_secret(),))
        (self.secret,) = self._reading.execute("SELECT value FROM secrets WHERE name = 'tokens'").fetchone()

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
        try:
            rows = self._reading.execute("SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        except sqlite3.Error as problem:
            log.error("could not read table %s from %s: %s", table, self.path.name, problem)
            raise Problem("data-damaged", table=table, reason=f"{self.path.name}: {problem}") from problem
        missing = next((place for place, (number, _) in enumerate(rows) if number != place), None)
        if missing is not None:
            raise Problem("data-damaged", table=table, reason=f"{self.path.name}: entry {missing} is missing")
        return [entry for _, entry in rows]

    def lobby(self) -> list[tuple[str, bytes]]:
        """The tables that the lobby shows with how it shows them, the last touched first; none that has no entries."""
        try:
            return self._reading.execute(LOBBY).fetchall()
        except sqlite3.Error as problem:
            log.error("the lobby begins empty, since it could not be read from %s: %s", self.path.name, problem)
            return []

    def _read_newest(self) -> float:
        """When the table touched last was touched; times that can't be right don't count."""
        try:
            (newest,) = self._reading.execute(f"SELECT max(touched) FROM tables WHERE {SENSIBLE}").fetchone()
        except sqlite3.Error as problem:
            log.error("could not read the times of all tables from %s: %s", self.path.name, problem)
            return 0.0
        return newest or 0.0

    @property
    def can_write(self) -> bool:
        """The last commit went well, and the thread that writes is there."""
        return self._thread.is_alive() and not self._failing

    def forget_untouched(self, seconds: float, in_use: Collection[str] = ()) -> list[str]:
        """Remove tables that nobody has touched for this long, and none in use; those removed.

        Their age is counted from the table touched last and not from the clock, which may be wrong; and half of the tables stay in any
        case, so that no mistake about the time empties the file.
        """
        try:
            return self._forget(seconds, in_use)
        except sqlite3.Error as problem:
            log.error("no old tables are removed, since %s can't be read whole: %s", self.path.name, problem)
            with contextlib.suppress(sqlite3.Error):
                self._reading.rollback()
            return []

    def _forget(self, seconds: float, in_use: Collection[str]) -> list[str]:
        self._reading.execute("BEGIN IMMEDIATE")
        tables, newest = self._reading.execute(f"SELECT count(*), max(touched) FROM tables WHERE {SENSIBLE}").fetchone()
        old = self._reading.execute(
            f"SELECT id FROM tables WHERE {SENSIBLE} AND touched < ? ORDER BY touched LIMIT ?", ((newest or 0) - seconds, tables // 2)
        ).fetchall()
        found = [row for row in old if row[0] not in in_use]
        self._reading.executemany("DELETE FROM entries WHERE table_id = ?", found)
        self._reading.executemany("DELETE FROM tables WHERE id = ?", found)
        self._reading.execute("COMMIT")
        if found:
            log.warning("removed %d of %d tables that nobody has touched for %d days", len(found), tables, seconds // 86400)
        return [table for (table,) in found]

    def close(self) -> None:
        """Finish what waits and close."""
        self._waiting.put(None)
        self._thread.join()
        self._reading.close()
        self._file.release()

    def _write(self) -> None:
        connection: sqlite3.Connection | None = None
        earliest = 0.0
        while (first := self._waiting.get()) is not None:
            began = time.monotonic()
            if began < earliest:
                time.sleep(earliest - began)
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
            earliest = time.monotonic() + APART_SECONDS if len(together) > 1 else 0.0
            connection = self._commit(connection, together)
            if last:
                break
        if connection is not None:
            connection.close()

    def _commit(self, connection: sqlite3.Connection | None, together: list[_Append]) -> sqlite3.Connection | None:
        """Write for all who wait; a table whose entries don't fit fails alone. The answer is the connection, if there is one."""
        refused: list[_Append] = []
        try:
            connection = connection or self._connect()
            refused = self._put_together(connection, together)
            self._failing = False
        except Exception as problem:  # whatever it is, the writer goes on: everybody waits for it
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    connection.rollback()
            if is_damage(problem) and connection is not None:
                connection.close()  # it can't be used any more
                if len(together) > 1:
                    return self._commit_alone(together)
                connection = None
            else:
                self._failing = True
            log.error("could not write %s to %s: %s", ", ".join(sorted({one.table for one in together})[:5]), self.path.name, problem)
            refused = together
        for loop in {one.loop for one in together}:
            mine = [(one, one not in refused) for one in together if one.loop is loop]
            try:
                loop.call_soon_threadsafe(_settle, mine)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue
        return connection

    def _commit_alone(self, together: list[_Append]) -> sqlite3.Connection | None:
        """A commit for each: where the file is damaged only those fail whose pages are."""
        connection: sqlite3.Connection | None = None
        for one in together:
            connection = self._commit(connection, [one])
        return connection

    def _put_together(self, connection: sqlite3.Connection, together: list[_Append]) -> list[_Append]:
        """One transaction; those whose entries don't fit what is written already."""
        refused: list[_Append] = []
        now = self._newest = max(time.time(), self._newest)  # a clock that was set back makes nobody old
        connection.execute("BEGIN IMMEDIATE")
        try:
            _insert(connection, together, now)
        except THIS_TABLE_ALONE:
            connection.rollback()
            connection.execute("BEGIN IMMEDIATE")
            refused = [one for one in together if not self._put(connection, one, now)]
        connection.execute("COMMIT")
        return refused

    def _put(self, connection: sqlite3.Connection, one: _Append, now: float) -> bool:
        """The entries of one table, all or none of them; false where they don't fit what is written already."""
        connection.execute("SAVEPOINT one")
        try:
            _insert(connection, [one], now)
        except THIS_TABLE_ALONE as problem:
            log.error("could not write table %s to %s: %s", one.table, self.path.name, problem)
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
            return False
        connection.execute("RELEASE one")
        return True


def _insert(connection: sqlite3.Connection, together: Sequence[_Append], now: float) -> None:
    """The rows of all of these."""
    rows = ((one.table, number, entry) for one in together for number, entry in enumerate(one.entries, one.first))
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    connection.executemany(
        "INSERT INTO tables VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, lobby = excluded.lobby",
        ((one.table, now, one.lobby) for one in together),
    )


def is_damage(problem: BaseException) -> bool:
    """Whether SQLite says that the file itself is damaged or no database, and not only that it can't be used now."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _settle(appends: list[tuple[_Append, bool]]) -> None:
    """Tell all who wait, in their own thread."""
    for one, written in appends:
        if one.done.done():
            continue
        if written:
            one.done.set_result(None)
        else:
            one.done.set_exception(Problem("data-not-written"))
