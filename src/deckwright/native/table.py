"""A game on either machine behind one small interface: the state as Python sees it, and an answer."""

from __future__ import annotations

from typing import Any, Protocol

from deckwright.engine import machine as python_machine
from deckwright.engine.state import State
from deckwright.errors import Problem, UnknownName, suggestion
from deckwright.native import machine
from deckwright.native.exchange import can_play, from_native, to_native

ENGINES = ("python", "native")


class Table(Protocol):
    """A game being played."""

    @property
    def state(self) -> State:
        """The game as it is now."""

    def answer(self, verb: int, cards: bytes) -> None:
        """Go on with a legal answer in the machine's numbers."""


class PythonTable:
    """A game on the Python machine."""

    def __init__(self, state: State, start: int) -> None:
        python_machine.start(state, start)
        self.state = state

    def answer(self, verb: int, cards: bytes) -> None:
        """Go on with a legal answer in the machine's numbers."""
        python_machine.answer(self.state, verb, cards)


class NativeTable:
    """A game on the native machine; its state is translated when somebody looks.

    A game for which the native machine has no room goes on on the Python machine.
    """

    def __init__(self, state: State, start: int) -> None:
        self._box, self._script = state.box, state.scripted
        self._state: State | None = None
        self._outgrown = False
        try:
            self._game: Any = to_native(state)
            self._guarded("start_at", start)
        except machine().LimitReached:
            self._state, self._outgrown = state, True
            python_machine.start(state, start)

    @property
    def state(self) -> State:
        """The game as it is now."""
        if self._state is None:
            self._state = from_native(self._game, self._box)
            if self._script is not None:
                self._state.scripted = self._script[len(self._script) - self._game.shuffles_left :]
        return self._state

    def answer(self, verb: int, cards: bytes) -> None:
        """Go on with a legal answer in the machine's numbers."""
        if not self._outgrown:
            try:
                self._guarded("answer", int(verb), cards)
                self._state = None
                return
            except machine().LimitReached:  # the game is as it was before
                self._outgrown = True
        python_machine.answer(self.state, verb, cards)

    def _guarded(self, call: str, *arguments: Any) -> None:
        try:
            getattr(self._game, call)(*arguments)
        except machine().LimitReached:
            raise
        except (ValueError, RuntimeError) as problem:
            raise Problem("native-refused", reason=str(problem)) from problem


def check_engine(engine: str) -> None:
    """Refuse an engine that does not exist, or is not there."""
    if engine not in ENGINES:
        raise UnknownName("unknown-engine", name=engine, suggestion=suggestion(engine, list(ENGINES)), known=", ".join(ENGINES))
    if engine == "native":
        machine()


def open_table(engine: str, state: State, start: int) -> Table:
    """Begin on one of the machines at a place in the program of a turn; the Python machine plays what the native one can't."""
    check_engine(engine)
    return NativeTable(state, start) if engine == "native" and can_play(state.box, state.discreet) else PythonTable(state, start)
