"""Whole games in which somebody decides for somebody else: records, undo, bots and tables need to know nothing of it."""

from __future__ import annotations

import pytest

from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.errors import IllegalAnswer
from deckwright.notation.kingdom_code import Kingdom
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.table import Table
from deckwright.sim.library import find_strategy
from tests.seats.cards import SET_ID

KINGDOM, SETS = ("Market", "Moat", "Possession", "Remodel", "Village"), (SET_ID, "base-2e")
WANTED = ("Possession", "Gold", "Silver")


def greedy(decision: Decision) -> Answer:
    """Money until a Possession can be bought, which is played whenever it can be."""
    plays = decision.offers.get("play", ())
    if decision.phase and "Possession" in plays:
        return Answer("play", ("Possession",))
    if "play treasures" in decision.offers:
        return Answer("play treasures")
    for name in WANTED:
        if name in decision.offers.get("buy", ()):
            return Answer("buy", (name,))
    ending = next((verb for verb in ("end actions", "end turn", "pass") if verb in decision.offers), None)
    return Answer(ending) if ending else next(iter(decision.answers()))


def to_a_lent_turn() -> Game:
    game = Game(Setup(KINGDOM, SETS, 3, 11, 0))
    while not game.state.minds:
        game.answer(greedy(game.decision), game.decision.player)
    return game


def test_a_record_is_played_again() -> None:
    game = to_a_lent_turn()
    for _ in range(40):
        game.answer(greedy(game.decision), game.decision.player)
    assert any(seat != 1 for seat, _ in game.answers)
    again = Game.replay(game.record())
    assert again.state == game.state
    assert [again.log(seat) for seat in range(3)] == [game.log(seat) for seat in range(3)]


def test_undo_leads_back_into_the_lent_turn_and_out_of_it() -> None:
    game = to_a_lent_turn()
    before, number = game.state, game.answers_given
    possessor = game.state.asking
    game.answer(greedy(game.decision), possessor)
    game.undo_to(number)
    assert game.state == before
    assert game.view(possessor).seats[game.state.player].hand == game.view(game.state.player).seats[game.state.player].hand
    game.undo()
    assert not game.state.minds
    assert isinstance(game.view(possessor).seats[before.player].hand, int)


def test_bots_decide_for_others() -> None:
    game, bot, lent = to_a_lent_turn(), StrategyBot(find_strategy("All-Rounder")), 0
    for _ in range(300):
        if game.is_over:
            break
        lent += bool(game.state.minds)
        game.answer(bot.decide(Position(game.state)) if game.state.minds else greedy(game.decision), game.decision.player)
    assert lent > 10


@pytest.mark.parametrize("other", ["person", "bot"])
def test_at_a_table_whoever_decides_answers(other: str) -> None:
    person = SeatChoice("person")
    table, own = Table.create(
        "t", Kingdom(KINGDOM, SETS), (person, person if other == "person" else SeatChoice("bot")), Options(), "Ann", "a"
    )
    if other == "person":
        table.sit_down("Ben", "b")
    assert own == 0
    for number in range(400):
        game, asked = table.game, table.asked
        assert game is not None
        assert asked is not None
        if game.state.minds and asked == 0:
            break
        if not table.bot_turn():
            table.answer(asked, table.position, str(greedy(game.decision)), f"{number}")
    assert game is not None
    assert (game.state.player, game.state.minds) == (1, (0, 0))
    with pytest.raises(IllegalAnswer):
        table.answer(1, table.position, str(greedy(game.decision)), "not yours")
    table.answer(0, table.position, str(greedy(game.decision)), "mine")
