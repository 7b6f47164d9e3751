"""Plans take over how a good player uses its cards, where they do better with it."""

from __future__ import annotations

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.solve import practising
from deckwright.solve.practising import practised
from deckwright.solve.search import tools
from tests.solve.menus import plan

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = parse_kingdom("Chapel, Laboratory, Militia, Moat, Village, Witch")
ATTACKER = find_strategy("double-militia")
MONEY = plan("Province; Gold; Silver")
BAD, GOOD = ("Gold", "Silver", "else worst"), ("Curse", "victories", "Copper", "else worst")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practising, "GAMES", 4_000)
    monkeypatch.setattr(practising, "BETTER", 0.01)


def test_a_section_stays_where_it_makes_a_plan_better() -> None:
    arena, _ = tools(KINGDOM, "native")
    careless = MONEY.with_section("discard with Militia", BAD)
    sections = [("discard with Militia", BAD), ("discard with Militia", GOOD), ("trash with Chapel", ("Gold",))]
    better = practised(arena, careless, ATTACKER, sections, "1")
    assert better == MONEY.with_section("discard with Militia", GOOD)
    before, after = (arena.share(one, ATTACKER, 77, 4_000) for one in (careless, better))
    assert after > before + 0.02
    assert practised(arena, careless, ATTACKER, sections, "1") == better


def test_what_is_worse_or_changes_nothing_is_not_taken_over() -> None:
    arena, _ = tools(KINGDOM, "native")
    for sections in ([], [("discard with Militia", BAD)], [("trash with Chapel", ("Curse",))]):
        assert practised(arena, MONEY, ATTACKER, sections, "1") == MONEY
