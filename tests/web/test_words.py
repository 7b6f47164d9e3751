"""The page says every sentence as the Python translator says it."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from deckwright.cards import KINGDOM_SETS
from deckwright.engine import events
from deckwright.engine.answer import Answer
from deckwright.engine.decision import Decision
from deckwright.engine.view import SPECTATOR, SeenEvent
from deckwright.errors import Problem
from deckwright.text import LANGUAGES, translator
from deckwright.text.catalogue import FOLDER

from ..text.test_every_sentence import PLAYERS, ZONES, play
from .node import run_script

SOME_ANSWERS = 5
FILES = ("cards", "intrigue", "kingdoms", "game", "bots", "errors", "table", "review")
PROBLEMS = (
    Problem("unknown-card", name="Milita", suggestion="Militia", sets="base-2e"),
    Problem("unknown-card", name="Xyzzy", suggestion="", sets="base-2e"),
    Problem("too-many", verb="discard", most=0, given=2),
    Problem("too-many", verb="discard", most=3, given=22),
    Problem("seed-range", seed=123456),
    Problem("unaffordable", card="Gold", cost=6, coins=5),
)


@cache
def material() -> tuple[tuple[SeenEvent, ...], tuple[Decision, ...]]:
    """What happens and is asked in a game of each set, and some events from everywhere to everywhere."""
    seen: dict[SeenEvent, None] = {}
    asked: dict[str, Decision] = {}
    for set_id in KINGDOM_SETS:
        for game in play(set_id, seed=1):
            if not game.is_over:
                asked.setdefault(repr(game.decision), game.decision)
            for seat in (SPECTATOR, 0, 1):
                seen.update(dict.fromkeys(game.log(seat, since=len(game.answers))))
    for what in events.KINDS:
        for source, target in zip(ZONES, reversed(ZONES), strict=True):
            for cards, count in (((), 0), ((), 22), (("Gold",), 3), (("Gold", "Curse", "Gold"), 3)):
                seen[SeenEvent(what, 1, cards, count, source, target, count, 0, "keep")] = None
    return tuple(seen), tuple(asked.values())


@cache
def answered() -> list[tuple[int, Answer]]:
    """Some answers to each decision, by its place."""
    return [(place, answer) for place, decision in enumerate(material()[1]) for answer in islice(decision.answers(), SOME_ANSWERS)]


@cache
def said() -> dict[str, Any]:
    """The same in every language, said by the page."""
    seen, asked = material()
    given = {
        "catalogues": {
            language: "\n".join((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8") for name in FILES) for language in LANGUAGES
        },
        "players": PLAYERS,
        "events": seen,
        "decisions": asked,
        "answers": [(place, str(answer)) for place, answer in answered()],
        "problems": [{"code": problem.code, "details": problem.details, "message": str(problem)} for problem in PROBLEMS],
    }
    answer: dict[str, Any] = run_script("words.ts", msgspec.to_builtins(given))
    return answer


def test_there_is_enough_to_say() -> None:
    seen, asked = material()
    assert len(seen) > 300
    assert len(asked) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_events(language: str) -> None:
    say = translator(language)
    assert said()[language]["events"] == [say.event(seen, PLAYERS) for seen in material()[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts(language: str) -> None:
    say = translator(language)
    assert said()[language]["prompts"] == [say.prompt(decision, PLAYERS) for decision in material()[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers(language: str) -> None:
    say, decisions = translator(language), material()[1]
    assert said()[language]["answers"] == [say.answer(answer, decisions[place]) for place, answer in answered()]
    assert sum(bool(decisions[place].numbers) for place, _ in answered()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems(language: str) -> None:
    say = translator(language)
    assert said()[language]["problems"] == [say.problem(problem) for problem in PROBLEMS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_sentences_are_marked(language: str) -> None:
    for seen, cards, line in zip(material()[0], said()[language]["event_cards"], said()[language]["events"], strict=True):
        assert set(cards) <= set(seen.cards)
        assert cards or not any(translator(language).card(name) in line for name in seen.cards), line
    for decision, cards in zip(material()[1], said()[language]["prompt_cards"], strict=True):
        assert decision.asked_by is None or decision.asked_by in cards
