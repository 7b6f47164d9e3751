"""Searches for garbage look at what is new, and not at tables that have come to stay."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from deckwright.engine.state import State
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server import memory as memory_module
from deckwright.server.kingdom_wishes import NamedKingdom
from deckwright.server.memory import ARRIVAL, ENOUGH, Memory
from deckwright.server.messages import NewTable, Options, SeatChoice
from deckwright.server.storage import Storage
from deckwright.server.table import Table
from deckwright.server.tables import Tables
from tests.server.talking import Talker, make_table
from tests.server.test_sockets import tables_of


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Other tests have their garbage searched as ever."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


class Knot:
    """Holds itself, so that only a search frees it."""

    def __init__(self) -> None:
        self.itself = self


def searched(kind: type) -> int:
    """How many objects of a kind a full search would go through."""
    return sum(isinstance(one, kind) for one in gc.get_objects())


def test_tables_that_have_come_to_stay_are_not_searched(tmp_path: Path) -> None:
    gc.collect()
    others = searched(Table)

    async def grow() -> Tables:
        tables = Tables(Storage(tmp_path / "tables.sqlite"))
        tables.memory = Memory()
        tables.memory.begin()
        wish = NewTable(NamedKingdom("First Game"), [SeatChoice("person"), SeatChoice("bot", "big-money")], "A", Options())
        for _ in range(3 * ENOUGH // ARRIVAL):
            await tables.open_table(wish, parse_kingdom("First Game"))
        return tables

    tables = asyncio.run(grow())
    assert len(tables.live) == 3 * ENOUGH // ARRIVAL
    assert searched(Table) <= others + ENOUGH // ARRIVAL
    assert searched(State) < 20 * ENOUGH // ARRIVAL
    tables.storage.close()


def test_tables_that_are_put_away_are_freed_at_once_although_they_were_set_aside(tmp_path: Path) -> None:
    async def come_and_go() -> weakref.ref[Table]:
        storage = Storage(tmp_path / "tables.sqlite")
        tables = Tables(storage)
        wish = NewTable(NamedKingdom("First Game"), [SeatChoice("person"), SeatChoice("bot", "big-money")], "A", Options())
        taken = await tables.open_table(wish, parse_kingdom("First Game"))
        Memory().settle()
        game = weakref.ref(tables.live[taken.table].table)
        tables.close()
        storage.close()
        return game

    gc.disable()
    try:
        assert asyncio.run(come_and_go())() is None
    finally:
        gc.enable()


def test_what_closed_sockets_leave_is_found_after_many_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_module, "MANY_GONE", 3)
    memory = Memory()
    knot = Knot()
    left = weakref.ref(knot)
    memory.settle()
    del knot
    gc.collect()
    assert left() is not None, "it was set aside, so no search finds it"
    for _ in range(4):
        memory.went()
    memory.tidy(held=2)
    assert left() is not None, "not worth a search of everything yet"
    memory.went()
    memory.tidy(held=2)
    assert left() is None
    assert memory.gone == 0


def test_answers_tables_and_sockets_are_counted(client: TestClient) -> None:
    tables = tables_of(client)
    memory = tables.memory = Memory()
    taken = make_table(client)
    ann = Talker(client, taken["table"], taken["token"])
    before = memory.new
    assert before >= 2 * ARRIVAL
    ann.answer("play treasures")
    assert memory.new > before
    ann.close()
    assert memory.gone == 1
