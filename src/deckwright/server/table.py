"""A table: seats, a game, and what may be done with them. No clock, no disk, no socket: those are for ``tables``.

A request is checked, becomes entries, and the entries are applied; reading the same entries again gives the same table. Whatever
can't be done raises ``Problem`` before anything has changed.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from deckwright.engine.answer import Answer, read_answer
from deckwright.engine.game import Game
from deckwright.engine.randomness import new_key
from deckwright.engine.rules import RULES, mark_of
from deckwright.engine.undo import is_free, last_own
from deckwright.engine.veil import only_answer
from deckwright.errors import IllegalAnswer, Problem
from deckwright.notation.kingdom_code import Kingdom
from deckwright.server import entries
from deckwright.server.kingdom_choice import chosen_kingdom
from deckwright.server.kingdom_wishes import RandomKingdom
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.players import SUBSTITUTE, bot_answer, check_bot, thinks
from deckwright.server.seats import free_name
from deckwright.server.table_state import TableState
from deckwright.server.tokens import token_hash

MOST_NAMED = 500
"""Cards in an answer, more than any game has of one player's; ``999 x Copper`` is short to say and long to work on."""


class Table(TableState):
    """One table, and what may be done there."""

    @classmethod
    def create(
        cls,
        address: str,
        kingdom: Kingdom,
        seats: Iterable[SeatChoice],
        options: Options,
        name: str,
        token: str,
        wish: RandomKingdom | None = None,
    ) -> tuple[Table, int]:
        """A new table with whoever made it on the first seat for a person; ``wish`` is what its kingdom was drawn by."""
        chosen = tuple(seats)
        for seat in (seat for seat in chosen if seat.kind == "bot"):
            check_bot(seat.bot or SUBSTITUTE, kingdom.cards)
        own = next((place for place, seat in enumerate(chosen) if seat.kind == "person"), None)
        if own is None:
            raise Problem("table-without-person")
        kingdom.layout.box()
        created = entries.Created(address, kingdom.cards, kingdom.sets, chosen, options, kingdom.landscapes, kingdom.bane, wish)
        table = cls(created)
        table.unwritten.append(created)
        table.sit_down(name, token, own)
        return table, own

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

    # What may be done

    def sit_down(self, name: str, token: str, seat: int | None = None) -> int:
        """Take a free seat; the game begins with the last one."""
        free = [place for place, one in enumerate(self.seats) if not one.taken]
        if not free:
            raise Problem("table-full")
        if seat is not None and seat not in free:
            raise Problem("seat-taken", seat=seat + 1)
        if token_hash(token) in self.given_up:
            raise Problem("request-spent")
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
            self._do(entries.Began(new_key(), None, self.kingdom, self.sets, self.landscapes, self.bane, RULES))

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

    def answer_veiled(self) -> None:
        """The pause of a veiled question is over: give its answer if there is only one, or let a bot decide that is asked."""
        if self.game is None or self.asked is None or not self.is_veiled or not self.persons():
            return
        only = only_answer(self.game.state)
        if only is not None and self.seats[self.asked].plays_itself:
            self._do(entries.Answered(self.asked, str(only), "table"))
        elif not self.thinker:
            self.bot_turn()

    @property
    def thinker(self) -> str:
        """The bot that is asked and takes its time, away from the event loop; nothing if nobody is or it answers at once."""
        asked = self.asked
        if asked is None or self.game is None or not self.bot_is_asked or not thinks(self.seats[asked].bot):
            return ""
        return "" if self.is_veiled and only_answer(self.game.state) else self.seats[asked].bot

    @property
    def bot_is_asked(self) -> bool:
        """A bot has to decide, and some person still plays."""
        asked = self.asked
        return asked is not None and not self.seats[asked].plays_itself and bool(self.persons())

    def bot_turn(self, thought: Answer | None = None) -> bool:
        """Let a bot decide if one is asked and some person still plays, or give what it has thought of; whether it did."""
        asked = self.asked
        if not self.bot_is_asked or asked is None or self.game is None:
            return False
        only = only_answer(self.game.state) if self.is_veiled else None
        answer = only or thought or bot_answer(self.game, self.seats[asked].bot, self.kingdom)
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
        if any(self.rematch.values()):
            fresh = chosen_kingdom(structs.replace(self.wish or RandomKingdom(list(self.sets)), seed=None))
            self._do(entries.Began(key, first, fresh.cards, fresh.sets, rules=RULES))
        else:
            self._do(entries.Began(key, first, self.kingdom, self.sets, self.landscapes, self.bane, RULES))

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
        if isinstance(entry, entries.Answered) and self.game is not None:
            entry.mark = mark_of(self.game.state)
        self.unwritten.append(entry)
