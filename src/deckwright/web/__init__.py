"""The browser's page, built from the sources in ``web`` when the package is installed."""

from __future__ import annotations

import os
from pathlib import Path

_HERE = Path(__file__).parent


def page_folder() -> Path | None:
    """Where the built page is; the environment variable ``DECKWRIGHT_PAGE`` names another place."""
    folder = Path(os.environ.get("DECKWRIGHT_PAGE") or _HERE / "static")
    return folder if (folder / "index.html").is_file() else None


def why_not_built() -> str:
    """Why there is no page, as the installation noted it."""
    note = _HERE / "not-built.txt"
    return note.read_text(encoding="utf-8").strip() if note.is_file() else "no files were found"
