"""Whatever a game says or asks can be read in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.engine import events
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import COUNTERS
from deckwright.engine.program import ZONE_NAMES, Verb, Zone
from deckwright.engine.view import SPECTATOR, SeenEvent
from deckwright.errors import Problem
from deckwright.text import LANGUAGES, translator
from tests.support import seeds

from .reading import raised
from .test_catalogues import OPTIONS

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
ZONES = (None, *(name for zone, name in ZONE_NAMES.items() if zone not in (Zone.PILES, Zone.OWNED)))
LONGEST_GAME = 300


def check(sentence: str) -> None:
    """A sentence that is complete: no placeholder, no id, no gap."""
    assert sentence == sentence.strip()
    assert sentence
    assert not set(sentence) & set("{}$\u2068\u2069"), sentence
    assert "  " not in sentence, sentence
    assert not sentence.startswith(("event-", "prompt-", "error-")), sentence


def play(set_id: str, seed: int) -> Iterator[Game]:
    """A random game, at each of its decisions and at its end."""
    lot = random.Random(f"{set_id} {seed}")
    names = [card.name for card in SETS[set_id]]
    setup = Setup(tuple(lot.sample(names, 10)), (set_id,), lot.randint(2, 4), seed)
    game = Game(setup)
    for _ in range(LONGEST_GAME):
        yield game
        if game.is_over:
            return
        answers = list(islice(game.legal_answers(), 200))
        game.answer(lot.choice([answer for answer in answers if answer.verb not in ("end actions", "end turn")] or answers))
    yield game


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize("set_id", KINGDOM_SETS)
def test_random_games_can_be_told(set_id: str, seed: int) -> None:
    told: set[object] = set()
    for game in play(set_id, seed):
        if not game.is_over and repr(game.decision) not in told:
            told.add(repr(game.decision))
            for language in LANGUAGES:
                check(translator(language).prompt(game.decision, PLAYERS))
        for seat in (SPECTATOR, *range(game.setup.players)):
            for seen in set(game.log(seat, since=len(game.answers))) - told:
                told.add(seen)
                for language in LANGUAGES:
                    check(translator(language).event(seen, PLAYERS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", events.KINDS)
def test_every_kind_of_event_from_everywhere_to_everywhere(what: str, language: str) -> None:
    say = translator(language)
    lines = set()
    for source in ZONES:
        for target in ZONES:
            for cards, count in (((), 0), ((), 1), ((), 22), (("Gold",), 1), (("Gold",), 3), (("Gold", "Curse", "Gold"), 3)):
                player = None if what == events.END else 1
                tokens = what in (events.TAKE_TOKENS, events.PUT_TOKENS, events.PUT_TOKENS_BESIDE, events.PLACE_TOKEN)
                for name in [row.name for row in COUNTERS] if tokens else [None]:
                    seen = SeenEvent(what, player, cards, count, source, target, count, 0, "keep", name)
                    line = say.event(seen, PLAYERS)
                    check(line)
                assert player is None or "Bob" in line
                lines.add(line)
    if what in (events.PLAY, events.GAIN, events.BUY, events.TRASH, events.DRAW, events.DISCARD, events.REVEAL):
        assert any(say.card("Curse", "accusative") in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_answer(language: str) -> None:
    say = translator(language)
    for verb in Verb:
        check(say.verb(verb.word))
    for word in OPTIONS:
        check(say.option(word))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_with_and_without_details(language: str) -> None:
    say = translator(language)
    for problem in (problem for problem in raised() if say.has(f"error-{problem.code}")):
        for value in ("something", "", 0, 1, 2, 21, -1):
            details = dict.fromkeys(problem.details, value)
            sentence = say.message(f"error-{problem.code}", **details, **{f"has_{name}": "yes" for name in details})
            assert not set(sentence) & set("{}$"), sentence
            assert say.problem(Problem(problem.code, **details))
