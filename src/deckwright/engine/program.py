"""The machine's alphabet: zones, slots, operations. Programs are tuples of instructions, an instruction is a tuple of numbers.

Everything here is a plain number, so that another machine can run the same programs. ``docs/machine.md`` says what each does.
"""

from __future__ import annotations

from enum import IntEnum


class Zone(IntEnum):
    """Where cards are. The first ten belong to a player."""

    HAND = 0
    DECK = 1
    DISCARD = 2
    IN_PLAY = 3
    ASIDE = 4
    FACE_DOWN = 5
    LOOKED = 6
    REVEALED = 7
    ISLAND_MAT = 8
    NATIVE_VILLAGE_MAT = 9
    TRASH = 10
    SUPPLY = 11  # piles that are not empty
    PILES = 12  # all piles
    BOTTOM = 13  # the deck, from below


ZONES = 10
"""Zones that each player has."""


class Slot(IntEnum):
    """What a frame remembers: lists of cards, never the place where they are."""

    NONE = -1
    THEM = 0
    LOOKED = 1
    REVEALED = 2
    SKIPPED = 3
    LOOT = 4
    SHOWN = 5
    THIS = 6
    BOUGHT = 7
    GAINED_BY_RIGHT = 8


SLOTS = 6
"""Slots that a frame stores; those after them are worked out."""


class Op(IntEnum):
    """Operations of a program. The words after each are its operands."""

    END = 0
    DRAW = 1  # number
    ACTIONS = 2  # number
    BUYS = 3  # number
    COINS = 4  # number
    SELECT = 5  # zone, slot, filter
    SELECT_TOP = 6  # number
    CHOOSE = 7  # verb, zone, slot, filter, least, most, by_you, ordered
    SHOW = 8  # zone, into
    MOVE = 9  # verb, zone, slot, target, into
    GAIN = 10  # zone, slot, target, into
    GAIN_FROM_PILE = 11  # kind, target
    PLAY = 12  # zone, slot, times
    PLAY_AGAIN = 13
    JUMP = 14  # target
    JUMP_UNLESS = 15  # condition, target
    EACH = 16  # round before the first, target when there is nobody
    EACH_NEXT = 17  # target for the next player
    CHOOSE_OPTION = 18  # options, then their words and targets in turn
    WAIT_FOR = 19  # happening, kind, whether THEM is remembered, start of the body
    ATTACKED = 20
    BE_UNAFFECTED = 21
    START_TURN = 22
    ACTION_PHASE = 23
    BUY_PHASE = 24
    CLEAN_UP = 25
    END_TURN = 26
    PLAY_TREASURES = 27
    SELECT_BOTTOM = 28  # number
    PUT_TOKEN = 29
    TAKE_COIN_TOKEN = 30
    DRAW_NEXT_HAND = 31  # number
    TAKE_EXTRA_TURN = 32
    FOLLOW_DUE = 33


class Verb(IntEnum):
    """Words that answers begin with, and events are named by."""

    PLAY = 0
    PLAY_TREASURES = 1
    END_ACTIONS = 2
    BUY = 3
    END_TURN = 4
    GAIN = 5
    DISCARD = 6
    TRASH = 7
    TOPDECK = 8
    SET_ASIDE = 9
    KEEP = 10
    REVEAL = 11
    PASS = 12
    RETURN = 13
    EMBARGO = 14
    CHOOSE = 15
    TAKE = 16
    LOOK = 17
    PUT_UNDER = 18

    @property
    def word(self) -> str:
        """The verb as it is written in answers."""
        return self.name.lower().replace("_", " ")


VERB_BY_WORD = {verb.word: verb for verb in Verb}

DECLINE = {Verb.PLAY: Verb.PASS, Verb.REVEAL: Verb.PASS, Verb.SET_ASIDE: Verb.KEEP}
"""How an optional single card is declined; other verbs take ``nothing``."""


class Happening(IntEnum):
    """What triggers wait for."""

    PLAY = 0
    START_OF_TURN = 1
    ATTACKED = 2
    DISCARDED_FROM_PLAY = 3


class Term(IntEnum):
    """Operations of amounts, in postfix order on a small stack."""

    NUMBER = 0  # value
    COUNT = 1  # zone, slot, filter
    COUNT_TOP = 2  # number
    COST = 3  # zone, slot, filter
    EMPTY_PILES = 4
    CARDS_OWNED = 5
    ADD = 6
    SUBTRACT = 7
    DIVIDE = 8
    LESS = 9
    EQUAL = 10
    AND = 11
    OR = 12
    COIN_TOKENS = 13
    TURNS_IN_A_ROW = 14


class Test(IntEnum):
    """Operations of filters, in postfix order on a small stack, asked of one kind of card."""

    TYPES = 0  # mask
    KIND = 1  # kind
    COSTS_UP_TO = 2  # amount
    LIKE = 3  # slot
    NOT = 4
    AND = 5
    OR = 6


Instruction = tuple[int, ...]
NO_FILTER = 0
"""The filter that lets every card pass."""
