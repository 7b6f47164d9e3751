"""The course of a game and its turning point: the last turn that changed who led."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from deckwright.engine.events import COINS, TURN
from deckwright.engine.game import Game, Setup
from deckwright.server.course import TurnPlayed, course, turning_point
from deckwright.server.outcome import TurningPoint
from deckwright.server.result import result
from tests.server.sitting import BOT, PERSON, play_to_the_end, table_of


def turns(*scores: tuple[int, ...]) -> list[TurnPlayed]:
    """Turns of everybody in order, with the points after each."""
    return [TurnPlayed(number % len(after), after, 0, ()) for number, after in enumerate(scores)]


def test_the_lead_changes_for_good() -> None:
    assert turning_point(turns((3, 3), (3, 9), (9, 9), (9, 15), (21, 15), (21, 18))) == TurningPoint(0, 3, [21, 15])


def test_whoever_leads_from_the_first_points_on_turned_it_there() -> None:
    assert turning_point(turns((3, 3), (3, 3), (9, 3), (9, 9), (15, 9))) == TurningPoint(0, 3, [15, 9])
    assert turning_point(turns((3, 3), (3, 3), (9, 3), (9, 6), (15, 6))) == TurningPoint(0, 2, [9, 3])


def test_a_lead_may_change_in_the_turn_of_somebody_else() -> None:
    """A Curse for the one who led."""
    assert turning_point(turns((3, 4, 3), (4, 4, 3), (4, 3, 3))) == TurningPoint(2, 1, [4, 3, 3])


def test_drawing_level_at_the_end_is_a_turning_point() -> None:
    assert turning_point(turns((9, 3), (9, 9))) == TurningPoint(1, 1, [9, 9])


def test_where_nobody_was_ever_ahead_there_is_none() -> None:
    assert turning_point(turns((3, 3), (3, 3))) is None
    assert turning_point([]) is None


def test_money_is_what_there_was_to_spend_whatever_cards_cost() -> None:
    """All the coins of a turn, also where Bridges have made what was bought cheaper."""
    random = Random(7)
    game = Game(Setup(("Bridge", "Village"), ("intrigue-2e", "base-2e"), seed=5, first=0))
    coins: list[int] = []
    while len(coins) < 40 and not game.is_over:
        answers = list(game.decision.answers())
        wanted = [answer for answer in answers if answer.cards in (("Bridge",), ("Village",)) or answer.verb == "play treasures"]
        game.answer(random.choice(wanted or answers), game.decision.player)
        for event in game.last_events:
            coins += [0] * (event.what == TURN)
            if event.what == COINS and coins:
                coins[-1] += event.number
    played = course(game)
    assert [turn.money for turn in played][1:] == coins[: len(played) - 1]
    assert any("Bridge" in turn.bought for turn in played)


@pytest.mark.parametrize("seed", range(6))
def test_of_real_games(seed: int) -> None:
    table = table_of(PERSON, BOT, PERSON)
    play_to_the_end(table, seed)
    assert table.game is not None
    played, told = course(table.game), result(table)
    for seat, ended in enumerate(told.seats):
        own = [turn for turn in played if turn.seat == seat]
        assert ended.points == [turn.scores[seat] for turn in own]
        assert len(ended.buys) == len(ended.money) == len(own) == ended.turns
        assert all(spent >= 0 for spent in ended.money)
    assert [seat.score for seat in told.seats] == list(played[-1].scores)
    point = told.turning_point
    assert point is not None
    place = [place for place, turn in enumerate(played) if turn.seat == point.seat][point.turn - 1]
    assert played[place].scores == tuple(point.scores)
    leaders = [{seat for seat, score in enumerate(turn.scores) if score == max(turn.scores)} for turn in played]
    assert set(told.winners) <= leaders[-1]
    assert all(one == other for one, other in pairwise(leaders[place:]))
    assert place == 0 or leaders[place - 1] != leaders[place]
