"""Settings of training runs: what can't be is refused by its name. Plain Python, without arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deckwright.errors import Problem
from deckwright.learn.settings import read_settings, settings_from

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("train*.toml"))


def reason(*fields: dict[str, Any]) -> str:
    """Why fields are refused."""
    with pytest.raises(Problem) as problem:
        settings_from({"folder": "here", "field": list(fields)}, "train.toml")
    assert problem.value.code == "settings-unreadable"
    assert problem.value.details["file"] == "train.toml"
    return str(problem.value.details["reason"])


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_can_be_read(path: Path) -> None:
    assert read_settings(path).fields


@pytest.mark.parametrize("branches", [0, -8, 2.5, "eight"])
def test_branches_are_a_number(branches: Any) -> None:
    assert f"branches = {branches}: a number from 1 on" in reason({"branches": branches})


@pytest.mark.parametrize("branches", [2, 3])
def test_few_branches_leave_nothing_to_compare(branches: int) -> None:
    assert reason({"branches": branches}) == f"branches = {branches}: 1, or a number from 4 on is needed"


def test_every_kingdom_needs_a_group_of_games() -> None:
    field = {"kingdoms": 6, "named": ["Smithy", "Witch"], "repeat": 3, "branches": 8}
    assert reason({**field, "games": 79}) == "games = 79: with branches = 8 on 6 kingdoms at least 80 are needed"
    (enough,) = settings_from({"folder": "here", "field": [{**field, "games": 80}]}).fields
    assert sum(enough.shares) * enough.branches == 80
    (without,) = settings_from({"folder": "here", "field": [{**field, "branches": 1, "games": 3}]}).fields
    assert without.branches == 1


def test_all_groups_of_a_run_have_the_same_size() -> None:
    small, large, none = ({"kingdoms": 2, "games": 64, "branches": number} for number in (4, 8, 1))
    assert reason(small, none, large) == "branches = 4, 8: all fields that have branches need the same number"
    assert [field.branches for field in settings_from({"folder": "here", "field": [large, none, large]}).fields] == [8, 1, 8]
