"""Experience: what proved itself on other kingdoms."""

from __future__ import annotations

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.solve import second_thoughts as thinking
from deckwright.solve.contest import Member
from deckwright.solve.experience import experience, of_every_kingdom
from deckwright.solve.plan import BASIC_NAMES, Line
from deckwright.solve.polishing import Polish
from deckwright.solve.search import tools
from deckwright.solve.second_thoughts import experienced, second_thoughts
from tests.solve.menus import plan


def test_what_is_known_holds_on_every_kingdom() -> None:
    known = experience()
    assert len(known) > 30
    assert {line.card for line in known} <= BASIC_NAMES
    assert {"Province", "Duchy", "Estate", "Gold"} <= {line.card for line in known}
    assert of_every_kingdom(known) == list(known)


def test_what_is_about_other_cards_is_left_out() -> None:
    duchy, late = "n < 2", "gains_left <= 4"
    lines = [
        Line("Duchy", (late, "n(Festival) <= 1", "theirs(Province) > 2")),
        Line("Duchy", (late, "theirs(Province) > 2", "(in_play(Militia) > 0 or lead < 0)")),
        Line("Gold", ("n(Militia) > 0",)),
        Line("Festival", (duchy,)),
        Line("Silver"),
        Line("Estate", (late,)),
    ]
    assert of_every_kingdom(lines) == [Line("Duchy", (late, "theirs(Province) > 2")), Line("Estate", (late,))]


def test_it_is_tried_in_every_place_but_not_once_more() -> None:
    known = experience()[0]
    menu = plan(f"Province; {known}; Silver")
    tried = experienced(menu)
    assert {one.place for one in tried} == {0, 1, 2, 3}
    assert len(tried) == 4 * (len(experience()) - 1)
    assert all(one.forms != (known,) for one in tried)


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_a_plan_learns_from_it_what_it_would_not_think_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """No purchase is weighed, and yet the plan buys Gold, in the place where that is best, and not the other line that is known."""
    gold = Line("Gold", ("turn > 1",))
    monkeypatch.setattr(thinking, "experience", lambda: (gold, Line("Curse", ("turn > 2",))))
    monkeypatch.setattr(thinking, "suggestions", lambda *_: [])
    monkeypatch.setattr(thinking, "HEATS", ((500, 1_000), (1_000, 12), (4_000, 1)))
    monkeypatch.setattr(thinking, "BETTER", 0.005)
    monkeypatch.setattr(Polish, "step", lambda _, thought, *__: thought)
    kingdom, begin = parse_kingdom("Cellar, Village"), plan("Province; Silver")
    arena, changes = tools(kingdom, "native")
    league = (Member(find_strategy("big-money-ultimate"), 1.0),)
    *_, (_, _, found) = second_thoughts(arena, changes, begin, league, "gold", rounds=2)
    assert found.buy == (begin.buy[0], gold, begin.buy[1])
