"""Kingdoms to learn on and kingdoms to be judged on: random ones of all sets by seed, and those that have a name."""

from __future__ import annotations

from random import Random

from deckwright.cards import KINGDOM_SETS, kingdom_names
from deckwright.engine.box import Box, open_box
from deckwright.engine.layout import KINGDOM_PILES
from deckwright.env.kingdom import box_of
from deckwright.native.exchange import can_play
from deckwright.notation.recommended import playable

FIRST_EDITIONS = ("base-1e", "seaside-1e", "intrigue-1e")
SECOND_EDITIONS = ("base-2e", "seaside-1e", "intrigue-2e")
JUDGED = 1_000_000
"""Seeds from here on belong to kingdoms that are never trained on."""


def random_kingdom(seed: int) -> Box:
    """Ten cards of all sets; where two editions differ, the seed says which one is meant."""
    random = Random(f"kingdom {seed}")
    sets = random.choice([KINGDOM_SETS, (*SECOND_EDITIONS, *FIRST_EDITIONS), (*FIRST_EDITIONS, *SECOND_EDITIONS)])
    sets = tuple(dict.fromkeys(sets))
    while True:
        names = random.sample(kingdom_names(sets), KINGDOM_PILES)
        box = open_box(sets, tuple(sorted(names)))
        if can_play(box):
            return box


def named_kingdom(name: str) -> Box:
    """By its name, its cards, or the seed of a random one."""
    return random_kingdom(int(name)) if name.isdigit() else box_of(name)


def training_kingdoms(number: int, seed: int, named: tuple[str, ...] = (), avoid: frozenset[tuple[str, ...]] = frozenset()) -> list[Box]:
    """Those with a name first, then random ones, none of them to be avoided."""
    boxes, next_seed = [named_kingdom(name) for name in named][:number], seed
    while len(boxes) < number:
        if next_seed >= JUDGED:
            raise ValueError("no seeds left to train on")
        box = random_kingdom(next_seed)
        next_seed += 1
        if box.kingdom not in avoid:
            boxes.append(box)
    return boxes


def judging_kingdoms(number: int, seed: int = 0) -> list[Box]:
    """Kingdoms that are never trained on."""
    return [random_kingdom(JUDGED + seed + place) for place in range(number)]


def recommended_kingdoms() -> list[tuple[str, Box]]:
    """The recommended kingdoms that the native machine can play, with their names."""
    found = [(kingdom.name, box_of(kingdom.id)) for kingdom in playable()]
    return [(name, box) for name, box in found if can_play(box)]
