"""The data file belongs to one server and to one user: it is locked while in use, and for nobody else's eyes."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from deckwright.errors import Problem

try:
    import fcntl
except ImportError:  # not on this system: there the lock is missing
    fcntl = None  # type: ignore[assignment]

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm", ".lock")
"""What is added to the file's name for those that belong to it."""


class DataFile:
    """A data file in use by this server."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.parent.exists():
            path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        for name in ("", ".lock"):
            beside(path, name).touch(mode=PRIVATE_FILE)
        self._lock = os.open(beside(path, ".lock"), os.O_RDWR)
        try:
            if fcntl is not None:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as taken:
            os.close(self._lock)
            raise Problem("data-locked", path=str(path)) from taken
        self.hide()

    def hide(self) -> None:
        """Let nobody else read it, whoever made it and however: the keys of games that go on are in it."""
        for name in BESIDE:
            with contextlib.suppress(FileNotFoundError, PermissionError):
                beside(self.path, name).chmod(PRIVATE_FILE)

    def release(self) -> None:
        """Another server may use it now. The lock's own file stays: two servers could hold locks on two of them."""
        os.close(self._lock)


def beside(path: Path, name: str) -> Path:
    """A file that belongs to the data file."""
    return path.with_name(path.name + name)
