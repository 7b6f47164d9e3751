"""A table: seats, a game, and what may be done with them. No clock, no disk, no socket: those are for ``tables``.

A request is checked, becomes entries, and the entries are applied; reading the same entries again gives the same table. Whatever
can't be done raises ``Problem`` before anything has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator, Iterable

import msgspec

from deckwright.engine.decision import read_answer
from deckwright.engine.game import Game, Setup
from deckwright.engine.history import at_once
from deckwright.engine.randomness import commitment, new_key
from deckwright.engine.undo import is_free, last_own
from deckwright.errors import IllegalAnswer, Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.kingdoms import random_kingdom
from deckwright.server import entries
from deckwright.server.kingdom_choice import code_of
from deckwright.server.messages import LobbyTable, Options, Pending, SeatChoice, TableInfo
from deckwright.server.news import Board
from deckwright.server.players import SUBSTITUTE, bot_answer, check_bot
from deckwright.server.requests import Requests
from deckwright.server.seats import bot_seat, free_name, seats_of
from deckwright.server.tokens import fits, token_hash

KEEP = 6
"""Steps of a game held in memory; older ones are played again when somebody looks back."""
MOVES = (entries.Began, entries.Answered, entries.Undone)
"""What makes another position."""
READ_AT_ONCE = 64
"""Entries read in one step; a step takes a few milliseconds."""
MOST_NAMED = 500
"""Cards in an answer, more than any game has of one player's; ``999 x Copper`` is short to say and long to work on."""


class Table:
    """One table. ``version`` counts its entries."""

    def __init__(self, created: entries.Created) -> None:
        self.id = created.table
        self.kingdom, self.sets, self.options = created.kingdom, created.sets, created.options
        self.seats = seats_of(self.id, created.seats)
        self.game: Game | None = None
        self.games = 0
        self.key = ""
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
        self._began = 0
        """The version at which this game began."""
        self.unwritten: list[entries.Any] = []
        """Entries that are applied but not yet on disk."""

    @classmethod
    def create(
        cls, address: str, kingdom: Kingdom, seats: Iterable[SeatChoice], options: Options, name: str, token: str
    ) -> tuple[Table, int]:
        """A new table with whoever made it on the first seat for a person."""
        chosen = tuple(seats)
        for seat in (seat for seat in chosen if seat.kind == "bot"):
            check_bot(seat.bot or SUBSTITUTE, kingdom.cards)
        own = next((place for place, seat in enumerate(chosen) if seat.kind == "person"), None)
        if own is None:
            raise Problem("table-without-person")
        Setup(kingdom.cards, kingdom.sets, len(chosen)).box()
        created = entries.Created(address, kingdom.cards, kingdom.sets, chosen, options)
        table = cls(created)
        table.unwritten.append(created)
        table.sit_down(name, token, own)
        return table, own

    @classmethod
    def read(cls, stored: Iterable[bytes]) -> Table:
        """The table that these entries tell of."""
        return at_once(cls.reading(stored))

    @classmethod
    def reading(cls, stored: Iterable[bytes]) -> Generator[None, None, Table]:
        """The same, a little at each step."""
        table: Table | None = None
        for number, data in enumerate(stored):
            try:
                entry = entries.read(data)
                if isinstance(entry, entries.Created):
                    table = cls(entry)
                else:
                    assert table is not None, "a table begins with its making"
                    table._apply(entry)
            except (Problem, msgspec.MsgspecError, LookupError, AssertionError, TypeError, ValueError) as problem:
                raise Problem("data-damaged", table=table.id if table else "?", reason=f"entry {number}") from problem
            if number % READ_AT_ONCE == READ_AT_ONCE - 1:
                yield
        if table is None:
            raise Problem("data-damaged", table="?", reason="no entries")
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

    def seat_of(self, token: str) -> int | None:
        """The seat that belongs to this token."""
        return next((place for place, seat in enumerate(self.seats) if seat.token_hash and fits(token, seat.token_hash)), None)

    def persons(self) -> list[int]:
        """The seats where persons decide."""
        return [place for place, seat in enumerate(self.seats) if seat.plays_itself]

    def info(self, connected: set[int], watching: int) -> TableInfo:
        """The table as everybody sees it."""
        return TableInfo(
            id=self.id,
            state=self.state,  # type: ignore[arg-type]
            kingdom=list(self.kingdom),
            sets=list(self.sets),
            code=code_of(self.kingdom, self.sets),
            options=self.options,
            seats=[seat.info(not seat.is_person or place in connected) for place, seat in enumerate(self.seats)],
            game=self.games,
            commitment=commitment(self.key) if self.key else "",
            key=self.key if self.game is not None and self.game.is_over else "",
            undo=self.undo_wish,
            rematch=sorted(self.rematch),
            news=self.board.last,
            clocked=self.board.clocked,
            watching=watching,
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

    def can_undo(self, seat: int) -> str:
        """``no``, ``free`` or ``ask``: whether this seat may take its last answer back, and whether others are asked first."""
        if self.options.undo == "off" or self.game is None or self.game.is_over or not self.seats[seat].plays_itself:
            return "no"
        to = last_own(self.game, seat)
        if to is None or to < self._left_at:
            return "no"
        if is_free(self.game, seat):
            return "free"
        if not self._others(seat):
            return "no" if self.options.undo == "free" else "free"
        return "no" if self.options.undo == "free" or seat in self.board.refused else "ask"

    def _others(self, seat: int) -> list[int]:
        return [place for place in self.persons() if place != seat]

    # What may be done

    def sit_down(self, name: str, token: str, seat: int | None = None) -> int:
        """Take a free seat; the game begins with the last one."""
        free = [place for place, one in enumerate(self.seats) if not one.taken]
        if not free:
            raise Problem("table-full")
        if seat is not None and seat not in free:
            raise Problem("seat-taken", seat=seat + 1)
        place = free[0] if seat is None else seat
        self._do(entries.Seated(place, free_name(name, self.seats), token_hash(token)))
        self._begin_if_full()
        return place

    def fill(self, seat: int, filled: int, bot: str, request: str) -> None:
        """Give a free seat to a bot; the game begins with the last one."""
        if filled >= len(self.seats) or self.seats[filled].taken:
            raise Problem("seat-taken", seat=filled + 1)
        check_bot(bot, self.kingdom)
        self._do(entries.Filled(seat, filled, bot, request))
        self._begin_if_full()

    def _begin_if_full(self) -> None:
        if all(one.taken for one in self.seats):
            self._do(entries.Began(new_key(), None, self.kingdom, self.sets))

    def answer(self, seat: int, position: int, text: str, request: str) -> None:
        """Answer the decision that is asked in this position."""
        self._playing(seat)
        if position != self.position:
            raise Problem("answer-stale")
        said = read_answer(text)
        if len(said.cards) > MOST_NAMED:
            raise IllegalAnswer("too-many", verb=said.verb, most=MOST_NAMED, given=len(said.cards))
        self._do(entries.Answered(seat, str(said), "person", request))

    def answer_for(self, seat: int) -> None:
        """Let the substitute decide for a person whose time is over."""
        game = self._playing(seat)
        self._do(entries.Answered(seat, str(bot_answer(game, SUBSTITUTE, self.kingdom)), "clock"))

    @property
    def bot_is_asked(self) -> bool:
        """A bot has to decide, and some person still plays."""
        asked = self.asked
        return asked is not None and not self.seats[asked].plays_itself and bool(self.persons())

    def bot_turn(self) -> bool:
        """Let a bot decide if one is asked and some person still plays; whether it did."""
        asked = self.asked
        if not self.bot_is_asked or asked is None or self.game is None:
            return False
        answer = bot_answer(self.game, self.seats[asked].bot, self.kingdom)
        self._do(entries.Answered(asked, str(answer), "bot"))
        return True

    def undo(self, seat: int, request: str) -> None:
        """Take the own last answer back, or ask the others whether one may."""
        self._playing(seat)
        may = self.can_undo(seat)
        to = None if self.game is None else last_own(self.game, seat)
        if to is not None and seat in self.board.refused and may == "no":
            raise Problem("undo-refused")
        if may == "no" or to is None:
            raise Problem(self._why_no_undo(to))
        if may == "free":
            self._do(entries.Undone(seat, to, request))
        else:
            self._do(entries.UndoAsked(seat, to, request))

    def _why_no_undo(self, to: int | None) -> str:
        if self.options.undo == "off":
            return "undo-off"
        return "nothing-to-undo" if to is None else "undo-behind-leaving" if to < self._left_at else "undo-too-late"

    def consent(self, seat: int, agree: bool, request: str) -> None:
        """Say yes or no to somebody's wish to take an answer back."""
        self._playing(seat)
        wish = self.undo_wish
        if wish is None or seat not in wish.waiting:
            raise Problem("nothing-to-agree")
        self._do(entries.UndoAgreed(seat, request) if agree else entries.UndoRefused(seat, request))
        if self.undo_wish is not None and not self.undo_wish.waiting:
            self._do(entries.Undone(wish.seat, wish.to))

    def leave(self, seat: int, request: str) -> None:
        """Give the seat up: before the game it is free again, later a bot plays on."""
        if self.game is None:
            self._do(entries.Freed(seat, request))
            return
        if self.seats[seat].left:
            raise Problem("seat-left")
        self._do(entries.Left(seat, request))
        self._rematch_if_wanted()

    def replace(self, seat: int, replaced: int, request: str) -> None:
        """Have a bot play for somebody who is away; whether they are is for ``tables`` to say."""
        self._playing(seat)
        self._do(entries.Replaced(seat, replaced, request))

    def come_back(self, seat: int, request: str) -> None:
        """Play again after leaving."""
        if not self.seats[seat].left:
            raise Problem("seat-not-left")
        self._do(entries.Returned(seat, request))

    def want_rematch(self, seat: int, fresh: bool, request: str) -> None:
        """Another game; it begins when every person wants it."""
        if self.game is None or not self.game.is_over:
            raise Problem("game-goes-on")
        if self.seats[seat].left:
            raise Problem("seat-left")
        self._do(entries.RematchWanted(seat, fresh, request))
        self._rematch_if_wanted()

    def begin_without(self, absent: Iterable[int]) -> None:
        """Another game without those who are away and have not asked for it: bots play for them, as for anybody who has left."""
        if self.state != "over" or not self.rematch:
            return
        for seat in sorted(set(absent) & set(self.persons()) - set(self.rematch)):
            self._do(entries.Left(seat))
        self._rematch_if_wanted()

    def _rematch_if_wanted(self) -> None:
        persons = self.persons()
        if self.state != "over" or not persons or not self.rematch or any(place not in self.rematch for place in persons):
            return
        assert self.game is not None
        key = new_key()
        first = self.game.rematch(key=key).setup.first
        kingdom = random_kingdom(self.sets, secrets.randbits(64)) if any(self.rematch.values()) else self.kingdom
        self._do(entries.Began(key, first, kingdom, self.sets))

    def _playing(self, seat: int) -> Game:
        if self.game is None:
            raise Problem("game-not-begun")
        if self.game.is_over:
            raise Problem("game-over")
        if self.seats[seat].left:
            raise Problem("seat-left")
        return self.game

    # What happens

    def _do(self, entry: entries.Any) -> None:
        self._apply(entry)
        self.unwritten.append(entry)

    def _apply(self, entry: entries.Any) -> None:
        """Let an entry happen. Only an answer can be refused here, by the game, before anything has changed."""
        wish = self.undo_wish
        match entry:
            case entries.Seated(seat, name, kept):
                self.seats[seat].name, self.seats[seat].token_hash, self.seats[seat].left = name, kept, False
                self._requests.sit_down(seat)
            case entries.Freed(seat):
                self.seats[seat].name = self.seats[seat].token_hash = ""
            case entries.Filled(_, seat, bot):
                self.seats[seat] = bot_seat(self.id, self.seats, bot)
            case entries.Began(key, first, kingdom, sets):
                self._start(key, first, kingdom, sets)
            case entries.Answered(seat, answer):
                assert self.game is not None
                self.game.answer(answer, seat)
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

    def _start(self, key: str, first: int | None, kingdom: tuple[str, ...], sets: tuple[str, ...]) -> None:
        self.key, self.kingdom, self.sets = key, kingdom, sets
        self.game = Game(Setup(kingdom, sets, len(self.seats), first=first, key=key), keep=KEEP)
        self.games += 1
        self.rematch = {}
        self.undo_wish = None
        self._lengths = []
        self._began = self.version + 1
        self._left_at = 0
