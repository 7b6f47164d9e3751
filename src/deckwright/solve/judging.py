"""What plans are worth in the end: simplified, measured on games that decided nothing before, and told apart by what they really buy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from deckwright.notation.kingdom_code import Kingdom
from deckwright.sim.match import Match, play_chunk
from deckwright.sim.statistics import Share, share
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.solve.contest import Contest, Entry, League
from deckwright.solve.plan import BASIC_NAMES, Line, Plan
from deckwright.solve.search import tools

SIMPLIFYING_GAMES = {"native": (500, 4_000), "python": (40, 120)}
"""A first look, and what it takes to leave something out."""
WORSE = 0.004
"""A line that is worth less than this is left out."""
MUCH_WORSE = 0.02
BOUGHT = 0.4
"""A card that is bought less often than this in a game is no part of the idea."""
ALIKE = 0.5
"""Plans whose cards are the same to a greater part than this are one idea."""
KEY_CARDS = 3


class Rival(Protocol):
    """Somebody who plays against strategies without being one."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def play(self, kingdom: Kingdom, strategy: Strategy, seed: int, games: int) -> tuple[int, int, int]:
        """Games that the strategy won, that were shared and that it lost."""
        ...


@dataclass(frozen=True, slots=True)
class Games:
    """How a strategy did against somebody, and what it bought in these games."""

    wins: int
    ties: int
    games: int
    bought: Mapping[str, float]

    @property
    def score(self) -> Share:
        """The share of the games, ties as half, with its interval."""
        return share(self.wins + self.ties / 2, self.ties / 4, self.games)

    def and_(self, other: Games) -> Games:
        """Both together."""
        total = max(self.games + other.games, 1)
        bought = {card: (self.bought.get(card, 0) * self.games + other.bought.get(card, 0) * other.games) / total for card in self.bought}
        return Games(self.wins + other.wins, self.ties + other.ties, self.games + other.games, bought)


def measured(kingdom: Kingdom, one: Strategy, other: Strategy, seed: int, first: int, games: int, engine: str) -> Games:
    """Games of a match between two strategies, seats alternating."""
    tally = play_chunk(Match((one, other), kingdom.cards, kingdom.sets, seed), first, games, engine)
    names = tools(kingdom, engine)[0].box.names
    copies = [sum(turn[kind] for turn in tally.purchases[0]) / max(tally.games, 1) for kind in range(len(names))]
    return Games(tally.wins[0], tally.ties, tally.games, {name: number for name, number in zip(names, copies, strict=True) if number})


def against(rival: Rival, kingdom: Kingdom, one: Strategy, seed: int, games: int) -> Games:
    """Games between a strategy and somebody who is none."""
    wins, ties, losses = rival.play(kingdom, one, seed, games)
    return Games(wins, ties, wins + ties + losses, {})


def simplified(kingdom: Kingdom, engine: str, plan: Plan, league: League, seed: str) -> Plan:
    """Without the lines, tests and sections that make no difference."""
    contest = Contest(tools(kingdom, engine)[0], league, Random(seed))
    looks = SIMPLIFYING_GAMES[engine]
    whole = Entry(plan)  # all that is left out is judged together, or many small losses would add up

    def harmless(candidate: Plan) -> bool:
        entry = Entry(candidate)
        for games, worse in zip(looks, (MUCH_WORSE, WORSE), strict=True):
            entry = contest.upto(entry, games)
            if entry.score < contest.upto(whole, games).score - worse:
                return False
        return True

    place = 0
    while place < len(found := _simpler(plan)):
        if harmless(found[place]):
            plan = found[place]
        else:
            place += 1
    return plan


def _simpler(plan: Plan) -> list[Plan]:
    """Every plan with one thing less, sections and the last lines first."""
    found = [plan.with_section(heading, ()) for heading, _ in plan.sections]
    for heading, entries in plan.sections:
        if len(entries) > 1:
            found += [plan.with_section(heading, (*entries[:at], *entries[at + 1 :])) for at in range(len(entries))]
    if len(plan.buy) > 1:
        found += [Plan((*plan.buy[:at], *plan.buy[at + 1 :]), plan.sections) for at in reversed(range(len(plan.buy)))]
    for at, line in enumerate(plan.buy):
        for gone in range(len(line.tests)):
            freed = Line(line.card, (*line.tests[:gone], *line.tests[gone + 1 :]))
            found.append(Plan((*plan.buy[:at], freed, *plan.buy[at + 1 :]), plan.sections))
    return found


def key_cards(bought: Mapping[str, float]) -> frozenset[str]:
    """The kingdom cards that an idea is made of."""
    return frozenset(card for card, copies in bought.items() if copies >= BOUGHT and card not in BASIC_NAMES)


def is_another_idea(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether other cards are bought, and not only more or fewer of the same."""
    first, second = key_cards(one), key_cards(other)
    return first != second and len(first & second) <= ALIKE * len(first | second)


def written(plan: Plan, bought: Mapping[str, float], taken: Sequence[str] = (), about: str = "") -> Strategy:
    """The plan as a strategy with a name of its own, made of the cards it is about."""
    order = [card for card in plan.cards() if card in key_cards(bought)]
    name = stem = " ".join(order[:KEY_CARDS]) or "Treasures"
    number = 2
    while name in taken:
        name, number = f"{stem} {number}", number + 1
    return parse_strategy(plan.text(name, about))
