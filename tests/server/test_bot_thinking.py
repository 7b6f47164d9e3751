"""Bots that think: away from the event loop, so that nobody waits for them but those at their table, and by what their seat knows."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from starlette.testclient import TestClient

from deckwright.bots.levels import LEVELS
from deckwright.engine.answer import Answer
from deckwright.engine.position import Position
from deckwright.server import bot_thinking, pauses
from deckwright.server.players import bots, thinks
from tests.server.talking import PERSON, Talker, make_table
from tests.server.test_sockets import two_persons

MASTER = {"kind": "bot", "bot": "master"}


class Held:
    """A bot that thinks until it is let go."""

    def __init__(self) -> None:
        self.asked, self.let_go = threading.Semaphore(0), threading.Semaphore(0)
        self.given: list[float] = []

    def __call__(self, position: Position, name: str, milliseconds: float) -> Answer:
        self.given.append(milliseconds)
        self.asked.release()
        assert self.let_go.acquire(timeout=60)
        return next(iter(position.decision.answers()))


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    bot = Held()
    monkeypatch.setattr(bot_thinking, "thought_answer", bot)
    return bot


def against_a_master(client: TestClient, **options: Any) -> Talker:
    """Somebody at a table with a bot that thinks."""
    taken = make_table(client, PERSON, MASTER, **options)
    person = Talker(client, taken["table"], taken["token"])
    person.catch_up()
    return person


def while_it_thinks(client: TestClient, held: Held) -> Talker:
    """Somebody who waits for a bot that thinks and is held."""
    person = against_a_master(client)
    if person.decision is not None:
        person.answer("end turn")
        person.catch_up()
    assert held.asked.acquire(timeout=60)
    assert person.decision is None
    return person


def test_nobody_waits_for_a_bot_that_thinks(client: TestClient, held: Held) -> None:
    person = while_it_thinks(client, held)
    asked, other = two_persons(client)
    for _ in range(6):
        asked.answer("end turn")  # comes back only when it is done
        other.catch_up()
        asked, other = other, asked
    assert person.catch_up() == [], "the bot still thinks, and its table is heard all the same"
    held.let_go.release(1000)
    while person.decision is None:
        person.receive()
    assert max(held.given) <= thinks("master")


def test_what_was_said_is_told_before_a_bot_has_thought(client: TestClient, held: Held) -> None:
    """The own answer is on disk and shown while the bot thinks."""
    person = while_it_thinks(client, held)
    assert person.followed.last is not None
    assert person.followed.last["table"]["state"] == "playing"
    held.let_go.release(1000)
    while person.decision is None:
        person.receive()


def test_who_has_left_is_no_longer_thought_for(client: TestClient, held: Held) -> None:
    person = while_it_thinks(client, held)
    person.done("leave")
    held.let_go.release(1000)
    assert [message["tell"] for message in person.catch_up()].count("refused") == 0


def turns(person: Talker, number: int) -> None:
    """This many of the first turns, in which nothing is bought."""
    for _ in range(number):
        while person.decision is None or person.decision.phase != "buy":
            person.receive()
        person.answer("end turn")
        person.catch_up()


def test_a_bot_that_fails_is_stood_in_for(client: TestClient, monkeypatch: pytest.MonkeyPatch, failing_on_purpose: None) -> None:
    def fail(position: Position, name: str, milliseconds: float) -> Answer:
        raise ValueError("no idea")

    monkeypatch.setattr(bot_thinking, "thought_answer", fail)
    turns(against_a_master(client), 2)


def test_a_master_plays_on_a_server(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real one, also at a table that gives nothing away."""
    monkeypatch.setattr(pauses, "PAUSE_SECONDS", 0.0)
    for discreet in (False, True):
        turns(against_a_master(client, discreet=discreet), 2)


def test_levels_are_offered_first() -> None:
    offered = [(bot.id, bot.kind, bot.character) for bot in bots()]
    assert offered[:4] == [(level.id, "level", level.character) for level in LEVELS]
    assert {"all-rounder", "learned", "random"} <= {bot for bot, _, _ in offered[4:]}
