"""A game of a batch that goes on on the Python machine: by the same actions, with the same ones allowed.

The native machine has fixed room for a game. One that outgrows it is taken over here at the decision before.
"""

from __future__ import annotations

from deckwright.engine.state import State
from deckwright.native.picks import Picks, act, allowed


class PythonGame:
    """One game, and what is picked so far for a decision about several cards or options."""

    def __init__(self, state: State, picks: Picks = ()) -> None:
        self.state, self.picks = state, picks

    def allowed(self) -> list[int]:
        """The actions that may be taken now; none when the game is over."""
        return allowed(self.state, self.picks)

    def act(self, action: int) -> None:
        """Do one action that is allowed; nothing when the game is over."""
        if self.state.asking >= 0:
            self.picks = act(self.state, self.picks, action)

    def copy(self) -> PythonGame:
        """The same game, free to go another way."""
        return PythonGame(self.state.copy(), self.picks)
