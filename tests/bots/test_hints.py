"""Hints can be followed, say why, and depend on nothing that the seat can't see."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from deckwright.bots import Position
from deckwright.bots.hints import REASONS, Hint, hint
from deckwright.cards import KINGDOM_SETS
from deckwright.engine.answering import check
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup
from deckwright.notation.recommended import recommended
from deckwright.text import LANGUAGES, translator
from tests.bots.positions import position_of
from tests.support import random_setup
from tests.web.lively import Lively

GAMES = range(12)


@cache
def given(seed: int) -> list[tuple[Decision, Hint]]:
    """What is advised at every decision of a game: on the First Game kingdom, or on a random one of all sets."""
    first_game = next(one for one in recommended() if one.id == "KING-2E-1")
    setup = Setup(first_game.kingdom, first_game.sets, 2, seed, first=0) if seed % 3 == 0 else random_setup(Random(seed), KINGDOM_SETS)
    game, lively, lot, told = Game(setup), Lively(seed), Random(seed), []
    while not game.is_over and game.answers_given < 400:
        here = Position(game.state)
        found = hint(here)
        check(game.state, found.answer, here.seat)
        if lot.random() < 0.2:
            assert hint(Position(here.sample(lot.getrandbits(64)))) == found
        told.append((here.decision, found))
        game.answer(lively.answer(here.decision) if lot.random() < 0.7 else found.answer)
    return told


@pytest.mark.parametrize("seed", GAMES)
def test_a_hint_can_be_followed_and_has_a_reason(seed: int) -> None:
    for decision, found in given(seed):
        assert found.reason in REASONS
        if found.reason == "nothing":
            assert decision.least == 0
        assert set(found.cards) | set(found.options) <= {name for offered in decision.offers.values() for name in offered}


def test_all_the_usual_reasons_are_given() -> None:
    found = {one.reason for seed in GAMES for _, one in given(seed)}
    rare = {
        "embargo",
        "give",
        "name",
        "pay",
        "put",
        "return",
        "show",
        "trash-theirs",
        "set-aside",
        "decline",
        "topdeck",
        "reveal",
        "choose",
    }
    assert set(REASONS) - rare <= found, set(REASONS) - rare - found


def test_eight_coins_are_for_a_province() -> None:
    seen = 0
    for decision, found in (one for seed in GAMES for one in given(seed)):
        if "Province" in decision.offers.get("buy", ()) and "play treasures" not in decision.offers:
            assert (str(found.answer), found.reason) == ("buy Province", "buy-province")
            seen += 1
    assert seen > 0


@pytest.mark.parametrize(
    ("sets", "seat", "said", "answer", "reason", "gained"),
    [
        ("base-2e", "hand: [Mine, Copper, Silver]", ["play Mine"], "trash Silver", "upgrade", "Gold"),
        ("base-2e", "hand: [Chapel, Estate, Curse]", ["play Chapel"], "trash Estate, Curse", "trash-cards", None),
        ("base-2e", "hand: [Village, Smithy]", [], "play Village", "play-village", None),
        ("base-2e", "hand: [Witch, Moat]", [], "play Witch", "play-attack", None),
        ("base-2e", "hand: [Smithy, Moat]", [], "play Smithy", "play-draw", None),
        ("base-2e", "hand: [Throne Room, Smithy, Moat]", ["play Throne Room"], "play Smithy", "play-chosen", None),
        ("base-2e", "hand: [Harbinger], deck: [Copper], discard: [Estate, Gold]", ["play Harbinger"], "topdeck Gold", "topdeck", None),
        ("base-2e", "hand: [Library], deck: [Village, Copper]", ["play Library"], "set aside Village", "set-aside", None),
        ("seaside-1e", "hand: [Embargo]", ["play Embargo"], None, "embargo", None),
        ("seaside-1e", "hand: [Native Village], deck: [Copper]", ["play Native Village"], "choose mat", "choose", None),
        ("intrigue-2e", "hand: [Wishing Well], deck: [Copper, Gold, Gold]", ["play Wishing Well"], "name Gold", "name", None),
        ("intrigue-2e", "hand: [Masquerade, Curse, Gold], deck: [Silver, Silver]", ["play Masquerade"], "give Curse", "give", None),
    ],
)
def test_why(tmp_path: Path, sets: str, seat: str, said: list[str], answer: str | None, reason: str, gained: str | None) -> None:
    names = seat.split("[")[1].split("]")[0].split(", ")
    kingdom = [name for name in dict.fromkeys(names) if name not in ("Copper", "Silver", "Gold", "Estate", "Curse")]
    deck = "hand: [Copper, Copper], deck: [Copper]"
    text = f"sets: [{sets}, base-2e]\nkingdom: [{', '.join(kingdom)}]\nseats: [{{{seat}}}, {{{deck}}}]\nturns_taken: [3, 3]\n"
    found = hint(Position(position_of(tmp_path, text).say(*said).state))
    assert (found.reason, found.gained) == (reason, gained)
    assert answer is None or str(found.answer) == answer


def test_a_moat_keeps_the_attack_away_and_other_reactions_do_something_else(tmp_path: Path) -> None:
    for reaction, reason in (("Moat", "reveal"), ("Secret Chamber", "show")):
        seats = f"[{{hand: [Militia]}}, {{hand: [{reaction}, Gold, Gold, Gold, Gold]}}]"
        text = f"sets: [base-2e, intrigue-1e]\nkingdom: [Militia, {reaction}]\nseats: {seats}\n"
        found = hint(Position(position_of(tmp_path, text).say("play Militia").state))
        assert (str(found.answer), found.reason) == (f"reveal {reaction}", reason)


def test_every_reason_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        for reason in REASONS:
            said = translator(language).message(f"help-guide-{reason}", card="Village", cards="Village", gained="Gold", options="Gold")
            assert said[0].isupper()
            assert said.endswith(".")
