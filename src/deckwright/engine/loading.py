"""Reading a saved state: every field has its type and range, and the whole makes sense, or it is refused by name.

A state that gets through can be played on: no frame, trigger or card in it leads out of the tables of its box.
"""

from __future__ import annotations

import re
from typing import Any

from deckwright.engine.box import Box, open_box
from deckwright.engine.compile import TREASURES_START
from deckwright.engine.phases import BY_NUMBER
from deckwright.engine.piles import PileRow
from deckwright.engine.places import COUNTER_NUMBERS, COUNTERS, Of
from deckwright.engine.program import ASKED, DEEDS, SLOTS, ZONES, Happening, Op, Zone
from deckwright.engine.randomness import KEY_BYTES, Keyed, Randomness
from deckwright.engine.seats import asked_seat, decider
from deckwright.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from deckwright.engine.state import ACTION_PHASE, BUY_PHASE, NO_PILE, NOBODY, OVER, Frame, Happened, Modifier, Playing, State, Trigger, Turn
from deckwright.engine.turn import MOST_IDLE_TURNS
from deckwright.errors import Problem, shortened
from deckwright.lang.filters import PROJECT

MOST = 1_000_000
"""No counter of a game gets there."""


_MOMENTS = (Op.WINDOW, Op.WOULD_GAIN, Op.GAIN_CARD, Op.GAIN_NEXT)


class Damage(Exception):
    """What is wrong with a saved state."""


def read_state(data: Any) -> State:
    """The state in plain data; raises ``Damage``."""
    players = _whole(data, "players", FEWEST_PLAYERS, MOST_PLAYERS)
    box = _box(data)
    kinds, last = len(box.names), players - 1
    state = State(box, players)
    state.zones = [_kinds(zone, "zones", kinds) for zone in _list(data, "zones", players * ZONES + 1)]
    state.memory = [_kinds(cards, "memory", kinds) for cards in _list(data, "memory", 2 * DEEDS * players)]
    state.supply = [_in_range(number, "supply", NO_PILE, MOST) for number in _list(data, "supply", kinds)]
    if any((number == NO_PILE) == (kind in box.piles) for kind, number in enumerate(state.supply)):
        raise Damage("supply: a number for each pile, -1 for every other card")
    state.piles = [_pile(cards, row, kinds) for cards, row in zip(_list(data, "piles", len(box.special)), box.special, strict=True)]
    state.projects = [_kinds(bought, "projects", kinds) for bought in _list(data, "projects", players)]
    if any(not box.types[kind] & PROJECT.mask or bought.count(kind) > 1 for bought in state.projects for kind in bought):
        raise Damage("projects must be Projects of the game, each once for a player")
    state.counters = _counters(_field(data, "counters"), state.counters, len(state.box.names))
    state.turns = [_in_range(number, "turns", 0, MOST) for number in _list(data, "turns", players)]
    state.modifiers = tuple(_modifier(entry, box) for entry in _list(data, "modifiers"))
    state.player = _whole(data, "player", 0, last)
    state.asking = _whole(data, "asking", NOBODY, last)
    state.phase = _whole(data, "phase", ACTION_PHASE, max(OVER, *BY_NUMBER))
    for name in ("actions", "buys", "coins", "potions", "plays", "next_hand"):
        setattr(state, name, _whole(data, name, 0, MOST))
    state.turns_in_a_row = _whole(data, "turns_in_a_row", 1, MOST)
    state.idle = _whole(data, "idle", 0, MOST_IDLE_TURNS + 1)
    state.extra, state.spent, state.discreet = (_flag(data, name) for name in ("extra", "spent", "discreet"))
    state.regular = _whole(data, "regular", 0, last)
    state.minds = tuple(_in_range(seat, "minds", 0, last) for seat in _list(data, "minds"))
    if state.minds and len(state.minds) != players:
        raise Damage("minds: a seat for each player, or none")
    state.coming = tuple(_turn(entry, box, players) for entry in _list(data, "coming"))
    state.last_round = _last_round(data, box, last)
    state.randomness = _randomness(_field(data, "randomness"))
    scripted = _field(data, "scripted")
    state.scripted = None if scripted is None else tuple(_kinds(pile, "scripted", kinds) for pile in _list(data, "scripted"))
    state.triggers = tuple(_trigger(entry, box, players) for entry in _list(data, "triggers"))
    state.due = tuple(_trigger(entry, box, players) for entry in _list(data, "due"))
    state.stack = [_frame(entry, box, players) for entry in _list(data, "stack")]
    _check_stack(state)
    return state


def _field(data: Any, name: str) -> Any:
    if not isinstance(data, dict):
        raise Damage(f"fields by name are needed, not {shortened(repr(data))}")
    if name not in data:
        raise Damage(f"{name} is missing")
    return data[name]


def _list(data: Any, name: str, length: int | None = None) -> list[Any]:
    found = _field(data, name)
    if not isinstance(found, list):
        raise Damage(f"{name} must be a list")
    if length is not None and len(found) != length:
        raise Damage(f"{name} must have {length} parts and has {len(found)}")
    return found


def _in_range(value: Any, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        found = "a number that is far too large" if isinstance(value, int) and abs(value) > 1 << 64 else shortened(repr(value))
        raise Damage(f"{name} must be a whole number from {least} to {most}, not {found}")
    return value


def _whole(data: Any, name: str, least: int, most: int) -> int:
    return _in_range(_field(data, name), name, least, most)


def _pile(cards: Any, row: PileRow, kinds: int) -> bytes:
    found = _kinds(cards, "piles", kinds)
    if set(found) - set(row.cards):
        raise Damage(f"piles: a card in {row.name} that does not belong there")
    return found


def _counters(data: Any, empty: list[tuple[int, ...]], kinds: int) -> list[tuple[int, ...]]:
    """By name; one that the saved game does not know is as at the start."""
    if not isinstance(data, dict):
        raise Damage("counters must be numbers by name")
    unknown = [shortened(str(name)) for name in data if name not in COUNTER_NUMBERS]
    if unknown:
        raise Damage(f"no counter is called {unknown[0]}")

    def read(name: str, start: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(_in_range(value, name, 0, MOST) for value in _list(data, name, len(start))) if name in data else start

    found = [read(name, empty[number]) for name, number in COUNTER_NUMBERS.items()]
    for row, numbers in zip(COUNTERS, found, strict=True):
        if row.of is Of.TOKEN and max(numbers) > kinds:
            raise Damage(f"{row.name} lies on a pile that is not there")
    return found


def _flag(data: Any, name: str) -> bool:
    found = _field(data, name)
    if type(found) is not bool:
        raise Damage(f"{name} must be true or false")
    return found


def _kinds(value: Any, name: str, kinds: int) -> bytes:
    if not isinstance(value, list):
        raise Damage(f"{name} must be lists of cards")
    return bytes(_in_range(kind, name, 0, kinds - 1) for kind in value)


def _box(data: Any) -> Box:
    names = {name: _list(data, name) for name in ("sets", "kingdom", "others", "landscapes")}
    for key, listed in names.items():
        if not all(isinstance(name, str) for name in listed) or len(set(listed)) != len(listed):
            raise Damage(f"{key} must be different names")
    try:
        return open_box(*(tuple(listed) for listed in names.values()))
    except Problem as problem:
        raise Damage(str(problem)) from problem


def _randomness(data: Any) -> Randomness:
    if isinstance(data, str):
        if not re.fullmatch(r"[0-9a-f]{1,32}", data):
            raise Damage("randomness must be up to 32 hexadecimal digits")
        return int(data, 16)
    key = _field(data, "key")
    if not isinstance(key, str) or not re.fullmatch(rf"[0-9a-f]{{{2 * KEY_BYTES}}}", key):
        raise Damage(f"the key of the randomness must be {2 * KEY_BYTES} hexadecimal digits")
    return Keyed(bytes.fromhex(key), _whole(data, "words", 0, 1 << 62))


def _pair(value: Any, name: str, kinds: int) -> tuple[int, int] | None:
    """A card in play as (number of its play, kind)."""
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2:
        raise Damage(f"{name} must be nothing, or the number of a play and a card")
    return _in_range(value[0], name, 0, MOST), _in_range(value[1], name, 0, kinds - 1)


def _turn(data: Any, box: Box, players: int) -> Turn:
    start = _whole(data, "start", NOBODY, len(box.code) - 1)
    if start != NOBODY and not any(instruction[0] == Op.TAKE_TURN and instruction[-1] == start for instruction in box.code):
        raise Damage("a turn to come begins with a program that is none")
    mind, kind = _whole(data, "mind", NOBODY, players - 1), _whole(data, "kind", NOBODY, len(box.names) - 1)
    return Turn(_whole(data, "player", 0, players - 1), mind, start, kind)


def _last_round(data: Any, box: Box, last: int) -> tuple[int, ...] | None:
    """Who still takes a turn after the end; a game that was saved without it is before its end."""
    if data.get("last_round") is None:
        return None
    seats = tuple(_in_range(seat, "last_round", 0, last) for seat in _list(data, "last_round"))
    if not box.ends_otherwise or len(set(seats)) < len(seats):
        raise Damage("last_round: different players, in a game that has such a round")
    return seats


def _trigger(data: Any, box: Box, players: int) -> Trigger:
    kinds, start = len(box.names), _whole(data, "start", 0, len(box.code) - 1)
    if not any(instruction[0] == Op.WAIT_FOR and instruction[-1] == start for instruction in box.code):
        raise Damage("an effect waits with a program that is none")
    return Trigger(
        _whole(data, "happening", 0, max(Happening)),
        _whole(data, "where", 0, len(box.filters) - 1),
        _whole(data, "player", 0, players - 1),
        start,
        _whole(data, "kind", NOBODY, kinds - 1),
        _kinds(_field(data, "remembered"), "remembered", kinds),
        _pair(_field(data, "card"), "card", kinds),
        _pair(_field(data, "companion"), "companion", kinds),
        _flag(data, "once"),
        _flag(data, "lasting"),
    )


def _modifier(value: Any, box: Box) -> Modifier:
    if not isinstance(value, list) or len(value) != 4:
        raise Damage("modifiers must be what they are about, a filter, a number, and how long they hold")
    change = Modifier(*(_in_range(part, "modifiers", 0, MOST) for part in value))
    said = [(row[1], row[2], row[4]) for row in box.code if row[0] == Op.CHANGE]
    if (change.what, change.where, change.until) not in said:
        raise Damage("modifiers must be what some card of the game says")
    return change


def _frame(data: Any, box: Box, players: int) -> Frame:
    kinds = len(box.names)
    frame = Frame(_whole(data, "pc", 0, len(box.code) - 1), _whole(data, "player", 0, players - 1))
    frame.subject = _whole(data, "subject", 0, players - 1)
    frame.kind = _whole(data, "kind", NOBODY, kinds - 1)
    frame.here = _flag(data, "here")
    frame.happened = _happened(_field(data, "happened"))
    if frame.here and frame.kind == NOBODY and frame.happened is None:
        raise Damage("a frame is of a card in its place, but of no card")
    frame.number = _whole(data, "number", 0, MOST)
    frame.immune = _whole(data, "immune", 0, (1 << players) - 1)
    frame.round = _whole(data, "round", 0, MOST)
    frame.said = _whole(data, "said", 0, MOST)
    frame.companion = _pair(_field(data, "companion"), "companion", kinds)
    frame.playing = _playing(_field(data, "playing"), kinds)
    frame.chosen, frame.them = (_kinds(_field(data, name), name, kinds) for name in ("chosen", "them"))
    frame.slots = tuple(_kinds(slot, "slots", kinds) for slot in _list(data, "slots", SLOTS))
    frame.places = tuple(_in_range(zone, "places", NOBODY, Zone.TRASH) for zone in _list(data, "places"))
    if len(frame.places) not in (0, SLOTS):
        raise Damage("places: one for each slot, or none")
    return frame


def _happened(value: Any) -> Happened | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 4:
        raise Damage("happened must be nothing, or what it was, from where, to where, and how much is due")
    what = _in_range(value[0], "happened", 0, max(Happening))
    origin, there = (_in_range(zone, "happened", NOBODY, Zone.SUPPLY) for zone in value[1:3])
    return Happened(what, origin, there, _in_range(value[3], "happened", 0, MOST))


def _playing(value: Any, kinds: int) -> Playing | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 5 or type(value[1]) is not bool or type(value[4]) is not bool:
        raise Damage("playing must be nothing, or a card and how it is played")
    kind, here, number, times, again = value
    played = _in_range(kind, "playing", 0, kinds - 1), _in_range(number, "playing", 0, MOST), _in_range(times, "playing", 0, MOST)
    return Playing(played[0], here, played[1], played[2], again)


def _check_stack(state: State) -> None:
    """The frame of the turn lies at the bottom and nowhere else, what is due is counted, and whoever is asked stands at a question."""
    code, stack = state.box.code, state.stack
    if [frame.pc < TREASURES_START for frame in stack] != [place == 0 for place in range(len(stack))]:
        raise Damage("the turn must be the first frame, and no other")
    if stack and (stack[0].player != state.player or stack[0].kind != NOBODY or stack[0].playing or stack[0].chosen or stack[0].them):
        raise Damage("the frame of the turn must be of the player whose turn it is and remember nothing")
    if any((code[frame.pc][0] in _MOMENTS) > (frame.happened is not None) for frame in stack):
        raise Damage("a window, and what is gained, must be about something that happens")
    if sum(frame.happened.due for frame in stack if frame.happened is not None) != len(state.due):
        raise Damage("as many effects must be due as the windows have")
    if (state.asking == NOBODY) != (state.phase == OVER) or (state.asking == NOBODY) != (not stack):
        raise Damage("somebody must be asked until the game is over")
    if stack and not _is_asked(state):
        raise Damage("the program must stand at a question to the player who is asked")


def _is_asked(state: State) -> bool:
    frame = state.stack[-1]
    instruction = state.box.code[frame.pc]
    match instruction[0]:
        case Op.ACTION_PHASE:
            fits = state.phase == ACTION_PHASE
        case Op.BUY_PHASE:
            fits = state.phase == BUY_PHASE
        case Op.PLAY_PHASE:
            fits = state.phase == instruction[1]
        case Op.WINDOW:
            fits = frame.round < state.players
        case op:
            fits = op in ASKED
    return fits and state.asking == decider(state, asked_seat(state))
