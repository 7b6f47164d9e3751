"""Undo without asking: when an answer may be undone because nobody has learned anything from it."""

from __future__ import annotations

from deckwright.engine import events
from deckwright.engine.box import Box
from deckwright.engine.events import Event
from deckwright.engine.game import Game
from deckwright.engine.places import PLACES, Sight
from deckwright.engine.program import Zone
from deckwright.lang import ATTACK

_PILES = (*(number for number, row in enumerate(PLACES) if row.seen in (Sight.NOBODY, Sight.TOP)), Zone.BOTTOM)
"""Whoever takes a card from these sees what nobody has seen: the card itself, or the one that lay under it."""
_SECRET = tuple(number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER)


def last_own(game: Game, seat: int) -> int | None:
    """How many answers came before the last one that this seat gave, so the number to go back to; nothing if it gave none."""
    return game.last_answer_of(seat)


def is_free(game: Game, seat: int) -> bool:
    """Whether taking back everything from the seat's last answer on teaches nothing.

    Nobody else may have answered or be asked, and nothing that chance had hidden may have turned up. Showing one's own cards by
    playing, discarding or trashing them is no obstacle: the seat knew them, and it gives away only what is its own to give away.
    """
    if game.state.asking != seat:
        return False
    number = last_own(game, seat)
    if number is None or any(who != seat for who in game.seats_since(number)):
        return False
    return not any(_tells(game.state.box, event, seat) for batch in game.events_since(number) for event in batch)


def _tells(box: Box, event: Event, seat: int) -> bool:
    """Whether the seat could learn something from an event that it didn't know before."""
    if event.what == events.SHUFFLE or event.source in _PILES:
        return True
    if event.source == Zone.SUPPLY and any(row.shuffled and kind in row.cards for row in box.special for kind in event.cards):
        return True  # the next card of a mixed pile turned up
    if event.what in (events.PLAY, events.PLAY_AGAIN) and any(box.types[kind] & ATTACK.mask for kind in event.cards):
        return True  # whether somebody is asked for a Reaction tells what they hold
    return seat not in (event.player, event.witness) and event.source in _SECRET
