"""Bots that think: away from the event loop, on a few threads that stand behind everybody else, and never longer than they say."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from deckwright.engine.answer import Answer
from deckwright.engine.position import Position
from deckwright.server.live_table import LiveTable
from deckwright.server.pauses import holds
from deckwright.server.players import SUBSTITUTE, bot_answer, thinks, thought_answer

SHARE = 0.5
"""At most this share of the processors thinks, and always at least one."""
POLITENESS = 10
"""How far the threads stand behind the others, where the system knows that."""
MARGIN = 0.03
"""Seconds of a bot's time that are kept for everything but thinking."""

log = logging.getLogger("deckwright.server")

Act = Callable[[str, Callable[[LiveTable], None]], None]
"""Lets something happen at the table of an address."""


class Thinkers:
    """The threads, and which tables they think about."""

    def __init__(self, threads: int | None = None) -> None:
        number = threads or max(1, int((os.cpu_count() or 1) * SHARE))
        self._threads = ThreadPoolExecutor(number, "thinking", initializer=_step_back)
        self._positions: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, live: LiveTable, act: Act) -> None:
        """Let the bot think that is asked at a table, if it does think; it answers by ``act`` when it is done."""
        table = live.table
        if not table.thinker or holds(live) or self._positions.get(table.id) == table.position:
            return
        self._positions[table.id] = table.position
        task = asyncio.ensure_future(self._think(live, table.thinker, act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, live: LiveTable, bot: str, act: Act) -> None:
        """The time runs from now on: who waits for a thread thinks less."""
        table, position = live.table, live.table.position
        assert table.game is not None
        game = table.game
        seen = Position(game.state.copy(), game.recollection(game.state.asking))
        deadline = perf_counter() + thinks(bot) / 1000 - MARGIN

        def think() -> Answer:
            return thought_answer(seen, bot, 1000 * (deadline - perf_counter()))

        answer: Answer | None = None
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, think)
        except RuntimeError:
            return  # the server closes
        except Exception:
            log.exception("%s could not think of an answer at table %s", bot, table.id)
        finally:
            if self._positions.get(table.id) == position:
                del self._positions[table.id]

        def say(now: LiveTable) -> None:
            if now.table.position == position and now.table.game is not None and now.table.thinker:
                now.table.bot_turn(answer or bot_answer(now.table.game, SUBSTITUTE, now.table.kingdom))

        act(table.id, say)

    def close(self) -> None:
        """Begin nothing more; whatever comes of a thought now is for nobody."""
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(RuntimeError):
            self._threads.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    """The threads that answer persons come first."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)
