"""The words of conditions as a C++ header: strategies in the native machine have them from the same source."""

from __future__ import annotations

from functools import cache

from deckwright.native.alphabet import digest_of, enumeration, sealed
from deckwright.sim.conditions import Fact, Sign


@cache
def header() -> str:
    """The text of the header, its own digest included."""
    return sealed("sim/conditions.py", "STRATEGY_ALPHABET", ["namespace deckwright {", "", *enumeration(Fact), *enumeration(Sign)])


@cache
def digest() -> str:
    """Stands for all facts and signs."""
    return digest_of(header())
