"""The strategies that come with the package, and those that people keep in files of their own.

>>> from deckwright.sim.library import find_strategy
>>> find_strategy("double-witch").name, find_strategy("DOUBLE WITCH").about
('Double Witch', 'two Witches as soon as there are 5 coins, then Treasures')
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from deckwright.errors import UnknownName, suggestion
from deckwright.notation.spelling import folded
from deckwright.sim.strategy_file import Strategy, parse_strategy, read_strategy

SUFFIX = ".strategy"
DEFAULTS = "defaults"
"""The file that answers where a strategy is silent; it is no strategy of its own."""


@cache
def strategies() -> tuple[Strategy, ...]:
    """Every strategy that comes with the package, by name."""
    folder = files("deckwright.sim") / "strategies"
    found = [entry for entry in folder.iterdir() if entry.name.endswith(SUFFIX) and entry.name != DEFAULTS + SUFFIX]
    read = [parse_strategy(entry.read_text(encoding="utf-8"), entry.name, entry.name.removesuffix(SUFFIX)) for entry in found]
    return tuple(sorted(read, key=lambda strategy: strategy.name))


def slug(strategy: Strategy) -> str:
    """The name as it is typed on a command line: ``double-witch``."""
    return strategy.name.lower().replace(" ", "-")


def find_strategy(text: str) -> Strategy:
    """The strategy of this name, in any spelling, or in this file."""
    named = {folded(strategy.name): strategy for strategy in strategies()}
    if folded(text) in named and not _looks_like_a_file(text):
        return named[folded(text)]
    if _looks_like_a_file(text):
        return read_strategy(Path(text))
    known = [name for strategy in strategies() for name in (strategy.name, slug(strategy))]
    raise UnknownName("unknown-strategy", name=text, suggestion=suggestion(text, known))


def _looks_like_a_file(text: str) -> bool:
    return text.endswith(SUFFIX) or "/" in text or "\\" in text


def fitting(kingdom: tuple[str, ...]) -> tuple[Strategy, ...]:
    """The strategies that can be played with these kingdom cards."""
    return tuple(strategy for strategy in strategies() if strategy.needs <= set(kingdom))
