"""``deckwright verify``: whether a hosted game was dealt and played as it was promised."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckwright.cli.replay import called
from deckwright.cli.running import Json, Lang, print_json, translator_for
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.engine.game import Game
    from deckwright.text import Translator


def verify(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a hosted game, as downloaded from its table.")],
    promised: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment that was shown when the game began.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Check that a hosted game was shuffled with the key that was promised, and that every answer was legal.

    Exit status 0 if all of it holds, 1 if anything doesn't.

    Example: deckwright verify game.txt
    """
    translator = translator_for(ctx, lang)
    try:
        game, players = verified(path, promised)
    except Problem as problem:
        if as_json:
            print_json({"verified": False, "problem": translator.problem(problem)})
        raise
    if as_json:
        print_json(_data(game, players, promised is not None))
    else:
        for line in _lines(game, players, promised is not None, translator):
            typer.echo(line)


def verified(path: Path, promised: str | None) -> tuple[Game, tuple[str, ...]]:
    """The game in a file, played again to its last answer, and its players; whatever doesn't hold is a problem."""
    from deckwright.engine.game import Game
    from deckwright.engine.randomness import commitment, fits
    from deckwright.notation.record import read_record
    from deckwright.terminal.files import read_text

    record = read_record(read_text(path))
    key = record.setup.key
    if not key:
        raise Problem("record-without-key")
    if promised is not None and not fits(key, promised.strip().lower()):
        raise Problem("commitment-broken", commitment=commitment(key))
    return Game.replay(record, keep=0), called(record)


def _lines(game: Game, players: tuple[str, ...], given: bool, translator: Translator) -> list[str]:
    from deckwright.engine.randomness import commitment
    from deckwright.terminal.ending import result
    from deckwright.terminal.layout import layout_for

    lines = [
        translator.message("cli-commitment-holds", commitment=commitment(game.setup.key)),
        translator.message("cli-commitment-given" if given else "cli-commitment-compare"),
        translator.message("cli-answers-legal", number=game.answers_given),
    ]
    if game.is_over:
        return lines + result(game, players, translator, layout_for(sys.stdout))
    return [*lines, translator.message("cli-unfinished", player=players[game.decision.player])]


def _data(game: Game, players: tuple[str, ...], given: bool) -> dict[str, Any]:
    from deckwright.engine.randomness import commitment

    return {
        "verified": True,
        "commitment": commitment(game.setup.key),
        "compared": given,
        "names": list(players),
        "answers": game.answers_given,
        "over": game.is_over,
        "scores": list(game.scores()),
        "winners": list(game.winners()),
        "problem": None,
    }
