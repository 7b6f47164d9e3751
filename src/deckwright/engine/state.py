"""The state of a game: flat, small, and complete. Everything a game is at one moment is here and nowhere else.

A zone is a ``bytes`` of kinds: immutable, so that a copy of the state shares it until one of the two changes. The top of a deck is
its first card; the top of a discard pile is its last.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from deckwright.engine.box import Box
from deckwright.engine.places import COUNTER_NUMBERS, COUNTERS, Of
from deckwright.engine.program import DEEDS, SLOTS, ZONES, Happening
from deckwright.engine.randomness import Randomness

NOBODY = -1
"""Nobody is asked: the machine runs, or the game is over."""

HAND_SIZE = 5

NO_PILE = -1
"""Stands in the supply for a kind that has no pile."""

_DEBT = COUNTER_NUMBERS["debt"]

ACTION_PHASE, BUY_PHASE, CLEAN_UP_PHASE, OVER = range(4)
"""Numbers of phases that the machine itself knows; others are only rows of ``phases.PHASES``."""


def no_counters(players: int, kinds: int) -> list[tuple[int, ...]]:
    """All counters at the start of a game."""
    sizes = {Of.PLAYER: players, Of.PILE: kinds, Of.TABLE: 1, Of.LANDSCAPE: kinds, Of.TOKEN: players}
    return [(0,) * sizes[row.of] for row in COUNTERS]


class Modifier(NamedTuple):
    """What is different about cards for a time."""

    what: int
    """What it is about: costs, or types."""
    where: int
    """The filter that says which cards; 0 for all."""
    number: int
    """How many coins less they cost, or which types they have or don't have, as a mask."""
    until: int
    """How long it holds."""


class Turn(NamedTuple):
    """A turn that somebody takes out of the usual order, after the present one."""

    player: int
    """Who takes it."""
    mind: int = NOBODY
    """Who decides in it for that player; nobody where that is the player."""
    start: int = NOBODY
    """Where the program begins that is followed at its start; none for a turn like any other."""
    kind: int = NOBODY
    """The card that gave it."""


class Trigger(NamedTuple):
    """A program that waits for something to happen."""

    happening: int
    where: int
    """The filter that the card must pass for which it waits."""
    player: int
    start: int
    kind: int
    """The card that waits, by which it is called; none if it is not known."""
    remembered: bytes
    """What was ``THEM`` when the wait began."""
    card: tuple[int, int] | None
    """The card in play that waits, as (number of its play, kind)."""
    companion: tuple[int, int] | None
    """The card that played it more than once and so stays with it (CORE-131)."""
    once: bool
    """Whether it is over when it has happened."""
    lasting: bool
    """Whether it outlives the turn; then the card that waits stays in play."""


class Happened(NamedTuple):
    """What a frame answers to, or is about to do to a card."""

    what: int
    origin: int
    """The zone that the cards came from."""
    there: int
    """The zone that they went to."""
    due: int
    """In a window: how many of the effects that are due belong to it."""

    @property
    def place(self) -> int:
        """Where the cards lie that it is about: they have moved, or are about to."""
        return self.origin if self.what == Happening.WOULD_GAIN else self.there


_NO_SLOTS = (b"",) * SLOTS


class Playing(NamedTuple):
    """A card that a program plays, perhaps more than once."""

    kind: int
    here: bool
    """Whether it is still in play."""
    number: int
    """Which play of this turn put it into play."""
    times: int
    """How often it is still to be followed."""
    again: bool
    """Whether it was followed before."""


class Frame:
    """A program being followed: where it is, for whom, and what it remembers."""

    __slots__ = (
        "chosen", "companion", "happened", "here", "immune", "kind", "number", "pc", "places", "player", "playing", "round",
        "said", "slots", "subject", "them",
    )  # fmt: skip

    def __init__(
        self, pc: int, player: int, kind: int = NOBODY, here: bool = False, number: int = 0, companion: tuple[int, int] | None = None
    ) -> None:
        self.pc = pc
        self.player = player
        """Whose card it is: "you"."""
        self.subject = player
        """Whom the sentence speaks of now: "you" or "each other player"."""
        self.kind = kind
        self.here = here
        """Whether the card is still where this play put it (in play, or for a reaction in hand)."""
        self.number = number
        """Which play of this turn put the card into play; two plays of the same card share it."""
        self.companion = companion
        """The card that plays this one more than once, as (number of its play, kind)."""
        self.immune = 0
        """Players this Attack does not affect, one bit each."""
        self.round = 0
        self.said = 0
        """The number that somebody said, or the options they chose, one bit each."""
        self.playing: Playing | None = None
        self.happened: Happened | None = None
        """The moment that this is about: in a window, in what is followed there, and while cards are gained one by one."""
        self.chosen = b""
        self.them = b""
        self.slots: tuple[bytes, ...] = _NO_SLOTS
        self.places: tuple[int, ...] = ()
        """By slot: where its cards were put, in a box in which that depends on the way there."""

    def remember_place(self, slot: int, zone: int) -> None:
        """What was moved last, and the cards of a slot if it is one, lie there now."""
        places = [*(self.places or (NOBODY,) * SLOTS)]
        places[0] = zone
        if slot >= 0:
            places[slot] = zone
        self.places = tuple(places)

    def remember(self, slot: int, cards: bytes) -> None:
        """Put cards into a slot in place of what it held."""
        self.slots = (*self.slots[:slot], cards, *self.slots[slot + 1 :])

    def copy(self) -> Frame:
        """The same frame, free to go another way."""
        new = Frame.__new__(Frame)
        new.pc = self.pc
        new.player = self.player
        new.subject = self.subject
        new.kind = self.kind
        new.here = self.here
        new.number = self.number
        new.companion = self.companion
        new.immune = self.immune
        new.round = self.round
        new.said = self.said
        new.playing = self.playing
        new.happened = self.happened
        new.chosen = self.chosen
        new.them = self.them
        new.slots = self.slots
        new.places = self.places
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and all(getattr(self, name) == getattr(other, name) for name in Frame.__slots__)

    __hash__ = None  # type: ignore[assignment]


class State:
    """One moment of a game."""

    __slots__ = (
        "actions", "asking", "box", "buys", "coins", "coming", "counters", "discreet", "due", "extra", "idle", "last_round", "log",
        "memory", "minds", "modifiers", "next_hand", "phase", "piles", "player", "players", "plays", "potions", "projects",
        "randomness", "regular", "scripted", "spent", "stack", "supply", "triggers", "turns", "turns_in_a_row", "zones",
    )  # fmt: skip

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.players = players
        self.zones = [b""] * (players * ZONES + 1)
        """All zones: those of each player in seat order, then the trash."""
        self.supply = [NO_PILE] * len(box.names)
        """Cards left by kind; -1 for a kind that has no pile."""
        self.piles = [row.cards for row in box.special]
        """Piles with a name of their own by number of their row in the box, the top card first."""
        self.player = 0
        """Whose turn it is."""
        self.phase = ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.potions = 0
        self.spent = False
        """Something was bought or paid this turn, so no more Treasures are played (CORE-45)."""
        self.memory = [b""] * (2 * DEEDS * players)
        """What was done this turn, then what in each player's own last turn: by deed, then by seat; as far as some card asks for it."""
        self.modifiers: tuple[Modifier, ...] = ()
        """What changes costs and types for a time."""
        self.counters = no_counters(players, len(box.names))
        """By number of the row: how many each player has, or lie on each pile by kind, or on the table. Shared by copies, as zones are."""
        self.projects = [b""] * players
        """The landscapes that each player has bought for the rest of the game."""
        self.plays = 0
        """Cards put into play this turn, to tell one from another."""
        self.next_hand = HAND_SIZE
        """How many cards the coming Clean-up draws."""
        self.coming: tuple[Turn, ...] = ()
        """Turns that come before the usual order goes on."""
        self.extra = False
        """The present turn is such a one."""
        self.regular = 0
        """Who took the last turn of the usual order."""
        self.minds: tuple[int, ...] = ()
        """By seat: who decides for it and sees with its eyes; empty where everybody does so for themselves."""
        self.last_round: tuple[int, ...] | None = None
        """When the game would be over: who takes one more turn, in this order, after the present one; nothing before that."""
        self.turns_in_a_row = 1
        """Which turn without a break this is for the player, of whatever sort."""
        self.turns = [0] * players
        """Finished turns by seat, without extra turns (CORE-144)."""
        self.idle = 0
        """Turns since a card last came from the Supply, went back to it or was trashed."""
        self.stack: list[Frame] = []
        self.asking = NOBODY
        """Who has to decide; what is asked is the instruction on top of the stack."""
        self.triggers: tuple[Trigger, ...] = ()
        self.due: tuple[Trigger, ...] = ()
        """Triggers set off and not yet followed."""
        self.randomness: Randomness = 1
        self.scripted: tuple[bytes, ...] | None = None
        """Results of the coming shuffles, where a scenario prescribes them."""
        self.discreet = False
        """Players are also asked where there is nothing to decide, so that being asked tells nothing of their cards."""
        self.log: list[Any] | None = None
        """Where events go; no part of the game, so a copy starts without one."""

    def debt(self, player: int) -> int:
        """How many debt tokens a player has."""
        return self.counters[_DEBT][player]

    def copy(self) -> State:
        """The same moment, free to go another way. The copy keeps no log."""
        new = State.__new__(State)
        new.box = self.box
        new.players = self.players
        new.zones = self.zones[:]
        new.supply = self.supply[:]
        new.piles = self.piles[:]
        new.player = self.player
        new.phase = self.phase
        new.actions = self.actions
        new.buys = self.buys
        new.coins = self.coins
        new.potions = self.potions
        new.spent = self.spent
        new.memory = self.memory[:]
        new.modifiers = self.modifiers
        new.counters = self.counters[:]
        new.projects = self.projects[:]
        new.plays = self.plays
        new.next_hand = self.next_hand
        new.coming = self.coming
        new.extra = self.extra
        new.regular = self.regular
        new.minds = self.minds
        new.last_round = self.last_round
        new.turns_in_a_row = self.turns_in_a_row
        new.turns = self.turns[:]
        new.idle = self.idle
        new.stack = [frame.copy() for frame in self.stack]
        new.asking = self.asking
        new.triggers = self.triggers
        new.due = self.due
        new.randomness = self.randomness
        new.scripted = self.scripted
        new.discreet = self.discreet
        new.log = None
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__ if name != "log")

    __hash__ = None  # type: ignore[assignment]
