"""What tests ask about processes that are not their own."""

from __future__ import annotations

from pathlib import Path


def is_running(process: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return status.rpartition(") ")[2][0] != "Z"
