"""Reading the values of a scenario file: numbers, names and lists of cards, mappings. Every mistake is named with its key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from deckwright.cards import find_card, landscape_names
from deckwright.errors import DamagedFile, Problem, shortened


def wrong(key: str, expected: str, found: Any = "") -> DamagedFile:
    """The refusal of a value that is not of the kind that is expected."""
    return DamagedFile("scenario-value", key=key, expected=expected, found=shortened(str(found)))


@contextmanager
def read_at(key: str) -> Iterator[None]:
    """Whatever is refused in here is told with the key where it stands."""
    try:
        yield
    except DamagedFile:  # which names a key of its own
        raise
    except Problem as problem:
        raise DamagedFile("scenario-refused", key=key, reason=problem) from problem


class Values:
    """Reads values by key and remembers every card that they name."""

    def __init__(self) -> None:
        self.sets: tuple[str, ...] = ()
        self.named: set[str] = set()

    def _whole(self, key: str, value: Any, least: int, most: int = 1_000_000) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise wrong(key, "whole-number", value)
        return value

    def _name(self, key: str, value: Any) -> str:
        if not isinstance(value, str):
            raise wrong(key, "card-name", value)
        if value in landscape_names(self.sets):
            return value
        with read_at(key):
            _, card = find_card(value, self.sets)
        self.named.add(card.name)
        return card.name

    def _cards(self, key: str, value: Any) -> tuple[str, ...]:
        if value is None:
            return ()
        if not isinstance(value, list):
            raise wrong(key, "list-of-cards", value)
        cards: list[str] = []
        for entry in value:
            match = re.fullmatch(r"(\d{1,3}) x (.+)", entry) if isinstance(entry, str) else None
            cards += [self._name(key, match[2])] * int(match[1]) if match else [self._name(key, entry)]
        return tuple(cards)

    def _mapping(self, key: str, value: Any, known: tuple[str, ...] | None = None) -> dict[Any, Any]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise wrong(key, "mapping", value)
        for name in value:
            if known is not None and name not in known:
                raise DamagedFile("scenario-key", key=f"{key}.{name}", known=", ".join(known))
        return value
