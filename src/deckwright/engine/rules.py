"""Which rules the engine plays by, as a number: it grows when a correction makes any card or rule behave in another way.

Records and tables say under which rules they were begun. A game is its answers, so under other rules the same answers may lead
somewhere else; whoever plays one again can then say so.
"""

from __future__ import annotations

from hashlib import blake2b

from deckwright.engine.places import COUNTERS, PLACES
from deckwright.engine.program import ZONES
from deckwright.engine.state import State
from deckwright.engine.values import costs

RULES = 1

_FORM = "b"
"""Before the digits of a mark: what it covers. Marks without a letter are from before and cover cards and numbers alone."""
_RARE = ("potions", "extra", "minds")
"""Parts of a state that most games never use: they count where there is something, so that one more changes no mark."""


def mark_of(state: State) -> str:
    """A few letters that stand for all that decides how a game goes on: two moments that share them are the same one.

    Places and counters go by name and only where there is something, so that a new one changes no mark.
    """
    numbers = (state.player, state.phase, state.actions, state.buys, state.coins, state.asking, state.next_hand)
    zones = [(place // ZONES, PLACES[place % ZONES].name, cards) for place, cards in enumerate(state.zones[:-1]) if cards]
    counters = [(row.name, found) for row, found in zip(COUNTERS, state.counters, strict=True) if any(found)]
    waits: list[object] = [(turn.player, turn.mind, turn.kind) for turn in state.coming]
    waits += [(trigger.kind, trigger.player, trigger.happening, trigger.remembered) for trigger in (*state.triggers, *state.due)]
    different = [(costs(state), modifier.what, modifier.number, modifier.until) for modifier in state.modifiers]
    rare: list[object] = [(name, value) for name in _RARE if (value := getattr(state, name))]
    rare += [] if state.last_round is None else [("last round", state.last_round)]
    rare += [("project", seat, bought) for seat, bought in enumerate(state.projects) if bought]
    text = repr((numbers, rare, state.turns, state.supply, state.piles, zones, state.zones[-1], counters, waits, different))
    return _FORM + _digits(text)


def bears(state: State, mark: str) -> bool:
    """Whether a moment is the one that a mark was taken from; also a mark of the older form."""
    if mark.startswith(_FORM) and len(mark) > 12:
        return mark == mark_of(state)
    numbers = (state.player, state.phase, state.actions, state.buys, state.coins, state.asking, *state.supply)
    return mark == _digits(repr((numbers, state.zones)))


def _digits(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()
