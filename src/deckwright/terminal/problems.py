"""Refusals in the person's own words: the game names cards and verbs as answers are written, in English."""

from __future__ import annotations

import re
from collections.abc import Callable

from deckwright.errors import Problem
from deckwright.text import Translator


def explained(problem: Problem, translator: Translator) -> str:
    """The problem as a sentence, with cards, verbs and options in the person's language."""
    words: dict[str, Callable[[str], str]] = {
        "card": translator.card,
        "offered": translator.card,
        "verb": translator.verb,
        "verbs": translator.verb,
        "option": translator.option,
        "options": translator.option,
    }
    details = {
        name: ", ".join(words[name](word) for word in value.split(", ")) if name in words and isinstance(value, str) and value else value
        for name, value in problem.details.items()
    }
    return sentence(translator.problem(Problem(problem.code, **details)))


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning, unless it begins with a place in a file."""
    if re.match(r"[^‘’„”«»]+:\d+:\d+: ", text):
        return text
    return text[:1].upper() + text[1:]
