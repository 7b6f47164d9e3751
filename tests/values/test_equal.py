"""Both machines go the same way through games with Potions and costs that change; games of all these cards hold together."""

from __future__ import annotations

import json
from random import Random

import pytest

from deckwright.engine import answering, decision, saving
from deckwright.engine.box import Box
from deckwright.engine.game import Setup
from deckwright.engine.state import State
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.native.exchange import can_play
from deckwright.native.picks import act, allowed
from tests.native.comparing import compare_random_game
from tests.support.added_sets import BESIDE, mixed_setup
from tests.values.cards import CARDS, SET_ID

GAMES, CHUNKS = 40, 8
OWN = sorted({card.name for card in CARDS} - {"Potion"})


def known_to_both(random: Random) -> Setup:
    """A game that the native machine can play."""
    known = [name for name in OWN if can_play(Setup((name,), (SET_ID, *BESIDE)).box())]
    return mixed_setup(random, SET_ID, known)


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for number in range(GAMES // CHUNKS):
        assert compare_random_game(f"values/{chunk}/{number}", known_to_both) > 0


def begun(random: Random) -> State:
    return mixed_setup(random, SET_ID, OWN).begin()


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_is_accepted_and_every_state_can_be_saved(seed: int) -> None:
    random = Random(f"answers/{seed}")
    state = begun(random)
    for step in range(150):
        asked = decision.pending(state)
        if asked is None:
            return
        answers = list(asked.answers())
        assert len(answers) > 1
        answer = random.choice(answers)
        if step % 10 == 0:
            assert saving.from_data(json.loads(json.dumps(saving.to_data(state)))) == state
            for other in answers[:20]:
                answering.give(state.copy(), other)
        answering.give(state, answer)


@pytest.mark.parametrize("seed", range(4))
def test_actions_of_the_environments_go_on(seed: int) -> None:
    random = Random(f"actions/{seed}")
    state = begun(random)
    picks: tuple[int, ...] = ()
    for _ in range(300):
        if state.asking < 0:
            return
        picks = act(state, picks, random.choice(allowed(state, picks)))


def test_boxes_that_change_nothing_have_no_flags() -> None:
    box: Box = Setup(("Militia", "Remodel", "Smugglers"), ("base-2e", "seaside-1e")).box()
    assert not any((box.other_costs, box.owes, box.standing, box.changes_costs, box.changes_types, box.spends_otherwise))
