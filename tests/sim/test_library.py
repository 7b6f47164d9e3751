"""The strategies that come with the package."""

from __future__ import annotations

import doctest
from importlib.resources import files
from pathlib import Path

import pytest

from deckwright.cards import card_names
from deckwright.engine.box import open_box
from deckwright.errors import DamagedFile, UnknownName
from deckwright.sim import library
from deckwright.sim.counting import count_games
from deckwright.sim.library import find_strategy, fitting, slug, strategies
from deckwright.sim.policy import compile_strategy
from deckwright.sim.strategy_file import Strategy, parse_strategy

STANDARD = (
    "Big Money", "Big Money Ultimate", "Smithy Ultimate", "Big Smithy", "Single Witch", "Double Witch", "Double Militia", "Chapel Witch",
    "Laboratory", "Wharf", "BM", "BM Smithy", "BM Witch", "BM Militia",
)  # fmt: skip
SETS = ("base-2e", "base-1e", "seaside-1e")
YARDSTICKS = ("Big Money", "BM")


def test_standard_strategies_and_many_more() -> None:
    names = [strategy.name for strategy in strategies()]
    assert set(STANDARD) <= set(names)
    assert len(names) >= len(STANDARD) + 20
    assert names == sorted(set(names))
    assert {"defaults", "Defaults"}.isdisjoint(names)


@pytest.mark.parametrize("strategy", strategies(), ids=lambda strategy: strategy.name)
def test_files_are_called_like_their_strategies_and_say_what_they_are(strategy: Strategy) -> None:
    assert (files("deckwright.sim") / "strategies" / f"{slug(strategy)}.strategy").is_file()
    assert 10 < len(strategy.about) < 110
    assert not strategy.about.endswith(".")
    assert strategy.needs <= set(card_names()) - set(card_names(()))
    assert strategy.text.startswith(f"name: {strategy.name}\nabout: ")


@pytest.mark.parametrize("strategy", [one for one in strategies() if one.name not in YARDSTICKS], ids=lambda strategy: strategy.name)
def test_every_strategy_deserves_its_place(strategy: Strategy) -> None:
    """Each wins two games of three against Big Money; the interval of that many games is far from a half."""
    box = open_box(SETS, tuple(sorted(strategy.needs)))
    tally = count_games(box, (compile_strategy(strategy, box), compile_strategy(find_strategy("Big Money"), box)), 0, 0, 400)
    assert tally.unfinished == 0
    assert (tally.wins[0] + tally.ties / 2) / tally.games > 0.66


def test_found_in_any_spelling() -> None:
    for text in ("Double Witch", "double-witch", "DOUBLE WITCH", "doublewitch"):
        assert find_strategy(text).name == "Double Witch"


def test_unknown_names_get_the_nearest() -> None:
    with pytest.raises(UnknownName, match="did you mean ‘Double Witch’"):
        find_strategy("Dubble Witch")
    with pytest.raises(UnknownName, match="deckwright strategies"):
        find_strategy("xyzzy")


def test_files_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.strategy"
    path.write_text("buy: Province; Gold; Silver")
    assert find_strategy(str(path)).name == "mine"
    with pytest.raises(DamagedFile):
        find_strategy("big-money.strategy")


def test_strategies_that_fit_a_kingdom() -> None:
    found = {strategy.name for strategy in fitting(("Smithy", "Chapel", "Moat"))}
    assert {"Big Money", "Smithy Ultimate", "Moat Money"} <= found
    assert not {"Chapel Witch", "Wharf"} & found


WORKLOAD_MENUS = [
    ("BM", "buy: Province; Gold; Silver"),
    ("BM Smithy", "buy: Province; Gold; Smithy if n < 2; Silver"),
    ("BM Witch", "buy: Province; Witch if n < 2; Gold; Silver"),
    ("BM Militia", "buy: Province; Militia if n < 2; Gold; Silver"),
]


@pytest.mark.parametrize(("name", "menu"), WORKLOAD_MENUS)
def test_workload_menus_are_the_published_ones(name: str, menu: str) -> None:
    assert find_strategy(name).section("buy") == parse_strategy(menu).section("buy")
    assert [line.what for line in find_strategy(name).section("discard")][-3:] == ["Smithy", "Militia", "Witch"]


def test_examples() -> None:
    assert doctest.testmod(library).failed == 0
