"""All cards, by set and edition."""

from deckwright.cards.base_1e import BASE_1E
from deckwright.cards.base_2e import BASE_2E
from deckwright.cards.basic import BASIC
from deckwright.cards.intrigue_1e import INTRIGUE_1E
from deckwright.cards.intrigue_2e import INTRIGUE_2E
from deckwright.cards.seaside_1e import SEASIDE_1E
from deckwright.errors import UnknownName, suggestion
from deckwright.lang import Card, Pile, options_of

SETS: dict[str, tuple[Card, ...]] = {
    "basic": BASIC,
    "base-1e": BASE_1E,
    "base-2e": BASE_2E,
    "intrigue-1e": INTRIGUE_1E,
    "intrigue-2e": INTRIGUE_2E,
    "seaside-1e": SEASIDE_1E,
}
"""Sets by id. The basic cards are part of every game."""

PILES: dict[str, tuple[Pile, ...]] = {}
"""Piles of the Supply with a name of their own, by set: mixed and split ones. Their cards are among those of the set."""

LANDSCAPES: dict[str, tuple[Card, ...]] = {}
"""Events, Projects, Landmarks and Ways, by set. They lie beside the Supply and are no cards of it."""

KINGDOM_SETS = tuple(name for name in SETS if name != "basic")

_BY_NAME = {name: {card.name: card for card in cards} for name, cards in SETS.items()}


_PRESENT_NAMES = {former: card.name for cards in SETS.values() for card in cards for former in card.former_names}


def present_name(name: str) -> str:
    """The name a card goes by now: ``Harem`` is Farm (INT-RULE-3)."""
    return _PRESENT_NAMES.get(name, name)


def known_sets(sets: tuple[str, ...]) -> tuple[str, ...]:
    """The same set ids, after checking that each exists."""
    for name in sets:
        if name not in KINGDOM_SETS:
            raise UnknownName("unknown-set", name=name, suggestion=suggestion(name, list(KINGDOM_SETS)), known=", ".join(KINGDOM_SETS))
    return sets


def find_card(name: str, sets: tuple[str, ...] = KINGDOM_SETS) -> tuple[str, Card]:
    """The card of this English name in the first of these sets that has it, and that set's id."""
    for set_id in ("basic", *sets):
        found = _BY_NAME[set_id].get(present_name(name))
        if found is not None:
            return set_id, found
    known = [card for set_id in ("basic", *sets) for card in _BY_NAME[set_id]]
    raise UnknownName("unknown-card", name=name, suggestion=suggestion(name, known), sets=", ".join(sets))


def is_kingdom_card(name: str, sets: tuple[str, ...] = KINGDOM_SETS) -> bool:
    """Whether a card of these sets can be one of the kingdom piles: it is not marked otherwise, and is part of no other pile."""
    set_id, found = find_card(name, sets)
    return set_id != "basic" and found.in_kingdom and found.name not in _in_other_piles(set_id)


def kingdom_names(sets: tuple[str, ...] = KINGDOM_SETS) -> list[str]:
    """The names in these sets that kingdoms are drawn from, each once, in the order of the sets."""
    return [name for name in card_names(sets) if is_kingdom_card(name, sets)]


def _in_other_piles(set_id: str) -> set[str]:
    """The cards of a set that lie in piles with a name of their own."""
    return {card.name for pile in piles_of(set_id) for card, _ in pile.cards}


def piles_of(set_id: str) -> list[Pile]:
    """The piles of a set that have names of their own."""
    return [*PILES.get(set_id, ()), *(pile for card in SETS[set_id] for pile in card.sets_out)]


def find_pile(name: str, sets: tuple[str, ...] = KINGDOM_SETS) -> Pile | None:
    """The mixed pile of this name in one of these sets, if there is one."""
    return next((pile for set_id in sets for pile in PILES.get(set_id, ()) if pile.name == name), None)


def landscape_names(sets: tuple[str, ...]) -> list[str]:
    """The names of all landscapes in these sets."""
    return [landscape.name for set_id in sets for landscape in LANDSCAPES.get(set_id, ())]


def find_landscape(name: str, sets: tuple[str, ...]) -> tuple[str, Card]:
    """The landscape of this English name in the first of these sets that has it, and that set's id."""
    for set_id in sets:
        for landscape in LANDSCAPES.get(set_id, ()):
            if landscape.name == name:
                return set_id, landscape
    raise UnknownName("unknown-landscape", name=name, suggestion=suggestion(name, landscape_names(sets)))


def option_words() -> tuple[str, ...]:
    """Every word that some card offers to choose."""
    return tuple(dict.fromkeys(word for cards in SETS.values() for card in cards for word in options_of((card.play, card.below))))


def versions(name: str) -> list[tuple[str, Card]]:
    """Every version of a card with the set it is in."""
    name = present_name(name)
    return [(set_id, cards[name]) for set_id, cards in _BY_NAME.items() if name in cards]


def card_names(sets: tuple[str, ...] = KINGDOM_SETS) -> list[str]:
    """All names in these sets, the basic cards first, each once."""
    return list(dict.fromkeys(name for set_id in ("basic", *sets) for name in _BY_NAME[set_id]))
