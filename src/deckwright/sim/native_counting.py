"""The games of a match on the native machine: the same tally, number for number."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from deckwright.engine.box import Box
from deckwright.engine.native_words import PYTHON_ALONE
from deckwright.engine.program import Verb
from deckwright.errors import Problem
from deckwright.native import machine
from deckwright.native.exchange import native_box, pile_sizes
from deckwright.sim.counting import count_games
from deckwright.sim.native_alphabet import digest
from deckwright.sim.policy import Policy
from deckwright.sim.tally import MOST_TURNS, Tally

_BY_TURN = ("turn_games", "coins", "coins_squared", "points", "points_squared")


def native_policy(box: Box, policy: Policy) -> Any:
    """The tables of a strategy compiled for this box, for the native machine."""
    native = machine()
    if digest() != native.STRATEGY_ALPHABET:
        raise Problem("no-native-machine", reason="it was built for other conditions than those of this version: install deckwright again")
    return native.make_policy(native_box(box), policy_data(policy))


def policy_data(policy: Policy) -> dict[str, Any]:
    """The tables of a strategy that the native machine reads."""
    return {
        "buy": policy.buy,
        "play": policy.play,
        "choices": [
            (verb, kind, choice.wanted, choice.last_resort) for (verb, kind), choice in policy.choices.items() if verb < PYTHON_ALONE[Verb]
        ],
        "options": list(policy.options.items()),
        "conditions": policy.conditions,
        "junk": policy.junk,
    }


def count_games_natively(
    box: Box, policies: tuple[Policy, ...], seed: int, first_game: int, games: int, alternate: bool, turn_limit: int
) -> Tally:
    """Play a run of games of a match; nothing comes back to Python before the last one is over, and other threads can run.

    A game for which the native machine has no room is played on the Python machine, with the same result.
    """
    players, kinds, width = len(policies), len(box.names), MOST_TURNS + 1
    try:
        tables = [native_policy(box, policy) for policy in policies]
    except machine().LimitReached:  # cards or strategies for which it has no room
        return count_games(box, policies, seed, first_game, games, alternate, turn_limit)
    counted = machine().run_match(native_box(box), _sizes(box, players), tables, seed, first_game, games, alternate, turn_limit, 1)
    counted["shares"] = _rows(counted["shares"], players + 1)
    by_turn = counted.pop("by_turn")
    for place, name in enumerate(_BY_TURN):
        counted[name] = _rows(by_turn[place :: len(_BY_TURN)], width)
    counted["purchases"] = [_rows(turns, kinds) for turns in _rows(counted["purchases"], width * kinds)]
    outgrown = counted.pop("outgrown")
    tally = Tally(**counted)
    for game in outgrown:
        tally.add(count_games(box, policies, seed, game, 1, alternate, turn_limit))
    return tally


@lru_cache(maxsize=256)
def _sizes(box: Box, players: int) -> list[int]:
    return pile_sizes(box, players)


def _rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]
