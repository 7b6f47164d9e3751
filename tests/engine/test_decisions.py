"""Refusals are precise and change nothing; games can be looked at, answered, taken back and begun again."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from deckwright import Answer, Game, IllegalAnswer, Problem, Setup, new_game
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import give
from deckwright.engine.decision import pending
from deckwright.engine.state import State
from deckwright.notation.scenario import position
from deckwright.notation.scenario_file import read_scenario

SEATS = [
    {"hand": ["Militia", "Copper", "Copper", "Estate"], "deck": ["5 x Silver"]},
    {"hand": ["3 x Copper", "2 x Estate"], "deck": ["5 x Copper"]},
]


@pytest.fixture
def table(tmp_path: Path) -> State:
    path = tmp_path / "position.yaml"
    data = {"title": "t", "sets": ["base-2e"], "kingdom": ["Militia", "Village"], "supply": {"Village": 0}, "seats": SEATS, "script": []}
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    return position(read_scenario(path))


def refusal(state: State, answer: str, player: int | None = None) -> IllegalAnswer:
    before = state.copy()
    with pytest.raises(IllegalAnswer) as caught:
        give(state, read_answer(answer), player)
    assert state == before
    assert len(str(caught.value)) > 10
    return caught.value


def test_in_the_action_phase(table: State) -> None:
    assert refusal(table, "play Militia", player=1).code == "wrong-player"
    assert refusal(table, "discard Copper").code == "wrong-verb"
    assert refusal(table, "buy Copper").code == "wrong-verb"
    assert refusal(table, "play Village").code == "not-offered"
    assert refusal(table, "play Copper").code == "not-offered"
    assert refusal(table, "play Witch").code == "not-in-this-game"
    assert refusal(table, "play Militia, Militia").code == "too-many"
    assert refusal(table, "play nothing").code == "too-few"


def test_in_the_buy_phase(table: State) -> None:
    give(table, Answer("end actions"))
    assert refusal(table, "buy Silver").details == {"card": "Silver", "cost": 3, "coins": 0}
    assert refusal(table, "buy Village").code == "empty-pile"
    assert refusal(table, "play Militia").code == "not-offered"
    give(table, Answer("play treasures"))
    assert refusal(table, "play Copper").code == "wrong-verb"
    assert refusal(table, "play treasures").code == "wrong-verb"


def test_choosing_cards(table: State) -> None:
    give(table, Answer("play", ("Militia",)))
    assert refusal(table, "discard Estate", player=1).details == {"verb": "discard", "least": 2, "given": 1}
    assert refusal(table, "discard Estate, Estate, Copper").code == "too-many"
    assert refusal(table, "discard nothing").code == "too-few"
    assert refusal(table, "discard Gold, Copper").code == "not-offered"
    assert refusal(table, "discard Estate, Estate", player=0).code == "wrong-player"
    give(table, read_answer("discard 2 x Estate"), 1)
    assert pending(table) is not None


@pytest.mark.parametrize("text", ["", "dance", "play", "buy ", "discard Copper,", "end", "choose"])
def test_unreadable_answers(text: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        read_answer(text)
    assert caught.value.code in ("answer-unreadable", "answer-incomplete")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("put Gold", "‘put Gold’ is incomplete: say where the card goes, as in ‘put Gold deck’"),
        ("put deck", "‘put deck’ is incomplete: name a card after the verb and after each comma"),
        ("choose", "‘choose’ is incomplete: write an option or a number after the verb"),
        ("discard Copper,", "‘discard Copper,’ is incomplete: name a card after the verb and after each comma"),
    ],
)
def test_what_is_missing_in_an_answer_is_named(text: str, sentence: str) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        read_answer(text)
    assert str(caught.value) == sentence


def finished(setup: Setup) -> Game:
    game = Game(setup)
    while not game.is_over:
        decision = game.decision
        buys = decision.offers.get("buy", ())
        if "play treasures" in decision.offers:
            game.answer("play treasures")
        else:
            game.answer(Answer("buy", (max(buys, key=lambda name: game.state.box.costs[game.state.box.kinds[name]]),)))
    return game


def test_after_the_end() -> None:
    game = finished(Setup(("Village",), seed=3))
    with pytest.raises(IllegalAnswer) as caught:
        game.answer("end turn")
    assert caught.value.code == "game-over"
    assert list(game.legal_answers()) == []
    with pytest.raises(Problem, match="over"):
        _ = game.decision


def test_a_rematch_starts_to_the_left_of_the_winner() -> None:
    """CORE-27, CORE-28."""
    for seed in range(6):
        game = finished(Setup(("Village",), ("base-1e",), 3, seed))
        if len(game.winners()) == 1:
            again = game.rematch(seed=99)
            assert again.state.player == (game.winners()[0] + 1) % 3
            assert again.setup.kingdom == game.setup.kingdom
    with pytest.raises(Problem, match="over"):
        new_game("First Game").rematch(1)


def test_undo_has_an_end() -> None:
    game = new_game("First Game", seed=1)
    with pytest.raises(Problem) as caught:
        game.undo()
    assert caught.value.code == "nothing-to-undo"
