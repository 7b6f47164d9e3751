"""Statistics of records in files, read by several processes; a file that holds no finished game is left out and named."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from pathlib import Path

from deckwright.errors import Problem
from deckwright.notation.record import read_record
from deckwright.sim.records import RecordStatistics

Left = tuple[str, Problem | None]
"""A file that was left out, and why: nothing where its game is not over."""
ENDING = ".txt"
_PIECE = 50
"""Files that a process reads at a time, at most."""


def record_files(paths: Sequence[Path]) -> list[Path]:
    """These files, and all records in these folders."""
    return [file for path in paths for file in (sorted(path.rglob(f"*{ENDING}")) if path.is_dir() else [path])]


def gather(
    files: Sequence[Path], jobs: int | None = None, progress: Callable[[int, int], None] | None = None
) -> tuple[RecordStatistics, list[Left]]:
    """What the games in these files show, and which files hold none."""
    whole, left, read = RecordStatistics(), list[Left](), 0
    jobs = jobs or os.cpu_count() or 1
    size = max(1, min(_PIECE, ceil(len(files) / jobs)))
    pieces = [files[start : start + size] for start in range(0, len(files), size)]
    for number, (part, skipped) in enumerate(_parts(pieces, min(jobs, len(pieces)))):
        whole.join(part)
        left += skipped
        read += len(pieces[number])
        if progress is not None:
            progress(read, len(files))
    return whole, left


def _parts(pieces: Sequence[Sequence[Path]], jobs: int) -> Iterator[tuple[RecordStatistics, list[Left]]]:
    if jobs <= 1:
        yield from map(read_files, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(read_files, pieces)


def read_files(files: Sequence[Path]) -> tuple[RecordStatistics, list[Left]]:
    """The same for some files, in this process."""
    found, left = RecordStatistics(), list[Left]()
    for file in files:
        try:
            if not found.add(read_record(file.read_text(encoding="utf-8"))):
                left.append((str(file), None))
        except UnicodeDecodeError:
            left.append((str(file), Problem("file-not-text", path=str(file))))
        except OSError as problem:
            left.append((str(file), Problem("file-unreadable", path=str(file), reason=problem.strerror or str(problem))))
        except Problem as problem:
            left.append((str(file), problem))
    return found, left
