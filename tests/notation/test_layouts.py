"""One layout in set-up, records, codes, messages and scenarios: what lies beside the kingdom comes back, and what nobody knows is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from deckwright import cards
from deckwright.engine.game import Game, Setup
from deckwright.errors import Problem
from deckwright.lang import landmark
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.record import read_record, write_record
from deckwright.notation.scenario import run
from deckwright.notation.scenario_file import read_scenario
from deckwright.server.kingdom_choice import kingdom_facts
from deckwright.server.result import record_data

SETUP = Setup(("Cellar", "Moat"), seed=3, first=0, landscapes=("Orchard",), bane="Village")


@pytest.fixture
def orchards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A landscape that can be played, for a moment."""
    monkeypatch.setitem(cards.LANDSCAPES, "base-2e", (landmark("Orchard", worth=4),))


@pytest.mark.usefixtures("orchards")
def test_records_keep_what_lies_beside_the_kingdom() -> None:
    game = Game(SETUP)
    game.answer("play treasures")
    text = write_record(game.record())
    assert "landscapes: Orchard\nbane: Village\nplayers: 2\n" in text
    assert read_record(text) == game.record()
    assert "Village" in game.view(0).supply
    hosted = Game(replace(SETUP, seed=0, key="ab" * 32))
    assert read_record(write_record(hosted.record())) == hosted.record()
    data = record_data(hosted.record())
    assert (data.landscapes, data.bane) == (["Orchard"], "Village")


@pytest.mark.usefixtures("orchards")
def test_messages_tell_what_lies_beside_the_kingdom() -> None:
    facts = kingdom_facts(Kingdom(("Cellar",), ("base-2e",), landscapes=("Orchard",), bane="Village"))
    assert (facts.landscapes, facts.bane, facts.code[0]) == (["Orchard"], "Village", "2")
    plain = kingdom_facts(Kingdom(("Cellar",), ("base-2e",)))
    assert (plain.landscapes, plain.bane, plain.code[0]) == ([], None, "1")


def test_a_record_without_them_is_as_before() -> None:
    text = write_record(Game(Setup(("Cellar",), seed=3, first=0)).record())
    assert "landscapes" not in text
    assert "bane" not in text


@pytest.mark.parametrize(
    ("wish", "named"),
    [
        ({"landscapes": ("Orchard",)}, "Orchard"),
        ({"bane": "Milita"}, "Militia"),
        ({"bane": "Moat"}, "Moat"),
        ({"bane": "Silver"}, "Silver"),
        ({"colonies": True}, "Platinum"),
        ({"shelters": True}, "Hovel"),
    ],
)
def test_what_can_not_be_laid_out_is_named(wish: dict[str, object], named: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=named):
        Game(Setup(("Cellar", "Moat"), seed=3, **wish))  # type: ignore[arg-type]
    (key, value) = next(iter(wish.items()))
    written = "yes" if value is True else ", ".join(value) if isinstance(value, tuple) else value
    record = f"deckwright record 1\nsets: base-2e\nkingdom: Cellar, Moat\n{key}: {written}\nplayers: 2\nfirst: 0\nseed: 1\n"
    with pytest.raises(Problem, match=named):
        read_record(record)
    given = {"title": "t", "sets": ["base-2e"], "kingdom": ["Cellar", "Moat"], key: list(value) if isinstance(value, tuple) else value}
    path = tmp_path / "layout.yaml"
    path.write_text(yaml.safe_dump({**given, "seats": [{}, {}], "script": []}), encoding="utf-8")
    with pytest.raises(Problem, match=named):
        read_scenario(path)


def test_a_flag_of_a_record_is_yes() -> None:
    with pytest.raises(Problem, match="perhaps"):
        read_record("deckwright record 1\nsets: base-2e\nkingdom: Moat\ncolonies: perhaps\nplayers: 2\nfirst: 0\nseed: 1\n")


@pytest.mark.usefixtures("orchards")
def test_scenarios_lay_the_bane_out(tmp_path: Path) -> None:
    given = {
        "title": "the bane is a pile", "sets": ["base-2e"], "kingdom": ["Cellar"], "bane": "Village", "landscapes": ["Orchard"],
        "seats": [{}, {}], "script": [{"expect": {"supply.Village": 10}}],
    }  # fmt: skip
    path = tmp_path / "layout.yaml"
    path.write_text(yaml.safe_dump(given), encoding="utf-8")
    run(read_scenario(path))
