"""Sessions driven by a script or by a bot in the person's place."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from deckwright.bots import make_bot
from deckwright.bots.bot import Bot
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.terminal.layout import Layout
from deckwright.terminal.session import Session
from deckwright.text import translator

FIRST_GAME = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")


def new_session(language: str = "en", setup: Setup | None = None, width: int = 80) -> Session:
    """A person in seat 0 against Big Money."""
    game = Game(setup or Setup(FIRST_GAME, seed=2, first=0))
    number = game.setup.players
    bots = [make_bot("all-rounder") for _ in range(number)]
    names = ["Ana", *(f"Bot {place}" for place in range(1, number))]
    return Session(game, 0, bots, names, translator(language), Layout(width))


def typed(session: Session, lines: Iterable[str]) -> list[str]:
    """What the session writes while somebody types these lines and then ends the input."""
    left, written = iter(lines), list[str]()
    session.play(lambda: next(left, None), written.append)
    return written


def reply(session: Session, line: str) -> str:
    """The direct reply to one line."""
    session.wait()
    return "\n".join(session.respond(line))


def played_by(session: Session, bot: Bot, spoken: Callable[[Session], str] | None = None) -> list[str]:
    """A whole game in which a bot types in the person's language."""
    written: list[str] = []

    def read() -> str:
        if spoken is not None:
            return spoken(session)
        return session.reader.spoken(bot.decide(Position(session.game.state)), session.game.decision)

    assert session.play(read, written.append)
    return written
