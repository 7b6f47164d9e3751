"""Openings: what was bought in the first turns, and what the learned player would have bought with the same hands."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.engine import machine
from deckwright.engine.box import Box
from deckwright.engine.events import BUY, Event
from deckwright.engine.position import Position
from deckwright.engine.state import State
from deckwright.learn.player import Player
from deckwright.native.picks import Picks, answer_of

OPENING_TURNS = 2


def bought_in(events: Iterable[Event], seat: int, box: Box) -> list[str]:
    """The cards that a seat bought."""
    return [box.names[kind] for event in events if event.what == BUY and event.player == seat for kind in event.cards]


def learned_purchases(state: State, player: Player) -> tuple[str, ...]:
    """What the learned player would buy in the turn that begins here; it decides by what each seat knows."""
    again, log = state.copy(), list[Event]()
    again.log = log
    seat, turns = state.player, sum(state.turns)
    picks: Picks = ()
    while again.asking >= 0 and sum(again.turns) == turns and again.player == seat:
        known = Position(again).known
        picks, answer = answer_of(known, picks, player.action(known, picks))
        if answer is not None:
            machine.answer(again, *answer)
    return tuple(bought_in(log, seat, state.box))
