"""Places and counters as rows: where cards of a player lie, and what is counted. One row is all the engine needs for a new one.

View, events, undo, sampling, saved games, scenarios and screens go by these rows and name no mat and no token themselves. Its words
are ``zone-NAME`` or ``counter-NAME`` in the catalogues.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from deckwright.errors import suggestion


class Sight(Enum):
    """Who may look at the cards of a place, or count them."""

    EVERYONE = "everyone"
    OWNER = "the owner"
    TOP = "everyone, the top card only"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place that each player has for cards."""

    name: str
    seen: Sight
    """Who may look at its cards."""
    counted: Sight = Sight.EVERYONE
    always: bool = False
    """It is part of every game, and of every view; any other is shown while cards lie there."""
    lasting: bool = True
    """Cards may lie there from turn to turn; else only while a card is being followed."""
    ordered: bool = False
    """The order of its cards means something."""
    key: str = ""
    """What scenarios call it among the places of a seat; a mat is called so among the mats."""
    path: str = ""
    """What ``expect`` calls it."""


def _mat(name: str, seen: Sight) -> PlaceRow:
    """A mat in front of a player, where cards stay until the game ends or a card takes them away."""
    word = name.replace(" ", "_")
    return PlaceRow(f"{name} mat", seen, key=f"mats.{word}", path=f"mat.{word}")


PLACES = (
    PlaceRow("hand", Sight.OWNER, always=True, key="hand", path="hand"),
    PlaceRow("deck", Sight.NOBODY, Sight.OWNER, always=True, ordered=True, key="deck", path="deck"),
    PlaceRow("discard", Sight.TOP, Sight.NOBODY, always=True, ordered=True, key="discard", path="discard"),
    PlaceRow("in play", Sight.EVERYONE, always=True, ordered=True, key="in_play", path="in_play"),
    PlaceRow("aside", Sight.EVERYONE, path="aside"),
    PlaceRow("face down", Sight.OWNER, path="aside"),
    PlaceRow("looked", Sight.OWNER, lasting=False),
    PlaceRow("revealed", Sight.EVERYONE, lasting=False),
    _mat("island", Sight.EVERYONE),
    _mat("native village", Sight.OWNER),
    PlaceRow("passing", Sight.OWNER, lasting=False),
)
"""The places of a player; a row's number is its place here, so new ones come last."""


class Of(Enum):
    """What a counter belongs to."""

    PLAYER = "a player"
    PILE = "a pile"
    TABLE = "the table"
    LANDSCAPE = "a landscape"
    TOKEN = "a player, on one pile"
    """Each player has one such token; what is counted is the pile it lies on."""


@dataclass(frozen=True, slots=True)
class CounterRow:
    """Something that is counted from turn to turn: tokens in front of a player, on a pile, on a landscape, or on the table."""

    name: str
    of: Of
    key: str
    """What scenarios call it: among the tokens of a seat, or by itself."""
    scores: bool = False
    """Each one is a point at the end."""
    seen: Sight = Sight.EVERYONE
    verb: str = ""
    """The word of an answer that says where such a token goes."""
    listed: bool = False
    """A pile has one such token or none, so that scenarios list the piles."""
    native: bool = False
    """The native machine counts it, too, and environments show it; a game with any other is played by the Python machine."""


COUNTERS = (
    CounterRow("pirate coins", Of.PLAYER, "pirate", native=True),
    CounterRow("embargo", Of.PILE, "embargo", verb="embargo", native=True),
    CounterRow("debt", Of.PLAYER, "debt", native=True),
    CounterRow("vp", Of.PLAYER, "vp", scores=True, native=True),
    CounterRow("vp on pile", Of.PILE, "pile_vp"),
    CounterRow("vp on landmark", Of.LANDSCAPE, "landmark_vp"),
    CounterRow("trade route", Of.TABLE, "trade_route"),
    CounterRow("trade route token", Of.PILE, "coin_tokens_on", listed=True),
    CounterRow("coin token", Of.TOKEN, "coin", verb="token"),
    CounterRow("cost token", Of.TOKEN, "cost", verb="token"),
)
"""The counters of a game; a row's number is its place here. Those of the native machine come first."""

NATIVE_COUNTERS = sum(row.native for row in COUNTERS)

PLACE_NUMBERS = {row.name: number for number, row in enumerate(PLACES)}
COUNTER_NUMBERS = {row.name: number for number, row in enumerate(COUNTERS)}


def place_number(name: str) -> int:
    """The number of a player's place; a name without a row is refused."""
    if name not in PLACE_NUMBERS:
        raise TypeError(f"no place is called {name!r}{_perhaps(name, PLACE_NUMBERS)}: give it a row in engine/places.py")
    return PLACE_NUMBERS[name]


def counter_number(name: str, *of: Of) -> int:
    """The number of a counter of one of these sorts; a name without such a row is refused."""
    number = COUNTER_NUMBERS.get(name)
    if number is None:
        raise TypeError(f"no counter is called {name!r}{_perhaps(name, COUNTER_NUMBERS)}: give it a row in engine/places.py")
    if of and COUNTERS[number].of not in of:
        raise TypeError(f"{name!r} is a counter of {COUNTERS[number].of.value}, not of {' or '.join(one.value for one in of)}")
    return number


def _perhaps(name: str, known: dict[str, int]) -> str:
    near = suggestion(name, list(known))
    return f" (did you mean {near!r}?)" if near else ""
