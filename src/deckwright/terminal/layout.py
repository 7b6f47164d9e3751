"""What lines look like: width, colour, wrapping. Colour is for terminals only, and never says anything by itself."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TextIO

NARROWEST, WIDEST = 40, 100
GAP = 2
"""Spaces between items on a line."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How wide lines may be, and whether they may be coloured."""

    width: int = 80
    coloured: bool = False

    def strong(self, text: str) -> str:
        """Something to notice."""
        return self._styled("1", text)

    def faint(self, text: str) -> str:
        """Something to read only if wanted."""
        return self._styled("2", text)

    def alarm(self, text: str) -> str:
        """Something that went wrong."""
        return self._styled("31", text)

    def key(self, text: str) -> str:
        """Something to type."""
        return self._styled("36", text)

    def _styled(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.coloured else text

    def heading(self, text: str) -> str:
        """A line across the layout with a title in it."""
        return self.strong(f"── {text} ".ljust(self.width, "─"))

    def paragraph(self, text: str, indent: int = 0, hanging: int = 2) -> list[str]:
        """The text in lines that fit; lines after the first are set in a little further."""
        lines = []
        for part in text.splitlines() or [""]:
            lines += textwrap.wrap(
                part, self.width, initial_indent=" " * indent, subsequent_indent=" " * (indent + hanging), break_on_hyphens=False
            ) or [""]
        return lines

    def items(self, label: str, items: Sequence[tuple[str, str]], indent: int) -> list[str]:
        """Items side by side after a label, as many on a line as fit; each is something to type, or nothing, and a text."""
        lines: list[str] = []
        line, length = label.ljust(indent), max(len(label), indent)
        for key, text in items:
            plain = len(f"{key} {text}".lstrip())
            if length > indent and length + GAP + plain > self.width:
                lines.append(line)
                line, length = " " * indent, indent
            if length > indent:
                line, length = line + " " * GAP, length + GAP
            line += f"{self.key(key)} {text}" if key else text
            length += plain
        return [*lines, line]


def layout_for(stream: TextIO) -> Layout:
    """The layout that a stream is: colour on a terminal unless ``NO_COLOR`` or a dumb terminal forbids it."""
    coloured = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    columns = shutil.get_terminal_size().columns
    return Layout(max(NARROWEST, min(columns, WIDEST)), coloured and sys.platform != "win32")
