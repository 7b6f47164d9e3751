"""Servers in processes of their own, that can be killed and started again on the same data and port."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import socket
import subprocess
import sys
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["deckwright.server.app", "deckwright.server.process", "tests.server.processes"])


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _serve(data: Path, port: int, log: Path, times: dict[str, float]) -> None:
    """What a forked server does: the same as ``deckwright serve``, without importing everything anew."""
    from deckwright.server import wire
    from deckwright.server.app import make_app
    from deckwright.server.process import listen, log_to_stderr, run

    for name, seconds in times.items():
        setattr(wire, name, seconds)
    with log.open("a", encoding="utf-8") as errors:
        sys.stdout = sys.stderr = errors
        listening = listen("127.0.0.1", port)
        app = make_app(data)
        log_to_stderr(as_json=False)
        run(app, listening)


class ServerProcess:
    """A server on a data file. Only SIGKILL ends it, in the middle of whatever it does."""

    def __init__(self, folder: Path, times: dict[str, float] | None = None) -> None:
        self.times = times or {}
        self.data, self.log, self.port = folder / "tables.sqlite", folder / "server.log", free_port()
        self.starts = 0
        self._process: BaseProcess | subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self, by_command: bool = False) -> None:
        """Start it, by the command that people type or by a quick fork; returns when it listens."""
        self.starts += 1
        if by_command:
            command = [str(Path(sys.executable).parent / "deckwright"), "serve", "--port", str(self.port), "--data", str(self.data)]
            with self.log.open("a", encoding="utf-8") as errors:
                self._process = subprocess.Popen(command, stdout=errors, stderr=errors)
        else:
            self._process = _processes.Process(target=_serve, args=(self.data, self.port, self.log, self.times), daemon=True)
            self._process.start()
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.005)
        raise AssertionError(f"the server did not start: {self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """SIGKILL, and gone."""
        process, self._process = self._process, None
        assert process is not None
        process.kill()
        if isinstance(process, subprocess.Popen):
            assert process.wait() == -signal.SIGKILL
        else:
            process.join()
            assert process.exitcode == -signal.SIGKILL
            process.close()

    def end(self) -> None:
        """Kill it if it runs."""
        if self._process is not None:
            self.kill()
