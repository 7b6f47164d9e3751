"""What a question tells besides its offers is read off the state: who attacks, from where, to where, limits, numbers, steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from deckwright.engine.answer import read_answer
from deckwright.engine.answering import give
from deckwright.engine.box import open_box
from deckwright.engine.decision import Decision, pending
from deckwright.engine.question import Attack, steps
from deckwright.notation.scenario import position
from deckwright.notation.scenario_file import read_scenario


@pytest.fixture
def asked(tmp_path: Path) -> Any:
    """The decision after some answers, from a position given by the seats' cards."""

    def ask(kingdom: str, *answers: str, set_id: str = "base-2e", **places: Any) -> Decision:
        first = {"hand": [], "deck": ["9 x Copper"], **places.get("first", {})}
        second = {"hand": ["5 x Copper"], "deck": ["9 x Copper"], **places.get("second", {})}
        names = kingdom.split(", ")
        data = {"title": "t", "sets": [set_id], "kingdom": names, "seats": [first, second], "script": [], **places.get("table", {})}
        path = tmp_path / "position.yaml"
        path.write_text(yaml.safe_dump(data), encoding="utf-8")
        state = position(read_scenario(path))
        for answer in answers:
            give(state, read_answer(answer))
        decision = pending(state)
        assert decision is not None
        return decision

    return ask


def test_an_attack_says_who_and_what_and_how_many_stay(asked: Any) -> None:
    decision = asked("Militia", "play Militia", first={"hand": ["Militia"]}, second={"hand": ["3 x Copper", "2 x Estate"]})
    assert (decision.player, decision.attack, decision.played_by) == (1, Attack(0, "Militia"), 0)
    assert (decision.place, decision.owner, decision.target) == ("hand", 1, "discard")
    assert (decision.most, decision.keeps) == (2, 3)
    assert (decision.step, decision.steps) == (1, 1)


def test_a_reaction_is_asked_because_of_an_attack(asked: Any) -> None:
    decision = asked("Witch, Moat", "play Witch", first={"hand": ["Witch"]}, second={"hand": ["Moat", "Copper"]})
    assert (decision.asked_by, decision.attack, decision.played_by) == ("Moat", Attack(0, "Witch"), None)
    assert (decision.place, decision.owner, decision.target) == ("hand", 1, None)


def test_whoever_attacks_is_not_attacked(asked: Any) -> None:
    places = {"first": {"hand": ["Thief"]}, "second": {"hand": [], "deck": ["Silver", "Gold"]}}
    decision = asked("Thief", "play Thief", set_id="base-1e", **places)
    assert (decision.player, decision.attack, decision.played_by, decision.about) == (0, None, None, 1)
    assert (decision.place, decision.owner, decision.target, decision.types) == ("revealed", 1, "trash", ("Treasure",))
    assert (decision.step, decision.steps) == (1, 2)
    after = asked("Thief", "play Thief", "trash Gold", set_id="base-1e", **places)
    assert (after.place, after.owner, after.target) == ("trash", None, "discard")
    assert (after.step, after.steps) == (2, 2)


@pytest.mark.parametrize(
    ("kingdom", "answers", "hand", "limit", "types", "target"),
    [
        ("Workshop", ["play Workshop"], ["Workshop"], 4, (), "discard"),
        ("Artisan", ["play Artisan"], ["Artisan", "Estate"], 5, (), "hand"),
        ("Remodel", ["play Remodel", "trash Estate"], ["Remodel", "Estate", "Copper"], 4, (), "discard"),
        ("Mine", ["play Mine", "trash Silver"], ["Mine", "Silver"], 6, ("Treasure",), "hand"),
    ],
)
def test_a_gain_says_the_limit_and_where_it_goes(
    asked: Any, kingdom: str, answers: list[str], hand: list[str], limit: int, types: tuple[str, ...], target: str
) -> None:
    decision = asked(kingdom, *answers, first={"hand": hand})
    assert (decision.cost_least, decision.cost_most, decision.types, decision.target) == (None, limit, types, target)
    assert (decision.place, decision.owner) == ("supply", None)


def test_each_step_of_a_card(asked: Any) -> None:
    places = {"first": {"hand": ["Sentry"], "deck": ["Copper", "Gold", "Silver"]}}
    found = [
        asked("Sentry", "play Sentry", **places),
        asked("Sentry", "play Sentry", "trash nothing", **places),
        asked("Sentry", "play Sentry", "trash nothing", "discard nothing", **places),
    ]
    assert [(decision.step, decision.steps) for decision in found] == [(1, 3), (2, 3), (3, 3)]
    assert [decision.target for decision in found] == ["trash", "discard", "deck"]
    assert {(decision.place, decision.owner) for decision in found} == {("looked", 0)}
    assert [decision.ordered for decision in found] == [False, False, True]


def test_a_card_that_asks_again_and_again_counts_no_steps(asked: Any) -> None:
    decision = asked("Library, Village", "play Library", first={"hand": ["Library"], "deck": ["Village", "9 x Copper"]})
    assert (decision.step, decision.steps, decision.place, decision.target) == (1, 1, "looked", "aside")


def test_how_often_a_card_is_played(asked: Any) -> None:
    decision = asked("Throne Room, Village", "play Throne Room", first={"hand": ["Throne Room", "Village"]})
    assert (decision.times, decision.types, decision.target) == (2, ("Action",), "in play")
    decision = asked("Vassal, Village", "play Vassal", first={"hand": ["Vassal"], "deck": ["Village"]})
    assert (decision.times, decision.place, decision.owner) == (1, "discard", 0)


def test_numbers_behind_options(asked: Any) -> None:
    first = {"hand": ["Pirate Ship"], "tokens": {"pirate": 3}}
    decision = asked("Pirate Ship", "play Pirate Ship", set_id="seaside-1e", first=first)
    assert decision.numbers == {"coins": 3}
    first = {"hand": ["Native Village"], "mats": {"native_village": ["Gold", "Estate"]}}
    decision = asked("Native Village", "play Native Village", set_id="seaside-1e", first=first)
    assert (decision.numbers, decision.place) == ({"hand": 2}, None)
    first = {"hand": ["Navigator"], "deck": ["Gold", "Estate", "Estate", "Copper"]}
    decision = asked("Navigator", "play Navigator", set_id="seaside-1e", first=first)
    assert (decision.numbers, decision.place, decision.owner) == ({"discard": 4, "keep": 4}, "looked", 0)


def test_nothing_is_counted_of_somebody_elses_cards(asked: Any) -> None:
    decision = asked("Spy", "play Spy", "choose keep", set_id="base-1e", first={"hand": ["Spy"]})
    assert (decision.about, decision.numbers, decision.place, decision.owner) == (1, {}, "revealed", 1)


def test_an_empty_pile_lies_in_the_supply(asked: Any) -> None:
    decision = asked("Embargo", "play Embargo", set_id="seaside-1e", first={"hand": ["Embargo"]}, table={"supply": {"Embargo": 0}})
    assert (decision.place, decision.owner) == ("supply", None)
    assert "Embargo" in decision.offers["embargo"]


def test_a_phase_says_where_the_cards_to_play_lie_and_whose_they_are(asked: Any) -> None:
    decision = asked("Village", first={"hand": ["Village"]})
    assert (decision.phase, decision.place, decision.owner, decision.about, decision.attack) == ("action", "hand", 0, None, None)


def test_what_others_are_asked_is_no_step_of_the_player() -> None:
    """Ambassador asks its player twice; the others, who gain a copy, are asked nothing else."""
    box = open_box(("seaside-1e",), ("Ambassador", "Lookout"))
    found = steps(box)
    by_card = {
        name: [found[pc] for pc in sorted(found) if box.starts[box.kinds[name]] <= pc < box.starts[box.kinds[name]] + 12]
        for name in ("Ambassador", "Lookout")
    }
    assert by_card["Ambassador"][:3] == [(1, 2), (2, 2), (1, 1)]
    assert by_card["Lookout"] == [(1, 3), (2, 3), (3, 3)]
