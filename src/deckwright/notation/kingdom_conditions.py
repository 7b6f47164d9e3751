"""Conditions that a drawn kingdom can be asked to meet: read off the card sentences, so that new cards need no list.

>>> from deckwright.notation.kingdom_conditions import drawn_kingdom, meets
>>> cards = drawn_kingdom(("base-2e",), seed=5, conditions=("village", "trash"))
>>> meets(cards, ("base-2e",), "village"), meets(cards, ("base-2e",), "trash")
(True, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from itertools import combinations
from operator import or_

from deckwright.cards import find_card
from deckwright.engine.layout import KINGDOM_PILES
from deckwright.errors import Problem
from deckwright.lang import ATTACK, REACTION, Card
from deckwright.lang.deeds import greatest_bonus, thins
from deckwright.notation.kingdoms import Lots, draw, generator, lots

TRIES = 100
"""Kingdoms drawn before one that meets the conditions is put together card by card."""


_FEATURES: dict[str, Callable[[Card], bool]] = {
    "village": lambda card: greatest_bonus(card, "actions") >= 2,
    "buy": lambda card: greatest_bonus(card, "buys") >= 1,
    "trash": thins,
    "attack": lambda card: bool(card.types.mask & ATTACK.mask),
    "reaction": lambda card: bool(card.types.mask & REACTION.mask),
    "cost 2": lambda card: card.cost == 2,
    "cost 3": lambda card: card.cost == 3,
    "cost 4": lambda card: card.cost == 4,
    "cost 5": lambda card: card.cost == 5,
}
"""What a card can bring to a kingdom, each a bit of a mask."""


def _mask(*features: str) -> int:
    return sum(1 << list(_FEATURES).index(feature) for feature in features)


_ATTACK = _mask("attack")
CONDITIONS: dict[str, int] = {
    "village": _mask("village"),
    "buy": _mask("buy"),
    "trash": _mask("trash"),
    "reaction-to-attack": _mask("reaction"),
    "cost-spread": _mask("cost 2", "cost 3", "cost 4", "cost 5"),
}
"""The features that must be there, each on some card; the Reaction only where there is an Attack."""
_REACTION_TO_ATTACK = "reaction-to-attack"


@cache
def _features(name: str, sets: tuple[str, ...]) -> int:
    """What the card brings, in the version of the first of the sets that has it."""
    card = find_card(name, sets)[1]
    return sum(1 << bit for bit, has in enumerate(_FEATURES.values()) if has(card))


def _met(features: int, condition: str) -> bool:
    """Cards with these features meet the condition."""
    if condition == _REACTION_TO_ATTACK and not features & _ATTACK:
        return True
    return not CONDITIONS[condition] & ~features


def meets(kingdom: Sequence[str], sets: tuple[str, ...], condition: str) -> bool:
    """The kingdom meets the condition."""
    return _met(_all(_features(name, sets) for name in kingdom), condition)


def _all(features: Iterable[int]) -> int:
    return reduce(or_, features, 0)


def _fewest(needed: int, offers: frozenset[int]) -> int:
    """How many cards it takes at least to bring everything that is needed; more than a kingdom has if it can't be done."""

    @cache
    def fewest(left: int) -> int:
        if not left:
            return 0
        lowest = left & -left
        return 1 + min((fewest(left & ~offer) for offer in offers if offer & lowest), default=KINGDOM_PILES)

    return fewest(needed)


def _possible(conditions: Sequence[str], has: int, offered: Sequence[int], places: int) -> bool:
    """Whether cards with these features become ten that meet the conditions once ``places`` more are drawn from what is offered."""
    needed = _all(CONDITIONS[condition] for condition in conditions)
    if _fewest(needed & ~has, frozenset(offered)) <= places <= len(offered):
        return True
    if _REACTION_TO_ATTACK not in conditions or has & _ATTACK:
        return False
    # Without any Attack there need not be a Reaction.
    peaceful = [offer for offer in offered if not offer & _ATTACK]
    return _fewest(needed & ~CONDITIONS[_REACTION_TO_ATTACK] & ~has, frozenset(peaceful)) <= places <= len(peaceful)


def drawn_kingdom(
    sets: tuple[str, ...], seed: int, required: Sequence[str] = (), banned: Sequence[str] = (), conditions: Sequence[str] = ()
) -> tuple[str, ...]:
    """A random kingdom that meets the conditions (``docs/kingdoms.md``); it is refused only if there is none, and at once."""
    wishes, randomness = lots(sets, required, banned), generator(seed)
    if not conditions:
        return draw(wishes, randomness)[0]
    features = {name: _features(name, sets) for name in (*wishes.required, *wishes.pool)}
    _check(conditions, wishes, features)
    for _ in range(TRIES):
        kingdom, randomness = draw(wishes, randomness)
        has = _all(features[name] for name in kingdom)
        if all(_met(has, condition) for condition in conditions):
            return kingdom

    def fits(chosen: Sequence[str], pool: Sequence[str]) -> bool:
        has = _all(features[name] for name in chosen)
        return _possible(conditions, has, [features[name] for name in pool], KINGDOM_PILES - len(chosen))

    return draw(wishes, randomness, fits)[0]


def _check(conditions: Sequence[str], wishes: Lots, features: Mapping[str, int]) -> None:
    """Refuse conditions that no kingdom meets, and name as few of them as can't be met together."""
    has, places = _all(features[name] for name in wishes.required), KINGDOM_PILES - len(wishes.required)
    pool = [features[name] for name in wishes.pool]
    if _possible(conditions, has, pool, places):
        return
    few = (some for number in range(1, len(conditions) + 1) for some in combinations(conditions, number))
    blamed = next(some for some in few if not _possible(some, has, pool, places))
    raise Problem("kingdom-conditions", conditions=", ".join(blamed), number=len(blamed))
