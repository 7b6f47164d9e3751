"""A position: what whoever decides for a seat may go by. Bots, hints and search get this and never the state itself.

Known are everything on the table, the seat's own cards wherever they lie (of the deck which cards, not their order), and which cards
each of the others owns. Not remembered are what a seat saw earlier and the view no longer shows: which cards it put on top of its
deck, or that somebody revealed a card that is in their hand now. A sample may deal these anew.

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
from deckwright.engine.randomness import seeded, shuffled
from deckwright.engine.sampling import sampled
from deckwright.engine.seats import sees_as
from deckwright.engine.state import State
from deckwright.engine.view import View, view
from deckwright.errors import Problem

_DECK, _DISCARD, _FACE_DOWN = int(Zone.DECK), int(Zone.DISCARD), int(Zone.FACE_DOWN)
_PRIVATE = (_DECK, *(number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER))
"""What others have and a seat can't look at; below the top of their discard piles it can't look either."""


class Position:
    """A decision as the seat that is asked has it before it."""

    __slots__ = ("_decision", "_known", "_state", "_view", "box", "seat")

    def __init__(self, state: State) -> None:
        if state.asking < 0:
            raise Problem("game-over")
        self._state = state
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
    def known(self) -> State:
        """All that the seat knows as a state, the same one for all positions that it can't tell apart: hidden cards lie in order.

        It is for looking; whoever wants to play on takes a ``sample``.
        """
        if self._known is None:
            self._known = known_to(self._state, self.seat)
        return self._known

    def sample(self, seed: int) -> State:
        """A state that the game may be in for all that the seat knows, another one for another seed; it is free to be played on."""
        known = self.known
        state = sampled(known, self.seat, seed)
        for player in range(state.players):
            if sees_as(state, self.seat, player):
                base = player * ZONES
                deck, _ = shuffled(seeded(seed), known.zones[base + _DECK])
                moves.lay(state, player, deck, _DECK)  # an owner knows which cards are left to draw
                moves.lay(state, player, known.zones[base + _DISCARD], _DISCARD)
        return state


def known_to(state: State, seat: int) -> State:
    """A copy in which everything that the seat can't know lies in the order of kinds."""
    new = state.copy()
    new.randomness, new.scripted = seeded(0), None
    for player in range(state.players):
        base = player * ZONES
        discard = state.zones[base + _DISCARD]
        own = sees_as(state, seat, player)
        hidden = (_DECK,) if own else [zone for zone in _PRIVATE if state.zones[base + zone]]
        pool = sorted(b"".join([state.zones[base + zone] for zone in hidden]) + (b"" if own else discard[:-1]))
        place = 0
        for zone in hidden:
            end = place + len(state.zones[base + zone])
            moves.lay(new, player, bytes(pool[place:end]), zone)
            place = end
        below = sorted(discard[:-1]) if own else pool[place:]
        moves.lay(new, player, bytes(below) + discard[-1:], _DISCARD)
    _forget(new, state, seat)
    return new


def _forget(new: State, state: State, seat: int) -> None:
    """What waits to give others a face-down card back gives the one that lies there now."""
    if not any(trigger.remembered and not sees_as(state, seat, trigger.player) for trigger in state.triggers):
        return
    left = [new.zones[player * ZONES + _FACE_DOWN] for player in range(state.players)]
    triggers = []
    for trigger in state.triggers:
        if trigger.remembered and not sees_as(state, seat, trigger.player):
            number, cards = len(trigger.remembered), left[trigger.player]
            trigger, left[trigger.player] = trigger._replace(remembered=cards[:number]), cards[number:]
        triggers.append(trigger)
    new.triggers = tuple(triggers)
