"""A bot that is somebody's program: it is told what its seat sees and which answers are legal, in lines of JSON (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from deckwright.bots.program import GOODBYE_SECONDS, BotFailed, Program
from deckwright.bots.random_bot import Selections, random_answer
from deckwright.engine.answer import Answer, read_answer
from deckwright.engine.answering import check
from deckwright.engine.decision import Decision
from deckwright.engine.position import Position
from deckwright.errors import IllegalAnswer, Problem, shortened
from deckwright.version import __version__

PROTOCOL = 1
MOST_ANSWERS = 200
"""Legal answers that are listed; where there are more, only some of them are, and the offers of the decision say all."""
SOME_ANSWERS = 20
LONGEST_LIMIT = 1_000_000
"""Seconds that a program may be given."""
MOST_STARTS = 3
"""A program that fails to start so often in a row is not tried again."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a program may take, in seconds."""

    decision: float = 10.0
    start: float = 30.0

    def __post_init__(self) -> None:
        for seconds in (self.decision, self.start):
            if not 0 < seconds <= LONGEST_LIMIT:  # infinity is nothing that JSON can say
                raise Problem("bot-limit", seconds=f"{seconds:g}", most=LONGEST_LIMIT)


class ProgramBot:
    """Plays what a program answers. One process plays one game after the other; after a failure the next game has a new one."""

    def __init__(self, command: Sequence[str], limits: Limits = Limits()) -> None:  # noqa: B008  it never changes
        self.command, self.limits = tuple(command), limits
        self._program: Program | None = None
        self._games = self._questions = self._failed_starts = 0
        self._last_failure: BotFailed | None = None

    def begin(self, seat: int, players: int, kingdom: Sequence[str], sets: Sequence[str]) -> None:
        """A new game; the program is started if none is running."""
        if self._program is None:
            self._program = self._started()
        self._games += 1
        self._program.tell(
            {"tell": "game", "game": self._games, "seat": seat, "players": players, "kingdom": list(kingdom), "sets": list(sets)}
        )

    def decide(self, position: Position) -> Answer:
        """Its answer; ``BotFailed`` if it has none in time, or one that is not legal."""
        if self._program is None:  # whoever plays a single game need not begin it
            self.begin(position.seat, len(position.view.seats), position.box.kingdom, position.box.sets)
        program = self._program
        assert program is not None
        if program.has_spoken():
            raise self._fail(program, "bot-unasked")
        self._questions += 1
        program.tell(_question(position, self._games, self._questions))
        said = self._heard(program, self.limits.decision)
        if said.get("say") != "answer" or said.get("question") != self._questions or not isinstance(said.get("answer"), str):
            raise self._fail(program, "bot-wrong-message", said=_echo(said), question=self._questions)
        return self._legal(program, position, said["answer"])

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game has ended."""
        if self._program is not None:
            self._program.tell({"tell": "over", "game": self._games, "scores": list(scores), "winners": list(winners)})

    def close(self, seconds: float = GOODBYE_SECONDS) -> None:
        """End the program; it has so long to do that by itself."""
        if self._program is not None:
            self._program.tell({"tell": "goodbye"})
            self._program.end(seconds)
            self._program = None

    def _legal(self, program: Program, position: Position, text: str) -> Answer:
        try:
            answer = read_answer(text)
            check(position.known, answer)
        except IllegalAnswer as problem:
            raise self._fail(program, "bot-illegal", answer=shortened(text), reason=problem) from None
        return answer

    def _started(self) -> Program:
        if self._failed_starts >= MOST_STARTS and self._last_failure is not None:
            raise self._last_failure
        try:
            program = Program(self.command)
            program.tell({"tell": "hello", "protocol": PROTOCOL, "version": __version__, "decision_seconds": self.limits.decision})
            said = program.hear(self.limits.start)
            if said.get("say") != "ready" or said.get("protocol") != PROTOCOL:
                raise program.failed("bot-wrong-start", said=_echo(said), protocol=PROTOCOL)
        except BotFailed as failure:
            self._failed_starts += 1
            self._last_failure = failure
            raise
        self._failed_starts = 0
        return program

    def _heard(self, program: Program, seconds: float) -> dict[str, Any]:
        try:
            return program.hear(seconds)
        except BotFailed:
            self._program = None
            raise

    def _fail(self, program: Program, code: str, **details: Any) -> BotFailed:
        self._program = None
        return program.failed(code, **details)


@contextmanager
def programs_closed(bots: Iterable[object]) -> Iterator[None]:
    """In the end, programs among these bots are ended; at once where something else ends early, as after Ctrl-C."""
    seconds = 0.0
    try:
        yield
        seconds = GOODBYE_SECONDS
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close(seconds)


def _question(position: Position, game: int, question: int) -> bytes:
    """What is asked, with the view of the seat and the legal answers."""
    answers, more = legal_answers(position.decision)
    return msgspec.json.encode(
        {
            "tell": "ask",
            "game": game,
            "question": question,
            "view": position.view,
            "answers": answers,
            "more_answers": more,
        }
    )


def legal_answers(decision: Decision) -> tuple[list[str], bool]:
    """The legal answers as they are written, and whether there are more; they are counted first, since listing them may take for ever."""
    if sum(Selections(decision, verb).number for verb in decision.verbs) <= MOST_ANSWERS:
        return [str(answer) for answer in decision.answers()], False
    random = Random(0)
    return list(dict.fromkeys(str(random_answer(decision, random)) for _ in range(SOME_ANSWERS))), True


def _echo(said: dict[str, Any]) -> str:
    return shortened(msgspec.json.encode(said).decode(errors="replace"))
