"""Plans: strategy files taken apart, changed, and compiled quickly."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.engine.box import open_box
from deckwright.native import AVAILABLE
from deckwright.sim.library import find_strategy, strategies
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import Line as FileLine
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.solve.arena import Arena
from deckwright.solve.changing import MOST_LINES, Changes, tidy
from deckwright.solve.habits import nudged
from deckwright.solve.ideas import beginnings, ideas_for
from deckwright.solve.plan import Line, Plan, plan_of

BOX = open_box(("base-2e",), ("Chapel", "Gardens", "Laboratory", "Remodel", "Smithy", "Throne Room", "Village", "Witch", "Workshop"))
EMBARGO = open_box(("seaside-1e",), ("Embargo", "Wharf"))


def sections(strategy: Strategy) -> dict[tuple[str, str | None], list[FileLine]]:
    found: dict[tuple[str, str | None], list[FileLine]] = {}
    for part in strategy.sections:
        found.setdefault((part.verb, part.card), []).extend(part.lines)
    return found


@pytest.mark.parametrize("strategy", strategies(), ids=lambda strategy: strategy.name)
def test_a_plan_of_a_strategy_says_the_same(strategy: Strategy) -> None:
    assert sections(parse_strategy(plan_of(strategy).text(strategy.name))) == sections(strategy)


@pytest.mark.parametrize(
    ("condition", "tests"),
    [
        ("turn > 3 and n < 2", ("turn > 3", "n < 2")),
        ("(turn > 3 or turn < 2) and not n(Gold) = 0", ("(turn > 3 or turn < 2)", "n(Gold) != 0")),
        ("not (turn = 1 and coins = 5)", ("not (turn = 1 and coins = 5)",)),
        ("3 * (1 + P) <= n - (deck - 2)", ("3 * (1 + provinces) <= n - (deck - 2)",)),
        ("deck / (treasures / 2) < 1.5", ("deck / (treasures / 2) < 1.5",)),
        ("lead > -7 and -n < turn", ("lead > -7", "turn > -n")),
        ("gains_left > 1 or lead >= -(3 + turn)", ("(gains_left > 1 or -(3 + turn) <= lead)",)),
    ],
)
def test_conditions_are_written_as_people_write_them(condition: str, tests: tuple[str, ...]) -> None:
    strategy = parse_strategy(f"buy: Silver if {condition}")
    plan = plan_of(strategy)
    assert plan.buy[0].tests == tests
    assert sections(parse_strategy(plan.text("x"))) == sections(strategy)


def test_nothing_is_not_added() -> None:
    plan = Plan(
        (Line("Festival", ("n < n(Laboratory) + 0",)), Line("Silver", ("n < n(Gold) + 0.5",))), (("play", ("Village if n > 1 - 0",)),)
    )
    assert "Festival if n < n(Laboratory)\n  Silver if n < n(Gold) + 0.5\n\nplay: Village if n > 1" in plan.text("Plain")


def test_what_a_kingdom_lacks_is_left_out() -> None:
    plan = plan_of(find_strategy("all-rounder"), BOX.kinds)
    assert plan.cards() == ("Witch", "Smithy", "Laboratory")


def test_every_change_is_a_strategy_of_this_kingdom_and_no_novel() -> None:
    changes, random = Changes(BOX), Random(1)
    other = plan_of(find_strategy("gardens-workshop"))
    plan, seen = plan_of(find_strategy("chapel-witch")), set()
    for _ in range(200):
        plan = changes.changed(changes.crossed(plan, other, random) if random.random() < 0.1 else plan, random)
        compile_strategy(parse_strategy(plan.text("x")), BOX)
        assert 0 < len(plan.buy) <= MOST_LINES
        seen |= {heading.split(" ")[0] for heading, _ in plan.sections}
    assert seen >= {"play", "trash", "gain"}


def test_tidying_leaves_out_what_can_never_count() -> None:
    lines = (Line("Gold"), Line("Gold", ("n < 2",)), Line("Silver", ("n < 0",)), Line("Silver", ("turn > 2", "turn > 2")))
    assert tidy(Plan(lines, (("trash with Chapel", ("Curse",)),))) == Plan((Line("Gold"), Line("Silver", ("turn > 2",))))


def test_tidying_names_no_card_that_is_never_bought() -> None:
    limits = (Line("Gold", ("n < n(Moat) + 2",)), Line("Village", ("n < n(Smithy) + 1",)), Line("Smithy", ("n < n(Gold) + 1",)))
    plays = ("play", ("Witch", "Village", "Chapel if hand_size < 5", "actions"))
    assert tidy(Plan(limits, (plays,))) == Plan((Line("Gold", ("n < 2",)), *limits[1:]), (("play", ("Village", "actions")),))


def test_a_nudge_changes_one_number_and_stays_above_zero() -> None:
    for seed in range(50):
        text = nudged("n < n(Gold) + 1", Random(seed))
        assert text.startswith("n < n(Gold) + ")
        assert text != "n < n(Gold) + 1"
        assert "-" not in text


@pytest.mark.parametrize("engine", ["python", *(["native"] if AVAILABLE else [])])
@pytest.mark.parametrize(
    ("box", "lines", "further"),
    [
        (BOX, ("Chapel if n < 1", "Workshop if n < 1", "Witch if n < 2", "Remodel", "Gold", "Village if n < n(Smithy)", "Silver"), ()),
        (BOX, ("Province", "Gold", "Chapel if turn <= 2", "Silver"), (("trash with Chapel", ("Estate", "Copper if money > 5")),)),
        (BOX, ("Workshop if n < 2", "Gardens", "Silver"), (("gain", ("Gardens", "Workshop")),)),
        (EMBARGO, ("Province", "Gold", "Wharf if n < 2", "Embargo if n < 2", "Silver"), ()),
    ],
)
def test_a_plan_compiled_quickly_plays_as_its_text_does(
    engine: str, box: object, lines: tuple[str, ...], further: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    from deckwright.engine.box import Box

    assert isinstance(box, Box)
    arena, other = Arena(box, engine), find_strategy("big-money")
    plan = Plan(tuple(Line(card, (test,) if test else ()) for card, _, test in (line.partition(" if ") for line in lines)), further)
    games = 400 if engine == "native" else 20
    assert arena.share(plan, other, 3, games) == arena.share(parse_strategy(plan.text("written")), other, 3, games)


def test_ideas_are_of_every_sort_and_their_beginnings_have_their_cards() -> None:
    ideas = ideas_for(BOX, [plan_of(find_strategy("double-witch"))])
    assert {idea.kind for idea in ideas} >= {"library", "money", "thin", "trasher", "attack", "engine", "rush"}
    assert len({(idea.cards, idea.kind) for idea in ideas}) == len(ideas)
    changes = Changes(BOX)
    for idea in ideas:
        for plan in beginnings(idea, BOX, changes, Random(2)):
            assert set(idea.cards) <= set(plan.cards())
            compile_strategy(parse_strategy(plan.text("x")), BOX)
