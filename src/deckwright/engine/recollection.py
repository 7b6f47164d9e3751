"""A seat's memory: what it still knows of hidden cards from everything that it saw happen, and of nothing else.

It follows the events as the seat sees them (``view.seen``): what was put onto a deck or under it, revealed, passed, gained or discarded
stays known until it is mixed with other cards, by a shuffle or because somebody chooses among them unseen. What it says is always true.

>>> from deckwright.engine.game import Game, Setup
>>> game = Game(Setup(kingdom=("Smithy",), players=2, seed=7, first=0))
>>> for answer in ("play treasures", "buy Silver"):
...     game.answer(answer)
>>> [game.state.box.names[kind] for kind in sorted(game.recollection(1).sure(0, "discard"))]
['Copper', 'Copper', 'Copper', 'Copper', 'Silver']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from deckwright.engine import events
from deckwright.engine.events import Event
from deckwright.engine.knowledge import UNCOUNTED, ContradictionError, Knowledge, fresh
from deckwright.engine.places import PLACE_NUMBERS, PLACES, Sight
from deckwright.engine.program import ZONE_NAMES, ZONES, Op, Zone
from deckwright.engine.seats import sees_as
from deckwright.engine.state import State
from deckwright.engine.view import SeenEvent, seen

_HAND, _DECK, _DISCARD, _IN_PLAY, _PASSING = map(int, (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.IN_PLAY, Zone.PASSING))
_BOTTOM = int(Zone.BOTTOM)
_OPEN = tuple(row.seen is Sight.EVERYONE for row in PLACES)
_PRIVATE = tuple(number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER)
_NUMBERS = {name: number for number, name in ZONE_NAMES.items()}
_MOVING = frozenset(
    {
        *(events.DRAW, events.DISCARD, events.TRASH, events.TOPDECK, events.TAKE, events.SET_ASIDE, events.LOOK, events.PUT_UNDER),
        *(events.REVEAL, events.RETURN, events.GAIN, events.PLAY, events.PUT_INTO_DECK),
    }
)
"""What moves cards from one place to another, or shows them where they are."""


class Recollection:
    """What one seat remembers of everybody's cards."""

    __slots__ = ("lapses", "players", "seat")

    def __init__(self, seat: int, players: list[Knowledge]) -> None:
        self.seat, self.players = seat, players
        self.lapses = 0
        """How often a player's cards had to be looked at anew because something could not be followed."""

    @classmethod
    def of(cls, state: State, seat: int) -> Recollection:
        """Nothing remembered: only what can be seen now, and what everybody owns."""
        return cls(seat, [_fresh(state, seat, player) for player in range(state.players)])

    def copy(self) -> Recollection:
        """The same memory, free to go on."""
        new = Recollection(self.seat, [known.copy() for known in self.players])
        new.lapses = self.lapses
        return new

    def sure(self, player: int, place: str) -> bytes:
        """The cards of a place that are known to lie there, in any order."""
        return bytes(sorted(entry for entry in self.players[player].places[PLACE_NUMBERS[place]] if entry >= 0))

    def hear(self, state: State, happened: Iterable[Event]) -> None:
        """Go on by what the seat sees of events; ``state`` is the one they led to, of which only what everybody sees is taken."""
        lost: set[int] = set()
        news = [seen(state, event, self.seat) for event in happened]
        for number, event in enumerate(news):
            before = news[number - 1] if number else None
            try:
                if event.what != events.PASS:
                    self._follow(state, _as_shown(event, before))
                elif before is None or before.what != events.PASS:
                    self._pass(state, list(takewhile(lambda other: other.what == events.PASS, news[number:])))
            except ContradictionError:
                lost |= set(range(state.players)) if event.what == events.PASS else {event.player or 0}
        for player, known in enumerate(self.players):
            try:
                known.count(_owned(state, player))
                lies = state.zones[player * ZONES + _IN_PLAY]
                if any(entry < 0 for entry in known.places[_IN_PLAY]):
                    known.show_all(_IN_PLAY, lies)  # which cards stay in play after a turn everybody sees on the table
            except ContradictionError:
                lost.add(player)
            known.settle()
        for player in lost:
            self.players[player] = _fresh(state, self.seat, player)
            self.lapses += 1

    def looking(self, state: State) -> Recollection:
        """A copy that knows besides what the seat sees at this moment."""
        new = Recollection(self.seat, [])
        for player, known in enumerate(self.players):
            try:
                new.players.append(_looked(state, self.seat, player, known.copy()))
            except ContradictionError:
                new.players.append(_fresh(state, self.seat, player))
                new.lapses += 1
        return new

    def lots(self) -> tuple[list[list[int]], list[tuple[int, int, int, int]]]:
        """What is to be dealt: the lots of all players one after the other, and each place that gets one of their cards.

        A lot is a list of kinds and, below 0, of cards from the lot with the number ``~entry``; a place is (player, zone, place, lot).
        """
        lots: list[list[int]] = []
        places: list[tuple[int, int, int, int]] = []
        for player, known in enumerate(self.players):
            numbers = {number: len(lots) + place for place, number in enumerate(sorted(known.lots))}
            lots += [[entry if entry >= 0 else ~numbers[~entry] for entry in known.lots[number]] for number in numbers]
            for zone, entries in enumerate(known.places):
                places += [(player, zone, place, numbers[~entry]) for place, entry in enumerate(entries) if entry < 0]
        return lots, places

    def to_data(self) -> dict[str, Any]:
        """As plain data, for another process."""
        return {"seat": self.seat, "players": [{"zones": one.places, "lots": list(one.lots.items())} for one in self.players]}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Recollection:
        """What ``to_data`` gave."""
        known = [Knowledge(one["zones"], {number: lot for number, lot in one["lots"]}) for one in data["players"]]  # noqa: C416
        return cls(data["seat"], known)

    def _follow(self, state: State, event: SeenEvent) -> None:
        if event.player is None:
            return
        known = self.players[event.player]
        if event.what == events.SHUFFLE:
            known.shuffle()
        elif event.what == events.CLEAN_UP:
            _clean_up(known, event, _kinds(state, event))
        elif event.what in _MOVING:
            self._move(known, event, _kinds(state, event))

    def _move(self, known: Knowledge, event: SeenEvent, kinds: Sequence[int]) -> None:
        source, target = _place(event.source), _place(event.target)
        if source == target:
            if source != _DECK:
                known.show(source, kinds)
            return
        taken = _taken(known, source, event.count, kinds)
        if target in (_DECK, _BOTTOM):
            if len(kinds) < event.count:
                taken = known.mixed(taken)  # in which order nobody saw
            place = None if target == _BOTTOM else event.number if event.what == events.PUT_INTO_DECK else 0
            known.put(_DECK, taken, place)
        elif target < ZONES:
            known.put(target, taken)

    def _pass(self, state: State, passed: Sequence[SeenEvent]) -> None:
        """Cards change their owners, all at the same time."""
        gone = []
        for event in passed:
            assert event.player is not None
            gone.append(_taken(self.players[event.player], _HAND, event.count, _kinds(state, event)))
        for event, taken in zip(passed, gone, strict=True):
            assert event.player is not None
            if any(entry < 0 for entry in taken):  # nobody saw which: what both own is counted anew
                self.players[event.player].lose_count()
                self.players[event.number].lose_count()
            self.players[event.number].put(_HAND, [max(entry, UNCOUNTED) for entry in taken])


def _as_shown(event: SeenEvent, before: SeenEvent | None) -> SeenEvent:
    """What somebody shows in a place and at once takes from there are the same cards, seen or not (Bureaucrat)."""
    if before is None or before.what != events.REVEAL or event.cards or event.what not in _MOVING:
        return event
    shown = before.player, before.source, before.source, before.count, before.depth
    same = shown == (event.player, event.source, before.target, event.count, event.depth)
    return replace(event, cards=before.cards) if same else event


def _place(name: str | None) -> int:
    """The number of a place; what is laid out to be passed counts as in hand until it goes."""
    number = _NUMBERS[name] if name is not None else ZONES
    return _HAND if number == _PASSING else number


def _kinds(state: State, event: SeenEvent) -> list[int]:
    return [state.box.kinds[name] for name in event.cards]


def _taken(known: Knowledge, source: int, count: int, kinds: Sequence[int]) -> list[int]:
    """The cards that leave a place; where not all of them were seen, the last ones were."""
    if source in (_DECK, _BOTTOM):
        return known.take_from_deck(count, kinds, source == _BOTTOM)
    if source >= ZONES:
        return list(kinds)
    seen_ones = known.take_seen(source, kinds)
    return [*known.take_unseen(source, count - len(kinds)), *seen_ones]


def _clean_up(known: Knowledge, event: SeenEvent, kinds: Sequence[int]) -> None:
    """Hand and play area are discarded, but for so many cards that stay in play; of the others the last one may be the only one seen."""
    leaving = len(known.places[_IN_PLAY]) - event.number
    in_hand = event.count - leaving
    if not 0 <= in_hand == len(known.places[_HAND]) or leaving < 0:
        raise ContradictionError
    if len(kinds) == event.count:
        taken = [*known.take_seen(_HAND, kinds[:in_hand]), *known.take_seen(_IN_PLAY, kinds[in_hand:])]
    else:
        last = kinds[:1] if event.count else []
        from_play = bool(leaving)
        in_play = known.take_seen(_IN_PLAY, last) if from_play else []
        in_play += known.take_unseen(_IN_PLAY, leaving - len(in_play))
        hand = known.take_seen(_HAND, [] if from_play else last)
        taken = [*hand, *known.take_unseen(_HAND, in_hand - len(hand)), *in_play]
    known.put(_DISCARD, taken)


def _owned(state: State, player: int) -> Counter[int]:
    return Counter(b"".join(state.zones[player * ZONES : (player + 1) * ZONES]))


def seen_places(state: State, seat: int, player: int) -> list[bool]:
    """Which places of a player the seat may look at now, or is asked about."""
    if sees_as(state, seat, player):
        return [number != _DECK for number in range(ZONES)]
    places = list(_OPEN)
    if state.asking == seat:
        frame = state.stack[-1]
        instruction = state.box.code[frame.pc]
        if instruction[0] == Op.CHOOSE and frame.subject == player:
            zone = instruction[2]
            if zone == _DISCARD:
                places[_DISCARD] = True
            if zone in _PRIVATE:
                for number in _PRIVATE:
                    places[number] = True
    return places


def _fresh(state: State, seat: int, player: int) -> Knowledge:
    return fresh(state.zones[player * ZONES : (player + 1) * ZONES], seen_places(state, seat, player))


def _looked(state: State, seat: int, player: int, known: Knowledge) -> Knowledge:
    """What is known of a player's cards together with what can be seen of them now."""
    zones = state.zones[player * ZONES : (player + 1) * ZONES]
    if zones[_PASSING] and not known.places[_PASSING]:  # laid out and not passed yet, and not looked at before
        own = sees_as(state, seat, player)
        given = known.take_seen(_HAND, zones[_PASSING]) if own else known.take_unseen(_HAND, len(zones[_PASSING]))
        known.put(_PASSING, given)
    if [len(zone) for zone in known.places] != [len(zone) for zone in zones]:
        raise ContradictionError
    known.count(_owned(state, player))
    for number, visible in enumerate(seen_places(state, seat, player)):
        if visible:
            known.show_all(number, zones[number])
    top = zones[_DISCARD][-1:]
    known.show(_DISCARD, top)
    known.settle()
    known.arrange(top)
    return known
