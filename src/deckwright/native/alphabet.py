"""The machine's alphabet as a C++ header, so that both machines have it from one source.

The build hook writes the header beside the sources of the native machine. Its digest goes into the compiled module, which is
refused where the alphabet has changed since.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import EnumType, IntEnum
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import Any

from deckwright.engine import compile as compiling
from deckwright.engine import program, state, turn
from deckwright.engine.box import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from deckwright.engine.native_words import native_words
from deckwright.engine.piles import MOST_PROJECTS
from deckwright.engine.places import COUNTERS, NATIVE_COUNTERS, PLACES, Of, Sight
from deckwright.engine.program import Operand
from deckwright.lang.control import Again, Use
from deckwright.lang.happenings import Whose
from deckwright.lang.players import Who
from deckwright.lang.verbs import Until

_OWNERS = (Of.PLAYER, Of.PILE, Of.TABLE)
"""What the counters of the native machine can be of."""
_PHASES = ("ACTION_PHASE", "BUY_PHASE", "CLEAN_UP_PHASE", "OVER")
_BASIC = {"COPPER": COPPER, "SILVER": SILVER, "GOLD": GOLD, "ESTATE": ESTATE, "DUCHY": DUCHY, "PROVINCE": PROVINCE, "CURSE": CURSE}


@cache
def header() -> str:
    """The text of the header, its own digest included."""
    parts = ["#include <array>", "#include <vector>", "", "namespace deckwright {"]
    for lines in (_words(), _numbers(), _places(), _operands()):
        parts += ["", *lines]
    return sealed("engine/program.py", "ALPHABET", parts)


@cache
def digest() -> str:
    """Stands for the whole alphabet."""
    return digest_of(header())


def sealed(source: str, name: str, parts: Iterable[str]) -> str:
    """A header made from a Python module, with the digest of its own text in it."""
    text = "\n".join((f"// Generated from {source} when the machine is built: change it there.", "#pragma once", "", *parts, ""))
    seal = sha256(text.encode()).hexdigest()
    return f'{text}\nconstexpr const char* {name} = "{seal}";\n\n}}  // namespace deckwright\n'


def digest_of(text: str) -> str:
    """The digest that a header made by ``sealed`` has in it."""
    return text.rpartition(' = "')[2].partition('"')[0]


def enumeration(words: type[IntEnum]) -> list[str]:
    """An enumeration in C++: its words begin with its name, since all share one namespace, and their numbers are below its limit."""
    prefix = words.__name__.upper()
    known = native_words(words)
    members = [f"    {prefix}_{member.name} = {int(member)}," for member in known]
    return [f"enum {words.__name__} : int {{", *members, "};", f"constexpr int {prefix}_LIMIT = {max(known) + 1};"]


def _words() -> Iterable[str]:
    for words in (*vars(program).values(), Again, Until, Use, Who, Whose):
        if isinstance(words, EnumType) and issubclass(words, IntEnum) and words is not IntEnum:
            yield from enumeration(words)
    for name, members in (("Phase", {name: getattr(state, name) for name in _PHASES}), ("Basic", _BASIC)):
        yield f"enum {name} : int {{ {', '.join(f'{word} = {number}' for word, number in members.items())} }};"


def _numbers() -> Iterable[str]:
    """Sizes, and where the programs begin that every code table begins with."""
    turns = [instruction[0] for instruction in compiling.Code({}, frozenset()).instructions]
    numbers = {
        **_constants(program, ""),
        **_constants(compiling, "_START"),
        "NOBODY": state.NOBODY,
        "HAND_SIZE": state.HAND_SIZE,
        "MOST_IDLE_TURNS": turn.MOST_IDLE_TURNS,
        "MOST_PROJECTS": MOST_PROJECTS,
        "PROGRAMS_START": len(turns),
    }
    yield from (f"constexpr int {name} = {number};" for name, number in numbers.items())
    yield f"constexpr std::array<int, {len(turns)}> TURN_PROGRAMS = {{{', '.join(f'OP_{program.Op(op).name}' for op in turns)}}};"


def _places() -> Iterable[str]:
    """Places of a player and counters, by the numbers of their rows."""
    counters = COUNTERS[:NATIVE_COUNTERS]
    yield f"enum Place : int {{ {', '.join(f'PLACE_{_word(row.name)} = {number}' for number, row in enumerate(PLACES))} }};"
    yield f"enum Counter : int {{ {', '.join(f'COUNTER_{_word(row.name)} = {number}' for number, row in enumerate(counters))} }};"
    yield f"enum CounterOwner : int {{ {', '.join(f'OF_{of.name}' for of in _OWNERS)} }};"
    rows = {of: [row for row in counters if row.of is of] for of in _OWNERS}
    private = [number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER and number != program.Zone.HAND]
    open_places = [number for number, row in enumerate(PLACES) if row.seen is Sight.EVERYONE and number >= program.Zone.ASIDE]
    open_counters = [number for number, row in enumerate(counters) if row.of is Of.PLAYER and row.seen is Sight.EVERYONE]
    scoring = [number for number, row in enumerate(counters) if row.scores]
    yield f"constexpr int COUNTERS = {len(counters)};"
    yield from (f"constexpr int {of.name}_COUNTERS = {len(rows[of])};" for of in _OWNERS)
    yield from _array("COUNTER_OWNERS", [_OWNERS.index(row.of) for row in counters])
    yield from _array("COUNTER_SLOTS", [rows[row.of].index(row) for row in counters])
    yield from _array("SCORING_COUNTERS", scoring)
    yield from _array("PRIVATE_ZONES", private)
    yield from _array("OPEN_ZONES", open_places)
    yield from _array("OPEN_COUNTERS", open_counters)


def _word(name: str) -> str:
    return name.upper().replace(" ", "_")


def _array(name: str, numbers: list[int]) -> Iterable[str]:
    yield f"constexpr std::array<int, {len(numbers)}> {name} = {{{', '.join(map(str, numbers))}}};"


def _constants(module: ModuleType, ending: str) -> dict[str, int]:
    """The whole numbers that a module gives a name in capitals."""
    return {name: value for name, value in vars(module).items() if type(value) is int and name.isupper() and name.endswith(ending)}


def _operands() -> Iterable[str]:
    """What the numbers after each operation, term and test mean; the last one as often as it is written."""
    yield "using Meanings = std::vector<Operand>;"
    yield f"constexpr int MOST_OPERANDS = {max(map(len, program.OPERANDS.values()))};"
    yield from _table("OPERANDS_OF", program.Op, program.OPERANDS)
    yield from _table("TERM_OPERANDS_OF", program.Term, program.TERM_OPERANDS)
    yield from _table("TEST_OPERANDS_OF", program.Test, program.TEST_OPERANDS)


def _table(name: str, words: type[IntEnum], operands: Mapping[Any, tuple[Operand, ...]]) -> Iterable[str]:
    yield f"inline const std::array<Meanings, {words.__name__.upper()}_LIMIT> {name} = {{"
    for number in range(max(native_words(words)) + 1):
        meanings = operands.get(number, ())
        yield f"    Meanings{{{', '.join(f'OPERAND_{meaning.name}' for meaning in meanings)}}},"
    yield "};"
