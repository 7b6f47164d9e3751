"""YAML as people write it by hand: no key twice, no aliases, not deep, not huge. So reading it is always quick."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import yaml

from deckwright.errors import DamagedFile

LARGEST = 100_000
"""Bytes of a file; a scenario has one or two thousand."""
DEEPEST = 12
"""Lists and mappings inside each other; a scenario has four."""


def read_yaml(path: Path) -> Any:
    """What a file says, or a ``DamagedFile`` that says why it can't be read."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1).decode("utf-8") if path.stat().st_size <= LARGEST else None
    except (OSError, UnicodeDecodeError) as problem:
        raise DamagedFile("scenario-unreadable", reason=str(problem)) from problem
    if text is None:
        raise DamagedFile("scenario-size", most=LARGEST // 1000)
    try:
        return yaml.load(text, _PlainLoader)
    except (
        yaml.YAMLError,
        ValueError,
        OverflowError,
        TypeError,
        AttributeError,
    ) as problem:  # some are not YAML's own
        raise DamagedFile("scenario-yaml", reason=" ".join(str(problem).split())) from problem


class _PlainLoader(yaml.SafeLoader):
    """YAML as usual, with its limits; a key written twice is a mistake and not the last one winning."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """One part of the file, unless it is too deep or stands for another part."""
        next_part: Any = self.peek_event()  # type: ignore[no-untyped-call]
        line = next_part.start_mark.line + 1
        if isinstance(next_part, yaml.AliasEvent):
            raise DamagedFile("scenario-alias", line=line)
        if self._depth >= DEEPEST:
            raise DamagedFile("scenario-depth", line=line, most=DEEPEST)
        self._depth += 1
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """A mapping whose keys are all different."""
        seen = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, Hashable) or key in seen:
                raise yaml.YAMLError(f"the key {key} is written twice" if isinstance(key, Hashable) else "a key must be a word or a number")
            seen.add(key)
        return super().construct_mapping(node, deep)
