"""Piles as rows: those that are more than copies of one card in the Supply. Here one only looks; ``moves`` changes them.

A uniform pile of the Supply is a number by kind (``state.supply``). A pile of different cards, and any pile outside the Supply, is a row
of the box (``box.special``) and an ordered zone (``state.piles``), the top card first. A box without such rows pays nothing for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from deckwright.lang.filters import PROJECT

if TYPE_CHECKING:
    from deckwright.engine.state import State


class PileRow(NamedTuple):
    """A pile with its own name: several cards in an order, or copies of one outside the Supply."""

    name: str
    cards: bytes
    """What it holds at the start, the top card first."""
    in_supply: bool
    """It can be bought from, and counts where empty piles are counted."""
    shuffled: bool
    """Its order is drawn by lot; nobody knows more than the top card."""

    @property
    def mixed(self) -> bool:
        """It has different cards, so that the one on top is worth telling."""
        return len(set(self.cards)) > 1


def empty_piles(state: State) -> int:
    """The empty piles of the Supply (CORE-151)."""
    empty = state.supply.count(0)
    if state.piles:
        empty += sum(row.in_supply and not pile for row, pile in zip(state.box.special, state.piles, strict=True))
    return empty


def supply_kinds(state: State) -> bytes:
    """The cards that can be had from the Supply now: one of each pile that is not empty, of a mixed one its top card."""
    supply = state.supply
    kinds = bytes(kind for kind in state.box.piles if supply[kind] > 0)
    return bytes(sorted({*kinds, *special_tops(state)})) if state.piles else kinds


MOST_PROJECTS = 2
"""Each player has two cubes (RE-RULE-11)."""


def on_sale(state: State) -> bytes:
    """Everything that can be bought if it can be paid: cards of the Supply, Events, and Projects that the player hasn't bought yet."""
    box = state.box
    if not box.on_sale:
        return supply_kinds(state)
    own = state.projects[state.player]
    free = len(own) < MOST_PROJECTS
    landscapes = bytes(kind for kind in box.on_sale if not box.types[kind] & PROJECT.mask or (free and kind not in own))
    return supply_kinds(state) + landscapes


def special_tops(state: State) -> bytes:
    """The top cards of special piles in the Supply."""
    return bytes(pile[0] for row, pile in zip(state.box.special, state.piles, strict=True) if row.in_supply and pile)


def home_of(state: State, kind: int) -> int | None:
    """The number of the special pile that a card belongs to, if it has one."""
    return next((number for number, row in enumerate(state.box.special) if kind in row.cards), None)
