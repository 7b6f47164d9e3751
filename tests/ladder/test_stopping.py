"""A ladder that is stopped: what is finished is told and kept, and nothing goes on: neither its processes nor the programs they ask."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from shlex import join
from time import monotonic, sleep

import pytest

MISBEHAVING = Path(__file__).parent.parent / "bots" / "misbehaving_bot.py"
LISTENS = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\nfrom deckwright.cli import main\nmain()\n"
"""Tests that run in the background inherit that interruptions are ignored; this program hears them all the same."""
PATIENCE = 60


def running(word: str, whole: bool = False) -> bool:
    """Whether there is a process with this in its command, or with this as a word of it."""
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = line.read_bytes().split(b"\0")
        except OSError:
            continue
        if word.encode() in (words if whole else b" ".join(words)):
            return True
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
@pytest.mark.parametrize(
    ("ending", "jobs"),
    [(signal.SIGINT, "1"), (signal.SIGINT, "2"), (signal.SIGTERM, "1"), (signal.SIGTERM, "2"), (signal.SIGKILL, "2")],
)
def test_nothing_goes_on(ending: signal.Signals, jobs: str, tmp_path: Path) -> None:
    """Who asks a program itself and is killed can't end it: such a program finds its input closed."""
    file, word = tmp_path / "l.jsonl", f"{tmp_path.name}-{os.getpid()}-{ending}-{jobs}"
    silent = join([sys.executable, str(MISBEHAVING), "silence", "3", word])
    words = ["ladder", "big-money", "random", silent, "--kingdom", "First Game", "--games", "2", "--jobs", jobs, "--bot-seconds", "600"]
    command = [sys.executable, "-c", LISTENS, *words, "--file", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as ladder:
        until = monotonic() + PATIENCE
        while monotonic() < until and not (running(word, whole=True) and file.read_text(encoding="utf-8").count("\n") == 2):
            sleep(0.05)
        os.killpg(ladder.pid, ending) if ending == signal.SIGINT else os.kill(ladder.pid, ending)  # Ctrl-C goes to all of a terminal
        told, problems = ladder.communicate(timeout=PATIENCE)
    until = monotonic() + PATIENCE
    while monotonic() < until and running(word):
        sleep(0.05)
    assert not running(word)
    assert file.read_text(encoding="utf-8").count("\n") == 2, "the cell that was finished"
    if ending != signal.SIGKILL:
        assert ladder.returncode == 130
        assert b"big-money \xe2\x80\x93 random" in told
        assert b"Traceback" not in problems
        assert problems.startswith(b"Stopped early")
