"""The HTTP interface: every route, every refusal, headers, and the page's files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from deckwright.notation.record import read_record
from deckwright.server import limits as limit
from deckwright.server.limits import Limits, Rate
from deckwright.server.page import HEADERS
from tests.server.conftest import serving
from tests.server.following import some_answer
from tests.server.talking import BOT, FIRST_GAME, PERSON, Talker, join, make_table

NEW_TABLE = {"kingdom": FIRST_GAME, "seats": [PERSON, BOT], "name": "Ann"}


@pytest.fixture
def paged(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a small page, and a secret beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Deckwright</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "app-1234.js").write_text("play()", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "outside.txt").symlink_to(tmp_path / "secret.txt")
    with serving(tmp_path / "tables.sqlite", folder) as client:
        yield client


def finished_table(client: TestClient) -> str:
    """A table whose game has been played to its end."""
    taken = make_table(client)
    ann, random = Talker(client, taken["table"], taken["token"]), Random(3)
    while ann.decision is not None:
        ann.answer(some_answer(ann.decision, random))
    assert ann.followed.state == "over"
    ann.close()
    return str(taken["table"])


def problem(response: Any) -> tuple[int, str]:
    """Status and code of a refusal, which always has a sentence."""
    body = response.json()
    assert set(body) == {"code", "details", "message"}
    assert len(body["message"]) > 10
    return response.status_code, body["code"]


def test_health_and_library(client: TestClient) -> None:
    assert client.get("/api/health").json()["status"] == "up"
    library = client.get("/api/library").json()
    assert {"sets", "cards", "kingdoms", "bots", "version"} <= set(library)
    assert client.head("/api/health").status_code == 200


def test_a_kingdom(client: TestClient) -> None:
    shown = client.post("/api/kingdoms", json=FIRST_GAME).json()
    assert len(shown["cards"]) == 10
    assert client.post("/api/kingdoms", json={"by": "code", "code": shown["code"]}).json()["cards"] == shown["cards"]


def test_from_a_new_table_to_its_result(client: TestClient) -> None:
    table = finished_table(client)
    info = client.get(f"/api/tables/{table}").json()
    result = client.get(f"/api/tables/{table}/result").json()
    assert info["state"] == "over"
    assert result["key"] == info["key"]
    assert len(result["seats"]) == 2
    for seat in result["seats"]:
        assert len(seat["points"]) == len(seat["money"]) == seat["turns"]
        assert seat["points"][-1] == seat["score"] == sum(points for _, points in seat["cards"].values())
    record = client.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.text.startswith("deckwright record")
    assert list(read_record(record.text).names) == [seat["name"] for seat in info["seats"]]
    assert all(seat["name"] for seat in info["seats"])


def test_the_lobby_has_the_newest_first(client: TestClient) -> None:
    tables = [make_table(client, PERSON, PERSON, listed=True)["table"] for _ in range(3)]
    make_table(client, PERSON, PERSON)
    shown = client.get("/api/tables").json()["tables"]
    assert [table["id"] for table in shown] == tables[::-1]
    assert shown[0]["free"] == 1
    join(client, tables[0])
    assert client.get("/api/tables").json()["tables"][0]["id"] == tables[0]


def test_the_lobby_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        tables = [make_table(client, PERSON, PERSON, listed=True)["table"] for _ in range(3)]
    with serving(tmp_path / "tables.sqlite") as client:
        assert [table["id"] for table in client.get("/api/tables").json()["tables"]] == tables[::-1]


def test_joining(client: TestClient) -> None:
    table = make_table(client, PERSON, PERSON)["table"]
    seats = f"/api/tables/{table}/seats"
    assert problem(client.post(seats, json={"name": "Ben", "seat": 0})) == (409, "seat-taken")
    taken = join(client, table)
    assert (taken["seat"], len(taken["token"]) >= 22) == (1, True)
    assert problem(client.post(seats, json={"name": "Cid"})) == (409, "table-full")


def test_what_is_not_there(client: TestClient) -> None:
    for path in ("", "/result", "/record"):
        assert problem(client.get(f"/api/tables/nowhere{path}")) == (404, "unknown-table")
    assert problem(client.post("/api/tables/nowhere/seats", json={"name": "Ben"})) == (404, "unknown-table")
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/a/b/c", "/api/tables/a/socket", "/api/tables/"):
        assert problem(client.get(path)) == (404, "no-such-address")


def test_before_the_end_there_is_no_result(client: TestClient) -> None:
    for table in (make_table(client)["table"], make_table(client, PERSON, PERSON)["table"]):
        for path in ("result", "record"):
            assert problem(client.get(f"/api/tables/{table}/{path}")) == (409, "game-goes-on")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "POST", "TRACE"])
@pytest.mark.parametrize("path", ["/api/health", "/api/library", "/api/tables/x", "/"])
def test_wrong_methods(client: TestClient, method: str, path: str) -> None:
    response = client.request(method, path)
    assert problem(response) == (405, "wrong-method")
    assert "GET" in response.headers["allow"]


def test_a_wrong_method_is_told_the_right_ones(client: TestClient) -> None:
    for path, methods in (("/api/kingdoms", {"POST"}), ("/api/tables", {"GET", "HEAD", "POST"}), ("/api/tables/x/seats", {"POST"})):
        response = client.delete(path)
        assert response.status_code == 405
        assert set(response.headers["allow"].split(", ")) == methods
    assert problem(client.get("/api/kingdoms")) == (405, "wrong-method")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'"\\ud800"',
        b"[" * 5000,
        b'{"kingdom":' * 700,
        b"{}",
        b'{"name":"Ann","seats":[],"kingdom":{"by":"name","name":"First Game"}}',
        b'{"name":"","seats":[{"kind":"person"},{"kind":"bot"}],"kingdom":{"by":"name","name":"First Game"}}',
        b'{"name":"Ann","seats":[{"kind":"person"},{"kind":"bot"}],"kingdom":{"by":"magic"}}',
        b'{"name":"Ann","seats":[{"kind":"person"},{"kind":"bot"}],"kingdom":{"by":"name","name":"First Game"},"admin":true}',
        b'{"name":"Ann","seats":[{"kind":"person"},{"kind":"bot"}],"kingdom":{"by":"name","name":"First Game"},"options":{"clock":1}}',
    ],
)
def test_bodies_that_cannot_be_read(client: TestClient, body: bytes) -> None:
    assert problem(client.post("/api/tables", content=body)) == (400, "message-unreadable")


def test_wishes_that_cannot_be_granted(client: TestClient) -> None:
    for change, code in (
        ({"seats": [BOT, BOT]}, "table-without-person"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"seats": [PERSON, {"kind": "bot", "bot": ""}]}, "message-unreadable"),
        ({"kingdom": {"by": "name", "name": "No Such Kingdom"}}, "unknown-kingdom"),
        ({"kingdom": {"by": "cards", "cards": ["Moat"], "sets": ["no-set"]}}, "unknown-set"),
        ({"kingdom": {"by": "cards", "cards": [], "sets": ["base-2e"]}}, "kingdom-empty"),
    ):
        assert problem(client.post("/api/tables", json={**NEW_TABLE, **change})) == (400, code)


def test_long_bodies(client: TestClient) -> None:
    fitting = b'{"by":"name","name":"First Game"}'.ljust(limit.LONGEST_MESSAGE)
    assert client.post("/api/kingdoms", content=fitting).status_code == 200
    assert problem(client.post("/api/kingdoms", content=fitting + b" ")) == (413, "message-too-long")
    pieces = iter([b" " * 5000] * 100)
    assert problem(client.post("/api/kingdoms", content=pieces)) == (413, "message-too-long")


def test_too_many_requests(tmp_path: Path) -> None:
    with serving(tmp_path / "one.sqlite", limits=Limits(requests=Rate(2, 1e9))) as client:
        assert [client.get("/api/health").status_code for _ in range(3)] == [200, 200, 429]
        refused = client.get("/api/library")
        assert problem(refused) == (429, "too-many-requests")
        assert refused.headers["retry-after"]
    with serving(tmp_path / "two.sqlite", limits=Limits(new_tables=Rate(1, 1e9), joins=Rate(1, 1e9))) as client:
        table = make_table(client, PERSON, PERSON, PERSON)["table"]
        assert problem(client.post("/api/tables", json=NEW_TABLE)) == (429, "too-many-requests")
        join(client, table)
        assert problem(client.post(f"/api/tables/{table}/seats", json={"name": "Cid"})) == (429, "too-many-requests")
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_every_answer_has_the_headers_that_keep_others_out(paged: TestClient) -> None:
    answers = [paged.get(path) for path in ("/", "/icon.svg", "/missing.txt", "/api/health", "/api/tables/x", "/api/nothing")]
    answers += [paged.delete("/api/tables"), paged.get("/", headers={"host": "evil.example"})]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "server" not in answer.headers
        assert not any(name.startswith("access-control") for name in answer.headers)


def test_a_name_that_is_not_ours_is_refused(paged: TestClient) -> None:
    for path in ("/", "/api/health", "/api/tables"):
        assert paged.get(path, headers={"host": "evil.example"}).status_code == 421
        assert paged.get(path, headers={"host": "evil.example:8321"}).status_code == 421
        assert paged.get(path, headers={"host": "localhost:8321"}).status_code == 200


def test_another_page_cannot_make_tables_here(client: TestClient) -> None:
    """A foreign page can send a POST without asking; it is refused by its origin."""
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        refused = client.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
        assert refused.status_code == 403
    assert client.post("/api/tables", json=NEW_TABLE, headers={"origin": "http://testserver"}).status_code == 201


def test_the_page(paged: TestClient) -> None:
    for path in ("/", "/t/abc123", "/help", "/index.html"):
        answer = paged.get(path)
        assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, "<title>Deckwright</title>", "no-cache")
    script = paged.get("/assets/app-1234.js")
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("play()", True)
    assert paged.get("/missing.js").status_code == 404
    assert paged.head("/").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/%2fetc%2fpasswd",
        "/outside.txt",
        "/%00",
        "/index.html%00.js",
        "/" + "a" * 5000,
        "/" + "a/" * 2000,
        "/%ff%fe",
        "/%ed%a0%80",
        "/\u202e",
        "/.",
        "/./.",
        "/assets",
        "/assets/",
    ],
)
def test_no_path_leads_out_of_the_page(paged: TestClient, path: str) -> None:
    answer = paged.get(path)
    assert answer.status_code in (200, 404)
    assert "secret" not in answer.text
    assert "root:" not in answer.text
    if answer.status_code == 200:
        assert answer.text == "<title>Deckwright</title>"


def test_a_server_without_the_page(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/icon.svg"):
        answer = client.get(path)
        assert answer.status_code == 503
        assert "/api" in answer.text
    assert client.get("/api/health").status_code == 200
