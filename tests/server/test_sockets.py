"""What happens on sockets, told as it would happen to people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from deckwright.errors import Problem
from deckwright.server import connection as connections
from deckwright.server import table_socket as sockets
from deckwright.server import tables as tables_module
from deckwright.server.limits import Limits, Rate
from deckwright.server.live_table import LiveTable
from deckwright.server.tables import Tables
from tests.server.conftest import GENEROUS, serving
from tests.server.talking import BOT, PERSON, Talker, join, make_table


def two_persons(client: TestClient, **options: Any) -> tuple[Talker, Talker]:
    """Two persons at a table, the one that is asked first."""
    taken = make_table(client, PERSON, PERSON, **options)
    other = join(client, taken["table"])
    ann, ben = Talker(client, taken["table"], taken["token"]), Talker(client, taken["table"], other["token"])
    ann.catch_up()
    return (ann, ben) if ann.decision is not None else (ben, ann)


def tables_of(client: TestClient) -> Tables:
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return tables


def test_everybody_hears_of_an_answer_before_it_is_done(client: TestClient) -> None:
    asked, other = two_persons(client)
    version = asked.answer("end turn")
    assert asked.followed.version == version
    (heard,) = other.catch_up()
    assert (heard["version"], heard["answers"], heard["log_from"], len(heard["log"])) == (version, 1, 1, 1)


def test_a_request_that_comes_again_counts_once(client: TestClient) -> None:
    asked, other = two_persons(client)
    position = asked.position
    first = asked.done("answer", "r", position=position, answer="end turn")
    other.catch_up()
    assert asked.done("answer", "r", position=position, answer="end turn") == first
    assert asked.done("undo", "r") == first
    assert other.catch_up() == []


def test_the_same_id_of_two_seats_is_two_requests(client: TestClient) -> None:
    asked, other = two_persons(client)
    asked.done("answer", "r", position=asked.position, answer="end turn")
    assert other.done("answer", "r", position=asked.position, answer="end turn") > 0


def test_whoever_gave_their_seat_up_cannot_see_or_play_the_cards_of_the_next(client: TestClient) -> None:
    taken = make_table(client, PERSON, PERSON)
    first, also_first = (Talker(client, taken["table"], taken["token"]) for _ in range(2))
    first.done("leave")
    join(client, taken["table"], "Ben")
    cid = join(client, taken["table"], "Cid")
    for left in (first, also_first):
        left.catch_up()
        assert left.followed.seat is None
        assert left.followed.last is not None
        assert left.followed.last["view"]["decision"] is None
        assert all(isinstance(seat["places"]["hand"], int) for seat in left.followed.last["view"]["seats"])
        assert left.refusal("answer", position=left.position, answer="end turn") == "only-watching"
    with pytest.raises(WebSocketDisconnect):
        Talker(client, taken["table"], taken["token"])
    assert Talker(client, taken["table"], cid["token"]).followed.seat == cid["seat"]


def test_a_table_that_nobody_may_watch_sends_away_those_who_came_before_the_game(client: TestClient) -> None:
    taken = make_table(client, PERSON, PERSON, spectators="off")
    watcher = Talker(client, taken["table"], None)
    join(client, taken["table"])
    messages, code = watcher.closed_with()
    assert [message["tell"] for message in messages] == ["refused"]
    assert (messages[0]["problem"]["code"], code) == ("no-spectators", connections.POLICY)
    ann = Talker(client, taken["table"], taken["token"])
    assert ann.greeting[1]["table"]["watching"] == 0


def test_watchers_are_counted_and_may_do_nothing(client: TestClient) -> None:
    asked, _ = two_persons(client)
    watcher = Talker(client, asked.table, None)
    (heard,) = asked.catch_up()
    assert heard["table"]["watching"] == 1
    assert watcher.refusal("answer", position=watcher.position, answer="end turn") == "only-watching"
    for say in ("undo", "leave", "rematch", "return"):
        assert watcher.refusal(say) == "only-watching"
    assert watcher.ask("look", at=0)["view"]["decision"] is None
    watcher.close()
    assert asked.catch_up()[-1]["table"]["watching"] == 0


def test_hands_are_shown_to_watchers_of_an_open_table_only(client: TestClient) -> None:
    for spectators, shown in (("no-hands", int), ("open", list)):
        asked, _ = two_persons(client, spectators=spectators)
        watcher = Talker(client, asked.table, None)
        assert watcher.followed.last is not None
        assert all(isinstance(seat["places"]["hand"], shown) for seat in watcher.followed.last["view"]["seats"])


def test_looking_back_shows_what_the_seat_saw_then(client: TestClient) -> None:
    asked, other = two_persons(client)
    assert asked.followed.last is not None
    then = asked.followed.last["view"]
    asked.answer("end turn")
    assert asked.ask("look", at=0)["view"] == then
    assert asked.refusal("look", at=5) == "no-such-moment"
    assert asked.refusal("look", at=0, open=True) == "game-goes-on"
    assert other.ask("look", at=0)["view"]["decision"] is None


def test_who_is_away_for_a_minute_may_be_replaced(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, other = two_persons(client)
    assert asked.refusal("replace", seat=other.followed.seat) == "seat-present"
    seat = other.followed.seat
    other.close()
    asked.catch_up()
    assert asked.refusal("replace", seat=seat) == "seat-present"
    monkeypatch.setattr(tables_module, "AWAY_SECONDS", 0)
    assert asked.refusal("replace", seat=5) == "seat-not-replaced"
    assert asked.refusal("replace", seat=asked.followed.seat) == "seat-not-replaced"
    asked.done("replace", seat=seat)
    assert asked.followed.last is not None
    assert asked.followed.last["table"]["seats"][seat]["left"]


def test_after_a_restart_nobody_is_replaced_before_they_had_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        asked, other = two_persons(client)
        address, token, seat = asked.table, asked.token, other.followed.seat
        asked.close()
        other.close()
    with serving(tmp_path / "tables.sqlite") as client:
        back = Talker(client, address, token)
        assert back.refusal("replace", seat=seat) == "seat-present"
        monkeypatch.setattr(tables_module, "AWAY_SECONDS", 0)
        back.done("replace", seat=seat)
        back.close()


def test_who_says_nothing_is_sent_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.01)
    table = make_table(client)["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert socket.receive_json()["problem"]["code"] == "hello-first"
        assert socket.receive()["code"] == connections.POLICY


@pytest.mark.parametrize("table", ["nowhere", "%00", "a" * 500])
def test_a_table_that_does_not_exist(client: TestClient, table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"say": "hello", "request": "h"})
        answer = socket.receive_json()
    assert (answer["request"], answer["problem"]["code"]) == ("h", "unknown-table")


def test_too_many_messages_end_a_socket(tmp_path: Path) -> None:
    few = Limits(playing=Rate(5, 1e9), watching=Rate(2, 1e9))
    with serving(tmp_path / "tables.sqlite", limits=few) as client:
        taken = make_table(client)
        for token, allowed in ((taken["token"], 5), (None, 2)):
            talker = Talker(client, taken["table"], token)
            for _ in range(allowed):
                talker.catch_up()
            talker.send({"say": "ping"})
            messages, code = talker.closed_with()
            assert [message["problem"]["code"] for message in messages] == ["too-many-messages"]
            assert code == connections.POLICY
        again = Talker(client, taken["table"], taken["token"])
        again.send({"say": "ping"})
        assert [message["problem"]["code"] for message in again.closed_with()[0]] == ["too-many-messages"], "coming back is no new start"


def test_a_table_and_an_address_have_room_for_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=Limits(watchers_at_table=2, sockets_of_address=4)) as client:
        taken = make_table(client)
        here = [Talker(client, taken["table"], None) for _ in range(2)]
        with client.websocket_connect(f"/api/tables/{taken['table']}/socket") as socket:
            socket.send_json({"say": "hello"})
            assert socket.receive_json()["problem"]["code"] == "table-crowded"
        own = Talker(client, taken["table"], taken["token"])
        assert own.followed.seat == 0, "whoever has a seat gets in, however many watch"
        elsewhere = Talker(client, make_table(client)["table"], None)
        with pytest.raises(WebSocketDisconnect) as end:
            Talker(client, taken["table"], taken["token"])
        assert end.value.code == connections.TRY_AGAIN
        for talker in (*here, own, elsewhere):
            talker.close()
        Talker(client, taken["table"], taken["token"]).close()


def test_a_slow_reader_has_to_come_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for a reader is bounded: the rest of the table plays on, and the reader catches up later."""
    monkeypatch.setattr(connections, "MOST_WAITING", 3)
    taken = make_table(client)
    slow = Talker(client, taken["table"], taken["token"])
    (live,) = tables_of(client).live.values()

    async def flood() -> None:
        for _ in range(10):
            tables_of(client).tell_all(live)

    assert client.portal is not None
    client.portal.call(flood)
    messages, code = slow.closed_with()
    assert len(messages) <= 3
    assert code == connections.TRY_AGAIN
    Talker(client, taken["table"], taken["token"]).close()


def test_what_cannot_be_written_does_not_count(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, other = two_persons(client)
    version = asked.followed.version
    storage = tables_of(client).storage
    append = storage.append

    async def fails(*anything: object) -> None:
        raise Problem("data-not-written")

    monkeypatch.setattr(storage, "append", fails)
    asked.send({"say": "answer", "request": "r", "position": asked.position, "answer": "end turn"})
    for talker in (asked, other):
        messages, code = talker.closed_with()
        assert [message["problem"]["code"] for message in messages] == ["data-not-written"], "everybody is told why"
        assert code == connections.TRY_AGAIN
    monkeypatch.setattr(storage, "append", append)
    again = Talker(client, asked.table, asked.token, asked.followed, version=version, game=1)
    assert again.followed.last is not None
    assert (again.followed.version, again.followed.last["answers"]) == (version, 0)
    assert again.done("answer", "r", position=again.position, answer="end turn") > 0


def test_nobody_sees_a_result_that_is_not_on_disk(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks while the last answer is being written waits; if it can't be written, the game is not over and the key stays secret."""
    taken = make_table(client, PERSON, BOT)
    tables = tables_of(client)
    live: LiveTable = tables.live[taken["table"]]
    monkeypatch.setattr(type(live.table.game), "is_over", property(lambda game: bool(live.table.unwritten)))
    told: list[str] = []

    async def look() -> None:
        async with tables.looking(taken["table"]) as seen:
            told.append(seen.info().key)

    async def both() -> None:
        looks: list[asyncio.Task[None]] = []

        async def fails(*anything: object) -> None:
            looks.append(asyncio.ensure_future(look()))
            for _ in range(5):
                await asyncio.sleep(0)
            raise Problem("data-not-written")

        monkeypatch.setattr(tables.storage, "append", fails)
        with pytest.raises(Problem):
            async with tables.changing(taken["table"]) as changed:
                changed.table.answer(0, changed.table.position, "end turn", "r")
        (result,) = await asyncio.gather(*looks, return_exceptions=True)
        assert isinstance(result, Problem)
        assert result.code == "try-again"

    assert client.portal is not None
    client.portal.call(both)
    assert told == []


@pytest.mark.usefixtures("failing_on_purpose")
def test_a_failure_of_ours_is_told_and_costs_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, _ = two_persons(client)

    def breaks(*anything: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr("deckwright.server.table.Table.undo", breaks)
    assert asked.refusal("undo") == "server-failed"
    assert asked.answer("end turn") > 0


def test_limits_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=Limits(tables=1)) as client:
        make_table(client)
        wish = {"kingdom": {"by": "name", "name": "First Game"}, "seats": [PERSON, BOT], "name": "Ann"}
        response = client.post("/api/tables", json=wish)
        assert (response.status_code, response.json()["code"], response.headers["retry-after"]) == (503, "server-full", "5")
    assert GENEROUS.tables > 1
