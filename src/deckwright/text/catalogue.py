"""Catalogues: the messages of one language, read from every ``.ftl`` file in its folder.

Fluent is imported when the first catalogue is opened, so that commands that print no message start without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LONGEST = 1000
"""Longer arguments are cut: Fluent refuses to put very long text into a sentence."""

STRICT = False
"""Tests set this, so that a mistake in a catalogue raises; people get the next best text instead."""

Argument = str | int


class MessageMistake(Exception):
    """A message that is missing or can't be put together from what it is given."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message_id: str) -> bool:
        """There is such a message."""
        return self._bundle.has_message(message_id)

    def message(self, message_id: str, arguments: Mapping[str, Argument]) -> str | None:
        """The message as text, or nothing where it can't be said."""
        if not self.has(message_id):
            return _mistake(self.language, message_id, "there is no such message")
        return self._text(message_id, None, arguments)

    def attribute(self, message_id: str, name: str) -> str | None:
        """An attribute of a message, where it has one."""
        if not self.has(message_id) or name not in self._bundle.get_message(message_id).attributes:
            return None
        return self._text(message_id, name, {})

    def _text(self, message_id: str, attribute: str | None, arguments: Mapping[str, Argument]) -> str | None:
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return _mistake(self.language, message_id, "the message has attributes only")
        text, mistakes = self._bundle.format_pattern(pattern, {name: _cut(value) for name, value in arguments.items()})
        if mistakes:
            return _mistake(self.language, message_id, "; ".join(map(str, mistakes)))
        return str(text)


def _mistake(language: str, message_id: str, reason: str) -> str | None:
    """Nothing can be said; under ``STRICT`` that is an exception."""
    if STRICT:
        raise MessageMistake(f"{language}/{message_id}: {reason}")
    return None


def _cut(value: Argument) -> Argument:
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, opened once."""
    return Catalogue(language)
