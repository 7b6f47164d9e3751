"""Events: what happened, with full knowledge. Only moves make them; what a seat may learn of one is decided by the view."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One thing that happened. ``cards`` are kinds; ``number`` is a bonus, a count or a turn number."""

    what: str
    player: int
    cards: bytes = b""
    source: int = -1
    target: int = -1
    number: int = 0
    depth: int = 0
    counter: int = -1
    """Which tokens it is about, by the number of their row."""
    option: int = -1
    """Which option was chosen, by the number of its word; then ``number`` is the one behind it, or below 0, and ``target`` its place."""
    witness: int = -1
    """Who saw it with the player's eyes, where somebody did."""


TURN = "turn"
EXTRA_TURN = "extra turn"
DECIDE_FOR = "decide for"
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
PUT_UNDER = "put under"
REVEAL = "reveal"
RETURN = "return"
SHUFFLE = "shuffle"
ACTIONS = "actions"
BUYS = "buys"
COINS = "coins"
POTIONS = "potions"
PAY = "pay"
CHOOSE = "choose"
PASS = "pass"
PUT_INTO_DECK = "put into deck"
NAME = "name"
CHEAPER = "cheaper"
TAKE_TOKENS = "take tokens"
PUT_TOKENS = "put tokens"
PUT_TOKENS_BESIDE = "put tokens beside"
PLACE_TOKEN = "place token"
UNAFFECTED = "unaffected"
CLEAN_UP = "clean up"
LAST_ROUND = "last round"
END = "end"

KINDS = (
    TURN, EXTRA_TURN, DECIDE_FOR, PLAY, PLAY_AGAIN, BUY, GAIN, DRAW, DISCARD, TRASH, TOPDECK, TAKE, SET_ASIDE, LOOK, PUT_UNDER, REVEAL,
    RETURN, SHUFFLE, ACTIONS, BUYS, COINS, POTIONS, PAY, CHOOSE, PASS, PUT_INTO_DECK, NAME, CHEAPER, TAKE_TOKENS, PUT_TOKENS,
    PUT_TOKENS_BESIDE, PLACE_TOKEN, UNAFFECTED, CLEAN_UP, LAST_ROUND, END,
)  # fmt: skip
"""Every kind of event there is."""
