"""Running the server: address, log, and a clean end."""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from deckwright.errors import Problem
from deckwright.server import wire
from deckwright.server.limits import LONGEST_MESSAGE, Limits
from deckwright.server.memory import Memory

FIRST_PORT, LAST_PORT = 8321, 8340
"""Ports tried when none is asked for."""


LINES_A_MINUTE = 20
"""Lines of one kind in the log."""


def data_file() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return user_data_path("deckwright", appauthor=False) / "tables.sqlite"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens on this port, or on the first free one of the usual ports."""
    wanted = range(FIRST_PORT, LAST_PORT + 1) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, number))
            listening.listen(2048)
        except OSError:
            listening.close()
            continue
        return listening
    raise Problem("port-busy", port=str(wanted[0]))


class JsonLines(logging.Formatter):
    """A line of JSON for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line = {"time": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A line of text for each line of the log, in the time of day."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        text = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower()}: {record.getMessage()}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def log_to_stderr(as_json: bool) -> None:
    """What goes wrong is told on stderr. Addresses of requests are not, since a link is an invitation."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Seldom())
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    for name in ("deckwright", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)


class Seldom(logging.Filter):
    """Lets only a few lines of a kind through in a minute: whoever provokes them can't fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written; the last one says that others like it are left out."""
        kind = f"{record.name} {record.msg}"
        began, number = self._seen.get(kind, (record.created, 0))
        if record.created - began > 60:
            began, number = record.created, 0
        self._seen[kind] = began, number + 1
        if number == LINES_A_MINUTE:
            record.msg, record.args, record.exc_info = f"{record.getMessage()} (more of these are left out for a minute)", (), None
        return number <= LINES_A_MINUTE


def allow_many_files() -> None:
    """As many connections as the system lets this process have; the usual limit is soon reached."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def run(app: Starlette, listening: socket.socket, root_path: str = "", limits: Limits | None = None) -> None:
    """Serve until somebody stops it; sockets are told to come back."""
    allow_many_files()
    wire.census.most = (limits or Limits()).connections_of_address
    config = uvicorn.Config(
        app,
        http=wire.Requests,
        ws=wire.Sockets,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # its buffers cost 300 kB a socket
        ws_ping_interval=30,
        ws_ping_timeout=30,
        access_log=False,
        log_config=None,
        lifespan="on",
        root_path=root_path,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    app.state.tables.memory = Memory()
    app.state.tables.memory.begin()
    uvicorn.Server(config).run(sockets=[listening])
