"""A state as plain JSON data and back, in the middle of any decision."""

from __future__ import annotations

from typing import Any

from deckwright.engine.box import open_box
from deckwright.engine.randomness import KEY_BYTES, Keyed, Randomness
from deckwright.engine.state import Frame, Playing, State, Trigger
from deckwright.errors import DamagedFile

FORMAT = 1
_NUMBERS = ("player", "phase", "actions", "buys", "coins", "asking", "plays", "next_hand", "extra_turn", "turns_in_a_row", "idle")
_LISTS = ("supply", "turns", "coin_tokens", "pile_tokens")
_CARDS = ("bought", "gained")
_FRAME_FIELDS = ("pc", "player", "subject", "kind", "immune", "number", "round", "here")


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
        "last_gained": [list(cards) for cards in state.last_gained],
        "randomness": _randomness_data(state.randomness),
        "scripted": None if state.scripted is None else [list(pile) for pile in state.scripted],
        "triggers": [_trigger_data(trigger) for trigger in state.triggers],
        "due": [_trigger_data(trigger) for trigger in state.due],
        "stack": [_frame_data(frame) for frame in state.stack],
        **{name: getattr(state, name) for name in _NUMBERS},
        **{name: list(getattr(state, name)) for name in (*_LISTS, *_CARDS)},
    }


def _frame_data(frame: Frame) -> dict[str, Any]:
    return {
        "chosen": list(frame.chosen),
        "them": list(frame.them),
        "slots": [list(slot) for slot in frame.slots],
        "companion": frame.companion,
        "playing": frame.playing,
        **{name: getattr(frame, name) for name in _FRAME_FIELDS},
    }


def from_data(data: dict[str, Any]) -> State:
    """The state that ``to_data`` wrote; damaged data is refused."""
    try:
        if data["format"] != FORMAT:
            raise DamagedFile("saved-format", found=data["format"], expected=FORMAT)
        state = State(open_box(tuple(data["sets"]), tuple(data["kingdom"]), tuple(data["others"])), data["players"])
        state.zones = [bytes(zone) for zone in data["zones"]]
        state.last_gained = [bytes(cards) for cards in data["last_gained"]]
        state.randomness = _randomness(data["randomness"])
        state.scripted = None if data["scripted"] is None else tuple(bytes(pile) for pile in data["scripted"])
        state.triggers = tuple(_trigger(entry) for entry in data["triggers"])
        state.due = tuple(_trigger(entry) for entry in data["due"])
        state.stack = [_frame(entry) for entry in data["stack"]]
        for name in _NUMBERS:
            setattr(state, name, type(getattr(state, name))(data[name]))
        for name in _LISTS:
            setattr(state, name, [int(number) for number in data[name]])
        for name in _CARDS:
            setattr(state, name, bytes(data[name]))
    except (KeyError, TypeError, ValueError, IndexError) as problem:
        raise DamagedFile("saved-damaged", reason=repr(problem)) from problem
    return state


def _randomness_data(randomness: Randomness) -> str | dict[str, Any]:
    return {"key": randomness.key.hex(), "words": randomness.words} if isinstance(randomness, Keyed) else f"{randomness:x}"


def _randomness(data: str | dict[str, Any]) -> Randomness:
    if not isinstance(data, dict):
        return int(data, 16)
    key, words = bytes.fromhex(data["key"]), int(data["words"])
    if len(key) != KEY_BYTES or words < 0:
        raise ValueError("key")
    return Keyed(key, words)


def _trigger_data(trigger: Trigger) -> dict[str, Any]:
    return {**trigger._asdict(), "remembered": list(trigger.remembered)}


def _pair(data: list[int] | None) -> tuple[int, int] | None:
    return None if data is None else (data[0], data[1])


def _trigger(data: dict[str, Any]) -> Trigger:
    pairs = {name: _pair(data[name]) for name in ("card", "companion")}
    return Trigger(**{**data, **pairs, "remembered": bytes(data["remembered"])})


def _frame(data: dict[str, Any]) -> Frame:
    frame = Frame(data["pc"], data["player"])
    frame.chosen = bytes(data["chosen"])
    frame.them = bytes(data["them"])
    frame.companion = _pair(data["companion"])
    frame.slots = tuple(bytes(slot) for slot in data["slots"])
    frame.playing = None if data["playing"] is None else Playing(*data["playing"])
    for name in _FRAME_FIELDS:
        setattr(frame, name, data[name])
    return frame
