"""Tokens on piles, on landscapes and on the table: put there, taken from there, moved and counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.bots import Position
from deckwright.bots.hints import hint
from deckwright.engine import saving
from deckwright.engine.box import open_box
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import COUNTERS, NATIVE_COUNTERS
from deckwright.errors import DamagedFile
from deckwright.lang import ACTION, PILES, MoveTokens, PutTokens, When, card, gain, landmark, one
from deckwright.native.exchange import can_play
from deckwright.native.table import ENGINES
from deckwright.notation.record import read_record, write_record
from deckwright.notation.scenario import run_file
from deckwright.notation.scenario_file import read_scenario
from deckwright.terminal.layout import Layout
from deckwright.terminal.screen import Screen
from deckwright.text import LANGUAGES, translator
from tests.support.added_sets import added_sets
from tests.tokens.cards import SET_ID

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))
SETS = (SET_ID, "base-2e")
AT_START = Setup(("Temple", "Trade Route", "Gardens"), SETS, 3, seed=5, first=0, landscapes=("Aqueduct", "Colonnade"))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_tokens(path: Path, engine: str) -> None:
    run_file(path, engine)


def test_they_lie_there_from_the_start() -> None:
    table = Game(AT_START).view(0)
    assert table.pile_counters == {
        "Silver": {"vp on pile": 8},
        "Gold": {"vp on pile": 8},
        **{name: {"trade route token": 1} for name in ("Estate", "Duchy", "Province", "Gardens")},
        "Colonnade": {"vp on landmark": 18},
    }
    assert table.counters == {}
    assert not any(seen.what.startswith("put") for seen in Game(AT_START).log(0))


def test_a_game_with_them_can_be_saved_recorded_and_told() -> None:
    game = Game(AT_START)
    coins = game.view(0).seats[0].cards("hand").count("Copper")
    game.answer("play treasures")
    game.answer("buy Silver" if coins > 2 else "buy Estate")
    assert saving.from_data(json.loads(json.dumps(saving.to_data(game.state)))) == game.state
    assert read_record(write_record(game.record())) == game.record()
    told = [seen for seen in game.log(0) if seen.counter]
    assert [(seen.what, seen.counter, seen.number) for seen in told] == (
        [("put tokens beside", "vp on landmark", 1)] if coins > 2 else [("put tokens beside", "trade route", 1)]
    )
    for language in LANGUAGES:
        say = translator(language)
        assert say.tokens(told[0].counter or "", 1) in say.event(told[0], ("Ann", "Ben", "Cid"))


def test_the_terminal_shows_them() -> None:
    game = Game(AT_START)
    screen = Screen(translator("en"), Layout(), game.state.box, ("Ann", "Ben", "Cid"))
    assert "8 point tokens" in screen.priced("Silver", game.view(0))
    assert any("18 point tokens" in line for line in screen.supply(game.view(0)))


def test_a_token_of_a_player_is_seen_told_and_saved() -> None:
    game = Game(Setup(("Moat", "Smithy"), SETS, seed=5, first=0, landscapes=("Training",)))
    game.state.coins = 6
    game.answer("buy Training")
    assert hint(Position(game.state)).answer.verb == "token"
    game.answer("token Smithy")
    assert game.view(1).seats[0].tokens_on == {"coin token": "Smithy"}
    assert game.view(1).seats[1].tokens_on == {}
    data = json.loads(json.dumps(saving.to_data(game.state)))
    assert saving.from_data(data) == game.state
    data["counters"]["coin token"] = [200, 0]
    with pytest.raises(DamagedFile, match="coin token lies on a pile"):
        saving.from_data(data)
    placed = next(seen for seen in game.log(1) if seen.what == "place token")
    screen = Screen(translator("en"), Layout(), game.state.box, ("Ann", "Ben"))
    assert translator("en").event(placed, ("Ann", "Ben")) == "Ann puts the +1 Coin token on the Smithy pile"
    assert translator("en").token_on("coin token", "Smithy") == "+1 Coin token on Smithy"
    game.answer("end turn")
    game.answer("end turn")
    assert game.decision is not None
    assert "+1 Coin token on Smithy" in screen.table(game.view(0), game.decision)


def test_the_python_machine_plays_games_with_them() -> None:
    assert not can_play(open_box(SETS, ("Temple",)))
    assert not can_play(open_box(SETS, ("Trade Route",)))
    assert can_play(open_box(SETS, ("Witching",)))


def test_the_counters_of_the_native_machine_come_first() -> None:
    assert [row.native for row in COUNTERS] == [number < NATIVE_COUNTERS for number in range(len(COUNTERS))]


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        (PutTokens("vp on pile"), "say which pile"),
        (PutTokens("vp on landmark", PILES), "only for a pile"),
        (PutTokens("vp", PILES), "a counter of a player"),
        (MoveTokens("vp on pile", PILES, to="embargo"), "a counter of a pile"),
        (MoveTokens("vp on piles", PILES), "did you mean 'vp on pile'"),
    ],
)
def test_tokens_that_lie_nowhere_are_refused(sentence: PutTokens | MoveTokens, reason: str) -> None:
    with added_sets({"wrong": (card("Wrong", 2, ACTION, sentence),)}), pytest.raises(TypeError, match=reason):
        open_box(("wrong",), ("Wrong",))


def test_nobody_is_asked_before_a_game_begins() -> None:
    asking = card("Asking", 2, ACTION, setup=PutTokens("embargo", one(PILES)))
    with added_sets({"wrong": (asking,)}), pytest.raises(TypeError, match="Asking: nobody is asked"):
        Setup(("Asking",), ("wrong",)).begin()


def test_two_answers_of_a_card_to_one_happening_come_one_after_the_other() -> None:
    """EM-AQUEDUCT-5: a card that is Treasure and Victory moves its token first, then all are taken."""
    both = landmark("Both",
        When(gain(), PutTokens("vp on landmark", number=3)),
        When(gain(), MoveTokens("vp on landmark", to="vp")))  # fmt: skip
    with added_sets({"both": ()}, {"both": (both,)}):
        game = Game(Setup(("Moat",), ("both", "base-2e"), seed=1, first=0, landscapes=("Both",)))
        game.answer("buy Copper")
        assert game.view(0).seats[0].counters == {"vp": 3}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("landmark_vp: {Colonnade: 3}", "landmark_vp.Colonnade"),
        ("coin_tokens_on: Estate", "coin_tokens_on"),
        ("pile_vp: {Moat: 1}", "pile_vp.Moat"),
    ],
)
def test_mistakes_in_scenarios_are_named(tmp_path: Path, line: str, key: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(
        f"title: x\nsets: [{SET_ID}, base-2e]\nkingdom: [Temple]\nlandscapes: [Aqueduct]\n{line}\nseats: [{{}}, {{}}]\nscript: []\n"
    )
    with pytest.raises(DamagedFile) as refused:
        read_scenario(path)
    assert refused.value.details["key"] == key
