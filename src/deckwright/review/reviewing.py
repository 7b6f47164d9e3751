"""The review of a record: its answers are played again, and each decision is judged by what its seat could know then.

>>> from deckwright.engine.game import Game, Setup
>>> from deckwright.bots import make_bot
>>> from deckwright.bots.bot import finish
>>> from deckwright.review.reviewing import review
>>> game = finish(Game(Setup(kingdom=("Village",), seed=3, first=0)), [make_bot("big-money"), make_bot("random")])
>>> found = review(game.record(("Ada", "Chance")))
>>> good, bad = (seat.accuracy.accuracy for seat in found.seats)
>>> good > bad
True
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from deckwright.engine.answer import Answer
from deckwright.engine.answering import check, spoken
from deckwright.engine.box import PROVINCE
from deckwright.engine.events import EXTRA_TURN, TURN, Event
from deckwright.engine.game import Game, Record
from deckwright.engine.piles import empty_piles
from deckwright.engine.position import Position
from deckwright.engine.recollection import Recollection
from deckwright.engine.setup import pile_size
from deckwright.engine.state import State
from deckwright.errors import IllegalAnswer, Problem
from deckwright.learn.player import Player, can_judge, learned_player
from deckwright.native.picks import TREASURES, act, allowed
from deckwright.review.chances import Chances, are_rough, even, shares, with_chance
from deckwright.review.judged import BUYS, ENDGAME, OPENING, PLAYS, Choice, Judged, OpeningTurn, Review, TurnReview
from deckwright.review.openings import OPENING_TURNS, bought_in, learned_purchases
from deckwright.review.summing import most_changed, seat_review, turning_points
from deckwright.review.weighing import DEALS, better_by, weigh

SHOWN_CHOICES = 3
Progress = Callable[[int, int], None]


def review(record: Record, progress: Progress | None = None) -> Review:
    """The review of a game that is over; ``progress`` is told after each answer how many of how many are done."""
    work = reviewing(record)
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        if progress is not None:
            progress(done, len(record.answers))


def reviewing(record: Record, player: Player | None = None) -> Generator[int, None, Review]:
    """The same a little at a time: after each answer, how many are done."""
    if not can_judge(record.setup.box()):
        raise Problem("review-kinds")
    game = Game.replay(record, keep=1)
    if not game.is_over:
        raise Problem("review-unfinished")
    course = Course(record, player or learned_player())
    for number, (seat, answer) in enumerate(record.answers):
        course.step(number, seat, answer)
        yield number + 1
    return course.finished()


@dataclass
class Course:
    """The game as far as it has been looked at."""

    record: Record
    player: Player
    decisions: list[Judged] = field(default_factory=list)
    turns: list[TurnReview] = field(default_factory=list)
    openings: dict[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)
    bought: dict[tuple[int, int], list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game = Game(self.record.setup, keep=1)
        for seat in range(self.record.setup.players):
            self.game.recollection(seat)  # from the beginning on: each seat is judged by all that it saw
        self.now = even(self.record.setup.players)
        self._begin(0)

    def _begin(self, number: int) -> None:
        """A turn begins after this many answers."""
        state = self.game.state
        self.whose, self.turn, self.first, self.begun = state.player, state.turns[state.player] + 1, number, self.now
        self.luck = self.choices = (0.0,) * state.players

    def step(self, number: int, seat: int, answer: Answer) -> None:
        """One more answer."""
        state = self.game.state
        self._note_opening(state)
        position = _position_of_choice(state, self.game.recollection(seat), answer, number)
        if position is not None:
            self._judge(position, number, answer)
        self.game.answer(answer, seat)
        events = self.game.last_events
        if self.turn <= OPENING_TURNS:
            self.bought.setdefault((self.whose, self.turn), []).extend(bought_in(events, self.whose, state.box))
        if self.game.is_over:
            self._move(shares(self.game.state), by_choice=False)
        if self.game.is_over or any(event.what in (TURN, EXTRA_TURN) for event in events):
            changed = most_changed(self.whose, self.begun, self.now)
            self.turns.append(TurnReview(self.whose, self.turn, self.first, self.begun, self.now, self.luck, self.choices, changed))
            if not self.game.is_over:
                self._begin(number + 1)

    def _judge(self, position: Position, number: int, answer: Answer) -> None:
        seat = position.seat
        answer = spoken(position.known, *check(position.known, answer))  # as the candidates are written
        weighed = weigh(position, self.player, number, answer)
        given = next(one for one in weighed if one.answer == answer)
        loss = better_by(weighed[0], given)
        best = weighed[0] if loss else given
        self._move(with_chance(given.chances, seat, given.chance + loss), by_choice=False)
        before = self.now
        self._move(given.chances, by_choice=True)
        state = position.known
        own = state.turns[seat] + (state.player == seat)
        choices = tuple(Choice(str(one.answer), one.believed) for one in weighed[:SHOWN_CHOICES])
        self.decisions.append(
            Judged(
                number=number,
                seat=seat,
                turn=max(own, 1),
                part=_part(state, position, max(own, 1)),
                answer=str(answer),
                best=str(best.answer),
                loss=loss,
                before=before,
                after=self.now,
                choices=choices,
                numbers=position.decision.numbers,
                place=position.decision.place,
            )
        )

    def _move(self, to: Chances, by_choice: bool) -> None:
        change = tuple(new - old for new, old in zip(to, self.now, strict=True))
        if by_choice:
            self.choices = _sum(self.choices, change)
        else:
            self.luck = _sum(self.luck, change)
        self.now = to

    def _note_opening(self, state: State) -> None:
        """What the learned player would buy in a turn that begins."""
        key = self.whose, self.turn
        if self.turn <= OPENING_TURNS and key not in self.openings and state.asking == self.whose:
            self.openings[key] = learned_purchases(state, self.player)

    def finished(self) -> Review:
        """Everything together."""
        result = shares(self.game.state)
        seats = []
        for seat in range(len(result)):
            opening = tuple(
                OpeningTurn(turn, tuple(self.bought.get((seat, turn), ())), self.openings[seat, turn], self._lost_in(seat, turn))
                for turn in range(1, OPENING_TURNS + 1)
                if (seat, turn) in self.openings
            )
            seats.append(seat_review(seat, self.decisions, self.turns, result[seat], opening))
        return Review(
            players=len(result),
            names=self.record.names,
            decisions=tuple(self.decisions),
            turns=tuple(self.turns),
            turning_points=turning_points(self.turns),
            seats=tuple(seats),
            deals=DEALS,
            rough=are_rough(len(result)),
        )

    def _lost_in(self, seat: int, turn: int) -> float:
        return sum(one.loss for one in self.decisions if (one.seat, one.turn, one.part) == (seat, turn, OPENING))


def _position_of_choice(state: State, memory: Recollection, answer: Answer, seed: int) -> Position | None:
    """The decision as its seat had it before it, if there was anything to decide: playing Treasures is nothing to decide."""
    able = allowed(state, ())
    if len(able) < 2:
        return None
    if TREASURES not in able:
        return Position(state, memory)
    if answer.verb not in ("buy", "end turn"):
        return None
    played = Position(state, memory).sample(seed)  # whoever buys without them is judged as if all Treasures had been played
    happened: list[Event] = []
    played.log = happened
    act(played, (), TREASURES)
    played.log, memory = None, memory.copy()
    memory.hear(played, happened)
    try:
        check(played, answer, state.asking)
    except IllegalAnswer:
        return None
    return Position(played, memory) if len(allowed(played, ())) > 1 else None


def _part(state: State, position: Position, turn: int) -> str:
    if turn <= OPENING_TURNS:
        return OPENING
    if _is_endgame(state):
        return ENDGAME
    return BUYS if position.decision.phase == "buy" else PLAYS


def _is_endgame(state: State) -> bool:
    """At most half of the Provinces are left, or two piles are empty."""
    return 2 * state.supply[PROVINCE] <= pile_size(state.box, PROVINCE, state.players) or empty_piles(state) >= 2


def _sum(one: Chances, other: Chances) -> Chances:
    return tuple(a + b for a, b in zip(one, other, strict=True))
