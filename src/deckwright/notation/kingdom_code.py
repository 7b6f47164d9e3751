"""Kingdom codes: a kingdom as a short word that can be sent in a chat or a link (``docs/kingdoms.md`` specifies every bit).

>>> from deckwright.notation.kingdom_code import Kingdom, read_code, write_code
>>> write_code(Kingdom(("Market", "Moat", "Village"), ("base-2e",), players=3))
'1DEC24VPCT'
>>> read_code("1dec2-4vpct").cards
('Market', 'Moat', 'Village')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import comb

from deckwright.cards import KINGDOM_SETS, find_card, known_sets
from deckwright.engine.setup import FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS, check_kingdom
from deckwright.errors import DamagedFile, Problem, UnknownName, shortened, suggestion
from deckwright.notation.spelling import has_card

VERSION = 1
MOST_SETS = 10
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters worth 0 to 31; I, L, O and U are left out because they look like others."""

_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
_CHECK = 32749  # the greatest prime below 32 ** 3
_CHECK_SYMBOLS = 3
_SHORTEST, _LONGEST = 1 + 1 + _CHECK_SYMBOLS, 40
_PLAYER_BITS, _CARD_COUNT_BITS, _SET_COUNT_BITS, _SET_BITS = 3, 4, 4, 6


@dataclass(frozen=True, slots=True)
class Kingdom:
    """The kingdom cards, the sets they are from (the first that has a card gives it) and perhaps for how many players."""

    cards: tuple[str, ...]
    sets: tuple[str, ...]
    players: int | None = None


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
    sets = used_sets(kingdom.cards, kingdom.sets)
    if not 1 <= len(sets) <= MOST_SETS:
        raise Problem("code-sets", number=len(sets), most=MOST_SETS)
    return _encode(cards, [_set_ids().index(set_id) for set_id in sets], kingdom.players or 0)


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
    if not _SHORTEST <= len(code) <= _LONGEST or _number(code) % _CHECK:
        raise DamagedFile("code-damaged", text=shortened(text.strip()))
    version = SYMBOLS.index(code[0])
    if version != VERSION:
        raise DamagedFile("code-version", version=version, known=VERSION)
    cards, sets, players = _decode(_number(code[1:-_CHECK_SYMBOLS]))
    sensible = cards and 1 <= len(set(sets)) == len(sets) <= MOST_SETS and players not in (1, 7)
    if not sensible or _encode(cards, sets, players) != code:
        raise DamagedFile("code-damaged", text=shortened(text.strip()))
    return Kingdom(_names(cards), _sets(sets), players or None)


def looks_like_code(text: str) -> bool:
    """A single word that starts with a digit, as no name does."""
    return text.strip()[:1].isdigit() and "," not in text


def _names(cards: list[int]) -> tuple[str, ...]:
    names = _card_names()
    for number in cards:
        if number >= len(names):
            raise DamagedFile("code-card", number=str(number))
    return tuple(sorted(names[number] for number in cards))


def _sets(sets: list[int]) -> tuple[str, ...]:
    ids = _set_ids()
    for number in sets:
        if number >= len(ids):
            raise DamagedFile("code-set", number=str(number))
    return tuple(ids[number] for number in sets)


def _encode(cards: list[int], sets: list[int], players: int) -> str:
    value = sum(comb(number, place) for place, number in enumerate(sorted(cards), 1))
    for number in reversed(sets):
        value = value << _SET_BITS | number
    value = value << _SET_COUNT_BITS | len(sets)
    value = value << _CARD_COUNT_BITS | len(cards)
    value = value << _PLAYER_BITS | players
    start = SYMBOLS[VERSION] + _word(value)
    check = -_number(start) * 32**_CHECK_SYMBOLS % _CHECK
    return start + _word(check).rjust(_CHECK_SYMBOLS, SYMBOLS[0])


def _decode(value: int) -> tuple[list[int], list[int], int]:
    """Card numbers, set numbers and players, as they are: whether they make sense is for the caller to judge."""
    players, value = _take(value, _PLAYER_BITS)
    card_count, value = _take(value, _CARD_COUNT_BITS)
    set_count, value = _take(value, _SET_COUNT_BITS)
    sets = []
    for _ in range(set_count):
        number, value = _take(value, _SET_BITS)
        sets.append(number)
    cards = []
    for place in range(min(card_count, KINGDOM_PILES), 0, -1):
        number = _greatest(value, place)
        value -= comb(number, place)
        cards.append(number)
    return cards, sets, players


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
def _set_ids() -> tuple[str, ...]:
    return tuple(row[1] for row in _table("set_numbers.tsv"))


def _table(name: str) -> list[list[str]]:
    lines = files("deckwright.notation").joinpath(name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]
