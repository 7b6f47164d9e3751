"""A match with known results, played once for all tests of pictures, charts and explanations."""

from __future__ import annotations

from functools import cache

from deckwright.sim.match import Match, play_match
from deckwright.sim.result import MatchResult, match_result
from deckwright.sim.strategy_file import parse_strategy
from deckwright.sim.tally import Tally

MENUS = (
    "name: Double Witch\nbuy: Province if n(Gold) > 0; Witch if n < 2; Duchy if E <= 5; Estate if E <= 2; Gold; Silver",
    "name: Big Money\nbuy: Province; Gold; Silver",
    "name: Smithy $ Money\nbuy: Province; Gold; Smithy if n < 2; Silver",
    "name: Big Money\nbuy: Province; Gold; Silver",
)


def match_of(players: int = 2) -> Match:
    """The first few menus against each other."""
    return Match(tuple(parse_strategy(menu) for menu in MENUS[:players]), ("Smithy", "Witch"), ("base-2e",), seed=5)


@cache
def result_of(players: int = 2, games: int = 120) -> MatchResult:
    """What this many games show."""
    match = match_of(players)
    return match_result(match, play_match(match, games))


def nothing(players: int = 2) -> MatchResult:
    """A match that was stopped before its first game ended."""
    match = match_of(players)
    return match_result(match, Tally(players, len(match.box().names)))
