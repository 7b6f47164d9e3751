"""Menus evolved for a kingdom."""

from __future__ import annotations

import pytest

from deckwright.engine.box import open_box
from deckwright.native import AVAILABLE, WHY_NOT

pytest.importorskip("numpy")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

BOX = open_box(("base-2e",), ("Chapel", "Laboratory", "Remodel", "Smithy", "Village", "Witch", "Workshop"))


def test_an_evolved_menu_is_a_strategy_for_every_kingdom_with_its_key_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.learn.evolve import evolve, menu_text
    from deckwright.sim.policy import compile_strategy
    from deckwright.sim.simulate import simulate
    from deckwright.sim.strategy_file import parse_strategy
    from deckwright.solve.search import ROUND_GAMES

    monkeypatch.setitem(ROUND_GAMES, "native", 2_000)
    found = evolve(BOX, seed=1, rounds=1)
    text = menu_text(found, "Evolved 1")
    assert text.startswith("name: Evolved 1\nabout: a menu evolved for one kingdom\nneeds: nothing\nneeds: ")
    read = parse_strategy(text)
    assert 1 <= len(read.needs) <= 2
    assert read.sections == found.strategy.sections
    compile_strategy(read, open_box(("base-2e",), tuple(sorted(read.needs))))
    assert simulate(read, "big-money", kingdom=BOX.kingdom, games=500, seed=1, jobs=1).standings[0].score.value > 0.6
