"""Second thoughts about plans: what might have been bought instead."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from deckwright.native import AVAILABLE, WHY_NOT, machine
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve import polishing
from deckwright.solve import second_thoughts as thinking
from deckwright.solve.arena import TURN_LIMIT
from deckwright.solve.contest import Member
from deckwright.solve.plan import Line, Plan
from deckwright.solve.proving import Sort, Variant, proved, variant_of
from deckwright.solve.search import tools
from deckwright.solve.second_thoughts import second_thoughts, suggestions
from tests.solve.menus import plan

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

KINGDOM = parse_kingdom("Chapel, Laboratory, Moat, Village, Witch")
MONEY = find_strategy("big-money-ultimate")
LEAGUE = (Member(MONEY, 1.0),)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "WEIGHED_GAMES", 1_000)
    monkeypatch.setattr(thinking, "HEATS", ((500, 1_000), (1_000, 12), (4_000, 1)))
    monkeypatch.setattr(thinking, "LAST_GAMES", 4_000)
    monkeypatch.setattr(thinking, "BETTER", 0.005)
    monkeypatch.setattr(polishing, "HEATS", ((200, 20), (1_000, 4), (2_000, 1)))
    monkeypatch.setattr(polishing, "LATER_HEATS", ((1_000, 4), (2_000, 1)))
    monkeypatch.setattr(polishing, "BETTER", 0.005)


@pytest.fixture
def weighed(quick: None, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many games each round weighs, where nothing is ever found."""
    games: list[int] = []

    def nothing(*arguments: Any) -> list[thinking.Suggestion]:
        games.append(arguments[-1])
        return []

    monkeypatch.setattr(thinking, "suggestions", nothing)
    monkeypatch.setattr(thinking, "experience", tuple)
    monkeypatch.setattr(polishing, "BETTER", 1.0)
    return games


def look_at_a_few_games() -> None:
    """Purchases are weighed and lines proved, in a moment: the sanitizers watch it too."""
    arena, _ = tools(KINGDOM, "native")
    usual = plan("Province; Gold; Witch if n < 2; Silver")
    arena.threads = 2
    try:
        assert suggestions(arena, usual, MONEY, 1, 60)
        others = [plan("Province; Gold; Witch if n < 2; Laboratory; Silver"), plan("Province; Gold; Silver")]
        variants = [
            Variant(others[0], 3, Sort.ADDED),
            Variant(others[1], 2, Sort.LEFT_OUT),
            *(variant_of(usual, other) for other in others),
        ]
        assert len(proved(arena, usual, MONEY, variants, 1, 0, 60)) == 4
    finally:
        arena.threads = 1


def test_what_is_missing_is_suggested_first() -> None:
    """Money without Gold, and with it: the suggestion is what any player would say."""
    for kingdom, text, missing in (("Cellar, Village", "Province; Silver", "Gold"), ("Witch, Village", "Province; Gold; Silver", "Witch")):
        arena, _ = tools(parse_kingdom(kingdom), "native")
        first = suggestions(arena, plan(text), MONEY, 1, 1_000)[0]
        assert {line.card for line in first.forms} == {missing}
        assert not first.instead


def test_a_line_that_does_harm_is_left_out_where_it_does() -> None:
    """A Village where a Silver could be had: the line is to be followed less often."""
    arena, _ = tools(parse_kingdom("Cellar, Village"), "native")
    found = suggestions(arena, plan("Province; Gold; Village if n < 4; Silver"), MONEY, 1, 1_000)
    stricter = [one for one in found if one.instead]
    assert any(one.place == 2 for one in stricter)
    for one in stricter:
        (line,) = one.forms
        assert line.card == ("Province", "Gold", "Village", "Silver")[one.place]
        assert line.tests


def test_suggestions_can_be_read_and_are_the_same_for_any_number_of_threads() -> None:
    arena, _ = tools(KINGDOM, "native")
    found = suggestions(arena, plan("Province; Gold; Witch if n < 2; Silver"), MONEY, 1, 600)
    for suggestion in found:
        for line in suggestion.forms:
            strategy = parse_strategy(Plan((line,)).text("line", needs=()))
            compile_strategy(strategy, arena.box)
            assert len(line.tests) <= thinking.MOST_TESTS + suggestion.instead
    arena.threads = 3
    try:
        assert suggestions(arena, plan("Province; Gold; Witch if n < 2; Silver"), MONEY, 1, 600) == found
    finally:
        arena.threads = 1


@pytest.mark.usefixtures("quick")
def test_a_plan_gets_better_and_keeps_its_lines() -> None:
    arena, changes = tools(KINGDOM, "native")
    first = plan("Province; Gold; Silver")
    thoughts = list(second_thoughts(arena, changes, first, LEAGUE, "1", rounds=2))
    done, score, last = thoughts[-1]
    assert [round_ for round_, _, _ in thoughts] == [1, 2, 2] == [1, 2, done]
    assert {line.card for line in first.buy} < {line.card for line in last.buy}
    before, after = (arena.share(one, MONEY, 77, 4_000) for one in (first, last))
    assert after > before + 0.15
    assert abs(after - score) < 0.05
    assert list(second_thoughts(arena, changes, first, LEAGUE, "1", rounds=2)) == thoughts, "the same thoughts again"


def test_fruitless_rounds_weigh_more_games_but_not_ever_more(monkeypatch: pytest.MonkeyPatch, weighed: list[int]) -> None:
    arena, changes = tools(KINGDOM, "native")
    monkeypatch.setattr(thinking, "MOST_WEIGHED", 4_000)
    first = plan("Province; Gold; Silver")
    assert [last for _, _, last in second_thoughts(arena, changes, first, LEAGUE, "1", rounds=4)] == [first] * 5
    assert weighed == [1_000, 2_000, 4_000, 4_000]


def test_no_more_games_are_weighed_than_there_is_time_for(monkeypatch: pytest.MonkeyPatch, weighed: list[int]) -> None:
    """A clock on which a weighed game takes a second, and all else nothing."""
    arena, changes = tools(KINGDOM, "native")
    for module in (thinking, polishing):
        monkeypatch.setattr(module, "perf_counter", lambda: float(sum(weighed)))
    for until, games in ((5_500.0, [1_000, 2_000, 2_500]), (3_400.0, [1_000, 2_000])):
        weighed.clear()
        assert len(list(second_thoughts(arena, changes, plan("Province; Gold; Silver"), LEAGUE, "1", until=until))) == len(games) + 1
        assert weighed == games, "no time for 4,000, and 400 are too few for a round"


@pytest.mark.usefixtures("quick")
def test_time_that_is_up_ends_it_with_the_plan_as_it_is() -> None:
    arena, changes = tools(KINGDOM, "native")
    first = plan("Province; Gold; Silver")
    assert [last for _, _, last in second_thoughts(arena, changes, first, LEAGUE, "1", until=0.0)] == [first]


def test_useless_lines_go_and_others_stay() -> None:
    arena, _ = tools(KINGDOM, "native")
    mind = thinking._Mind(arena, LEAGUE, 0.25)
    first = plan("Province; Gold; Silver")
    never = (Line("Moat", ("turn > 50",)), Line("Village", ("turn > 50",)))
    long = replace(first, buy=(Line("Witch", ("n < 2",)), *never, *first.buy))
    assert mind.without_useless(long, first, Random(1)).buy == (Line("Witch", ("n < 2",)), *first.buy)


def test_a_line_that_was_only_unlucky_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it the plan seems to be better, but not in games of its own."""
    arena, _ = tools(KINGDOM, "native")
    mind = thinking._Mind(arena, LEAGUE, 1.0)
    first = plan("Province; Gold; Silver")
    long = replace(first, buy=(Line("Witch", ("n < 2",)), Line("Moat"), *first.buy))
    asked: list[tuple[int, int]] = []

    def unlucky(*arguments: Any) -> list[tuple[float, float]]:
        variants, seed = arguments[3:5]
        asked.append((len(variants), seed))
        return [(0.001, 0.002), (-0.001, 0.002)] if len(variants) > 1 else [(-0.0001, 0.001)]

    monkeypatch.setattr(thinking, "proved", unlucky)
    assert mind.without_useless(long, first, Random(1)) == long
    assert [number for number, _ in asked] == [2, 1]
    assert asked[0][1] != asked[1][1], "other games"


def test_wrong_input_is_refused_by_name() -> None:
    arena, _ = tools(KINGDOM, "native")
    money = arena.ready(MONEY)

    def better(**changes: Any) -> Any:
        usual: dict[str, Any] = {"pair": [money, money], "seed": 1, "games": 2, "limit": TURN_LIMIT, "asked": [(0, -1)], "tried": [1]}
        return machine().better_purchases(*arena.tables, *{**usual, "one_in": 1, "number": 3, "threads": 1, **changes}.values())

    def prove(**changes: Any) -> Any:
        usual: dict[str, Any] = {"pair": [money, money], "variants": [(money, 0, 0)], "seed": 1, "first": 0, "games": 2}
        return machine().prove_lines(*arena.tables, *{**usual, "limit": TURN_LIMIT, "threads": 1, **changes}.values())

    assert better(games=0) == []
    assert prove(variants=[], games=0) == (0.0, [])
    for call, wrong, why in (
        (better, {"pair": [money]}, "two strategies"),
        (better, {"games": -1}, "numbered"),
        (better, {"games": 1 << 40}, "numbered"),
        (better, {"asked": [(0, 3)]}, "a fact"),
        (better, {"asked": [(900, -1)]}, "a fact"),
        (better, {"tried": [63]}, "a card"),
        (better, {"one_in": 0}, "one in none"),
        (better, {"number": -1}, "below 0"),
        (prove, {"pair": [money] * 3}, "two strategies"),
        (prove, {"first": -1}, "numbered"),
        (prove, {"variants": [(money, 900, 0)]}, "a line"),
        (prove, {"variants": [(money, 0, 4)]}, "a sort"),
        (prove, {"limit": -1}, "limit"),
    ):
        with pytest.raises(ValueError, match=why):
            call(**wrong)


def test_a_line_that_always_does_harm_is_nothing_to_make_stricter(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is never good has no limits within which it is: such a line is for those who make plans simple."""
    arena, _ = tools(KINGDOM, "native")
    usual = plan("Province; Gold; Silver; Curse")
    everywhere, at_times = (0, thinking._LEAST, thinking._MOST), (1, thinking._LEAST, 1)

    class Told:
        def better_purchases(self, *_: Any) -> list[Any]:
            return [(3, len(arena.box.names), 0.1, 0.1, [everywhere] * 2), (3, len(arena.box.names), 0.1, 0.1, [everywhere, at_times])]

    monkeypatch.setattr(thinking, "machine", Told)
    (found,) = suggestions(arena, usual, MONEY, 1, 400)
    assert found.forms == (Line("Curse", ("buys > 1",)),)
