"""What a player may see: the one place that decides it (CORE-99 to CORE-110).

A view is built field by field from what is allowed, never by taking the secret parts out of the whole. Everything shown to
anybody, in a browser, a log, a bot or an environment, comes from here. The seat ``SPECTATOR`` sees what everybody sees; ``OPEN``
watches a table where all have agreed to show their cards, and sees what every owner sees.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from deckwright.engine import events
from deckwright.engine.box import Box
from deckwright.engine.decision import Decision, pending
from deckwright.engine.events import Event
from deckwright.engine.phases import BY_NUMBER
from deckwright.engine.piles import home_of
from deckwright.engine.places import COUNTERS, PLACES, Of, Sight
from deckwright.engine.program import ZONE_NAMES, ZONES, Zone
from deckwright.engine.score import score, winners
from deckwright.engine.seats import sees_as
from deckwright.engine.state import NOBODY, OVER, State
from deckwright.engine.values import Cost, costs

SPECTATOR = -1
OPEN = -2

Names = tuple[str, ...]
Part = TypeVar("Part")

_OF_PLAYER, _OF_TABLE, _OF_TOKEN, _OF_PILE = (
    tuple((number, row) for number, row in enumerate(COUNTERS) if row.of in of)
    for of in ((Of.PLAYER,), (Of.TABLE,), (Of.TOKEN,), (Of.PILE, Of.LANDSCAPE))
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as a viewer sees it."""

    places: dict[str, Names | int | None]
    """By name: the cards where the viewer may look (of a discard pile the top one), a number where they may count, nothing where neither.

    Hand, deck, discard pile and play area are always there, other places while cards lie in them.
    """
    counters: dict[str, int]
    """Tokens of the player by the name of their row, where there are any."""
    projects: Names
    """The Projects that the player has bought."""
    tokens_on: dict[str, str]
    """By the name of the row: the pile on which the player's token lies, where it lies on one."""
    turns: int
    score: int | None
    owned: dict[str, int] | None = None
    """All cards of the seat, where the viewer is its owner and wants to have them counted."""
    left: dict[str, int] | None = None
    """Those of them that are left to draw, in no order: what is owned and lies nowhere else."""

    def cards(self, place: str) -> Names:
        """The cards of a place that the viewer may look at."""
        there = self.places.get(place)
        return there if isinstance(there, tuple) else ()

    def count(self, place: str) -> int | None:
        """How many cards lie in a place; nothing where the viewer may not count them."""
        there = self.places.get(place, 0)
        return len(there) if isinstance(there, tuple) else there

    @property
    def hand(self) -> Names | int:
        """The cards of the hand, or how many they are."""
        there = self.places["hand"]
        return 0 if there is None else there

    @property
    def in_play(self) -> Names:
        """The cards in play, in the order in which they were played."""
        return self.cards("in play")

    @property
    def discard_top(self) -> str | None:
        """The top card of the discard pile; nothing if it is empty."""
        return next(iter(self.cards("discard")), None)


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it."""

    seat: int
    turn: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    supply: dict[str, int]
    piles: dict[str, int]
    """Cards left in piles outside the Supply."""
    landscapes: Names
    """Events, Projects, Landmarks and Ways beside the Supply."""
    tops: dict[str, str | None]
    """The top card of each pile that has different cards; nothing if it is empty."""
    costs: dict[str, Cost]
    """What a card of each pile costs now, by the name of the card; of a mixed pile, its top card."""
    pile_counters: dict[str, dict[str, int]]
    """Tokens on piles and landscapes that have any: by pile or landscape, then by the name of their row."""
    counters: dict[str, int]
    """Tokens of the table by the name of their row, where there are any."""
    trash: Names
    seats: tuple[SeatView, ...]
    decider: int | None
    """Who decides for the player whose turn it is, where that is somebody else."""
    asked: int | None
    """Who has to decide now."""
    decision: Decision | None
    """What is asked, if this seat has to decide."""
    winners: tuple[int, ...]

    def supply_by_card(self) -> dict[str, int]:
        """Cards left by the card that lies on top; an empty pile of different cards has none."""
        tops = {pile: self.tops.get(pile, pile) for pile in self.supply}
        return {card: self.supply[pile] for pile, card in tops.items() if card is not None}


class Parts:
    """Parts of the views of one game as it goes on: one that comes from the same is the same object again, and is not made anew.

    Only for states that don't change any more, as those that a game has been in.
    """

    __slots__ = ("_asked", "_made")

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[object, Any]] = {}
        self._asked: tuple[State, Decision | None] | None = None

    def get(self, name: Hashable, source: object, make: Callable[[], Part]) -> Part:
        """The part of this name that is made from ``source`` and from nothing else."""
        known = self._made.get(name)
        if known is not None and known[0] == source:
            return known[1]  # type: ignore[no-any-return]
        made = make()
        self._made[name] = source, made
        return made

    def decision(self, state: State) -> Decision | None:
        """What is asked in a state."""
        if self._asked is None or self._asked[0] is not state:
            self._asked = state, pending(state)
        return self._asked[1]


def view(state: State, seat: int, scores: bool = False, counts: bool = False, parts: Parts | None = None) -> View:
    """What this seat sees now, and what it could find by counting: with ``scores`` the points so far, with ``counts`` its own deck.

    Whoever has watched every gain can count the points. An owner has seen each of their cards come and go, and where all of them lie
    but those in the draw pile: so they know which cards it holds, and never in which order. Whoever looks often has ``parts`` kept.
    """
    box = state.box
    asked = state.asking if state.asking >= 0 else None
    kept = Parts() if parts is None else parts
    on_piles = [state.counters[number] for number, _ in _OF_PILE]
    return View(
        seat=seat,
        turn=state.player,
        phase=phase(state),
        actions=state.actions,
        buys=state.buys,
        coins=state.coins,
        potions=state.potions,
        supply=kept.get("supply", (box, tuple(state.supply), tuple(state.piles)), lambda: _supply(state)),
        piles=kept.get("piles", (box, tuple(state.piles)), lambda: _special(state, False)),
        landscapes=kept.get("landscapes", (box,), lambda: tuple(box.names[kind] for kind in box.landscapes)),
        tops=kept.get("tops", (box, tuple(state.piles)), lambda: _tops(state)),
        costs=_costs(box, costs(state), bytes(pile[0] for pile in state.piles if pile)),
        pile_counters=kept.get("pile counters", (box, on_piles), lambda: _pile_counters(state)),
        counters={row.name: state.counters[number][0] for number, row in _OF_TABLE if state.counters[number][0]},
        trash=kept.get("trash", (box, state.zones[-1]), lambda: _names(state, state.zones[-1])),
        seats=tuple(_seat_view(state, seat, owner, scores, counts, kept) for owner in range(state.players)),
        decider=state.minds[state.player] if state.minds else None,
        asked=asked,
        decision=kept.decision(state) if asked is not None and asked == seat else None,
        winners=tuple(winners(state)),
    )


def _supply(state: State) -> dict[str, int]:
    """How many cards are left in the piles of the Supply."""
    return {state.box.names[kind]: state.supply[kind] for kind in state.box.piles} | _special(state, True)


def _tops(state: State) -> dict[str, str | None]:
    """The card on top of each pile that has different ones."""
    names = state.box.names
    return {row.name: names[pile[0]] if pile else None for row, pile in zip(state.box.special, state.piles, strict=True) if row.mixed}


@lru_cache(maxsize=1024)
def _costs(box: Box, coins: tuple[int, ...], tops: bytes) -> dict[str, Cost]:
    """What cards cost that lie on a pile or can be bought, by name."""
    cards = box.cards
    return {box.names[kind]: Cost(coins[kind], cards[kind].potions, cards[kind].debt) for kind in (*box.piles, *tops, *box.on_sale)}


def _special(state: State, in_supply: bool) -> dict[str, int]:
    """How many cards are left in piles with a name of their own."""
    return {row.name: len(pile) for row, pile in zip(state.box.special, state.piles, strict=True) if row.in_supply is in_supply}


def phase(state: State) -> str:
    """The label of the phase, or ``over``."""
    return "over" if state.phase == OVER else BY_NUMBER[state.phase].label


def _names(state: State, cards: bytes) -> Names:
    """Names in the order of kinds, so that no order tells anything."""
    return tuple(state.box.names[kind] for kind in sorted(cards))


def _seat_view(state: State, seat: int, owner: int, scores: bool, counts: bool, kept: Parts) -> SeatView:
    zones = state.zones[owner * ZONES : (owner + 1) * ZONES]
    own = seat == OPEN or sees_as(state, seat, owner)
    points = score(state, owner) if scores or state.phase == OVER else None

    def look() -> SeatView:
        return SeatView(
            places=_places(state, zones, own),
            counters=_counters(state, owner, own),
            projects=tuple(state.box.names[kind] for kind in state.projects[owner]),
            tokens_on={row.name: _pile_name(state, token - 1) for number, row in _OF_TOKEN if (token := state.counters[number][owner])},
            turns=state.turns[owner],
            score=points,
            owned=_counted(state, b"".join(zones)) if own and counts else None,
            left=_counted(state, zones[Zone.DECK]) if own and counts else None,
        )

    tokens = [state.counters[number][owner] for number, _ in (*_OF_PLAYER, *_OF_TOKEN)]
    source = state.box, zones, tokens, state.projects[owner], state.turns[owner], points
    return kept.get((owner, own, own and counts), source, look)


def _places(state: State, zones: list[bytes], own: bool) -> dict[str, Names | int | None]:
    """What a viewer sees of each place of a seat, as the rows say."""
    names = state.box.names
    places: dict[str, Names | int | None] = {}
    for row, cards in zip(PLACES, zones, strict=True):
        if not cards and not row.always:
            continue
        if row.seen is Sight.TOP:
            places[row.name] = tuple(names[kind] for kind in cards[-1:])
        elif _may(row.seen, own):
            places[row.name] = tuple(names[kind] for kind in cards) if row.ordered else _names(state, cards)
        else:
            places[row.name] = len(cards) if _may(row.counted, own) else None
    return places


def _may(sight: Sight, own: bool) -> bool:
    """Whether a viewer may look or count."""
    return sight is Sight.EVERYONE or (sight is Sight.OWNER and own)


def _counters(state: State, owner: int, own: bool) -> dict[str, int]:
    return {row.name: state.counters[number][owner] for number, row in _OF_PLAYER if state.counters[number][owner] and _may(row.seen, own)}


def _pile_counters(state: State) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for number, row in _OF_PILE:
        for kind, tokens in enumerate(state.counters[number]):
            if tokens:
                found.setdefault(_pile_name(state, kind), {})[row.name] = tokens
    return found


def _pile_name(state: State, kind: int) -> str:
    """The name of the pile that a kind belongs to."""
    home = home_of(state, kind)
    return state.box.names[kind] if home is None else state.box.special[home].name


def _counted(state: State, cards: bytes) -> dict[str, int]:
    """Copies by name, in the order of kinds."""
    return {state.box.names[kind]: cards.count(kind) for kind in sorted(set(cards))}


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """What one seat learned of an event: ``count`` cards were moved, of which it saw ``cards``."""

    what: str
    player: int | None
    cards: Names
    count: int
    source: str | None
    target: str | None
    number: int
    depth: int
    option: str | None = None
    counter: str | None = None
    """Which tokens it is about."""


def seen(state: State, event: Event, seat: int) -> SeenEvent:
    """What this seat learned of an event. ``state`` only gives the names of the cards."""
    witnessed = seat == event.witness != NOBODY  # nobody is the number of a spectator, too
    own = witnessed or seat in (event.player, OPEN) or (event.what == events.PASS and seat == event.number)
    return _seen(state.box, event, own and not _is_open(event))


def _is_open(event: Event) -> bool:
    """Whether everybody sees the same of an event."""
    return event.what != events.SHUFFLE and _shows_cards(event)


@lru_cache(maxsize=1024)
def _seen(box: Box, event: Event, own: bool) -> SeenEvent:
    """An event as its owner or anybody else sees it; what all see alike is made once for all at the table."""
    names = tuple(box.names[kind] for kind in _seen_cards(event, own))
    if event.what == events.NAME:
        names = (box.nameable[event.number],)
    return SeenEvent(
        what=event.what,
        player=None if event.player == NOBODY else event.player,
        cards=names,
        count=len(event.cards) if event.what != events.NAME else 1,
        source=ZONE_NAMES[event.source] if event.source >= 0 else None,
        target=ZONE_NAMES[event.target] if event.target >= 0 else None,
        number=0 if event.what == events.SHUFFLE and not own else event.number,  # nobody counts a discard pile (CORE-100)
        depth=event.depth,
        option=box.words[event.option] if event.option >= 0 else None,
        counter=COUNTERS[event.counter].name if event.counter >= 0 else None,
    )


_PUBLIC = frozenset({events.REVEAL, events.PLAY, events.PLAY_AGAIN, events.BUY, events.GAIN, events.TRASH, events.UNAFFECTED})
_HIDDEN = frozenset({*(number for number, row in enumerate(PLACES) if row.seen is not Sight.EVERYONE), int(Zone.BOTTOM)})


def _shows_cards(event: Event) -> bool:
    """Whether the cards pass through some place where everybody sees them."""
    return event.what in _PUBLIC or event.source not in _HIDDEN or event.target not in _HIDDEN


def _seen_cards(event: Event, own: bool) -> bytes:
    """Cards that go from one hidden place to another are known to their owner alone; public places show them."""
    if _shows_cards(event):
        return event.cards
    turned_over = event.source == Zone.DECK and event.target == Zone.DISCARD  # not even the owner looks (B1-CHANCELLOR-2)
    if own and not turned_over:
        return event.cards
    return event.cards[-1:] if event.target == Zone.DISCARD else b""  # only the one that ends on top is shown (CORE-72)
