"""From what somebody chose to the kingdom that is laid out."""

from __future__ import annotations

import secrets
from functools import lru_cache

from deckwright.cards import known_sets
from deckwright.notation.kingdom_code import Kingdom, used_sets, write_code
from deckwright.notation.kingdom_conditions import drawn_kingdom
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.notation.recommended import recommended
from deckwright.server.kingdom_wishes import CodedKingdom, KingdomChoice, NamedKingdom, PickedKingdom, RandomKingdom
from deckwright.server.messages import KingdomFacts
from deckwright.text import LANGUAGES, translator


def chosen_kingdom(choice: KingdomChoice) -> Kingdom:
    """The kingdom that is meant; what can't be laid out is refused with the reason."""
    match choice:
        case NamedKingdom(name=name):
            return parse_kingdom(name, kingdom_names=_translated())
        case CodedKingdom(code=code):
            return parse_kingdom(code)
        case PickedKingdom(cards=cards, sets=sets):
            return parse_kingdom(", ".join(cards), known_sets(tuple(sets)))
        case RandomKingdom():
            return _drawn(choice)


def _drawn(choice: RandomKingdom) -> Kingdom:
    sets = known_sets(tuple(dict.fromkeys(choice.sets)))
    seed = secrets.randbits(53) if choice.seed is None else choice.seed
    cards = drawn_kingdom(sets, seed, choice.require, choice.ban, choice.conditions)
    return Kingdom(cards, used_sets(cards, sets))


def _translated() -> dict[str, list[str]]:
    """The names of the recommended kingdoms in every language."""
    return {kingdom.id: [translator(language).kingdom_name(kingdom.id) for language in LANGUAGES] for kingdom in recommended()}


def kingdom_facts(kingdom: Kingdom, kingdom_id: str = "") -> KingdomFacts:
    """The kingdom as clients are told of it."""
    landscapes, bane = list(kingdom.landscapes), kingdom.bane or None
    return KingdomFacts(kingdom_id, list(kingdom.sets), list(kingdom.cards), landscapes, bane, write_code(kingdom))


@lru_cache(maxsize=4096)
def code_of(kingdom: Kingdom) -> str:
    """The code of a kingdom; every update tells it, so it is worked out once."""
    return write_code(kingdom) if kingdom.cards else ""
