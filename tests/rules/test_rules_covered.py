"""Every rule that can be observed in play is named by a scenario or a test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = HERE.parent
SHARED_RULES = TESTS.parent.parent / "shared" / "rules"
RULE_FILES = ("core.md", "base-1e.md", "base-2e.md", "seaside-1e.md", "intrigue.md")
RULE_ID = re.compile(r"\b(?:CORE-\d+|(?:B1|B2|S1|INT|I1|I2)-[A-Z]+(?:-[A-Z]+)*-E?\d+)\b")


def rule_ids() -> list[str]:
    return (HERE / "ids.txt").read_text(encoding="utf-8").split()


def unobservable() -> dict[str, str]:
    lines = (HERE / "unobservable.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if line and not line.startswith("#"))


@cache
def named_ids() -> frozenset[str]:
    named: set[str] = set()
    for path in (TESTS / "scenarios").rglob("*.yaml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("# rules:"):
                named.update(RULE_ID.findall(line))
    for path in TESTS.rglob("test_*.py"):
        if path != Path(__file__):
            named.update(RULE_ID.findall(path.read_text(encoding="utf-8")))
    return frozenset(named)


def test_every_rule_is_named_or_listed_as_unobservable() -> None:
    missing = [rule for rule in rule_ids() if rule not in named_ids() and rule not in unobservable()]
    assert not missing, f"rules that no scenario or test names: {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named_ids() <= set(rule_ids()), sorted(named_ids() - set(rule_ids()))


def test_the_unobservable_list_is_short_and_true() -> None:
    listed = unobservable()
    assert set(listed) <= set(rule_ids())
    assert not set(listed) & named_ids(), "a rule that a test shows is not unobservable"
    assert all(len(reason) > 20 for reason in listed.values())
    assert len(listed) < 20


@pytest.mark.skipif(not SHARED_RULES.is_dir(), reason="the rules files are not beside this checkout")
def test_the_list_of_ids_is_that_of_the_rules() -> None:
    found = [
        rule
        for name in RULE_FILES
        for rule in re.findall(r"^- \*\*([A-Z0-9-]+)\*\*", (SHARED_RULES / name).read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert found == rule_ids()
