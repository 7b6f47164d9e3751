"""The C++ machine's alphabet is that of the Python machine, word for word and number for number."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path

import pytest

from deckwright.cards import KINGDOM_SETS, card_names
from deckwright.engine import program
from deckwright.engine.box import open_box
from deckwright.engine.compile import ACTION_PHASE_START, BUY_PHASE_START, DUE_START, TREASURES_START
from deckwright.engine.program import OPERANDS, Happening, Op, Operand, Slot, Term, Verb, Zone
from deckwright.sim.conditions import Fact, Sign

SOURCES = Path(__file__).parent.parent.parent / "src" / "deckwright" / "native" / "machine"
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.iterdir()))


def words_of(name: str) -> dict[str, int]:
    body = re.search(rf"enum {name} : int \{{([^}}]*)\}}", TEXT)
    assert body is not None
    words, number = {}, 0
    for part in body[1].replace("\n", " ").split(","):
        word, _, value = part.strip().partition(" = ")
        if word:
            number = int(value) if value else number
            words[word] = number
            number += 1
    return words


@pytest.mark.parametrize(
    ("name", "prefix", "python"),
    [
        ("Op", "OP_", Op),
        ("Verb", "VERB_", Verb),
        ("Zone", "", Zone),
        ("Term", "TERM_", Term),
        ("Test", "TEST_", program.Test),
        ("Fact", "FACT_", Fact),
        ("Sign", "SIGN_", Sign),
        ("Happening", "ON_", Happening),
        ("Operand", "OPERAND_", Operand),
    ],
)
def test_words(name: str, prefix: str, python: type[IntEnum]) -> None:
    found = {word.removeprefix(prefix): number for word, number in words_of(name).items() if word not in ("OP_COUNT", "VERB_COUNT")}
    assert found == {member.name: member.value for member in python}


def test_slots_and_places() -> None:
    renamed = {"NO_SLOT": "NONE", "SLOT_LOOKED": "LOOKED", "SLOT_REVEALED": "REVEALED"}
    assert {renamed.get(word, word): number for word, number in words_of("Slot").items()} == {slot.name: slot.value for slot in Slot}
    places = (ACTION_PHASE_START, BUY_PHASE_START, TREASURES_START, DUE_START)
    assert "ACTION_PHASE_START = {}, BUY_PHASE_START = {}, TREASURES_START = {}, DUE_START = {}".format(*places) in TEXT


def test_operands_of_every_operation() -> None:
    rows = re.findall(r"\{OP_(\w+), \{([^}]*)\}\}", TEXT)
    found = {op: tuple(word.strip().removeprefix("OPERAND_") for word in words.split(",")) for op, words in rows}
    assert found == {op.name: tuple(operand.name for operand in operands) for op, operands in OPERANDS.items()}


def test_programs_have_the_operands_that_are_listed() -> None:
    for set_id in KINGDOM_SETS:
        for instruction in open_box((set_id,), tuple(card_names((set_id,)))).code:
            expected = OPERANDS.get(Op(instruction[0]), ())
            assert len(instruction) - 1 == len(expected) or (instruction[0] == Op.CHOOSE_OPTION and len(instruction) > len(expected)), (
                instruction
            )
