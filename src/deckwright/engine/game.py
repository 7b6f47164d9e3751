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

from collections.abc import Iterator
from dataclasses import dataclass, replace

from deckwright.engine import decision as decisions
from deckwright.engine import machine
from deckwright.engine.box import Box, open_box
from deckwright.engine.decision import Answer, Decision
from deckwright.engine.events import Event
from deckwright.engine.randomness import seeded
from deckwright.engine.score import score, score_by_card, winners
from deckwright.engine.setup import check_kingdom, new_state, next_first_player
from deckwright.engine.state import OVER, State
from deckwright.engine.view import SeenEvent, View, seen, view
from deckwright.errors import Problem


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game begins. ``first`` is the seat that starts; without it the lot decides."""

    kingdom: tuple[str, ...]
    sets: tuple[str, ...] = ("base-2e",)
    players: int = 2
    seed: int = 0
    first: int | None = None

    def box(self) -> Box:
        """The cards of such a game; a kingdom that can't be laid out is refused."""
        check_kingdom(self.kingdom)
        return open_box(self.sets, tuple(sorted(self.kingdom)))


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game as its set-up and the answers given, each with the seat that gave it."""

    setup: Setup
    answers: tuple[tuple[int, Answer], ...]


class Game:
    """A game that can be looked at, answered, copied, taken back and written down."""

    def __init__(self, setup: Setup) -> None:
        if not 0 <= setup.seed < 1 << 64:
            raise Problem("seed-range", seed=setup.seed)
        if setup.first is not None and not 0 <= setup.first < setup.players:
            raise Problem("first-range", first=setup.first, players=setup.players)
        self.setup = setup
        log: list[Event] = []
        self.state = new_state(setup.box(), setup.players, setup.seed, setup.first, log)
        self.state.log = None
        self._past: list[State] = []
        self._events: list[tuple[Event, ...]] = [tuple(log)]
        self._answers: list[tuple[int, Answer]] = []

    @property
    def decision(self) -> Decision:
        """What is asked now; refused when the game is over."""
        decision = decisions.pending(self.state)
        if decision is None:
            raise Problem("game-over")
        return decision

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.state.phase == OVER

    def legal_answers(self) -> Iterator[Answer]:
        """Every answer that the decision accepts; none when the game is over."""
        decision = decisions.pending(self.state)
        return iter(()) if decision is None else decision.answers()

    def answer(self, answer: Answer | str, player: int | None = None) -> None:
        """Decide; an illegal answer raises ``IllegalAnswer`` and changes nothing. ``player`` says who speaks, if that is to be checked."""
        said = decisions.read_answer(answer) if isinstance(answer, str) else answer
        verb, cards = decisions.check(self.state, said, player)
        before, asked = self.state.copy(), self.state.asking
        log: list[Event] = []
        self.state.log = log
        try:
            machine.answer(self.state, verb, cards)
        except BaseException:
            self.state = before
            raise
        self.state.log = None
        self._past.append(before)
        self._answers.append((asked, said))
        self._events.append(tuple(log))

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._past:
            raise Problem("nothing-to-undo")
        self.state = self._past.pop()
        self._answers.pop()
        self._events.pop()

    def copy(self) -> Game:
        """The same game with its past, free to go another way."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new.state = self.state.copy()
        new._past, new._events, new._answers = self._past[:], self._events[:], self._answers[:]
        return new

    def view(self, seat: int) -> View:
        """What a seat sees now; ``SPECTATOR`` sees what everybody sees."""
        return view(self.state, seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, with full knowledge."""
        return tuple(event for batch in self._events for event in batch)

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last answer made happen, or the set-up if there is none."""
        return self._events[-1]

    def log(self, seat: int, since: int = 0) -> tuple[SeenEvent, ...]:
        """What a seat has learnt, from the answer with this number on."""
        return tuple(seen(self.state, event, seat) for batch in self._events[since:] for event in batch)

    @property
    def answers(self) -> tuple[tuple[int, Answer], ...]:
        """The answers so far, each with the seat that gave it."""
        return tuple(self._answers)

    def scores(self) -> tuple[int, ...]:
        """Everybody's victory points if the game ended now."""
        return tuple(score(self.state, player) for player in range(self.state.players))

    def score_by_card(self, player: int) -> dict[str, tuple[int, int]]:
        """Copies and points of each scoring card of a player."""
        return {self.state.box.names[kind]: (copies, points) for kind, copies, points in score_by_card(self.state, player)}

    def winners(self) -> tuple[int, ...]:
        """Who has won; several share the victory, nobody while the game goes on."""
        return tuple(winners(self.state))

    def rematch(self, seed: int) -> Game:
        """The next game of the same group, with the first player that the rules give: the winner goes last (CORE-27, CORE-28).

        After a tie the lot decides; among all by the second edition, among those who did not win by the first.
        """
        if not self.is_over:
            raise Problem("game-goes-on")
        edition = "1e" if any(name == "base-1e" for name in self.state.box.set_of) else "2e"
        first, _ = next_first_player(edition, self.setup.players, list(self.winners()), seeded(seed))
        return Game(replace(self.setup, seed=seed, first=first))

    def record(self) -> Record:
        """The game as set-up and answers."""
        return Record(self.setup, self.answers)

    @classmethod
    def replay(cls, record: Record) -> Game:
        """Play a record again; the first answer that does not fit raises ``Problem`` and names its number."""
        game = cls(record.setup)
        for number, (player, answer) in enumerate(record.answers, 1):
            try:
                game.answer(answer, player)
            except Problem as problem:
                raise ReplayStopped(game, number, answer, problem) from problem
        return game


class ReplayStopped(Problem):
    """A record that stops making sense at one answer; ``game`` is what came before."""

    def __init__(self, game: Game, number: int, answer: Answer, reason: Problem) -> None:
        super().__init__("record-answer", number=number, answer=str(answer), player=game.state.asking, reason=reason)
        self.game = game
