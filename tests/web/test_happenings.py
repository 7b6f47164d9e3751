"""What the page tells those who listen: every card played and gained, every shuffle, turn and end, and nothing else."""

from __future__ import annotations

from collections import Counter

import msgspec

from deckwright.engine import events
from deckwright.engine.game import Game, Setup

from .lively import Lively
from .node import run_script

KINGDOM = ("Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Throne Room", "Village", "Witch")


def test_a_whole_game_is_heard() -> None:
    game, player = Game(Setup(KINGDOM, ("base-2e",), 2, seed=5, first=0)), Lively(5)
    while not game.is_over:
        game.answer(player.answer(game.decision))
    log = game.log_batches(0)
    told = run_script("happenings.ts", {"log": msgspec.to_builtins(log), "attacks": ["Militia", "Witch"]})
    heard = [one for batch in told["heard"] for one in batch]
    count = Counter(one["name"] for one in heard)
    happened = [event for batch in log for event in batch]
    kinds = Counter(event.what for event in happened)
    played = [event for event in happened if event.what in (events.PLAY, events.PLAY_AGAIN)]
    assert count["attack"] == sum(event.cards[0] in ("Militia", "Witch") for event in played) > 0
    assert count["play"] + count["attack"] == len(played)
    for name in ("gain", "trash", "discard", "draw", "reveal", "shuffle"):
        assert count[name] == kinds[name] > 0
    assert count["turn"] == kinds[events.TURN]
    assert count["end"] == 1
    assert heard[-1]["name"] == "end"
    assert set(count) <= set(told["names"])


def test_who_stops_listening_hears_no_more() -> None:
    assert run_script("happenings.ts", {"log": [], "attacks": []})["after"] == 0
