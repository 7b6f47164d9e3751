"""Both machines have one alphabet: headers are made from Python's words, and a machine made from others is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

import pytest

from deckwright.cards import KINGDOM_SETS, card_names
from deckwright.engine import program
from deckwright.engine.box import open_box
from deckwright.engine.native_words import PYTHON_ALONE
from deckwright.engine.program import OPERANDS, Op
from deckwright.native import AVAILABLE, WHY_NOT, alphabet, machine
from deckwright.sim import native_alphabet
from deckwright.sim.conditions import Fact, Sign

ROOT = Path(__file__).parents[2]
MACHINE = ROOT / "src" / "deckwright" / "native" / "machine"
HEADERS = {"alphabet.hpp": alphabet.header, "strategy_alphabet.hpp": native_alphabet.header}
ENUMERATIONS = (program.Zone, program.Slot, program.Op, program.Operand, program.Verb, program.Choosing, program.Happening, program.Term,
                program.Test, Fact, Sign)  # fmt: skip

OTHER_WORDS = """
import sys, types
built = types.ModuleType("deckwright.native._machine")
built.ALPHABET = {seal!r}
sys.modules["deckwright.native._machine"] = built
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.sim.match import choose_engine
print(AVAILABLE, choose_engine(None), WHY_NOT)
"""


@pytest.mark.parametrize("words", ENUMERATIONS, ids=lambda words: words.__name__)
def test_every_word_is_in_a_header(words: type[IntEnum]) -> None:
    text = "".join(header() for header in HEADERS.values())
    found = re.search(rf"enum {words.__name__} : int {{([^}}]*)}}", text)
    assert found is not None
    numbers = {word.removeprefix(f"{words.__name__.upper()}_"): int(number) for word, number in re.findall(r"(\w+) = (-?\d+)", found[1])}
    limit = PYTHON_ALONE.get(words)
    assert numbers == {member.name: member.value for member in words if limit is None or member < limit}


def test_no_word_is_written_by_hand() -> None:
    for path in sorted(MACHINE.glob("*.?pp")):
        if path.name not in HEADERS:
            names = "|".join(words.__name__ for words in ENUMERATIONS)
            assert not re.search(rf"\benum (class )?({names})\b", path.read_text(encoding="utf-8")), path.name


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_the_machine_was_built_from_these_words() -> None:
    assert alphabet.digest() == machine().ALPHABET
    assert native_alphabet.digest() == machine().STRATEGY_ALPHABET
    for name, header in HEADERS.items():
        assert (MACHINE / name).read_text(encoding="utf-8") == header()
    ignored = subprocess.run(["git", "check-ignore", *HEADERS], cwd=MACHINE, capture_output=True, text=True, check=False)
    assert not (ROOT / ".git").exists() or ignored.stdout.split() == list(HEADERS)


def test_a_machine_built_from_other_words_is_left_alone() -> None:
    def found(seal: str) -> str:
        command = [sys.executable, "-c", OTHER_WORDS.format(seal=seal)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert found("other") == "False python it was built for other operations than those of this version: install deckwright again\n"
    assert found(alphabet.digest()) == "True native \n"


def test_another_word_is_another_alphabet() -> None:
    parts = ["one"]
    assert alphabet.digest_of(alphabet.sealed("here", "A", parts)) != alphabet.digest_of(alphabet.sealed("here", "A", [*parts, "two"]))


def test_programs_have_the_operands_that_are_listed() -> None:
    for set_id in KINGDOM_SETS:
        for instruction in open_box((set_id,), tuple(card_names((set_id,)))).code:
            expected = OPERANDS.get(Op(instruction[0]), ())
            repeated = instruction[0] == Op.CHOOSE_OPTION and len(instruction) > len(expected)
            assert len(instruction) - 1 == len(expected) or repeated, instruction
