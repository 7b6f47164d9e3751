"""From nouns, amounts and filters to numbers: the part of the compiler that says which cards and how many."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import deckwright.lang.amounts as amounts
import deckwright.lang.filters as filters
import deckwright.lang.nouns as nouns
from deckwright.engine.native_words import PYTHON_ALONE
from deckwright.engine.places import COUNTERS, Of, counter_number, place_number
from deckwright.engine.program import NO_FILTER, ZONE_NAMES, Slot, Term, Test, Zone

_ZONES = {name: number for number, name in ZONE_NAMES.items()}
SLOT_OF = {
    "them": Slot.THEM,
    "looked": Slot.LOOKED,
    "revealed": Slot.REVEALED,
    "skipped": Slot.SKIPPED,
    "loot": Slot.LOOT,
    "shown": Slot.SHOWN,
    "named": Slot.NAMED,
    "this": Slot.THIS,
    **{slot.name.lower().replace("_", " "): slot for slot in Slot if slot > Slot.THIS},
}
_OPERATORS = {
    "+": Term.ADD,
    "-": Term.SUBTRACT,
    "*": Term.MULTIPLY,
    "//": Term.DIVIDE,
    "<": Term.LESS,
    "==": Term.EQUAL,
    "and": Term.AND,
    "or": Term.OR,
}
_MEASURES = {
    amounts.CostOf: Term.COST,
    amounts.PotionsIn: Term.POTIONS_IN,
    amounts.DebtIn: Term.DEBT_IN,
    amounts.Different: Term.DIFFERENT,
    amounts.TypesOf: Term.TYPES_OF,
}
_FACTS = {
    "empty piles": Term.EMPTY_PILES,
    "players with cards": Term.PLAYERS_WITH_CARDS,
    "turns in a row": Term.TURNS_IN_A_ROW,
    "players": Term.PLAYERS,
}


def zone_of(place: nouns.Place) -> int:
    """The number of a place by its name: shared, or a row of ``places``."""
    return _ZONES[place.name] if place.name in _ZONES else place_number(place.name)


@dataclass
class Values:
    """The amounts and filters of all programs of one game, and where the cards lie that they speak of."""

    kinds: Mapping[str, int]
    amount_table: list[tuple[int, ...]] = field(default_factory=list, kw_only=True)
    filter_table: list[tuple[int, ...]] = field(default_factory=lambda: [()], kw_only=True)
    other_costs: bool = field(default=False, kw_only=True)
    """Whether some card of the game costs more than coins, so that whole costs have to be compared."""
    slots: set[Slot] = field(default_factory=set, kw_only=True)
    """The slots that some card speaks of."""
    python_alone: bool = field(default=False, kw_only=True)
    """Whether some card has a word that the native machine doesn't know."""
    _where: dict[Slot, int | None] = field(default_factory=dict, kw_only=True)
    """Where the cards of each slot lie at this point of a program; nowhere if that depends on the way there."""

    def add_amount(self, value: amounts.AmountLike, compared: bool = False) -> int:
        """A number stands for itself, anything else is -1 minus its place in the table of amounts.

        Where it is compared with what cards cost, a cost in it counts with all its parts.
        """
        terms = self._terms(amounts.amount(value), compared and self.other_costs)
        if len(terms) == 2 and terms[0] == Term.NUMBER and terms[1] >= 0:
            return terms[1]
        if terms not in self.amount_table:
            self.amount_table.append(terms)
        return -1 - self.amount_table.index(terms)

    def _place(self, place: nouns.Place) -> tuple[int, Slot]:
        slot = SLOT_OF.get(place.name, Slot.NONE)
        self.slots.add(slot)
        return (zone_of(place) if slot is Slot.NONE else self._where.get(slot) or Zone.HAND), slot

    def _terms(self, amount: amounts.Amount, whole: bool) -> tuple[int, ...]:
        match amount:
            case amounts.Number(value):
                return (Term.NUMBER, value)
            case amounts.Count(what):
                noun = nouns.noun(what)
                if noun.place.name == "top":
                    return (Term.COUNT_TOP, self.add_amount(noun.place.number or 0))
                return (Term.COUNT, *self._place(noun.place), self.add_filter(noun.where))
            case amounts.CostOf() | amounts.PotionsIn() | amounts.DebtIn() | amounts.Different() | amounts.TypesOf():
                noun = nouns.noun(amount.noun)
                measure = Term.WHOLE_COST if whole and isinstance(amount, amounts.CostOf) else _MEASURES[type(amount)]
                return (measure, *self._place(noun.place), self.add_filter(noun.where))
            case amounts.Tokens(counter, None):
                row = self._counter(counter, Of.PLAYER, Of.LANDSCAPE, Of.TABLE)
                return (Term.TOKENS if COUNTERS[row].of is Of.PLAYER else Term.TOKENS_HERE, row)
            case amounts.Tokens(counter, where) if where is not None:
                return (Term.TOKENS_ON, self._counter(counter, Of.PILE), *self._piles(nouns.noun(where)))
            case amounts.Fact(name):
                self.python_alone |= _FACTS[name] >= PYTHON_ALONE[Term]
                return (_FACTS[name],)
            case amounts.Compound(operator, left, right):
                return (*self._terms(left, whole), *self._terms(right, whole), _OPERATORS[operator])
            case _:
                raise TypeError(f"no program for the amount {amount!r}")

    def _counter(self, name: str, *of: Of) -> int:
        """The number of a counter that a card speaks of."""
        row = counter_number(name, *of)
        self.python_alone |= not COUNTERS[row].native
        return row

    def _piles(self, noun: nouns.Noun) -> tuple[int, int, int]:
        """Piles as a noun: some of ``PILES``, or those that the cards of a slot belong to, wherever these lie."""
        slot = SLOT_OF.get(noun.place.name, Slot.NONE)
        if slot is Slot.NONE and noun.place != nouns.PILES:
            raise TypeError(f"tokens lie on PILES, or on the piles of cards that are remembered, not on {noun.place.name}")
        self.slots.add(slot)
        return Zone.PILES, slot, self.add_filter(noun.where)

    def add_filter(self, where: filters.Filter | None) -> int:
        """The place of a filter in the table of filters."""
        if where is None:
            return NO_FILTER
        tests = self._tests(where)
        if tests not in self.filter_table:
            self.filter_table.append(tests)
        return self.filter_table.index(tests)

    def _tests(self, where: filters.Filter) -> tuple[int, ...]:
        match where:
            case filters.Types(mask):
                return (Test.TYPES, mask)
            case filters.Named(name):
                return (Test.KIND, self.kinds.get(name, -1))
            case filters.CostsUpTo(most):
                return (Test.COSTS_UP_TO, self.add_amount(most, compared=True))
            case filters.CostsAtLeast(least):
                return (Test.COSTS_AT_LEAST, self.add_amount(least, compared=True))
            case filters.Like(place):
                self.slots.add(SLOT_OF[place.name])
                return (Test.LIKE, SLOT_OF[place.name])
            case filters.Not(inner):
                return (*self._tests(inner), Test.NOT)
            case filters.Both(left, right):
                return (*self._tests(left), *self._tests(right), Test.AND)
            case filters.Either(left, right):
                return (*self._tests(left), *self._tests(right), Test.OR)
            case _:
                raise TypeError(f"no program for the filter {where!r}")
