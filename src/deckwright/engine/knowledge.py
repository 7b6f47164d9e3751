"""What somebody knows of one player's cards: where each lies, as far as that is known, and for the others among which cards it is one.

An entry stands for one card in one place: its kind, or, below 0, one of a **lot**. A lot is a list of entries that were mixed, by a
shuffle or because somebody chose among them unseen; as many entries stand for its cards as it has. Lots may hold entries of older lots.
A deck is a list from its top card on; everywhere else the order means nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from deckwright.engine.program import ZONES, Zone

_DECK, _DISCARD = int(Zone.DECK), int(Zone.DISCARD)
_REST = 0
"""The number of the lot that is counted by what its player owns."""
UNCOUNTED = ~_REST
"""The entry of a card that belongs to it."""

Shuffle = Callable[[bytes], bytes]


class ContradictionError(Exception):
    """Something was seen that can't be, for all that was known before."""


class Knowledge:
    """The cards of one player as one seat knows them."""

    __slots__ = ("_next", "_rest", "lots", "places")

    def __init__(self, places: list[list[int]], lots: dict[int, list[int]], rest: bool = False) -> None:
        self.places = places
        """Entries by number of the place."""
        self.lots = lots
        """Entries by number of the lot; those of other lots in it are older."""
        self._next = max(lots, default=_REST) + 1
        self._rest = rest
        """The cards of lot 0 are not known: they are whatever the player owns besides."""

    def copy(self) -> Knowledge:
        """The same knowledge, free to grow."""
        new = Knowledge([zone[:] for zone in self.places], {number: lot[:] for number, lot in self.lots.items()}, self._rest)
        new._next = self._next
        return new

    def put(self, zone: int, entries: Sequence[int], place: int | None = None) -> None:
        """Cards come to lie somewhere: in a deck under so many others, or at its bottom."""
        there = self.places[zone]
        start = len(there) if place is None else place
        if start > len(there):
            raise ContradictionError
        there[start:start] = entries

    def take_seen(self, zone: int, kinds: Iterable[int]) -> list[int]:
        """Cards leave a place and are seen."""
        taken = list(kinds)
        for kind in taken:
            self._find(zone, kind, ())
            self.places[zone].remove(kind)
        return taken

    def take_unseen(self, zone: int, number: int) -> list[int]:
        """Cards leave a place that somebody chose there, unseen: of each kind that lay there so many may be among them."""
        there = self.places[zone]
        if number > len(there):
            raise ContradictionError
        if number == len(there) or len(set(there)) == 1:
            taken, self.places[zone] = there[:number], there[number:]
            return taken
        doubtful = [entry for entry, copies in Counter(there).items() for _ in range(min(copies, number))]
        mixed = self.mixed(doubtful)
        for entry in doubtful:
            there.remove(entry)
        there += mixed[number:]
        return mixed[:number]

    def take_from_deck(self, number: int, seen: Sequence[int] = (), bottom: bool = False) -> list[int]:
        """The top cards of the deck, or the bottom ones, leave it; the last of them may be seen."""
        deck = self.places[_DECK]
        if number > len(deck):
            raise ContradictionError
        start = len(deck) - number if bottom else 0
        for place, kind in enumerate(seen, start + number - len(seen)):
            self._uncover_at(_DECK, place, kind)
        taken = deck[start : start + number]
        del deck[start : start + number]
        return taken

    def shuffle(self) -> None:
        """The discard pile is shuffled and put under the deck."""
        self.places[_DECK] += self.mixed(self.places[_DISCARD])
        self.places[_DISCARD] = []

    def mixed(self, entries: list[int]) -> list[int]:
        """The same cards when nobody knows any more which is which."""
        if len(set(entries)) <= 1:
            return entries
        number, self._next = self._next, self._next + 1
        self.lots[number] = sorted(entries)
        return [~number] * len(entries)

    def show(self, zone: int, kinds: Iterable[int]) -> None:
        """Cards are seen that stay where they are."""
        used: list[int] = []
        for kind in kinds:
            self._find(zone, kind, used)
            used.append(kind)

    def show_all(self, zone: int, kinds: bytes) -> None:
        """A place is seen as a whole."""
        there = self.places[zone]
        if len(there) != len(kinds) or Counter(entry for entry in there if entry >= 0) - Counter(kinds):
            raise ContradictionError
        self.show(zone, kinds)

    def lose_count(self) -> None:
        """A card went from here to somebody else, or came, and nobody saw which."""
        self._replace({~lot: UNCOUNTED for lot in self.lots})
        self.lots, self._rest = {_REST: []}, True

    def count(self, owned: Counter[int]) -> None:
        """All cards of the player are counted, where cards went unseen."""
        if not self._rest:
            return
        known = Counter(entry for zone in self.places for entry in zone if entry >= 0)
        known.update(entry for number, lot in self.lots.items() if number != _REST for entry in lot if entry >= 0)
        left, tokens = owned - known, sum(line.count(UNCOUNTED) for line in self._lines())
        if known - owned or left.total() != tokens:
            raise ContradictionError
        self.lots[_REST], self._rest = sorted(left.elements()), False

    def settle(self) -> None:
        """A lot whose cards are all alike, or all in one place without an order, is none any more."""
        again = True
        while again:
            again = False
            for number, lot in list(self.lots.items()):
                if (number != _REST or not self._rest) and self._dissolve(number, lot):
                    again = True

    def arrange(self, top: bytes) -> None:
        """Lay what has no order in one that means nothing, and the top card of the discard pile last."""
        for number, zone in enumerate(self.places):
            if number != _DECK:
                zone.sort()
        for kind in top:
            self.places[_DISCARD].remove(kind)
            self.places[_DISCARD].append(kind)

    def dealt(self, shuffle: Shuffle) -> list[list[int]]:
        """The kinds by place when each lot is dealt as it comes out of ``shuffle``."""
        cards: dict[int, Iterator[int]] = {}

        def told(line: list[int]) -> list[int]:
            return [entry if entry >= 0 else next(cards[~entry]) for entry in line]

        for number in sorted(self.lots):
            cards[number] = iter(shuffle(bytes(told(self.lots[number]))))
        return [told(zone) for zone in self.places]

    def _lines(self) -> Iterator[list[int]]:
        """Wherever entries are."""
        yield from self.places
        yield from self.lots.values()

    def _dissolve(self, number: int, lot: list[int]) -> bool:
        if len(set(lot)) <= 1:
            del self.lots[number]
            if lot:
                self._replace({~number: lot[0]})
            return True
        bags = [*(zone for place, zone in enumerate(self.places) if place != _DECK), *self.lots.values()]
        for bag in bags:
            if bag is not lot and bag.count(~number) == len(lot):
                bag[:] = sorted([*(entry for entry in bag if entry != ~number), *lot])
                del self.lots[number]
                return True
        return False

    def _replace(self, others: dict[int, int]) -> None:
        for line in self._lines():
            if not others.keys().isdisjoint(line):
                line[:] = [others.get(entry, entry) for entry in line]

    def _find(self, zone: int, kind: int, used: Sequence[int]) -> None:
        """Make sure that a card lies in a place, beside those that are ``used``."""
        there = self.places[zone]
        if there.count(kind) > used.count(kind):
            return
        lots = {~entry for entry in there if entry < 0 and self._may_be(~entry, kind)}
        if not lots:
            raise ContradictionError
        if len(lots) > 1:
            doubtful = [entry for entry in there if entry < 0 and ~entry in lots]
            there[:] = [*(entry for entry in there if entry >= 0 or ~entry not in lots), *self.mixed(doubtful)]
            lots = {~there[-1]}
        self._uncover_at(zone, there.index(~lots.pop()), kind)

    def _uncover_at(self, zone: int, place: int, kind: int) -> None:
        entry = self.places[zone][place]
        if entry >= 0 and entry != kind:
            raise ContradictionError
        self.places[zone][place] = kind
        if entry < 0:
            self._uncover(~entry, kind)

    def _may_be(self, number: int, kind: int) -> bool:
        """Whether there can be such a card in a lot."""
        if number == _REST and self._rest:
            return True
        lot = self.lots[number]
        return kind in lot or any(self._may_be(~entry, kind) for entry in set(lot) if entry < 0)

    def _uncover(self, number: int, kind: int) -> None:
        """One of the cards of a lot is seen, and leaves it."""
        if number == _REST and self._rest:
            return
        sources = {entry for entry in self.lots[number] if entry == kind or (entry < 0 and self._may_be(~entry, kind))}
        if not sources:
            raise ContradictionError
        source = sources.pop()
        if sources:
            number, source = self._merge(number), kind
            if number == _REST and self._rest:
                return
        lot = self.lots[number]
        lot.remove(source)
        if source < 0:
            self._uncover(~source, kind)

    def _merge(self, number: int) -> int:
        """A lot and all that its cards may come from become one: nobody can tell where a card came from."""
        together, further = {number}, [number]
        while further:
            parents = {~entry for entry in self.lots[further.pop()] if entry < 0} - together
            together |= parents
            further += parents
        cards = sorted(entry for lot in together for entry in self.lots[lot] if entry >= 0)
        oldest = min(together)
        for lot in together:
            del self.lots[lot]
        self.lots[oldest] = cards
        self._replace({~lot: ~oldest for lot in together})
        return oldest


def fresh(zones: Sequence[bytes], seen: Sequence[bool]) -> Knowledge:
    """What is known of a player's cards by what they own and what can be seen now; of a discard pile the top card always is."""
    entries: list[list[int]] = []
    pool: list[int] = []
    for number in range(ZONES):
        cards = [*sorted(zones[number][:-1]), *zones[number][-1:]] if number == _DISCARD else list(zones[number])
        hidden = 0 if seen[number] else len(cards) - (number == _DISCARD and bool(cards))
        pool += cards[:hidden]
        entries.append([~1] * hidden + cards[hidden:])
    return Knowledge(entries, {1: sorted(pool)} if pool else {})
