"""Another game of the same group: when it begins, who starts, and with which cards (CORE-27, CORE-28)."""

from __future__ import annotations

import pytest

from deckwright.cards import find_card
from deckwright.lang.deeds import deeds
from deckwright.notation.kingdoms import kingdom_cards
from deckwright.server import entries
from deckwright.server.kingdom_choice import chosen_kingdom
from deckwright.server.kingdom_wishes import RandomKingdom
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.table import Table
from tests.server.sitting import BOT, PERSON, bots_play, play_to_the_end, table_of
from tests.server.test_table import refused


def finished(*seats: SeatChoice, seed: int = 1) -> Table:
    table = table_of(*seats)
    play_to_the_end(table, seed)
    return table


def test_it_begins_when_every_person_wants_it() -> None:
    table = finished(PERSON, BOT, PERSON)
    first_key = table.key
    table.want_rematch(2, False, "x")
    assert (table.state, table.games, table.info(set(), 0).rematch) == ("over", 1, [2])
    table.want_rematch(0, False, "x")
    assert (table.state, table.games, table.answers, table.info(set(), 0).rematch) == ("playing", 2, 0, [])
    assert table.key != first_key
    with refused("game-goes-on"):
        table.want_rematch(0, False, "y")


def test_whoever_left_is_not_waited_for() -> None:
    table = finished(PERSON, PERSON, PERSON)
    table.want_rematch(0, False, "x")
    table.want_rematch(1, False, "x")
    assert table.state == "over"
    table.leave(2, "x")
    assert (table.state, table.games) == ("playing", 2)
    bots_play(table)
    assert table.asked in (0, 1)
    table.come_back(2, "y")
    assert table.persons() == [0, 1, 2]


def test_it_begins_without_those_who_are_away() -> None:
    table = finished(PERSON, PERSON, PERSON)
    table.want_rematch(0, False, "x")
    table.want_rematch(1, False, "x")
    table.begin_without({1, 2})
    assert (table.state, table.games, table.persons()) == ("playing", 2, [0, 1])
    table.come_back(2, "y")
    assert table.persons() == [0, 1, 2]


def test_nobody_is_left_behind_as_long_as_nobody_wants_another_game() -> None:
    table = finished(PERSON, PERSON)
    table.begin_without({1})
    assert (table.state, table.persons()) == ("over", [0, 1])
    table.want_rematch(0, False, "x")
    table.begin_without({0})
    assert (table.state, table.persons(), sorted(table.rematch)) == ("over", [0, 1], [0])


def test_whoever_left_cannot_want_one() -> None:
    table = finished(PERSON, PERSON)
    table.leave(0, "x")
    with refused("seat-left"):
        table.want_rematch(0, False, "y")
    table.come_back(0, "z")
    table.want_rematch(0, False, "w")
    assert table.state == "over"


def test_a_game_that_everybody_left_has_no_rematch() -> None:
    table = finished(PERSON, PERSON)
    table.want_rematch(0, False, "x")
    table.leave(0, "y")
    table.leave(1, "y")
    assert (table.state, table.games, table.rematch) == ("over", 1, {})


@pytest.mark.parametrize("seed", range(12))
def test_the_winner_goes_last(seed: int) -> None:
    table = finished(PERSON, PERSON, PERSON, seed=seed)
    assert table.game is not None
    winners = table.game.winners()
    for seat in range(3):
        table.want_rematch(seat, False, "x")
    began = [entry for entry in table.unwritten if isinstance(entry, entries.Began)]
    assert began[0].first is None
    if len(winners) == 1:
        assert began[1].first == (winners[0] + 1) % 3
    else:
        assert began[1].first in range(3)
    assert table.game.state.player == began[1].first
    assert table.game.setup.first == began[1].first


def test_the_same_cards_or_fresh_ones() -> None:
    table = finished(PERSON, PERSON)
    before = table.kingdom
    for seat in (0, 1):
        table.want_rematch(seat, False, "x")
    assert table.kingdom == before
    play_to_the_end(table)
    table.want_rematch(0, True, "y")
    table.want_rematch(1, False, "y")
    assert table.kingdom != before
    assert len(table.kingdom) == 10
    assert set(table.kingdom) <= set(kingdom_cards(table.sets))
    assert table.game is not None
    assert set(table.game.setup.kingdom) == set(table.kingdom)
    assert table.info(set(), 0).kingdom == list(table.kingdom)


def test_a_strategy_without_its_cards_lets_another_bot_play() -> None:
    table = table_of(PERSON, SeatChoice("bot", "double-militia"), kingdom="Militia, Village, Moat, Smithy, Market, Mine, Cellar, Gardens")
    for _ in range(3):
        play_to_the_end(table)
        table.want_rematch(0, True, "")
        bots_play(table)
    assert table.games == 4
    assert table.asked == 0


def test_fresh_cards_are_drawn_by_what_the_table_was_made_with() -> None:
    wish = RandomKingdom(["base-2e", "seaside-1e"], require=["Moat"], ban=["Witch"], conditions=["trash", "buy"], seed=3)
    table, _ = Table.create("t", chosen_kingdom(wish), (PERSON, BOT), Options(), "Ann", "secret", wish)
    laid_out = [table.kingdom]
    for number in range(3):
        play_to_the_end(table, number)
        table.want_rematch(0, True, f"again {number}")
        laid_out.append(table.kingdom)
    assert len(set(laid_out)) == len(laid_out)  # the seed was for the first
    for kingdom in laid_out:
        assert "Moat" in kingdom
        assert "Witch" not in kingdom
        assert {card for card in kingdom if "trash" in {deed.what for deed in deeds(find_card(card, tuple(wish.sets))[1])}}
