"""Bots that make use of what their seat remembers get it, wherever they play; the others go by what they see."""

from __future__ import annotations

import json
from random import Random

import pytest

from deckwright.bots.bot import Bot, answer_once
from deckwright.bots.random_bot import random_answer
from deckwright.bots.search_bot import SearchBot
from deckwright.engine.answer import Answer
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.engine.recollection import Recollection
from deckwright.engine.saving import from_data, to_data
from deckwright.ladder.cells import Cell, play_cell
from deckwright.ladder.contestants import Contestant
from deckwright.notation.kingdom_code import Kingdom
from deckwright.server.hint import advice_job
from deckwright.server.messages import Options
from deckwright.server.table_state import KEEP
from tests.search.games import REMEMBERED, REMEMBERED_SETS
from tests.server.sitting import BOT, PERSON, table_of


class Watcher:
    """Plays by chance and counts what it is told of hidden cards."""

    def __init__(self, remembers: bool) -> None:
        self.random, self.remembers = Random(3), remembers
        self.known: list[int] = []

    def decide(self, position: Position) -> Answer:
        assert not position.memory.lapses
        self.known.append(known_cards(position))
        return random_answer(position.decision, self.random)


def known_cards(position: Position) -> int:
    """Cards of others of which their place is known though nobody can see them now."""
    own = position.seat
    return sum(entry >= 0 for player, known in enumerate(position.memory.players) if player != own for entry in known.places[2][:-1])


def test_in_a_game() -> None:
    game, bots = Game(Setup(REMEMBERED, REMEMBERED_SETS, 2, 5)), [Watcher(True), Watcher(False)]
    for _ in range(120):
        answer_once(game, bots)
    assert sum(bots[0].known) > 50
    assert not any(bots[1].known)
    assert SearchBot(1).remembers


def test_on_a_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: list[Watcher] = []

    def bot(self: Contestant, seed: int) -> Bot:
        watchers.append(Watcher(self.name == "remembers"))
        return watchers[-1]

    monkeypatch.setattr(Contestant, "bot", bot)
    pair = Contestant("remembers"), Contestant("forgets")
    play_cell(Cell(0, "remembers", "forgets"), Kingdom(REMEMBERED, REMEMBERED_SETS), pair, 2, 4, "python")
    assert [sum(one.known) > 50 for one in watchers] == [True, False, True, False]
    assert [any(one.known) for one in watchers] == [True, False, True, False]


def test_at_a_table_memories_begin_with_the_game() -> None:
    """What is long gone from a table's memory is not played again for it."""
    for hints in (True, False):
        table = table_of(PERSON, BOT, PERSON, options=Options(hints=hints))
        assert table.game is not None
        assert sorted(table.game._remembered) == ([0, 2] if hints else [])
    table = table_of(PERSON, PERSON, options=Options(hints=True))
    random = Random(2)
    for step in range(60):
        game, seat = table.game, table.asked
        assert game is not None
        assert seat is not None
        if step > KEEP and step % 9 == 0:
            here, job = Position(game.state, game.recollection(seat)), json.loads(json.dumps(advice_job(table, seat)))
            assert job["known"] == json.loads(json.dumps(to_data(here.known)))
            there = Position(from_data(job["known"]), Recollection.from_data(job["memory"]))
            assert not there.memory.lapses
            assert [there.sample(deal) for deal in range(3)] == [here.sample(deal) for deal in range(3)]
        table.answer(seat, table.position, str(random_answer(game.decision, random)), str(step))
