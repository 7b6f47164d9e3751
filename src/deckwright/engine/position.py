"""A position: what whoever decides for a seat may go by. Bots, hints and search get this and never the state itself.

Known are everything on the table, the seat's own cards wherever they lie (of the deck which cards, not their order), and which cards
each of the others owns. With the seat's ``recollection`` it is known besides what the seat saw earlier and the view no longer shows:
which cards it put on top of its deck, what lies in a discard pile, that somebody revealed a card that is in their hand now. Without it
a sample may deal these anew.

>>> from deckwright.engine.game import Game, Setup
>>> from deckwright.engine.position import Position
>>> game = Game(Setup(kingdom=("Village",), players=2, seed=7, first=0))
>>> position = Position(game.state)
>>> position.seat, position.decision.phase, position.view.seats[0].count("deck")
(0, 'buy', 5)
>>> position.sample(1).zones == position.sample(2).zones
False
"""

from __future__ import annotations

from deckwright.engine import moves
from deckwright.engine.box import Box
from deckwright.engine.decision import Decision, pending
from deckwright.engine.places import PLACES, Sight
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.randomness import MASK_128, MULTIPLIER, seeded, shuffled
from deckwright.engine.recollection import Recollection, seen_places
from deckwright.engine.state import State
from deckwright.engine.view import View, view
from deckwright.errors import Problem

_DECK, _DISCARD, _FACE_DOWN = int(Zone.DECK), int(Zone.DISCARD), int(Zone.FACE_DOWN)
_PRIVATE = (_DECK, *(number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER))
"""What others have and a seat can't look at; below the top of their discard piles it can't look either."""


class Position:
    """A decision, seen by the seat that has to make it."""

    __slots__ = ("_decision", "_known", "_memory", "_recollection", "_state", "_view", "box", "seat")

    def __init__(self, state: State, recollection: Recollection | None = None) -> None:
        if state.asking < 0:
            raise Problem("game-over")
        if recollection is not None and recollection.seat != state.asking:
            raise ValueError("this is somebody else's memory")
        self._state, self._recollection = state, recollection
        self._memory: Recollection | None = None
        self._known: State | None = None
        self._view: View | None = None
        self._decision: Decision | None = None
        self.seat = state.asking
        """Who has to decide."""
        self.box: Box = state.box
        """The cards of the game, which everybody may read."""

    @property
    def view(self) -> View:
        """What the seat sees."""
        if self._view is None:
            self._view = view(self._state, self.seat)
        return self._view

    @property
    def decision(self) -> Decision:
        """What it is asked."""
        if self._decision is None:
            self._decision = pending(self._state)
            assert self._decision is not None
        return self._decision

    @property
    def memory(self) -> Recollection:
        """What the seat remembers together with what it sees now; where nothing was remembered, the latter alone."""
        if self._memory is None:
            recollection = self._recollection
            self._memory = Recollection.of(self._state, self.seat) if recollection is None else recollection.looking(self._state)
        return self._memory

    @property
    def known(self) -> State:
        """All that the seat knows as a state, the same one for all positions that it can't tell apart: hidden cards lie in order.

        It is for looking; whoever wants to play on takes a ``sample``.
        """
        if self._known is None:
            self._known = known_to(self._state, self.seat, None if self._recollection is None else self.memory)
        return self._known

    def sample(self, seed: int) -> State:
        """A state that the game may be in for all that the seat knows, another one for another seed; it is free to be played on."""
        state, randomness = self.known.copy(), seeded(seed)

        def shuffle(cards: bytes) -> bytes:
            nonlocal randomness
            cards, randomness = shuffled(randomness, cards)
            return cards

        for player, knowledge in enumerate(self.memory.players):
            _lay(state, self.seat, player, knowledge.dealt(shuffle))
        for number, row in enumerate(self.box.special):
            if row.shuffled:
                moves.lay_pile(state, number, state.piles[number][:1] + shuffle(state.piles[number][1:]))
        randomness = randomness * MULTIPLIER & MASK_128
        state.randomness = seeded(randomness >> 64)
        return state


def known_to(state: State, seat: int, memory: Recollection | None = None) -> State:
    """A copy in which everything that the seat can't know lies in the order of kinds; ``memory`` is what it knows of hidden cards."""
    new = state.copy()
    new.randomness, new.scripted = seeded(0), None
    for player in range(state.players):
        if memory is None:
            _lay_in_order(new, seat, player)
        else:
            _lay(new, seat, player, memory.players[player].dealt(_in_order))
    for number, row in enumerate(state.box.special):
        if row.shuffled:
            moves.lay_pile(new, number, state.piles[number][:1] + _in_order(state.piles[number][1:]))
    return new


def _lay_in_order(state: State, seat: int, player: int) -> None:
    """A player's hidden cards, of which nothing is remembered; this is done for every look of a bot, so it is made quickly."""
    zones, base = state.zones, player * ZONES
    discard, visible = zones[base + _DISCARD], seen_places(state, seat, player)
    hidden = [zone for zone in _PRIVATE if zones[base + zone] and not visible[zone]]
    pool = sorted(b"".join([zones[base + zone] for zone in hidden]) + (b"" if visible[_DISCARD] else discard[:-1]))
    place = 0
    for zone in hidden:
        end = place + len(zones[base + zone])
        moves.lay(state, player, bytes(pool[place:end]), zone)
        place = end
    below = sorted(discard[:-1]) if visible[_DISCARD] else pool[place:]
    moves.lay(state, player, bytes(below) + discard[-1:], _DISCARD)
    if not visible[_FACE_DOWN]:
        _take_back(state, player)


def _in_order(cards: bytes) -> bytes:
    return bytes(sorted(cards))


def _lay(state: State, seat: int, player: int, zones: list[list[int]]) -> None:
    """A player's cards, where the seat can't see them; what it sees stays as it is."""
    base, visible = player * ZONES, seen_places(state, seat, player)
    for number, cards in enumerate(zones):
        there = state.zones[base + number]
        if there and (number == _DISCARD or not visible[number]):
            moves.lay(state, player, bytes(cards), number)
    if not visible[_FACE_DOWN]:
        _take_back(state, player)


def _take_back(state: State, player: int) -> None:
    """What waits to take a face-down card back takes one that lies there now."""
    if not any(trigger.remembered and trigger.player == player for trigger in state.triggers):
        return
    left, triggers = state.zones[player * ZONES + _FACE_DOWN], []
    for trigger in state.triggers:
        if trigger.remembered and trigger.player == player:
            number = len(trigger.remembered)
            trigger, left = trigger._replace(remembered=left[:number]), left[number:]
        triggers.append(trigger)
    state.triggers = tuple(triggers)
