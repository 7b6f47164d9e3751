"""Two builds of the native machine in turns: ``python benchmarks/machines.py OLD NEW``, each a checkout with its machine built.

A process of each build plays a piece of every workload when it is asked to, now one, now the other, so that what else runs on the
computer disturbs both alike. Printed are the best and the middle piece of each and how they compare. ``--count`` counts instructions
with valgrind instead: slow, but the same every time, so it decides where clocks disagree. ``--python`` compares the Python machines.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median

WORKLOADS = "ABCDE"
PLAYER = """
import sys
from time import process_time
from deckwright.sim.bench import batch_time, more_native_times, play_slice
for line in sys.stdin:
    what, games = line.split()
    if what == "copy":
        print(more_native_times(2, 1)["copy_nanoseconds"], flush=True)
    elif what == "batch":
        print(batch_time(1024, 200), flush=True)
    else:
        started = process_time()
        play_slice(what, sys.argv[1], 1, int(games))
        print((process_time() - started) * 1e9 / int(games), flush=True)
"""
ONCE = "from deckwright.sim.bench import play_slice; play_slice({what!r}, 'native', 1, {games})"


def environment(build: Path) -> dict[str, str]:
    """Python finds this build first."""
    return {**os.environ, "PYTHONPATH": str(build / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


class Player:
    """A process that plays on one build when it is asked to."""

    def __init__(self, build: Path, engine: str) -> None:
        command = [sys.executable, "-c", PLAYER, engine]
        self.process = subprocess.Popen(command, env=environment(build), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def nanoseconds(self, what: str, games: int) -> float:
        """Processor time for one game, copy or decision."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {games}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def clock(builds: list[Path], games: int, rounds: int, engine: str) -> None:
    """Measure both builds in turns and print a row for each workload."""
    players = [Player(build, engine) for build in builds]
    print("workload     old best  old middle    new best  new middle   new/old (best, middle)   [ns a game, copy or decision]")
    for what in (*WORKLOADS, *(("copy", "batch") if engine == "native" else ())):
        times: list[list[float]] = [[], []]
        for turn in range(rounds):
            for number in (0, 1) if turn % 2 else (1, 0):
                times[number].append(players[number].nanoseconds(what, games))
        old, new = ((min(part), median(part)) for part in times)
        row = f"{what:10} {old[0]:11.1f} {old[1]:11.1f} {new[0]:11.1f} {new[1]:11.1f}"
        print(f"{row}   {new[0] / old[0]:.3f}  {new[1] / old[1]:.3f}", flush=True)
    for player in players:
        player.process.kill()
        player.process.wait()


def instructions(build: Path, what: str, games: int) -> int:
    """Instructions for this many games, without those of Python and of starting up."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no"]
    command = [*valgrind, "--toggle-collect=deckwright::CountedGame::play*", sys.executable, "-c", ONCE.format(what=what, games=games)]
    done = subprocess.run(command, env=environment(build), capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def count(builds: list[Path], games: int) -> None:
    """Count instructions on both builds and print a row for each workload."""
    print("workload   old          new          new/old   [instructions a game]")
    for what in WORKLOADS:
        old, new = (instructions(build, what, games) / games for build in builds)
        print(f"{what:10} {old:11,.0f}  {new:11,.0f}  {new / old:.3f}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("builds", nargs=2, type=Path, metavar="BUILD", help="two checkouts, the old one first")
    parser.add_argument("--games", type=int, default=4000, help="games of a piece")
    parser.add_argument("--rounds", type=int, default=15, help="pieces of each build and workload")
    parser.add_argument("--count", action="store_true", help="count instructions with valgrind")
    parser.add_argument("--python", action="store_true", help="compare the Python machines, with a fiftieth of the games")
    arguments = parser.parse_args()
    builds = [build.resolve() for build in arguments.builds]
    if arguments.count:
        count(builds, min(arguments.games, 300))
    elif arguments.python:
        clock(builds, max(arguments.games // 50, 1), arguments.rounds, "python")
    else:
        clock(builds, arguments.games, arguments.rounds, "native")


if __name__ == "__main__":
    main()
