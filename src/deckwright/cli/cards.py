"""``deckwright cards``: all cards as a table."""

from __future__ import annotations

from typing import Annotated

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for


def cards(
    ctx: typer.Context,
    set_id: Annotated[str | None, typer.Option("--set", metavar="ID", help="Only the cards of this set, for example base-2e.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the cards with cost, types and sets.

    Example: deckwright cards --set base-2e
    """
    import sys

    from deckwright.cards import SETS, known_sets, versions
    from deckwright.cli.tables import table
    from deckwright.lang import TYPE_NAMES
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    if set_id is not None and set_id != "basic":
        known_sets((set_id,))
    chosen = SETS if set_id is None else {set_id: SETS[set_id]}
    found = {card.name: card for cards_of_set in chosen.values() for card in cards_of_set}
    sets = {name: [version for version, _ in versions(name)] for name in found}
    if as_json:
        print_json(
            [
                {
                    "name": card.name,
                    "translated": translator.card(card.name),
                    "cost": card.cost,
                    "potions": card.potions,
                    "debt": card.debt,
                    "types": [name for bit, name in enumerate(TYPE_NAMES) if card.types.mask >> bit & 1],
                    "sets": sets[card.name],
                }
                for card in found.values()
            ]
        )
        return
    message = translator.message
    english = translator.language != "en"
    headings = [message("cli-card"), *([message("cli-english")] if english else []), message("cli-cost"), message("cli-types")]
    rows = [
        [translator.card(name), *([name] if english else []), str(card.cost), translator.type_line(card), ", ".join(sets[name])]
        for name, card in sorted(found.items(), key=lambda entry: (entry[1].cost, translator.card(entry[0])))
    ]
    for line in table([*headings, message("cli-sets")], rows, layout_for(sys.stdout)):
        typer.echo(line)
