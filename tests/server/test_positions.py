"""An answer is for one position only: what is resent after an undo or in the next game reaches the position it was meant for, or none."""

from __future__ import annotations

from random import Random

from starlette.testclient import TestClient

from deckwright.server.messages import Options
from deckwright.server.table import Table
from tests.server.sitting import PERSON, answer, play_to_the_end, stored, table_of
from tests.server.test_sockets import two_persons
from tests.server.test_table import refused


def asked_at(table: Table) -> int:
    assert table.asked is not None
    return table.asked


def test_a_position_never_comes_back_after_an_undo() -> None:
    table = table_of(PERSON, PERSON)
    asked, first = asked_at(table), table.position
    answer(table, "play treasures")
    second = table.position
    table.undo(asked, "undo")
    assert table.answers == 0
    assert table.position not in (first, second)
    for old in (first, second):
        with refused("answer-stale"):
            table.answer(asked, old, "end turn", "late")
    table.answer(asked, table.position, "end turn", "now")


def test_what_was_meant_for_a_position_that_was_taken_back_is_refused_where_it_would_fit() -> None:
    """The same verb and the same number of answers, but another course of the game."""
    table = table_of(PERSON, PERSON)
    asked = asked_at(table)
    answer(table, "play treasures")
    meant, given = table.position, table.answers
    table.undo(asked, "undo")
    answer(table, "play Copper")
    assert table.answers == given
    with refused("answer-stale"):
        table.answer(asked, meant, "buy Copper", "late")


def test_a_position_never_comes_back_in_a_rematch() -> None:
    table = table_of(PERSON, PERSON)
    first, asked = table.position, asked_at(table)
    play_to_the_end(table)
    for seat in (0, 1):
        table.want_rematch(seat, False, "again")
    assert table.answers == 0
    for seat in (0, 1):
        with refused("answer-stale"):
            table.answer(seat, first, "end turn", "late")
    assert table.position > first
    assert asked_at(table) in (asked, 1 - asked)


def test_what_leaves_the_cards_as_they_are_leaves_the_position() -> None:
    """Wishes, leaving and coming back raise the version; an answer on its way meanwhile still counts."""
    table = table_of(PERSON, PERSON, PERSON, options=Options(undo="ask"))
    first = asked_at(table)
    answer(table, "end turn")
    meant, version, asked = table.position, table.version, asked_at(table)
    third = next(seat for seat in range(3) if seat not in (first, asked))
    table.undo(first, "wish")
    table.consent(third, False, "no")
    table.leave(third, "leave")
    table.come_back(third, "return")
    assert table.version > version
    assert table.position == meant
    table.answer(asked, meant, "end turn", "counts")


def test_positions_are_the_same_when_a_table_is_read_again() -> None:
    table = table_of(PERSON, PERSON)
    random = Random(3)
    for number in range(40):
        seat = asked_at(table)
        if table.can_undo(seat) == "free" and random.random() < 0.3:
            table.undo(seat, f"undo {number}")
        else:
            answer(table, "end turn" if random.random() < 0.5 or "play treasures" not in _offers(table) else "play treasures")
    assert Table.read(stored(table)).position == table.position


def _offers(table: Table) -> dict[str, tuple[str, ...]]:
    assert table.game is not None
    return dict(table.game.decision.offers)


def test_requests_are_remembered_for_as_long_as_the_table() -> None:
    table = table_of(PERSON, PERSON)
    asked = asked_at(table)
    table.answer(asked, table.position, "play treasures", "the first")
    version = table.version
    for number in range(1000):
        table.leave(1 - asked, f"leave {number}")
        table.come_back(1 - asked, f"return {number}")
    for one in (table, Table.read(stored(table))):
        assert one.seen_before(asked, "the first") == version
        assert one.seen_before(1 - asked, "the first") is None
        assert one.seen_before(asked, "the second") is None


def test_resending_over_the_socket_after_an_undo_counts_once_and_reaches_no_other_position(client: TestClient) -> None:
    asked, _ = two_persons(client)
    assert asked.followed.last is not None
    position = asked.followed.last["position"]
    first = asked.done("answer", "r", position=position, answer="play treasures")
    asked.done("undo")
    assert asked.followed.last["answers"] == 0
    assert asked.done("answer", "r", position=position, answer="play treasures") == first
    assert asked.followed.last["answers"] == 0, "what was taken back does not happen again"
    assert asked.refusal("answer", "s", position=position, answer="play treasures") == "answer-stale"
    asked.answer("play treasures")
    assert asked.followed.last["answers"] == 1


def test_resending_in_a_rematch_reaches_no_other_game(client: TestClient) -> None:
    asked, other = two_persons(client)
    assert asked.followed.last is not None
    position = asked.followed.last["position"]
    first = asked.done("answer", "r", position=position, answer="end turn")
    random = Random(5)
    while asked.followed.state == "playing":
        for talker in (asked, other):
            talker.catch_up()
            if talker.decision is not None:
                talker.answer(str(next(iter(talker.decision.answers()))) if random.random() < 0.1 else _money(talker.decision.offers))
    for talker in (asked, other):
        talker.catch_up()
        talker.done("rematch")
    for talker in (asked, other):
        talker.catch_up()
        assert talker.followed.game == 2
        assert talker.refusal("answer", "late", position=position, answer="end turn") == "answer-stale"
    assert asked.done("answer", "r", position=position, answer="end turn") == first
    assert asked.followed.last["answers"] == 0


def _money(offers: dict[str, tuple[str, ...]]) -> str:
    """Whatever ends a game soon."""
    for words in ("play treasures", "end actions", "pass"):
        if words in offers:
            return words
    if "end turn" in offers:
        best = next((name for name in ("Province", "Gold", "Duchy", "Silver", "Estate") if name in offers.get("buy", ())), None)
        return f"buy {best}" if best else "end turn"
    verb = next(iter(offers))
    return f"{verb} {', '.join(offers[verb][:1]) or 'nothing'}"
