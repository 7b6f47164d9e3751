"""How a table stands, which is what its entries have made of it. What may be done there is for ``table``."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Self

import msgspec
from msgspec import structs

from deckwright.engine.game import Game, Setup
from deckwright.engine.history import at_once
from deckwright.engine.randomness import commitment
from deckwright.engine.rules import RULES, bears
from deckwright.engine.veil import is_veiled
from deckwright.engine.view import Parts
from deckwright.errors import Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.server import entries
from deckwright.server.kingdom_choice import code_of
from deckwright.server.messages import LobbyTable, Pending, TableInfo
from deckwright.server.news import Board
from deckwright.server.players import thinks
from deckwright.server.requests import Requests
from deckwright.server.seats import bot_seat, seats_of
from deckwright.server.tokens import fits

KEEP = 6
"""Steps of a game held in memory; older ones are played again when somebody looks back."""
MOVES = (entries.Began, entries.Answered, entries.Undone)
"""What makes another position."""
BEGAN = b'{"what":"began"'
"""How the entry of a game that begins is written."""
READ_AT_ONCE = 64
"""Entries read in one step; a step takes a few milliseconds."""


class ElsewhereNow(Exception):
    """A game that was begun under other rules goes another way under these, from this answer on."""

    def __init__(self, rules: int, answer: int) -> None:
        super().__init__(rules, answer)
        self.rules, self.answer = rules, answer


def _begins_a_game(data: bytes) -> bool:
    """Whether an entry looks like the beginning of a game; a damaged file may hold anything in place of entries."""
    return isinstance(data, bytes) and data.startswith(BEGAN)


class TableState:
    """One table as its entries tell of it. ``version`` counts them."""

    def __init__(self, created: entries.Created) -> None:
        self.id = created.table
        self.kingdom, self.sets, self.options = created.kingdom, created.sets, created.options
        self.landscapes, self.bane = created.landscapes, created.bane
        self.wish = created.wish
        self.seats = seats_of(self.id, created.seats)
        self.game: Game | None = None
        self.games = 0
        self.parts = Parts()
        """What was made for the last views of this game."""
        self.key = ""
        self.rules = RULES
        """The version of the rules under which this game was begun."""
        self.version = 1
        self.undo_wish: Pending | None = None
        self.rematch: dict[int, bool] = {}
        self.board = Board()
        self.position = 0
        """The version at which the cards came to lie as they do: what an answer is for. It never comes back, not by an undo either."""
        self._requests = Requests(len(self.seats))
        self._lengths: list[int] = []
        """The number of answers after each version of this game."""
        self._left_at = 0
        """The number of answers when somebody left last: nobody asks them any more about what was before."""
        self._elsewhere = False
        """An earlier game is being read that would go another way under these rules: nothing of it is played again."""
        self._began = 0
        """The version at which this game began."""
        self.given_up: set[str] = set()
        """Hashes of tokens whose seats were given up before the game: the requests behind them count no more."""
        self._facts: TableInfo | None = None
        """What everybody is told of this game and doesn't change, once somebody has been."""
        self.unwritten: list[entries.Any] = []
        """Entries that are applied but not yet on disk."""

    @classmethod
    def read(cls, stored: Iterable[bytes], address: str = "?") -> Self:
        """The table that these entries tell of; ``address`` is for the message if they are damaged."""
        return at_once(cls.reading(stored, address))

    @classmethod
    def reading(cls, stored: Iterable[bytes], address: str = "?") -> Generator[None, None, Self]:
        """The same, a little at each step."""
        table: Self | None = None
        everything = list(stored)
        last = max((number for number, data in enumerate(everything) if _begins_a_game(data)), default=0)
        for number, data in enumerate(everything):
            try:
                entry = entries.read(data)
                if isinstance(entry, entries.Created):
                    table = cls(entry)
                else:
                    assert table is not None, "a table begins with its making"
                    table._apply_read(entry, number < last)
            except ElsewhereNow as elsewhere:
                known = Problem("rules-changed", table=address, found=elsewhere.rules, known=RULES, answer=elsewhere.answer)
                raise known from elsewhere
            except (Problem, msgspec.MsgspecError, LookupError, AssertionError, TypeError, ValueError, RecursionError) as problem:
                raise Problem("data-damaged", table=address, reason=f"entry {number}") from problem
            if number % READ_AT_ONCE == READ_AT_ONCE - 1:
                yield
        if table is None:
            raise Problem("data-damaged", table=address, reason="no entries")
        return table

    # What it is

    @property
    def state(self) -> str:
        """``waiting``, ``playing`` or ``over``."""
        return "waiting" if self.game is None else "over" if self.game.is_over else "playing"

    @property
    def answers(self) -> int:
        """Answers given in this game."""
        return self.game.answers_given if self.game else 0

    @property
    def asked(self) -> int | None:
        """The seat that has to decide."""
        return None if self.game is None or self.game.is_over else self.game.state.asking

    @property
    def is_veiled(self) -> bool:
        """Whether nobody can tell but the seat that is asked if there is anything to decide: at discreet tables alone."""
        return self.game is not None and is_veiled(self.game.state)

    def seat_of(self, token: str) -> int | None:
        """The seat that belongs to this token."""
        return next((place for place, seat in enumerate(self.seats) if seat.token_hash and fits(token, seat.token_hash)), None)

    def persons(self) -> list[int]:
        """The seats where persons decide."""
        return [place for place, seat in enumerate(self.seats) if seat.plays_itself]

    def info(self, connected: set[int], watching: int) -> TableInfo:
        """The table as everybody sees it."""
        if self._facts is None:
            self._facts = self._lasting_facts()
        return structs.replace(
            self._facts,
            state=self.state,
            seats=[seat.info(not seat.is_person or place in connected) for place, seat in enumerate(self.seats)],
            key=self.key if self.game is not None and self.game.is_over else "",
            undo=self.undo_wish,
            rematch=sorted(self.rematch),
            news=self.board.last,
            clocked=self.board.clocked[:],
            watching=watching,
        )

    def _lasting_facts(self) -> TableInfo:
        """What doesn't change during a game; the rest is empty."""
        return TableInfo(
            id=self.id,
            state="waiting",
            kingdom=list(self.kingdom),
            sets=list(self.sets),
            landscapes=list(self.landscapes),
            bane=self.bane or None,
            code=code_of(Kingdom(self.kingdom, self.sets, landscapes=self.landscapes, bane=self.bane)),
            options=self.options,
            seats=[],
            game=self.games,
            commitment=commitment(self.key) if self.key else "",
            key="",
            undo=None,
            rematch=[],
            news=[],
            clocked=[],
            watching=0,
        )

    def lobby(self) -> LobbyTable | None:
        """The table as the lobby shows it, if it does."""
        host = next((seat.name for seat in self.seats if seat.is_person and seat.taken), None)
        if not self.options.listed or host is None or self.state == "over":
            return None
        free = sum(1 for seat in self.seats if not seat.taken)
        return LobbyTable(self.id, self.state, host, len(self.seats), free, list(self.kingdom), self.options)  # type: ignore[arg-type]

    def seen_before(self, seat: int, request: str) -> int | None:
        """The version that a request led to when it came the first time."""
        return self._requests.version(seat, request)

    def log_since(self, version: int | None, game: int | None) -> int:
        """From which batch of events on somebody who saw this version has to be told the log."""
        if version is None or game != self.games or not self._began <= version <= self.version:
            return 0
        return min([*self._lengths[version - self._began :], self.answers]) + 1 if self._lengths else 0

    def _others(self, seat: int) -> list[int]:
        return [place for place in self.persons() if place != seat]

    # What happens

    def _apply_read(self, entry: entries.Any, earlier: bool) -> None:
        """Let an entry happen again; an ``earlier`` game that a correction leads elsewhere is over, and only its entries are counted."""
        try:
            self._apply(entry)
        except ElsewhereNow:
            if not earlier:
                raise
            self._elsewhere = True
            self._apply(entry)

    def _apply(self, entry: entries.Any) -> None:
        """Let an entry happen. Only an answer can be refused here, by the game, before anything has changed."""
        wish = self.undo_wish
        match entry:
            case entries.Seated(seat, name, kept):
                self.seats[seat].name, self.seats[seat].token_hash, self.seats[seat].left = name, kept, False
                self._requests.sit_down(seat)
            case entries.Freed(seat):
                self.given_up.add(self.seats[seat].token_hash)
                self.seats[seat].name = self.seats[seat].token_hash = ""
            case entries.Filled(_, seat, bot):
                self.seats[seat] = bot_seat(self.id, self.seats, bot)
            case entries.Began():
                self.rules = entry.rules
                self._start(entry)
            case entries.Answered(seat, answer, mark=mark):
                assert self.game is not None
                if not self._elsewhere:
                    self._answer(self.game, answer, seat, mark)
                self.undo_wish = None
            case entries.UndoAsked(seat, to):
                self.undo_wish = Pending(seat, to, self._others(seat))
            case entries.UndoAgreed(seat):
                self._agree(seat, left=False)
            case entries.Left(seat) | entries.Replaced(_, seat):
                self._agree(seat, left=True)
            case entries.UndoRefused():
                self.undo_wish = None
            case entries.Undone(_, to):
                assert self.game is not None
                if not self._elsewhere:
                    self.game.undo_to(to)
                self.undo_wish = None
            case entries.Returned(seat):
                self.seats[seat].left = False
            case entries.RematchWanted(seat, fresh):
                self.rematch[seat] = fresh
        self.version += 1
        self.board.take(entry, self.version, self.answers, wish)
        if isinstance(entry, MOVES):
            self.position = self.version
        if self.game is not None:
            self._lengths.append(self.answers)
        if request := getattr(entry, "request", ""):
            self._requests.remember(entry.seat, request, self.version)  # type: ignore[union-attr]

    def _answer(self, game: Game, answer: str, seat: int, mark: str) -> None:
        """Give an answer; one that was given before, under other rules, has to lead to the same place again."""
        try:
            game.answer(answer, seat, self.parts)
            if mark and not bears(game.state, mark):
                raise Problem("data-damaged", table=self.id, reason=f"answer {game.answers_given}")
        except Problem as problem:
            if self.rules == RULES:
                raise
            raise ElsewhereNow(self.rules, game.answers_given + (problem.code != "data-damaged")) from problem

    def _agree(self, seat: int, left: bool) -> None:
        if left:
            self.seats[seat].left = True
            self._left_at = self.answers
            self.rematch.pop(seat, None)
        wish = self.undo_wish
        if wish is not None and (wish.seat == seat or (left and seat in wish.waiting)):
            self.undo_wish = None  # whoever leaves can't be asked any more
        elif wish is not None:
            self.undo_wish = Pending(wish.seat, wish.to, [place for place in wish.waiting if place != seat])

    def _start(self, began: entries.Began) -> None:
        self.key, self.kingdom, self.sets = began.key, began.kingdom, began.sets
        self.landscapes, self.bane = began.landscapes, began.bane
        setup = Setup(self.kingdom, self.sets, len(self.seats), 0, began.first, self.key, self.landscapes, self.bane)
        setup = replace(setup, discreet=self.options.discreet)
        self.game = Game(setup, keep=KEEP)
        for place, seat in enumerate(self.seats):
            if thinks(seat.bot) or (seat.is_person and self.options.hints):
                self.game.recollection(place)  # from the beginning on, since what is long gone would have to be played again
        self.games += 1
        self.parts, self._facts = Parts(), None
        self.rematch = {}
        self.undo_wish = None
        self._elsewhere = False
        self._lengths = []
        self._began = self.version + 1
        self._left_at = 0
