"""Choosing a kingdom: at random from some sets, of the day, or from what somebody typed (``docs/kingdoms.md``).

>>> from deckwright.notation.kingdoms import parse_kingdom, random_kingdom
>>> random_kingdom(("base-2e",), seed=1, required=("Moat",), banned=("Witch",))[:3]
('Artisan', 'Chapel', 'Gardens')
>>> parse_kingdom("village, smithy, moat").cards
('Village', 'Smithy', 'Moat')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

from deckwright.cards import KINGDOM_SETS, card_names, kingdom_names, known_sets, landscape_names
from deckwright.engine.layout import COLONY_CARDS, KINGDOM_PILES, SHELTERS, check_kingdom
from deckwright.engine.randomness import below, seeded
from deckwright.errors import Problem, UnknownName, shortened, suggestion
from deckwright.notation.kingdom_code import Kingdom, looks_like_code, read_code, used_sets
from deckwright.notation.recommended import Names, missing, recommended, search
from deckwright.notation.spelling import card_spelt, folded, has_card

LONGEST_TEXT = 500
"""Characters of a written kingdom; ten cards with the longest names have half as many."""
DAILY = "daily"
DAILY_SETS = ("base-2e", "seaside-1e")
"""The sets of the kingdoms of the day; they stay these, so that a day's kingdom never changes."""
_STREAM = int.from_bytes(b"kingdoms", "big")
"""Keeps the choice of the kingdom apart from the shuffles of a game with the same seed."""


@dataclass(frozen=True, slots=True)
class Lots:
    """What a kingdom is drawn from: the cards that are in it anyhow, and those that may be, in the order of the draw."""

    required: tuple[str, ...]
    pool: tuple[str, ...]


def random_kingdom(sets: tuple[str, ...], seed: int, required: Sequence[str] = (), banned: Sequence[str] = ()) -> tuple[str, ...]:
    """Ten different cards of these sets in alphabetical order, the same for the same seed on every machine."""
    return draw(lots(sets, required, banned), generator(seed))[0]


def generator(seed: int) -> int:
    """The generator that a kingdom is drawn with."""
    if not 0 <= seed < 1 << 64:
        raise Problem("seed-range", seed=seed)
    return seeded(seed ^ _STREAM)


def lots(sets: tuple[str, ...], required: Sequence[str] = (), banned: Sequence[str] = ()) -> Lots:
    """The lots for these wishes; wishes that leave no ten cards are refused."""
    names = kingdom_cards(known_sets(sets))
    wanted = dict.fromkeys(_kingdom_card(name, _accepted(sets, {}), sets) for name in required)
    unwanted = {_kingdom_card(name, _accepted(KINGDOM_SETS, {}), KINGDOM_SETS) for name in banned}
    for name in wanted:
        if name in unwanted:
            raise Problem("random-both", card=name)
    if len(wanted) > KINGDOM_PILES:
        raise Problem("random-required", given=len(wanted), most=KINGDOM_PILES)
    pool = tuple(name for name in names if name not in wanted and name not in unwanted)
    if len(pool) + len(wanted) < KINGDOM_PILES:
        raise Problem("random-few", available=len(pool) + len(wanted), needed=KINGDOM_PILES)
    return Lots(tuple(wanted), pool)


def draw(lots: Lots, randomness: int, fits: Callable[[Sequence[str], Sequence[str]], bool] | None = None) -> tuple[tuple[str, ...], int]:
    """Ten cards, and the generator after them. A card is passed over if the chosen ones with it and the cards left don't fit any more."""
    chosen, pool = list(lots.required), list(lots.pool)
    while len(chosen) < KINGDOM_PILES:
        place, randomness = below(randomness, len(pool))
        card = pool.pop(place)
        if fits is None or fits([*chosen, card], pool):
            chosen.append(card)
    return tuple(sorted(chosen)), randomness


def daily_kingdom(day: date | None = None) -> Kingdom:
    """The kingdom of a day, the same for everybody; without a day, today's by universal time."""
    day = datetime.now(UTC).date() if day is None else day
    cards = random_kingdom(DAILY_SETS, day.year * 10_000 + day.month * 100 + day.day)
    return Kingdom(cards, used_sets(cards, DAILY_SETS))


def _daily(text: str) -> Kingdom | None:
    """The kingdom that ``daily`` or ``daily 2026-11-16`` stands for."""
    word, _, day = text.casefold().partition(" ")
    if word != DAILY:
        return None
    if not day.strip():
        return daily_kingdom()
    try:
        return daily_kingdom(date.fromisoformat(day.strip()))
    except ValueError:
        raise Problem("daily-date", day=shortened(day.strip())) from None


def kingdom_cards(sets: tuple[str, ...]) -> list[str]:
    """The kingdom cards of these sets in alphabetical order, each name once."""
    return sorted(kingdom_names(sets))


def newest_first(sets: tuple[str, ...] = KINGDOM_SETS) -> tuple[str, ...]:
    """These sets with the newer edition of a set before the older one, so that it gives the cards that both have."""
    families = [_family(set_id) for set_id in sets]
    return tuple(sorted(sorted(sets, reverse=True), key=lambda set_id: families.index(_family(set_id))))


def _family(set_id: str) -> str:
    return set_id.rpartition("-")[0]


def parse_kingdom(
    text: str,
    sets: tuple[str, ...] | None = None,
    edition: str | None = None,
    kingdom_names: Names | None = None,
    translated_cards: Mapping[str, str] | None = None,
) -> Kingdom:
    """The kingdom that a recommended name or id, ``daily``, a code or a list of cards stands for.

    ``sets`` says where the cards of a list are from; without it every set is tried, newer editions first. The other arguments
    are as in ``find``, and ``translated_cards`` gives English names for names in other languages.
    """
    text = text.strip()
    if not folded(text):
        raise Problem("kingdom-empty")
    if len(text) > LONGEST_TEXT:
        raise Problem("kingdom-too-long", most=LONGEST_TEXT)
    daily = _daily(text)
    if daily is not None:
        return daily
    found = search(text, kingdom_names, edition)
    if found is not None:
        if missing(found):
            raise Problem("kingdom-missing", kingdom=found.name, missing=", ".join(missing(found)))
        return Kingdom(found.kingdom, found.sets)
    if looks_like_code(text):
        return _coded(text)
    chosen = newest_first() if sets is None else known_sets(sets)
    words = [word.strip() for word in text.strip(",").split(",")]
    if not all(words):
        raise Problem("kingdom-empty")
    names = _accepted(chosen, translated_cards or {})
    try:
        cards = tuple(_kingdom_card(word, names, chosen) for word in words)
    except UnknownName:
        if len(words) > 1:
            raise
        # A single unknown word may be meant as a kingdom as well as a card, so both are offered.
        further = [name for several in (kingdom_names or {}).values() for name in several]
        known = [*(kingdom.name for kingdom in recommended()), *further, *names]
        raise UnknownName("unknown-kingdom", name=text, suggestion=suggestion(text, known)) from None
    check_kingdom(cards)
    return Kingdom(cards, used_sets(cards, chosen))


def _coded(text: str) -> Kingdom:
    kingdom = read_code(text)
    cards = (*kingdom.cards, *([kingdom.bane] if kingdom.bane else []))
    lacking = [name for name in cards if not any(has_card(name, set_id) for set_id in kingdom.sets)]
    lacking += [name for name in kingdom.landscapes if name not in landscape_names(kingdom.sets)]
    lacking += [*(COLONY_CARDS if kingdom.colonies else ()), *(SHELTERS if kingdom.shelters else ())]
    if lacking:
        raise Problem("kingdom-missing", kingdom=text, missing=", ".join(lacking))
    sets = tuple(set_id for set_id in kingdom.sets if set_id in KINGDOM_SETS)
    return replace(kingdom, sets=used_sets(cards, sets))


def _accepted(sets: tuple[str, ...], translated: Mapping[str, str]) -> dict[str, str]:
    """Every name that a kingdom card of these sets may be called by; where two cards share a name the English one counts."""
    english = {name: name for name in kingdom_cards(sets)}
    return {**{name: card for name, card in translated.items() if card in english}, **english}


def _kingdom_card(name: str, names: Mapping[str, str], sets: tuple[str, ...]) -> str:
    if folded(name) in (folded(basic) for basic in card_names(())):
        raise Problem("kingdom-basic", card=name)
    beside = {folded(card) for card in card_names(sets)} - {folded(card) for card in names.values()}
    if folded(name) in beside:
        raise Problem("kingdom-beside", card=name)
    return card_spelt(name, names, sets)
