"""A table by itself: seats, names, leaving and coming back, rematches."""

from __future__ import annotations

import pytest

from deckwright.bots.names import bot_names
from deckwright.engine.randomness import commitment
from deckwright.errors import Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.server import entries
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.seats import seen
from deckwright.server.table import Table
from tests.server.sitting import BOT, PERSON, answer, bots_play, play_to_the_end, table_of


def refused(code: str) -> pytest.RaisesExc[Problem]:
    return pytest.RaisesExc(Problem, check=lambda problem: problem.code == code)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def test_whoever_makes_a_table_takes_the_first_seat_for_a_person() -> None:
    table, own = Table.create("t", parse_kingdom("First Game"), (BOT, PERSON, PERSON), Options(), "Ann", "secret")
    assert own == 1
    assert table.seat_of("secret") == 1
    assert table.state == "waiting"
    assert names(table) == [*bot_names("t", 1), "Ann", ""]


def test_bots_have_names_of_their_own_that_nobody_else_gets() -> None:
    first, second = bot_names("t", 2)
    table, _ = Table.create("t", parse_kingdom("First Game"), (PERSON, BOT, BOT, PERSON), Options(), second, "secret")
    assert names(table) == [f"{second} 2", first, second, ""]
    table.sit_down(first, "other")
    assert names(table)[3] == f"{first} 2"
    assert names(Table.read([entries.write(entry) for entry in table.unwritten])) == names(table)


def test_a_table_without_a_person_is_refused() -> None:
    with refused("table-without-person"):
        Table.create("t", parse_kingdom("First Game"), (BOT, BOT), Options(), "Ann", "secret")


@pytest.mark.parametrize(("bot", "code"), [("no such bot", "unknown-bot"), ("adventurer", "bot-needs")])
def test_a_bot_that_cannot_play_here_is_refused(bot: str, code: str) -> None:
    kingdom = parse_kingdom("Village, Smithy, Moat")
    with refused(code):
        Table.create("t", kingdom, (PERSON, SeatChoice("bot", bot)), Options(), "Ann", "secret")


def test_a_kingdom_that_cannot_be_laid_out_is_refused() -> None:
    with pytest.raises(Problem):
        Table.create("t", Kingdom(("Moat", "Moat"), ("base-2e",)), (PERSON, BOT), Options(), "Ann", "secret")


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = table_of(PERSON, PERSON, PERSON, full=False)
    assert (table.state, table.asked, table.games) == ("waiting", None, 0)
    table.sit_down("B", "b")
    assert table.state == "waiting"
    table.sit_down("C", "c")
    assert (table.state, table.games) == ("playing", 1)
    assert table.asked in (0, 1, 2)
    with refused("table-full"):
        table.sit_down("D", "d")


def test_a_wanted_seat() -> None:
    table = table_of(PERSON, BOT, PERSON, PERSON, full=False)
    assert table.sit_down("C", "c", 3) == 3
    for taken in (0, 1, 3):
        with refused("seat-taken"):
            table.sit_down("D", "d", taken)
    with refused("seat-taken"):
        table.sit_down("D", "d", 5)
    assert table.sit_down("D", "d", 2) == 2


def test_names_at_a_table_differ() -> None:
    table = table_of(PERSON, PERSON, PERSON, PERSON, full=False)
    for token, name in (("b", "A"), ("c", "  A "), ("d", "A\u3164")):
        table.sit_down(name, token)
    assert names(table) == ["A", "A 2", "A 3", "A 4"]


@pytest.mark.parametrize("name", ["   ", "\u3164", "\u2800\u2800", "\u115f\u1160", "\u200b", "\u0301", "\ufe0f", "\u00a0", "\x07"])
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    table = table_of(PERSON, PERSON, full=False)
    with refused("name-unseen"):
        table.sit_down(name, "b")
    assert names(table) == ["A", ""]
    for shown in ("Zoë", "李", "🃏", "-", "7"):
        assert seen(shown) == shown


@pytest.mark.parametrize("name", ["A\u200b", "\u202eA", "A\x00", "A\n", "\ufeffA", "A\x1b"])
def test_names_that_only_look_the_same_are_the_same(name: str) -> None:
    table = table_of(PERSON, PERSON, full=False)
    table.sit_down(name, "b")
    assert names(table) == ["A", "A 2"]


def test_only_the_token_gives_the_seat() -> None:
    table = table_of(PERSON, BOT, PERSON)
    assert [table.seat_of(token) for token in ("token 0", "token 2", "token 1", "", "table", "A")] == [0, 2, None, None, None, None]
    assert table.seat_of(table.seats[0].token_hash) is None


def test_bots_play_until_a_person_is_asked() -> None:
    for _ in range(10):
        table = table_of(PERSON, BOT, SeatChoice("bot", "random"))
        assert table.asked == 0


def test_answers_are_checked() -> None:
    table = table_of(PERSON, PERSON)
    asked = table.asked
    assert asked is not None
    with refused("wrong-player"):
        table.answer(1 - asked, table.position, "play treasures", "x")
    with refused("answer-stale"):
        table.answer(asked, table.position + 1, "play treasures", "x")
    with refused("wrong-verb"):
        table.answer(asked, table.position, "trash Copper", "x")
    assert (table.answers, table.version, table.seen_before(asked, "x")) == (0, 4, None)
    table.answer(asked, table.position, "play treasures", "x")
    assert (table.answers, table.version, table.seen_before(asked, "x")) == (1, 5, 5)


def test_an_answer_of_a_few_letters_cannot_name_half_a_million_cards() -> None:
    table = table_of(PERSON, BOT)
    for text in ("play " + ",".join(["999 x Copper"] * 290), "discard " + ",".join(["999 x a"] * 490)):
        with refused("too-many"):
            table.answer(0, table.position, text, "x")


def test_nothing_can_be_done_before_the_game() -> None:
    table = table_of(PERSON, PERSON, full=False)
    with refused("game-not-begun"):
        table.answer(0, 0, "end turn", "x")
    with refused("game-not-begun"):
        table.undo(0, "x")
    with refused("game-not-begun"):
        table.consent(0, True, "x")
    with refused("game-not-begun"):
        table.replace(0, 1, "x")
    with refused("game-goes-on"):
        table.want_rematch(0, False, "x")
    assert table.can_undo(0) == "no"


def test_a_seat_given_up_before_the_game_is_free_again() -> None:
    table = table_of(PERSON, PERSON, full=False)
    table.leave(0, "x")
    assert table.seat_of("token 0") is None
    assert names(table) == ["", ""]
    table.sit_down("B", "b")
    table.sit_down("A", "a")
    assert (table.seat_of("b"), table.seat_of("a"), table.state) == (0, 1, "playing")


def test_requests_of_whoever_sat_there_before_are_forgotten() -> None:
    """Both may count their requests from 1."""
    table = table_of(PERSON, PERSON, full=False)
    table.leave(0, "1")
    assert table.seen_before(0, "1") is not None
    table.sit_down("B", "b", 0)
    assert table.seen_before(0, "1") is None


def test_a_bot_plays_on_for_whoever_leaves_and_stops_when_they_return() -> None:
    table = table_of(PERSON, PERSON)
    asked = table.asked
    assert asked is not None
    table.leave(asked, "x")
    bots_play(table)
    assert table.asked == 1 - asked
    assert table.answers > 0
    with refused("seat-left"):
        table.answer(asked, table.position, "end turn", "")
    with refused("seat-left"):
        table.undo(asked, "")
    with refused("seat-left"):
        table.leave(asked, "")
    table.come_back(asked, "y")
    with refused("seat-not-left"):
        table.come_back(asked, "z")
    answer(table, "end turn")
    bots_play(table)
    assert table.asked == asked


def test_a_game_that_everybody_has_left_waits() -> None:
    table = table_of(PERSON, BOT, PERSON)
    for seat in (0, 2):
        table.leave(seat, "x")
    before = table.answers
    bots_play(table)
    assert table.answers == before
    table.come_back(2, "y")
    bots_play(table)
    assert table.asked == 2


def test_a_bot_replaces_somebody() -> None:
    table = table_of(PERSON, PERSON)
    table.replace(0, 1, "x")
    bots_play(table)
    assert table.seats[1].left
    assert table.asked == 0
    table.come_back(1, "y")
    assert not table.seats[1].left


def test_the_substitute_decides_when_time_is_over() -> None:
    table = table_of(PERSON, PERSON)
    asked = table.asked
    assert asked is not None
    table.answer_for(asked)
    assert table.answers == 1
    assert not table.seats[asked].left


def test_the_commitment_is_shown_and_the_key_only_at_the_end() -> None:
    table = table_of(PERSON, BOT)
    shown = table.info(set(), 0)
    assert (shown.commitment, shown.key) == (commitment(table.key), "")
    play_to_the_end(table)
    assert table.info(set(), 0).key == table.key


def test_the_lobby_shows_tables_that_want_it() -> None:
    assert table_of(PERSON, PERSON, full=False).lobby() is None
    table = table_of(PERSON, PERSON, PERSON, options=Options(listed=True), full=False)
    shown = table.lobby()
    assert shown is not None
    assert (shown.host, shown.seats, shown.free, shown.state) == ("A", 3, 2, "waiting")
    table.leave(0, "x")
    assert table.lobby() is None
    other = table_of(PERSON, BOT, options=Options(listed=True))
    playing = other.lobby()
    assert playing is not None
    assert playing.state == "playing"
    play_to_the_end(other)
    assert other.lobby() is None
