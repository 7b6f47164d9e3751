"""Events: what happened, with full knowledge. Only moves make them; what a seat may learn of one is decided by the view."""

from __future__ import annotations

from typing import NamedTuple

from deckwright.engine.program import Zone


class Event(NamedTuple):
    """One thing that happened. ``cards`` are kinds; ``number`` is a bonus, a count or a turn number."""

    what: str
    player: int
    cards: bytes = b""
    source: int = -1
    target: int = -1
    number: int = 0
    depth: int = 0


TURN = "turn"
PLAY = "play"
PLAY_AGAIN = "play again"
BUY = "buy"
GAIN = "gain"
DRAW = "draw"
DISCARD = "discard"
TRASH = "trash"
TOPDECK = "topdeck"
TAKE = "take"
SET_ASIDE = "set aside"
LOOK = "look"
REVEAL = "reveal"
SHUFFLE = "shuffle"
ACTIONS = "actions"
BUYS = "buys"
COINS = "coins"
CHOOSE = "choose"
UNAFFECTED = "unaffected"
CLEAN_UP = "clean up"
END = "end"

KINDS = (
    TURN, PLAY, PLAY_AGAIN, BUY, GAIN, DRAW, DISCARD, TRASH, TOPDECK, TAKE, SET_ASIDE, LOOK, REVEAL, SHUFFLE, ACTIONS, BUYS, COINS,
    CHOOSE, UNAFFECTED, CLEAN_UP, END,
)  # fmt: skip
"""Every kind of event there is."""

ZONE_NAMES = {
    Zone.HAND: "hand",
    Zone.DECK: "deck",
    Zone.DISCARD: "discard",
    Zone.IN_PLAY: "in play",
    Zone.ASIDE: "aside",
    Zone.LOOKED: "looked",
    Zone.REVEALED: "revealed",
    Zone.TRASH: "trash",
    Zone.SUPPLY: "supply",
}
