"""The scenario runner notices everything that is not as written, and names every mistake in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from deckwright.errors import DamagedFile, Problem
from deckwright.notation.scenario import ScenarioFailed, run_file

BASE: dict[str, Any] = {
    "title": "A position",
    "sets": ["base-2e", "seaside-1e"],
    "kingdom": ["Militia", "Moat"],
    "seats": [
        {"hand": ["Militia", "Copper", "Estate"], "deck": ["Silver", "Gold", "3 x Copper"], "discard": ["Duchy", "Curse"]},
        {"hand": ["3 x Copper", "2 x Estate"], "deck": ["Copper"]},
    ],
    "script": [],
}


def run(tmp_path: Path, script: list[Any], **keys: Any) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(yaml.safe_dump({**BASE, **keys, "script": script}), encoding="utf-8")
    run_file(path)


TRUE_STEPS: list[Any] = [
    {"expect": {"turn.player": 0, "turn.phase": "action", "actions": 1, "buys": 1, "coins": 0, "trash": [], "winners": []}},
    {"expect": {"p0.hand": ["Estate", "Militia", "Copper"], "p0.deck": ["Silver", "Gold", "3 x Copper"], "p0.discard_top": "Duchy"}},
    {"expect": {"p0.sees.p1.hand": 5, "p0.sees.p0.deck": 5, "p0.sees.p1.deck": "hidden", "p0.sees.trash": [], "p0.sees.supply.Moat": 10}},
    {"expect": {"supply.Moat": 10, "embargo.Moat": 0, "p1.turns": 0, "p1.vp": 2, "p0.vp": 3, "p0.tokens.pirate": 0, "p0.aside": []}},
    {"asks": "p0 play"},
    {"asks": "p0 end actions"},
    {"legal": ["Militia"]},
    {"legal": {"play": ["Militia"], "buy": []}},
    {"illegal": "p1: play Militia"},
    {"illegal": {"p0": "play Moat"}},
    {"illegal": "p0: buy Copper"},
    {"illegal": "p0: dance"},
    {"illegal": "p0: play"},
    {"p0": "play Militia"},
    {"illegal": "p1: discard Copper"},
    {"p1": "discard Copper, Estate"},
    {"expect": {"coins": 2, "p1.hand": ["2 x Copper", "Estate"]}},
]


def test_what_is_true_passes(tmp_path: Path) -> None:
    run(tmp_path, TRUE_STEPS)


@pytest.mark.parametrize(
    "step",
    [
        {"expect": {"turn.player": 1}},
        {"expect": {"turn.phase": "buy"}},
        {"expect": {"coins": 1}},
        {"expect": {"trash": ["Copper"]}},
        {"expect": {"winners": [0]}},
        {"expect": {"supply.Moat": 9}},
        {"expect": {"embargo.Moat": 1}},
        {"expect": {"p0.hand": ["Copper", "Estate"]}},
        {"expect": {"p0.hand": ["Militia", "Copper", "2 x Estate"]}},
        {"expect": {"p0.deck": ["Gold", "Silver", "3 x Copper"]}},
        {"expect": {"p0.discard_top": "Curse"}},
        {"expect": {"p0.vp": 4}},
        {"expect": {"p0.sees.p1.hand": ["3 x Copper", "2 x Estate"]}},
        {"expect": {"p0.sees.p1.deck": 1}},
        {"expect": {"p0.sees.p0.discard": []}},
        {"asks": "p1 play"},
        {"asks": "p0 buy"},
        {"asks": "nobody"},
        {"legal": ["Militia", "Moat"]},
        {"legal": {"buy": ["Copper"]}},
        {"illegal": "p0: play Militia"},
        {"p1": "play Militia"},
        {"p0": "end turn"},
        {"p0": "play Moat"},
    ],
    ids=str,
)
def test_what_is_not_true_fails_and_names_the_step(tmp_path: Path, step: dict[str, Any]) -> None:
    with pytest.raises(ScenarioFailed, match="step 2"):
        run(tmp_path, [{"asks": "p0 play"}, step])


def test_shuffles_must_be_those_listed(tmp_path: Path) -> None:
    seats = [{"hand": ["Copper"], "discard": ["Gold", "Silver"]}, {}]
    end = [{"p0": "end turn"}]
    run(tmp_path, end, seats=seats, shuffles=[["Copper", "Gold", "Silver"]])
    for wrong in ([], [["Gold", "Silver"]], [["Copper", "Gold", "Silver"], ["Copper"]]):
        with pytest.raises(ScenarioFailed):
            run(tmp_path, end, seats=seats, shuffles=wrong)


@pytest.mark.parametrize(
    "keys",
    [
        {"title": 3},
        {"sets": []},
        {"sets": ["base-3e"]},
        {"players": 1},
        {"players": 7},
        {"players": 3},
        {"kingdom": ["Milita"]},
        {"kingdom": ["Adventurer"]},
        {"kingdom": ["Copper"]},
        {"kingdom": ["Moat", "Moat"]},
        {"supply": {"Witch": 3}},
        {"supply": {"Moat": -1}},
        {"trash": "Copper"},
        {"turn": {"phase": "dawn"}},
        {"turn": {"player": 2}},
        {"turn": {"colour": 1}},
        {"turns_taken": [1]},
        {"seats": [{}]},
        {"seats": [{"pockets": []}, {}]},
        {"last_gained": {5: ["Copper"]}},
        {"shuffles": ["Copper"]},
        {"colour": "red"},
    ],
    ids=str,
)
def test_mistakes_in_a_file_are_not_failures(tmp_path: Path, keys: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        run(tmp_path, [], **keys)
    assert not isinstance(caught.value, ScenarioFailed)
    assert str(caught.value)


@pytest.mark.parametrize(
    "step",
    [
        {"expect": {"p0.pocket": []}},
        {"expect": {"colour": 1}},
        {"expect": {"p2.hand": []}},
        {"expect": {"p0.hand": ["Milita"]}},
        {"expect": {"p0.sees.p0.pocket": []}},
        {"asks": "p0"},
        {"p2": "end turn"},
        {"p0": "dance"},
        {"p0": "play Milita"},
        {"illegal": "end turn"},
        {"wait": 1},
        {"p0": "end turn", "p1": "end turn"},
        "end turn",
    ],
    ids=str,
)
def test_steps_that_mean_nothing_are_mistakes(tmp_path: Path, step: Any) -> None:
    with pytest.raises(Problem) as caught:
        run(tmp_path, [step])
    assert not isinstance(caught.value, ScenarioFailed)


@pytest.mark.parametrize(
    ("keys", "named"),
    [
        ({"sets": ["base-3e"]}, "sets: unknown set ‘base-3e’"),
        ({"kingdom": ["Milita"]}, "kingdom: unknown card ‘Milita’"),
        ({"supply": {"Milita": 3}}, "supply: unknown card ‘Milita’"),
        ({"trash": ["2 x Milita"]}, "trash: unknown card ‘Milita’"),
        ({"landscapes": ["Milita"]}, "landscapes: unknown landscape ‘Milita’"),
        ({"seats": [{}, {"discard": ["Milita"]}]}, r"seats\[1\].discard: unknown card ‘Milita’"),
        ({"seats": [{"mats": {"island": ["Milita"]}}, {}]}, r"seats\[0\].mats.island: unknown card ‘Milita’"),
        ({"last_gained": {1: ["Milita"]}}, "last_gained.1: unknown card ‘Milita’"),
        ({"shuffles": [["Copper"], ["Milita"]]}, r"shuffles\[1\]: unknown card ‘Milita’"),
        ({"script": [{"p0": "play Milita"}]}, r"script\[1\]: unknown card ‘Milita’"),
        ({"script": [{"illegal": "p0: play Milita"}]}, r"script\[1\]: unknown card ‘Milita’"),
        ({"script": [{"legal": ["Milita"]}]}, r"script\[1\].legal: unknown card ‘Milita’"),
        ({"script": [{"expect": {"p0.hand": ["Milita"]}}]}, r"script\[1\].p0.hand: unknown card ‘Milita’"),
        ({"script": [{"expect": {"supply.Milita": 3}}]}, r"script\[1\].supply.Milita: unknown card ‘Milita’"),
    ],
    ids=str,
)
def test_a_name_that_is_not_in_the_sets_is_told_with_its_key(tmp_path: Path, keys: dict[str, Any], named: str) -> None:
    with pytest.raises(DamagedFile, match=f"^{named}"):
        run(tmp_path, keys.pop("script", []), **keys)
