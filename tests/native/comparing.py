"""One game on both machines, compared after every single decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from deckwright.engine.answering import check
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.view import view
from deckwright.native import machine
from deckwright.native.exchange import canonical, events_of, from_native, native_box, pile_sizes
from tests.support import random_answer, random_setup

VIEWS_EVERY = 10


def difference(expected: dict[str, Any], found: dict[str, Any]) -> str:
    """The fields that differ, with both values."""
    return "\n".join(f"{key}:\n  python {expected[key]}\n  native {found[key]}" for key in expected if expected[key] != found[key])


def compare_random_game(seed: str, draw: Callable[[Random], Setup] = random_setup) -> int:
    """Play one random game on both machines; the answer is how many decisions it had."""
    random = Random(seed)
    setup = draw(random)
    game, box = Game(setup), setup.box()
    native = machine().Game(native_box(box))
    native.start_new(pile_sizes(box, setup.players), setup.players, setup.seed, -1)
    assert tuple(events_of(native)) == game.events, seed
    count = 0
    while True:
        state = from_native(native, box)
        expected, found = canonical(game.state), canonical(state)
        assert expected == found, f"game {seed}, decision {count}, after {game.answers[-1:]}:\n{difference(expected, found)}"
        if game.is_over:
            break
        decision = pending(state)
        assert decision == game.decision
        if count % VIEWS_EVERY == 0:  # equal states have equal views; that is looked at now and then
            assert all(view(state, seat) == game.view(seat) for seat in range(setup.players))
        answer = random_answer(decision, random)
        verb, cards = check(game.state, answer)
        silent = native.copy()
        silent.answer(int(verb), cards)
        native.answer_logged(int(verb), cards)
        game.answer(answer)
        assert silent.data() == native.data(), f"game {seed}: the log changes decision {count}"
        assert events_of(native) == list(game.last_events), f"game {seed}, decision {count}: {answer}"
        count += 1
    assert tuple(native.score(player) for player in range(setup.players)) == game.scores()
    return count
