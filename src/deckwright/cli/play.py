"""``deckwright play``: a game against bots in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from deckwright.cli.choosing import Sets, chosen_sets, find_kingdom, find_recommended
from deckwright.cli.programs import BotSeconds, BotStart, limits_of
from deckwright.cli.running import Lang, Seed, new_seed, translator_for
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.engine.game import Setup
    from deckwright.terminal.layout import Layout
    from deckwright.text import Translator

FIRST_GAME = "KING-2E-1"
USUAL_BOT = "all-rounder"


def play(
    ctx: typer.Context,
    kingdom: Annotated[
        str, typer.Option("--kingdom", metavar="NAME|CODE|LIST", help="A recommended kingdom, a code, cards with commas, or daily.")
    ] = FIRST_GAME,
    sets: Sets = None,
    players: Annotated[int | None, typer.Option("--players", metavar="2..6", help="How many play, you included.")] = None,
    seed: Seed = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME|FILE|COMMAND",
            help="How bots play: a level from beginner to master, all-rounder, learned, random, a strategy or a command. Repeat it.",
        ),
    ] = None,
    bot_seconds: BotSeconds = 10.0,
    bot_start: BotStart = 30.0,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="Your seat, from 0. Who starts is drawn by lot.")] = 0,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="What you are called, at the table and in the record.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the game into this file when it is over or you leave.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play against bots. Type help at the table to see what you can say.

    Examples: deckwright play; deckwright play --kingdom "Size Distortion" --players 3 --bot "Double Witch"
    """
    from deckwright.bots.program_bot import programs_closed
    from deckwright.engine.game import Game, Setup
    from deckwright.notation.record import checked_name
    from deckwright.terminal.files import save_record
    from deckwright.terminal.layout import layout_for
    from deckwright.terminal.opponents import opponents
    from deckwright.terminal.session import Session

    translator, layout = translator_for(ctx, lang), layout_for(sys.stdout)
    chosen = find_kingdom(kingdom, chosen_sets(sets))
    number = players if players is not None else chosen.players or 2
    setup = Setup(chosen.cards, chosen.sets, number, new_seed() if seed is None else seed, **chosen.layout.besides)
    game = Game(setup)
    if not 0 <= seat < number:
        raise Problem("unknown-seat", seat=str(seat), most=number - 1)
    person = translator.message("terminal-person") if name is None else checked_name(" ".join(name.split()))
    others = opponents(game, bot or [USUAL_BOT], person, translator, limits_of(bot_seconds, bot_start))
    names = [one.name for one in others]
    names.insert(seat, person)
    bots = [one.bot for one in others]
    bots.insert(seat, bots[0])  # never asked
    seated = [one.seated for one in others]
    seated.insert(seat, person)
    for line in _welcome(kingdom, setup, seated, translator, layout):
        typer.echo(line)
    if record is not None:
        save_record(record, game.record(names))  # a file that can't be written is better known now than after the game
    session = Session(game, seat, bots, names, translator, layout)
    try:
        with programs_closed(bots):
            session.play(_reader(), typer.echo)
    except KeyboardInterrupt:
        typer.echo()
        typer.echo(translator.message("terminal-goodbye"))
        raise typer.Exit(130) from None
    finally:
        if record is not None:
            save_record(record, game.record(names))


def _welcome(kingdom: str, setup: Setup, seated: list[str], translator: Translator, layout: Layout) -> list[str]:
    found = find_recommended(kingdom)
    title = translator.kingdom_name(found.id) if found else translator.message("terminal-own-kingdom")
    box = setup.box()
    cards = sorted((box.cards[box.kinds[name]] for name in setup.kingdom), key=lambda card: (card.cost, translator.card(card.name)))
    priced = [translator.message("terminal-priced", card=translator.card(card.name), cost=translator.card_price(card)) for card in cards]
    word = translator.message("terminal-word-help")
    return [
        layout.strong(translator.message("terminal-welcome", kingdom=title, seed=str(setup.seed))),
        *layout.paragraph(translator.message("terminal-kingdom", cards=", ".join(priced))),
        *layout.paragraph(translator.message("terminal-seats", players=", ".join(seated), help=word)),
    ]


def _reader() -> Callable[[], str | None]:
    """Lines from a person, with a prompt and a history, or from a pipe, without."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return lambda: sys.stdin.readline() or None
    with suppress(ImportError):
        import readline  # noqa: F401  the arrow keys work in input() once this is there

    def ask() -> str | None:
        try:
            return input("> ")
        except EOFError:
            typer.echo()
            return None

    return ask
