"""Running the server: address, log, and a clean end."""

from __future__ import annotations

import gc
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
from deckwright.server.limits import LONGEST_MESSAGE

FIRST_PORT, LAST_PORT = 8321, 8340
"""Ports tried when none is asked for."""


YOUNG_OBJECTS = 10_000
"""New objects until the young ones are searched for garbage. Searching all of a full tables takes a tenth of a second, so not often."""


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
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    for name in ("deckwright", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)


def run(app: Starlette, listening: socket.socket, root_path: str = "") -> None:
    """Serve until somebody stops it; sockets are told to come back."""
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
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
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(YOUNG_OBJECTS)
    uvicorn.Server(config).run(sockets=[listening])
