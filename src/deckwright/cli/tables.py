"""Tables of plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from deckwright.terminal.layout import Layout

GAP = 2


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], layout: Layout) -> list[str]:
    """Columns as wide as they need to be; the last one is wrapped where the layout ends."""
    cells = [tuple(headings), *map(tuple, rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(headings))]
    indent = sum(widths[:-1]) + GAP * (len(widths) - 1)
    room = max(layout.width - indent, 20)
    lines: list[str] = []
    for number, row in enumerate(cells):
        start = "".join(cell.ljust(width + GAP) for cell, width in zip(row[:-1], widths[:-1], strict=True))
        wrapped = textwrap.wrap(row[-1], room, break_on_hyphens=False) or [""]
        block = [f"{start}{wrapped[0]}".rstrip(), *(" " * indent + line for line in wrapped[1:])]
        lines += [layout.strong(line) for line in block] if number == 0 else block
    return lines
