"""Who wants to follow what bots do is told every moment in between, with their own eyes; nobody else is, and nothing old is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from deckwright.server import trail
from deckwright.server.table import Table
from tests.server.following import Message, check_fair
from tests.server.talking import BOT, PERSON, Talker, join, make_table

ANNS_TURN = ("play treasures", "end turn")
PEACEFUL = {"by": "cards", "cards": ["Village"], "sets": ["base-2e"]}
"""Nobody is asked for anything in another's turn."""


def table_of(client: TestClient, address: str) -> Table:
    """The table itself."""
    return client.app.state.tables.live[address].table  # type: ignore[attr-defined, no-any-return]


def plain(view: object) -> Any:
    """A view as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(view))


def turn(talker: Talker) -> Message:
    """Play one's own turn; the update that tells what the bots did then."""
    decision = talker.decision
    assert decision is not None
    for answer in ANNS_TURN:
        talker.answer(answer)
    assert talker.followed.last is not None
    return talker.followed.last


def test_every_moment_is_told_with_own_eyes(client: TestClient) -> None:
    taken = make_table(client, PERSON, BOT, BOT, kingdom=PEACEFUL)
    ann = Talker(client, taken["table"], taken["token"], steps=True)
    watching = Talker(client, taken["table"], None, steps=True)
    told = 0
    for _ in range(5):
        before = ann.followed.last["answers"] if ann.followed.last else 0
        last = turn(ann)
        watching.catch_up()
        game = table_of(client, taken["table"]).game
        assert game is not None
        passed = range(before + len(ANNS_TURN), last["answers"])
        told += len(passed)
        assert [step["answers"] for step in last["steps"]] == list(passed)
        for step in last["steps"]:
            assert step["view"] == plain(game.view_at(ann.followed.seat or 0, step["answers"]))
            check_fair(step["view"], ann.followed.seat, everything=False)
        assert watching.followed.last is not None
        for step in watching.followed.last["steps"]:
            assert step["view"] == plain(game.view_at(-1, step["answers"]))
    assert told >= 12  # the own last answers, and most turns of a bot have two


def test_the_points_so_far_are_shown_where_the_table_shows_them(client: TestClient) -> None:
    taken = make_table(client, PERSON, BOT, score=True, kingdom=PEACEFUL)
    last = turn(Talker(client, taken["table"], taken["token"], steps=True))
    assert {seat["score"] for step in last["steps"] for seat in step["view"]["seats"]} == {3}


def test_only_who_wants_steps_is_told_them(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: object) -> None:
        raise AssertionError("a view that nobody wants")

    monkeypatch.setattr(trail, "view", never)
    taken = make_table(client, PERSON, BOT, kingdom=PEACEFUL)
    assert turn(Talker(client, taken["table"], taken["token"]))["steps"] == []


def test_nothing_old_is_told_to_who_comes(client: TestClient) -> None:
    taken = make_table(client, PERSON, BOT, PERSON, kingdom=PEACEFUL)
    other = join(client, taken["table"])
    ann = Talker(client, taken["table"], taken["token"], steps=True)
    ben = Talker(client, taken["table"], other["token"], steps=True)
    if ann.decision is None:
        turn(ben)
        ann.catch_up()
    known, version = ann.followed, ann.followed.version
    turn(ann)
    ann.close()
    back = Talker(client, taken["table"], taken["token"], known, steps=True, version=version, game=known.game)
    assert back.greeting[1]["steps"] == []
    ben.catch_up()
    assert ben.followed.last is not None
    assert ben.followed.last["steps"] == []  # somebody came: nothing happened


def test_what_is_taken_back_is_no_step(client: TestClient) -> None:
    taken = make_table(client, PERSON, BOT, kingdom=PEACEFUL)
    ann = Talker(client, taken["table"], taken["token"], steps=True)
    ann.answer("play treasures")
    ann.done("undo")
    assert ann.followed.last is not None
    assert ann.followed.last["steps"] == []
    assert turn(ann)["steps"]


def test_of_very_many_steps_the_last_are_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trail, "MOST_STEPS", 2)
    taken = make_table(client, PERSON, BOT, BOT, kingdom=PEACEFUL)
    last = turn(Talker(client, taken["table"], taken["token"], steps=True))
    assert [step["answers"] for step in last["steps"]] == [last["answers"] - 2, last["answers"] - 1]
