"""A client's side of a table: what it builds from the messages it is told, and what it may say next."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from deckwright.bots.random_bot import random_answer
from deckwright.engine.decision import Decision
from deckwright.engine.places import PLACES, Sight

Message = dict[str, Any]


class Followed:
    """A table as a client knows it: the last update, and the log put together from all of them."""

    def __init__(self) -> None:
        self.last: Message | None = None
        self.seat: int | None = None
        self.log: list[Any] = []

    def take(self, message: Message) -> None:
        """Follow one message; what could not come from a server that keeps its word is an error."""
        if message["tell"] == "welcome":
            self.seat = message["seat"]
        elif message["tell"] == "update":
            self._update(message)

    def _update(self, message: Message) -> None:
        if self.last is not None:
            assert message["version"] >= self.last["version"], "a version went back"
            assert message["game"] >= self.last["game"]
            assert message["position"] >= self.last["position"], "a position came back"
            if message["position"] == self.last["position"]:
                assert message["answers"] == self.last["answers"], "one name for two positions"
            if message["game"] != self.last["game"]:
                assert message["log_from"] == 0, "a new game has a new log"
        assert message["log_from"] <= len(self.log), "a gap in the log"
        passed = [step["answers"] for step in message["steps"]]
        assert passed == list(range(message["answers"] - len(passed), message["answers"])), "a gap between the steps"
        assert not passed or passed[0] >= message["log_from"], "a step that was told before"
        self.log[message["log_from"] :] = message["log"]
        assert len(self.log) == (message["answers"] + 1 if message["view"] else 0)
        self.last = message

    @property
    def version(self) -> int | None:
        """The last version seen."""
        return None if self.last is None else int(self.last["version"])

    @property
    def game(self) -> int | None:
        """The game that was going on then."""
        return None if self.last is None else int(self.last["game"])

    @property
    def state(self) -> str:
        """``waiting``, ``playing`` or ``over``."""
        return "waiting" if self.last is None else str(self.last["table"]["state"])

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked."""
        return None if self.last is None else asked(self.last["view"])

    @property
    def known(self) -> object:
        """Everything that a fresh client has to be told in the same way."""
        assert self.last is not None
        lasting = {name: value for name, value in self.last.items() if name not in ("log", "log_from", "seconds", "steps")}
        return lasting, self.log


def asked(view: Message | None) -> Decision | None:
    """The decision that a view on the wire asks for."""
    found = None if view is None else view["decision"]
    if found is None:
        return None
    return msgspec.convert(found, Decision)


def some_answer(decision: Decision, random: Random) -> str:
    """A legal answer as it is sent."""
    return str(random_answer(decision, random))


def check_fair(view: Message, seat: int | None, everything: bool) -> None:
    """A view shows names only where its seat may look: others' hands and decks are numbers or nothing."""
    assert view["decision"] is None or view["decision"]["player"] == seat
    for place, shown in enumerate(view["seats"]):
        seen = everything or place == seat
        for row in PLACES:
            found = shown["places"].get(row.name)
            if row.seen is Sight.OWNER and row.name in shown["places"]:
                assert isinstance(found, list if seen else int), (row.name, shown)
        assert (shown["places"]["deck"] is not None) == seen
        assert len(shown["places"]["discard"]) <= 1
