"""``deckwright strategies``: what the package knows how to play."""

from __future__ import annotations

from typing import Annotated

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for


def strategies(
    ctx: typer.Context,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME|FILE", help="Only this strategy, as it is written.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the strategies that come with Deckwright, or show one.

    A file of your own is checked: mistakes are named with line and column.

    Examples: deckwright strategies; deckwright strategies Double Witch; deckwright strategies my.strategy
    """
    import sys

    from deckwright.cli.tables import table
    from deckwright.sim.library import find_strategy, slug
    from deckwright.sim.library import strategies as every
    from deckwright.terminal.layout import layout_for

    translator = translator_for(ctx, lang)
    found = [find_strategy(" ".join(name))] if name else every()
    if as_json:
        print_json(
            [
                {
                    "name": strategy.name,
                    "slug": slug(strategy),
                    "needs": sorted(strategy.needs),
                    "about": strategy.about,
                    "text": strategy.text,
                }
                for strategy in found
            ]
        )
    elif name:
        typer.echo(found[0].text.strip("\n"))
    else:
        headings = [translator.message("strategies-name"), translator.message("strategies-needs"), translator.message("strategies-about")]
        rows = [[strategy.name, ", ".join(map(translator.card, sorted(strategy.needs))), strategy.about] for strategy in found]
        for line in table(headings, rows, layout_for(sys.stdout)):
            typer.echo(line)
