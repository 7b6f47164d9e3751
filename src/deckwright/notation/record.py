"""Records: a game written down as its set-up and its answers, one a line (``docs/records.md``).

>>> from deckwright.engine.game import Game, Setup
>>> from deckwright.notation.record import read_record, write_record
>>> game = Game(Setup(kingdom=("Cellar", "Market"), seed=7, first=0))
>>> game.answer("play treasures")
>>> print(write_record(game.record()), end="")
deckwright record 1
sets: base-2e
kingdom: Cellar, Market
players: 2
first: 0
seed: 7
rules: 1
<BLANKLINE>
p0: play treasures
>>> read_record(write_record(game.record())) == game.record()
True
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from deckwright.cards import find_card, known_sets
from deckwright.engine.answer import OF_NO_CARDS, Answer, read_answer
from deckwright.engine.game import Record, Setup
from deckwright.engine.layout import check_besides, check_kingdom
from deckwright.engine.randomness import commitment, fits, keyed
from deckwright.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from deckwright.errors import DamagedFile, Problem

VERSION = 1
KEYS = ("sets", "kingdom", "players", "first", "seed")
FURTHER_KEYS = ("landscapes", "bane", "colonies", "shelters")
"""What lies beside the kingdom, where there is any of it."""
DISCREET_KEY = "discreet"
"""In discreet games being asked tells nothing of a hand, so that players are also asked where they have nothing to decide."""
HOSTED_KEYS = ("key", "commitment")
"""A hosted game has a key in place of the seed, and may have the commitment to it."""
RULES_KEY = "rules"
"""The version of the rules; records from before there was one don't have it."""
MOST_RULES = 1_000_000
BY_LOT = "lot"
YES = "yes"
LONGEST_NAME = 40
_SIGNATURE = "deckwright record"
_NAME = re.compile(r"\s*name p(0|[1-9][0-9]{0,2})\s*:")
_Read = TypeVar("_Read")


class DamagedRecord(DamagedFile):
    """A record that can't be read to its end; ``record`` is what came before, if the set-up was whole.

    The line is a word among the details, so that no language puts a separator between its thousands.
    """

    def __init__(self, code: str, record: Record | None = None, **details: Any) -> None:
        super().__init__(code, **details)
        self.record = record


def write_record(record: Record) -> str:
    """The record as text."""
    setup = record.setup
    lines = [
        f"{_SIGNATURE} {VERSION}",
        f"sets: {', '.join(setup.sets)}",
        f"kingdom: {', '.join(setup.kingdom)}".rstrip(),
        *_besides(setup),
        f"players: {setup.players}",
        f"first: {BY_LOT if setup.first is None else setup.first}",
        *_chance(setup),
        *(() if record.rules is None else (f"rules: {record.rules}",)),
        *(f"name p{seat}: {checked_name(name)}" for seat, name in enumerate(record.names) if name),
        "",
        *(f"p{player}: {answer}" for player, answer in record.answers),
    ]
    return "\n".join(lines) + "\n"


def _besides(setup: Setup) -> list[str]:
    """What lies beside the kingdom piles."""
    flags = [f"{key}: {YES}" for key in ("colonies", "shelters") if getattr(setup, key)]
    landscapes = [f"landscapes: {', '.join(setup.landscapes)}"] if setup.landscapes else []
    discreet = [f"{DISCREET_KEY}: {YES}"] if setup.discreet else []
    return [*landscapes, *([f"bane: {setup.bane}"] if setup.bane else []), *flags, *discreet]


def _chance(setup: Setup) -> tuple[str, ...]:
    """Where the shuffles come from."""
    return (f"key: {setup.key}", f"commitment: {commitment(setup.key)}") if setup.key else (f"seed: {setup.seed}",)


def checked_name(name: str) -> str:
    """A name that fits on one line of a record; any other is refused."""
    if not name or len(name) > LONGEST_NAME or name != name.strip() or not name.isprintable():
        raise Problem("player-name", name=name, most=LONGEST_NAME)
    return name


def read_record(text: str) -> Record:
    """The record in a text; ``DamagedRecord`` names the line and the reason. Whether the answers are legal is for the game to say."""
    raw = text.removeprefix("\ufeff").split("\n")
    lines = [(number, _entry(line)) for number, line in enumerate(raw, 1) if not line.lstrip().startswith("#")]
    if not lines or lines[0][0] > 1:
        raise DamagedRecord("record-unrecognised")
    _check_signature(lines[0][1])
    end = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    setup, names, rules = _setup(lines[1:end])
    answers: list[tuple[int, Answer]] = []
    met: dict[str, tuple[int, Answer]] = {}  # most answers of a game are said again and again
    for number, line in lines[end:]:
        if line:
            try:
                if line not in met:
                    met[line] = _answer(line, setup)
                answers.append(met[line])
            except Problem as problem:
                before = Record(setup, tuple(answers), names, rules)
                raise DamagedRecord("record-line", before, line=str(number), reason=problem) from problem
    return Record(setup, tuple(answers), names, rules)


def _entry(line: str) -> str:
    """A line without its comment; a name may contain the sign that begins one."""
    return line.strip() if _NAME.match(line) else line.partition("#")[0].strip()


def _check_signature(line: str) -> None:
    match = re.fullmatch(rf"{_SIGNATURE} ([0-9]{{1,9}})", line)
    if not match:
        raise DamagedRecord("record-unrecognised")
    if int(match[1]) != VERSION:
        raise DamagedRecord("record-version", version=int(match[1]), known=VERSION)


def _setup(lines: list[tuple[int, str]]) -> tuple[Setup, tuple[str, ...], int | None]:
    """The set-up, the players' names and the version of the rules from the lines above the first empty one."""
    written: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        key, colon, value = line.partition(":")
        key = key.strip()
        known = (*KEYS, *FURTHER_KEYS, DISCREET_KEY, *HOSTED_KEYS, RULES_KEY)
        if not colon or (key not in known and not _NAME.match(line)):
            raise DamagedRecord("record-key", line=str(number), text=line, known=", ".join((*known, "name p0")))
        if key in written:
            raise DamagedRecord("record-twice", line=str(number), key=key)
        written[key] = number, value.strip()
    for key in KEYS:
        if key not in written and not (key == "seed" and "key" in written):
            raise DamagedRecord("record-missing", key=key)
    sets = _value(written["sets"], lambda value: known_sets(_listed(value)))
    kingdom = _value(written["kingdom"], lambda value: _kingdom(value, sets))
    players = _whole("players", written["players"], FEWEST_PLAYERS, MOST_PLAYERS)
    first = None if written["first"][1] == BY_LOT else _whole("first", written["first"], 0, players - 1)
    key = _key(written)
    seed = 0 if key else _whole("seed", written["seed"], 0, (1 << 64) - 1)
    setup = Setup(kingdom, sets, players, seed, first, key, **_read_besides(written, kingdom, sets))
    rules = _whole(RULES_KEY, written[RULES_KEY], 1, MOST_RULES) if RULES_KEY in written else None
    return setup, _names(written, players), rules


def _read_besides(written: dict[str, tuple[int, str]], kingdom: tuple[str, ...], sets: tuple[str, ...]) -> dict[str, Any]:
    """What lies beside the kingdom piles; what nobody knows is refused with its line."""
    found: dict[str, Any] = {}
    if "landscapes" in written:
        found["landscapes"] = _value(written["landscapes"], lambda value: _landscapes(value, sets))
    if "bane" in written:
        found["bane"] = _value(written["bane"], lambda value: _bane(value, kingdom, sets))
    for key in ("colonies", "shelters"):
        if key in written:
            found[key] = _value(written[key], lambda value, key=key: _flag(key, value, sets))  # type: ignore[misc]
    if DISCREET_KEY in written:
        found[DISCREET_KEY] = _value(written[DISCREET_KEY], lambda value: _yes(DISCREET_KEY, value))
    return found


def _landscapes(value: str, sets: tuple[str, ...]) -> tuple[str, ...]:
    names = _listed(value)
    check_besides(sets, names)
    return names


def _bane(value: str, kingdom: tuple[str, ...], sets: tuple[str, ...]) -> str:
    _kingdom(value, sets)
    if value in kingdom:
        raise Problem("kingdom-doubled", card=value)
    return value


def _flag(key: str, value: str, sets: tuple[str, ...]) -> bool:
    _yes(key, value)
    check_besides(sets, (), key == "colonies", key == "shelters")
    return True


def _yes(key: str, value: str) -> bool:
    if value != YES:
        raise Problem("record-flag", key=key, value=value)
    return True


def _names(written: dict[str, tuple[int, str]], players: int) -> tuple[str, ...]:
    """The players' names by seat; nothing if there are none."""
    names = [""] * players
    for key, (number, value) in written.items():
        if match := _NAME.match(f"{key}:"):
            seat = int(match[1])
            if seat >= players:
                raise DamagedRecord("record-line", line=str(number), reason=Problem("record-seat", player=seat, players=players))
            names[seat] = _value((number, value), checked_name)
    return tuple(names) if any(names) else ()


def _key(written: dict[str, tuple[int, str]]) -> str:
    """The key of a hosted game; empty if there is a seed."""
    key = _value(written["key"], lambda value: _only_key(value, "seed" in written)) if "key" in written else ""
    if "commitment" in written:
        _value(written["commitment"], lambda value: _kept(value, key))
    return key


def _only_key(key: str, seed: bool) -> str:
    """A key without a seed beside it."""
    if seed:
        raise Problem("seed-and-key")
    keyed(key)
    return key


def _kept(promised: str, key: str) -> None:
    """Refuse a commitment that doesn't belong to the key."""
    if not key:
        raise Problem("commitment-alone")
    if not fits(key, promised):
        raise Problem("commitment-differs")


def _value(written: tuple[int, str], read: Callable[[str], _Read]) -> _Read:
    """A value, or the problem with it together with its line."""
    number, value = written
    try:
        return read(value)
    except Problem as problem:
        raise DamagedRecord("record-line", line=str(number), reason=problem) from problem


def _listed(value: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in value.split(",")) if value else ()


def _kingdom(value: str, sets: tuple[str, ...]) -> tuple[str, ...]:
    cards = _listed(value)
    for name in cards:
        find_card(name, sets)
    check_kingdom(cards, sets)
    return cards


def _whole(key: str, written: tuple[int, str], least: int, most: int) -> int:
    number, value = written
    if not re.fullmatch("[0-9]{1,20}", value) or not least <= int(value) <= most:
        raise DamagedRecord("record-number", line=str(number), key=key, value=value, least=str(least), most=str(most))
    return int(value)


def _answer(line: str, setup: Setup) -> tuple[int, Answer]:
    match = re.fullmatch(r"p([0-9]{1,3}):(.*)", line)
    if not match:
        raise Problem("record-answer-form", text=line)
    player = int(match[1])
    if player >= setup.players:
        raise Problem("record-seat", player=player, players=setup.players)
    answer = read_answer(match[2])
    if answer.verb not in OF_NO_CARDS:
        for name in answer.cards:
            if name not in setup.landscapes:
                find_card(name, setup.sets)
    return player, answer
