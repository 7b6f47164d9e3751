"""The parts of a sentence, wherever they stand in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass


def parts_of(sentence: object) -> Iterator[object]:
    """The sentence itself and everything it is made of, in the order in which it is written."""
    yield sentence
    if isinstance(sentence, tuple):
        inner: Iterable[object] = sentence
    else:
        inner = (getattr(sentence, part.name) for part in fields(sentence)) if is_dataclass(sentence) else ()
    for part in inner:
        yield from parts_of(part)
