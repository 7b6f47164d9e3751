"""At a discreet table neither what is told nor how often it is told depends on a hidden hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from deckwright.engine.program import ZONES
from deckwright.engine.view import Parts
from deckwright.server import entries, pauses, table, tables
from deckwright.server.live_table import LiveTable
from deckwright.server.messages import Options, SeatChoice
from tests.server.conftest import serving
from tests.server.following import Message
from tests.server.sitting import PERSON as PERSON_SEAT
from tests.server.sitting import play_to_the_end, stored, table_of
from tests.server.talking import BOT, FIRST_GAME, PERSON, Talker, join, make_table
from tests.server.test_clock import in_its_loop, tables_of
from tests.support import random_setup

KINGDOM = {"by": "cards", "cards": ["Moat", "Village", "Witch"], "sets": ["base-2e"]}


@pytest.fixture(autouse=True)
def same_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are told apart by nothing but a hand, seat 0 begins, and a pause ends when a test says so."""
    monkeypatch.setattr(table, "new_key", lambda: "0" * 63 + "1")
    monkeypatch.setattr(tables, "new_address", lambda: "address-of-it")
    monkeypatch.setattr(pauses, "PAUSE_SECONDS", 3600.0)


def end_pause(client: TestClient, live: LiveTable) -> None:
    """Let the pause be over now."""
    pause = live.pause
    assert pause is not None
    assert not pause.is_over
    in_its_loop(client, lambda: pause.end(lambda: tables_of(client)._pause_is_over(live.table.id, pause.position)))


def hold(live: LiveTable, seat: int, *cards: str) -> None:
    """Another hand for a seat, as if it had been drawn."""
    assert live.table.game is not None
    state = live.table.game.state
    state.zones[seat * ZONES] = bytes(state.box.kinds[name] for name in cards)
    live.table.parts = Parts()  # what was made from the state before


class Discreet:
    """A discreet table for two with somebody who watches; seat 0 begins."""

    def __init__(self, client: TestClient, **options: Any) -> None:
        self.client = client
        taken = make_table(client, PERSON, PERSON, kingdom=KINGDOM, discreet=True, **options)
        self.live = tables_of(client).live[taken["table"]]
        tokens = taken["token"], join(client, taken["table"])["token"]
        self.seats = [Talker(client, taken["table"], token) for token in tokens]
        self.watching = Talker(client, taken["table"], None)
        self.catch_up()

    def catch_up(self) -> None:
        for talker in (*self.seats, self.watching):
            talker.catch_up()

    def give(self, seat: int, *cards: str) -> None:
        hold(self.live, seat, *cards)

    def end_pause(self) -> None:
        """Until the pause is over nobody hears anything; then everybody does."""
        others = [talker for seat, talker in enumerate(self.seats) if seat != self.live.table.asked]
        assert [talker.catch_up() for talker in (*others, self.watching)] == [[]] * (len(others) + 1)
        version = self.live.table.version
        end_pause(self.client, self.live)
        while self.watching.receive()["version"] == version:
            pass
        self.catch_up()

    def answer(self, seat: int, text: str) -> None:
        """Answer a question that is not veiled."""
        talker = self.seats[seat]
        talker.done("answer", f"{seat}-{self.live.table.version}", position=talker.position, answer=text)
        self.catch_up()

    def say(self, seat: int, text: str) -> None:
        """Answer a veiled question and wait for nothing: the answer is held."""
        talker = self.seats[seat]
        talker.send({"say": "answer", "request": f"{seat}-{self.live.table.version}", "position": talker.position, "answer": text})


def with_two_hands(tmp_path: Path, play: Callable[[Discreet, bool], None], **options: Any) -> list[list[list[str]]]:
    """What the opponent and whoever watches were told, in a game with the hidden card and in one without it."""
    told = []
    for has_it in (False, True):
        (tmp_path / str(has_it)).mkdir()
        with serving(tmp_path / str(has_it) / "tables.sqlite") as client:
            game = Discreet(client, **options)
            play(game, has_it)
            game.catch_up()
            told.append([[text for text in talker.told if '"pong"' not in text] for talker in (game.seats[0], game.watching)])
    return told


def an_attack(game: Discreet, has_it: bool) -> None:
    """Seat 0 attacks; seat 1 holds a Moat or doesn't, and shows it at no time."""
    assert game.live.table.asked == 0
    game.give(0, "Witch", "Copper", "Copper", "Copper", "Copper")
    game.give(1, "Moat" if has_it else "Estate", "Copper", "Copper", "Copper", "Copper")
    game.say(0, "play Witch")
    game.end_pause()
    assert game.live.table.asked == 1
    if has_it:
        game.say(1, "pass")  # sooner than the pause is over
    game.end_pause()
    assert game.live.table.asked == 0
    assert not game.live.table.is_veiled
    game.answer(0, "end turn")
    assert game.live.table.asked == 1  # the Action phase, for whoever has a Moat and for whoever has not
    if has_it:
        game.say(1, "end actions")
    game.end_pause()
    game.seats[1].done("undo", "undo")
    game.catch_up()
    assert game.live.table.is_veiled
    if has_it:
        game.say(1, "end actions")
    game.end_pause()
    game.answer(1, "play treasures")
    game.answer(1, "end turn")
    assert game.live.table.asked == 0


def test_whether_a_hand_has_a_reaction_or_an_action_is_not_told(tmp_path: Path) -> None:
    without, with_it = with_two_hands(tmp_path, an_attack)
    assert [len(texts) for texts in without] == [len(texts) for texts in with_it]
    assert without == with_it


def test_at_other_tables_it_is_told(tmp_path: Path) -> None:
    """The comparison would notice: without the option the two games are told in different ways."""

    def attack(game: Discreet, has_it: bool) -> None:
        state = game.live.table.game
        assert state is not None
        state.state.discreet = False
        game.give(0, "Witch", "Copper", "Copper", "Copper", "Copper")
        game.give(1, "Moat" if has_it else "Estate", "Copper", "Copper", "Copper", "Copper")
        game.say(0, "play Witch")
        end_pause(game.client, game.live)
        game.seats[0].receive()

    without, with_it = with_two_hands(tmp_path, attack)
    assert without != with_it


def test_the_clock_and_undo_of_others_look_the_same(client: TestClient) -> None:
    game = Discreet(client, clock=3600)
    assert game.live.table.is_veiled
    assert game.seats[1].followed.last is not None
    assert game.seats[1].followed.last["view"]["phase"] == "action"
    assert game.seats[1].followed.last["view"]["decision"] is None
    assert game.seats[1].followed.last["seconds"] in (3600, 3599)
    game.end_pause()
    assert game.seats[1].followed.last["view"]["phase"] == "buy"
    assert game.seats[1].followed.last["table"]["news"] == []
    assert game.seats[1].followed.last["table"]["clocked"] == []


def test_an_answer_waits_for_the_end_of_the_pause_and_nothing_else_does(client: TestClient) -> None:
    game = Discreet(client)
    game.give(0, "Village", "Copper", "Copper", "Copper", "Copper")
    game.say(0, "play Village")
    assert game.seats[1].catch_up() == []
    assert game.seats[1].ask("look", at=0)["tell"] == "past"
    assert game.live.table.answers == 0
    end_pause(client, game.live)
    assert game.watching.receive()["answers"] == 1
    assert [event["what"] for event in game.watching.followed.log[-1]][:1] == ["play"]


def test_whoever_gives_the_single_answer_is_heard(client: TestClient) -> None:
    """A program need not know that the table would have answered by itself."""
    game = Discreet(client)
    game.say(0, "end actions")
    game.end_pause()
    assert '"done"' in game.seats[0].told[-2]
    assert game.live.table.answers == 1


def test_what_is_asked_with_a_choice_waits_for_its_person_after_the_pause(client: TestClient) -> None:
    game = Discreet(client)
    game.give(0, "Village", "Copper", "Copper", "Copper", "Copper")
    end_pause(client, game.live)
    assert game.seats[0].answer("play Village")
    assert game.live.table.answers == 1
    assert game.live.table.asked == 0


def test_bots_take_the_same_time(client: TestClient) -> None:
    taken = make_table(client, PERSON, BOT, kingdom=FIRST_GAME, discreet=True)
    live = tables_of(client).live[taken["table"]]
    talker = Talker(client, taken["table"], taken["token"])
    seen: list[Message] = []
    for _ in range(4):
        before = live.table.answers
        end_pause(client, live)
        message = talker.receive()
        while message["tell"] != "update" or message["answers"] == before:
            message = talker.receive()
        seen.append(message)
        if live.table.asked == taken["seat"] and not live.table.is_veiled:
            talker.answer("end turn")
    assert all(after["answers"] > before["answers"] for before, after in pairwise(seen))


@pytest.mark.parametrize("seed", range(8))
def test_bots_play_whole_discreet_games(seed: int) -> None:
    """They are asked in moments that other games pass over, and never where there is nothing to decide."""
    kingdom = ", ".join(random_setup(Random(seed)).kingdom)
    one = table_of(
        PERSON_SEAT, *[SeatChoice("bot", bot) for bot in ("all-rounder", "random")], options=Options(discreet=True), kingdom=kingdom
    )
    play_to_the_end(one, seed)
    assert {entry.by for entry in one.unwritten if isinstance(entry, entries.Answered)} == {"person", "bot"}
    again = type(one).read(stored(one))
    assert (again.version, again.state) == (one.version, "over")


def test_a_bot_that_stands_in_goes_on_after_the_pause(client: TestClient) -> None:
    game = Discreet(client)
    game.give(0, "Village", "Copper", "Copper", "Copper", "Copper")
    end_pause(client, game.live)
    game.seats[0].done("leave")
    game.catch_up()
    assert game.live.table.answers >= 1


def test_after_a_restart_the_pause_begins_anew(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as client:
        game = Discreet(client)
        address, token = game.live.table.id, game.seats[0].token
    with serving(tmp_path / "tables.sqlite") as client:
        talker = Talker(client, address, token)
        live = tables_of(client).live[address]
        assert live.table.options.discreet
        assert live.table.is_veiled
        end_pause(client, live)
        assert talker.receive()["view"]["phase"] == "buy"


def test_a_table_that_is_read_anew_meanwhile_still_holds_an_answer(client: TestClient) -> None:
    """The disk failed, say: everybody comes back, and what was said before is held until the new pause is over."""
    game = Discreet(client)
    game.say(0, "end actions")
    assert game.seats[1].catch_up() == []
    in_its_loop(client, lambda: tables_of(client)._put_away(game.live, 1013))
    watching = Talker(client, game.live.table.id, None)
    live = tables_of(client).live[game.live.table.id]
    assert live is not game.live
    assert watching.catch_up() == []
    assert (live.table.answers, live.table.is_veiled) == (0, True)
    end_pause(client, live)
    assert watching.receive()["answers"] == 1


def test_nobody_is_given_a_hint_where_there_is_nothing_to_decide(client: TestClient) -> None:
    game = Discreet(client, hints=True)
    assert game.seats[0].refusal("hint") == "nothing-to-decide"
