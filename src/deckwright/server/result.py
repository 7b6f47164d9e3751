"""The end of a game as it is told, and looks back at one: all by playing the answers again."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from deckwright.engine.box import PROVINCE
from deckwright.engine.game import Game, Record
from deckwright.engine.program import ZONES
from deckwright.engine.randomness import commitment
from deckwright.engine.turn import MOST_IDLE_TURNS
from deckwright.engine.view import OPEN, SPECTATOR, View
from deckwright.errors import Problem
from deckwright.server.course import course, turning_point
from deckwright.server.outcome import RecordData, Result, SeatResult
from deckwright.server.table import Table
from deckwright.server.updates import viewer


def past_view(table: Table, seat: int | None, at: int, everything: bool) -> View:
    """The table as this seat saw it after this many answers; all hands are shown only of a game that is over."""
    game = table.game
    if game is None:
        raise Problem("game-not-begun")
    if everything and not game.is_over:
        raise Problem("game-goes-on")
    eyes = OPEN if everything else viewer(table, seat)
    return game.view_at(eyes, at, scores=table.options.score or game.is_over, counts=table.options.deck)


def finished(table: Table) -> Game:
    """The game of a table, if it is over."""
    if table.game is None or not table.game.is_over:
        raise Problem("game-goes-on")
    return table.game


def record_data(record: Record) -> RecordData:
    """A record as data."""
    setup = record.setup
    return RecordData(
        sets=list(setup.sets),
        kingdom=list(setup.kingdom),
        landscapes=list(setup.landscapes),
        bane=setup.bane or None,
        discreet=setup.discreet,
        players=setup.players,
        names=list(record.names),
        first=setup.first,
        key=setup.key,
        commitment=commitment(setup.key),
        answers=[f"p{seat}: {answer}" for seat, answer in record.answers],
    )


def result(table: Table) -> Result:
    """Everything about a game that is over."""
    game = finished(table)
    state = game.state
    turns = course(game)
    seats = []
    for seat, score in enumerate(game.scores()):
        cards = b"".join(state.zones[seat * ZONES : (seat + 1) * ZONES])
        deck = {state.box.names[kind]: copies for kind, copies in sorted(Counter(cards).items())}
        own = [turn for turn in turns if turn.seat == seat]
        seats.append(
            SeatResult(
                score=score,
                turns=state.turns[seat],
                cards=game.score_by_card(seat),
                deck=deck,
                points=[turn.scores[seat] for turn in own],
                money=[turn.money for turn in own],
                buys=[list(turn.bought) for turn in own],
            )
        )
    empty = [name for name, left in game.view(SPECTATOR).supply.items() if not left]
    return Result(
        game=table.games,
        winners=list(game.winners()),
        reason=_reason(game, empty),
        empty=empty,
        seats=seats,
        turning_point=turning_point(turns),
        key=table.key,
        commitment=commitment(table.key),
    )


def _reason(game: Game, empty: list[str]) -> Literal["provinces", "piles", "idle"]:
    if game.state.box.names[PROVINCE] in empty:
        return "provinces"
    return "idle" if game.state.idle > MOST_IDLE_TURNS else "piles"
