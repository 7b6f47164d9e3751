"""Ctrl-C that waits for the end of a piece of work, so that nothing is left half done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def waiting_for_the_end() -> Iterator[Callable[[], bool]]:
    """What is given says whether Ctrl-C was pressed since. Pressed again, it ends everything at once.

    Only the main thread hears of Ctrl-C; in another one, and where Ctrl-C is ignored (as in the background of a shell), nothing changes.
    """
    pressed = False

    def was_pressed() -> bool:
        return pressed

    usual = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or usual in (signal.SIG_IGN, None):
        yield was_pressed
        return

    def note(*_: Any) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, note)
    try:
        yield was_pressed
    finally:
        signal.signal(signal.SIGINT, usual)
