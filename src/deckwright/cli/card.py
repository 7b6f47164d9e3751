"""``deckwright card``: everything about one card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for

if TYPE_CHECKING:
    from deckwright.lang import Card
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator


def card(
    ctx: typer.Context,
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card, in English, Polish, Italian or Romanian.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a card: cost, types, what it does in each edition, and the ids of its rulings.

    Example: deckwright card throne room
    """
    import sys

    from deckwright.cards import card_names, versions
    from deckwright.terminal.layout import layout_for
    from deckwright.terminal.names import NameBook

    translator = translator_for(ctx, lang)
    found = NameBook(card_names(), translator.language).find(" ".join(name))
    if as_json:
        print_json(_data(found, versions(found), translator))
        return
    for line in _lines(found, versions(found), translator, layout_for(sys.stdout)):
        typer.echo(line)


@cache
def rulings() -> dict[str, dict[str, list[str]]]:
    """The ids of the rulings on each card, by set and name."""
    import json
    from importlib.resources import files

    data: dict[str, dict[str, list[str]]] = json.loads(files("deckwright.cards").joinpath("rulings.json").read_text(encoding="utf-8"))
    return data


def _data(name: str, found: list[tuple[str, Card]], translator: Translator) -> dict[str, Any]:
    from deckwright.lang import TYPE_NAMES
    from deckwright.text import LANGUAGES
    from deckwright.text import translator as translator_of

    entries = []
    for set_id, version in found:
        text, below = translator.card_text(name, set_id)
        types = [word for bit, word in enumerate(TYPE_NAMES) if version.types.mask >> bit & 1]
        ids = rulings().get(set_id, {}).get(name, [])
        entries.append(
            {
                "set": set_id,
                "cost": version.cost,
                "potions": version.potions,
                "debt": version.debt,
                "types": types,
                "text": text,
                "below": below,
                "rulings": ids,
            }
        )
    return {"name": name, "names": {code: translator_of(code).card(name) for code in LANGUAGES}, "versions": entries}


def _lines(name: str, found: list[tuple[str, Card]], translator: Translator, layout: Layout) -> list[str]:
    """The card once, with a block for each text that differs between its editions."""
    from deckwright.text import LANGUAGES
    from deckwright.text import translator as translator_of

    message = translator.message
    _, first = found[0]
    priced = message("terminal-priced", card=translator.card(name), cost=translator.card_price(first))
    lines = [f"{layout.strong(priced)}, {translator.type_line(first)}"]
    names = [f"{code} {translator_of(code).card(name)}" for code in LANGUAGES if code != translator.language]
    lines += layout.paragraph(message("cli-also-called", names=", ".join(names)))
    by_text: dict[tuple[str, str], list[str]] = {}
    for set_id, _ in found:
        by_text.setdefault(translator.card_text(name, set_id), []).append(set_id)
    for (text, below), sets in by_text.items():
        lines += ["", layout.strong("; ".join(translator.set_name(set_id) for set_id in sets)), *layout.paragraph(text, 2)]
        if below:
            lines += ["  ---", *layout.paragraph(below, 2)]
        for set_id in sets:
            ids = rulings().get(set_id, {}).get(name, [])
            if ids:
                lines += [layout.faint(line) for line in layout.paragraph(message("cli-rulings", ids=", ".join(ids)), 2)]
    return lines
