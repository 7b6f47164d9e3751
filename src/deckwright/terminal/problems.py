"""Refusals in the person's own words: the game names cards and verbs as answers are written, in English."""

from __future__ import annotations

import re
from collections.abc import Callable

from deckwright.errors import Problem
from deckwright.text import Translator
from deckwright.text.translator import Asked


def explained(problem: Problem, translator: Translator, asked: Asked | None = None) -> str:
    """The problem as a sentence, with cards, verbs and options of what was asked in the person's language."""

    def option(word: str) -> str:
        return translator.option_of(asked, word) if asked else translator.option(word)

    words: dict[str, Callable[[str], str]] = {
        "card": translator.card,
        "offered": translator.card,
        "verb": translator.verb,
        "verbs": translator.verb,
        "option": option,
        "options": option,
    }
    details = {
        name: ", ".join(words[name](word) for word in value.split(", ")) if name in words and isinstance(value, str) and value else value
        for name, value in problem.details.items()
    }
    return sentence(translator.problem(Problem(problem.code, **details)))


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning, unless it begins with a file or a place in one."""
    if re.match(r"[^‘’„”«»]+:\d+:\d+: |[^\s‘’„”«»]*[./\\][^\s‘’„”«»]* ", text):
        return text
    return text[:1].upper() + text[1:]
