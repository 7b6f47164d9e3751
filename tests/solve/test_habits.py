"""How plans use their cards."""

from __future__ import annotations

from random import Random

from deckwright.engine.box import open_box
from deckwright.sim.library import find_strategy
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.changing import Changes
from deckwright.solve.habits import trashed_down, usual, usual_headings, usual_plays, with_changed_habit
from deckwright.solve.ideas import START, beginnings, mixture
from deckwright.solve.plan import NOT_TO_LOSE, Line, Plan, plan_of

BOX = open_box(("base-2e",), ("Cellar", "Chapel", "Library", "Moat", "Remodel", "Witch"))


def test_trashing_down_leaves_a_card_what_else_it_is_good_for() -> None:
    chapel = trashed_down(START, "Chapel", 4, 3)
    assert chapel.section("trash with Chapel") == ("Curse", "Estate if gains_left > 3", "Copper if money > 4")
    assert chapel.section("play") == ("Chapel if hand(Curse) + hand(Estate) > 0 or hand(Copper) > 0 and money > 4",)
    remodel = trashed_down(chapel, "Remodel", 4, 3)
    gold = "Gold if provinces > 0 and gains_left <= 5"
    assert remodel.section("trash with Remodel") == ("Curse", gold, "Estate if gains_left > 3", "Copper if money > 4")
    assert remodel.section("play")[1] == "Remodel if hand(Gold) > 0 and provinces > 0 and gains_left <= 5"
    assert remodel.section("play")[2:] == chapel.section("play")
    assert trashed_down(remodel, "Remodel", 4, 3) == remodel, "what was said before is said no more"
    compile_strategy(parse_strategy(remodel.text("x")), BOX)


def test_a_change_of_habits_begins_with_what_is_usual() -> None:
    assert set(usual_headings(("Cellar", "Library"))) == {"discard with Cellar", "set aside with Library"}
    assert set(usual_plays(("Cellar", "Remodel"))) == {"Remodel"}
    assert usual_plays(("Remodel",))["Remodel"][:2] == ("Remodel if hand(Curse) > 0", "Remodel if hand(Estate) > 0 and gains_left > 2")
    assert len(usual_plays(("Ambassador",))["Ambassador"]) == 1, "what is in brackets stays together"
    plan, changed = Plan((Line("Province"), Line("Remodel"))), set()
    for seed in range(60):
        found = with_changed_habit(plan, "trash with Remodel", Random(seed), ("Silver",))
        compile_strategy(parse_strategy(found.text("x")), BOX)
        changed.add(found.section("trash with Remodel"))
    before = usual()["trash with Remodel"]
    assert {len(entries) - len(before) for entries in changed} >= {-1, 0, 1}
    assert any(sorted(entries) == sorted(before) and entries != before for entries in changed), "in another order"
    assert any(entries[:1] == before[:1] and "gains_left <= 5" not in str(entries) and len(entries) == 4 for entries in changed), "a number"


def test_every_sort_of_change_comes_up() -> None:
    changes, random = Changes(BOX), Random(3)
    plan = plan_of(find_strategy("chapel-witch"))
    remodel = Plan((*plan.buy, Line("Remodel", ("n < 1",)), Line("Cellar")), plan.sections)
    children = [changes.changed(remodel, random) for _ in range(2000)]
    text = "\n".join(child.text("x") for child in children)
    late = ("gains_left <= ", "provinces > 2 or lead >", NOT_TO_LOSE)
    for part in ("theirs(", " < deck / ", " < treasures / ", *late, "discard with Cellar", "Remodel if hand(Curse)"):
        assert part in text
    assert any(len([line for line in child.buy if line.card == "Witch"]) == 2 for child in children)
    assert any("Remodel" not in child.cards() and len(child.buy) == len(remodel.buy) for child in children)
    swapped = (*remodel.buy[1::-1], *remodel.buy[2:])
    assert any(child.buy == swapped for child in children)


def test_a_new_line_is_often_put_below_all_that_costs_more() -> None:
    changes = Changes(BOX)
    plan = Plan((Line("Province"), Line("Gold"), Line("Witch"), Line("Silver"), Line("Copper")))
    found = [changes._insert(plan, Random(seed)).buy for seed in range(400)]
    places = [buy.index(line) for buy in found for line in buy if line.card == "Moat"]
    assert places.count(4) > len(places) / 3


def test_a_mixture_takes_from_all_plans() -> None:
    plans = [plan_of(find_strategy("double-witch")), Plan((*START.buy, Line("Library"))), Plan((Line("Moat"), *START.buy))]
    found = beginnings(mixture(plans), BOX, Changes(BOX), Random(1))
    assert len(set(found)) > 30
    cards = {card for plan in found for card in plan.cards()}
    assert {"Witch", "Library", "Moat"} <= cards
    for plan in found:
        compile_strategy(parse_strategy(plan.text("x")), BOX)
