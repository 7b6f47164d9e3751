"""Conditions that a drawn kingdom can be asked to meet: read off the card sentences, so that new cards need no list.

>>> from deckwright.notation.kingdom_conditions import drawn_kingdom, meets
>>> cards = drawn_kingdom(("base-2e",), seed=5, conditions=("village", "trash"))
>>> meets(cards, ("base-2e",), "village"), meets(cards, ("base-2e",), "trash")
(True, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields

from deckwright.cards import find_card
from deckwright.errors import Problem
from deckwright.lang import ATTACK, HAND, LOOKED, REACTION, Actions, Buys, Card, Trash
from deckwright.lang.filters import Like
from deckwright.lang.nouns import noun
from deckwright.lang.verbs import Bonus, Sentence
from deckwright.notation.kingdoms import random_kingdom

TRIES = 3000
"""Kingdoms drawn before the conditions are given up as impossible."""


def _sentences(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence and every sentence inside it."""
    yield sentence
    for field in fields(sentence):
        value = getattr(sentence, field.name)
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Sentence):
                yield from _sentences(inner)


def _bonus(card: Card, kind: type[Bonus]) -> int:
    """The greatest bonus of this kind that the card gives in one sentence."""
    numbers = [sentence.number for sentence in _sentences(card.play) if isinstance(sentence, kind)]
    return max((number for number in numbers if isinstance(number, int)), default=0)


def _trashes(card: Card) -> bool:
    """Gets other cards out of its owner's deck."""
    chosen = [noun(sentence.what) for sentence in _sentences(card.play) if isinstance(sentence, Trash)]
    return any(what.place in (HAND, LOOKED) and not isinstance(what.where, Like) for what in chosen)


def _village(cards: Sequence[Card]) -> bool:
    return any(_bonus(card, Actions) >= 2 for card in cards)


def _buy(cards: Sequence[Card]) -> bool:
    return any(_bonus(card, Buys) >= 1 for card in cards)


def _trash(cards: Sequence[Card]) -> bool:
    return any(_trashes(card) for card in cards)


def _reaction_to_attack(cards: Sequence[Card]) -> bool:
    attacks = any(card.types.mask & ATTACK.mask for card in cards)
    return not attacks or any(card.types.mask & REACTION.mask for card in cards)


def _cost_spread(cards: Sequence[Card]) -> bool:
    return {2, 3, 4, 5} <= {card.cost for card in cards}


CONDITIONS: dict[str, Callable[[Sequence[Card]], bool]] = {
    "village": _village,
    "buy": _buy,
    "trash": _trash,
    "reaction-to-attack": _reaction_to_attack,
    "cost-spread": _cost_spread,
}
"""A card with +2 Actions, one with +Buy, one that trashes from the own deck, a Reaction if there is an Attack, costs from 2 to 5."""


def meets(kingdom: Sequence[str], sets: tuple[str, ...], condition: str) -> bool:
    """The kingdom meets the condition."""
    return CONDITIONS[condition]([find_card(name, sets)[1] for name in kingdom])


def drawn_kingdom(
    sets: tuple[str, ...], seed: int, required: Sequence[str] = (), banned: Sequence[str] = (), conditions: Sequence[str] = ()
) -> tuple[str, ...]:
    """A random kingdom that meets the conditions: the first that does of those from ``seed`` on."""
    for step in range(TRIES if conditions else 1):
        kingdom = random_kingdom(sets, (seed + step) % (1 << 64), required, banned)
        if all(meets(kingdom, sets, condition) for condition in conditions):
            return kingdom
    raise Problem("kingdom-conditions", conditions=", ".join(conditions), tries=str(TRIES))
