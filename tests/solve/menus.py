"""Plans for tests, written as menus."""

from __future__ import annotations

from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.plan import Plan, plan_of


def plan(text: str) -> Plan:
    """The plan with this menu, for any kingdom."""
    return plan_of(parse_strategy(f"name: plan\nneeds: nothing\nbuy: {text}"))
