"""What a player may see: the one place that decides it (CORE-99 to CORE-110).

A view is built field by field from what is allowed, never by taking the secret parts out of the whole. Everything shown to
anybody, in a browser, a log, a bot or an environment, comes from here. The seat ``SPECTATOR`` sees what everybody sees; ``OPEN``
watches a table where all have agreed to show their cards, and sees what every owner sees.
"""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.engine import events
from deckwright.engine.decision import Decision, pending
from deckwright.engine.events import ZONE_NAMES, Event
from deckwright.engine.expressions import costs
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.score import score, winners
from deckwright.engine.state import ACTION_PHASE, NOBODY, OVER, State

SPECTATOR = -1
OPEN = -2

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as a viewer sees it: names where the viewer may look, a number where they may count, nothing where neither."""

    hand: Names | int
    deck: int | None
    discard_top: str | None
    in_play: Names
    aside: Names
    face_down: Names | int
    """Set aside face down; the owner has seen these cards and may see them again (CORE-109)."""
    looked: Names | int
    revealed: Names
    island_mat: Names
    native_village_mat: Names | int
    coin_tokens: int
    turns: int
    score: int | None
    owned: dict[str, int] | None = None
    """All cards of the seat, where the viewer is its owner and wants to have them counted."""
    left: dict[str, int] | None = None
    """Those of them that are left to draw, in no order: what is owned and lies nowhere else."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it."""

    seat: int
    turn: int
    phase: str
    actions: int
    buys: int
    coins: int
    supply: dict[str, int]
    costs: dict[str, int]
    """What a card of each pile costs now."""
    pile_tokens: dict[str, int]
    """Embargo tokens on piles that have any."""
    trash: Names
    seats: tuple[SeatView, ...]
    asked: int | None
    """Who has to decide now."""
    decision: Decision | None
    """What is asked, if this seat has to decide."""
    winners: tuple[int, ...]


def view(state: State, seat: int, scores: bool = False, counts: bool = False) -> View:
    """What this seat sees now, and what it could find by counting: with ``scores`` the points so far, with ``counts`` its own deck.

    Whoever has watched every gain can count the points. An owner has seen each of their cards come and go, and where all of them lie
    but those in the draw pile: so they know which cards it holds, and never in which order.
    """
    names = state.box.names
    asked = state.asking if state.asking >= 0 else None
    now = costs(state)
    return View(
        seat=seat,
        turn=state.player,
        phase=phase(state),
        actions=state.actions,
        buys=state.buys,
        coins=state.coins,
        supply={names[kind]: state.supply[kind] for kind in state.box.piles},
        costs={names[kind]: now[kind] for kind in state.box.piles},
        pile_tokens={names[kind]: tokens for kind, tokens in enumerate(state.pile_tokens) if tokens},
        trash=_names(state, state.zones[-1]),
        seats=tuple(_seat_view(state, seat, owner, scores, counts) for owner in range(state.players)),
        asked=asked,
        decision=pending(state) if asked is not None and asked == seat else None,
        winners=tuple(winners(state)),
    )


def phase(state: State) -> str:
    """``action``, ``buy`` or ``over``."""
    return "over" if state.phase == OVER else "action" if state.phase == ACTION_PHASE else "buy"


def _names(state: State, cards: bytes) -> Names:
    """Names in the order of kinds, so that no order tells anything."""
    return tuple(state.box.names[kind] for kind in sorted(cards))


def _seat_view(state: State, seat: int, owner: int, scores: bool, counts: bool) -> SeatView:
    zones = state.zones[owner * ZONES : (owner + 1) * ZONES]
    own = seat in (owner, OPEN)
    discard = zones[Zone.DISCARD]

    def private(zone: Zone) -> Names | int:
        return _names(state, zones[zone]) if own else len(zones[zone])

    return SeatView(
        hand=private(Zone.HAND),
        deck=len(zones[Zone.DECK]) if own else None,
        discard_top=state.box.names[discard[-1]] if discard else None,
        in_play=tuple(state.box.names[kind] for kind in zones[Zone.IN_PLAY]),
        aside=_names(state, zones[Zone.ASIDE]),
        face_down=private(Zone.FACE_DOWN),
        looked=private(Zone.LOOKED),
        revealed=_names(state, zones[Zone.REVEALED]),
        island_mat=_names(state, zones[Zone.ISLAND_MAT]),
        native_village_mat=private(Zone.NATIVE_VILLAGE_MAT),
        coin_tokens=state.coin_tokens[owner],
        turns=state.turns[owner],
        score=score(state, owner) if scores or state.phase == OVER else None,
        owned=_counted(state, b"".join(zones)) if own and counts else None,
        left=_counted(state, zones[Zone.DECK]) if own and counts else None,
    )


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


def seen(state: State, event: Event, seat: int) -> SeenEvent:
    """What this seat learned of an event. ``state`` only gives the names of the cards."""
    own = seat in (event.player, OPEN) or (event.what == events.PASS and seat == event.number)
    names = tuple(state.box.names[kind] for kind in _seen_cards(event, own))
    if event.what == events.NAME:
        names = (state.box.nameable[event.number],)
    return SeenEvent(
        what=event.what,
        player=None if event.player == NOBODY else event.player,
        cards=names,
        count=len(event.cards) if event.what != events.NAME else 1,
        source=ZONE_NAMES[Zone(event.source)] if event.source >= 0 else None,
        target=ZONE_NAMES[Zone(event.target)] if event.target >= 0 else None,
        number=0 if event.what == events.SHUFFLE and not own else event.number,  # nobody counts a discard pile (CORE-100)
        depth=event.depth,
        option=state.box.words[event.number] if event.what == events.CHOOSE else None,
    )


_PUBLIC = frozenset({events.REVEAL, events.PLAY, events.PLAY_AGAIN, events.BUY, events.GAIN, events.TRASH, events.UNAFFECTED})
_HIDDEN = frozenset({Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.LOOKED, Zone.FACE_DOWN, Zone.NATIVE_VILLAGE_MAT, Zone.BOTTOM, Zone.PASSING})


def _seen_cards(event: Event, own: bool) -> bytes:
    """Cards that go from one hidden place to another are known to their owner alone; public places show them."""
    if event.what in _PUBLIC or event.source not in _HIDDEN or event.target not in _HIDDEN:
        return event.cards
    turned_over = event.source == Zone.DECK and event.target == Zone.DISCARD  # not even the owner looks (B1-CHANCELLOR-2)
    if own and not turned_over:
        return event.cards
    return event.cards[-1:] if event.target == Zone.DISCARD else b""  # only the one that ends on top is shown (CORE-72)
