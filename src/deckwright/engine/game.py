"""A game: the small interface that everything outside the engine uses.

>>> from deckwright.engine.game import Game, Setup
>>> game = Game(Setup(kingdom=("Cellar", "Market", "Village"), sets=("base-2e",), players=2, seed=7, first=0))
>>> game.decision.player, game.decision.phase
(0, 'buy')
>>> game.answer("play treasures")
>>> "Silver" in game.decision.cards("buy")
True
>>> game.answer("buy Silver")
>>> game.decision.player
1
>>> game.undo()
>>> game.decision.player
0
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace

from deckwright.engine import machine
from deckwright.engine.answer import Answer, read_answer
from deckwright.engine.answering import check
from deckwright.engine.decision import Decision, pending
from deckwright.engine.events import Event
from deckwright.engine.history import History
from deckwright.engine.randomness import lot
from deckwright.engine.recollection import Recollection
from deckwright.engine.rules import RULES
from deckwright.engine.score import score, score_by_card, winners
from deckwright.engine.setup import Setup, next_first_player
from deckwright.engine.state import OVER
from deckwright.engine.view import Parts, SeenEvent, View, seen, view
from deckwright.errors import Problem

__all__ = ("Game", "Record", "ReplayStopped", "Setup")

KEPT_RECOLLECTIONS = 6
"""So many answers can be undone before what a seat remembers has to be worked out again from the beginning."""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game as its set-up and the answers given, each with the seat that gave it."""

    setup: Setup
    answers: tuple[tuple[int, Answer], ...]
    names: tuple[str, ...] = ()
    """What the players are called, by seat; empty if nobody said."""
    rules: int | None = None
    """The version of the rules under which it was played; nothing in records from before there was one."""


class Game:
    """A game that can be looked at, answered, copied, undone and recorded.

    With ``keep`` only that many of the last steps are held in memory; what is older is played again when somebody asks for it.
    """

    def __init__(self, setup: Setup, keep: int | None = None) -> None:
        log: list[Event] = []
        self.setup = setup
        self.state = setup.begin(log)
        self._history = History(setup, self.state.box, tuple(log), keep)
        self._remembered: dict[int, list[Recollection]] = {}
        """What seats remember after each of the last answers, of those for whom somebody asked; from then on each answer adds to it."""

    @property
    def decision(self) -> Decision:
        """What is asked now; refused when the game is over."""
        decision = pending(self.state)
        if decision is None:
            raise Problem("game-over")
        return decision

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.state.phase == OVER

    def legal_answers(self) -> Iterator[Answer]:
        """Every answer that the decision accepts; none when the game is over."""
        decision = pending(self.state)
        return iter(()) if decision is None else decision.answers()

    def answer(self, answer: Answer | str, player: int | None = None, parts: Parts | None = None) -> None:
        """Decide; an illegal answer raises ``IllegalAnswer`` and changes nothing. ``player`` says who speaks, if that is to be checked.

        Where views of the game are kept in ``parts``, the decision needs not be worked out again.
        """
        said = read_answer(answer) if isinstance(answer, str) else answer
        verb, cards = check(self.state, said, player, None if parts is None else parts.decision(self.state))
        before, after = self.state, self.state.copy()
        log: list[Event] = []
        after.log = log
        machine.answer(after, verb, cards)
        after.log = None
        self._history.add(before, before.asking, said, tuple(log))
        self.state = after
        for moments in self._remembered.values():
            recollection = moments[-1].copy()
            recollection.hear(after, log)
            moments.append(recollection)
            del moments[: -1 - KEPT_RECOLLECTIONS]

    def undo(self) -> None:
        """Take the last answer back."""
        if not self.answers_given:
            raise Problem("nothing-to-undo")
        self.undo_to(self.answers_given - 1)

    def undo_to(self, number: int) -> None:
        """Undo all answers but the first ``number``."""
        self._check_moment(number)
        if number < self.answers_given:
            back = self.answers_given - number
            self.state = self._history.go_back(number)
            self._remembered = {seat: moments[:-back] for seat, moments in self._remembered.items() if len(moments) > back}

    def copy(self) -> Game:
        """The same game with its past, free to go another way."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new.state = self.state.copy()
        new._history = self._history.copy()
        new._remembered = {seat: moments[:] for seat, moments in self._remembered.items()}
        return new

    def recollection(self, seat: int) -> Recollection:
        """What a seat remembers of everything that it saw; not to be changed.

        The first question goes through the whole game; from then on each answer adds to it, and asking costs nothing.
        """
        moments = self._remembered.get(seat)
        if moments is None:
            found = Recollection.of(self._history.state_before(0) if self.answers_given else self.state, seat)
            for after, happened in self._history.steps(0, self.state):
                found.hear(after, happened)
            self._remembered[seat] = moments = [found]
        return moments[-1]

    def view(self, seat: int, scores: bool = False, counts: bool = False, parts: Parts | None = None) -> View:
        """What a seat sees now; ``SPECTATOR`` sees what everybody sees, ``OPEN`` what every owner sees.

        ``scores`` counts the points for everybody, ``counts`` the own deck for its owner. What ``parts`` holds is not made again.
        """
        return view(self.state, seat, scores, counts, parts)

    def view_at(self, seat: int, number: int, scores: bool = False, counts: bool = False) -> View:
        """What a seat saw after the first ``number`` answers."""
        self._check_moment(number)
        return view(self.state if number == self.answers_given else self._history.state_before(number), seat, scores, counts)

    def distance(self, number: int) -> int:
        """How many answers have to be played again for a look at the moment after ``number``."""
        self._check_moment(number)
        return self._history.distance(number)

    def approach(self, number: int) -> Generator[None, None, None]:
        """Do the work of a look back a little at each step, for those who must not be held up; then ``view_at`` is quick."""
        self._check_moment(number)
        return self._history.approach(number)

    def recall(self, since: int) -> Generator[None, None, None]:
        """The same for the log: then ``log_batches`` from this number on is quick, once."""
        return self._history.recall(since)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, with full knowledge."""
        return tuple(event for batch in self._history.batches(0) for event in batch)

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last answer made happen, or the set-up if there is none."""
        return self._history.batches(self.answers_given)[-1]

    def events_since(self, number: int) -> tuple[tuple[Event, ...], ...]:
        """What each answer after the first ``number`` made happen, with full knowledge."""
        self._check_moment(number)
        return tuple(self._history.batches(number + 1))

    def log(self, seat: int, since: int = 0) -> tuple[SeenEvent, ...]:
        """What a seat has learned, from the answer with this number on."""
        return tuple(event for batch in self.log_batches(seat, since) for event in batch)

    def log_batches(self, seat: int, since: int = 0) -> tuple[tuple[SeenEvent, ...], ...]:
        """What a seat learned from each answer, from the one with this number on; number 0 is the set-up."""
        if since < 0:
            self._check_moment(since)
        return tuple(tuple(seen(self.state, event, seat) for event in batch) for batch in self._history.batches(since))

    @property
    def answers(self) -> tuple[tuple[int, Answer], ...]:
        """The answers so far, each with the seat that gave it."""
        return tuple(self._history.answers())

    @property
    def answers_given(self) -> int:
        """How many answers there are so far."""
        return len(self._history)

    def seats_since(self, number: int) -> tuple[int, ...]:
        """Who gave each answer after the first ``number``."""
        self._check_moment(number)
        return self._history.seats(number)

    def last_answer_of(self, seat: int) -> int | None:
        """How many answers came before the last one that this seat gave; nothing if it gave none."""
        return self._history.last_of(seat)

    def _check_moment(self, number: int) -> None:
        if not 0 <= number <= self.answers_given:
            raise Problem("no-such-moment", number=number, most=self.answers_given)

    def scores(self) -> tuple[int, ...]:
        """Everybody's victory points if the game ended now."""
        return tuple(score(self.state, player) for player in range(self.state.players))

    def score_by_card(self, player: int) -> dict[str, tuple[int, int]]:
        """Copies and points of each scoring card of a player."""
        return {self.state.box.names[kind]: (copies, points) for kind, copies, points in score_by_card(self.state, player)}

    def winners(self) -> tuple[int, ...]:
        """Who has won; several share the victory, nobody while the game goes on."""
        return tuple(winners(self.state))

    def rematch(self, seed: int = 0, key: str = "") -> Game:
        """The next game of the same group, with the first player that the rules give: the winner goes last (CORE-27, CORE-28).

        After a tie the lot decides; among all by the second edition, among those who did not win by the first.
        """
        if not self.is_over:
            raise Problem("game-goes-on")
        edition = "1e" if any(name == "base-1e" for name in self.state.box.set_of) else "2e"
        first, _ = next_first_player(edition, self.setup.players, list(self.winners()), lot(seed, key))
        return Game(replace(self.setup, seed=seed, key=key, first=first), self._history.keep)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game as set-up and answers, with the players' names if they are given."""
        return Record(self.setup, self.answers, tuple(names), RULES)

    @classmethod
    def replay(cls, record: Record, keep: int | None = None) -> Game:
        """Play a record again; the first answer that does not fit raises ``Problem`` and names its number."""
        game = cls(record.setup, keep)
        for number, (player, answer) in enumerate(record.answers, 1):
            try:
                game.answer(answer, player)
            except Problem as problem:
                raise ReplayStopped(game, number, answer, problem, record.rules) from problem
        return game


class ReplayStopped(Problem):
    """A record that stops making sense at one answer; ``game`` is what came before."""

    def __init__(self, game: Game, number: int, answer: Answer, reason: Problem, rules: int | None = None) -> None:
        player = game.state.asking
        if rules is None or rules == RULES:
            super().__init__("record-answer", number=number, answer=str(answer), player=player, reason=reason)
        else:
            super().__init__("record-rules", number=number, answer=str(answer), player=player, reason=reason, found=rules, known=RULES)
        self.game = game
