"""Demonstrations: an answer taken apart into actions is the same answer again, and nothing is shown that would not be asked."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.engine.box import open_box
from deckwright.engine.setup import new_state
from deckwright.learn.kingdoms import random_kingdom
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.native.picks import Picks, act, actions_of, allowed, answer_of

np = pytest.importorskip("numpy")


@pytest.mark.parametrize("seed", range(12))
def test_actions_make_the_answer_they_come_from(seed: int) -> None:
    """Random games: whatever answer the actions make, its own actions make it too."""
    random = Random(seed)
    state = new_state(random_kingdom(seed), 2 + seed % 3, seed)
    compared = 0
    while state.asking >= 0 and state.turns[-1] < 25:
        picks: Picks = ()
        answer = None
        while answer is None:
            picks, answer = answer_of(state, picks, random.choice(allowed(state, picks)))
        again: Picks = ()
        for action in actions_of(state, *answer):
            assert action in allowed(state, again)
            again, made = answer_of(state, again, action)
        assert made == answer
        compared += 1
        for action in actions_of(state, *answer):
            again = act(state, again, action)
    assert compared > 50


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_what_is_shown() -> None:
    from deckwright.learn.demonstrations import shown

    boxes = [open_box(("base-2e",), kingdom) for kingdom in (("Chapel", "Witch"), ("Moat", "Smithy", "Village"))]
    found = shown(boxes, 400, "", 1, 0.85, 12.0, 1)
    count = len(found.actions)
    assert count >= 400
    assert all(len(part) == count for part in found[:6])
    assert (found.masks[np.arange(count), found.actions] == 1).all(), "what was done was allowed"
    assert (found.masks.sum(axis=1) > 1).all(), "where there was nothing to decide, nothing is shown"
    assert set(found.kingdoms.tolist()) == {0, 1}
    assert -1 <= found.outcomes.min() < 0 < found.outcomes.max() <= 1
    assert found.facts.shape[:2] == found.names.shape == (2, found.cards.shape[2])
