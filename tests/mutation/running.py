"""Which changes of a card's program no scenario notices. ``python -m tests.mutation.running [CARD or SET...]`` lists them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from deckwright.cards import KINGDOM_SETS, SETS, find_card, known_sets
from deckwright.engine import box as boxes
from deckwright.lang.card import Card
from deckwright.notation import scenario as scenarios
from deckwright.notation.scenario_file import Scenario, read_scenario
from tests.mutation.mutants import Mutant, Mutating

FOLDER = Path(__file__).parent.parent / "scenarios"
MOST_STEPS = 20_000
"""Instructions of a scenario: a changed program may never end."""


class Endless(Exception):
    """A program that went on and on."""


class Limited(tuple[Any, ...]):
    """Code that can be looked at only so often."""

    left = MOST_STEPS

    def __getitem__(self, place: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise Endless
        return super().__getitem__(place)


@cache
def all_scenarios() -> tuple[tuple[str, Scenario], ...]:
    """Every scenario of the project with its name."""
    return tuple((path.stem, read_scenario(path)) for path in sorted(FOLDER.rglob("*.yaml")))


@cache
def scenarios_of(name: str, card: int) -> tuple[Scenario, ...]:
    """Those that name a card in this version, the ones called after it first."""
    named = [(stem, one) for stem, one in all_scenarios() if name in one.cards and id(find_card(name, one.sets)[1]) == card]
    slug = name.lower().replace(" ", "-")
    return tuple(one for _, one in sorted(named, key=lambda pair: (not pair[0].startswith(slug), pair[0])))


def mutants_of(set_id: str, card: Card) -> list[Mutant]:
    """Every change of a card's programs."""
    collecting = type("Collecting", (Mutating,), {"card": card, "mutant": None, "found": []})
    compile_alone(collecting, set_id, card)
    found: list[Mutant] = collecting.found  # type: ignore[attr-defined]
    return list(dict.fromkeys(found))


def compile_alone(compiler: type[Mutating], set_id: str, card: Card) -> None:
    """Compile a card beside a Reaction to Attacks, and nothing else."""
    with patch.object(boxes, "Code", compiler):
        boxes.Box(known_sets((set_id, *KINGDOM_SETS)), (card.name,), ("Moat",) if card.name != "Moat" else ())


def survives(set_id: str, card: Card, mutant: Mutant) -> bool:
    """No scenario that names the card notices the change."""
    changing = type("Changing", (Mutating,), {"card": card, "mutant": mutant})
    with suppress(IndexError):  # a Treasure that gives no coins does not get into a box
        compile_alone(changing, set_id, card)
    assert changing.made, f"{mutant} of {card.name} can't be made"  # type: ignore[attr-defined]

    def opened(
        sets: tuple[str, ...], kingdom: tuple[str, ...], others: tuple[str, ...] = (), landscapes: tuple[str, ...] = ()
    ) -> boxes.Box:
        box = boxes.Box(known_sets(sets), kingdom, others, landscapes)
        box.code = Limited(box.code)
        return box

    with patch.object(boxes, "Code", changing), patch.object(scenarios, "open_box", opened):
        for one in scenarios_of(card.name, id(card)):
            try:
                scenarios.run(one)
            except Exception:  # whatever goes wrong, the change was noticed
                return False
    return True


def cards() -> Iterator[tuple[str, Card]]:
    """Every kingdom card in each of its versions, once."""
    seen: set[int] = set()
    for set_id in KINGDOM_SETS:
        for card in SETS[set_id]:
            if id(card) not in seen:
                seen.add(id(card))
                yield set_id, card


def name_of(set_id: str, card: Card, mutant: Mutant) -> str:
    """How a change is written in the list of those that nobody can notice."""
    return f"{set_id} {card.name} {mutant}"


def main() -> None:
    """List what survives."""
    wanted, count, left = sys.argv[1:], 0, 0
    for set_id, card in cards():
        if wanted and card.name not in wanted and set_id not in wanted:
            continue
        for mutant in mutants_of(set_id, card):
            count += 1
            if survives(set_id, card, mutant):
                left += 1
                print(name_of(set_id, card, mutant), flush=True)
    print(f"{count} changes, {left} survive", file=sys.stderr)


if __name__ == "__main__":
    main()
