"""What small changes of a plan bring."""

from __future__ import annotations

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.solve.proving import Sort, Variant, proved, race, variant_of
from deckwright.solve.search import tools
from tests.solve.menus import plan

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = parse_kingdom("Chapel, Laboratory, Moat, Village, Witch")
MONEY = find_strategy("big-money-ultimate")
GAMES = 20_000


BASE = plan("Province; Witch if n < 2; Gold; Silver")
ADDED = plan("Province; Witch if n < 2; Gold; Laboratory if n < 3; Silver")
STRICTER = plan("Province; Witch if n < 2 and turn > 9; Gold; Silver")
LEFT_OUT = plan("Province; Witch if n < 2; Gold")
MOVED = plan("Province; Gold; Silver; Witch if n < 2")
OTHERS = (ADDED, STRICTER, LEFT_OUT, MOVED)


def test_what_a_line_brings_is_what_whole_matches_show() -> None:
    """For lines that are added, followed less often, left out or elsewhere: the difference of two matches, within their luck."""
    arena, _ = tools(KINGDOM, "native")
    variants = [
        Variant(ADDED, 3, Sort.ADDED),
        Variant(STRICTER, 1, Sort.STRICTER),
        Variant(LEFT_OUT, 3, Sort.LEFT_OUT),
        variant_of(BASE, MOVED),
    ]
    found = proved(arena, BASE, MONEY, variants, 5, 0, GAMES)
    usual = arena.share(BASE, MONEY, 99, GAMES)
    for variant, (gain, deviation) in zip(variants, found, strict=True):
        assert abs(gain - (arena.share(variant.plan, MONEY, 99, GAMES) - usual)) < 4 * (deviation + (0.5 / GAMES) ** 0.5)
    assert found[1][0] < -0.1, "a Witch that comes late"
    assert found[2][0] < -0.05, "no Silver"
    assert found[3][0] < -0.1, "a Witch where there is no Silver"
    assert proved(arena, BASE, MONEY, [Variant(BASE, 0, Sort.ADDED)], 5, 0, 500) == [(0.0, 0.0)], "a line that stands there already"


def test_who_knows_how_a_plan_differs_finds_the_same_as_who_only_knows_where() -> None:
    arena, _ = tools(KINGDOM, "native")
    known = [Variant(ADDED, 3, Sort.ADDED), Variant(STRICTER, 1, Sort.STRICTER), Variant(LEFT_OUT, 3, Sort.LEFT_OUT)]
    unknown = [variant_of(BASE, variant.plan) for variant in known]
    assert [variant.sort for variant in unknown] == [Sort.OTHER] * 3
    assert proved(arena, BASE, MONEY, known, 7, 0, 2_000) == proved(arena, BASE, MONEY, unknown, 7, 0, 2_000)


def test_games_are_the_same_in_parts_and_for_any_number_of_threads() -> None:
    arena, _ = tools(KINGDOM, "native")
    variants = [variant_of(BASE, other) for other in OTHERS]
    whole = [gain for gain, _ in proved(arena, BASE, MONEY, variants, 3, 0, 1_200)]
    parts = [proved(arena, BASE, MONEY, variants, 3, first, 600) for first in (0, 600)]
    assert [(one + other) / 2 for (one, _), (other, _) in zip(*parts, strict=True)] == pytest.approx(whole)
    arena.threads = 3
    try:
        assert [gain for gain, _ in proved(arena, BASE, MONEY, variants, 3, 0, 1_200)] == whole
    finally:
        arena.threads = 1


def test_a_variant_begins_where_its_menu_does() -> None:
    assert [variant_of(BASE, other).line for other in OTHERS] == [3, 1, 2, 1]


class _Heats:
    """Changes that bring what is written here: by the first game of a heat, the gain and its deviation of each."""

    def __init__(self, heats: dict[int, list[tuple[float, float]]]) -> None:
        self.heats = heats
        self.asked: list[tuple[list[int], int, int]] = []

    def __call__(self, places: list[int], first: int, games: int) -> list[tuple[float, float]]:
        self.asked.append((places, first, games))
        return [self.heats[first][place] for place in places]


def test_what_a_change_brings_is_told_by_games_that_did_not_choose_it() -> None:
    """The first is lucky in the first heat, the third lies clearly behind, and nobody plays on when all do."""
    gains = _Heats({0: [(0.3, 0.1), (0.2, 0.1), (-0.3, 0.1), (0.0, 0.0)], 100: [(0.01, 0.1), (0.05, 0.1)]})
    order, gain = race(4, [(100, 2), (300, 1)], gains)
    assert gains.asked == [([0, 1, 2, 3], 0, 100), ([0, 1], 100, 300)]
    assert order == [1, 0]  # 0.0875 and 0.0825 in all games
    assert gain == 0.05
    behind = _Heats({0: [(-0.3, 0.1)]})
    assert race(1, [(100, 1), (300, 1)], behind) == ([], 0.0)
    assert behind.asked == [([0], 0, 100)]


def test_small_changes_that_are_sure_race_before_large_ones_that_are_lucky() -> None:
    gains = _Heats({0: [(0.02, 0.02), (0.004, 0.001), (0.0, 0.0)]})
    assert race(3, [(100, 3)], gains, usual=0.002)[0] == [1, 0, 2]
    assert race(3, [(100, 3)], gains, usual=0.1)[0] == [0, 1, 2], "where changes bring that much"
    assert race(3, [(100, 3)], gains)[0] == [0, 1, 2], "where nobody knows"


def test_what_is_to_be_expected_goes_by_all_the_games_of_a_change() -> None:
    """The second is sure in the first heat, but less so than the first one when the second heat is added."""
    gains = _Heats({0: [(0.01, 0.01), (0.008, 0.004)], 100: [(0.01, 0.01), (0.008, 0.02)]})
    assert race(2, [(100, 2)], gains, usual=0.01)[0] == [1, 0]
    assert race(2, [(100, 2), (100, 2)], gains, usual=0.01)[0] == [0, 1]


def test_who_fails_in_the_last_heat_does_not_stand_in_the_way_of_others() -> None:
    gains = _Heats({0: [(0.3, 0.01), (0.01, 0.01)], 100: [(0.001, 0.01), (0.02, 0.01)]})
    assert race(2, [(100, 2), (100, 2)], gains, better=0.005) == ([1, 0], 0.02)
    assert race(2, [(100, 2), (100, 2)], gains, better=0.03) == ([0, 1], 0.001), "nobody is good enough"
    assert race(2, [(100, 2), (100, 1)], gains, better=0.005) == ([0, 1], 0.001), "only one is left"
