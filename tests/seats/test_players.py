"""Players as nouns: what the compiler refuses, and what a question to somebody else tells."""

from __future__ import annotations

import pytest

from deckwright.engine import machine, moves
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import give
from deckwright.engine.box import open_box
from deckwright.engine.compile import Code
from deckwright.engine.decision import pending
from deckwright.engine.program import Zone
from deckwright.engine.state import State
from deckwright.lang import (
    ACTION,
    DECK,
    EVERYONE,
    HAND,
    LOOT,
    OTHERS,
    REACTION,
    START_OF_BUY_PHASE,
    THEM,
    WHOEVER,
    YOU,
    Block,
    ChooseOne,
    Discard,
    Draw,
    EachOther,
    EachPlayer,
    For,
    Gain,
    If,
    MayReveal,
    NameCard,
    Option,
    Pass,
    Reveal,
    Trash,
    When,
    card,
    count,
    gain,
    one,
    others,
)
from deckwright.lang.verbs import Sentence

SPLIT = If(count(HAND) > 2, Gain("Silver", to=HAND), Gain("Silver", to=DECK))
REFUSED: dict[str, Sentence] = {
    "one player is meant": Discard(one(HAND, by=OTHERS)),
    "one player is meant at a time": NameCard(by=EVERYONE),
    "nothing has happened": For(WHOEVER, Draw(1)),
    "who would be meant": EachOther(EachPlayer(Draw(1))),
    "to the left or to the right": Pass(YOU),
    "where them lies is not known": Discard(THEM),
    "where loot lies is not known": If(count(LOOT) < 1, Discard(LOOT)),
    "in one of several places": Block((SPLIT, Reveal(THEM))),
    "them lies is not known": Block((SPLIT, When(START_OF_BUY_PHASE, Trash(THEM)))),
    "answered to below the line": When(others(gain()), Draw(1)),
    "where loot lies is not": Block((Reveal(HAND, into=LOOT), When(START_OF_BUY_PHASE, Discard(LOOT)))),
    "one player is": ChooseOne(Option("keep"), Option("discard"), by=OTHERS),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_refused_by_the_compiler(reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        Code({}, frozenset()).add_play(card("Refused", 2, ACTION, REFUSED[reason]))


def test_whoever_is_known_where_something_has_happened() -> None:
    answer = card("Answering", 2, ACTION | REACTION, in_hand=MayReveal(gain(), For(WHOEVER, Draw(1))))
    Code({}, frozenset()).add_answer(answer.below[0][1], Zone.HAND)


def position(hand: str, deck: tuple[str, ...], players: int = 3) -> State:
    box = open_box(("seats", "base-2e"), (hand,))
    state = State(box, players)
    state.supply = [10] * len(box.names)
    moves.lay(state, 0, bytes((box.kinds[hand],)), Zone.HAND)
    moves.lay(state, 0, bytes(box.kinds[name] for name in deck), Zone.DECK)
    machine.start(state, 1)
    return state


def test_a_question_to_somebody_else_says_whose_cards_they_are() -> None:
    state = position("Advisor", ("Gold", "Silver", "Estate"))
    give(state, read_answer("play Advisor"), 0)
    asked = pending(state)
    assert asked is not None
    assert (asked.player, asked.about, asked.played_by, asked.place, asked.owner) == (1, 0, 0, "revealed", 0)
    assert asked.target == "discard"
