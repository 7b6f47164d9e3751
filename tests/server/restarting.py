"""How long a server with many open tables takes to start, and a table to come back: run by hand, prints figures.

``python -m tests.server.restarting 1000``
"""

from __future__ import annotations

import asyncio
import resource
import statistics
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from deckwright.bots.random_bot import random_answer
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server import entries
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from deckwright.server.tables import Tables

SEATS = (SeatChoice("person"), SeatChoice("bot", "big-money"))


async def fill(storage: Storage, number: int) -> int:
    """Write this many tables with half a game each; the number of entries."""
    random, written, together = Random(1), 0, []
    for place in range(number):
        table, _ = Table.create(f"table{place}", parse_kingdom("First Game"), SEATS, Options(listed=True), "Ann", f"token {place}")
        for _ in range(20):
            while table.bot_turn():
                pass
            if table.game is None or table.game.is_over:
                break
            table.answer(0, table.position, str(random_answer(table.game.decision, random)), "")
        written += len(table.unwritten)
        shown = table.lobby()
        data = [entries.write(entry) for entry in table.unwritten]
        together.append(storage.append(table.id, 0, data, msgspec.json.encode(shown) if shown else None))
    await asyncio.gather(*together)
    return written


async def measure(path: Path, number: int) -> None:
    """Start, and bring every table back."""
    before = time.perf_counter()
    storage = Storage(path)
    tables = Tables(storage)
    started = time.perf_counter() - before
    times = []
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for place in range(number):
        before = time.perf_counter()
        await tables.find(f"table{place}")
        times.append((time.perf_counter() - before) * 1000)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    times.sort()
    print(f"start with {number} tables: {started * 1000:.1f} ms, {len(tables.lobby)} in the lobby")
    print(f"one table back: median {statistics.median(times):.2f} ms, p99 {times[int(number * 0.99)]:.2f} ms, longest {times[-1]:.2f} ms")
    print(f"memory for all of them: {grown / 1024:.1f} MB")
    tables.close()
    storage.close()


async def main(number: int) -> None:
    """Fill a file and measure."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        storage = Storage(path)
        print(f"{await fill(storage, number)} entries written")
        storage.close()
        await measure(path, number)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
