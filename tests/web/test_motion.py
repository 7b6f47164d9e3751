"""Cards fly from where they were to where they are, as far as the seat could see it."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec

from deckwright.cards import SETS
from deckwright.engine.game import Game, Setup
from deckwright.engine.view import View

from .lively import Lively
from .node import run_script

MOST = 12


def flown(*pairs: tuple[View, View]) -> list[list[str]]:
    """What the page lets fly between the views of each pair."""
    found: list[list[str]] = run_script("motion.ts", msgspec.to_builtins(pairs))
    return found


def test_the_first_turn() -> None:
    """Treasures go from the hand into play; what is bought goes to the discard pile, and cards are drawn from the deck."""
    game = Game(Setup(("Moat", "Cellar"), ("base-2e",), 2, 7))
    player = game.decision.player
    own, others = [game.view(player)], [game.view(1 - player)]
    for answer in ("play treasures", "buy Moat"):
        game.answer(answer)
        own.append(game.view(player))
        others.append(game.view(1 - player))
    coppers = len(own[1].seats[player].in_play)
    played, seen_played, bought, seen_bought = flown((own[0], own[1]), (others[0], others[1]), (own[1], own[2]), (others[1], others[2]))
    assert coppers >= 2
    assert played == seen_played == [f"Copper: hand {player} > in_play {player}"] * coppers
    assert f"Copper: in_play {player} > discard {player}" in bought
    assert any(move.endswith(f": deck {player} > hand {player}") for move in bought)
    assert any(move.startswith("Moat: supply > discard") for move in seen_bought)
    assert not any("hand" in move for move in seen_bought)


def test_any_two_views_of_a_game_can_follow_each_other() -> None:
    lot = random.Random(1)
    names = [card.name for card in SETS["seaside-1e"]]
    game, player = Game(Setup(tuple(lot.sample(names, 10)), ("seaside-1e",), 3, 5)), Lively(5)
    views: list[View] = []
    for _ in range(120):
        views.append(game.view(0))
        if game.is_over:
            break
        game.answer(player.answer(game.decision))
    pairs = list(pairwise(views))
    found = flown(*pairs)
    assert sum(map(len, found)) > 100
    for (before, after), cards in zip(pairs, found, strict=True):
        assert len(cards) <= MOST
        gone = {name for name, count in after.supply.items() if count < before.supply[name]}
        assert {move.split(":")[0] for move in cards if ": supply >" in move} <= gone
