"""Menus evolved for a kingdom."""

from __future__ import annotations

import pytest

from deckwright.engine.box import open_box
from deckwright.native import AVAILABLE, WHY_NOT

pytest.importorskip("numpy")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

BOX = open_box(("base-2e",), ("Chapel", "Laboratory", "Remodel", "Smithy", "Village", "Witch", "Workshop"))


def test_a_menu_cooked_quickly_plays_as_its_text_does() -> None:
    from deckwright.learn.evolve import Kitchen, Menu
    from deckwright.sim.library import find_strategy
    from deckwright.sim.native_counting import native_policy
    from deckwright.sim.policy import compile_strategy
    from deckwright.sim.strategy_file import parse_strategy

    kitchen = Kitchen(BOX)
    other = native_policy(BOX, compile_strategy(find_strategy("double-witch"), BOX))
    for trashing in (0, 1):
        wanted = (
            ("Chapel", 1),
            ("Workshop", 1),
            ("Witch", 2),
            ("Remodel", 1),
            ("Laboratory", 0),
            ("Gold", 0),
            ("Village", 2),
            ("Silver", 3),
        )
        menu = Menu(wanted, provinces=5, trashing=trashing)
        written = parse_strategy(menu.text("Written"))
        assert written.needs == {"Chapel", "Workshop"}
        read = native_policy(BOX, compile_strategy(written, BOX))
        shares = {kitchen.share(one, other, 3, 500) for one in (kitchen.cook(menu), read)}
        assert len(shares) == 1


def test_evolving_finds_something_better_than_what_it_begins_with() -> None:
    from deckwright.learn.evolve import START, Kitchen, evolve

    kitchen = Kitchen(BOX)
    menu, worst = evolve(BOX, 0, seed=1, generations=40)
    assert evolve(BOX, 0, seed=1, generations=40) == (menu, worst)
    assert worst > 0.2
    assert kitchen.share(kitchen.cook(menu), kitchen.cook(START), 5, 1000) > 0.6
