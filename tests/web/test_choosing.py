"""Every decision can be answered by touching cards and buttons, where the cards really are, and nothing else is offered."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from deckwright.cards import SETS
from deckwright.engine.answer import Answer
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import Op, Zone
from deckwright.engine.view import View, view

from .lively import Lively
from .node import run_script

MIXES = (("base-1e",), ("base-2e",), ("seaside-1e",), ("base-2e", "seaside-1e"))
GAMES = 12
LONGEST_GAME = 400
MOST_ANSWERS = 200
ASKING = {
    *("Ambassador", "Artisan", "Bandit", "Bureaucrat", "Cellar", "Chancellor", "Chapel", "Embargo", "Explorer", "Feast", "Ghost Ship"),
    *("Harbinger", "Haven", "Island", "Library", "Lookout", "Militia", "Mine", "Moat", "Moneylender", "Native Village", "Navigator"),
    *("Pearl Diver", "Pirate Ship", "Poacher", "Remodel", "Salvager", "Sentry", "Smugglers", "Spy", "Thief", "Throne Room", "Treasury"),
    *("Vassal", "Warehouse", "Workshop"),
}
"""Every card that asks for a decision."""


@dataclass
class Asked:
    """A decision with what its seat sees, every answer, and where the cards lie by the engine's own instruction."""

    view: View
    decision: Decision
    answers: list[Answer]
    place: str | None


def _place(game: Game) -> str | None:
    """Where a card asks to choose from; nothing where it speaks of cards that it remembers."""
    state = game.state
    instruction = state.box.code[state.stack[-1].pc]
    if instruction[0] != Op.CHOOSE or instruction[3] >= 0:
        return None
    zone = Zone(instruction[2])
    if zone in (Zone.SUPPLY, Zone.PILES):
        return "supply"
    return "hand" if zone == Zone.HAND else "panel"


@cache
def material() -> tuple[Asked, ...]:
    """Decisions of random games, each kind of question several times."""
    asked: list[Asked] = []
    often: Counter[tuple[object, ...]] = Counter()
    for sets in MIXES:
        names = list(dict.fromkeys(card.name for set_id in sets for card in SETS[set_id]))
        for seed in range(GAMES):
            lot = random.Random(f"{sets} {seed}")
            game = Game(Setup(tuple(lot.sample(names, 10)), sets, lot.randint(2, 3), seed))
            player = Lively(seed)
            for _ in range(LONGEST_GAME):
                if game.is_over:
                    break
                decision, answers = game.decision, list(islice(game.legal_answers(), MOST_ANSWERS))
                question = (decision.asked_by, decision.verbs, decision.phase, decision.most > 1, len(decision.cards()))
                often[question] += 1
                if often[question] <= 4:
                    asked.append(Asked(view(game.state, decision.player), decision, answers, _place(game)))
                game.answer(player.answer(decision))
    return tuple(asked)


@cache
def offered() -> list[dict[str, Any]]:
    """What the page offers for each of them."""
    given = [
        {"view": asked.view, "decision": asked.decision, "picks": [answer.cards for answer in asked.answers if answer.cards]}
        for asked in material()
    ]
    answer: list[dict[str, Any]] = run_script("choosing.ts", msgspec.to_builtins(given))
    return answer


def test_there_is_enough_to_decide() -> None:
    assert len(material()) > 300
    assert {asked.decision.asked_by for asked in material()} >= ASKING
    assert {found["kind"] for found in offered()} == {"phase", "option", "one", "several", "order"}


def test_every_legal_answer_can_be_given_and_no_other() -> None:
    for asked, found in zip(material(), offered(), strict=True):
        legal = {str(answer) for answer in asked.answers}
        if len(asked.answers) < MOST_ANSWERS:
            assert {*found["said"], *found["picked"], *found["several"]} == legal, asked.decision


def test_cards_are_offered_where_they_lie() -> None:
    for asked, found in zip(material(), offered(), strict=True):
        if asked.place is not None:
            assert found["places"] == [asked.place], asked.decision


def test_each_copy_can_be_touched_by_itself() -> None:
    for asked, found in zip(material(), offered(), strict=True):
        assert len(set(found["keys"])) == len(found["keys"])
        if found["places"] == ["panel"]:
            assert not Counter(asked.decision.offers[asked.decision.verbs[0]]) - Counter(found["shown"])


ACTION = Decision(0, {"play": ("Village",), "end actions": ()}, phase="action")


def _buying(**offers: tuple[str, ...]) -> Decision:
    return Decision(0, {**offers, "end turn": ()}, phase="buy")


@pytest.mark.parametrize(
    ("decision", "actions", "buys", "left"),
    [
        (ACTION, 1, 1, ["actions"]),
        (ACTION, 0, 1, []),
        (_buying(), 1, 1, []),
        (_buying(buy=("Copper",)), 0, 1, []),
        (_buying(buy=("Copper", "Curse")), 0, 1, []),
        (_buying(buy=("Copper", "Estate", "Curse")), 0, 1, ["buys"]),
        (_buying(buy=("Copper", "Silver")), 0, 2, ["buys"]),
        (_buying(play=("Copper",), buy=("Copper", "Curse")), 0, 1, ["treasures"]),
        (_buying(play=("Copper",), buy=("Copper", "Moat")), 0, 1, ["treasures", "buys"]),
        (_buying(play=("Copper",)), 0, 0, []),
        (Decision(0, {"discard": ("Estate", "Copper")}, "Militia", 1, 1), 1, 1, []),
    ],
)
def test_a_warning_only_if_something_useful_is_left(decision: Decision, actions: int, buys: int, left: list[str]) -> None:
    seen = msgspec.to_builtins(material()[0].view) | {"actions": actions, "buys": buys}
    [found] = run_script("choosing.ts", msgspec.to_builtins([{"view": seen, "decision": decision, "picks": []}]))
    assert found["left"] == left


@pytest.mark.parametrize(
    ("decision", "buys", "wasted"),
    [
        (_buying(buy=("Copper", "Curse")), 1, {"Copper": [], "Curse": ["curse"]}),
        (_buying(buy=("Copper", "Estate")), 1, {"Copper": ["better"], "Estate": []}),
        (_buying(buy=("Copper", "Estate")), 2, {"Copper": [], "Estate": []}),
        (_buying(play=("Gold",), buy=("Moat", "Curse")), 2, {"Moat": ["treasures"], "Curse": ["treasures", "curse"]}),
    ],
)
def test_a_purchase_is_asked_about_only_if_it_is_hardly_meant(decision: Decision, buys: int, wasted: dict[str, list[str]]) -> None:
    seen = msgspec.to_builtins(material()[0].view) | {"buys": buys}
    [found] = run_script("choosing.ts", msgspec.to_builtins([{"view": seen, "decision": decision, "picks": []}]))
    assert found["wasted"] == wasted
