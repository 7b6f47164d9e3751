"""Cards that ask what was done this turn and in somebody's last one: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    BOUGHT,
    GAINED,
    HAND,
    PLAYED,
    SUPPLY,
    TRASHED,
    TREASURE,
    Actions,
    Coins,
    Draw,
    EachOther,
    Gain,
    Trash,
    When,
    any_of,
    buy,
    card,
    costs_up_to,
    count,
    last_turn,
    like,
    of_right,
    one,
)

GOATHERD = card("Goatherd", 3, ACTION, Actions(1), Trash(any_of(HAND)), Draw(count(of_right(last_turn(TRASHED)))))
"""It trashes any number of cards here."""

COPYIST = card("Copyist", 3, ACTION, Actions(1), Gain(one(SUPPLY[costs_up_to(3)])), Gain(one(SUPPLY[like(GAINED)])))
"""Not a published card: it gains a copy of something gained this turn."""

COMFORTER = card("Comforter", 3, ACTION, EachOther(Draw(count(GAINED))))
"""Not a published card: each other player draws a card for each card that they gained this turn."""

HARBOUR = card("Harbour", 3, ACTION, in_play=When(buy(), Coins(count(BOUGHT))))
"""Not a published card: each purchase gives as many coins as cards were bought this turn, with itself."""

ENCORE = card("Encore", 3, ACTION, Actions(count(last_turn(PLAYED)[ACTION])), Coins(count(PLAYED[TREASURE]) + count(last_turn(BOUGHT))))
"""Not a published card: an Action for each one played in the last turn, a coin for each card bought then."""

ECHO = card("Echo", 3, ACTION, Actions(1), Coins(count(of_right(GAINED)) + count(TRASHED)))
"""Not a published card: it counts what the player to the right gained in this turn, and what was trashed in it."""

SET_ID = "memory"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card")
