"""The file of a ladder: what was played so far, a line of JSON for each cell, so that a ladder can be gone on with.

The first line says what the ladder is. A line that was cut off by the end of a process is left out and its cell played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from deckwright.engine.rules import RULES
from deckwright.errors import DamagedFile, file_problem
from deckwright.ladder.cells import Cell, Forfeit, Played
from deckwright.notation.kingdom_code import Kingdom, write_code

VERSION = 1


class LadderFile:
    """Cells in a file; without a path, in memory only."""

    def __init__(self, path: Path | None, seed: int, games: int, kingdoms: Sequence[Kingdom]) -> None:
        self.path = path
        self.head = {
            "deckwright ladder": VERSION,
            "rules": RULES,
            "seed": seed,
            "games": games,
            "kingdoms": [write_code(one) for one in kingdoms],
        }
        self.played: dict[Cell, Played] = {}
        if path is not None:
            try:
                self._begin(path)
            except OSError as problem:
                raise file_problem(path, problem) from problem

    def _begin(self, path: Path) -> None:
        """Read what is there, or write the first line."""
        if path.exists() and (path.stat().st_size or path.is_dir()):
            self._read(path)
        else:
            path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")

    def add(self, played: Played) -> None:
        """Keep a cell, on disk before anything else is told of it."""
        self.played[played.cell] = played
        if self.path is not None:
            try:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(played)) + "\n")
            except OSError as problem:
                raise file_problem(self.path, problem) from problem

    def _read(self, path: Path) -> None:
        try:
            lines = path.read_text(encoding="utf-8").split("\n")
            head = json.loads(lines[0])
        except (UnicodeDecodeError, json.JSONDecodeError):
            raise DamagedFile("ladder-unreadable", path=str(path)) from None
        if not isinstance(head, dict) or "deckwright ladder" not in head:
            raise DamagedFile("ladder-unreadable", path=str(path))
        other = [key for key, value in self.head.items() if head.get(key) != value]
        if other:
            raise DamagedFile("ladder-other", path=str(path), what=", ".join(other))
        whole = [line for line in lines[1:-1] if line]
        for number, line in enumerate(whole, 2):
            try:
                played = _played(json.loads(line))
            except (json.JSONDecodeError, TypeError, KeyError, ValueError):
                raise DamagedFile("ladder-line", path=str(path), line=number) from None
            self.played[played.cell] = played
        if lines[-1]:  # the process ended in the middle of a line
            path.write_text("\n".join([lines[0], *whole]) + "\n", encoding="utf-8")


def _played(line: dict[str, Any]) -> Played:
    found = Played(
        Cell(**line["cell"]),
        line["wins"],
        line["ties"],
        line["losses"],
        tuple(line["decisions"]),
        tuple(line["seconds"]),
        tuple(line["longest"]),
        tuple(Forfeit(**one) for one in line.get("forfeits", ())),
    )
    if not found.games > 0:
        raise ValueError("no games")
    return found
