"""In a discreet game being asked tells nobody what a player holds."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from deckwright.engine import saving
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.compile import ACTION_PHASE_START
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import ZONES
from deckwright.engine.sampling import sampled
from deckwright.engine.state import State
from deckwright.engine.veil import is_veiled, only_answer
from deckwright.engine.view import SPECTATOR, seen, view
from deckwright.errors import Problem
from deckwright.native import AVAILABLE
from deckwright.native.exchange import to_native
from deckwright.native.table import PythonTable, open_table
from deckwright.notation.record import DamagedRecord, read_record, write_record
from deckwright.text import LANGUAGES, translator
from tests.support import play_with_copies, random_answer, random_setup, seeds

KINGDOM = ("Bureaucrat", "Library", "Militia", "Moat", "Moneylender", "Throne Room", "Village", "Witch")


def begun(kingdom: tuple[str, ...] = KINGDOM, discreet: bool = True, players: int = 2, sets: tuple[str, ...] = ("base-2e",)) -> Game:
    return Game(Setup(kingdom, sets, players, 7, 0, discreet=discreet))


def hold(state: State, player: int, *cards: str) -> State:
    """Another hand for a player, as if it had been drawn."""
    new = state.copy()
    new.zones[player * ZONES] = bytes(new.box.kinds[name] for name in cards)
    return new


def said(state: State, *answers: str) -> State:
    new = state.copy()
    for answer in answers:
        verb, _, cards = answer.partition(": ")
        give(new, Answer(verb, tuple(cards.split(", ")) if cards else ()))
    return new


def test_the_action_phase_asks_also_whoever_has_no_action() -> None:
    game = begun()
    assert game.decision.offers == {"end actions": ()}
    assert only_answer(game.state) == Answer("end actions")
    assert is_veiled(game.state)
    game.answer("end actions")
    assert game.decision.phase == "buy"
    assert not is_veiled(game.state)
    assert begun(discreet=False).decision.phase == "buy"


def test_with_an_action_the_same_question_has_more_answers() -> None:
    state = hold(begun().state, 0, "Village", "Copper", "Copper", "Estate", "Estate")
    decision = pending(state)
    assert decision is not None
    assert decision.offers == {"play": ("Village",), "end actions": ()}
    assert only_answer(state) is None
    assert is_veiled(state)


def test_everybody_is_asked_at_an_attack() -> None:
    attacked = hold(begun(players=3).state, 0, "Witch", "Copper", "Copper", "Copper", "Copper")
    attacked = said(hold(attacked, 2, "Moat", "Copper", "Copper", "Copper", "Copper"), "play: Witch")
    decision = pending(attacked)
    assert attacked.asking == 1
    assert decision is not None
    assert decision.offers == {"pass": ()}
    assert decision.attack is not None
    assert is_veiled(attacked)
    after = said(attacked, "pass")
    assert after.asking == 2
    assert pending(after).offers == {"reveal": ("Moat",), "pass": ()}  # type: ignore[union-attr]
    assert is_veiled(after)
    revealed = said(after, "reveal: Moat")
    assert revealed.asking == 0  # a Moat is revealed once, and there is no other Reaction in this box


def test_without_a_reaction_among_the_cards_nobody_is_asked_at_an_attack() -> None:
    state = hold(begun(("Village", "Witch")).state, 0, "Witch", "Copper")
    assert said(state, "play: Witch").asking == 0


def test_whoever_has_no_cards_in_hand_can_have_no_reaction() -> None:
    state = hold(hold(begun().state, 0, "Witch"), 1)
    assert said(state, "play: Witch").asking == 0


@pytest.mark.parametrize("rest", [("Copper", "Copper", "Copper", "Copper"), ("Village", "Estate", "Copper", "Silver")])
def test_a_choice_among_hidden_cards_is_asked_whatever_they_are(rest: tuple[str, ...]) -> None:
    """Throne Room asks for an Action, Moneylender for a Copper: whether there is one is the player's secret."""
    for card in ("Throne Room", "Moneylender"):
        state = said(hold(begun().state, 0, card, *rest), f"play: {card}")
        assert state.asking == 0
        assert pending(state).asked_by == card  # type: ignore[union-attr]
        assert is_veiled(state)


def test_a_choice_of_nothing_can_be_said() -> None:
    state = said(hold(begun().state, 0, "Throne Room", "Copper", "Copper"), "play: Throne Room")
    assert only_answer(state) == Answer("pass")
    assert said(state, "pass").phase == 1
    state = said(hold(begun().state, 0, "Moneylender", "Estate", "Estate"), "play: Moneylender")
    only = only_answer(state)
    assert only == Answer("trash")
    assert str(only) == "trash nothing"


def test_militia_is_asked_also_where_all_cards_are_alike_but_not_where_all_can_count_that_nothing_is_left_to_do() -> None:
    start = hold(begun(("Militia", "Village")).state, 0, "Militia", "Copper")
    alike = said(hold(start, 1, *["Copper"] * 5), "play: Militia")
    assert alike.asking == 1
    assert only_answer(alike) == Answer("discard", ("Copper", "Copper"))
    assert is_veiled(alike)
    assert said(hold(start, 1, *["Copper"] * 3), "play: Militia").asking == 0


def test_without_a_copper_to_buy_the_buy_phase_still_asks() -> None:
    state = begun().state.copy()
    state.supply[0] = 0
    state.supply[state.box.kinds["Curse"]] = 0
    state = said(hold(state, 0, "Estate", "Estate"), "end actions")
    assert pending(state).offers == {"end turn": ()}  # type: ignore[union-attr]
    assert is_veiled(state)


def asks_the_same(one: State, other: State) -> bool:
    return (one.asking, one.phase, is_veiled(one)) == (other.asking, other.phase, is_veiled(other))


@pytest.mark.parametrize("seed", seeds(24))
def test_who_is_asked_does_not_depend_on_what_others_cannot_see(seed: int) -> None:
    """The same answer in two states that a seat can't tell apart: while it sees the same things happen, the same seat is asked."""
    random = Random(seed)
    game = Game(replace(random_setup(random), discreet=True), keep=1)
    compared = 0
    for _ in range(160):
        if game.is_over:
            break
        answer = random_answer(game.decision, random)
        for eyes in {SPECTATOR, random.randrange(game.setup.players)}:
            one, other = game.state.copy(), sampled(game.state, eyes, random.getrandbits(32))
            one.log, other.log = [], []
            asked = game.state.asking
            give(one, answer)
            give(other, answer)
            happened = [[seen(state, event, eyes) for event in state.log or []] for state in (one, other)]
            shown = [replace(view(state, eyes), asked=None, decision=None, phase="") for state in (one, other)]
            if happened[0] == happened[1] and shown[0] == shown[1] and eyes != one.asking:
                compared += 1
                assert asks_the_same(one, other), (game.setup.kingdom, str(answer), asked, eyes)
        game.answer(answer)
    assert compared


@pytest.mark.parametrize("seed", seeds(12))
def test_discreet_games_come_to_an_end_and_can_be_copied_and_saved_anywhere(seed: int) -> None:
    random = Random(seed)
    game = Game(replace(random_setup(random), discreet=True), keep=2)
    play_with_copies(game, random)
    assert game.is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_with_nothing_to_decide_can_be_put_in_words(language: str) -> None:
    words = translator(language)
    asked = [
        hold(begun().state, 0, "Throne Room", "Copper", "Copper"),
        hold(begun().state, 0, "Moneylender", "Estate"),
        hold(hold(begun().state, 0, "Witch"), 1, "Copper"),
    ]
    for state, card in zip(asked, ("Throne Room", "Moneylender", "Witch"), strict=True):
        decision = pending(said(state, f"play: {card}"))
        assert decision is not None
        assert words.prompt(decision, ("Ann", "Ben")).endswith(words.message("prompt-nothing"))


def test_only_veiled_questions_have_a_single_answer_and_every_veiled_one_has_an_answer() -> None:
    found: Counter[bool] = Counter()
    for seed in range(25):
        random = Random(seed)
        game = Game(replace(random_setup(random), discreet=True), keep=1)
        while not game.is_over and game.answers_given < 150:
            only = only_answer(game.state)
            found[only is not None] += 1
            assert only is None or is_veiled(game.state)
            game.answer(only or random_answer(game.decision, random))
    assert found[True]
    assert found[False]


def test_a_record_and_a_saved_state_say_that_the_game_is_discreet() -> None:
    game = begun()
    game.answer("end actions")
    again = Game.replay(game.record())
    assert again.state == game.state
    assert read_record(write_record(game.record())) == game.record()
    assert "discreet: yes\n" in write_record(game.record())
    assert "discreet" not in write_record(begun(discreet=False).record())
    with pytest.raises(DamagedRecord, match="maybe"):
        read_record(write_record(game.record()).replace("discreet: yes", "discreet: maybe"))
    assert saving.from_data(json.loads(json.dumps(saving.to_data(game.state)))).discreet


@pytest.mark.skipif(not AVAILABLE, reason="the native machine is not built")
def test_the_native_machine_leaves_discreet_games_to_the_python_machine() -> None:
    state = begun().state
    with pytest.raises(Problem, match="discreet"):
        to_native(state)
    assert isinstance(open_table("native", state, ACTION_PHASE_START), PythonTable)
