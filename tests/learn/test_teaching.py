"""The learned player as a teacher."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.learn.teaching import LearnedTeacher
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.imitating import read_off
from deckwright.solve.lessons import ENOUGH, Lesson

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
KINGDOM = parse_kingdom("First Game", ("base-1e",))
GAMES = 4


@pytest.fixture(scope="module")
def lessons() -> list[Lesson]:
    return LearnedTeacher().lessons(KINGDOM, find_strategy("all-rounder"), 3, GAMES)


def test_a_lesson_is_a_choice_among_what_was_on_offer(lessons: list[Lesson]) -> None:
    assert {"buy", "gain with Remodel", "trash with Remodel"} <= {lesson.heading for lesson in lessons}
    assert all(lesson.chosen in (*lesson.offered, ENOUGH) for lesson in lessons)
    first = lessons[0]
    assert first.heading == "buy"
    assert first.facts["turn"] == 1
    assert first.facts["n(Copper)"] == 7
    assert first.facts["gains_left"] == 8
    bought = [lesson for lesson in lessons if lesson.heading == "buy" and lesson.facts["gains_left"]]  # else the Provinces are gone
    assert all(("Province" in lesson.offered) == (lesson.facts["coins"] >= 8) for lesson in bought)


def test_the_same_seed_gives_the_same_lessons(lessons: list[Lesson]) -> None:
    again = LearnedTeacher().lessons(KINGDOM, find_strategy("all-rounder"), 3, 1)
    assert again == lessons[: len(again)]


def test_plans_can_be_read_off_them(lessons: list[Lesson]) -> None:
    plans = read_off(lessons, GAMES, Random(1))
    assert plans
    for plan in plans:
        assert parse_strategy(plan.text("plan")).needs <= set(KINGDOM.cards)
        assert plan.buy[0].card == "Province"
