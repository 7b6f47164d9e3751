"""The network as a player, without the framework it was trained with: on the native machine, or with numpy where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from deckwright.engine.box import Box
from deckwright.engine.recollection import Recollection
from deckwright.engine.setup import MOST_PLAYERS
from deckwright.engine.state import State
from deckwright.env import layout
from deckwright.env.observing import seen_by
from deckwright.errors import Problem
from deckwright.learn import input_names as names
from deckwright.learn.card_facts import facts
from deckwright.learn.stored_weights import Stored, read_stored
from deckwright.learn.winning import winning_action
from deckwright.native import AVAILABLE, machine
from deckwright.native.exchange import native_box, pile_sizes, state_data
from deckwright.native.picks import Picks, allowed

WEIGHTS = "learned.npz"
"""The weights that come with the package, beside this module."""


class Network(Protocol):
    """What judges a decision."""

    def judge(self, box: Box, cards: bytes, numbers: list[int], mask: bytes) -> tuple[Sequence[float], float]:
        """A logit for each action, and what the game is worth to whoever decides."""
        ...


class NativeNetwork:
    """The network on the native machine."""

    def __init__(self, stored: dict[str, Stored]) -> None:
        weights = {name: (one.data, list(one.shape), one.kind == "<f2") for name, one in stored.items()}
        self._network = machine().Network(weights, _tables())
        self._vectors = lru_cache(maxsize=64)(self._card_vectors)

    def judge(self, box: Box, cards: bytes, numbers: list[int], mask: bytes) -> tuple[Sequence[float], float]:
        """A logit for each action, and what the game is worth to whoever decides."""
        logits, value = self._network.judge(cards, numbers, mask, self._vectors(box))
        return logits, value

    def rollouts(self, box: Box, state: State, memory: Recollection, exact: bool = False) -> Any:
        """Games that go on from what a seat knows, by the choices of this network (``search/native_rollouts.py``).

        Unless they must be ``exact``, it judges in eight bits where the processor can, which is faster.
        """
        sizes = pile_sizes(box, state.players)
        return machine().Rollouts(native_box(box), sizes, state_data(state), memory.lots(), self._network, self._vectors(box), exact)

    def _card_vectors(self, box: Box) -> Any:
        return self._network.card_vectors([number for card in box.cards for number in facts(card)], _names(box))


class ArrayNetwork:
    """The network with numpy."""

    def __init__(self, stored: dict[str, Stored]) -> None:
        from deckwright.learn.weights import as_array

        self._weights = {name: as_array(one) for name, one in stored.items()}

    def judge(self, box: Box, cards: bytes, numbers: list[int], mask: bytes) -> tuple[Sequence[float], float]:
        """A logit for each action, and what the game is worth to whoever decides."""
        import numpy as np

        from deckwright.learn.card_facts import box_facts
        from deckwright.learn.inputs import seen
        from deckwright.learn.network import card_vectors, forward

        kinds = len(box.names)
        rows = np.frombuffer(cards, np.uint8).reshape(-1, kinds)
        now = seen(np, rows, np.array(numbers, np.int16), np.frombuffer(mask, np.uint8), numbers[0], dtype=np.float32)
        there = np.ones(kinds, np.float32)
        vectors = card_vectors(np, self._weights, box_facts(box, kinds), np.array(_names(box)), there)
        judged = forward(np, self._weights, now, vectors, there)
        return judged.logits.tolist(), float(judged.value)


def _names(box: Box) -> list[int]:
    """The place of each card's own vector; -1 for a card that there was none of when the network was trained."""
    places = {name: number for number, name in enumerate(layout.catalogue())}
    return [places.get(name, -1) for name in box.names]


def _tables() -> dict[str, Any]:
    """Where the native network finds its inputs."""
    return {
        "sources": [names.places(players) for players in range(2, MOST_PLAYERS + 1)],
        "sized": names.SIZED_PLACES,
        "word places": names.WORD_PLACES,
        "word numbers": names.WORD_NUMBERS,
        "bit places": [names.NUMBERS.index(name) for name, bits in names.BITS.items() for _ in range(bits)],
        "own score": [names.OWN_SCORE],
        "most score": [names.MOST_SCORE],
        "own turns": [names.OWN_TURNS],
        "next turns": [names.NEXT_TURNS],
        "question": [names.QUESTION],
        "number asked": [names.NUMBER_ASKED],
        "asks row": [names.ROWS.index("asks")],
        "numbers": [layout.KINDS],
        "options": [names.OPTIONS],
    }


class Player:
    """Judges the decisions of a seat by what it knows."""

    def __init__(self, network: Network, header: dict[str, Any]) -> None:
        self.network, self.header = network, header

    def judge(self, state: State, picks: Picks = ()) -> tuple[dict[int, float], float]:
        """The logits of all allowed actions, and what the game is worth to the seat that is asked, from -1 to 1."""
        able = [action for action in allowed(state, picks) if action < names.ACTIONS]
        rows, numbers = seen_by(state, picks, state.asking)
        mask = bytearray(names.ACTIONS)
        for action in able:
            mask[action] = 1
        logits, value = self.network.judge(state.box, b"".join(map(bytes, rows)), numbers, bytes(mask))
        return {action: logits[action] for action in able}, value

    def action(self, state: State, picks: Picks = ()) -> int:
        """The action it takes. Treasures are always played, the only action is not thought about, and a victory at once is taken."""
        able = allowed(state, picks)
        if layout.TREASURES in able:
            return layout.TREASURES
        if len(able) == 1:
            return able[0]
        if (wins := winning_action(state)) is not None:
            return wins
        logits, _ = self.judge(state, picks)
        return max(logits, key=lambda action: logits[action])


def available() -> bool:
    """Whether a network can be run here."""
    return AVAILABLE or find_spec("numpy") is not None


def can_judge(box: Box) -> bool:
    """Whether the network has room for the cards of a game."""
    return len(box.names) <= layout.KINDS


def read_player(path: Path) -> Player:
    """The player with these weights."""
    stored, header = read_stored(path)
    if AVAILABLE:
        try:
            return Player(NativeNetwork(stored), header)
        except ValueError as problem:
            raise Problem("weights-damaged", path=str(path), reason=str(problem)) from problem
    if not available():
        raise Problem("learned-missing", command="pip install 'deckwright[learn]'")
    return Player(ArrayNetwork(stored), header)


@cache
def learned_player() -> Player:
    """The player that comes with the package."""
    with as_file(files("deckwright.learn") / WEIGHTS) as path:
        return read_player(path)
