"""A clock for each decision: when its time is over the substitute decides, and nobody can stop it by other means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from deckwright.server.live_table import LiveTable
from deckwright.server.messages import Options
from deckwright.server.tables import Tables
from tests.server.talking import BOT, PERSON, Talker, join, make_table

CLOCK = 3600
"""Far longer than any test: time is over when a test says so."""


def tables_of(client: TestClient) -> Tables:
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return tables


def in_its_loop(client: TestClient, act: Callable[[], object]) -> None:
    """Do something where the server runs."""

    async def there() -> None:
        act()

    assert client.portal is not None
    client.portal.call(there)


def at_table(client: TestClient, *seats: dict[str, str], **options: Any) -> tuple[LiveTable, list[Talker]]:
    """A table with a clock and all its persons, the one that is asked first."""
    taken = make_table(client, *seats, clock=CLOCK, **options)
    tokens = [taken["token"], *(join(client, taken["table"])["token"] for _ in seats[1:] if _ == PERSON)]
    talkers = [Talker(client, taken["table"], token) for token in tokens]
    for talker in talkers:
        talker.catch_up()
    return tables_of(client).live[taken["table"]], sorted(talkers, key=lambda talker: talker.decision is None)


def time_is_over(client: TestClient, live: LiveTable) -> None:
    """Let the alarm ring now."""
    assert live.deadline is not None
    deadline = live.deadline
    in_its_loop(client, lambda: tables_of(client)._time_is_over(live.table.id, deadline))


def test_the_substitute_decides_and_the_person_stays(client: TestClient) -> None:
    live, (asked, other) = at_table(client, PERSON, PERSON)
    assert asked.followed.last is not None
    assert asked.followed.last["seconds"] in (CLOCK, CLOCK - 1)
    time_is_over(client, live)
    heard = other.receive()
    assert (heard["tell"], heard["answers"]) == ("update", 1)
    assert not any(seat["left"] for seat in heard["table"]["seats"])
    asked.catch_up()
    assert asked.decision is not None or other.decision is not None


def test_everybody_is_told_whose_time_was_over(client: TestClient) -> None:
    live, (asked, other) = at_table(client, PERSON, PERSON)
    seat = live.table.asked
    time_is_over(client, live)
    table = other.receive()["table"]
    assert table["clocked"] == [[1, seat]]
    assert [(one["what"], one["seat"], one["answers"]) for one in table["news"]] == [("clock", seat, 1)]
    asked.catch_up()
    while live.table.asked == seat and asked.decision is not None:
        asked.answer("end turn" if "end turn" in asked.decision.offers else "end actions")
    asked.done("undo")
    other.catch_up()
    assert live.table.board.clocked == [(1, seat)]


def test_it_rings_by_itself(client: TestClient) -> None:
    """A clock as short as no message may ask for, so that the test need not wait."""
    taken = make_table(client, PERSON, BOT)
    ann = Talker(client, taken["table"], taken["token"])
    live = tables_of(client).live[taken["table"]]
    live.table.options = Options(clock=0)
    in_its_loop(client, lambda: tables_of(client)._set_clock(live))
    while ann.followed.state != "over":  # the substitute plays the whole game, decision by decision
        ann.receive()
    assert live.deadline is None


def test_each_decision_has_its_own_time(client: TestClient) -> None:
    live, (asked, _) = at_table(client, PERSON, PERSON)
    first = live.deadline
    asked.answer("play treasures")
    assert live.deadline is not None
    assert first is not None
    assert live.deadline > first


def test_an_alarm_that_comes_too_late_is_ignored(client: TestClient) -> None:
    live, (asked, _) = at_table(client, PERSON, PERSON)
    deadline = live.deadline
    assert deadline is not None
    asked.answer("play treasures")
    in_its_loop(client, lambda: tables_of(client)._time_is_over(live.table.id, deadline))
    asked.catch_up()
    assert live.table.answers == 1


def test_wishes_and_comings_and_goings_do_not_stop_the_clock(client: TestClient) -> None:
    live, (asked, other) = at_table(client, PERSON, PERSON)
    asked.answer("end turn")
    other.catch_up()
    deadline = live.deadline
    assert deadline is not None
    asked.done("undo")
    other.done("consent", agree=False)
    asked.done("leave")
    asked.done("return")
    other.close()
    Talker(client, other.table, other.token)
    assert live.deadline == deadline
    time_is_over(client, live)
    asked.catch_up()
    while live.table.answers < 2:
        asked.receive()
    assert live.table.answers == 2


@pytest.mark.parametrize("seats", [(PERSON, BOT), (PERSON, PERSON)])
def test_nobody_has_a_clock_whom_a_bot_plays_for(client: TestClient, seats: tuple[dict[str, str], ...]) -> None:
    live, talkers = at_table(client, *seats)
    for talker in talkers:
        talker.done("leave")
    assert live.deadline is None
    assert live.alarm is None
    talkers[0].done("return")
    assert live.deadline is not None


def test_without_a_clock_nobody_is_hurried(client: TestClient) -> None:
    taken = make_table(client, PERSON, BOT)
    ann = Talker(client, taken["table"], taken["token"])
    assert ann.followed.last is not None
    assert ann.followed.last["seconds"] is None
    assert tables_of(client).live[taken["table"]].alarm is None


def test_a_table_read_from_disk_has_its_clock(client: TestClient) -> None:
    live, talkers = at_table(client, PERSON, BOT)
    talkers[0].close()
    in_its_loop(client, lambda: tables_of(client)._put_away(live, 1001))
    assert live.table.id not in tables_of(client).live
    back = Talker(client, live.table.id, talkers[0].token)
    assert back.followed.last is not None
    assert back.followed.last["seconds"] in (CLOCK, CLOCK - 1)
    assert live.closed
