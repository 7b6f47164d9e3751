"""A table says under which rules its game was begun: after a correction it goes on if nothing is different for it, or says why not."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.engine.game import Game, Setup
from deckwright.engine.rules import RULES, mark_of
from deckwright.errors import Problem
from deckwright.server import entries, table_state
from deckwright.server.table import Table
from tests.server.sitting import BOT, PERSON, play, stored, table_of


@pytest.fixture
def table() -> Table:
    one = table_of(PERSON, PERSON)
    play(one, Random(3), 40)
    return one


def with_another_outcome(table: Table) -> tuple[list[bytes], int]:
    """The same entries as if an answer had led elsewhere when it was given; and the number of that answer."""
    kept = [entries.read(data) for data in stored(table)]
    place, entry = [(place, entry) for place, entry in enumerate(kept) if isinstance(entry, entries.Answered)][20]
    kept[place] = entries.Answered(entry.seat, entry.answer, entry.by, entry.request, "0123456789ab")
    return [entries.write(entry) for entry in kept], 21


def test_a_game_says_under_which_rules_it_was_begun(table: Table) -> None:
    began = next(entry for entry in table.unwritten if isinstance(entry, entries.Began))
    assert began.rules == RULES
    assert all(entry.mark for entry in table.unwritten if isinstance(entry, entries.Answered))


def test_a_table_that_a_correction_does_not_touch_goes_on(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_state, "RULES", RULES + 1)
    again = Table.read(stored(table))
    assert (again.version, again.position) == (table.version, table.position)
    assert again.game is not None
    assert table.game is not None
    assert mark_of(again.game.state) == mark_of(table.game.state)


def test_a_table_that_would_go_another_way_says_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, number = with_another_outcome(table)
    monkeypatch.setattr(table_state, "RULES", RULES + 1)
    with pytest.raises(Problem) as problem:
        Table.read(kept, "here")
    assert problem.value.code == "rules-changed"
    assert problem.value.details == {"table": "here", "found": RULES, "known": RULES + 1, "answer": number}


def test_an_answer_that_is_no_longer_legal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [*stored(table_of(PERSON, BOT)), entries.write(entries.Answered(0, "trash Province"))]
    monkeypatch.setattr(table_state, "RULES", RULES + 1)
    with pytest.raises(Problem) as problem:
        Table.read(kept)
    assert problem.value.code == "rules-changed"


def test_under_the_same_rules_another_outcome_is_damage(table: Table) -> None:
    with pytest.raises(Problem) as problem:
        Table.read(with_another_outcome(table)[0])
    assert problem.value.code == "data-damaged"


def test_tables_of_before_are_read_as_ever(table: Table) -> None:
    kept = [entries.read(data) for data in stored(table)]
    for entry in kept:
        if isinstance(entry, entries.Began):
            entry.rules = 0
        if isinstance(entry, entries.Answered):
            entry.mark = ""
    old = [entries.write(entry) for entry in kept]
    assert not any(b"rules" in data or b"mark" in data for data in old)
    assert Table.read(old).version == table.version


def test_marks_tell_moments_apart() -> None:
    game, random, seen = Game(Setup(("Cellar", "Moat", "Village", "Militia"), seed=5)), Random(5), dict[str, int]()
    from deckwright.bots.random_bot import random_answer

    for number in range(150):
        if game.is_over:
            break
        assert mark_of(game.state) not in seen, f"moments {seen.get(mark_of(game.state))} and {number}"
        seen[mark_of(game.state)] = number
        game.answer(random_answer(game.decision, random))
    assert len(seen) > 50
