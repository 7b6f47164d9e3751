"""Reading and writing people's files: whatever is wrong with one is said in a sentence."""

from __future__ import annotations

from os.path import isfile
from pathlib import Path

from deckwright.engine.game import Record
from deckwright.errors import Problem, file_problem
from deckwright.notation.record import write_record

RECORD_START = "deckwright record"


def read_text(path: Path) -> str:
    """The text in a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise file_problem(path, problem) from problem


def write_text(path: Path, text: str) -> None:
    """Put a text into a file."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise file_problem(path, problem) from problem


def save_record(path: Path, record: Record) -> None:
    """Write a game down; a file that is there already is replaced only if it holds a record too."""
    if isfile(path) and not read_text(path).startswith(RECORD_START):
        raise Problem("file-exists", path=str(path))
    write_text(path, write_record(record))
