"""Who is there matters: free seats are given to bots while one waits, and another game begins among those who are present."""

from __future__ import annotations

import asyncio

from starlette.testclient import TestClient

from deckwright.server.live_table import LiveTable
from deckwright.server.tables import AWAY_SECONDS
from tests.server.sitting import PERSON as SEAT
from tests.server.sitting import table_of
from tests.server.talking import BOT, PERSON, Talker, join, make_table
from tests.server.test_clock import in_its_loop, tables_of
from tests.server.test_table import refused


def test_a_free_seat_is_given_to_a_bot_and_the_game_begins(client: TestClient) -> None:
    taken = make_table(client, PERSON, PERSON, PERSON, BOT)
    ann, watcher = Talker(client, taken["table"], taken["token"]), Talker(client, taken["table"], None)
    assert ann.refusal("fill", seat=1, bot="no-such-bot") == "unknown-bot"
    assert [ann.refusal("fill", seat=seat, bot="big-money") for seat in (0, 3, 5)] == ["seat-taken"] * 3
    assert watcher.refusal("fill", seat=1, bot="big-money") == "only-watching"
    ann.done("fill", seat=2, bot="random")
    assert ann.followed.last is not None
    seats = ann.followed.last["table"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats[2:]] == [("bot", "random"), ("bot", "big-money")]
    assert len({seat["name"] for seat in seats}) == 4
    assert ann.followed.last["table"]["state"] == "waiting"
    ann.done("fill", seat=1, bot="big-money", request="once")
    assert ann.followed.last["table"]["state"] == "playing"
    assert ann.done("fill", seat=1, bot="big-money", request="once") > 0
    assert ann.refusal("fill", seat=1, bot="big-money") == "seat-taken"


def test_a_bot_needs_its_cards_here_too() -> None:
    table = table_of(SEAT, SEAT, full=False, kingdom="Moat, Village")
    with refused("bot-needs"):
        table.fill(0, 1, "bm-smithy", "x")
    table.fill(0, 1, "big-money", "x")
    assert table.state == "playing"


def over(client: TestClient, *seats: dict[str, str]) -> tuple[LiveTable, list[Talker]]:
    """A table whose game is over, with all its persons."""
    taken = make_table(client, *seats)
    tokens = [taken["token"], *(join(client, taken["table"])["token"] for seat in seats[1:] if seat == PERSON)]

    async def play_to_the_end() -> None:
        async with tables_of(client).changing(taken["table"]) as live:
            while live.table.asked is not None:
                if not live.table.bot_turn():
                    live.table.answer_for(live.table.asked)

    assert client.portal is not None
    client.portal.call(play_to_the_end)
    return tables_of(client).live[taken["table"]], [Talker(client, taken["table"], token) for token in tokens]


def patience_is_over(client: TestClient, live: LiveTable) -> None:
    """Everybody who is away has been so for long."""
    in_its_loop(client, lambda: tables_of(client)._patience_is_over(live.table.id))


def hang_up(client: TestClient, talker: Talker, live: LiveTable) -> None:
    """Go away, and be seen to have gone."""
    before = len(live.connections)
    talker.close()
    while len(live.connections) == before:
        in_its_loop(client, lambda: None)


def test_another_game_begins_without_those_who_are_away(client: TestClient) -> None:
    live, (ann, ben, cleo) = over(client, PERSON, PERSON, PERSON)
    hang_up(client, cleo, live)
    ann.done("rematch")
    assert (live.table.state, live.patience) == ("over", None), "Ben is there and has not said anything"
    ben.done("rematch")
    assert live.patience is not None
    assert AWAY_SECONDS - 5 < live.patience.when() - tables_of_loop(client) <= AWAY_SECONDS
    patience_is_over(client, live)
    while ann.followed.state != "playing":
        ann.receive()
    assert ann.followed.last is not None
    assert [seat["left"] for seat in ann.followed.last["table"]["seats"]] == [False, False, True]
    assert live.patience is None
    back = Talker(client, live.table.id, cleo.token)
    back.done("return")
    assert live.table.persons() == [0, 1, 2]


def test_whoever_comes_back_in_time_is_asked(client: TestClient) -> None:
    live, (ann, ben) = over(client, PERSON, PERSON)
    ann.done("rematch")
    hang_up(client, ben, live)
    assert live.patience is not None
    back = Talker(client, live.table.id, ben.token)
    assert live.patience is None
    patience_is_over(client, live)  # an alarm that comes too late
    back.catch_up()
    assert live.table.state == "over"
    back.done("rematch")
    assert (live.table.state, live.table.persons()) == ("playing", [0, 1])


def test_nobody_plays_on_alone_in_an_empty_room(client: TestClient) -> None:
    live, (ann, ben) = over(client, PERSON, PERSON)
    ann.done("rematch")
    hang_up(client, ben, live)
    hang_up(client, ann, live)
    assert live.patience is None
    patience_is_over(client, live)
    again = Talker(client, live.table.id, ann.token)
    assert (live.table.state, sorted(live.table.rematch)) == ("over", [0])
    assert live.patience is not None, "whoever wanted it is back"
    again.done("leave")
    assert live.patience is None


def tables_of_loop(client: TestClient) -> float:
    """The time of the server's loop."""
    times: list[float] = []
    in_its_loop(client, lambda: times.append(asyncio.get_running_loop().time()))
    return times[0]
