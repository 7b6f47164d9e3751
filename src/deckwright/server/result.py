"""The end of a game as it is told, and looks back at one: all by playing the answers again."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from deckwright.engine.box import PROVINCE
from deckwright.engine.events import BUY
from deckwright.engine.game import Game
from deckwright.engine.program import ZONES
from deckwright.engine.randomness import commitment
from deckwright.engine.turn import MOST_IDLE_TURNS
from deckwright.engine.view import OPEN, View
from deckwright.errors import Problem
from deckwright.server.messages import Result, SeatResult
from deckwright.server.table import Table
from deckwright.server.updates import viewer

OPENING_TURNS = 2


def past_view(table: Table, seat: int | None, at: int, everything: bool) -> View:
    """The table as this seat saw it after so many answers; all hands are shown only of a game that is over."""
    game = table.game
    if game is None:
        raise Problem("game-not-begun")
    if everything and not game.is_over:
        raise Problem("game-goes-on")
    return game.view_at(OPEN if everything else viewer(table, seat), at, scores=table.options.score or game.is_over)


def finished(table: Table) -> Game:
    """The game of a table, if it is over."""
    if table.game is None or not table.game.is_over:
        raise Problem("game-goes-on")
    return table.game


def result(table: Table) -> Result:
    """Everything about a game that is over."""
    game = finished(table)
    state = game.state
    points, money, openings = _course(game)
    seats = []
    for seat, score in enumerate(game.scores()):
        cards = b"".join(state.zones[seat * ZONES : (seat + 1) * ZONES])
        deck = {state.box.names[kind]: copies for kind, copies in sorted(Counter(cards).items())}
        turns = state.turns[seat]
        seats.append(SeatResult(score, turns, game.score_by_card(seat), deck, points[seat], money[seat], openings[seat]))
    empty = [state.box.names[kind] for kind in state.box.piles if not state.supply[kind]]
    return Result(table.games, list(game.winners()), _reason(game, empty), empty, seats, table.key, commitment(table.key))


def _reason(game: Game, empty: list[str]) -> Literal["provinces", "piles", "idle"]:
    if game.state.box.names[PROVINCE] in empty:
        return "provinces"
    return "idle" if game.state.idle > MOST_IDLE_TURNS else "piles"


def _course(game: Game) -> tuple[list[list[int]], list[list[int]], list[list[list[str]]]]:
    """Points after each turn, coins for buying in each turn, and what was bought in the first ones, by seat."""
    players = game.setup.players
    points: list[list[int]] = [[] for _ in range(players)]
    money: list[list[int]] = [[] for _ in range(players)]
    openings: list[list[list[str]]] = [[] for _ in range(players)]
    again = Game(game.setup, keep=0)
    spent = most = 0
    bought: list[str] = []
    for seat, answer in game.answers:
        player, turns = again.state.player, sum(again.state.turns) + again.state.turns_in_a_row
        most = max(most, again.state.coins + spent)
        again.answer(answer, seat)
        for event in again.last_events:
            if event.what == BUY:
                bought += [again.state.box.names[kind] for kind in event.cards]
                spent += sum(again.state.box.costs[kind] for kind in event.cards)
        ended = again.is_over or (again.state.player, sum(again.state.turns) + again.state.turns_in_a_row) != (player, turns)
        if ended:
            points[player].append(again.scores()[player])
            money[player].append(most)
            if len(openings[player]) < OPENING_TURNS:
                openings[player].append(bought)
            spent = most = 0
            bought = []
    return points, money, openings
