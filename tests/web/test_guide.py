"""The guided first game: its hints come when they fit, and each once. What it advises is tested with the bots."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from deckwright.bots import Position, make_bot
from deckwright.engine.game import Game, Setup
from deckwright.notation.recommended import recommended
from deckwright.server.library import facts_of
from deckwright.text.catalogue import catalogue

from .lively import Lively
from .node import run_script

SEAT = 0


@cache
def told(seed: int) -> list[str | None]:
    """A game on the First Game kingdom, by a player of Actions or a plain one: what the page says to each decision of the seat."""
    first_game = next(one for one in recommended() if one.id == "KING-2E-1")
    game = Game(Setup(kingdom=first_game.kingdom, sets=first_game.sets, players=2, seed=seed, first=0))
    lively, other = Lively(seed), make_bot("all-rounder")
    views = []
    while not game.is_over:
        position = Position(game.state)
        if position.seat == SEAT:
            views.append((len(game.answers) + 1, position.view))
        game.answer(lively.answer(position.decision) if position.seat == SEAT and seed % 2 else other.decide(position))
    views.append((len(game.answers) + 1, game.view(SEAT)))
    given = {
        "cards": facts_of(game.state.box.names, first_game.sets),
        "seat": SEAT,
        "log": game.log_batches(SEAT),
        "views": [{"batches": batches, "view": view} for batches, view in views],
    }
    hints: list[str | None] = run_script("guide.ts", msgspec.to_builtins(given))
    return hints


GAMES = range(1, 13)


@pytest.mark.parametrize("seed", GAMES)
def test_hints_come_in_a_sensible_order_and_once(seed: int) -> None:
    hints = [hint for hint in told(seed) if hint is not None]
    assert len(hints) == len(set(hints))
    assert hints[0] == "help-guide-first-hand"
    assert hints[-1] == "help-guide-over"
    assert all(catalogue("en").has(hint) for hint in hints)


def test_every_hint_is_given_in_some_game() -> None:
    given = {hint for seed in GAMES for hint in told(seed)}
    early = {"first-hand", "first-buy", "bought", "shuffle", "action", "one-action", "more-actions", "more-cards", "more-buys"}
    later = {"attack", "choose-discard", "trash", "gold", "province", "green", "duchy", "end-near", "over"}
    assert given - {None} == {f"help-guide-{hint}" for hint in early | later}
