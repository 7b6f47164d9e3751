"""What a review consists of; ``as_dict`` is what ``--json`` and the server give."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from deckwright.review.chances import Chances

VERSION = 1
OPENING, BUYS, PLAYS, ENDGAME = PARTS = ("opening", "buys", "plays", "endgame")
"""The parts of a game by which decisions are summed up."""
CAUSES = ("start", "luck", "lost", "given", "result")
"""From an even share of the victory to the result, as ``SeatReview`` has it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer and the chance to win after it."""

    answer: str
    chance: float


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision that there was something to decide in."""

    number: int
    """How many answers came before it in the record."""
    seat: int
    turn: int
    """Of the seat itself, from 1."""
    part: str
    answer: str
    best: str
    """The answer itself, where nothing better was found."""
    loss: float
    """How much chance the answer gave away."""
    before: Chances
    """Everybody's chances if the best answer is given."""
    after: Chances
    """Everybody's chances after the answer that was given."""
    choices: tuple[Choice, ...]
    """The best answers, the best first."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The numbers behind options, as the question told them."""
    place: str | None = None
    """Where the cards lay that it was about."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn: everybody's chances before and after it, and where the change comes from."""

    seat: int
    turn: int
    first: int
    """The number of answers before it."""
    before: Chances
    after: Chances
    luck: Chances
    """What cards and draws changed, by seat."""
    choices: Chances
    """What answers changed, by seat."""
    changed: int
    """Whose chances changed most; with two players, whose turn it was."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well a number of decisions was made, from 0 to 1."""

    decisions: int
    accuracy: float
    lost: float


@dataclass(frozen=True, slots=True)
class OpeningTurn:
    """What was bought in one of the first turns, and what the learned player would have bought."""

    turn: int
    bought: tuple[str, ...]
    learned: tuple[str, ...]
    lost: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat: ``start + luck - lost + given = result``."""

    start: float
    luck: float
    lost: float
    """What its own answers gave away."""
    given: float
    """What the others' answers gave to it."""
    result: float
    accuracy: Accuracy
    parts: dict[str, Accuracy]
    mistakes: tuple[int, ...]
    """Places in ``decisions``, the greatest loss first."""
    opening: tuple[OpeningTurn, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game that is over, as the learned player sees it."""

    players: int
    names: tuple[str, ...]
    decisions: tuple[Judged, ...]
    turns: tuple[TurnReview, ...]
    turning_points: tuple[int, ...]
    """Places in ``turns``, the greatest change first."""
    seats: tuple[SeatReview, ...]
    deals: int
    """On how many deals each answer was tried."""
    rough: bool = False
    """With so many players the chances say who is ahead, and hardly by how much."""
    version: int = VERSION

    def as_dict(self) -> dict[str, Any]:
        """As plain data, chances in ten thousandths."""
        return _plain(asdict(self))  # type: ignore[no-any-return]


def _plain(value: Any) -> Any:
    match value:
        case float():
            return round(value, 4) + 0.0
        case dict():
            return {key: _plain(one) for key, one in value.items()}
        case list() | tuple():
            return [_plain(one) for one in value]
    return value
