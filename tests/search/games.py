"""Moments of games that are played by chance."""

from __future__ import annotations

from deckwright.bots.random_bot import RandomBot
from deckwright.cards import KINGDOM_SETS
from deckwright.engine.answering import give
from deckwright.engine.box import open_box
from deckwright.engine.position import Position
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.notation.kingdoms import random_kingdom

REMEMBERED = ("Courtyard", "Bureaucrat", "Sentry", "Harbinger", "Militia", "Village", "Laboratory", "Haven", "Ghost Ship", "Masquerade")
"""Cards after which somebody knows where others lie."""
REMEMBERED_SETS = ("base-2e", "intrigue-2e", "seaside-1e")


def positions(seed: int, players: int, number: int, every: int, sets: tuple[str, ...] = KINGDOM_SETS) -> list[State]:
    """This many moments of a game, each this many decisions after the last."""
    state = new_state(open_box(sets, random_kingdom(sets, seed)), players, seed, first=0)
    by_chance, found = RandomBot(seed), []
    for step in range(number * every):
        if state.asking < 0:
            break
        if step % every == every - 1:
            found.append(state.copy())
        give(state, by_chance.decide(Position(state)))
    return found
