"""A state as plain JSON data and back, in the middle of any decision."""

from __future__ import annotations

from typing import Any

from deckwright.engine.loading import Damage, read_state
from deckwright.engine.places import COUNTERS
from deckwright.engine.randomness import Keyed, Randomness
from deckwright.engine.state import Frame, State, Trigger
from deckwright.errors import DamagedFile, shortened

FORMAT = 4
_NUMBERS = ("player", "phase", "actions", "buys", "coins", "potions", "asking", "plays", "next_hand", "regular", "turns_in_a_row", "idle")
_FLAGS = ("extra", "spent", "discreet")
_LISTS = ("supply", "turns", "minds")
_FRAME_FIELDS = ("pc", "player", "subject", "kind", "immune", "number", "round", "said", "here")


def to_data(state: State) -> dict[str, Any]:
    """The whole state as numbers, strings, lists and dicts."""
    box = state.box
    return {
        "format": FORMAT,
        "sets": list(box.sets),
        "kingdom": list(box.kingdom),
        "others": list(box.others),
        "landscapes": list(box.beside),
        "projects": [list(bought) for bought in state.projects],
        "players": state.players,
        "zones": [list(zone) for zone in state.zones],
        "piles": [list(pile) for pile in state.piles],
        "memory": [list(cards) for cards in state.memory],
        "counters": {row.name: list(state.counters[number]) for number, row in enumerate(COUNTERS)},
        "randomness": _randomness_data(state.randomness),
        "scripted": None if state.scripted is None else [list(pile) for pile in state.scripted],
        "triggers": [_trigger_data(trigger) for trigger in state.triggers],
        "modifiers": [list(modifier) for modifier in state.modifiers],
        "coming": [turn._asdict() for turn in state.coming],
        "last_round": None if state.last_round is None else list(state.last_round),
        "due": [_trigger_data(trigger) for trigger in state.due],
        "stack": [_frame_data(frame) for frame in state.stack],
        **{name: getattr(state, name) for name in (*_NUMBERS, *_FLAGS)},
        **{name: list(getattr(state, name)) for name in _LISTS},
    }


def _frame_data(frame: Frame) -> dict[str, Any]:
    return {
        "chosen": list(frame.chosen),
        "them": list(frame.them),
        "slots": [list(slot) for slot in frame.slots],
        "places": list(frame.places),
        "companion": frame.companion,
        "playing": frame.playing,
        "happened": frame.happened,
        **{name: getattr(frame, name) for name in _FRAME_FIELDS},
    }


def from_data(data: Any) -> State:
    """The state that ``to_data`` wrote; damaged data is refused with the first thing that is wrong."""
    if isinstance(data, dict) and data.get("format") != FORMAT:
        raise DamagedFile("saved-format", found=shortened(str(data.get("format"))), expected=FORMAT)
    try:
        return read_state(data)
    except Damage as problem:
        raise DamagedFile("saved-damaged", reason=str(problem)) from problem
    except RecursionError as deep:
        raise DamagedFile("saved-damaged", reason="it is nested far too deep") from deep


def _randomness_data(randomness: Randomness) -> str | dict[str, Any]:
    return {"key": randomness.key.hex(), "words": randomness.words} if isinstance(randomness, Keyed) else f"{randomness:x}"


def _trigger_data(trigger: Trigger) -> dict[str, Any]:
    return {**trigger._asdict(), "remembered": list(trigger.remembered)}
