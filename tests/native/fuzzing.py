"""As many random games on both machines as wanted: ``python -m tests.native.fuzzing FIRST GAMES``.

Zones, piles and counters are compared after every decision, everything else every sixteenth time. A difference stops it and is
shown in full by ``compare_random_game`` with the seed that is printed.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from deckwright.engine.answering import check
from deckwright.engine.decision import pending
from deckwright.engine.machine import answer
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.native import machine
from deckwright.native.exchange import canonical, from_native, native_box, pile_sizes
from tests.support import random_answer, random_setup

EVERYTHING_EVERY = 16


def digest(state: State) -> bytes:
    """Zones, piles and counters in one string, as the native machine makes it."""
    parts = []
    for player in range(state.players):
        zones = state.zones[player * ZONES : (player + 1) * ZONES]
        for zone in zones[: Zone.ASIDE]:
            parts += [bytes((len(zone),)), zone]
        parts.append(bytes((sum(map(len, zones[Zone.ASIDE :])), state.turns[player] & 255)))
    kinds = range(len(state.box.names))
    parts.append(bytes(count & 255 for count in state.supply))
    parts.append(bytes(state.zones[-1].count(kind) for kind in kinds))
    numbers = (state.player, state.asking, state.phase, state.actions, state.buys, state.coins, len(state.stack), len(state.triggers))
    return b"".join(parts) + bytes(number & 255 for number in numbers)


def fuzz_game(seed: str) -> int:
    """Play one random game on both machines; the answer is how many decisions it had."""
    random = Random(seed)
    setup = random_setup(random)
    box = setup.box()
    state = new_state(box, setup.players, setup.seed)
    native: Any = machine().Game(native_box(box))
    native.start_new(pile_sizes(box, setup.players), setup.players, setup.seed, -1)
    count = 0
    while True:
        assert native.digest() == digest(state), f"game {seed}, decision {count}"
        if count % EVERYTHING_EVERY == 0:
            assert canonical(from_native(native, box)) == canonical(state), f"game {seed}, decision {count}"
        decision = pending(state)
        if decision is None:
            return count
        verb, cards = check(state, random_answer(decision, random))
        answer(state, verb, cards)
        native.answer(int(verb), cards)
        count += 1


def main() -> None:
    """Play the games asked for and say how many there were."""
    first, games = int(sys.argv[1]), int(sys.argv[2])
    decisions = 0
    for number in range(first, first + games):
        decisions += fuzz_game(f"fuzz/{number}")
        if (number + 1 - first) % 1000 == 0:
            print(f"{number + 1 - first} games, {decisions} decisions", flush=True)
    print(f"{games} games, {decisions} decisions, no difference")


if __name__ == "__main__":
    main()
