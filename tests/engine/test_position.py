"""Positions: a seat knows what it may see, and nothing that it can't see makes any difference."""

from __future__ import annotations

import doctest
from collections import Counter
from random import Random

import pytest

from deckwright.bots.random_bot import random_answer
from deckwright.engine import position as module
from deckwright.engine.decision import pending
from deckwright.engine.expressions import owned
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.sampling import sampled
from deckwright.engine.view import view
from deckwright.errors import Problem
from tests.support import random_setup

HIDING = ("Haven", "Native Village", "Island", "Masquerade", "Library", "Harbinger", "Sentry", "Militia", "Secret Passage", "Wishing Well")


def games(number: int) -> list[Game]:
    lot = Random(number)
    hiding = Setup(HIDING, ("seaside-1e", "base-2e", "intrigue-2e", "intrigue-1e"), 2 + number % 3, number)
    return [Game(hiding), Game(random_setup(lot))]


@pytest.mark.parametrize("seed", range(4))
def test_positions_that_a_seat_cannot_tell_apart_are_known_as_one(seed: int) -> None:
    random = Random(seed)
    for game in games(seed):
        while not game.is_over and game.answers_given < 250:
            here = Position(game.state)
            for _ in range(2):
                other = Position(here.sample(random.getrandbits(64)))
                assert other.view == here.view
                assert other.decision == here.decision
                assert other.known.zones == here.known.zones
                assert other.known.triggers == here.known.triggers
                assert other.known.randomness == here.known.randomness
            assert view(here.known, here.seat) == here.view
            assert pending(here.known) == here.decision
            game.answer(random_answer(here.decision, random))


def test_a_sample_is_free_to_be_played_on_and_differs_by_its_seed() -> None:
    random, different = Random(1), 0
    for game in games(3):
        while not game.is_over and game.answers_given < 120:
            here, before = Position(game.state), game.state.copy()
            sample = here.sample(7)
            assert here.sample(7) == sample
            different += here.sample(8).zones != sample.zones
            other = Game(game.setup)
            other.state = sample
            other.answer(random_answer(here.decision, random))
            assert game.state == before
            game.answer(random_answer(here.decision, random))
    assert different > 100


def test_an_owner_knows_which_cards_are_left_to_draw_and_what_others_own() -> None:
    random = Random(2)
    for game in games(5):
        while not game.is_over and game.answers_given < 150:
            here = Position(game.state)
            base = here.seat * ZONES
            for state in (here.known, here.sample(random.getrandbits(32))):
                for zone in range(ZONES):
                    assert Counter(state.zones[base + zone]) == Counter(game.state.zones[base + zone])
                for player in range(game.state.players):
                    assert Counter(owned(state, player)) == Counter(owned(game.state, player))
                    assert state.zones[player * ZONES + Zone.DISCARD][-1:] == game.state.zones[player * ZONES + Zone.DISCARD][-1:]
            game.answer(random_answer(here.decision, random))


def test_the_order_of_the_deck_and_the_hands_of_others_are_not_known() -> None:
    game = Game(Setup(("Village",), players=2, seed=3, first=0))
    hands, decks = set(), set()
    for seed in range(40):
        state = Position(game.state).sample(seed)
        hands.add(bytes(sorted(state.zones[ZONES + Zone.HAND])))
        decks.add(state.zones[Zone.DECK])
    assert len(hands) > 1
    assert len(decks) > 3
    assert sampled(game.state, 0, 1).zones[0] == game.state.zones[0]


def test_nobody_decides_after_the_end() -> None:
    game = Game(Setup(("Village",), players=2, seed=3, first=0))
    game.state.asking = -1
    with pytest.raises(Problem):
        Position(game.state)


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0
