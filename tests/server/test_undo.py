"""Taking back at a table: free, by asking, or not at all."""

from __future__ import annotations

import pytest

from deckwright.server.message_parts import Undo
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.table import Table
from tests.server.sitting import BOT, PERSON, answer, bots_play, play_to_the_end, stored, table_of
from tests.server.test_table import refused


def begun(undo: Undo, *seats: SeatChoice) -> tuple[Table, int]:
    """A table, and whoever is asked first."""
    table = table_of(*(seats or (PERSON, PERSON)), options=Options(undo=undo))
    assert table.asked is not None
    return table, table.asked


def test_off_is_never() -> None:
    table, asked = begun("off")
    answer(table, "play treasures")
    assert table.can_undo(asked) == "no"
    with refused("undo-off"):
        table.undo(asked, "x")


def test_nothing_to_take_back() -> None:
    table, _ = begun("ask")
    for seat in (0, 1):
        assert table.can_undo(seat) == "no"
        with refused("nothing-to-undo"):
            table.undo(seat, "x")


def test_what_taught_nobody_anything_is_free() -> None:
    for undo in ("free", "ask"):
        table, asked = begun(undo)
        answer(table, "play treasures")
        assert (table.can_undo(asked), table.can_undo(1 - asked)) == ("free", "no")
        table.undo(asked, "x")
        assert (table.answers, table.asked, table.seen_before(asked, "x")) == (0, asked, table.version)


def test_where_only_the_free_kind_is_allowed_the_rest_is_too_late() -> None:
    table, asked = begun("free")
    answer(table, "end turn")
    assert table.can_undo(asked) == "no"
    with refused("undo-too-late"):
        table.undo(asked, "x")


def test_the_other_is_asked() -> None:
    table, asked = begun("ask")
    answer(table, "end turn")
    other = 1 - asked
    assert table.can_undo(asked) == "ask"
    table.undo(asked, "x")
    wish = table.info(set(), 0).undo
    assert wish is not None
    assert (wish.seat, wish.to, wish.waiting) == (asked, 0, [other])
    assert table.answers == 1
    with refused("nothing-to-agree"):
        table.consent(asked, True, "y")
    table.consent(other, True, "y")
    assert (table.answers, table.asked, table.undo_wish) == (0, asked, None)
    with refused("nothing-to-agree"):
        table.consent(other, True, "z")


def test_a_no_is_the_end_of_it() -> None:
    table, asked = begun("ask")
    answer(table, "end turn")
    table.undo(asked, "x")
    table.consent(1 - asked, False, "y")
    assert (table.answers, table.undo_wish) == (1, None)


def test_whoever_was_refused_asks_again_only_after_an_answer() -> None:
    table, asked = begun("ask")
    answer(table, "end turn")
    table.undo(asked, "x")
    table.consent(1 - asked, False, "y")
    assert table.can_undo(asked) == "no"
    with refused("undo-refused"):
        table.undo(asked, "z")
    answer(table, "play treasures")
    assert table.can_undo(asked) == "ask"
    table.undo(asked, "z")
    assert table.undo_wish is not None


def test_a_refusal_does_not_touch_what_is_free() -> None:
    table, asked = begun("ask")
    answer(table, "end turn")
    answer(table, "end turn")
    table.undo(1 - asked, "x")
    table.consent(asked, False, "y")
    assert (table.can_undo(asked), table.can_undo(1 - asked)) == ("ask", "no")


def test_everybody_is_told_how_a_wish_ended() -> None:
    table, asked = begun("ask")
    other = 1 - asked

    def news() -> list[tuple[str, int, int | None, int]]:
        return [(one.what, one.seat, one.by, one.answers) for one in table.info(set(), 0).news]

    answer(table, "end turn")
    table.undo(asked, "a")
    table.consent(other, False, "b")
    assert news() == [("undo refused", asked, other, 1)]
    answer(table, "end turn")
    table.undo(other, "c")
    table.consent(asked, True, "d")
    assert news()[1:] == [("undone", other, None, 1)]
    answer(table, "end turn")
    table.undo(other, "e")
    answer(table, "end turn")
    assert news()[2:] == [("undo lapsed", other, None, 3)]
    assert [one.version for one in table.board.last] == sorted({one.version for one in table.board.last})
    assert table.board.last[-1].version == table.version


def test_news_are_few_and_of_this_game() -> None:
    table, _ = begun("ask", PERSON, BOT)
    for number in range(5):
        table.leave(0, f"leave {number}")
        table.come_back(0, f"return {number}")
    assert [one.what for one in table.board.last] == ["left", "returned"] * 3
    play_to_the_end(table)
    table.want_rematch(0, False, "again")
    assert table.board.last == []


def test_everybody_has_to_agree() -> None:
    table, asked = begun("ask", PERSON, PERSON, PERSON, PERSON)
    answer(table, "end turn")
    table.undo(asked, "x")
    others = [seat for seat in range(4) if seat != asked]
    for number, seat in enumerate(others, 1):
        assert table.answers == 1
        table.consent(seat, True, f"{seat}")
        if number < 3:
            wish = table.undo_wish
            assert wish is not None
            assert wish.waiting == others[number:]
            with refused("nothing-to-agree"):
                table.consent(seat, False, "again")
    assert (table.answers, table.asked) == (0, asked)


@pytest.mark.parametrize("undo", ["ask", "free"])
def test_nothing_is_taken_back_behind_the_moment_somebody_left(undo: Undo) -> None:
    """They can't be asked any more, and come back to what they saw."""
    table, asked = begun(undo, PERSON, PERSON, PERSON)
    answer(table, "play treasures")
    other = next(seat for seat in range(3) if seat != asked)
    table.leave(other, "z")
    assert table.can_undo(asked) == "no"
    with refused("undo-behind-leaving"):
        table.undo(asked, "x")
    table.come_back(other, "back")
    assert table.can_undo(asked) == "no"
    answer(table, "buy Copper")
    table.leave(other, "again")
    assert Table.read(stored(table)).can_undo(asked) == "no"


def test_what_happens_after_somebody_left_can_be_taken_back() -> None:
    table, asked = begun("ask", PERSON, PERSON, PERSON)
    table.leave(next(seat for seat in range(3) if seat != asked), "z")
    answer(table, "play treasures")
    assert table.can_undo(asked) == "free"
    table.undo(asked, "x")
    assert table.answers == 0


def test_a_wish_ends_when_somebody_leaves_who_has_not_agreed() -> None:
    table, asked = begun("ask", PERSON, PERSON, PERSON)
    answer(table, "end turn")
    table.undo(asked, "x")
    first, second = (seat for seat in range(3) if seat != asked)
    table.consent(first, True, "y")
    table.leave(second, "z")
    assert (table.answers, table.undo_wish) == (1, None)


def test_whoever_has_agreed_may_leave() -> None:
    table, asked = begun("ask", PERSON, PERSON, PERSON)
    answer(table, "end turn")
    table.undo(asked, "x")
    first, second = (seat for seat in range(3) if seat != asked)
    table.consent(first, True, "y")
    table.leave(first, "z")
    table.consent(second, True, "y")
    assert (table.answers, table.undo_wish) == (0, None)


def test_a_wish_ends_when_somebody_is_replaced_who_has_not_agreed() -> None:
    table, asked = begun("ask")
    answer(table, "end turn")
    table.undo(asked, "x")
    table.replace(asked, 1 - asked, "y")
    assert (table.answers, table.undo_wish, table.can_undo(asked)) == (1, None, "no")


def test_a_wish_ends_when_its_owner_leaves() -> None:
    table, asked = begun("ask", PERSON, PERSON, PERSON)
    answer(table, "end turn")
    table.undo(asked, "x")
    table.leave(asked, "y")
    assert table.undo_wish is None


def test_a_wish_ends_with_the_next_answer() -> None:
    table, asked = begun("ask")
    answer(table, "end turn")
    table.undo(asked, "x")
    answer(table, "end turn")
    assert (table.answers, table.undo_wish) == (2, None)
    with refused("nothing-to-agree"):
        table.consent(1 - asked, True, "y")


def test_against_bots_alone_everything_is_free() -> None:
    table, _ = begun("ask", PERSON, BOT, BOT)
    before = table.answers
    answer(table, "end turn")
    assert table.answers > before + 1
    assert table.can_undo(0) == "free"
    table.undo(0, "x")
    bots_play(table)
    assert (table.answers, table.asked) == (before, 0)


def test_against_bots_with_the_free_kind_the_rest_is_too_late() -> None:
    table, _ = begun("free", PERSON, BOT)
    answer(table, "end turn")
    assert table.can_undo(0) == "no"


def test_a_game_that_is_over_stays_over() -> None:
    """Its key has been told."""
    table, _ = begun("ask", PERSON, BOT)
    play_to_the_end(table)
    assert table.can_undo(0) == "no"
    with refused("game-over"):
        table.undo(0, "x")
