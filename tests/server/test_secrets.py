"""No byte that the server sends tells a seat, or somebody who watches, what they may not know."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from deckwright.bots.random_bot import random_answer
from deckwright.engine import events
from deckwright.engine.events import Event
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import place_number
from deckwright.engine.program import Zone
from deckwright.engine.sampling import sampled
from deckwright.errors import Problem
from deckwright.notation.kingdoms import parse_kingdom, random_kingdom
from deckwright.server import table as table_module
from deckwright.server import table_state
from deckwright.server.messages import Options, Past, Refused, SeatChoice
from deckwright.server.result import past_view
from deckwright.server.table import Table
from deckwright.server.trail import Trail
from deckwright.server.updates import encode, failure, update, viewer, welcome
from tests.server.conftest import serving
from tests.server.following import some_answer
from tests.server.talking import PERSON, Talker, join, make_table

WRONG = ("buy Province", "discard Gold, Gold", "trash Estate", "choose keep", "reveal Moat", "pass", "play Chapel", "discard nothing")


STEPS = 8
"""This many moments between two updates are compared."""


PASSING = ("Masquerade", "Wishing Well", "Secret Passage", "Patrol", "Swindler", "Navigator", "Lookout", "Haven")
"""Cards that pass, name, look and put cards where others can't see them."""


def all_persons(random: Random, options: Options, kingdom: tuple[str, ...] = ()) -> Table:
    """A table of persons with random cards; all of its game is kept in memory, so that its past can be exchanged."""
    players = random.randint(2, 4)
    kingdom = kingdom or random_kingdom(("base-2e", "seaside-1e"), random.getrandbits(32))
    table, _ = Table.create("t", parse_kingdom(", ".join(kingdom)), [SeatChoice("person")] * players, options, "A", "token 0")
    for seat in range(1, players):
        table.sit_down("B", f"token {seat}")
    return table


def trail_of(table: Table) -> Trail:
    """The last moments of a table as if bots had made them just now."""
    assert table.game is not None
    trail, now = Trail(wanted=True), table.game
    for answers in range(max(0, now.answers_given - STEPS), now.answers_given):
        table.game = now.copy()
        table.game.undo_to(answers)
        trail.note(table)
    table.game = now
    trail.note(table)
    return trail


def told(table: Table, seat: int | None) -> list[str]:
    """Everything that the server would send to this seat now: greetings, updates, looks, and refusals of whatever it says."""
    info = table.info({0}, 1)
    steps = trail_of(table).steps(0, viewer(table, seat), table.options.score)
    assert len(steps) == min(table.answers, STEPS)
    texts = [encode(welcome(table, seat)).decode(), encode(update(table, info, seat, 0, None, steps)).decode()]
    texts += [encode(Past("r", at, past_view(table, seat, at, False))).decode() for at in (0, table.answers // 2, table.answers)]
    if seat is None:
        return texts
    for wrong in WRONG:
        try:
            assert table.game is not None
            if table.asked != seat:
                table.answer(seat, table.position, wrong, "r")
            else:
                table.game.copy().answer(wrong, seat)
        except Problem as problem:
            texts.append(encode(Refused("r", failure(problem))).decode())
    return texts


def in_another_world(table: Table, seat: int | None, random: Random) -> list[str]:
    """What it would send if everything that the seat can't know were different: hidden cards dealt anew, hidden events with other cards."""
    game = table.game
    assert game is not None
    viewer = -1 if seat is None else seat
    other = game.copy()
    other.state = sampled(game.state, viewer, random.getrandbits(32))
    history = other._history
    kinds = len(game.state.box.names)
    history._dealing = tuple(_disguised(event, viewer, kinds, random) for event in history._dealing)
    history._batches = [tuple(_disguised(event, viewer, kinds, random) for event in batch) for batch in history._batches]
    history._states = [sampled(state, viewer, random.getrandbits(32)) for state in history._states]
    table.game = other
    try:
        return told(table, seat)
    finally:
        table.game = game


def _disguised(event: Event, viewer: int, kinds: int, random: Random) -> Event:
    """The same event with other cards and numbers, where only its owner may know them."""
    if event.player == viewer:
        return event
    private = event.what in (events.DRAW, events.LOOK) or (event.what == events.TOPDECK and event.source == Zone.HAND)
    private = private or (event.what == events.SET_ASIDE and event.target in (Zone.FACE_DOWN, place_number("native village mat")))
    private = private or event.what == events.PUT_INTO_DECK or (event.what == events.PASS and event.number != viewer)
    if private:
        return event._replace(cards=bytes(random.randrange(kinds) for _ in event.cards))
    if event.what == events.SHUFFLE:
        return event._replace(number=random.randrange(30))
    return event


@pytest.mark.parametrize("seed", range(12))
def test_messages_do_not_depend_on_hidden_cards(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_state, "KEEP", None)
    random = Random(seed)
    table = all_persons(random, Options(undo="ask"))
    compared = 0
    while table.game is not None and not table.game.is_over and table.answers < 400:
        decision = table.game.decision
        if random.random() < 0.06:
            for seat in (None, *range(len(table.seats))):
                if not (decision.player == seat and decision.asked_by == "Harbinger"):  # looks through the own discard pile
                    assert in_another_world(table, seat, random) == told(table, seat)
                    compared += 1
        table.answer(decision.player, table.position, str(random_answer(decision, random)), "")
    assert compared > 10


@pytest.mark.parametrize("seed", range(4))
def test_passing_naming_and_looking_tell_nothing_to_others(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_state, "KEEP", None)
    random = Random(seed)
    monkeypatch.setattr(table_module, "new_key", lambda: random.randbytes(32).hex())
    table = all_persons(random, Options(), PASSING)
    met: set[str] = set()
    compared = 0
    while table.game is not None and not table.game.is_over and table.answers < 400 and compared < 60:
        decision = table.game.decision
        new = decision.verbs[0] in ("give", "name", "put") or decision.place in ("looked", "passing")
        if new and (decision.verbs[0] not in met or random.random() < 0.1):
            met.add(decision.verbs[0])
            for seat in (None, *range(len(table.seats))):
                assert in_another_world(table, seat, random) == told(table, seat)
                compared += 1
        wished = [f"{verb} {name}" for verb in ("play", "buy") for name in decision.offers.get(verb, ()) if name in PASSING]
        answer = random.choice(wished) if wished and random.random() < 0.8 else str(random_answer(decision, random))
        table.answer(decision.player, table.position, answer, "")
    assert "give" in met
    assert compared > 10


def test_the_comparison_would_see_a_leak() -> None:
    """Watchers of an open table see every hand, so for them the two worlds differ."""
    table = all_persons(Random(1), Options(spectators="open"))
    random = Random(2)
    assert any(in_another_world(table, None, random) != told(table, None) for _ in range(5))
    assert in_another_world(table, 0, random) == told(table, 0)


def test_the_key_of_a_game_is_told_at_its_end_only(client: TestClient) -> None:
    taken = make_table(client, PERSON, PERSON)
    other = join(client, taken["table"])
    talkers = [Talker(client, taken["table"], token) for token in (taken["token"], other["token"], None)]
    key = client.app.state.tables.live[taken["table"]].table.key  # type: ignore[attr-defined]
    assert re.fullmatch("[0-9a-f]{64}", key)
    heard, random = list[str](), Random(4)
    while talkers[0].followed.state == "playing":
        asked = next(talker for talker in talkers if talker.decision is not None)
        assert asked.decision is not None
        heard += [client.get(f"/api/tables/{taken['table']}{path}").text for path in ("", "/result", "/record")]
        heard.append(str(asked.ask("undo") if random.random() < 0.02 else asked.ask("look", at=0)))
        if asked.decision is not None:
            asked.ask("answer", position=asked.followed.last["position"], answer=some_answer(asked.decision, random))  # type: ignore[index]
        for talker in talkers:
            before = talker.followed.state
            talker.catch_up()
            if talker.followed.state == before == "playing":
                heard += talker.told
            talker.told.clear()
    assert len(heard) > 100
    assert not any(key in text for text in heard)
    assert all(talker.followed.last["table"]["key"] == key for talker in talkers if talker.followed.last)


def test_tokens_are_told_once_and_kept_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with serving(tmp_path / "tables.sqlite") as client:
        taken = make_table(client, PERSON, PERSON, listed=True)
        other = join(client, taken["table"])
        talkers = [Talker(client, taken["table"], token) for token in (taken["token"], other["token"], None)]
        random = Random(5)
        heard = [client.get(path).text for path in ("/api/tables", f"/api/tables/{taken['table']}")]
        for _ in range(30):
            for talker in talkers:
                talker.catch_up()
                if talker.decision is not None:
                    talker.answer(some_answer(talker.decision, random))
        talkers[0].ask("leave")
        talkers[0].ask("return")
        with client.websocket_connect(f"/api/tables/{taken['table']}/socket") as socket:
            socket.send_json({"say": "hello", "token": taken["token"][:-1]})
            heard.append(socket.receive_text())
        for talker in talkers:
            talker.catch_up()
            heard += talker.told
        hashes = [seat.token_hash for seat in client.app.state.tables.live[taken["table"]].table.seats]  # type: ignore[attr-defined]
        on_disk = _bytes(tmp_path.glob("tables.sqlite*"))
    on_disk += _bytes(tmp_path.glob("tables.sqlite*"))
    for secret in (taken["token"], other["token"]):
        assert not any(secret in text for text in heard)
        assert secret.encode() not in on_disk
        assert secret not in caplog.text
    for kept in hashes:
        assert kept.encode() in on_disk
        assert not any(kept in text for text in heard)


def _bytes(paths: Iterable[Path]) -> bytes:
    return b"".join(path.read_bytes() for path in paths)


def test_a_token_opens_its_own_table_only(client: TestClient) -> None:
    one, two = make_table(client), make_table(client)
    for token in (two["token"], one["table"], one["token"].swapcase(), one["token"] + " ", ""):
        with client.websocket_connect(f"/api/tables/{one['table']}/socket") as socket:
            socket.send_json({"say": "hello", "token": token})
            assert socket.receive_json()["tell"] == "refused"


def test_a_key_is_not_in_what_describes_a_game() -> None:
    game = Game(Setup(("Village", "Smithy"), players=2, key="ab" * 32))
    assert "abab" not in repr(game.setup)
