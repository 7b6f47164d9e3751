"""The pause of discreet tables: every question that could have had a single answer takes the same short time (``docs/protocol.md``).

A single answer is given by the table when the pause is over, and an answer that comes sooner waits for its end. Bots answer then, too.
"""

from __future__ import annotations

import asyncio
from asyncio import Event as Signal
from collections.abc import Callable

from deckwright.server.live_table import LiveTable

PAUSE_SECONDS = 1.5
"""About as long as somebody takes who knows what to say."""


class Pause:
    """The pause before a veiled question may be answered, in one position of a table."""

    __slots__ = ("_over", "_timer", "position")

    def __init__(self, position: int, act: Callable[[], None]) -> None:
        self.position = position
        self._over = Signal()
        self._timer = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.end, act)

    @property
    def is_over(self) -> bool:
        """The question may be answered."""
        return self._over.is_set()

    def end(self, act: Callable[[], None]) -> None:
        """Time is over: whoever has answered already is heard, or the table acts."""
        self._over.set()
        act()

    async def wait(self) -> None:
        """Until it is over."""
        await self._over.wait()

    def cancel(self) -> None:
        """Nothing is to happen any more; whoever waits is let go and finds another position."""
        self._timer.cancel()
        self._over.set()


def holds(live: LiveTable) -> bool:
    """Whether what is asked now may not be answered yet."""
    if not live.table.is_veiled:
        return False
    return live.pause is None or live.pause.position != live.table.position or not live.pause.is_over


def set_pause(live: LiveTable, act: Callable[[str, int], None]) -> None:
    """Begin the pause of a question that was just put; for the same question it goes on. ``act`` is done when it is over."""
    table = live.table
    position = table.position if table.is_veiled else None
    if live.pause is not None and live.pause.position != position:
        live.pause.cancel()
        live.pause = None
    if position is not None and live.pause is None:
        live.pause = Pause(position, lambda: act(table.id, position))


async def paused(live: LiveTable, position: int) -> bool:
    """Wait if this position is asked and its pause goes on; whether one had to. The table may have been read anew meanwhile."""
    if live.pause is None or live.pause.position != position or live.pause.is_over:
        return False
    await live.pause.wait()
    return True
