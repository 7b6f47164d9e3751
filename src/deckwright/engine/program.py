"""The machine's alphabet: zones, slots, operations. Programs are tuples of instructions, an instruction is a tuple of numbers.

Everything here is a plain number, so that another machine can run the same programs. ``docs/machine.md`` says what each does.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property

from deckwright.engine.places import PLACES

ZONES = len(PLACES)
"""Zones that each player has."""


class Zone(IntEnum):
    """Where cards are, as far as the machine itself knows them: other places of a player are only rows of ``places.PLACES``."""

    HAND = 0
    DECK = 1
    DISCARD = 2
    IN_PLAY = 3
    ASIDE = 4
    FACE_DOWN = 5
    LOOKED = 6
    REVEALED = 7
    PASSING = 10  # laid out to be passed, known to the owner
    TRASH = ZONES  # shared, or only a way of speaking, from here on
    SUPPLY = ZONES + 1  # piles that are not empty
    PILES = ZONES + 2  # all piles
    BOTTOM = ZONES + 3  # the deck, from below
    OWNED = ZONES + 4  # all cards of a player
    THERE = ZONES + 5  # where the happening that a card answers to has put its cards
    WHERE_PUT = ZONES + 6  # where the cards of the slot were put, as the frame remembers it


ZONE_NAMES = {
    **{number: row.name for number, row in enumerate(PLACES)},
    int(Zone.TRASH): "trash",
    int(Zone.SUPPLY): "supply",
    int(Zone.PILES): "piles",
    int(Zone.BOTTOM): "bottom",
    int(Zone.OWNED): "owned",
}
"""What every place is called, in the card language and outside the engine."""


class Slot(IntEnum):
    """What a frame remembers: lists of cards, never the place where they are."""

    NONE = -1
    THEM = 0
    LOOKED = 1
    REVEALED = 2
    SKIPPED = 3
    LOOT = 4
    SHOWN = 5
    NAMED = 6
    USED = 7  # Reactions used by the player who is asked for them, the last one last
    THIS = 8
    PLAYED = 9  # what the subject did this turn, in the order of Deed
    GAINED = 10
    BOUGHT = 11
    TRASHED = 12
    PLAYED_LAST_TURN = 13
    GAINED_LAST_TURN = 14
    BOUGHT_LAST_TURN = 15
    TRASHED_LAST_TURN = 16
    PLAYED_BY_RIGHT = 17
    GAINED_BY_RIGHT = 18
    BOUGHT_BY_RIGHT = 19
    TRASHED_BY_RIGHT = 20
    PLAYED_LAST_TURN_BY_RIGHT = 21
    GAINED_LAST_TURN_BY_RIGHT = 22
    BOUGHT_LAST_TURN_BY_RIGHT = 23
    TRASHED_LAST_TURN_BY_RIGHT = 24


SLOTS = 8
"""Slots that a frame stores; those after them are worked out."""


class Deed(IntEnum):
    """What is remembered of a turn, by player, where some card asks for it."""

    PLAYED = 0
    GAINED = 1
    BOUGHT = 2
    TRASHED = 3


DEEDS = len(Deed)


class Op(IntEnum):
    """Operations of a program; ``OPERANDS`` says what the numbers after each mean."""

    END = 0
    DRAW = 1
    ACTIONS = 2
    BUYS = 3
    COINS = 4
    SELECT = 5
    SELECT_TOP = 6
    CHOOSE = 7
    SHOW = 8
    MOVE = 9
    GAIN = 10
    GAIN_FROM_PILE = 11
    PLAY = 12
    PLAY_AGAIN = 13
    JUMP = 14
    JUMP_UNLESS = 15
    EACH = 16
    EACH_NEXT = 17
    CHOOSE_OPTION = 18
    WAIT_FOR = 19
    ATTACKED = 20
    BE_UNAFFECTED = 21
    START_TURN = 22
    ACTION_PHASE = 23
    BUY_PHASE = 24
    CLEAN_UP = 25
    END_TURN = 26
    PLAY_TREASURES = 27
    SELECT_BOTTOM = 28
    PUT_TOKENS = 29
    TAKE_TOKENS = 30
    DRAW_NEXT_HAND = 31
    TAKE_TURN = 32
    WINDOW = 33
    UNLESS_OPTION = 34
    SPEAK_OF = 35
    PASS_CARDS = 36
    CHOOSE_NUMBER = 37
    PUT_INTO_DECK = 38
    NAME = 39
    CHANGE = 40
    WOULD_GAIN = 41
    GAIN_CARD = 42
    GAIN_NEXT = 43
    SETTLE = 44
    INSTEAD = 45
    POTIONS = 46
    PLAY_PHASE = 47
    PLAY_NEXT = 48
    MOVE_TOKENS = 49
    PLACE_TOKEN = 50


class Operand(IntEnum):
    """What a number in a program stands for."""

    AMOUNT = 0  # a number, or -1 minus a place in the table of amounts
    ZONE = 1  # where cards are or come from
    TARGET = 2  # the zone they go to
    SLOT = 3
    INTO = 4  # the slot that remembers them
    FILTER = 5
    VERB = 6
    FLAG = 7
    KIND = 8
    PLACE = 9  # a place in the code
    HAPPENING = 10
    CHOOSING = 11  # flags of a choice
    ROUND = 12  # the round before the first: -1 begins with the player, 0 with the next one
    WORD = 13
    NUMBER = 14
    TYPES = 15
    COUNTER = 16
    WHO = 17  # a player, seen from the card: a number of ``lang.players.Who``
    VALUE = 18
    UNTIL = 19


OPERANDS: dict[Op, tuple[Operand, ...]] = {
    Op.DRAW: (Operand.AMOUNT,),
    Op.ACTIONS: (Operand.AMOUNT,),
    Op.BUYS: (Operand.AMOUNT,),
    Op.COINS: (Operand.AMOUNT,),
    Op.SELECT: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Op.SELECT_TOP: (Operand.AMOUNT,),
    Op.CHOOSE: (
        *(Operand.VERB, Operand.ZONE, Operand.SLOT, Operand.FILTER),
        *(Operand.AMOUNT, Operand.AMOUNT),  # least and most
        *(Operand.WHO, Operand.CHOOSING),  # who chooses, and how
    ),
    Op.SHOW: (Operand.ZONE, Operand.INTO),
    Op.MOVE: (Operand.VERB, Operand.ZONE, Operand.SLOT, Operand.TARGET, Operand.INTO),
    Op.GAIN: (Operand.ZONE, Operand.SLOT, Operand.TARGET, Operand.INTO),
    Op.GAIN_FROM_PILE: (Operand.KIND, Operand.TARGET),
    Op.PLAY: (Operand.ZONE, Operand.SLOT, Operand.AMOUNT),  # how often
    Op.PLAY_NEXT: (Operand.PLACE,),
    Op.JUMP: (Operand.PLACE,),
    Op.JUMP_UNLESS: (Operand.AMOUNT, Operand.PLACE),
    Op.EACH: (Operand.ROUND, Operand.PLACE),  # where it goes on when there is nobody
    Op.EACH_NEXT: (Operand.PLACE,),
    Op.CHOOSE_OPTION: (Operand.WHO, Operand.AMOUNT, Operand.WORD),  # who chooses, how many, each option
    Op.WAIT_FOR: (
        *(Operand.HAPPENING, Operand.FILTER),
        *(Operand.FLAG, Operand.FLAG, Operand.FLAG),  # whether only once, whether beyond the turn, whether THEM is remembered
        Operand.PLACE,
    ),
    Op.PLAY_PHASE: (Operand.NUMBER,),  # of the row of the phase
    Op.SELECT_BOTTOM: (Operand.AMOUNT,),
    Op.PUT_TOKENS: (Operand.COUNTER, Operand.AMOUNT),
    Op.TAKE_TOKENS: (Operand.COUNTER, Operand.AMOUNT),
    Op.DRAW_NEXT_HAND: (Operand.AMOUNT,),
    Op.TAKE_TURN: (Operand.WHO, Operand.WHO, Operand.PLACE),  # who takes it, who decides in it, what is followed at its start
    Op.UNLESS_OPTION: (Operand.NUMBER, Operand.PLACE),  # which of the options
    Op.SPEAK_OF: (Operand.WHO,),
    Op.PASS_CARDS: (Operand.WHO, Operand.FLAG),  # to the left or to the right, whether players without a card are passed over
    Op.CHOOSE_NUMBER: (Operand.AMOUNT, Operand.AMOUNT, Operand.WHO),  # least and most, who says it
    Op.PUT_INTO_DECK: (Operand.ZONE,),
    Op.NAME: (Operand.WHO,),
    Op.CHANGE: (Operand.VALUE, Operand.FILTER, Operand.AMOUNT, Operand.UNTIL),
    Op.GAIN_NEXT: (Operand.PLACE,),
    Op.SETTLE: (Operand.SLOT, Operand.INTO),
    Op.POTIONS: (Operand.AMOUNT,),
    Op.MOVE_TOKENS: (Operand.COUNTER, Operand.COUNTER, Operand.AMOUNT),  # from where to where
    Op.PLACE_TOKEN: (Operand.COUNTER,),
}
"""The operands of an operation, the last one as often as it is written; all others have none."""

ASKED = {int(op): 1 + OPERANDS[op].index(Operand.WHO) for op in (Op.CHOOSE, Op.CHOOSE_OPTION, Op.CHOOSE_NUMBER, Op.NAME)}
"""By operation of a card that asks: where in its instruction stands who is asked."""


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
    GIVE = 19
    PUT = 20
    NAME = 21
    RESOLVE = 22
    REACT = 23
    PAY = 24
    END_NIGHT = 25
    TOKEN = 26

    @cached_property
    def word(self) -> str:
        """The verb as it is written in answers."""
        return self.name.lower().replace("_", " ")


VERB_BY_WORD = {verb.word: verb for verb in Verb}

DECLINE = {Verb.PLAY: Verb.PASS, Verb.REVEAL: Verb.PASS, Verb.REACT: Verb.PASS, Verb.SET_ASIDE: Verb.KEEP}
"""How an optional single card is declined; other verbs take ``nothing``."""


class Choosing(IntEnum):
    """Flags of a choice of cards."""

    ORDERED = 1  # the order counts
    ALL_OR_NONE = 2  # as many as asked for, or none


class Happening(IntEnum):
    """What cards wait for and answer to. A window is the moment in which they do."""

    PLAY = 0  # before the instructions of the card
    START_OF_TURN = 1
    ATTACKED = 2
    DISCARDED_FROM_PLAY = 3
    BUY = 4  # paid for, not yet gained
    WOULD_GAIN = 5
    GAIN = 6
    TRASH = 7
    DISCARD = 8  # but not in Clean-up
    START_OF_BUY_PHASE = 9
    END_OF_BUY_PHASE = 10
    END_OF_TURN = 11  # the next hand is drawn


class Value(IntEnum):
    """What a change is about."""

    COST = 0  # cheaper by this many coins
    ADDED_TYPES = 1
    TAKEN_TYPES = 2


POTION_PART, DEBT_PART = 1 << 12, 1 << 20
"""What a Potion and a debt token count in a cost that is one number; coins count 1."""


class Spot(IntEnum):
    """What a card has to do with a happening to answer to it, where that is no zone that it lies in."""

    ITSELF = -1  # it is the card that the happening is about
    ON_PILE = -2  # its tokens lie on the pile of that card
    IN_SUPPLY = -3  # it has a pile
    BESIDE = -4  # it is a landscape, for everybody
    BOUGHT = -5  # it is a landscape that the player has bought


class Effect(IntEnum):
    """Flags of a program that answers to a happening: what it does, as far as the order of several such programs is concerned."""

    NUMBERS = 1  # it only adds coins, Actions, Buys or tokens
    QUIET = 2  # it only does that, draws, and takes cards set aside into the hand
    HIDDEN = 4  # it looks at cards that nobody knows
    DRAWS = 8
    STIRS = 16  # it changes a deck or a discard pile in another way
    NEEDS_CARD = 32  # it is about the card of the happening, as long as that lies where it was put


class Term(IntEnum):
    """Operations of amounts, in postfix order on a small stack."""

    NUMBER = 0
    COUNT = 1
    COUNT_TOP = 2
    COST = 3
    EMPTY_PILES = 4
    TOKENS = 5
    TURNS_IN_A_ROW = 6
    PLAYERS_WITH_CARDS = 7
    DIFFERENT = 8
    TYPES_OF = 9
    ADD = 10
    SUBTRACT = 11
    MULTIPLY = 12
    DIVIDE = 13
    LESS = 14
    EQUAL = 15
    AND = 16
    OR = 17
    WHOLE_COST = 18
    POTIONS_IN = 19
    DEBT_IN = 20
    TOKENS_ON = 21
    TOKENS_HERE = 22
    PLAYERS = 23


TERM_OPERANDS: dict[Term, tuple[Operand, ...]] = {
    Term.NUMBER: (Operand.NUMBER,),
    Term.COUNT: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.COUNT_TOP: (Operand.AMOUNT,),
    Term.COST: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.TOKENS: (Operand.COUNTER,),
    Term.DIFFERENT: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.TYPES_OF: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.WHOLE_COST: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.POTIONS_IN: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.DEBT_IN: (Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.TOKENS_ON: (Operand.COUNTER, Operand.ZONE, Operand.SLOT, Operand.FILTER),
    Term.TOKENS_HERE: (Operand.COUNTER,),
}
"""The operands of a term; all others have none."""


class Test(IntEnum):
    """Operations of filters, in postfix order on a small stack, asked of one kind of card."""

    TYPES = 0
    KIND = 1
    COSTS_UP_TO = 2
    COSTS_AT_LEAST = 3
    LIKE = 4
    NOT = 5
    AND = 6
    OR = 7


TEST_OPERANDS: dict[Test, tuple[Operand, ...]] = {
    Test.TYPES: (Operand.TYPES,),
    Test.KIND: (Operand.KIND,),
    Test.COSTS_UP_TO: (Operand.AMOUNT,),
    Test.COSTS_AT_LEAST: (Operand.AMOUNT,),
    Test.LIKE: (Operand.SLOT,),
}
"""The operands of a test; all others have none."""

Instruction = tuple[int, ...]
NO_FILTER = 0
"""The filter that lets every card pass."""
