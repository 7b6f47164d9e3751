"""The guided first game: its hints come when they fit, each once, and its advice can always be followed."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from deckwright.bots import make_bot
from deckwright.engine.decision import Decision
from deckwright.engine.game import Game, Setup
from deckwright.notation.recommended import recommended
from deckwright.server.library import facts_of
from deckwright.text.catalogue import catalogue

from .lively import Lively
from .node import run_script

SEAT = 0
VERBS = {
    "buy": ("buy-province", "buy-points", "buy-treasure", "buy-action"),
    "discard": ("discard",),
    "end actions": ("end-actions",),
    "end turn": ("end-turn",),
    "gain": ("gain",),
    "play": ("play-village", "play-again", "play-draw", "play-attack", "play-any"),
    "play treasures": ("treasures",),
    "reveal": ("reveal",),
    "trash": ("trash-cards", "upgrade"),
}
"""What the pieces of advice tell to do."""


@cache
def told(seed: int) -> list[tuple[Decision | None, dict[str, Any]]]:
    """A game on the First Game kingdom, by a player of Actions or one of money: each decision of the seat, and what the page says to it."""
    first_game = next(one for one in recommended() if one.id == "KING-2E-1")
    game = Game(Setup(kingdom=first_game.kingdom, sets=first_game.sets, players=2, seed=seed, first=0))
    lively, money = Lively(seed), make_bot("big-money", 1)
    views = []
    while not game.is_over:
        seat = game.decision.player
        if seat == SEAT:
            views.append((len(game.answers) + 1, game.view(SEAT)))
        game.answer(lively.answer(game.decision) if seat == SEAT and seed % 2 else money.decide(game.view(seat), game.decision))
    views.append((len(game.answers) + 1, game.view(SEAT)))
    given = {
        "cards": facts_of(game.state.box.names, first_game.sets),
        "seat": SEAT,
        "log": game.log_batches(SEAT),
        "views": [{"batches": batches, "view": view} for batches, view in views],
    }
    answers = run_script("guide.ts", msgspec.to_builtins(given))
    return [(view.decision, answer) for (_, view), answer in zip(views, answers, strict=True)]


GAMES = range(1, 13)


@pytest.mark.parametrize("seed", GAMES)
def test_hints_come_in_a_sensible_order_and_once(seed: int) -> None:
    hints = [answer["hint"] for _, answer in told(seed) if answer["hint"] is not None]
    assert len(hints) == len(set(hints))
    assert hints[0] == "help-guide-first-hand"
    assert hints[-1] == "help-guide-over"
    assert all(catalogue("en").has(hint) for hint in hints)


def test_every_hint_is_given_in_some_game() -> None:
    given = {answer["hint"] for seed in GAMES for _, answer in told(seed)}
    early = {"first-hand", "first-buy", "bought", "shuffle", "action", "one-action", "more-actions", "more-cards", "more-buys"}
    later = {"attack", "choose-discard", "trash", "gold", "province", "green", "duchy", "end-near", "over"}
    assert given - {None} == {f"help-guide-{hint}" for hint in early | later}


@pytest.mark.parametrize("seed", GAMES)
def test_advice_can_be_followed(seed: int) -> None:
    for decision, answer in told(seed):
        advice = answer["advice"]
        kind = advice["id"].removeprefix("help-guide-")
        if decision is None:
            assert kind == "not-your-turn"
        elif kind == "nothing":
            assert decision.least == 0
        else:
            verb = next(verb for verb, kinds in VERBS.items() if kind in kinds)
            offered = decision.offers[verb]
            named = advice.get("cards") or ([advice["card"]] if "card" in advice else [])
            assert all(list(offered).count(card) >= named.count(card) for card in named), (decision, advice)
            if not decision.phase:
                assert decision.least <= len(named) <= max(decision.most, 1), (decision, advice)


def test_advice_is_varied() -> None:
    given = {answer["advice"]["id"].removeprefix("help-guide-") for seed in GAMES for _, answer in told(seed)}
    assert {kind for kinds in VERBS.values() for kind in kinds} - given == set()


def test_eight_coins_are_for_a_province() -> None:
    seen = 0
    for decision, answer in (one for seed in GAMES for one in told(seed)):
        if decision is not None and "Province" in decision.offers.get("buy", ()) and "play treasures" not in decision.offers:
            assert answer["advice"] == {"id": "help-guide-buy-province", "card": "Province"}
            seen += 1
    assert seen > 0
