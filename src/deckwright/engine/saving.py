"""A state as plain JSON data and back, in the middle of any decision."""

from __future__ import annotations

from typing import Any

from deckwright.engine.box import open_box
from deckwright.engine.state import Frame, State
from deckwright.errors import DamagedFile

FORMAT = 1
_NUMBERS = ("player", "phase", "actions", "buys", "coins", "asking")
_CARDS = ("bought", "gained")
_FRAME_NUMBERS = ("pc", "player", "subject", "kind", "immune", "round", "times", "played")
_FRAME_FLAGS = ("here", "again", "played_here")


def to_data(state: State) -> dict[str, Any]:
    """The whole state as numbers, strings, lists and dicts."""
    box = state.box
    return {
        "format": FORMAT,
        "sets": list(box.sets),
        "kingdom": list(box.kingdom),
        "others": list(box.others),
        "players": state.players,
        "zones": [list(zone) for zone in state.zones],
        "supply": list(state.supply),
        "turns": list(state.turns),
        "randomness": f"{state.randomness:x}",
        "scripted": None if state.scripted is None else [list(pile) for pile in state.scripted],
        "triggers": [[*trigger[:-1], list(trigger[-1])] for trigger in state.triggers],
        "stack": [_frame_data(frame) for frame in state.stack],
        **{name: getattr(state, name) for name in _NUMBERS},
        **{name: list(getattr(state, name)) for name in _CARDS},
    }


def _frame_data(frame: Frame) -> dict[str, Any]:
    names = (*_FRAME_NUMBERS, *_FRAME_FLAGS)
    return {"chosen": list(frame.chosen), "slots": [list(slot) for slot in frame.slots], **{name: getattr(frame, name) for name in names}}


def from_data(data: dict[str, Any]) -> State:
    """The state that ``to_data`` wrote; damaged data is refused."""
    try:
        if data["format"] != FORMAT:
            raise DamagedFile("saved-format", found=data["format"], expected=FORMAT)
        state = State(open_box(tuple(data["sets"]), tuple(data["kingdom"]), tuple(data["others"])), data["players"])
        state.zones = [bytes(zone) for zone in data["zones"]]
        state.supply = list(data["supply"])
        state.turns = list(data["turns"])
        state.randomness = int(data["randomness"], 16)
        state.scripted = None if data["scripted"] is None else tuple(bytes(pile) for pile in data["scripted"])
        state.triggers = tuple((*trigger[:-1], bytes(trigger[-1])) for trigger in data["triggers"])
        state.stack = [_frame(entry) for entry in data["stack"]]
        for name in _NUMBERS:
            setattr(state, name, int(data[name]))
        for name in _CARDS:
            setattr(state, name, bytes(data[name]))
    except (KeyError, TypeError, ValueError, IndexError) as problem:
        raise DamagedFile("saved-damaged", reason=repr(problem)) from problem
    return state


def _frame(data: dict[str, Any]) -> Frame:
    frame = Frame(data["pc"], data["player"])
    frame.chosen = bytes(data["chosen"])
    frame.slots = tuple(bytes(slot) for slot in data["slots"])
    for name in (*_FRAME_NUMBERS, *_FRAME_FLAGS):
        setattr(frame, name, data[name])
    return frame
