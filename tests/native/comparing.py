"""One game on both machines, compared after every single decision."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

from deckwright.engine.answering import check
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.machine import answer as answer_python
from deckwright.engine.score import score
from deckwright.engine.view import view
from deckwright.native import machine
from deckwright.native.exchange import canonical, events_of, from_native, native_box, pile_sizes
from tests.support import random_answer, random_setup

EVERY = int(os.environ.get("DECKWRIGHT_COMPARE_EVERY", "10"))
"""Decisions from one look to the next at what is made from the states: equal ones have equal decisions and views."""


def difference(expected: dict[str, Any], found: dict[str, Any]) -> str:
    """The fields that differ, with both values."""
    return "\n".join(f"{key}:\n  python {expected[key]}\n  native {found[key]}" for key in expected if expected[key] != found[key])


def compare_random_game(seed: str, draw: Callable[[Random], Setup] = random_setup) -> int:
    """Play one random game on both machines; the answer is how many decisions it had."""
    random = Random(seed)
    setup = draw(random)
    game, box = Game(setup, keep=1), setup.box()
    state, happened = game.state, list(game.events)
    native = machine().Game(native_box(box))
    native.start_new(pile_sizes(box, setup.players), setup.players, setup.seed, -1)
    data, count, answer = native.data(), 0, None
    while True:
        assert events_of(native) == happened, f"game {seed}, decision {count - 1}: {answer}"
        if data != canonical(state):  # perhaps only in an order that means nothing
            expected, found = canonical(state), canonical(from_native(native, box))
            assert expected == found, f"game {seed}, decision {count}, after {answer}:\n{difference(expected, found)}"
        decision = pending(state)
        if count % EVERY == 0 or decision is None:
            same = from_native(native, box)
            assert pending(same) == decision, f"game {seed}, decision {count}"
            seat = count // EVERY % setup.players
            assert view(same, seat) == view(state, seat), f"game {seed}, decision {count}, seat {seat}"
        if decision is None:
            break
        answer = random_answer(decision, random)
        verb, cards = check(state, answer, decision=decision)
        silent = native.copy()
        silent.answer(int(verb), cards)
        native.answer_logged(int(verb), cards)
        data = native.data()
        assert silent.data() == data, f"game {seed}: the log changes decision {count}"
        happened.clear()
        state.log = happened
        answer_python(state, verb, cards)
        state.log = None
        count += 1
    assert tuple(native.score(player) for player in range(setup.players)) == tuple(score(state, player) for player in range(setup.players))
    return count
