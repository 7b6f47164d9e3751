"""Plans polished: all small changes at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve import polishing
from deckwright.solve.contest import Entry
from deckwright.solve.island import Island
from deckwright.solve.plan import Line
from deckwright.solve.polishing import Polish, difference, neighbours, polished
from deckwright.solve.search import Search, tools
from tests.solve.menus import plan

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = parse_kingdom("Chapel, Laboratory, Moat, Village, Witch")
MONEY = find_strategy("big-money-ultimate")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polishing, "HEATS", ((200, 20), (1_000, 4), (2_000, 1)))
    monkeypatch.setattr(polishing, "LATER_HEATS", ((1_000, 4), (2_000, 1)))
    monkeypatch.setattr(polishing, "COMPARED_GAMES", 2_000)
    monkeypatch.setattr(polishing, "BETTER", 0.005)


def test_neighbours_are_all_small_changes_and_some_others() -> None:
    arena, changes = tools(KINGDOM, "native")
    usual = plan("Province if lead > -7; Duchy if gains_left <= 4; Witch if n < 2; Gold; Silver")
    found = neighbours(changes, usual, Random(1))
    assert len(found) == len(set(found)) > polishing.AT_RANDOM
    assert usual not in found
    lines = usual.buy
    for menu in (
        (Line("Province", ("lead > -8",)), *lines[1:]),
        (Line("Province"), *lines[1:]),
        (lines[0], Line("Duchy", ("gains_left <= 5",)), *lines[2:]),
        (lines[0], Line("Duchy", ("turn > 11",)), *lines[2:]),
        (*lines[:2], Line("Witch", ("n < 1",)), *lines[3:]),
        (*lines[:3], Line("Gold", ("n < 3",)), lines[4]),
        lines[:4],
        (*lines[:2], lines[3], lines[2], lines[4]),
        (*lines[:4], Line("Estate", ("gains_left <= 2",)), lines[4]),
    ):
        assert replace(usual, buy=menu) in found
    assert not any(test in ("n < 0", "n < -1") for other in found for line in other.buy for test in line.tests)
    for other in found:
        compile_strategy(parse_strategy(other.text("other", needs=())), arena.box)


def test_changes_of_different_lines_can_be_made_one_after_the_other() -> None:
    """In any order, and where one of them makes the menu longer or shorter."""
    _, changes = tools(KINGDOM, "native")
    usual = plan("Province if lead > -7; Duchy if gains_left <= 4; Witch if n < 2; Gold; Silver")
    found = [difference(usual, other) for other in neighbours(changes, usual, Random(1))]
    assert all(change.made(usual) == other for change, other in zip(found, neighbours(changes, usual, Random(1)), strict=True))
    both = clash = 0
    for one in found:
        for other in found:
            later, earlier = other.after(one), one.after(other)
            assert (later is None) == (earlier is None)
            if later is None or earlier is None:
                clash += 1
                apart = one.end <= other.start or other.end <= one.start
                assert not apart or (one.start, one.end) == (other.start, other.end)
                continue
            both += 1
            made = later.made(one.made(usual))
            assert len(made.buy) - len(usual.buy) == sum(len(change.lines) - (change.end - change.start) for change in (one, other))
            assert {*made.buy} >= {*one.lines, *other.lines}
            if one.end <= other.start:
                assert earlier.made(other.made(usual)) == made
    assert both > clash > len(found)


@pytest.mark.usefixtures("quick")
def test_a_rough_plan_becomes_a_better_one_and_the_same_again() -> None:
    arena, changes = tools(KINGDOM, "native")
    rough = plan("Province; Duchy; Gold; Witch; Silver")
    steps = list(polished(arena, changes, [rough], MONEY, "1", steps=3))
    assert [done for done, _, _ in steps] == [1, 2, 3, 3]
    _, score, shining = steps[-1]
    before, after = (arena.share(one, MONEY, 77, 4_000) for one in (rough, shining))
    assert after > before + 0.1
    assert abs(after - score) < 0.05
    assert list(polished(arena, changes, [rough], MONEY, "1", steps=3)) == steps


@pytest.mark.usefixtures("quick")
def test_changes_that_are_made_together_leave_something_to_buy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of two lines may go, but not both."""
    arena, changes = tools(KINGDOM, "native")
    two = plan("Province; Silver")
    monkeypatch.setattr(polishing, "BETTER", -1.0)
    monkeypatch.setattr(polishing, "neighbours", lambda *_: [replace(two, buy=two.buy[:1]), replace(two, buy=two.buy[1:])])
    assert len(Polish(arena, changes, MONEY, 0.1).step(two, Random(1)).buy) == 1


@pytest.mark.usefixtures("quick")
def test_the_best_of_several_plans_is_what_is_left() -> None:
    """The last of them is much better, wherever it stands."""
    arena, changes = tools(KINGDOM, "native")
    plans = [plan("Province; Village; Silver"), plan("Province; Moat; Silver"), plan("Province; Gold; Witch if n < 2; Silver")]
    *_, (done, _, best) = polished(arena, changes, plans, MONEY, "1", steps=6)
    assert done == 6
    assert any(line.card == "Witch" for line in best.buy)


@pytest.mark.usefixtures("quick")
def test_it_ends_when_nothing_is_to_be_had_and_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    arena, changes = tools(KINGDOM, "native")
    usual = plan("Province; Gold; Witch if n < 2; Silver")
    assert [(done, last) for done, _, last in polished(arena, changes, [usual], MONEY, "1", until=perf_counter())] == [(0, usual)]
    monkeypatch.setattr(polishing, "BETTER", 1.0)
    assert [(done, last) for done, _, last in polished(arena, changes, [usual], MONEY, "1")][-1] == (polishing.FRUITLESS, usual)


def test_of_plans_with_the_same_cards_the_best_one_is_polished() -> None:
    search = Search(KINGDOM, [MONEY], 1, "native")
    scores = {"Province; Gold; Silver; Moat": 0.3, "Province; Witch; Silver": 0.5, "Province; Moat; Silver": 0.4}
    idea = search.ideas[0]
    search.islands = [Island(idea, (Entry(plan(text), score),)) for text, score in scores.items()]
    assert search.different() == [plan("Province; Witch; Silver"), plan("Province; Moat; Silver")]
