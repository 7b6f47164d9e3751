"""Load on one server: many sockets at tables of two persons who think and answer, and how long each answer takes until it is on disk.

The server runs on one core and the clients on another. Each table has a random kingdom and begins somewhere in the middle of a game;
a game that ends is followed by a rematch. An answer is timed from its sending to the ``done`` that says it is on disk. With ``--bots`` each
table has one person and this many bots, and the core that they use is what to look at.

    python benchmarks/load.py --sockets 1500 --rate 400 --seconds 60
    python benchmarks/load.py --sockets 40 --bots 5 --rate 20 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from random import Random
from signal import SIGTERM
from statistics import median

import uvloop
from load_players import LONGEST_START, Measured, Pace, Place, Player, lay_out

from deckwright.server.limits import Limits
from deckwright.server.process import allow_many_files

TOGETHER = 20
"""Sockets that are opened at the same time."""
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
SPARE_FILES = 100
TARGETS = {"sockets": 1500, "rate": 400, "p99": 100, "memory": 200}


class Server:
    """The server in a process of its own."""

    def __init__(self, data: Path, port: int, sockets: int, core: int) -> None:
        options = ["--port", str(port), "--data", str(data), "--sockets-per-address", str(sockets + 10)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from deckwright.cli import main; main()", "serve", *options], stdout=subprocess.DEVNULL
        )
        os.sched_setaffinity(self.process.pid, {core})
        self.url = f"127.0.0.1:{port}"
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://{self.url}/api/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server does not start")

    def memory(self) -> tuple[float, float]:
        """Megabytes in use now and at most."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        now, most = (int(text.partition(f"{name}:")[2].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
        return now, most

    def processor_seconds(self) -> float:
        """Time on the processor so far, in all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def stop(self) -> int:
        """End it; the exit status."""
        self.process.terminate()
        return self.process.wait(20)


async def play(server: Server, places: list[Place], rate: float, warm: float, seconds: float, seed: int) -> dict[str, float | int]:
    """Let everybody sit down, play for a while, then measure."""
    measured: Measured | None = None
    errors: Counter[str] = Counter()
    gate, waiting, everybody = asyncio.Semaphore(TOGETHER), sum(len(place.tokens) for place in places), asyncio.Event()
    loop_late: list[float] = []

    def arrived() -> None:
        nonlocal waiting
        waiting -= 1
        if not waiting:
            everybody.set()

    choices, mean = Random(seed), len(places) / rate
    players = []
    for place in places:
        pace = Pace(mean, choices, time.perf_counter() + len(places) / 200)
        players += [Player(place, seat, pace, lambda: measured, errors) for seat in range(len(place.tokens))]
    began = time.perf_counter()
    tasks = [asyncio.create_task(player.play(f"ws://{server.url}", gate, arrived)) for player in players]
    await asyncio.wait_for(everybody.wait(), 600)
    arrival = time.perf_counter() - began
    await asyncio.sleep(warm)
    result = Measured(errors=errors)
    processor, own, start = server.processor_seconds(), time.process_time(), time.perf_counter()
    measured = result
    while (now := time.perf_counter()) < start + seconds:
        await asyncio.sleep(0.1)
        loop_late.append(time.perf_counter() - now - 0.1)
    measured, took = None, time.perf_counter() - start
    processor, own = server.processor_seconds() - processor, time.process_time() - own
    memory, peak = server.memory()
    unanswered = sum(1 for player in players for sent, _ in player.sent.values() if sent < time.perf_counter() - 10)
    for player in players:
        player.stopping = True
    for first in range(0, len(players), 100):
        await asyncio.gather(*(player.stop() for player in players[first : first + 100]))
    await asyncio.gather(*tasks)
    if unanswered:
        errors["unanswered after 10 s"] = unanswered
    for name, number in errors.items():
        print(f"error: {name}: {number} times", file=sys.stderr)
    times = sorted(1000 * latency for latency in result.latencies) or [0.0]

    def part(share: float) -> float:
        return round(times[min(int(share * len(times)), len(times) - 1)], 1)

    answers = len(result.latencies)
    return {
        "sockets": len(players),
        "answers": answers,
        "answers a second": round(answers / took, 1),
        "with bots, a second": round(result.all_answers / took, 1),
        "p50 ms": part(0.5),
        "p95 ms": part(0.95),
        "p99 ms": part(0.99),
        "longest ms": round(times[-1], 1),
        "errors": sum(errors.values()),
        "server memory MB": round(memory, 1),
        "server memory at most MB": round(peak, 1),
        "server core %": round(100 * processor / took, 1),
        "server ms an answer": round(1000 * processor / max(answers, 1), 3),
        "client core %": round(100 * own / took, 1),
        "client late p99 ms": round(1000 * sorted(loop_late)[int(0.99 * len(loop_late))], 1),
        "kB an answer": round(result.received / 1024 / max(answers, 1), 2),
        "games ended": result.rematches // len(places[0].tokens),
        "arrival s": round(arrival, 1),
    }


def run(arguments: argparse.Namespace, number: int) -> dict[str, float | int]:
    """One run with a new server and new tables."""
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        data = Path(folder) / "tables.sqlite"
        tables = arguments.sockets if arguments.bots else arguments.sockets // 2
        places = asyncio.run(
            lay_out(data, tables, arguments.seed + number * tables, arguments.bots, arguments.longest_start, arguments.cores)
        )
        server = Server(data, arguments.port, arguments.sockets, arguments.server_core)
        try:
            numbers = uvloop.run(play(server, places, arguments.rate, arguments.warm, arguments.seconds, arguments.seed))
        finally:
            status = server.stop()
        numbers["server exit status"] = status
        return numbers


def check_room(sockets: int) -> None:
    """Client and server each need a file for every socket, and the server has room for that many."""
    allow_many_files()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < sockets + SPARE_FILES:
        raise SystemExit(f"{sockets} sockets need {sockets + SPARE_FILES} open files, and {hard} are allowed: raise `ulimit -Hn` first")
    if sockets > Limits().sockets:
        raise SystemExit(f"a server has room for {Limits().sockets} sockets")


def main() -> None:
    """Measure and print."""
    cores = sorted(os.sched_getaffinity(0))
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--sockets", type=int, default=1500, help="sockets, two at each table")
    parser.add_argument(
        "--bots", type=int, default=0, choices=range(6), help="bots at each table, with one person; without any two persons"
    )
    parser.add_argument("--longest-start", type=int, default=LONGEST_START, help="answers that a table has at most when it begins")
    parser.add_argument("--rate", type=float, default=400, help="answers a second at all tables together")
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure")
    parser.add_argument("--warm", type=float, default=10, help="seconds of play before that")
    parser.add_argument("--runs", type=int, default=1, help="runs, each with a new server; the medians are shown, too")
    parser.add_argument("--port", type=int, default=8320)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server-core", type=int, default=cores[0], help="the core of the server")
    parser.add_argument("--folder", help="where the data file is put for the time of a run")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args()
    check_room(arguments.sockets)
    arguments.cores = cores
    os.sched_setaffinity(0, {core for core in cores if core != arguments.server_core} or set(cores))
    runs = [run(arguments, number) for number in range(arguments.runs)]
    middle = {name: median(one[name] for one in runs) for name in runs[0]}
    if arguments.json:
        print(json.dumps({"runs": runs, "median": middle, "targets": TARGETS}, indent=2))
    else:
        for name in runs[0]:
            columns = [f"{one[name]:>12,}" for one in runs] + ([f"{middle[name]:>12,}"] if len(runs) > 1 else [])
            print(f"{name:26}{''.join(columns)}")
    sys.exit(any(one["errors"] or one["server exit status"] not in (0, -SIGTERM) or not one["answers"] for one in runs))


if __name__ == "__main__":
    main()
