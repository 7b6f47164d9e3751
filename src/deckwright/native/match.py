"""Matches of strategies inside the native machine: whole games never come back to Python."""

from __future__ import annotations

from typing import Any

from deckwright.engine.box import Box
from deckwright.native import machine
from deckwright.native.exchange import native_box, pile_sizes


def native_policy(policy: Any) -> Any:
    """The tables of a compiled strategy for the native machine."""
    return machine().make_policy(
        {
            "buy": policy.buy,
            "play": policy.play,
            "choices": [(verb, kind, choice.wanted, choice.last_resort) for (verb, kind), choice in policy.choices.items()],
            "options": list(policy.options.items()),
            "conditions": policy.conditions,
            "junk": policy.junk,
        }
    )


def count_games_natively(
    box: Box, policies: tuple[Any, ...], seed: int, first_game: int, games: int, alternate: bool, turn_limit: int, threads: int = 1
) -> dict[str, Any]:
    """The tally of a run of games as plain numbers, tables row after row."""
    tables = [native_policy(policy) for policy in policies]
    sizes = pile_sizes(box, len(policies))
    result: dict[str, Any] = machine().run_match(native_box(box), sizes, tables, seed, first_game, games, alternate, turn_limit, threads)
    return result
