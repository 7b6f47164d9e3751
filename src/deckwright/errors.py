"""Everything that can go wrong because of what somebody typed, sent or stored.

A problem has a code and details; the sentence people read is made from the message ``error-CODE`` of a catalogue, so that it
can be said in every language. This module is below all others, so the sentence maker is plugged in from above.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any


class Problem(Exception):
    """Something a person can cause and put right."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return _describe(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.details)


class IllegalAnswer(Problem):
    """An answer that the pending decision does not accept; nothing has changed."""


class UnknownName(Problem):
    """A card, set, kingdom or language that does not exist. Of a name that nobody would call a name, only the beginning is said."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code, **{**details, "name": shortened(str(details.get("name", "")))})


class DamagedFile(Problem):
    """A scenario, record or code that can't be read."""


def _rebuild(kind: type[Problem], code: str, details: dict[str, Any]) -> Problem:
    return kind(code, **details)


def _plain(problem: Problem) -> str:
    listed = ", ".join(f"{name}={value}" for name, value in problem.details.items())
    return f"{problem.code}: {listed}" if listed else problem.code


_describe: Callable[[Problem], str] = _plain


def describe_with(describe: Callable[[Problem], str]) -> None:
    """Choose how problems are put into words."""
    global _describe
    _describe = describe


def file_problem(path: Path, problem: OSError | ValueError) -> DamagedFile:
    """What to raise where a file can't be read or written."""
    match problem:
        case FileNotFoundError():
            there = path.absolute().parent.is_dir()
            return DamagedFile("file-missing", path=str(path)) if there else DamagedFile("folder-missing", folder=str(path.parent))
        case IsADirectoryError():
            return DamagedFile("file-is-folder", path=str(path))
        case PermissionError():
            return DamagedFile("file-forbidden", path=str(path))
        case UnicodeDecodeError():
            return DamagedFile("file-not-text", path=str(path))
    reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return DamagedFile("file-unreadable", path=str(path), reason=reason)


LONGEST_ECHO = 60
"""Characters of what somebody typed that are worth repeating to them."""
NEAR = 0.72
"""How alike two names must be, from 0 to 1, for one to be a slip of the other: one wrong letter in a name of four."""


def printable(text: str) -> str:
    """The text without signs that would tell a terminal what to do."""
    return "".join(letter if letter.isprintable() else " " if letter.isspace() else "�" for letter in text)


def shortened(text: str) -> str:
    """What somebody typed, as far as it is worth repeating."""
    return printable(text if len(text) <= LONGEST_ECHO else f"{text[: LONGEST_ECHO - 1].rstrip()}…")


def suggestion(name: str, known: list[str]) -> str:
    """The known name that ``name`` is a slip or the beginning of, or nothing."""
    folded = {known_name.casefold(): known_name for known_name in known}
    wanted = name.strip().casefold()
    if len(wanted) > 2 * LONGEST_ECHO:
        return ""
    close = get_close_matches(wanted, list(folded), n=1, cutoff=NEAR)
    begun = [one for one in folded if one.startswith(wanted)] if len(wanted) >= 3 else []
    return folded[close[0]] if close else folded[begun[0]] if len(begun) == 1 else ""
