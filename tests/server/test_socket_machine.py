"""The socket protocol under anything that clients may say, in any order: hypothesis looks for what the server does not expect."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from starlette.testclient import TestClient

from deckwright.server import players, tables
from deckwright.server import table as table_module
from tests.server.socket_machine import Sockets
from tests.server.talking import PERSON

EXAMPLES = int(os.environ.get("DECKWRIGHT_SOCKET_EXAMPLES", "40"))
RUNS = 20
STEPS = 50


@pytest.fixture
def machine(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> type[Sockets]:
    """The machine above at one server; the same choices lead to the same table."""
    monkeypatch.setattr(tables, "AWAY_SECONDS", 0)

    class SocketsHere(Sockets):
        def __init__(self) -> None:
            chance = Random(1)
            monkeypatch.setattr(table_module, "new_key", lambda: chance.randbytes(32).hex())
            monkeypatch.setattr("deckwright.server.kingdom_choice.secrets.randbits", chance.getrandbits)
            monkeypatch.setattr(players, "_random", chance)
            super().__init__(client, Counter())

    return SocketsHere


@pytest.mark.parametrize("chance", range(RUNS))
def test_sockets_withstand_anything(machine: type[Sockets], chance: int) -> None:
    """Few examples in each run: a rematch without those who are away begins by itself, a moment sooner or later, so that on a busy
    machine the same choices may lead elsewhere; hypothesis does not take that from examples that begin alike."""
    run_state_machine_as_test(
        seed(chance)(machine),
        settings=settings(
            max_examples=EXAMPLES // RUNS,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            phases=[Phase.generate],  # to shrink a failure would play for many minutes
            suppress_health_check=list(HealthCheck),
        ),
    )


def ask_to_undo(walk: Sockets, opinions: list[bool]) -> None:
    """Play until an answer that can't be taken back unless the others agree, and ask them."""
    random = Random(1)
    while (talker := walk.give_an_answer(random)) is not None:
        talker.catch_up()
        if (talker.followed.last or {})["can_undo"] == "ask":
            break
    assert talker is not None
    assert walk.attempt(talker, "undo")["tell"] == "done"
    for agree in opinions:
        wish = walk.table.undo_wish
        assert wish is not None
        other = next(one for one in walk.players if one.followed.seat in wish.waiting)
        assert walk.attempt(other, "consent", agree=agree)["tell"] == "done"
    assert walk.table.undo_wish is None


def test_the_machine_reaches_everything_that_can_be_said(machine: type[Sockets]) -> None:
    """Its rules, each called where it must succeed: whatever hypothesis may leave out is carried out here."""
    walk = machine()  # type: ignore[call-arg]
    options = {"undo": "ask", "spectators": "no-hands", "score": True, "deck": True}
    walk.make(seats=[PERSON, PERSON], options=options, full=False)
    walk.ask(number=0, say="leave")
    walk.keep_one()
    steps: list[Callable[[], object]] = [
        walk.join,
        walk.join,
        walk.join,
        walk.watch,
        lambda: walk.play(seed=1, most=3),
        lambda: ask_to_undo(walk, [True, True]),
        lambda: ask_to_undo(walk, [False]),
        walk.say_it_again,
        lambda: walk.look(number=0, at=1, everything=False),
        lambda: walk.ask(number=0, say="leave"),
        lambda: walk.come_back(number=0),
        lambda: walk.go(number=0),
        lambda: walk.come_again_with_an_old_version(number=0),
        lambda: walk.compare_with_a_fresh_client(number=0),
        lambda: walk.go(number=0),
        lambda: walk.let_a_bot_play(number=0),
        lambda: walk.come(number=0),
        lambda: walk.come_back(number=0),
        lambda: walk.play(seed=4, most=5000),
        lambda: walk.look(number=0, at=1, everything=True),
        *[lambda: walk.play_again(number=0, fresh=False)] * 3,
    ]
    for step in steps:
        step()
        walk.everybody_knows_the_same_version()
    walk.teardown()
    carried_out = {say for say, answer in walk.outcomes if answer in ("done", "past")}
    assert carried_out == {"answer", "undo", "consent", "look", "leave", "return", "replace", "rematch"}
    assert walk.table.games == 2
