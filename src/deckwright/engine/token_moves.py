"""Moves of tokens: onto piles, landscapes and the table, from there, and in front of players."""

from __future__ import annotations

from deckwright.engine import events
from deckwright.engine.box import ONE
from deckwright.engine.moves import note, set_counter
from deckwright.engine.places import COUNTERS, Of
from deckwright.engine.state import State


def put_tokens(state: State, player: int, counter: int, place: int, number: int) -> None:
    """Put tokens onto a pile or a landscape, by kind, or onto the table; they stay there (CORE-150)."""
    set_counter(state, counter, place, state.counters[counter][place] + number)
    of = COUNTERS[counter].of
    event = events.PUT_TOKENS if of is Of.PILE else events.PUT_TOKENS_BESIDE
    note(state, event, player, b"" if of is Of.TABLE else ONE[place], number=number, counter=counter)


def remove_tokens(state: State, counter: int, place: int, number: int) -> None:
    """Tokens leave a pile, a landscape or the table; where they go is told there."""
    set_counter(state, counter, place, state.counters[counter][place] - number)


def place_token(state: State, player: int, counter: int, pile: int) -> None:
    """The one token of a player lies on this pile from now on, and nowhere else."""
    set_counter(state, counter, player, pile + 1)
    note(state, events.PLACE_TOKEN, player, ONE[pile], number=1, counter=counter)
