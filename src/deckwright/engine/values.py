"""What cards cost and which types they have: questions to the state, answered from what is printed and from all that changes it now.

A cost has three parts: coins, Potions and debt. Inside the machine it is one number, so that ``cost_of(THEM) + 2`` is a sum; the parts are
compared one by one (AL-RULE-5, EM-RULE-12). A box in which nothing changes costs or types answers from its own tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from deckwright.engine.program import DEBT_PART, NO_FILTER, POTION_PART, ZONES, Value, Zone
from deckwright.engine.state import Frame, Modifier

if TYPE_CHECKING:
    from deckwright.engine.box import Box
    from deckwright.engine.state import State

_IN_PLAY, _BY_TOKEN = int(Zone.IN_PLAY), -2
_COST, _ADDED, _TAKEN = int(Value.COST), int(Value.ADDED_TYPES), int(Value.TAKEN_TYPES)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card costs, part by part."""

    coins: int
    potions: int = 0
    debt: int = 0

    @property
    def number(self) -> int:
        """The cost as the machine counts it."""
        return self.coins + self.potions * POTION_PART + self.debt * DEBT_PART

    def is_up_to(self, limit: Cost) -> bool:
        """Whether no part is more than that of the limit."""
        return self.coins <= limit.coins and self.potions <= limit.potions and self.debt <= limit.debt


def cost_from(number: int) -> Cost:
    """The parts of a cost that the machine has worked out; the coins may have fallen below 0."""
    coins = (number + POTION_PART // 2) % POTION_PART - POTION_PART // 2
    return Cost(coins, (number - coins) // POTION_PART % (DEBT_PART // POTION_PART), (number - coins) // DEBT_PART)


def costs(state: State) -> tuple[int, ...]:
    """What the cards cost now in coins, by kind."""
    box = state.box
    if not state.modifiers and not box.standing:
        return box.costs
    return _changed_costs(box, _changes(state), types(state))


def whole_costs(state: State) -> tuple[int, ...]:
    """What the cards cost now with all parts, each cost as one number, by kind."""
    box = state.box
    return tuple(map(int.__add__, costs(state), box.other_parts)) if box.other_costs else costs(state)


def cost(state: State, kind: int) -> Cost:
    """What a card costs now, part by part."""
    card = state.box.cards[kind]
    return Cost(costs(state)[kind], card.potions, card.debt)


def types(state: State) -> tuple[int, ...]:
    """Which types the cards have now, as masks by kind."""
    box = state.box
    return box.types if not box.changes_types else _changed_types(box, _type_changes(state))


def without(state: State, mask: int) -> bytes:
    """The kinds of cards that have none of these types now, in boxes where types change."""
    return bytes(kind for kind, found in enumerate(types(state)) if not found & mask)


def affordable(state: State, kinds: bytes) -> list[int]:
    """Those of these cards for which the player whose turn it is has coins and Potions enough; who has debt can buy nothing (EM-RULE-7)."""
    box, coins, now = state.box, state.coins, costs(state)
    if box.owes and state.debt(state.player):
        return []
    found = [kind for kind in kinds if now[kind] <= coins]
    return [kind for kind in found if box.cards[kind].potions <= state.potions] if box.other_costs else found


def _changes(state: State) -> tuple[Modifier, ...]:
    """Everything that changes costs now: what was said for a time, and what holds by itself."""
    found = [change for change in state.modifiers if change.what == _COST]
    for row in state.box.standing:
        if row.kind <= _BY_TOKEN:
            if token := state.counters[_BY_TOKEN - row.kind][state.player]:
                found.append(Modifier(_COST, -token, _amount(state, row.number), 0))
        elif row.what == _COST and (copies := _copies(state, row.kind)):
            found.append(Modifier(_COST, row.where, copies * _amount(state, row.number), 0))
    return tuple(found)


def _type_changes(state: State) -> tuple[Modifier, ...]:
    found = [change for change in state.modifiers if change.what != _COST]
    found += [Modifier(row.what, row.where, row.number, 0) for row in state.box.standing if row.what != _COST and _copies(state, row.kind)]
    return tuple(found)


def _copies(state: State, kind: int) -> int:
    """How often a change holds by itself: for each copy in play of the player whose turn it is; a landscape, if they have bought it."""
    if kind in state.box.landscapes:
        return state.projects[state.player].count(kind)
    return 1 if kind < 0 else state.zones[state.player * ZONES + _IN_PLAY].count(kind)


def _amount(state: State, operand: int) -> int:
    if operand >= 0:
        return operand
    from deckwright.engine.expressions import amount

    return amount(state, Frame(0, state.player), operand)


@lru_cache(maxsize=1024)
def _changed_costs(box: Box, changes: tuple[Modifier, ...], now: tuple[int, ...]) -> tuple[int, ...]:
    """Costs in coins under changes, never below 0 (INT-RULE-8)."""
    found = list(box.costs)
    for change in changes:
        for kind in _meant(box, change.where, now):
            found[kind] -= change.number
    return tuple(max(coins, 0) for coins in found)


@lru_cache(maxsize=1024)
def _changed_types(box: Box, changes: tuple[Modifier, ...]) -> tuple[int, ...]:
    """Types under changes; which cards a change means is asked of what is printed on them."""
    found = list(box.types)
    for change in changes:
        for kind in _meant(box, change.where, box.types):
            found[kind] = found[kind] | change.number if change.what == _ADDED else found[kind] & ~change.number
    return tuple(found)


def _meant(box: Box, where: int, now: tuple[int, ...]) -> list[int]:
    from deckwright.engine.expressions import left_out

    cards = range(len(box.names) - len(box.landscapes))  # what is no card keeps its cost (AD-RULE-6)
    if where == NO_FILTER:
        return list(cards)
    if where < 0:  # the cards of the pile on which a token lies, by the number that is counted for it
        return [kind for kind in cards if box.pile_of[kind] == -where - 1]
    out = left_out(box, box.filters[where], now, None, None)
    return [kind for kind in cards if kind not in out]
