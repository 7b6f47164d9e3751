"""Choosing kingdoms and sets from what people type, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from deckwright.notation.kingdom_code import Kingdom
    from deckwright.notation.recommended import Recommended
    from deckwright.text import Translator

Sets = Annotated[
    list[str] | None, typer.Option("--sets", metavar="ID,...", help="Sets to take cards from; the first that has a name gives the card.")
]


def split(values: Sequence[str] | None) -> tuple[str, ...]:
    """The words of an option that may be repeated or written with commas."""
    return tuple(word.strip() for value in values or () for word in value.split(",") if word.strip())


def chosen_sets(values: Sequence[str] | None) -> tuple[str, ...] | None:
    """The sets somebody asked for, after checking that each exists."""
    from deckwright.cards import known_sets

    return known_sets(split(values)) if split(values) else None


def kingdom_names() -> dict[str, tuple[str, ...]]:
    """The names of the recommended kingdoms in all languages, by id."""
    from deckwright.notation.recommended import recommended
    from deckwright.text import LANGUAGES, translator

    return {kingdom.id: tuple(translator(code).kingdom_name(kingdom.id) for code in LANGUAGES) for kingdom in recommended()}


def card_translations() -> dict[str, str]:
    """English names of the cards by their names in other languages."""
    from deckwright.cards import card_names
    from deckwright.text import LANGUAGES, translator

    return {translator(code).card(name): name for code in reversed(LANGUAGES) for name in card_names()}


def find_recommended(text: str) -> Recommended | None:
    """The recommended kingdom of this name in any language, if there is one."""
    from deckwright.notation.recommended import search

    return search(text, kingdom_names())


def find_kingdom(text: str, sets: tuple[str, ...] | None) -> Kingdom:
    """The kingdom that a name, a code or a list of cards stands for."""
    from deckwright.notation.kingdoms import parse_kingdom

    return parse_kingdom(text, sets, kingdom_names=kingdom_names(), translated_cards=card_translations())


def find_cards(names: Sequence[str], translator: Translator) -> tuple[str, ...]:
    """English names of cards that were typed in any language."""
    from deckwright.cards import card_names
    from deckwright.terminal.names import NameBook

    book = NameBook(card_names(), translator.language)
    return tuple(book.find(name) for name in names)
