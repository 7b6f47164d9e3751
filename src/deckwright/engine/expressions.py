"""Working out amounts and filters. They only look at the state; nothing here changes it."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING

from deckwright.engine.piles import empty_piles, supply_kinds
from deckwright.engine.places import COUNTERS, Of
from deckwright.engine.program import DEEDS, ZONES, Slot, Term, Test, Zone
from deckwright.engine.values import cost_from, costs, types, whole_costs

if TYPE_CHECKING:
    from deckwright.engine.box import Box
    from deckwright.engine.program import Instruction
    from deckwright.engine.state import Frame, State


_NUMBER, _COUNT, _COUNT_TOP, _COST = int(Term.NUMBER), int(Term.COUNT), int(Term.COUNT_TOP), int(Term.COST)
_EMPTY_PILES, _DIFFERENT, _TYPES_OF = int(Term.EMPTY_PILES), int(Term.DIFFERENT), int(Term.TYPES_OF)
_PLAYERS_WITH_CARDS, _OWNED = int(Term.PLAYERS_WITH_CARDS), int(Zone.OWNED)
_WHOLE_COST, _POTIONS_IN, _DEBT_IN = int(Term.WHOLE_COST), int(Term.POTIONS_IN), int(Term.DEBT_IN)
_TOKENS, _TURNS_IN_A_ROW = int(Term.TOKENS), int(Term.TURNS_IN_A_ROW)
_TOKENS_ON, _TOKENS_HERE, _PLAYERS = int(Term.TOKENS_ON), int(Term.TOKENS_HERE), int(Term.PLAYERS)
_OF_TABLE = frozenset(number for number, row in enumerate(COUNTERS) if row.of is Of.TABLE)
_FIRST_DEED = int(Slot.PLAYED)
_THEM, _PILES = int(Slot.THEM), int(Zone.PILES)
_DECK, _DISCARD, _TRASH, _SUPPLY, _THIS = int(Zone.DECK), int(Zone.DISCARD), int(Zone.TRASH), int(Zone.SUPPLY), int(Slot.THIS)


THERE, _WHERE_PUT, _HAND = int(Zone.THERE), int(Zone.WHERE_PUT), int(Zone.HAND)
"""Where a happening has put its cards, which only the frame that answers to it knows."""


def source_of(frame: Frame, zone: int, slot: int) -> int:
    """The zone that cards come from, where only the frame knows that."""
    if zone == THERE and frame.happened is not None:
        return frame.happened.place
    if zone == _WHERE_PUT:  # of cards that were put nowhere there are none
        return max(frame.places[slot], _HAND) if frame.places else _HAND
    return zone


def amount(state: State, frame: Frame, operand: int) -> int:
    """The value of an operand: a plain number, or an entry in the box's table of amounts."""
    if operand >= 0:
        return operand
    terms = iter(state.box.amounts[-1 - operand])
    values: list[int] = []
    for term in terms:
        if term == _NUMBER:
            values.append(next(terms))
        elif term == _COUNT:
            values.append(len(candidates(state, frame, next(terms), next(terms), next(terms))))
        elif term == _COUNT_TOP:
            base = frame.subject * ZONES
            there = len(state.zones[base + _DECK]) + len(state.zones[base + _DISCARD])
            values.append(min(amount(state, frame, next(terms)), there))
        elif term == _COST:
            now = costs(state)
            values.append(sum(now[kind] for kind in candidates(state, frame, next(terms), next(terms), next(terms))))
        elif term == _WHOLE_COST:
            now = whole_costs(state)
            values.append(sum(now[kind] for kind in candidates(state, frame, next(terms), next(terms), next(terms))))
        elif term in (_POTIONS_IN, _DEBT_IN):
            cards = state.box.cards
            found = (cards[kind] for kind in candidates(state, frame, next(terms), next(terms), next(terms)))
            values.append(sum(card.potions if term == _POTIONS_IN else card.debt for card in found))
        elif term == _EMPTY_PILES:
            values.append(empty_piles(state))
        elif term == _DIFFERENT:
            values.append(len(set(candidates(state, frame, next(terms), next(terms), next(terms)))))
        elif term == _TYPES_OF:
            now = types(state)
            values.append(sum(now[kind].bit_count() for kind in candidates(state, frame, next(terms), next(terms), next(terms))))
        elif term == _PLAYERS_WITH_CARDS:
            values.append(sum(bool(state.zones[player * ZONES]) for player in range(state.players)))
        elif term == _TOKENS:
            values.append(state.counters[next(terms)][frame.subject])
        elif term == _TURNS_IN_A_ROW:
            values.append(state.turns_in_a_row + sum(turn[:2] == (state.player, -1) for turn in state.coming))
        elif term == _TOKENS_ON:
            tokens = state.counters[next(terms)]
            piles = {state.box.pile_of[kind] for kind in candidates(state, frame, next(terms), next(terms), next(terms))}
            values.append(sum(tokens[pile] for pile in piles))
        elif term == _TOKENS_HERE:
            counter = next(terms)
            values.append(state.counters[counter][0 if counter in _OF_TABLE else frame.kind])
        elif term == _PLAYERS:
            values.append(state.players)
        else:
            right = values.pop()
            values[-1] = _JOINS[term](values[-1], right)
    return values[0]


_JOINS: dict[int, Callable[[int, int], int]] = {
    int(Term.ADD): operator.add,
    int(Term.SUBTRACT): operator.sub,
    int(Term.MULTIPLY): operator.mul,
    int(Term.DIVIDE): operator.floordiv,
    int(Term.LESS): operator.lt,
    int(Term.EQUAL): operator.eq,
    int(Term.AND): lambda left, right: bool(left and right),
    int(Term.OR): lambda left, right: bool(left or right),
}


def bounds(state: State, frame: Frame, instruction: Instruction, there: int) -> tuple[int, int]:
    """At least and at most how many of the cards that are there must be chosen."""
    most = amount(state, frame, instruction[6])
    least = most if instruction[5] == instruction[6] else amount(state, frame, instruction[5])
    if most > there:
        most = there
    if least > most:
        least = most
    return (least if least > 0 else 0), (most if most > 0 else 0)


def owned(state: State, player: int) -> bytes:
    """All cards of a player, wherever they are (CORE-32)."""
    return b"".join(state.zones[player * ZONES : (player + 1) * ZONES])


def candidates(state: State, frame: Frame, zone: int, slot: int, where: int) -> bytes:
    """The cards a noun means, before anybody chooses among them."""
    if zone == _SUPPLY:
        cards = supply_kinds(state)
    elif slot >= 0:
        cards = remembered(state, frame, slot)
    elif zone == _PILES:
        cards = bytes(state.box.piles) + bytes(row.cards[0] for row in state.box.special if row.in_supply)
    elif zone == _TRASH:
        cards = state.zones[-1]
    elif zone == _OWNED:
        cards = owned(state, frame.subject)
    else:
        cards = state.zones[frame.subject * ZONES + zone]
    if not where:
        return cards
    fixed = state.box.fixed_filters[where]
    return cards.translate(None, left_out(state.box, state.box.filters[where], types(state), state, frame) if fixed is None else fixed)


def remembered(state: State, frame: Frame, slot: int) -> bytes:
    """The cards a slot holds, or that the game remembers in its place."""
    if slot == _THEM:
        return frame.them
    if slot < _THIS:
        return frame.slots[slot]
    if slot == _THIS:
        return bytes((frame.kind,)) if frame.here else b""
    number = slot - _FIRST_DEED
    player = frame.subject if number < 2 * DEEDS else (frame.subject - 1) % state.players
    return state.memory[number % (2 * DEEDS) * state.players + player]


def passes(state: State, kind: int, where: int) -> bool:
    """Whether a card passes a filter that speaks of nothing but the card and its cost."""
    fixed = state.box.fixed_filters[where]
    if fixed is not None:
        return kind not in fixed
    return _passes(state.box, state.box.filters[where], kind, types(state), state, state.stack[-1])


def left_out(box: Box, tests: tuple[int, ...], types_now: tuple[int, ...], state: State | None, frame: Frame | None) -> bytes:
    """The kinds that do not pass a filter."""
    return bytes(kind for kind in range(len(box.names)) if not _passes(box, tests, kind, types_now, state, frame))


def _passes(box: Box, tests: tuple[int, ...], kind: int, types_now: tuple[int, ...], state: State | None, frame: Frame | None) -> bool:
    steps = iter(tests)
    values = [True]
    for test in steps:
        if test == Test.TYPES:
            values.append(bool(types_now[kind] & next(steps)))
        elif test == Test.KIND:
            values.append(kind == next(steps))
        elif test in (Test.COSTS_UP_TO, Test.COSTS_AT_LEAST):
            operand = next(steps)
            cost, limit = box.costs[kind] + box.other_parts[kind], operand
            if state is not None and frame is not None:
                cost, limit = whole_costs(state)[kind], amount(state, frame, operand)
            least, most = (cost, limit) if test == Test.COSTS_UP_TO else (limit, cost)
            values.append(cost_from(least).is_up_to(cost_from(most)) if box.other_costs else least <= most)
        elif test == Test.LIKE:
            slot = next(steps)
            if slot == _THIS:  # copies of the card, wherever the card itself is now
                values.append(frame is not None and kind == frame.kind)
            else:
                values.append(state is not None and frame is not None and kind in remembered(state, frame, slot))
        elif test == Test.NOT:
            values.append(not values.pop())
        else:
            right, left = values.pop(), values.pop()
            values.append((left and right) if test == Test.AND else (left or right))
    return values[-1]
