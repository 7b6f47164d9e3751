"""Which rules the engine plays by, as a number: it grows when a correction makes any card or rule behave in another way.

Records and tables say under which rules they were begun. A game is its answers, so under other rules the same answers may lead
somewhere else; whoever plays one again can then say so.
"""

from __future__ import annotations

from hashlib import blake2b

from deckwright.engine.state import State

RULES = 1


def mark_of(state: State) -> str:
    """A few letters that stand for where all cards lie and whose turn it is: two moments that share them are the same one."""
    numbers = (state.player, state.phase, state.actions, state.buys, state.coins, state.asking, *state.supply)
    text = repr((numbers, state.zones))
    return blake2b(text.encode(), digest_size=6).hexdigest()
