"""Records played again on either machine: the same events, the same winners, the same refusals."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from deckwright.engine.answer import Answer
from deckwright.engine.game import Game, Record, Setup
from deckwright.errors import Problem
from deckwright.native import AVAILABLE
from deckwright.sim import replaying
from deckwright.sim.replaying import Replayed, replayed
from tests.support import hosted, random_answer, random_setup

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="the native machine is not built")


def played(setup: Setup, random: Random, most: int = 400) -> Game:
    game = Game(setup, keep=1)
    while not game.is_over and game.answers_given < most:
        game.answer(random_answer(game.decision, random))
    return game


@pytest.mark.parametrize("seed", range(24))
def test_both_machines_tell_the_same_of_a_record(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    game = played(random_setup(random), random, 2_000)
    expected = replayed(game.record(), native=False)
    assert expected.winners == game.winners()
    monkeypatch.setattr(replaying, "_on_the_python_machine", lambda record: pytest.fail("the native machine plays it"))
    assert replayed(game.record()) == expected


def outcome(record: Record, native: bool) -> Replayed | tuple[str, str]:
    try:
        return replayed(record, native)
    except Problem as problem:
        return problem.code, str(problem)


def test_a_record_with_something_wrong_comes_to_the_same_on_both() -> None:
    """Answers that are left out, doubled, exchanged, of another seat or with other words: refused with the same reason, or played alike."""
    found: Counter[str] = Counter()
    for seed in range(60):
        random = Random(seed)
        record = played(random_setup(random, players=2), random, 120).record()
        answers = list(record.answers)
        place = random.randrange(len(answers))
        player, answer = answers[place]
        kind = random.choice(("left out", "twice", "another seat", "nothing", "other cards", "another verb"))
        if kind == "left out":
            del answers[place]
        elif kind == "twice":
            answers.insert(place, answers[place])
        elif kind == "another seat":
            answers[place] = 1 - player, answer
        elif kind == "nothing":
            answers[place] = player, Answer(answer.verb)
        elif kind == "other cards":
            answers[place] = (
                player,
                Answer(answer.verb, (*answer.cards[1:], random.choice((*record.setup.kingdom, "Copper", "Chapel", "2")))),
            )
        else:
            answers[place] = player, Answer(random.choice(("pass", "keep", "play", "reveal", "end turn", "choose")), answer.cards)
        wrong = replace(record, answers=tuple(answers))
        expected = outcome(wrong, native=False)
        assert outcome(wrong, native=True) == expected, (seed, kind, place)
        found["played" if isinstance(expected, Replayed) else "refused"] += 1
    assert found["refused"] > 20


def test_what_the_native_machine_does_not_know_is_played_by_the_other() -> None:
    random = Random(5)
    for setup in (hosted(random_setup(random), random), replace(random_setup(random), discreet=True)):
        game = played(setup, random, 60)
        assert replaying._on_the_native_machine(game.record()) is None
        assert len(replayed(game.record()).happened) == len(game.events)
