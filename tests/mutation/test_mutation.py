"""Each instruction of each card, left out or changed, makes some scenario fail; exceptions are listed with their reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation.running import cards, mutants_of, name_of, survives

PARTS = 12


def equivalent() -> dict[str, str]:
    lines = (Path(__file__).parent / "equivalent.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_change_of_a_program_is_noticed(part: int) -> None:
    exceptions, known, count = equivalent(), list(cards()), 0
    for set_id, card in known[part::PARTS]:
        names = {name_of(set_id, card, mutant): mutant for mutant in mutants_of(set_id, card)}
        count += len(names)
        gone = [name for name in exceptions if name.startswith(f"{set_id} {card.name} ") and name not in names]
        assert not gone, f"no longer a change, take it off the list: {gone}"
        unnoticed = [name for name, mutant in names.items() if name not in exceptions and survives(set_id, card, mutant)]
        assert not unnoticed, f"no scenario of {card.name} notices {unnoticed}: write one, or say in equivalent.txt why none can"
    assert count > 50


def test_every_exception_is_one() -> None:
    reasons = equivalent()
    assert all(len(reason) > 15 for reason in reasons.values())
    by_name = {name_of(set_id, card, mutant): (set_id, card, mutant) for set_id, card in cards() for mutant in mutants_of(set_id, card)}
    noticed = [name for name in reasons if not survives(*by_name[name])]
    assert not noticed, f"a scenario notices these, so they are no exceptions: {noticed}"
