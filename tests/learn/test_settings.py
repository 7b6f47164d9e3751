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


@pytest.mark.parametrize("name", ["kingdoms", "games", "blocks", "halves"])
@pytest.mark.parametrize("number", [0, -8, 2.5, "eight"])
def test_numbers_of_a_field_are_numbers(name: str, number: Any) -> None:
    assert reason({name: number}) == f"{name} = {number}: a number from 1 on is needed"


def test_what_is_unknown_is_named_with_what_is_known() -> None:
    assert reason({"kingdom": 3}).startswith("unknown: kingdom; known: blocks, games, ")
