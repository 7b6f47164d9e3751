"""Properties that hold whatever anybody does: thousands of random games over random kingdoms, editions and numbers of players."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

from deckwright.engine import saving
from deckwright.engine.answering import check, spoken
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.state import NO_PILE, State
from deckwright.engine.view import Parts
from tests.support import play_with_copies, random_answer, random_setup, seeds

CHUNKS, GAMES_EACH = 40, 20
LONGEST = 20_000


def total_cards(state: State) -> int:
    return sum(map(len, state.zones)) + sum(state.supply) - NO_PILE * state.supply.count(NO_PILE)


def check_position(state: State, cards: int) -> None:
    assert total_cards(state) == cards
    assert min(state.supply) >= NO_PILE
    assert min(state.actions, state.buys, state.coins, *map(min, state.counters), *state.turns) >= 0
    if len(state.stack) == 1:  # no card is being resolved: nothing may be left between the zones
        for player in range(state.players):
            zones = state.zones[player * ZONES : (player + 1) * ZONES]
            assert not zones[Zone.LOOKED]
            assert not zones[Zone.REVEALED]
            assert not zones[Zone.ASIDE]


@pytest.mark.parametrize("chunk", seeds(CHUNKS))
def test_random_games_end_and_lose_no_card(chunk: int) -> None:
    """CORE-18: the number of cards never changes; counts never go below zero; every game ends."""
    for number in range(GAMES_EACH):
        random = Random(f"{chunk}/{number}")
        game, parts = Game(random_setup(random)), Parts()
        cards = total_cards(game.state)
        answers = 0
        while (decision := parts.decision(game.state)) is not None:
            game.answer(random_answer(decision, random), parts=parts)
            check_position(game.state, cards)
            answers += 1
            assert answers < LONGEST
        assert game.is_over
        assert game.winners()
        if number % 10 == 0:
            replayed = Game.replay(game.record())
            assert replayed.state == game.state
            assert replayed.events == game.events


@pytest.mark.parametrize("seed", seeds(12))
def test_a_game_goes_on_identically_from_a_copy_at_every_decision(seed: int) -> None:
    random = Random(seed)
    play_with_copies(Game(random_setup(random)), random)


@pytest.mark.parametrize("seed", seeds(12))
def test_an_answer_in_the_numbers_of_the_machine_reads_as_it_was_said(seed: int) -> None:
    """A review compares answers so, and a bot says what it has decided so; what was said must be an answer again."""
    random = Random(f"numbers {seed}")
    game = Game(random_setup(random) if seed % 4 else Setup(("Library", "Village", "Moat", "Cellar", "Throne Room"), ("base-2e",)))
    while not game.is_over:
        answers = list(islice(game.decision.answers(), 20))
        read = [spoken(game.state, *check(game.state, answer)) for answer in answers]
        assert [check(game.state, answer) for answer in read] == [check(game.state, answer) for answer in answers]
        assert [sorted(answer.cards) for answer in read] == [sorted(answer.cards) for answer in answers]
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", seeds(12))
def test_a_copy_does_not_touch_the_original(seed: int) -> None:
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over:
        before = json.dumps(saving.to_data(game.state))
        other = game.copy()
        other.answer(random_answer(other.decision, random))
        assert json.dumps(saving.to_data(game.state)) == before
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", seeds(12))
def test_undoing_and_redoing_gives_the_same_state(seed: int) -> None:
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over:
        game.answer(random_answer(game.decision, random))
        back = random.randint(0, min(4, len(game.answers)))
        state, events, answers = game.state.copy(), game.events, game.answers
        for _ in range(back):
            game.undo()
        for player, answer in answers[len(answers) - back :]:
            game.answer(answer, player)
        assert (game.state, game.events, game.answers) == (state, events, answers)


@pytest.mark.parametrize("seed", seeds(12))
def test_every_listed_answer_is_legal_and_asked_only_when_there_are_two(seed: int) -> None:
    """A decision with one legal answer is never asked, and what is listed as legal is accepted."""
    random = Random(seed)
    game = Game(random_setup(random))
    for _ in range(150):
        if game.is_over:
            break
        answers = [answer for answer, _ in zip(game.legal_answers(), range(200), strict=False)]
        assert len(answers) > 1
        assert len(set(answers)) == len(answers)
        for answer in random.sample(answers, min(3, len(answers))):
            game.copy().answer(answer)
        game.answer(random_answer(game.decision, random))
