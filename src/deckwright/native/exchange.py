"""Boxes and states between the two machines: plain tables and fields, nothing that belongs to one machine alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from deckwright.engine.box import Box
from deckwright.engine.compile import CLEAN_UP_START
from deckwright.engine.events import Event
from deckwright.engine.places import NATIVE_COUNTERS
from deckwright.engine.program import Slot
from deckwright.engine.randomness import Keyed
from deckwright.engine.setup import pile_size
from deckwright.engine.state import NO_PILE, Frame, Happened, Modifier, Playing, State, Trigger, Turn, no_counters
from deckwright.errors import Problem
from deckwright.lang.filters import PROJECT
from deckwright.native import machine

_NUMBERS = (
    "player",
    "asking",
    "phase",
    "actions",
    "buys",
    "coins",
    "potions",
    "spent",
    "plays",
    "next_hand",
    "turns_in_a_row",
    "idle",
)
_FRAME_FIELDS = (
    "pc",
    "player",
    "subject",
    "kind",
    "here",
    "immune",
    "number",
    "round",
    "said",
    "companion",
    "playing",
    "happened",
    "chosen",
    "them",
)
_WORD = (1 << 64) - 1
_USED = int(Slot.USED)


def can_play(box: Box, discreet: bool = False) -> bool:
    """Whether the native machine knows everything in a game; the Python machine plays the others, discreet ones among them."""
    return not discreet and not unknown_in(box)


def unknown_in(box: Box) -> str:
    """The first thing in a box that the native machine doesn't know, nothing if it knows everything."""
    if box.special:
        return f"the pile {box.special[0].name}"
    if box.after_buy != CLEAN_UP_START:
        return "a phase after the Buy phase"
    if box.remembers_places:
        return "cards that lie in one of several places"
    if box.lends_turns:
        return "turns that others take or decide in"
    if box.ends_otherwise:
        return "another end of the game"
    if box.odd_treasures:
        return f"the Treasure {box.names[box.odd_treasures[0]]}, which is played by name"
    if box.python_alone:
        return "words that only the Python machine knows"
    return "cards whose types change" if box.changes_types else ""


@lru_cache(maxsize=256)
def native_box(box: Box) -> Any:
    """The same box for the native machine; one that it doesn't know all of is refused."""
    if not can_play(box):
        raise Problem("native-refused", reason=unknown_in(box))
    return machine().make_box(box_data(box))


def box_data(box: Box) -> dict[str, Any]:
    """The tables of a box that the native machine reads."""
    return {
        "code": box.code,
        "amounts": box.amounts,
        "filters": box.filters,
        "fixed_filters": box.fixed_filters,
        "starts": box.starts,
        "types": box.types,
        "costs": box.costs,
        "other_parts": box.other_parts,
        "owes": box.owes,
        "landscapes": bytes(box.landscapes),
        "on_sale": bytes(box.on_sale),
        "projects": bytes(kind for kind in box.on_sale if box.types[kind] & PROJECT.mask),
        "standing": box.standing,
        "coin_values": box.coin_values,
        "worths": box.worths,
        "listeners": box.listeners,
        "heard": box.heard,
        "effects": list(box.effects.items()),
        "piles_by_cost": box.piles_by_cost,
        "actions": box.actions,
        "treasures": box.treasures,
        "victories": box.victories,
        "terminals": bytes(kind for kind in range(len(box.names)) if kind not in box.not_terminals),
        "plain_treasures": box.plain_treasures,
        "remembers": box.remembers,
        "nameable": [box.kinds.get(name, -1) for name in box.nameable],
    }


def pile_sizes(box: Box, players: int) -> list[int]:
    """Cards of each pile at the start by kind, -1 for a kind without a pile."""
    return [pile_size(box, kind, players) if kind in box.piles else NO_PILE for kind in range(len(box.names))]


def to_native(state: State) -> Any:
    """A native game at the same moment. Shuffles that a scenario prescribes go with it."""
    if state.discreet:
        raise Problem("native-refused", reason="a discreet game")
    game = machine().Game(native_box(state.box))
    game.load(state_data(state))
    if state.scripted is not None:
        game.prescribe(list(state.scripted))
    return game


def state_data(state: State) -> dict[str, Any]:
    """A state as the native machine reads it."""
    if isinstance(state.randomness, Keyed):
        raise Problem("native-keyed")
    return {
        "players": state.players,
        "zones": state.zones,
        "supply": state.supply,
        "counters": state.counters[:NATIVE_COUNTERS],
        "turns": state.turns,
        "stack": [{"slots": frame.slots, **{name: getattr(frame, name) for name in _FRAME_FIELDS}} for frame in state.stack],
        "triggers": [tuple(trigger) for trigger in state.triggers],
        "due": [tuple(trigger) for trigger in state.due],
        "memory": state.memory,
        "projects": state.projects,
        "modifiers": [tuple(modifier) for modifier in state.modifiers],
        "extra_turns": len(state.coming),  # all of them the player's own, in a box that the native machine plays
        "randomness": (state.randomness >> 64, state.randomness & _WORD),
        **{name: getattr(state, name) for name in _NUMBERS},
    }


def from_native(game: Any, box: Box) -> State:
    """The state of a native game for everything that is written in Python: views, decisions, records."""
    if not game.has_cards_of(native_box(box)):
        raise Problem("native-refused", reason="a game with other cards")
    return state_from(game.data(), box)


def state_from(data: dict[str, Any], box: Box) -> State:
    """The state that the native machine's plain data describe."""
    state = State(box, data["players"])
    for name in ("zones", "supply", "counters", "turns", "memory", "projects", *_NUMBERS):
        setattr(state, name, data[name])
    state.counters += no_counters(state.players, len(box.names))[NATIVE_COUNTERS:]
    state.stack = [_frame(entry) for entry in data["stack"]]
    state.triggers = tuple(Trigger(*entry) for entry in data["triggers"])
    state.due = tuple(Trigger(*entry) for entry in data["due"])
    state.modifiers = tuple(Modifier(*entry) for entry in data["modifiers"])
    state.coming = (Turn(state.player),) * data["extra_turns"]
    state.extra, state.regular = state.turns_in_a_row > 1, state.player
    upper, lower = data["randomness"]
    state.randomness = upper << 64 | lower
    return state


def _frame(data: dict[str, Any]) -> Frame:
    frame = Frame(data["pc"], data["player"])
    for name in _FRAME_FIELDS:
        setattr(frame, name, data[name])
    frame.slots = tuple(data["slots"])
    if data["playing"] is not None:
        frame.playing = Playing(*data["playing"])
    if data["happened"] is not None:
        frame.happened = Happened(*data["happened"])
    return frame


def events_of(game: Any) -> list[Event]:
    """What the last logged answer of a native game made happen."""
    return [Event(*entry) for entry in game.events()]


def canonical(state: State) -> dict[str, Any]:
    """A state with everything put in order whose order means nothing, to compare the machines.

    The native machine keeps slots, the trash and what was done in a turn as numbers of copies.
    """
    data = state_data(state)
    data["zones"] = [*data["zones"][:-1], _in_order(data["zones"][-1])]
    for name in ("memory", "projects"):
        data[name] = [_in_order(cards) if cards else b"" for cards in data[name]]
    for frame in data["stack"]:
        slots = [_in_order(slot) if slot and number != _USED else slot for number, slot in enumerate(frame["slots"])]
        frame.update(them=_in_order(frame["them"]), slots=slots)
    for name in ("triggers", "due"):
        data[name] = [(*trigger[:5], _in_order(trigger[5]), *trigger[6:]) for trigger in data[name]]
    return data


def _in_order(cards: bytes) -> bytes:
    return bytes(sorted(cards)) if len(cards) > 1 else cards
