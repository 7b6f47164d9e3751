"""``deckwright kingdoms``: recommended kingdoms, random ones, and their codes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckwright.cli.choosing import Sets, chosen_sets, find_cards, find_kingdom, find_recommended, split
from deckwright.cli.running import Json, Lang, Seed, new_seed, print_json, translator_for

if TYPE_CHECKING:
    from deckwright.notation.kingdom_code import Kingdom
    from deckwright.notation.recommended import Recommended
    from deckwright.text import Translator

CONDITION_NAMES = ("village", "buy", "trash", "reaction-to-attack", "cost-spread")
"""The conditions of ``notation/kingdom_conditions.py``; here by name, so that ``--help`` need not read the cards."""


def kingdoms(
    ctx: typer.Context,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="A recommended kingdom, a code, or cards with commas.")] = None,
    at_random: Annotated[bool, typer.Option("--random", help="Draw ten cards by lot.")] = False,
    sets: Sets = None,
    seed: Seed = None,
    require: Annotated[list[str] | None, typer.Option("--require", metavar="CARD,...", help="Cards that must be among the ten.")] = None,
    ban: Annotated[list[str] | None, typer.Option("--ban", metavar="CARD,...", help="Cards that must not be among the ten.")] = None,
    condition: Annotated[
        list[str] | None, typer.Option("--with", metavar="CONDITION,...", help=f"What the ten must offer: {', '.join(CONDITION_NAMES)}.")
    ] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The kingdom of the day, the same for everybody.")] = False,
    code: Annotated[str | None, typer.Option("--code", help="Show the kingdom that this code stands for.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List recommended kingdoms, show one, or draw one at random.

    Examples: deckwright kingdoms First Game; deckwright kingdoms --random --sets base-2e,seaside-1e --require Moat --with village,trash
    """
    translator = translator_for(ctx, lang)
    if sum((bool(name), at_random, daily, code is not None)) > 1:
        raise typer.BadParameter("NAME, --random, --daily and --code exclude each other", ctx)
    if not at_random and any(value is not None for value in (seed, require, ban, condition)):
        raise typer.BadParameter("--seed, --require, --ban and --with go with --random", ctx)
    if at_random:
        wishes = Wishes(
            chosen_sets(sets), find_cards(split(require), translator), find_cards(split(ban), translator), _conditions(split(condition))
        )
        _show_random(seed, wishes, as_json, translator)
        return
    wanted = "daily" if daily else code if code is not None else " ".join(name or ())
    if not wanted:
        _list(chosen_sets(sets), as_json, translator)
        return
    found = find_recommended(wanted)
    if found is not None:
        _show_recommended(found, as_json, translator)
    else:
        _show(find_kingdom(wanted, chosen_sets(sets)), translator, as_json)


def _list(sets: tuple[str, ...] | None, as_json: bool, translator: Translator) -> None:
    """All recommended kingdoms, or those made of these sets only."""
    from deckwright.cli.tables import table
    from deckwright.notation.recommended import missing, recommended
    from deckwright.terminal.layout import layout_for

    found = [kingdom for kingdom in recommended() if sets is None or set(kingdom.sets) <= set(sets)]
    if as_json:
        print_json([_recommended_data(kingdom, translator) for kingdom in found])
        return
    rows = []
    for kingdom in found:
        lacking = [translator.card(name) for name in missing(kingdom)]
        state = translator.message("cli-lacks", cards=", ".join(lacking)) if lacking else translator.message("cli-playable")
        rows.append([kingdom.id, translator.kingdom_name(kingdom.id), state])
    headings = [translator.message("cli-id"), translator.message("cli-kingdom"), translator.message("cli-state")]
    for line in table(headings, rows, layout_for(sys.stdout)):
        typer.echo(line)


def _recommended_data(kingdom: Recommended, translator: Translator) -> dict[str, Any]:
    from deckwright.notation.recommended import missing

    lacking = missing(kingdom)
    return {
        "id": kingdom.id,
        "name": kingdom.name,
        "translated": translator.kingdom_name(kingdom.id),
        "sets": list(kingdom.sets),
        "cards": list(kingdom.kingdom),
        "landscapes": [name for _, name in kingdom.landscapes],
        "bane": kingdom.bane,
        "missing": list(lacking),
        "code": None if lacking else _code(kingdom.kingdom, kingdom.sets),
    }


def _code(cards: tuple[str, ...], sets: tuple[str, ...]) -> str:
    from deckwright.notation.kingdom_code import Kingdom, write_code

    return write_code(Kingdom(cards, sets))


def _show_recommended(kingdom: Recommended, as_json: bool, translator: Translator) -> None:
    from deckwright.notation.kingdom_code import Kingdom
    from deckwright.notation.recommended import missing

    lacking = missing(kingdom)
    if as_json:
        print_json(_recommended_data(kingdom, translator))
        return
    typer.echo(f"{translator.kingdom_name(kingdom.id)} ({kingdom.id})")
    if not lacking:
        _show(Kingdom(kingdom.kingdom, kingdom.sets), translator)
        return
    for set_id, card in kingdom.cards:
        typer.echo(f"  {translator.card(card)} ({translator.set_name(set_id)})")
    for name in [landscape for _, landscape in kingdom.landscapes] + ([kingdom.bane] if kingdom.bane else []):
        typer.echo(f"  {translator.card(name)}")
    typer.echo(translator.message("cli-lacks", cards=", ".join(translator.card(name) for name in lacking)))


@dataclass(frozen=True, slots=True)
class Wishes:
    """What ten random cards are drawn from, and what they must offer."""

    sets: tuple[str, ...] | None
    required: tuple[str, ...]
    banned: tuple[str, ...]
    conditions: tuple[str, ...]


def _conditions(names: Sequence[str]) -> tuple[str, ...]:
    """The conditions with these names."""
    from deckwright.errors import UnknownName, suggestion

    found = tuple(dict.fromkeys(name.casefold() for name in names))
    for name in found:
        if name not in CONDITION_NAMES:
            raise UnknownName(
                "unknown-condition", name=name, suggestion=suggestion(name, list(CONDITION_NAMES)), known=", ".join(CONDITION_NAMES)
            )
    return found


def _show_random(seed: int | None, wishes: Wishes, as_json: bool, translator: Translator) -> None:
    from deckwright.notation.kingdom_code import Kingdom, used_sets
    from deckwright.notation.kingdom_conditions import drawn_kingdom
    from deckwright.notation.kingdoms import newest_first

    chosen = newest_first() if wishes.sets is None else wishes.sets
    lot = new_seed() if seed is None else seed
    cards = drawn_kingdom(chosen, lot, wishes.required, wishes.banned, wishes.conditions)
    if not as_json:
        typer.echo(translator.message("cli-seed", seed=str(lot)))
    _show(Kingdom(cards, used_sets(cards, chosen)), translator, as_json, lot)


def _show(kingdom: Kingdom, translator: Translator, as_json: bool = False, seed: int | None = None) -> None:
    from deckwright.cards import find_card
    from deckwright.notation.kingdom_code import write_code

    code = write_code(kingdom)
    if as_json:
        drawn = {} if seed is None else {"seed": seed}
        print_json({**drawn, "sets": list(kingdom.sets), "cards": list(kingdom.cards), "players": kingdom.players, "code": code})
        return
    found = [find_card(name, kingdom.sets) for name in kingdom.cards]
    for set_id, card in sorted(found, key=lambda entry: (entry[1].cost, translator.card(entry[1].name))):
        priced = translator.message("terminal-priced", card=translator.card(card.name), cost=translator.card_price(card))
        typer.echo(f"  {priced} ({translator.set_name(set_id)})")
    if kingdom.players is not None:
        typer.echo(translator.message("cli-players", players=kingdom.players))
    typer.echo(translator.message("cli-code", code=code))
