"""Reviews of games that are over: worked out once, one after the other, outside the server's own process, and remembered."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

import msgspec

from deckwright.engine.game import Game, Record
from deckwright.errors import Problem
from deckwright.notation.record import write_record
from deckwright.review.judged import Review
from deckwright.server.message_parts import Body
from deckwright.server.messages import Failure
from deckwright.server.thinking import Thinker
from deckwright.server.updates import failure

REMEMBERED = 256
"""Reviews in memory; the one that nobody has looked at for longest goes first, and can be worked out again."""
LONGEST_SECONDS = 300.0
"""A review that takes longer is given up."""

log = logging.getLogger("deckwright.server")


class ReviewNews(Body):
    """How far the review of a game is, and the review itself once it is done."""

    game: int
    state: Literal["none", "waiting", "working", "done", "failed"]
    """``none``: nobody has asked for it yet; ``waiting``: another one is worked out before it."""
    done: int
    planned: int
    """Answers that have been looked at, and all there are."""
    review: Review | None = None
    problem: Failure | None = None


@dataclass(slots=True)
class _Work:
    """A review that somebody has asked for."""

    planned: int
    ahead: asyncio.Task[None] | None
    """The one that was asked for before it, and is worked out first."""
    done: int = 0
    review: Review | None = None
    problem: Problem | None = None
    task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of a server, by table and number of its game."""

    def __init__(self, most_waiting: int) -> None:
        self._thinker = Thinker(most_waiting, LONGEST_SECONDS)
        self._known: OrderedDict[tuple[str, int], _Work] = OrderedDict()
        self._last: asyncio.Task[None] | None = None

    def news(self, table: str, games: int, game: Game) -> ReviewNews:
        """How far the review of this game is."""
        work = self._known.get((table, games))
        if work is None:
            return ReviewNews(games, "none", 0, game.answers_given)
        self._known.move_to_end((table, games))
        if work.problem is not None:
            return ReviewNews(games, "failed", 0, work.planned, None, failure(work.problem))
        if work.review is not None:
            return ReviewNews(games, "done", work.planned, work.planned, work.review)
        waits = work.ahead is not None and not work.ahead.done()
        return ReviewNews(games, "waiting" if waits else "working", work.done, work.planned)

    def is_known(self, table: str, games: int) -> bool:
        """Somebody has asked for it, and it has not failed."""
        work = self._known.get((table, games))
        return work is not None and work.problem is None

    def begin(self, table: str, games: int, record: Record) -> None:
        """Work it out, if nobody has asked for it before."""
        if self.is_known(table, games):
            return
        if self._thinker.full:
            raise Problem("thinking-busy")
        work = self._known[table, games] = _Work(len(record.answers), self._last)
        self._last = work.task = asyncio.get_running_loop().create_task(self._work_out(work, record))
        while len(self._known) > REMEMBERED:
            _, oldest = self._known.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _work_out(self, work: _Work, record: Record) -> None:
        def progress(done: int) -> None:
            work.done = done

        try:
            found = await self._thinker.think({"job": "review", "record": write_record(record)}, progress)
            work.review = msgspec.convert(found, Review)
        except Problem as problem:
            log.warning("a review failed: %s", problem)
            work.problem = problem
        except msgspec.ValidationError:
            log.exception("a review could not be read")
            work.problem = Problem("thinking-failed")

    def close(self) -> None:
        """Give up what is not done."""
        for work in self._known.values():
            if work.task is not None:
                work.task.cancel()
        self._thinker.close()
