"""What is asked over HTTP may be asked twice: the same id makes one table and takes one seat, also of a server that was started again."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from tests.server.conftest import serving
from tests.server.talking import BOT, FIRST_GAME, PERSON, Talker, make_table
from tests.server.test_http import problem
from tests.server.test_sockets import tables_of

ID, OTHER_ID = "4fb1c6e2a97d4c30", "another id, long enough"


def test_a_seat_is_taken_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        table = make_table(client, PERSON, PERSON, PERSON)["table"]
        seats = f"/api/tables/{table}/seats"
        first = client.post(seats, json={"name": "Ben", "request": ID})
        again = client.post(seats, json={"name": "Ben", "request": ID})
        assert (first.status_code, again.status_code) == (201, 201)
        assert first.json() == again.json()
        assert [seat["taken"] for seat in client.get(f"/api/tables/{table}").json()["seats"]] == [True, True, False]
    with serving(tmp_path / "tables.sqlite") as client:
        assert client.post(seats, json={"name": "Ben", "request": ID}).json() == first.json()
        assert Talker(client, table, first.json()["token"]).followed.seat == first.json()["seat"]
        other = client.post(seats, json={"name": "Ben", "request": OTHER_ID}).json()
        assert (other["seat"], other["token"] != first.json()["token"]) == (2, True)
        assert client.post(seats, json={"name": "Ben", "request": ID}).json() == first.json(), "the table is full, the seat theirs"
        assert problem(client.post(seats, json={"name": "Cid"})) == (409, "table-full")


def test_an_id_is_for_one_table(client: TestClient) -> None:
    tables = [make_table(client, PERSON, PERSON)["table"] for _ in range(2)]
    taken = [client.post(f"/api/tables/{table}/seats", json={"name": "Ben", "request": ID}).json() for table in tables]
    assert [one["table"] for one in taken] == tables
    assert taken[0]["token"] != taken[1]["token"]


def test_a_seat_that_was_given_up_is_not_taken_by_an_old_request(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        table = make_table(client, PERSON, PERSON)["table"]
        taken = client.post(f"/api/tables/{table}/seats", json={"name": "Ben", "request": ID}).json()
        other = make_table(client, PERSON, PERSON, PERSON)["table"]
        guest = client.post(f"/api/tables/{other}/seats", json={"name": "Ben", "request": ID}).json()
        Talker(client, other, guest["token"]).done("leave")
        assert problem(client.post(f"/api/tables/{other}/seats", json={"name": "Ben", "request": ID})) == (409, "request-spent")
    with serving(tmp_path / "tables.sqlite") as client:
        assert problem(client.post(f"/api/tables/{other}/seats", json={"name": "Ben", "request": ID})) == (409, "request-spent")
        assert client.post(f"/api/tables/{table}/seats", json={"name": "Ben", "request": ID}).json() == taken


def test_a_table_is_made_once(tmp_path: Path) -> None:
    wish = {"kingdom": FIRST_GAME, "seats": [PERSON, BOT], "name": "Ann", "options": {"listed": True}, "request": ID}
    with serving(tmp_path / "tables.sqlite") as client:
        first = client.post("/api/tables", json=wish)
        assert first.status_code == 201
        assert client.post("/api/tables", json=wish).json() == first.json()
        assert len(tables_of(client).live) == 1
    with serving(tmp_path / "tables.sqlite") as client:
        assert client.post("/api/tables", json=wish).json() == first.json()
        assert client.post("/api/tables", json={**wish, "request": OTHER_ID}).json()["table"] != first.json()["table"]
        assert len(client.get("/api/tables").json()["tables"]) == 2


def test_an_id_that_could_be_guessed_is_refused(client: TestClient) -> None:
    table = make_table(client, PERSON, PERSON)["table"]
    assert problem(client.post(f"/api/tables/{table}/seats", json={"name": "Ben", "request": "r1"})) == (400, "message-unreadable")


def test_another_server_gives_other_tokens(tmp_path: Path) -> None:
    """Whoever knows an id and not the server's secret knows nothing."""
    wish = {"kingdom": FIRST_GAME, "seats": [PERSON, BOT], "name": "Ann", "request": ID}
    taken = []
    for name in ("one", "two"):
        with serving(tmp_path / f"{name}.sqlite") as client:
            taken.append(client.post("/api/tables", json=wish).json())
    assert taken[0]["table"] != taken[1]["table"]
    assert taken[0]["token"] != taken[1]["token"]
