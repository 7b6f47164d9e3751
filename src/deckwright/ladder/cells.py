"""A cell of a ladder: two contestants on one kingdom, in mirrored pairs of games.

Both games of a pair have the same seed, so the same shuffles at the start, and the contestants exchange their seats. Pair number *n* on
kingdom number *k* has the seed of the ladder plus 1,000,000 *k* plus *n*, whoever plays, so that all contestants meet the same luck.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any
from zlib import crc32

from deckwright.bots.bot import Bot, remembers
from deckwright.bots.program import BotFailed
from deckwright.bots.program_bot import ProgramBot, programs_closed
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.events import Event
from deckwright.engine.game import Record
from deckwright.engine.position import Position
from deckwright.engine.recollection import Recollection
from deckwright.engine.rules import RULES
from deckwright.engine.score import score
from deckwright.engine.setup import Setup
from deckwright.errors import Problem
from deckwright.ladder.contestants import Contestant
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.record import LONGEST_NAME, write_record
from deckwright.sim.match import Match, play_chunk
from deckwright.sim.record_files import ENDING
from deckwright.sim.runner import TURN_LIMIT
from deckwright.sim.strategy_file import Strategy

SEEDS_OF_A_KINGDOM = 1_000_000
_SEEDS = 1 << 64


@dataclass(frozen=True, slots=True)
class Cell:
    """What is to be played."""

    kingdom: int
    """Its number on the ladder."""
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Games that a program lost because it failed: who of the two, how many, and what happened in the first of them."""

    who: int
    games: int
    code: str
    details: dict[str, Any]

    @property
    def problem(self) -> BotFailed:
        """What happened."""
        return BotFailed(self.code, **self.details)


@dataclass(frozen=True, slots=True)
class Played:
    """What came out, seen from the first of the two; times are for both."""

    cell: Cell
    wins: int
    ties: int
    losses: int
    decisions: tuple[int, int] = (0, 0)
    """Decisions whose time was taken: none where the fast machine played strategies."""
    seconds: tuple[float, float] = (0.0, 0.0)
    longest: tuple[float, float] = (0.0, 0.0)
    forfeits: tuple[Forfeit, ...] = ()
    """Games among the others that a program lost by default, each reason once."""

    @property
    def games(self) -> int:
        """All that were played."""
        return self.wins + self.ties + self.losses

    @property
    def score(self) -> float:
        """The share of the games that the first one won, a tie as half."""
        return (self.wins + self.ties / 2) / self.games


def play_cell(
    cell: Cell, kingdom: Kingdom, pair: tuple[Contestant, Contestant], games: int, seed: int, engine: str, records: Path | None = None
) -> Played:
    """Play all games of a cell; with ``records`` each game is kept in this folder, and strategies are played as bots for that."""
    seeds = (seed + cell.kingdom * SEEDS_OF_A_KINGDOM) % _SEEDS
    strategies = [contestant.strategy_for(kingdom) for contestant in pair]
    if strategies[0] is not None and strategies[1] is not None and records is None:
        return _by_strategies(cell, kingdom, (strategies[0], strategies[1]), games // 2, seeds, engine)
    clocks = (_Clock(), _Clock())
    results, failures = [0, 0, 0], list[tuple[int, BotFailed]]()
    programs = [contestant.bot(0) if contestant.command is not None else None for contestant in pair]
    with programs_closed(programs):
        for number in range(games):
            bots = [
                program or (StrategyBot(strategy) if strategy is not None else contestant.bot((seeds + number) % _SEEDS))
                for contestant, strategy, program in zip(pair, strategies, programs, strict=True)
            ]
            seats = (0, 1) if number % 2 == 0 else (1, 0)
            answers: list[tuple[int, Answer]] = []
            setup = Setup(tuple(sorted(kingdom.cards)), kingdom.sets, seed=(seeds + number // 2) % _SEEDS, first=0)
            results[_play(setup, bots, seats, clocks, failures, answers)] += 1
            if records is not None:
                names = [(cell.first, cell.second)[who] for who in seats]
                _keep(records_file(records, cell, number), setup, answers, names)
    return Played(
        cell,
        results[0],
        results[2],
        results[1],
        (clocks[0].decisions, clocks[1].decisions),
        (clocks[0].seconds, clocks[1].seconds),
        (clocks[0].longest, clocks[1].longest),
        tuple(_forfeits(failures)),
    )


def _forfeits(failures: list[tuple[int, BotFailed]]) -> Iterator[Forfeit]:
    """The games lost by default, by who and why."""
    for who, code in dict.fromkeys((who, failure.code) for who, failure in failures):
        alike = [failure for loser, failure in failures if (loser, failure.code) == (who, code)]
        details = {name: str(value) if isinstance(value, Problem) else value for name, value in alike[0].details.items()}
        yield Forfeit(who, len(alike), code, {**details, "last_words": list(alike[0].last_words)})


class _Clock:
    """How long a contestant thinks."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.longest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def records_file(folder: Path, cell: Cell, number: int) -> Path:
    """Where a game is kept. Bots may be commands: what has no place in the name of a file is left out, and a number tells them apart."""
    plain = [re.sub(r"[^\w+-]+", "-", name).strip("-")[:LONGEST_NAME] for name in (cell.first, cell.second)]
    told = [
        short if short == name else f"{short}-{crc32(name.encode('utf-8', 'replace')):08x}"
        for short, name in zip(plain, (cell.first, cell.second), strict=True)
    ]
    return folder / f"{cell.kingdom}-{told[0]}-{told[1]}-{number}{ENDING}"


def _keep(path: Path, setup: Setup, answers: list[tuple[int, Answer]], names: Sequence[str]) -> None:
    """Write a game down."""
    shown = tuple("".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME].strip() or "bot" for name in names)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_record(Record(setup, tuple(answers), shown, RULES)), encoding="utf-8")
    except OSError as problem:
        raise Problem("ladder-records", folder=str(path.parent), reason=problem.strerror or str(problem)) from problem


def _play(
    setup: Setup,
    bots: list[Bot],
    seats: tuple[int, int],
    clocks: tuple[_Clock, _Clock],
    failures: list[tuple[int, BotFailed]],
    answers: list[tuple[int, Answer]],
) -> int:
    """One game: which of the two won it, or 2 for a tie. ``seats`` says who sits where. A program that fails loses it."""
    who = 0
    try:
        for who, bot in enumerate(bots):
            if isinstance(bot, ProgramBot):
                bot.begin(seats.index(who), len(seats), setup.kingdom, setup.sets)
        state = setup.begin()
        memories = [Recollection.of(state, seat) for seat, player in enumerate(seats) if remembers(bots[player])]
        while state.asking >= 0 and state.turns[-1] < TURN_LIMIT // 2:
            who = seats[state.asking]
            position = Position(state, next((memory for memory in memories if memory.seat == state.asking), None))
            started = perf_counter()
            answer = bots[who].decide(position)
            clocks[who].add(perf_counter() - started)
            answers.append((state.asking, answer))
            happened: list[Event] = []
            state.log = happened
            give(state, answer)
            state.log = None
            for memory in memories:
                memory.hear(state, happened)
    except BotFailed as failure:
        failures.append((who, failure))
        _tell_over(bots, (), (seats.index(1 - who),))
        return 1 - who
    scores = [score(state, seat) for seat in (0, 1)]
    ranks = [(scores[seat], -state.turns[seat]) for seat in (0, 1)]
    _tell_over(bots, scores, [seat for seat in (0, 1) if ranks[seat] == max(ranks)])
    return 2 if ranks[0] == ranks[1] else seats[0] if ranks[0] > ranks[1] else seats[1]


def _tell_over(bots: list[Bot], scores: Sequence[int], winners: Sequence[int]) -> None:
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.over(scores, winners)


def _by_strategies(cell: Cell, kingdom: Kingdom, pair: tuple[Strategy, Strategy], pairs: int, seed: int, engine: str) -> Played:
    """The same games played by the simulator: once with the one in front, once with the other."""
    there, back = (
        play_chunk(Match(seated, kingdom.cards, kingdom.sets, seed, alternate=False), 0, pairs, engine) for seated in (pair, pair[::-1])
    )
    return Played(cell, there.wins[0] + back.wins[1], there.ties + back.ties, there.wins[1] + back.wins[0])
