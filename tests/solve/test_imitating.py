"""Plans that are read off the games of somebody who plays well."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.sim.workers import Alone, Processes
from deckwright.solve import final, judging
from deckwright.solve import search as searching
from deckwright.solve.ideas import learned_ideas
from deckwright.solve.imitating import FEW_LESSONS, read_off, ways
from deckwright.solve.lessons import ENOUGH, Lesson, taught
from deckwright.solve.plan import Plan
from deckwright.solve.solving import solve

GAMES = 10
CHEAP = ("Copper", "Curse", "Estate")
needs_native = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


def lesson(chosen: str, *others: str, heading: str = "buy", **facts: int) -> Lesson:
    """A choice of one card before others; ``Village=2`` is how many one has."""
    known = {f"n({name})" if name[0].isupper() else name: number for name, number in facts.items()}
    return Lesson(heading, tuple(filter(None, (chosen, *others))), chosen, {"gains_left": 8, **known})


def a_game(turn: int) -> list[Lesson]:
    """Two Villages after a Smithy, Gold before all else, Provinces from turn 9 on, and Duchies for the last two gains."""
    return [
        lesson("Smithy", "Silver", "Village", *CHEAP, Village=turn % 2),
        lesson("Village", "Silver", *CHEAP, Smithy=1),
        lesson("Village", "Silver", *CHEAP, Smithy=1, Village=1),
        lesson("Silver", "Village", *CHEAP, Smithy=1, Village=2),
        lesson("Gold", "Silver", "Smithy", "Village", *CHEAP, turn=5),
        lesson("Gold", "Silver", "Province", "Smithy", "Village", *CHEAP, turn=turn, Smithy=1, Village=2),
        *[lesson("Province", "Gold", "Silver", "Smithy", "Village", *CHEAP, turn=turn + 3, Smithy=1, Village=2)] * 3,
        *[lesson("Duchy", "Silver", "Smithy", "Village", *CHEAP, turn=15, gains_left=2, Smithy=1, Village=2)] * 2,
        lesson("Silver", "Duchy", *CHEAP, turn=10, gains_left=5),
        lesson(ENOUGH, *CHEAP, turn=10, gains_left=5),
    ]


LESSONS = [one for game in range(GAMES) for one in a_game(6 + game % 3)]


def plans_of(lessons: list[Lesson], number: int = 1) -> list[Plan]:
    """The plans that do as the teacher did; with a number, others too."""
    return read_off(lessons, GAMES, Random(1), number)


def places(plan: Plan) -> dict[str, int]:
    return {line.card: at for at, line in reversed(list(enumerate(plan.buy)))}


def test_the_order_and_the_copies_are_those_of_the_teacher() -> None:
    for plan in plans_of(LESSONS):
        parse_strategy(plan.text("plan"))
        at = places(plan)
        assert at["Province"] < at["Gold"] < at["Smithy"] < at["Village"], plan.text("plan")
        assert not {"Copper", "Curse"} & set(at), "what nobody takes is not on the menu"
        assert [line.tests for line in plan.buy if line.card == "Smithy"] in ([("n < 1",)], [("n < 2",)])
    limits = {int(line.tests[0].split()[-1]) for plan in plans_of(LESSONS) for line in plan.buy if line.card == "Village"}
    assert 2 in limits, "two of them in a game"


def test_a_second_copy_taken_once_does_not_bring_the_first_forward() -> None:
    once = [lesson("Moat", *CHEAP, Smithy=1, Village=2), lesson("Moat", *CHEAP, Moat=1, Smithy=1, Village=2)]
    rather = [lesson("Silver", "Moat", *CHEAP, Smithy=1, Village=2)] * 5
    for plan in plans_of([*LESSONS, *once, *rather]):
        at = places(plan)
        assert at["Silver"] < at["Moat"], plan.text("plan")


def test_points_are_bought_when_the_teacher_begins_with_them() -> None:
    menus = [plan.buy for plan in plans_of(LESSONS)]
    ready = {line.tests for menu in menus for line in menu if line.card == "Province"}
    assert () in ready
    assert ("turn > 8",) in ready
    assert {line.tests for menu in menus for line in menu if line.card == "Duchy"} == {("gains_left <= 2",)}
    assert {line.tests for menu in menus for line in menu if line.card == "Estate"} == {("gains_left <= 1",)}, "no lesson tells"


def test_what_a_card_gives_up_is_a_section_and_what_it_gains_belongs_to_the_menu() -> None:
    trashed = [lesson("Estate", "Copper", "Gold", heading="trash with Remodel", gains_left=8 - game % 3) for game in range(30)]
    trashed += [lesson("Gold", "Copper", "Estate", heading="trash with Remodel", gains_left=2) for _ in range(30)]
    gained = [lesson("Laboratory", "Silver", "Smithy", heading="gain with Remodel") for _ in range(GAMES)]
    plans = plans_of([*LESSONS, *trashed, *gained])
    sections = {plan.section("trash with Remodel") for plan in plans}
    assert () in sections, "the defaults may know better"
    (learned,) = sections - {()}
    assert learned in (("Estate if gains_left > 2", "Gold"), ("Gold if gains_left <= 2", "Estate"))
    assert all("Laboratory" in places(plan) for plan in plans)


def test_more_of_this_and_less_of_that() -> None:
    plans = plans_of(LESSONS, 100)
    assert plans == plans_of(LESSONS, 100), "the same random numbers give the same plans"
    assert len(plans_of(LESSONS)) < len(plans) <= 100
    assert any("Village" not in places(plan) for plan in plans)


def test_two_islands_begin_with_what_was_learned() -> None:
    plans = plans_of(LESSONS)
    ideas = learned_ideas(plans)
    assert [idea.kind for idea in ideas] == ["learned", "learned"]
    assert {plan for idea in ideas for plan in idea.starts} == set(plans)
    assert learned_ideas([]) == []


@dataclass(frozen=True)
class Watched:
    """Always the same games, whose first Gold says which one it is."""

    def lessons(self, kingdom: Kingdom, opponent: Strategy, seed: int, games: int) -> list[Lesson]:
        return [one for game in range(games) for one in (lesson("Gold", seed=seed + game), *a_game(7))]


def test_lessons_are_the_same_whoever_watches() -> None:
    kingdom, opponent = parse_kingdom("Smithy, Village"), find_strategy("big-money")
    alone = taught(Watched(), kingdom, opponent, 5, GAMES, Alone())
    seeds = [one.facts["seed"] for one in alone if "seed" in one.facts]
    assert seeds == list(range(seeds[0], seeds[0] + GAMES)), "every game once"
    several = Processes(2)
    try:
        assert taught(Watched(), kingdom, opponent, 5, GAMES, several) == alone
    finally:
        several.close()
    assert taught(Watched(), kingdom, opponent, 6, GAMES, Alone()) != alone


@needs_native
def test_a_search_with_a_teacher_can_be_repeated_with_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(searching.ROUND_GAMES, "native", 2_000)
    monkeypatch.setitem(judging.SIMPLIFYING_GAMES, "native", (100, 200))
    monkeypatch.setitem(final.TRIAL_GAMES, "native", 200)
    found = [solve("Smithy, Village, Market", rounds=1, seed=2, jobs=jobs, teacher=Watched()) for jobs in (1, 2)]
    assert found[0].best == found[1].best
    assert found[0].others == found[1].others


@dataclass(frozen=True)
class Interrupted:
    """Somebody presses Ctrl-C while this one plays."""

    def lessons(self, kingdom: Kingdom, opponent: Strategy, seed: int, games: int) -> list[Lesson]:
        raise KeyboardInterrupt


@needs_native
def test_ctrl_c_during_the_lessons_ends_the_search() -> None:
    found = solve("Smithy", rounds=1, seed=1, jobs=1, teacher=Interrupted())
    assert found.interrupted
    assert found.rounds == 0


def thrown_off(chosen: str, *others: str, terminals: int = 1) -> Lesson:
    return lesson(chosen, *others, heading="discard with Militia", terminals=terminals)


def test_cards_are_thrown_off_in_the_order_of_the_teacher() -> None:
    """The only terminal Action is kept before Silver, although the second of two goes first; Victory cards go as the defaults say."""
    lessons = [
        *[thrown_off("Estate", "Silver", "Militia")] * 10,
        *[thrown_off("Copper", "Silver", "Militia")] * 10,
        *[thrown_off("Silver", "Militia", "Gold")] * 10,
        *[thrown_off("Militia", "Copper", "Silver", terminals=2)] * 30,
        thrown_off("Militia", "Gold"),
    ]
    (section,) = [found for found in ways(lessons) if "else worst" in found[1]]
    assert section == (
        "discard with Militia",
        ("Curse", "victories", "terminals if terminals > 1", "Copper", "Silver", "Militia", "else worst"),
    )


def test_nothing_is_said_of_what_need_not_be_thrown_off_or_was_seen_seldom() -> None:
    cellar = [lesson(chosen, "Estate", "Gold", heading="discard with Cellar", terminals=0) for chosen in ["Copper"] * 30 + [ENOUGH] * 3]
    assert not [entries for _, entries in ways(cellar) if "victories" in entries]
    assert ways([thrown_off("Copper", "Silver")] * (FEW_LESSONS - 1)) == []
    assert ways([*LESSONS, *[lesson("Gold", "Silver", heading="gain with Remodel")] * 30]) == []
