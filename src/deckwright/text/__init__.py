"""Names, card texts, prompts, log lines and errors, in every language from one catalogue each."""

from deckwright.text.languages import LANGUAGES, choose_language
from deckwright.text.translator import Translator, translator

__all__ = ["LANGUAGES", "Translator", "choose_language", "translator"]
