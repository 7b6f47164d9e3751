"""Both machines say the same about the same game, in the rows and numbers that the layout names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deckwright.cards import KINGDOM_SETS, card_names
from deckwright.cards.basic import BASIC
from deckwright.engine.box import Box, open_box
from deckwright.engine.setup import new_state
from deckwright.native import AVAILABLE, WHY_NOT, machine

np = pytest.importorskip("numpy")

from deckwright.env import layout  # noqa: E402
from deckwright.env.table import NativeTable, PythonTable  # noqa: E402

needs_native = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


def random_box(random: Random) -> Box:
    """Ten cards of one set, so that rare ones come up as often as others."""
    sets = (random.choice(KINGDOM_SETS),)
    return open_box(KINGDOM_SETS, tuple(sorted(random.sample(card_names(sets)[len(BASIC) :], 10))))


def random_action(mask: list[int], random: Random) -> int:
    """Treasures before anything else as a rule, so that something can be bought; never only Curses and Coppers."""
    if mask[layout.TREASURES] and random.random() < 0.9:
        return layout.TREASURES
    actions = [action for action, may in enumerate(mask) if may]
    better = [action for action in actions if action not in (0, 6, layout.STOP)]
    return random.choice(better or actions) if random.random() < 0.8 else random.choice(actions)


def same(one: Any, other: Any) -> bool:
    """The same numbers of the same type."""
    return all(a.dtype == b.dtype and np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@needs_native
def test_both_machines_observe_the_same() -> None:
    random, questions, asking = Random(11), set(), set()
    for number in range(30):
        box, players = random_box(random), 2 + number % 5
        native, python = NativeTable(box, players, number), PythonTable(new_state(box, players, number))
        assert native.actions == python.actions
        for _ in range(110):
            assert native.decider == python.decider
            if native.decider < 0:
                break
            mask = native.mask()
            assert mask.any()
            assert np.array_equal(mask, python.mask())
            for seat in {native.decider, random.randrange(players)}:
                assert same(native.observe(seat), python.observe(seat)), (box.kingdom, seat)
            questions.add(int(native.observe(native.decider)[1][layout.numbers(players).index("question")]))
            asking.update(np.flatnonzero(native.observe(native.decider)[0][layout.rows(players).index("asks")]).tolist())
            action = random_action(mask.tolist(), random)
            native.step(action)
            python.step(action)
        assert native.scores() == python.scores()
        assert native.turns() == python.turns()
    assert questions >= {0, 1, 2, 3, 6}
    assert len(asking) > 8


@needs_native
def test_the_native_machine_writes_what_the_layout_lists() -> None:
    assert machine().OBSERVATION_SIZES == layout.SIZES
    assert machine().ACTION_STOP == layout.STOP
    assert machine().ACTION_TREASURES == layout.TREASURES
    assert machine().ACTION_OPTION == layout.OPTION


@needs_native
def test_a_copy_goes_its_own_way() -> None:
    box = open_box(("base-2e",), ("Cellar", "Militia", "Village"))
    for table in (NativeTable(box, 2, 3), PythonTable(new_state(box, 2, 3))):
        other = table.copy()
        before = table.mask().tolist()
        other.step(layout.TREASURES)
        assert table.mask().tolist() == before != other.mask().tolist()
        with pytest.raises(ValueError, match="not one that the mask allows"):
            table.step(63)
        assert table.mask().tolist() == before


def test_names_of_rows_and_numbers_are_told_apart() -> None:
    for players in range(2, 7):
        assert len(set(layout.rows(players))) == len(layout.rows(players))
        assert len(set(layout.numbers(players))) == len(layout.numbers(players))
