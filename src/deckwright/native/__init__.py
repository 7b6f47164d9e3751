"""The native machine: the same programs, randomness and decisions as the Python machine, a hundred times faster.

It is built when the package is installed, where there is a C++ compiler. Without it everything works on the Python machine.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from deckwright.errors import Problem
from deckwright.native.alphabet import digest

try:
    _loaded: ModuleType | None = import_module("deckwright.native._machine")
    WHY_NOT = ""
    if getattr(_loaded, "ALPHABET", "") != digest():
        _loaded = None
        WHY_NOT = "it was built for other operations than those of this version: install deckwright again"
except ImportError as _problem:
    _note = Path(__file__).parent / "not-built.txt"
    _loaded = None
    WHY_NOT = _note.read_text(encoding="utf-8").strip() if _note.exists() else str(_problem)
    """Why there is no native machine, if there is none."""

AVAILABLE = _loaded is not None


def machine() -> ModuleType:
    """The compiled module; a clear problem where there is none."""
    if _loaded is None:
        raise Problem("no-native-machine", reason=WHY_NOT)
    return _loaded
