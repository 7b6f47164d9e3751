"""A process beside the server that thinks, so that no table waits for it: reviews of games, and advice. ``thinking`` starts it.

It reads a job on each line of its input and writes lines of JSON: how far it is, and at last what came of it or what is wrong.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from deckwright.engine.position import Position
from deckwright.engine.recollection import Recollection
from deckwright.engine.saving import from_data
from deckwright.errors import Problem
from deckwright.notation.record import read_record
from deckwright.review.advice import advise
from deckwright.review.reviewing import reviewing

NICENESS = 10
"""Everything else on the machine goes before it."""


def review(job: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The review of a record."""
    work = reviewing(read_record(job["record"]))
    while True:
        try:
            yield {"done": next(work)}
        except StopIteration as end:
            yield {"found": end.value.as_dict()}
            return


def advice(job: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The best answers of a seat, by what it knows."""
    yield {"found": advise(Position(from_data(job["known"]), Recollection.from_data(job["memory"])))}


JOBS: dict[str, Callable[[dict[str, Any]], Iterator[dict[str, Any]]]] = {"review": review, "advice": advice}


def main() -> None:
    """Work until the input ends, which is when the server does."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line)
        try:
            for news in JOBS[job["job"]](job):
                _say(news)
        except Problem as problem:
            details = {name: value if isinstance(value, (str, int)) else str(value) for name, value in problem.details.items()}
            _say({"problem": problem.code, "details": details})


def _say(news: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(news) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
