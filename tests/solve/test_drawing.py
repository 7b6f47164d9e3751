"""Menus drawn at random, and more and more like the best of them."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.contest import Member
from deckwright.solve.drawing import HANDED_ON, _Counted, _Ranked, drawn_menus
from deckwright.solve.ideas import ideas_for
from deckwright.solve.search import tools

needs_native = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = parse_kingdom("Chapel, Laboratory, Moat, Smithy, Village, Witch")
LEAGUE = (Member(find_strategy("smithy-ultimate"), 1.0),)


@needs_native
def test_what_is_drawn_soon_beats_the_library_with_the_cards_of_the_idea() -> None:
    arena, changes = tools(KINGDOM, "native")
    menus = drawn_menus(arena, changes, ("Witch",), LEAGUE, 130_000, Random(1))
    assert len(menus) == HANDED_ON + 1
    for menu in menus:
        assert "Witch" in menu.cards()
        compile_strategy(parse_strategy(menu.text("drawn")), arena.box)
    assert arena.share(menus[0], LEAGUE[0].player, 2, 1_000) > 0.75, "a Witch is much better than Smithies"
    assert drawn_menus(arena, changes, ("Witch",), LEAGUE, 130_000, Random(1)) == menus


@needs_native
def test_too_few_games_for_a_generation() -> None:
    assert drawn_menus(*tools(KINGDOM, "native"), (), LEAGUE, 10_000, Random(1)) == []


def test_numbers_follow_the_best_and_nothing_is_lost_for_good() -> None:
    copies, early = _Counted((0, 1, 2), (2.0, 1.0, 1.0)), _Ranked(5.0)
    for _ in range(20):
        copies.follow([1, 1, 1, 1])
        early.follow([3.0, 3.0])
    assert (copies.likeliest(), round(early.likeliest(), 3)) == (1, 3.0)
    assert min(copies.chances) > 0.01
    assert sum(copies.chances) == pytest.approx(1.0)
    assert 0.1 < early.width < 0.3


def test_the_first_idea_of_each_sort_that_is_money_begins_so() -> None:
    ideas = ideas_for(tools(KINGDOM, "python")[0].box, [])
    drawn = [idea.kind for idea in ideas if idea.drawn]
    assert len(set(drawn)) == len(drawn)
    assert {"money", "attack"} <= set(drawn)
    assert not {"engine", "thin", "library"} & set(drawn)
