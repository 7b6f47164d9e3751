"""Hints on the socket: for whoever has to decide, where the table allows it, and by what their seat sees."""

from __future__ import annotations

from random import Random

from starlette.testclient import TestClient

from deckwright.bots.hints import REASONS
from deckwright.engine.position import Position
from deckwright.server.hint import advice_job, hint_for
from deckwright.server.messages import Options
from tests.server.sitting import PERSON as SEAT
from tests.server.sitting import table_of
from tests.server.talking import BOT, PERSON, Talker, join, make_table
from tests.server.test_table import refused


def test_whoever_follows_hints_plays_a_whole_turn(client: TestClient) -> None:
    taken = make_table(client, hints=True)
    ann = Talker(client, taken["table"], taken["token"])
    for _ in range(6):
        last = ann.followed.last
        assert last is not None
        told = ann.ask("hint")
        assert (told["tell"], told["position"]) == ("hint", last["position"])
        assert told["reason"] in REASONS
        ann.done("answer", position=told["position"], answer=told["answer"])


def test_who_may_not_ask(client: TestClient) -> None:
    taken = make_table(client, PERSON, PERSON, hints=True)
    ann, watcher = Talker(client, taken["table"], taken["token"]), Talker(client, taken["table"], None)
    assert ann.refusal("hint") == "game-not-begun"
    assert watcher.refusal("hint") == "only-watching"
    ben = Talker(client, taken["table"], join(client, taken["table"])["token"])
    ann.catch_up()
    assert ann.followed.last is not None
    asked = ann.followed.last["view"]["asked"]
    assert (ben, ann)[asked == 1].refusal("hint") == "not-asked"
    assert (ann, ben)[asked].ask("hint")["tell"] == "hint"


def test_tables_allow_it_only_if_their_maker_said_so(client: TestClient) -> None:
    taken = make_table(client)
    assert Talker(client, taken["table"], taken["token"]).refusal("hint") == "hints-off"


def test_a_hint_tells_nothing_that_the_seat_cannot_see_and_changes_nothing() -> None:
    table, lot = table_of(SEAT, SEAT, options=Options(hints=True)), Random(4)
    while table.asked is not None:
        assert table.game is not None
        seat, real, version = table.asked, table.game.state, table.version
        told = hint_for(table, seat, "x")
        table.game.state = Position(real, table.game.recollection(seat)).sample(lot.getrandbits(64))
        assert hint_for(table, seat, "x") == told
        table.game.state = real
        assert table.version == version
        with refused("not-asked"):
            hint_for(table, 1 - seat, "x")
        table.answer(seat, table.position, told.answer, f"{version}")


def test_advice_is_thought_out_elsewhere_and_within_limits(client: TestClient) -> None:
    taken = make_table(client, hints=True)
    ann = Talker(client, taken["table"], taken["token"])
    last = ann.followed.last
    assert last is not None
    told = ann.ask("advice")
    assert (told["tell"], told["position"]) == ("advice", last["position"])
    assert {one["first"] for one in told["answers"]} == {"play treasures"}
    afterwards = [{**one, "first": None} for one in told["answers"]]
    ann.done("answer", position=told["position"], answer="play treasures")
    told = ann.ask("advice")
    assert told["answers"] == afterwards, "what is advised before the Treasures are played is what is advised after"
    assert len(told["answers"]) == 3
    assert all(0 < one["chance"] < 1 for one in told["answers"])
    for _ in range(40):
        told = ann.ask("advice")
        if told["tell"] == "refused":
            break
    assert told["problem"]["code"] == "advice-often"
    other = make_table(client)
    assert Talker(client, other["table"], other["token"]).refusal("advice") == "hints-off"


def test_advice_says_where_its_chances_are_rough(client: TestClient) -> None:
    """From four players on."""
    for bots in (1, 3):
        taken = make_table(client, PERSON, *[BOT] * bots, hints=True)
        assert Talker(client, taken["table"], taken["token"]).ask("advice")["rough"] == (bots == 3)


def test_advice_is_asked_for_with_nothing_but_what_the_seat_knows() -> None:
    table, lot = table_of(SEAT, SEAT, options=Options(hints=True)), Random(8)
    for _ in range(30):
        assert table.game is not None
        assert table.asked is not None
        seat, real = table.asked, table.game.state
        job = advice_job(table, seat)
        table.game.state = Position(real, table.game.recollection(seat)).sample(lot.getrandbits(64))
        assert advice_job(table, seat) == job
        table.game.state = real
        with refused("not-asked"):
            advice_job(table, 1 - seat)
        table.answer(seat, table.position, hint_for(table, seat, "x").answer, f"{table.version}")
