"""How a process that plays for another one ends when nobody waits for its results: at once, and with all that it has started.

It hears of that through a pipe. The end of the pipe says it too: then the other process is gone, however it ended.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

ENDINGS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that ask a process to end."""
LAST_DEEDS: list[Callable[[], None]] = []
"""What is done before a process leaves in the middle of its work, as nothing else is tidied up then."""


def leave() -> None:
    """End this process in the middle of its work."""
    for deed in LAST_DEEDS:
        with suppress(Exception):  # whatever happens, it ends
            deed()
    os._exit(1)


def leave_when_told(told: Connection, telling: Connection) -> None:
    """From now on this process leaves when it is told to, or when the process it works for is gone. Ctrl-C is for that one alone."""
    telling.close()  # whoever holds this end keeps the pipe open
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for ending in ENDINGS:
        if signal.getsignal(ending) is not signal.SIG_IGN:  # nohup
            signal.signal(ending, _leave_at_once)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, *ENDINGS})  # they were held while it was started
    Thread(target=_wait_for_the_end, args=(told,), daemon=True).start()


def _leave_at_once(*_: Any) -> None:
    leave()


def _wait_for_the_end(told: Connection) -> None:
    with suppress(OSError):
        told.poll(None)  # true for a word and for the end
    leave()
