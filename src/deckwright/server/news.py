"""What happened at a table besides the cards: wishes that were refused, answers of the clock, who left. Worked out from the entries."""

from __future__ import annotations

from deckwright.server import entries
from deckwright.server.messages import News, Pending

MOST = 6
"""More is not news."""


class Board:
    """The last news of a game, who was refused, and the answers that were given because somebody's time was over."""

    __slots__ = ("clocked", "last", "refused")

    def __init__(self) -> None:
        self.last: list[News] = []
        self.clocked: list[tuple[int, int]] = []
        """The number of each such answer, from 1, and the seat for which it was given."""
        self.refused: set[int] = set()
        """Who may not ask to take back again until somebody has answered."""

    def take(self, entry: entries.Any, version: int, answers: int, wish: Pending | None) -> None:
        """Something has happened, which led to this version and this number of answers; ``wish`` was waiting before."""

        def tell(what: str, seat: int, by: int | None = None) -> None:
            self.last = [*self.last, News(version, what, seat, by, answers)][-MOST:]  # type: ignore[arg-type]

        match entry:
            case entries.Began():
                self.__init__()  # type: ignore[misc]
            case entries.Answered(seat, _, by):
                self.refused.clear()
                if wish is not None:
                    tell("undo lapsed", wish.seat)
                if by == "clock":
                    self.clocked.append((answers, seat))
                    tell("clock", seat)
            case entries.UndoRefused(seat) if wish is not None:
                self.refused.add(wish.seat)
                tell("undo refused", wish.seat, seat)
            case entries.Undone(seat, to):
                self.clocked = [given for given in self.clocked if given[0] <= to]
                tell("undone", seat)
            case entries.Left(seat):
                tell("left", seat)
            case entries.Replaced(seat, replaced):
                tell("replaced", replaced, seat)
            case entries.Returned(seat):
                tell("returned", seat)
