"""What more cards cost games that don't use them: ``python benchmarks/growth.py``.

Two processes play in turns, one that knows every card and one for which Intrigue was never written. Printed are the times of both for
games, copies, opening a box and starting up, the best of several pieces each (docs/performance.md has the figures).
"""

from __future__ import annotations

import argparse
import subprocess
import sys

WITHOUT = """
import sys, types
for name in ("1", "2"):
    module = types.ModuleType(f"deckwright.cards.intrigue_{name}e")
    setattr(module, f"INTRIGUE_{name}E", ())
    sys.modules[module.__name__] = module
from deckwright.errors import DamagedFile
from deckwright.sim import strategy_file
parse = strategy_file.parse_strategy
def known_cards_only(text, *names):
    while True:
        try:
            return parse(text, *names)
        except DamagedFile as problem:
            line = int(str(problem).split(":")[1])
            lines = text.splitlines()
            lines[line - 1] = ""
            text = "\\n".join(lines)
strategy_file.parse_strategy = known_cards_only
"""
CLOCK = """
from time import process_time
began = process_time()
"""
PLAYER = """
import sys
from deckwright.cards import SETS
from deckwright.engine.box import open_box
from deckwright.sim.bench import WORKLOADS, copy_time, play_slice
started = process_time() - began
known = len({card.name for cards in SETS.values() for card in cards})
for line in sys.stdin:
    what, engine, number = line.split()
    if what == "cards":
        print(known, flush=True)
    elif what == "start":
        print(started * 1e9, flush=True)
    elif what == "copy":
        print(copy_time("A", engine) * 1e3, flush=True)
    else:
        began = process_time()
        if what == "box":
            for _ in range(int(number)):
                open_box.cache_clear()
                open_box(WORKLOADS["E"].sets, WORKLOADS["E"].kingdom)
        else:
            play_slice(what, engine, 1, int(number))
        print((process_time() - began) * 1e9 / int(number), flush=True)
"""
ROWS = (
    ("start of the program", "start", "python", 1),
    ("opening a box", "box", "python", 20),
    ("game of A, Python", "A", "python", 100),
    ("game of E, Python", "E", "python", 40),
    ("copy, Python", "copy", "python", 1),
    ("game of A, native", "A", "native", 10_000),
    ("game of E, native", "E", "native", 4_000),
    ("copy, native", "copy", "native", 1),
)


class Player:
    """A process that knows some cards."""

    def __init__(self, head: str) -> None:
        command = [sys.executable, "-c", CLOCK + head + PLAYER]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, what: str, engine: str, number: int) -> float:
        """Processor time in nanoseconds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {engine} {number}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def main() -> None:
    """Measure in turns and print a table."""
    parser = argparse.ArgumentParser(description="What more cards cost games that don't use them.")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    counts = [Player(head).tell("cards", "python", 1) for head in (WITHOUT, "")]
    print(f"| nanoseconds | {counts[0]:.0f} cards | {counts[1]:.0f} cards | ratio |\n|---|---|---|---|")
    players = [Player(WITHOUT), Player("")]
    for title, what, engine, number in ROWS:
        if what == "start":  # a process starts once
            times = [[Player(head).tell(what, engine, number) for _ in range(5)] for head in (WITHOUT, "")]
        else:
            times = [[], []]
            for turn in range(options.rounds):
                for place in (0, 1) if turn % 2 else (1, 0):
                    times[place].append(players[place].tell(what, engine, number))
        without, with_all = (min(part) for part in times)
        print(f"| {title} | {without:,.0f} | {with_all:,.0f} | {with_all / without:.2f} |", flush=True)


if __name__ == "__main__":
    main()
