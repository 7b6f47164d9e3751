"""The random bot is fair, and quick where there are too many answers to list."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from deckwright.bots import finish, make_bot
from deckwright.bots.random_bot import RandomBot, Selections, random_answer
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup

DECISIONS = [
    Decision(0, {"discard": ("Copper", "Copper", "Estate", "Gold")}, "Cellar", 0, 4),
    Decision(0, {"trash": ("Copper", "Copper", "Estate", "Gold")}, "Chapel", 0, 2),
    Decision(0, {"discard": ("Copper", "Copper", "Copper", "Estate")}, "Militia", 2, 2),
    Decision(0, {"topdeck": ("Copper", "Copper", "Estate", "Gold")}, "Ghost Ship", 2, 2, ordered=True),
    Decision(0, {"topdeck": ("Copper", "Estate", "Gold")}, "Navigator", 3, 3, ordered=True),
    Decision(0, {"reveal": ("Moat",), "pass": ()}, "Moat", 0, 1),
    Decision(0, {"set aside": ("Village",), "keep": ("Village",)}, "Library", 0, 1),
    Decision(0, {"choose": ("attack", "coins")}, "Pirate Ship"),
    Decision(0, {"play": ("Copper", "Gold"), "play treasures": (), "buy": ("Curse", "Copper"), "end turn": ()}, phase="buy"),
]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: f"{decision.asked_by} {decision.verbs[0]}")
def test_every_answer_is_equally_likely(decision: Decision) -> None:
    answers = [str(answer) for answer in decision.answers()]
    assert sum(Selections(decision, verb).number for verb in decision.verbs) == len(answers)
    random = Random(1)
    rounds = 400 * len(answers)
    found = Counter(str(random_answer(decision, random)) for _ in range(rounds))
    assert set(found) == set(answers)
    # Five standard deviations: with this seed a fair draw passes, and a biased one would not.
    assert all(abs(count - 400) < 100 for count in found.values())


def test_a_huge_choice_is_quick() -> None:
    hand = tuple(f"Card {number}" for number in range(60))
    cards = random_answer(Decision(0, {"topdeck": hand}, "Ghost Ship", 57, 57, ordered=True), Random(1)).cards
    assert len(set(cards)) == 57


def test_the_same_seed_plays_the_same_game() -> None:
    def play(seed: int) -> Game:
        game = Game(Setup(("Cellar", "Chapel", "Militia", "Moat", "Village"), seed=4))
        bots = [RandomBot(seed), make_bot("random", seed + 1)]
        return finish(game, bots)

    assert play(1).record() == play(1).record()
    assert play(1).record() != play(2).record()
