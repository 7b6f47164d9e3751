"""Card names as people type them: in any language, any case of the noun, without accents, or just the beginning."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from deckwright.errors import UnknownName, suggestion
from deckwright.notation.spelling import folded
from deckwright.text import LANGUAGES, translator

CASES = ("nominative", "genitive", "accusative")


@cache
def forms(name: str, language: str) -> tuple[str, ...]:
    """A card's name in every case of a language, as it is compared."""
    return tuple(dict.fromkeys(folded(translator(language).card(name, case)) for case in CASES))


class NameBook:
    """The names of some cards in every language, the chosen one first."""

    def __init__(self, names: Iterable[str], language: str) -> None:
        self.names = tuple(names)
        self.languages = tuple(dict.fromkeys((language, *LANGUAGES)))
        self._near: dict[str, str] = {}
        self._far: dict[str, str] = {}
        for code in self.languages:
            for name in self.names:
                for form in forms(name, code):
                    self._far.setdefault(form, name)
                    if code in (language, "en"):
                        self._near.setdefault(form, name)

    def exactly(self, text: str) -> str | None:
        """The English name of the card that is called so in one of the languages."""
        return self._far.get(folded(text))

    def beginning(self, text: str) -> tuple[str, ...]:
        """The cards whose name begins so, in the chosen language or in English."""
        wanted = folded(text)
        return tuple(dict.fromkeys(name for form, name in self._near.items() if wanted and form.startswith(wanted)))

    def find(self, text: str) -> str:
        """The one card that is meant; a name that fits none or several is refused with a way out."""
        found = self.exactly(text)
        if found is not None:
            return found
        matches = self.beginning(text)
        if len(matches) == 1:
            return matches[0]
        shown = translator(self.languages[0])
        if matches:
            raise UnknownName("ambiguous-card", name=text, matches=", ".join(shown.card(name) for name in matches))
        near = [translator(code).card(name) for code in (self.languages[0], "en") for name in self.names]
        far = [translator(code).card(name) for code in self.languages for name in self.names]
        raise UnknownName("no-such-card", name=text, suggestion=suggestion(text, near) or suggestion(text, far))
