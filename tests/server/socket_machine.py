"""Persons and watchers at one table as a machine with rules: hypothesis chooses what is said next."""

from __future__ import annotations

import copy
from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from starlette.testclient import TestClient

from deckwright.server.limits import LONGEST_MESSAGE
from deckwright.server.table import Table
from deckwright.server.table_socket import MOST_MISTAKES
from tests.server.following import Followed, Message, check_fair, some_answer
from tests.server.sayings import ANSWERS, JSON, NEARLY, NONSENSE, OPTIONS, REQUEST, SEATS
from tests.server.talking import PERSON, Talker, join, make_table

MOST_SOCKETS = 6


class Sockets(RuleBasedStateMachine):
    """Persons and watchers at one table."""

    def __init__(self, client: TestClient, outcomes: Counter[tuple[str, str]]) -> None:
        super().__init__()
        self.client, self.outcomes = client, outcomes
        self.talkers: list[Talker] = []
        self.tokens: dict[int, str] = {}
        self.mistakes: dict[int, int] = defaultdict(int)
        self.remembered: list[tuple[int | None, Followed]] = []
        self.last_done: tuple[Talker, Message, int] | None = None

    @initialize(seats=SEATS, options=OPTIONS, full=st.sampled_from([True, True, True, False]))
    def make(self, seats: list[dict[str, str]], options: dict[str, Any], full: bool) -> None:
        taken = make_table(self.client, PERSON, *seats, **options)
        self.options, self.address = options, taken["table"]
        self.tokens[taken["seat"]] = taken["token"]
        self.sit(taken["seat"])
        while full and self.table.state == "waiting":
            self.join()

    @property
    def table(self) -> Table:
        """The server's own idea of the table, to compare with; nothing runs there while a rule looks."""
        assert self.client.portal is not None
        found: Table = self.client.portal.call(self.client.app.state.tables.find, self.address).table  # type: ignore[attr-defined]
        return found

    def sit(self, seat: int | None, followed: Followed | None = None) -> Talker:
        known: dict[str, Any] = {} if followed is None else {"version": followed.version, "game": followed.game}
        known["steps"] = len(self.talkers) % 2 == 0
        talker = Talker(self.client, self.address, None if seat is None else self.tokens[seat], followed, **known)
        assert talker.greeting[0]["tell"] == "welcome"
        assert talker.followed.seat == seat
        self.talkers.append(talker)
        return talker

    def hang_up(self, talker: Talker) -> None:
        talker.close()
        self.talkers.remove(talker)
        if self.last_done is not None and self.last_done[0] is talker:
            self.last_done = None

    def attempt(self, talker: Talker, say: str, request: str | None = None, **details: Any) -> Message:
        """Ask for something. A refused request changes nothing and nobody hears of it; a look shows and changes nothing."""
        before = self.table.version, self.table.answers
        for other in self.talkers:
            other.catch_up()
        answer = talker.ask(say, request, **details)
        if answer["tell"] == "done":
            assert answer["version"] <= self.table.version
            self.last_done = talker, {"say": say, "request": answer["request"], **details}, answer["version"]
        else:
            assert (self.table.version, self.table.answers) == before
            assert all(other.catch_up() == [] for other in self.talkers)
        if answer["tell"] == "refused":
            assert answer["problem"]["code"] != "server-failed"
            assert answer["problem"]["message"]
        self.outcomes[say, answer["tell"]] += 1
        return answer

    def some(self, number: int) -> Talker:
        return self.talkers[number % len(self.talkers)]

    @property
    def players(self) -> list[Talker]:
        return [talker for talker in self.talkers if talker.token is not None]

    @property
    def away(self) -> list[int]:
        """Persons without a socket for whom no bot plays."""
        present = {talker.followed.seat for talker in self.players}
        return [seat for seat in self.tokens if seat not in present and not self.table.seats[seat].left]

    @property
    def can_open(self) -> bool:
        return len(self.talkers) < MOST_SOCKETS

    # Coming and going

    @rule()
    def join(self) -> None:
        free = [place for place, seat in enumerate(self.table.seats) if not seat.taken]
        if free:
            taken = join(self.client, self.address, "Ann")
            self.tokens[taken["seat"]] = taken["token"]
            self.watchers_go()
            self.sit(taken["seat"])
        else:
            response = self.client.post(f"/api/tables/{self.address}/seats", json={"name": "Late"})
            assert (response.status_code, response.json()["code"]) == (409, "table-full")

    def watchers_go(self) -> None:
        """When a game begins that nobody may watch."""
        if self.options["spectators"] == "off" and self.table.state != "waiting":
            for talker in [talker for talker in self.talkers if talker.token is None]:
                messages, code = talker.closed_with()
                assert messages[-1]["problem"]["code"] == "no-spectators"
                assert all(message["tell"] != "update" or message["view"] is None for message in messages)
                assert code == 1008
                self.hang_up(talker)

    @precondition(lambda self: self.can_open)
    @rule(number=st.integers(0, 5))
    def come(self, number: int) -> None:
        self.sit(sorted(self.tokens)[number % len(self.tokens)]) if self.tokens else None

    @precondition(lambda self: self.can_open)
    @rule()
    def watch(self) -> None:
        if self.options["spectators"] != "off" or self.table.state == "waiting":
            self.sit(None)
        else:
            assert self.turned_away({"say": "hello"}) == "no-spectators"

    @rule(token=st.text(min_size=1, max_size=100))
    def come_with_a_wrong_token(self, token: str) -> None:
        assert self.turned_away({"say": "hello", "token": token}) == "unknown-token"

    @rule(message=NEARLY | JSON)
    def begin_with_anything(self, message: object) -> None:
        if not isinstance(message, dict) or message.get("say") != "hello" or not set(message) <= {"say"}:
            self.turned_away(message)

    def turned_away(self, message: object) -> str:
        """Begin a socket in a way that is refused."""
        with self.client.websocket_connect(f"/api/tables/{self.address}/socket") as socket:
            socket.send_json(message)
            answer = socket.receive_json()
            if answer["tell"] == "welcome":
                return ""
            assert answer["tell"] == "refused"
            assert socket.receive()["type"] == "websocket.close"
        return str(answer["problem"]["code"])

    @precondition(lambda self: len(self.talkers) > 1)
    @rule(number=st.integers(0, 5))
    def go(self, number: int) -> None:
        talker = self.some(number)
        self.remembered.append((talker.followed.seat, copy.deepcopy(talker.followed)))
        self.hang_up(talker)

    @precondition(lambda self: self.remembered and self.can_open)
    @rule(number=st.integers(0, 50))
    def come_again_with_an_old_version(self, number: int) -> None:
        seat, followed = self.remembered[number % len(self.remembered)]
        if seat in self.tokens or (seat is None and (self.options["spectators"] != "off" or self.table.state == "waiting")):
            self.sit(seat, copy.deepcopy(followed))

    # Playing

    @rule(seed=st.integers(0, 1 << 32), most=st.sampled_from([1, 3, 10, 40, 200]))
    def play(self, seed: int, most: int) -> None:
        random = Random(seed)
        for _ in range(most):
            if self.give_an_answer(random) is None:
                return

    def give_an_answer(self, random: Random) -> Talker | None:
        """Whoever is asked answers, and comes to do so; nobody does where the game is over or all have left."""
        seat = self.table.asked
        if seat not in self.tokens or not self.table.seats[seat].plays_itself:
            return None
        asked = next((talker for talker in self.players if talker.followed.seat == seat), None) or self.sit(seat)
        asked.catch_up()
        assert asked.decision is not None
        assert asked.followed.last is not None
        answer = some_answer(asked.decision, random)
        assert self.attempt(asked, "answer", position=asked.followed.last["position"], answer=answer)["tell"] == "done"
        return asked

    @rule(number=st.integers(0, 5), answer=ANSWERS, off=st.sampled_from([0, 0, 0, 1, -1, 1000]), request=REQUEST)
    def answer_anything(self, number: int, answer: str, off: int, request: str) -> None:
        self.attempt(self.some(number), "answer", request, position=max(0, self.table.position + off), answer=answer)

    @precondition(lambda self: self.last_done is not None)
    @rule()
    def say_it_again(self) -> None:
        assert self.last_done is not None
        talker, message, version = self.last_done
        talker.catch_up()
        before = self.table.version
        talker.send(message)
        assert talker.receive() == {"tell": "done", "request": message["request"], "version": version}
        assert self.table.version == before

    def person(self, number: int, wanted: Callable[[Message, int], bool]) -> Talker:
        """A person for whom this holds, if there is one; else anybody."""
        fitting = [talker for talker in self.players if wanted(talker.followed.last or {}, talker.followed.seat or 0)]
        return fitting[number % len(fitting)] if fitting else self.some(number)

    @precondition(lambda self: self.table.state == "playing")
    @rule(seed=st.integers(0, 1 << 32), opinions=st.lists(st.sampled_from([True, True, True, False]), min_size=1, max_size=3))
    def take_back(self, seed: int, opinions: list[bool]) -> None:
        """Somebody wants to take back what they just said, and those who are asked say what they think of it."""
        talker = self.give_an_answer(Random(seed))
        self.attempt(talker or self.some(seed), "undo")
        for agree in opinions:
            wish = self.table.undo_wish
            waiting = [talker for talker in self.players if wish is not None and talker.followed.seat in wish.waiting]
            if waiting:
                self.attempt(waiting[0], "consent", agree=agree)

    @precondition(lambda self: any(seat.left for seat in self.table.seats))
    @rule(number=st.integers(0, 5))
    def come_back(self, number: int) -> None:
        self.attempt(self.person(number, lambda last, seat: last["table"]["seats"][seat]["left"]), "return")

    @precondition(lambda self: self.table.state == "over")
    @rule(number=st.integers(0, 5), fresh=st.booleans())
    def play_again(self, number: int, fresh: bool) -> None:
        self.attempt(self.person(number, lambda last, seat: seat not in last["table"]["rematch"]), "rematch", fresh=fresh)

    @precondition(lambda self: self.table.state == "playing" and self.away)
    @rule(number=st.integers(0, 5))
    def let_a_bot_play(self, number: int) -> None:
        self.attempt(self.person(number, lambda last, seat: not last["table"]["seats"][seat]["left"]), "replace", seat=self.away[0])

    @rule(number=st.integers(0, 5), say=st.sampled_from(["undo", "rematch", "leave", "leave", "leave", "return", "consent", "replace"]))
    def ask(self, number: int, say: str) -> None:
        talker = self.some(number)
        waiting = self.table.state == "waiting"
        details: dict[str, dict[str, Any]] = {"consent": {"agree": True}, "replace": {"seat": number}}
        answer = self.attempt(talker, say, **details.get(say, {}))
        if say == "leave" and waiting and answer["tell"] == "done":
            token, self.last_done = self.tokens.pop(self.seat_of(talker)), None
            for other in [other for other in self.talkers if other.token == token]:
                other.catch_up()
                assert other.followed.seat is None
                other.token = None

    def seat_of(self, talker: Talker) -> int:
        return next(seat for seat, token in self.tokens.items() if token == talker.token)

    @rule(number=st.integers(0, 5), at=st.integers(0, 100), everything=st.booleans())
    def look(self, number: int, at: int, everything: bool) -> None:
        talker = self.some(number)
        answer = self.attempt(talker, "look", at=at, open=everything)
        if answer["tell"] == "past":
            assert at <= self.table.answers
            assert answer["at"] == at
            if not everything:
                self.check_view(answer["view"], talker.followed.seat)

    # Nonsense

    def mistake(self, talker: Talker) -> None:
        """One more message that can't be read: refused, and too many of them end the socket."""
        refused = talker.receive()
        assert (refused["tell"], refused["request"]) == ("refused", None)
        self.mistakes[id(talker)] += 1
        if self.mistakes[id(talker)] == MOST_MISTAKES:
            assert talker.closed_with()[1] == 1008
            self.hang_up(talker)
            self.keep_one()

    def keep_one(self) -> None:
        if not self.talkers:
            self.sit(min(self.tokens)) if self.tokens else self.join()

    @rule(number=st.integers(0, 5), nonsense=NONSENSE)
    def say_nonsense(self, number: int, nonsense: str | bytes) -> None:
        talker = self.some(number)
        talker.catch_up()
        if isinstance(nonsense, bytes):
            talker.send_bytes(nonsense)
        else:
            talker.send_text(nonsense)
        self.mistake(talker)

    @rule(number=st.integers(0, 5), message=NEARLY)
    def say_nearly(self, number: int, message: Message) -> None:
        """The answer to half a message is a refusal, or what the message means if it happens to be whole."""
        talker = self.some(number)
        talker.catch_up()
        if message["say"] == "leave" or self.mistakes[id(talker)] == MOST_MISTAKES - 1:  # these have rules of their own
            return
        talker.send(message)
        if message == {"say": "ping"}:
            assert talker.receive() == {"tell": "pong"}
            return
        answers = [one for one in talker.catch_up() if one["tell"] != "update"]
        assert len(answers) == 1, answers
        if answers[0]["tell"] == "refused" and answers[0]["problem"]["code"] == "message-unreadable":
            self.mistakes[id(talker)] += 1

    @precondition(lambda self: len(self.talkers) > 1)
    @rule(number=st.integers(0, 5), binary=st.booleans())
    def say_too_much(self, number: int, binary: bool) -> None:
        talker = self.some(number)
        talker.catch_up()
        text = '{"say":"ping"}' + " " * LONGEST_MESSAGE
        if binary:
            talker.send_bytes(text.encode())
        else:
            talker.send_text(text)
        messages, code = talker.closed_with()
        assert [message["problem"]["code"] for message in messages] == ["message-too-long"]
        assert code == 1009
        self.hang_up(talker)

    @rule(number=st.integers(0, 5))
    def greet_twice(self, number: int) -> None:
        talker = self.some(number)
        talker.catch_up()
        talker.send({"say": "hello", "request": "again"})
        answer = talker.receive()
        assert (answer["tell"], answer["request"], answer["problem"]["code"]) == ("refused", "again", "hello-once")

    # What always holds

    def check_view(self, view: Message | None, seat: int | None) -> None:
        if view is not None:
            check_fair(view, seat, seat is None and self.options["spectators"] == "open")

    @invariant()
    def everybody_knows_the_same_version(self) -> None:
        for talker in self.talkers:
            talker.catch_up()
            assert talker.followed.version == self.table.version
            assert talker.followed.last is not None
            for shown in (talker.followed.last, *talker.followed.last["steps"]):
                self.check_view(shown["view"], talker.followed.seat)
            assert (talker.followed.last["table"]["key"] != "") == (self.table.state == "over")

    @precondition(lambda self: self.can_open)
    @rule(number=st.integers(0, 5))
    def compare_with_a_fresh_client(self, number: int) -> None:
        talker = self.some(number)
        fresh = self.sit(talker.followed.seat)
        talker.catch_up()
        assert talker.followed.known == fresh.followed.known
        self.hang_up(fresh)

    def teardown(self) -> None:
        """At the end everybody's picture is the one that a new server reads from disk."""
        if not hasattr(self, "address"):
            return
        for talker in list(self.talkers):
            self.hang_up(talker)
        again = Table.read(self.client.app.state.tables.storage.entries(self.address))  # type: ignore[attr-defined]
        for name in ("version", "position", "answers", "games", "state"):
            assert getattr(again, name) == getattr(self.table, name)
