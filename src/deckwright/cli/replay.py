"""``deckwright replay``: a recorded game, turn by turn."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckwright.cli.running import Json, Lang, complain, print_json, translator_for
from deckwright.errors import Problem

if TYPE_CHECKING:
    from deckwright.engine.game import Game, Record
    from deckwright.engine.view import SeenEvent
    from deckwright.text import Translator

EVERYTHING, SPECTATOR = "all", "spectator"


@dataclass
class Turn:
    """One turn and what happened in it; number 0 is the dealing."""

    number: int
    player: int | None
    events: list[SeenEvent] = field(default_factory=list)


def replay(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by play.")],
    turn: Annotated[int | None, typer.Option("--turn", metavar="N", help="Only the turns with this number.")] = None,
    seat: Annotated[
        str, typer.Option("--seat", metavar="N|spectator|all", help="Through whose eyes: a seat from 0, a spectator, or everybody.")
    ] = EVERYTHING,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show a recorded game, turn by turn.

    A damaged record is shown as far as it makes sense, then the first bad answer is named (exit status 1).

    Example: deckwright replay game.txt --turn 3 --seat 0
    """
    translator = translator_for(ctx, lang)
    game, players, problem = play_again(path)
    turns = [found for found in turns_seen(game, seat) if turn is None or found.number == turn]
    if turn is not None and not turns:
        raise Problem("no-such-turn", turn=turn)
    if as_json:
        print_json(_data(game, players, turns, problem, translator))
    else:
        for line in _lines(game, players, turns, translator, whole=turn is None and problem is None):
            typer.echo(line)
    if problem is not None:
        complain(ctx, problem)
        raise typer.Exit(1)


def play_again(path: Path) -> tuple[Game, tuple[str, ...], Problem | None]:
    """The game in a file as far as it goes, what its players are called, and what stopped it."""
    from deckwright.engine.game import Game, ReplayStopped
    from deckwright.notation.record import DamagedRecord, read_record
    from deckwright.terminal.files import read_text

    problem: Problem | None = None
    try:
        record = read_record(read_text(path))
    except DamagedRecord as damaged:
        if damaged.record is None:
            raise
        record, problem = damaged.record, damaged
    try:
        return Game.replay(record), called(record), problem
    except ReplayStopped as stopped:
        return stopped.game, called(record), stopped


def called(record: Record) -> tuple[str, ...]:
    """What the players of a record are called; without a name, as their seat is written there."""
    names = record.names or ("",) * record.setup.players
    return tuple(name or f"p{seat}" for seat, name in enumerate(names))


def turns_seen(game: Game, seat: str) -> list[Turn]:
    """The turns of a game through somebody's eyes."""
    from deckwright.terminal.chronicle import TURNS

    turns = [Turn(0, None)]
    for event in _seen(game, seat):
        if event.what in TURNS:
            turns.append(Turn(event.number or turns[-1].number, event.player))
        turns[-1].events.append(event)
    return turns


def _seen(game: Game, seat: str) -> list[SeenEvent]:
    from deckwright.engine import view

    if seat == SPECTATOR:
        return list(game.log(view.SPECTATOR))
    if seat == EVERYTHING:
        return [view.seen(game.state, event, event.player) for event in game.events]
    if not seat.isdecimal() or int(seat) >= game.setup.players:
        raise Problem("unknown-seat", seat=seat, most=game.setup.players - 1)
    return list(game.log(int(seat)))


def _lines(game: Game, players: tuple[str, ...], turns: list[Turn], translator: Translator, whole: bool) -> list[str]:
    from deckwright.terminal.chronicle import chronicle
    from deckwright.terminal.ending import result
    from deckwright.terminal.layout import layout_for

    layout = layout_for(sys.stdout)
    lines: list[str] = []
    if turns[0].number == 0:
        cards = ", ".join(translator.card(name) for name in game.setup.kingdom)
        lines += layout.paragraph(translator.message("terminal-kingdom", cards=cards))
        key, seed = game.setup.key, str(game.setup.seed)
        lines.append(translator.message("cli-key", key=key) if key else translator.message("cli-seed", seed=seed))
    for turn in turns:
        lines += chronicle(turn.events, players, translator, layout)
    if whole and game.is_over:
        lines += result(game, players, translator, layout)
    elif whole:
        lines.append(translator.message("cli-unfinished", player=players[game.decision.player]))
    return lines


def _data(game: Game, players: tuple[str, ...], turns: list[Turn], problem: Problem | None, translator: Translator) -> dict[str, Any]:
    return {
        "sets": list(game.setup.sets),
        "kingdom": list(game.setup.kingdom),
        "players": game.setup.players,
        "names": list(players),
        "seed": None if game.setup.key else game.setup.seed,
        "key": game.setup.key or None,
        "turns": [asdict(turn) for turn in turns],
        "over": game.is_over,
        "scores": list(game.scores()),
        "winners": list(game.winners()),
        "problem": None if problem is None else translator.problem(problem),
    }
