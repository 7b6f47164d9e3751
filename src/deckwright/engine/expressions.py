"""Working out amounts and filters. They only look at the state; nothing here changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.engine.program import ZONES, Slot, Term, Test, Zone

if TYPE_CHECKING:
    from deckwright.engine.box import Box
    from deckwright.engine.state import Frame, State


def amount(state: State, frame: Frame, operand: int) -> int:
    """The value of an operand: a plain number, or an entry in the box's table of amounts."""
    if operand >= 0:
        return operand
    terms = iter(state.box.amounts[-1 - operand])
    values: list[int] = []
    for term in terms:
        if term == Term.NUMBER:
            values.append(next(terms))
        elif term == Term.COUNT:
            values.append(len(candidates(state, frame, next(terms), next(terms), next(terms))))
        elif term == Term.COUNT_TOP:
            base = frame.subject * ZONES
            there = len(state.zones[base + Zone.DECK]) + len(state.zones[base + Zone.DISCARD])
            values.append(min(amount(state, frame, next(terms)), there))
        elif term == Term.COST:
            costs = state.box.costs
            values.append(sum(costs[kind] for kind in candidates(state, frame, next(terms), next(terms), next(terms))))
        elif term == Term.EMPTY_PILES:
            values.append(state.supply.count(0))
        elif term == Term.CARDS_OWNED:
            values.append(len(owned(state, frame.subject)))
        else:
            right, left = values.pop(), values.pop()
            values.append(_join(term, left, right))
    return values[0]


def _join(term: int, left: int, right: int) -> int:
    match term:
        case Term.ADD:
            return left + right
        case Term.SUBTRACT:
            return left - right
        case Term.DIVIDE:
            return left // right
        case Term.LESS:
            return int(left < right)
        case Term.EQUAL:
            return int(left == right)
        case Term.AND:
            return int(bool(left and right))
        case Term.OR:
            return int(bool(left or right))
    raise ValueError(f"unknown term {term}")


def owned(state: State, player: int) -> bytes:
    """All cards of a player, wherever they are (CORE-32)."""
    return b"".join(state.zones[player * ZONES : (player + 1) * ZONES])


def candidates(state: State, frame: Frame, zone: int, slot: int, where: int) -> bytes:
    """The cards a noun means, before anybody chooses among them."""
    if zone == Zone.SUPPLY:
        supply = state.supply
        cards = bytes(kind for kind in state.box.piles if supply[kind] > 0)
    elif slot == Slot.THIS:
        cards = bytes((frame.kind,)) if frame.here else b""
    elif slot >= 0:
        cards = frame.slots[slot]
    elif zone == Zone.TRASH:
        cards = state.zones[-1]
    else:
        cards = state.zones[frame.subject * ZONES + zone]
    if not where:
        return cards
    fixed = state.box.fixed_filters[where]
    return cards.translate(None, left_out(state.box, state.box.filters[where], state, frame) if fixed is None else fixed)


def left_out(box: Box, tests: tuple[int, ...], state: State | None, frame: Frame | None) -> bytes:
    """The kinds that do not pass a filter."""
    return bytes(kind for kind in range(len(box.names)) if not _passes(box, tests, kind, state, frame))


def _passes(box: Box, tests: tuple[int, ...], kind: int, state: State | None, frame: Frame | None) -> bool:
    steps = iter(tests)
    values = [True]
    for test in steps:
        if test == Test.TYPES:
            values.append(bool(box.types[kind] & next(steps)))
        elif test == Test.KIND:
            values.append(kind == next(steps))
        elif test == Test.COSTS_UP_TO:
            operand = next(steps)
            most = operand if state is None or frame is None else amount(state, frame, operand)
            values.append(box.costs[kind] <= most)
        elif test == Test.LIKE:
            slot = next(steps)
            values.append(frame is not None and kind in ((frame.kind,) if slot == Slot.THIS else frame.slots[slot]))
        elif test == Test.NOT:
            values.append(not values.pop())
        else:
            right, left = values.pop(), values.pop()
            values.append((left and right) if test == Test.AND else (left or right))
    return values[-1]
