"""The past of a game: all its answers, and as many of its moments as are to be kept. The others are worked out again."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from typing import TypeVar

from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.box import Box
from deckwright.engine.events import Event
from deckwright.engine.program import VERB_BY_WORD, Verb
from deckwright.engine.setup import Setup
from deckwright.engine.state import State

Batch = tuple[Event, ...]
"""What one answer made happen."""

Result = TypeVar("Result")

Step = tuple[State, Batch]
"""A state, and what led to it."""

MARK_EVERY = 32
"""Answers between two moments that are kept when the past is played again, so that the next look is quick."""


class History:
    """What came before the present state. With ``keep`` only that many of the last steps are kept, without it all of them."""

    __slots__ = ("_answers", "_batches", "_box", "_dealing", "_marks", "_recalled", "_setup", "_states", "keep")

    def __init__(self, setup: Setup, box: Box, dealing: Batch, keep: int | None) -> None:
        self.keep = keep
        self._setup, self._box, self._dealing = setup, box, dealing
        self._answers: list[bytes] = []
        self._states: list[State] = []
        """The state before each of the last answers."""
        self._batches: list[Batch] = []
        """What each of the same answers made happen."""
        self._marks: dict[int, State] = {}
        """States after some numbers of answers, from when the past was played again."""
        self._recalled: tuple[int, list[Batch]] | None = None
        """Batches that are no longer held, from the first number on, while somebody is told them."""

    def __len__(self) -> int:
        return len(self._answers)

    def add(self, before: State, seat: int, answer: Answer, happened: Batch) -> None:
        """One more step; with it the oldest may be let go."""
        self._answers.append(_packed(self._box, seat, answer))
        self._states.append(before)
        self._batches.append(happened)
        if self.keep is not None and len(self._states) > self.keep:
            del self._states[0], self._batches[0]

    def answers(self, until: int | None = None) -> Iterator[tuple[int, Answer]]:
        """The answers in order, each with the seat that gave it."""
        return (_unpacked(self._box, packed) for packed in self._answers[:until])

    def seats(self, since: int) -> tuple[int, ...]:
        """Who gave each answer after the first ``number``."""
        return tuple(packed[0] for packed in self._answers[since:])

    def last_of(self, seat: int) -> int | None:
        """How many answers came before the last one of a seat, if it gave any."""
        for number in range(len(self._answers) - 1, -1, -1):
            if self._answers[number][0] == seat:
                return number
        return None

    def state_before(self, number: int) -> State:
        """The state in which the answer after ``number`` others was given; not to be changed."""
        gone = self._gone
        return self._states[number - gone] if number >= gone else at_once(self._again(number, 0))[-1][0]

    def distance(self, number: int) -> int:
        """How many answers have to be played again to reach the moment after the first ``number``."""
        return 0 if number >= self._gone else number - max((mark for mark in self._marks if mark <= number), default=0)

    def approach(self, number: int) -> Generator[None, None, None]:
        """Work towards a moment a little at each step, so that looking at it then is quick."""
        if number < self._gone:
            yield from self._again(number, 0)

    def recall(self, since: int) -> Generator[None, None, None]:
        """Work a little at each step towards what happened long ago; until ``forget`` it is ready to be told."""
        gone = self._gone
        if since <= gone and gone:
            steps = yield from self._again(gone, gone - since + 1)
            self._recalled = since, [happened for _, happened in steps[1 if since else 0 :]]

    def forget(self) -> None:
        """What was recalled has been told."""
        self._recalled = None

    def batches(self, since: int) -> list[Batch]:
        """What happened: the set-up is batch 0, the answers are counted from 1."""
        gone = self._gone
        if since > gone:
            return self._batches[since - gone - 1 :]
        if not gone:
            return [self._dealing, *self._batches]
        if self._recalled is None or self._recalled[0] != since or len(self._recalled[1]) != gone - since + 1:
            at_once(self.recall(since))
        assert self._recalled is not None
        older = self._recalled[1]
        self.forget()
        return older + self._batches

    def steps(self, since: int, now: State) -> list[Step]:
        """What each answer after the first ``since`` made happen, and the state that it led to; the last one led to ``now``."""
        gone = self._gone
        if since < gone:
            return [*at_once(self._again(gone, gone - since))[1:], *self.steps(gone, now)]
        states = [*self._states[since - gone :], now]
        return list(zip(states[1:], self._batches[since - gone :], strict=True))

    def go_back(self, number: int) -> State:
        """Forget all answers but the first ones; the state to go on from."""
        gone = self._gone
        if number >= gone:
            state = self._states[number - gone]
            del self._states[number - gone :], self._batches[number - gone :]
        else:
            steps = at_once(self._again(number, number if self.keep is None else min(self.keep, number)))
            state = steps[-1][0]
            self._states = [before for before, _ in steps[:-1]]
            self._batches = [happened for _, happened in steps[1:]]
        del self._answers[number:]
        self._marks = {mark: kept for mark, kept in self._marks.items() if mark <= number}
        self.forget()
        return state

    def copy(self) -> History:
        """The same past, free to go another way."""
        new = History(self._setup, self._box, self._dealing, self.keep)
        new._answers, new._states, new._batches = self._answers[:], self._states[:], self._batches[:]
        new._marks = dict(self._marks)
        return new

    @property
    def _gone(self) -> int:
        """How many of the first answers are no longer held with their states."""
        return len(self._answers) - len(self._states)

    def _again(self, number: int, earlier: int) -> Generator[None, None, list[Step]]:
        """Play answers again: the state after ``number`` and what led to it, behind ``earlier`` ones before it, the first maybe without."""
        start = max((mark for mark in self._marks if mark <= number - earlier), default=0)
        log: list[Event] = []
        state = self._marks[start] if start else self._setup.begin(log)
        steps = deque([(state, tuple(log))], maxlen=earlier + 1)
        for place, packed in enumerate(self._answers[start:number], start + 1):
            seat, answer = _unpacked(self._box, packed)
            state = state.copy()
            state.log = log = []
            give(state, answer, seat)
            state.log = None
            steps.append((state, tuple(log)))
            if place % MARK_EVERY == 0:
                self._marks[place] = state
                yield
        return list(steps)


def at_once(work: Generator[None, None, Result]) -> Result:
    """The result of work that can be done in steps."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


_SAID = 0x80
"""Marks an answer that says a number or names any card, which then takes two bytes."""


def _packed(box: Box, seat: int, answer: Answer) -> bytes:
    """An answer in a few bytes: the seat, the verb, and the kinds, the options or the number it names."""
    verb = VERB_BY_WORD[answer.verb]
    if verb is Verb.NAME:
        return bytes((seat, verb | _SAID)) + box.nameable.index(answer.cards[0]).to_bytes(2, "little")
    if verb in (Verb.CHOOSE, Verb.PAY) and answer.cards[0].isdecimal():
        return bytes((seat, verb | _SAID)) + int(answer.cards[0]).to_bytes(2, "little")
    number_of = box.words.index if verb is Verb.CHOOSE else box.kinds.__getitem__
    return bytes((seat, verb, *map(number_of, answer.cards)))


def _unpacked(box: Box, packed: bytes) -> tuple[int, Answer]:
    seat, verb = packed[0], Verb(packed[1] & ~_SAID)
    if packed[1] & _SAID:
        number = int.from_bytes(packed[2:], "little")
        return seat, Answer(verb.word, (box.nameable[number] if verb is Verb.NAME else str(number),))
    names = box.words if verb is Verb.CHOOSE else box.names
    return seat, Answer(verb.word, tuple(names[number] for number in packed[2:]))
