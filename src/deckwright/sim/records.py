"""What many recorded games show: win rates with and without a card, what is gained when, openings.

Everything is found by playing the records again, so a record needs to say no more than it does (``docs/records.md``).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.engine.events import BUY, EXTRA_TURN, GAIN, TURN
from deckwright.engine.game import Record
from deckwright.sim.replaying import Replayed, replayed
from deckwright.sim.statistics import Share, share

OPENING_TURNS = 2

Opening = tuple[tuple[str, ...], ...]
"""What was bought in each of the first turns."""


@dataclass(slots=True)
class Part:
    """How some seats fared: how many there were, what they won (a shared victory in parts), and how far ties narrow the spread."""

    seats: int = 0
    won: float = 0.0
    narrowed: float = 0.0

    def add(self, won: float) -> None:
        """One more seat."""
        self.seats += 1
        self.won += won
        self.narrowed += won * (1 - won)

    def join(self, other: Part) -> None:
        """All seats of another part."""
        self.seats += other.seats
        self.won += other.won
        self.narrowed += other.narrowed

    @property
    def share(self) -> Share:
        """The share of victories with its interval."""
        return share(self.won, self.narrowed, self.seats)


@dataclass(slots=True)
class RecordStatistics:
    """Sums over games; those of two halves can be joined."""

    games: int = 0
    seats: int = 0
    with_card: dict[str, Part] = field(default_factory=lambda: defaultdict(Part))
    without_card: dict[str, Part] = field(default_factory=lambda: defaultdict(Part))
    gains: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Copies gained by card and turn."""
    turns: Counter[int] = field(default_factory=Counter)
    """How many seats took a turn of this number."""
    openings: dict[Opening, Part] = field(default_factory=lambda: defaultdict(Part))

    def add(self, record: Record) -> bool:
        """Count a game, if it was played to its end."""
        game = replayed(record)
        if not game.winners:
            return False
        names, winners = game.box.names, game.winners
        gained, openings, longest = _course(game)
        self.games += 1
        for seat in range(game.players):
            won = 1 / len(winners) if seat in winners else 0.0
            self.seats += 1
            for kind in game.box.piles:
                (self.with_card if names[kind] in gained[seat] else self.without_card)[names[kind]].add(won)
            for name, by_turn in gained[seat].items():
                self.gains[name].update(by_turn)
            self.turns.update(range(1, longest[seat] + 1))
            self.openings[openings[seat]].add(won)
        return True

    def join(self, other: RecordStatistics) -> None:
        """The games of another part."""
        self.games += other.games
        self.seats += other.seats
        for name, part in other.with_card.items():
            self.with_card[name].join(part)
        for name, part in other.without_card.items():
            self.without_card[name].join(part)
        for name, by_turn in other.gains.items():
            self.gains[name].update(by_turn)
        self.turns.update(other.turns)
        for opening, part in other.openings.items():
            self.openings[opening].join(part)

    def cards(self) -> list[str]:
        """The cards that were gained, those that make the greatest difference first."""
        return sorted(self.gains, key=lambda name: (-abs(self.difference(name)), name))

    def difference(self, name: str) -> float:
        """How much more often seats with the card win than seats without it, where both are known."""
        with_it, without = self.with_card[name], self.without_card[name]
        return with_it.share.value - without.share.value if with_it.seats and without.seats else 0.0

    def by_turn(self, name: str) -> list[float]:
        """Copies of a card that a seat gains in each of its turns, on average over the seats that took such a turn."""
        last = max(self.turns, default=0)
        return [self.gains[name][turn] / self.turns[turn] for turn in range(1, last + 1)]

    def common_openings(self) -> list[tuple[Opening, Part]]:
        """The openings, the most common first."""
        return sorted(self.openings.items(), key=lambda entry: (-entry[1].seats, entry[0]))

    def as_dict(self) -> dict[str, Any]:
        """Everything for programs."""
        return {
            "games": self.games,
            "cards": {
                name: {
                    "with": _data(self.with_card[name]),
                    "without": _data(self.without_card[name]),
                    "gains_by_turn": [round(value, 4) for value in self.by_turn(name)],
                }
                for name in sorted(self.gains)
            },
            "openings": [{"turns": [list(turn) for turn in opening], **_data(part)} for opening, part in self.common_openings()],
        }


def _data(part: Part) -> dict[str, Any]:
    found = part.share
    interval = [round(found.interval.low, 4), round(found.interval.high, 4)]
    return {"seats": part.seats, "win_rate": round(found.value, 4) if part.seats else None, "interval": interval if part.seats else None}


def _course(game: Replayed) -> tuple[list[dict[str, Counter[int]]], list[Opening], list[int]]:
    """By seat: copies gained by card and turn, what was bought in the first turns, and how many turns there were."""
    players, names = game.players, game.box.names
    gained: list[dict[str, Counter[int]]] = [defaultdict(Counter) for _ in range(players)]
    bought: list[dict[int, list[str]]] = [defaultdict(list) for _ in range(players)]
    turns = [0] * players
    for what, player, cards in game.happened:
        if what in (TURN, EXTRA_TURN):
            turns[player] += 1
        elif what in (BUY, GAIN):
            turn = max(turns[player], 1)
            for kind in cards:
                gained[player][names[kind]][turn] += 1
                if what == BUY:
                    bought[player][turn].append(names[kind])
    openings = [tuple(tuple(sorted(bought[seat][turn])) for turn in range(1, OPENING_TURNS + 1)) for seat in range(players)]
    return gained, openings, turns


def shown_turns(statistics: RecordStatistics, most: int) -> Sequence[int]:
    """The turns that at least a tenth of the seats took, up to ``most``."""
    return [turn for turn in range(1, most + 1) if statistics.turns[turn] * 10 >= statistics.seats]
