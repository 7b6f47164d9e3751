"""The names of what the network is told, and where it is found in observations of any number of players. Plain Python, without arrays."""

from __future__ import annotations

from functools import cache
from typing import Any

from deckwright.engine.native_words import native_words
from deckwright.engine.places import PLACES
from deckwright.engine.program import Happening, Verb, Zone
from deckwright.env import layout

OPTIONS = 16
"""Options of one question that have a logit."""
ACTIONS = layout.OPTION + OPTIONS

OWN, OTHER, TABLE = ([entry.name for entry in entries] for entries in (layout.OWN_ROWS, layout.OTHER_ROWS, layout.TABLE_ROWS))
NEXT, MEAN, MOST = "next", "mean of others", "most of others"
OWN_ALL = "own all"
_COUNTED_ELSEWHERE = ("own deck", "own discard pile", "own discard top")
"""Rows of cards that another row has as well."""
ALLOWED = "allowed"


def _of(which: str, name: str) -> str:
    return name.replace("other", which, 1)


ROWS = (*OWN, OWN_ALL, *(_of(which, name) for which in (NEXT, MEAN) for name in OTHER), *TABLE, ALLOWED)
"""Rows of every observation, whatever the number of players."""
_TABLE_NUMBERS = [entry.name for entry in layout.TABLE_NUMBERS]
_OWN_NUMBERS = [entry.name for entry in layout.OWN_NUMBERS]
_OTHER_NUMBERS = [entry.name for entry in layout.OTHER_NUMBERS]
NUMBERS = (*_TABLE_NUMBERS, *_OWN_NUMBERS, *(_of(which, name) for which in (NEXT, MEAN, MOST) for name in _OTHER_NUMBERS))
"""Numbers of every observation, whatever the number of players."""

_QUESTIONS = {number: op.name.lower() for number, op in enumerate(layout.QUESTIONS)}
_PLACE_NAMES = {**{int(zone): zone.name.lower() for zone in Zone}, **{number: place.name for number, place in enumerate(PLACES)}}
WORDS: dict[str, dict[int, str]] = {
    "question": _QUESTIONS,
    "verb": {int(verb): verb.name.lower() for verb in native_words(Verb)},
    "phase": {0: "action", 1: "buy", 2: "clean-up", 4: "night"},
    "place": _PLACE_NAMES,
    "moment": {int(happening): happening.name.lower() for happening in native_words(Happening)},
    "step": {0: "first", 1: "second", 2: "third"},
    "players": {number: str(number) for number in range(2, 7)},
    "turn": {0: "own"},
    "asked by": {0: "own"},
    "subject": {0: "own"},
}
"""Numbers that stand for something: each meaning has an input of its own."""
BITS = {"options picked": 8}
WITHOUT_SIZE = {*WORDS, *BITS, "seat"}
SIZED = tuple(name for name in NUMBERS if name not in WITHOUT_SIZE)

ROW_INPUTS = tuple(f"{name} {how}" for how in ("root", "any", "tenth") for name in ROWS)
NUMBER_INPUTS = (
    *(f"{name} {how}" for how in ("root", "tenth") for name in SIZED),
    *(f"{name} {word}" for name, words in WORDS.items() for word in words.values()),
    *(f"{name} {bit}" for name, bits in BITS.items() for bit in range(bits)),
    "lead",
    "turns ahead",
)


@cache
def places(players: int) -> dict[str, list[Any]]:
    """Where the rows and numbers of each part are in an observation; those of the others by player, the next one first."""
    rows, numbers = layout.rows(players), layout.numbers(players)
    others = range(1, players)
    return {
        "own": [rows.index(name) for name in OWN],
        "owned": [rows.index(name) for name in OWN if name not in _COUNTED_ELSEWHERE],
        "others": [[rows.index(_of(f"other {number}", name)) for name in OTHER] for number in others],
        "table": [rows.index(name) for name in TABLE],
        "own numbers": [numbers.index(name) for name in (*_TABLE_NUMBERS, *_OWN_NUMBERS)],
        "other numbers": [[numbers.index(_of(f"other {number}", name)) for name in _OTHER_NUMBERS] for number in others],
    }


QUESTION = layout.numbers(2).index("question")
NUMBER_ASKED = next(number for number, name in _QUESTIONS.items() if name == "choose_number")
SIZED_PLACES = [NUMBERS.index(name) for name in SIZED]
WORD_PLACES = [NUMBERS.index(name) for name, words in WORDS.items() for _ in words]
WORD_NUMBERS = [number for words in WORDS.values() for number in words]
OWN_SCORE, MOST_SCORE = NUMBERS.index("own score"), NUMBERS.index(_of(MOST, "other score"))
OWN_TURNS, NEXT_TURNS = NUMBERS.index("own turns"), NUMBERS.index(_of(NEXT, "other turns"))
