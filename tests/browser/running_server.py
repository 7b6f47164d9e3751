"""A server of its own for the tests, and tables on it that are set before anybody looks."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.processes import free_port


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table, with the token that proves it."""

    table: str
    token: str
    seat: int


QUICK = ("--messages-per-seat", "100000")
"""Those who play over the socket don't wait."""
COMMAND = (str(Path(sys.executable).parent / "deckwright"),)


class Server:
    """The command people type, on a data file and a port that stay the same when it is killed and started again."""

    def __init__(self, folder: Path, command: tuple[str, ...] = COMMAND, options: tuple[str, ...] = ()) -> None:
        self._options = options
        self._data, self._log, self._port, self._command = folder / "tables.sqlite", folder / "server.log", free_port(), command
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it; returns when it listens."""
        with self._log.open("a", encoding="utf-8") as log:
            command = [*self._command, "serve", "--port", str(self._port), "--data", str(self._data), *QUICK, *self._options]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + 60
        while time.monotonic() < until and self._process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), timeout=1):
                return
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self._log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """SIGKILL, in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        assert self._process.wait() == -signal.SIGKILL
        self._process = None

    def end(self) -> None:
        """Kill it if it runs; it must not have had anything to complain of."""
        if self._process is not None:
            self.kill()
        log = self._log.read_text(encoding="utf-8")
        assert "Traceback" not in log, log

    def ask(self, path: str, body: Any = None) -> Any:
        """The HTTP interface, without a browser."""
        request = urllib.request.Request(f"{self.address}/api/{path}", data=None if body is None else json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)

    def table(self, *seats: str, kingdom: dict[str, Any] | None = None, name: str = "Ada", **options: Any) -> Seat:
        """Set a table; a seat is ``person`` or the id of a bot. The first person's seat is taken."""
        chosen = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        wish = {"kingdom": kingdom or {"by": "name", "name": "KING-2E-1"}, "seats": chosen, "name": name, "options": options}
        return _seat(self.ask("tables", wish))

    def join(self, table: str, name: str) -> Seat:
        """Take the next free seat of a table."""
        return _seat(self.ask(f"tables/{table}/seats", {"name": name}))


def _seat(taken: dict[str, Any]) -> Seat:
    return Seat(taken["table"], taken["token"], taken["seat"])
