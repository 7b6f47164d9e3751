"""Kingdom codes: a kingdom as a short word that can be sent in a chat or a link (``docs/kingdoms.md`` specifies every bit).

>>> from deckwright.notation.kingdom_code import Kingdom, read_code, write_code
>>> write_code(Kingdom(("Market", "Moat", "Village"), ("base-2e",), players=3))
'1DEC24VPCT'
>>> read_code("1dec2-4vpct").cards
('Market', 'Moat', 'Village')
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import comb

from deckwright.cards import KINGDOM_SETS, find_card, known_sets
from deckwright.engine.layout import KINGDOM_PILES, Layout, check_kingdom
from deckwright.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from deckwright.errors import DamagedFile, Problem, UnknownName, shortened, suggestion
from deckwright.notation.spelling import has_card

PLAIN, WITH_MORE = 1, 2
"""The version for cards alone, and the one for everything else that can lie beside them."""
MOST_SETS = 10
MOST_LANDSCAPES = 4
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters worth 0 to 31; I, L, O and U are left out because they look like others."""

_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
_CHECK = 32749  # the greatest prime below 32 ** 3
_CHECK_SYMBOLS = 3
_SHORTEST, _LONGEST = 1 + 1 + _CHECK_SYMBOLS, {PLAIN: 40, WITH_MORE: 50}
_PLAYER_BITS, _CARD_COUNT_BITS, _SET_COUNT_BITS, _SET_BITS = 3, 4, 4, 6
_LANDSCAPE_COUNT_BITS, _LANDSCAPE_BITS, _BANE_BITS = 3, 10, 12


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A layout as people choose it: cards, the sets they are from (the first that has a card gives it), perhaps for how many players."""

    cards: tuple[str, ...]
    sets: tuple[str, ...]
    players: int | None = None
    landscapes: tuple[str, ...] = ()
    bane: str = ""
    colonies: bool = False
    shelters: bool = False

    @property
    def layout(self) -> Layout:
        """The same without the players."""
        return Layout(self.cards, self.sets, self.landscapes, self.bane, self.colonies, self.shelters)


@dataclass(frozen=True, slots=True)
class _Numbers:
    """A kingdom in the numbers of the tables."""

    cards: list[int]
    sets: list[int]
    players: int
    landscapes: list[int] = field(default_factory=list)
    bane: int | None = None
    colonies: bool = False
    shelters: bool = False

    @property
    def version(self) -> int:
        """The lowest version that can say it."""
        return WITH_MORE if self.landscapes or self.bane is not None or self.colonies or self.shelters else PLAIN


def used_sets(cards: tuple[str, ...], sets: tuple[str, ...]) -> tuple[str, ...]:
    """The sets that really give one of the cards, in the same order; sets not built in are kept."""
    giving = {next((set_id for set_id in sets if has_card(name, set_id)), None) for name in cards}
    return tuple(set_id for set_id in dict.fromkeys(sets) if set_id in giving or set_id not in KINGDOM_SETS)


def write_code(kingdom: Kingdom) -> str:
    """The code of a kingdom of one to ten cards; sets that give no card are left out."""
    if not kingdom.cards:
        raise Problem("kingdom-empty")
    if kingdom.players is not None and not FEWEST_PLAYERS <= kingdom.players <= MOST_PLAYERS:
        raise Problem("player-count", number=kingdom.players, least=FEWEST_PLAYERS, most=MOST_PLAYERS)
    known_sets(tuple(set_id for set_id in kingdom.sets if set_id not in _set_ids()))
    cards = [_card_number(name, kingdom.sets) for name in kingdom.cards]
    check_kingdom(tuple(_card_names()[number] for number in cards))
    bane = _card_number(kingdom.bane, kingdom.sets) if kingdom.bane else None
    if bane in cards:
        raise Problem("kingdom-doubled", card=kingdom.bane)
    sets = used_sets((*kingdom.cards, *([kingdom.bane] if kingdom.bane else [])), kingdom.sets)
    if not 1 <= len(sets) <= MOST_SETS:
        raise Problem("code-sets", number=len(sets), most=MOST_SETS)
    if len(kingdom.landscapes) > MOST_LANDSCAPES:
        raise Problem("code-landscapes", number=len(kingdom.landscapes), most=MOST_LANDSCAPES)
    landscapes = sorted(_landscape_number(name) for name in kingdom.landscapes)
    numbers = [_set_ids().index(set_id) for set_id in sets]
    return _encode(_Numbers(cards, numbers, kingdom.players or 0, landscapes, bane, kingdom.colonies, kingdom.shelters))


def _landscape_number(name: str) -> int:
    names = _landscape_names()
    if name not in names:
        raise UnknownName("unknown-landscape", name=name, suggestion=suggestion(name, list(names)))
    return names.index(name)


def _card_number(name: str, sets: tuple[str, ...]) -> int:
    if all(set_id in KINGDOM_SETS for set_id in sets):
        find_card(name, sets)
    if name not in _card_numbers():
        raise UnknownName("unknown-card", name=name, suggestion=suggestion(name, list(_card_numbers())), sets=", ".join(sets))
    return _card_numbers()[name]


def read_code(text: str) -> Kingdom:
    """The kingdom of a code, cards in alphabetical order; ``DamagedFile`` says what is wrong with it."""
    code = text.strip().upper().translate(_READ_AS)
    for symbol in code:
        if symbol not in SYMBOLS:
            raise DamagedFile("code-letter", letter=symbol, text=shortened(text.strip()))
    longest = _LONGEST.get(SYMBOLS.index(code[0]), max(_LONGEST.values())) if code else 0
    if not _SHORTEST <= len(code) <= longest or _number(code) % _CHECK:
        raise DamagedFile("code-damaged", text=shortened(text.strip()))
    version = SYMBOLS.index(code[0])
    if version not in _LONGEST:
        raise DamagedFile("code-version", version=version, known=WITH_MORE)
    found = _decode(_number(code[1:-_CHECK_SYMBOLS]), version)
    sensible = found.cards and 1 <= len(set(found.sets)) == len(found.sets) <= MOST_SETS and found.players not in (1, 7)
    sensible = sensible and len(found.landscapes) <= MOST_LANDSCAPES and found.bane not in found.cards
    if not sensible or _encode(found) != code:
        raise DamagedFile("code-damaged", text=shortened(text.strip()))
    landscapes = _listed(found.landscapes, _landscape_names(), "code-landscape")
    bane = _listed([] if found.bane is None else [found.bane], _card_names(), "code-card")
    cards, sets = _listed(found.cards, _card_names(), "code-card"), _listed(found.sets, _set_ids(), "code-set")
    more = {"landscapes": landscapes, "bane": "".join(bane), "colonies": found.colonies, "shelters": found.shelters}
    return Kingdom(tuple(sorted(cards)), sets, found.players or None, **more)  # type: ignore[arg-type]


def looks_like_code(text: str) -> bool:
    """A single word that starts with a digit, as no name does."""
    return text.strip()[:1].isdigit() and "," not in text


def _listed(numbers: list[int], names: tuple[str, ...], problem: str) -> tuple[str, ...]:
    """The names of numbers; one that a table does not have yet is refused."""
    for number in numbers:
        if number >= len(names):
            raise DamagedFile(problem, number=str(number))
    return tuple(names[number] for number in numbers)


def _encode(numbers: _Numbers) -> str:
    value = sum(comb(number, place) for place, number in enumerate(sorted(numbers.cards), 1))
    if numbers.version == WITH_MORE:
        if numbers.bane is not None:
            value = value << _BANE_BITS | numbers.bane
        for number in sorted(numbers.landscapes, reverse=True):
            value = value << _LANDSCAPE_BITS | number
        value = value << _LANDSCAPE_COUNT_BITS | len(numbers.landscapes)
        for flag in (numbers.bane is not None, numbers.shelters, numbers.colonies):
            value = value << 1 | flag
    for number in reversed(numbers.sets):
        value = value << _SET_BITS | number
    value = value << _SET_COUNT_BITS | len(numbers.sets)
    value = value << _CARD_COUNT_BITS | len(numbers.cards)
    value = value << _PLAYER_BITS | numbers.players
    start = SYMBOLS[numbers.version] + _word(value)
    check = -_number(start) * 32**_CHECK_SYMBOLS % _CHECK
    return start + _word(check).rjust(_CHECK_SYMBOLS, SYMBOLS[0])


def _decode(value: int, version: int) -> _Numbers:
    """The numbers as they are: whether they make sense is for the caller to judge."""
    players, value = _take(value, _PLAYER_BITS)
    card_count, value = _take(value, _CARD_COUNT_BITS)
    set_count, value = _take(value, _SET_COUNT_BITS)
    sets, value = _take_several(value, set_count, _SET_BITS)
    colonies = shelters = has_bane = landscape_count = 0
    if version == WITH_MORE:
        colonies, value = _take(value, 1)
        shelters, value = _take(value, 1)
        has_bane, value = _take(value, 1)
        landscape_count, value = _take(value, _LANDSCAPE_COUNT_BITS)
    landscapes, value = _take_several(value, landscape_count, _LANDSCAPE_BITS)
    bane, value = _take(value, _BANE_BITS) if has_bane else (None, value)
    cards = []
    for place in range(min(card_count, KINGDOM_PILES), 0, -1):
        number = _greatest(value, place)
        value -= comb(number, place)
        cards.append(number)
    return _Numbers(cards, sets, players, landscapes, bane, bool(colonies), bool(shelters))


def _take_several(value: int, count: int, bits: int) -> tuple[list[int], int]:
    numbers = []
    for _ in range(count):
        number, value = _take(value, bits)
        numbers.append(number)
    return numbers, value


def _take(value: int, bits: int) -> tuple[int, int]:
    return value & (1 << bits) - 1, value >> bits


def _greatest(rank: int, place: int) -> int:
    """The greatest number of which ``place`` can be chosen in at most ``rank`` ways."""
    low, high = place - 1, place
    while comb(high, place) <= rank:
        low, high = high, high * 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if comb(middle, place) <= rank else (low, middle)
    return low


def _number(symbols: str) -> int:
    value = 0
    for symbol in symbols:
        value = value * 32 + SYMBOLS.index(symbol)
    return value


def _word(value: int) -> str:
    symbols = ""
    while value or not symbols:
        value, digit = divmod(value, 32)
        symbols = SYMBOLS[digit] + symbols
    return symbols


@cache
def _card_names() -> tuple[str, ...]:
    return tuple(row[2] for row in _table("card_numbers.tsv"))


@cache
def _card_numbers() -> dict[str, int]:
    """The number of every name, older names too."""
    return {name: int(row[0]) for row in _table("card_numbers.tsv") for name in row[2:]}


@cache
def _landscape_names() -> tuple[str, ...]:
    return tuple(row[2] for row in _table("landscape_numbers.tsv"))


@cache
def _set_ids() -> tuple[str, ...]:
    return tuple(row[1] for row in _table("set_numbers.tsv"))


def _table(name: str) -> list[list[str]]:
    lines = files("deckwright.notation").joinpath(name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]
