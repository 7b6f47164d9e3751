"""Which languages there are, and which one somebody wants."""

from __future__ import annotations

import os
import re

from deckwright.errors import UnknownName, suggestion

LANGUAGES = ("en", "pl", "it", "ro")
"""The languages that have a catalogue; the first one is the one to fall back to."""

_VARIABLES = ("DECKWRIGHT_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE = ("c", "posix")
"""Locales that ask for no language at all, so for the default one."""

_NAMES = {
    "english": "en",
    "polish": "pl",
    "polski": "pl",
    "italian": "it",
    "italiano": "it",
    "romanian": "ro",
    "română": "ro",
    **{language: language for language in LANGUAGES},
}


def choose_language(wanted: str | None) -> str:
    """The language asked for, else the first one in the environment that has a catalogue, else English."""
    if wanted is not None:
        return _known(wanted)
    for variable in _VARIABLES:
        for locale in os.environ.get(variable, "").split(":"):
            language = _language(locale)
            if language in _NO_LANGUAGE:
                return LANGUAGES[0]
            if language in LANGUAGES:
                return language
    return LANGUAGES[0]


def _language(locale: str) -> str:
    """``pl`` for ``pl_PL.UTF-8``."""
    return re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0].casefold()


def _known(wanted: str) -> str:
    language = _language(wanted)
    if language not in LANGUAGES:
        meant = _NAMES.get(suggestion(wanted, list(_NAMES)), "")
        raise UnknownName("unknown-language", name=wanted, suggestion=meant, known=", ".join(LANGUAGES))
    return language
