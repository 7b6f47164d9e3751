"""Games that end in other ways: saved and recorded in the round after the end, told, and left to the Python machine."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from deckwright.engine import saving
from deckwright.engine.game import Game, Setup
from deckwright.engine.layout import COLONY_CARDS
from deckwright.engine.rules import mark_of
from deckwright.engine.setup import pile_size
from deckwright.engine.state import State
from deckwright.errors import DamagedFile
from deckwright.native.exchange import can_play, unknown_in
from deckwright.text import LANGUAGES, translator
from tests.endings.cards import SET_ID
from tests.support import random_answer

SETS = (SET_ID, "base-2e")
KINGDOM = ("Encore", "Puppeteer", "Restorer", "Smithy", "Village")
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def in_the_last_round(seed: int, colonies: bool = False) -> Game:
    """A game in which all buy points, the Project and money, up to the first turn after it would be over."""
    random = Random(f"endings/{seed}")
    game = Game(Setup(KINGDOM, SETS, random.randint(2, 4), seed, 0, landscapes=("Fleet",), colonies=colonies))
    while game.state.last_round is None:
        asked = game.decision
        bought = [name for name in ("Colony", "Province", "Fleet", "Gold", "Silver") if name in asked.offers.get("buy", ())]
        if "play treasures" in asked.offers:
            game.answer("play treasures")
        else:
            game.answer(f"buy {bought[0]}" if bought else random_answer(asked, random))
    return game


def test_the_native_machine_plays_none_of_them() -> None:
    plain = Setup(KINGDOM[2:], SETS)
    assert can_play(plain.box())
    for other in (Setup(plain.kingdom, SETS, landscapes=("Fleet",)), Setup(plain.kingdom, SETS, colonies=True)):
        assert unknown_in(other.box()) == "another end of the game"


@pytest.mark.parametrize(("players", "sizes"), [(2, [12, 8]), (3, [12, 12]), (6, [12, 12])])
def test_piles_of_colonies(players: int, sizes: list[int]) -> None:
    box = Setup(KINGDOM, SETS, players, colonies=True).box()
    assert [pile_size(box, box.kinds[name], players) for name in COLONY_CARDS] == sizes


@pytest.mark.parametrize("seed", range(4))
def test_the_round_is_saved_copied_recorded_and_ends(seed: int) -> None:
    game = in_the_last_round(seed, colonies=seed > 1)
    first, begun, turns = game.state.player, game.state.copy(), list(game.state.turns)
    seats = (first, *(game.state.last_round or ()))
    assert {seat for seat in range(game.setup.players) if game.state.projects[seat]} == set(seats)
    assert saving.from_data(json.loads(json.dumps(saving.to_data(game.state)))) == game.state == begun
    assert Game.replay(game.record()).state == game.state
    taken = [first]
    while not game.is_over:
        before = len(game.events)
        game.answer(next(verb for verb in ("end actions", "end turn") if verb in game.decision.offers))
        taken += [event.player for event in game.events[before:] if event.what == "extra turn"]
    assert [seat for place, seat in enumerate(taken) if place == 0 or taken[place - 1] != seat] == list(seats)
    assert game.state.turns == turns
    assert Game.replay(game.record()).state == game.state


def test_a_mark_tells_who_is_still_to_come() -> None:
    state = in_the_last_round(1).state
    found = set()
    for seats in (None, (), (0,), (1,)):
        other = state.copy()
        other.last_round = seats
        found.add(mark_of(other))
    assert len(found) == 4


@pytest.mark.parametrize(("last_round", "reason"), [([0, 0], "different players"), ([9], "last_round must be"), (3, "must be a list")])
def test_a_damaged_round_is_refused(last_round: Any, reason: str) -> None:
    data = saving.to_data(in_the_last_round(1).state)
    with pytest.raises(DamagedFile, match=reason):
        saving.from_data({**data, "last_round": last_round})


def test_other_games_have_no_such_round_and_need_not_say_so() -> None:
    state: State = Setup(("Moat",), ("base-2e",)).begin()
    data = saving.to_data(state)
    with pytest.raises(DamagedFile, match="has such a round"):
        saving.from_data({**data, "last_round": []})
    del data["last_round"]
    assert saving.from_data(json.loads(json.dumps(data))) == state


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_who_takes_one_more_turn(language: str) -> None:
    game = in_the_last_round(2)
    events = [seen for seen in game.log(0) if seen.what == "last round"]
    assert [seen.cards for seen in events] == [("Fleet",)]
    line = translator(language).event(events[0], NAMES)
    assert events[0].player is not None
    assert "Fleet" in line
    assert NAMES[events[0].player] in line
