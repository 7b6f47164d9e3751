"""A table is nothing but its entries: read again it is the same, after any history."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from deckwright.bots.random_bot import random_answer
from deckwright.engine.saving import to_data
from deckwright.errors import Problem
from deckwright.server import entries, players
from deckwright.server import table as table_module
from deckwright.server.messages import Options, SeatChoice
from deckwright.server.table import Table
from deckwright.server.updates import encode, update
from tests.server.sitting import BOT, PERSON, bots_play, play, stored, table_of

WEIGHTS = {
    "answer": 50,
    "many answers": 4,
    "undo": 8,
    "consent": 8,
    "leave": 2,
    "return": 8,
    "replace": 1,
    "rematch": 20,
    "clock": 2,
    "begin without": 2,
}
BOTS = (BOT, SeatChoice("bot", "random"), SeatChoice("bot", "bm-smithy"))


def wander(table: Table, random: Random, steps: int) -> None:
    """Anything that people may do at a table, whether or not it is allowed just then."""
    for step in range(steps):
        seat, request = random.randrange(len(table.seats)), f"r{random.randrange(40)}" if random.random() < 0.5 else f"s{step}"
        if not table.seats[seat].is_person or table.seen_before(seat, request) is not None:
            continue
        before = small(table)
        try:
            act(table, seat, request, random)
        except Problem:
            assert small(table) == before, "a refused request changed something"
        bots_play(table)


def act(table: Table, seat: int, request: str, random: Random) -> None:
    if table.state == "waiting" and random.random() < 0.8:
        if random.random() < 0.7:
            table.sit_down("X", f"token {seat}")
        elif table.seats[seat].taken and random.random() < 0.6:
            table.leave(seat, request)
        elif table.seats[seat].taken:
            table.fill(seat, random.randrange(len(table.seats)), random.choice(("big-money", "random")), request)
        return
    match random.choices(tuple(WEIGHTS), tuple(WEIGHTS.values()))[0]:
        case "many answers":
            play(table, random, 40)
        case "answer" if table.game is not None and not table.game.is_over and table.asked is not None:
            table.answer(table.asked, table.position, str(random_answer(table.game.decision, random)), request)
        case "undo":
            table.undo(seat, request)
        case "consent":
            table.consent(seat, random.random() < 0.5, request)
        case "leave":
            table.leave(seat, request)
        case "return":
            table.come_back(seat, request)
        case "replace":
            table.replace(seat, random.randrange(len(table.seats)), request)
        case "rematch":
            table.want_rematch(seat, random.random() < 0.3, request)
        case "clock" if table.asked is not None:
            table.answer_for(table.asked)
        case "begin without":
            table.begin_without({seat})


def small(table: Table) -> Any:
    """What a refused request could have changed."""
    kept = {name: repr(getattr(table, name)) for name in ("version", "games", "key", "kingdom", "rematch", "undo_wish", "seats")}
    kept["board"] = repr((table.board.last, table.board.clocked, table.board.refused))
    return kept, table.answers, table.position, len(table._requests), None if table.game is None else to_data(table.game.state)


def whole(table: Table) -> Any:
    """Everything there is to know about a table."""
    info = table.info({0}, 3)
    shown = [encode(update(table, info, seat, 0, None)) for seat in (None, *range(len(table.seats)))]
    kept = {name: getattr(table, name) for name in ("id", "version", "games", "key", "kingdom", "sets", "rematch", "undo_wish", "seats")}
    since = [table.log_since(version, table.games) for version in range(table.version + 2)]
    return info, shown, kept, table.position, table._requests, since, None if table.game is None else to_data(table.game.state)


@pytest.mark.parametrize("seed", range(20))
def test_the_same_table_is_read_again(seed: int) -> None:
    random = Random(seed)
    seats = [PERSON, *random.choices((PERSON, PERSON, *BOTS), k=random.randint(1, 3))]
    options = Options(undo=random.choice(("ask", "ask", "free", "off")), score=random.random() < 0.5, listed=True)
    table = table_of(*seats, options=options, full=random.random() < 0.8)
    for _ in range(4):
        wander(table, random, 40)
        again = Table.read(stored(table))
        assert again.unwritten == []
        assert whole(again) == whole(table)
        assert again.lobby() == table.lobby()


def test_histories_reach_every_kind_of_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The property above speaks of all entries, so its histories have to have them all; always the same ones, so that no chance decides."""
    chance = Random(0)
    monkeypatch.setattr(table_module, "new_key", lambda: chance.randbytes(32).hex())
    monkeypatch.setattr("deckwright.server.kingdom_choice.secrets.randbits", chance.getrandbits)
    monkeypatch.setattr(players, "_random", chance)
    seen, wanted = set[type](), set(entries.Any.__args__)
    for seed in range(40):
        if seen == wanted:
            break
        random = Random(seed)
        table = table_of(PERSON, PERSON, random.choice((PERSON, BOT)), options=Options(), full=seed % 4 != 0)
        wander(table, random, 120)
        seen |= {type(entry) for entry in table.unwritten}
    assert seen == wanted


def test_entries_are_read_as_they_were_written() -> None:
    random = Random(9)
    table = table_of(PERSON, PERSON, BOT)
    wander(table, random, 200)
    assert [entries.read(data) for data in stored(table)] == table.unwritten


def test_whoever_saw_a_version_is_told_the_log_from_where_it_changed() -> None:
    table = table_of(PERSON, PERSON, options=Options(undo="ask"))
    asked = table.asked
    assert asked is not None
    versions = [table.version]
    for _ in range(2):
        table.answer(asked, table.position, "play treasures" if table.answers == 0 else "end turn", "")
        versions.append(table.version)
    assert [table.log_since(version, 1) for version in versions] == [1, 2, 3]
    table.undo(asked, "")
    table.consent(1 - asked, True, "")
    assert table.answers == 1
    assert [table.log_since(version, 1) for version in versions] == [1, 2, 2]
    assert [table.log_since(version, game) for version, game in ((None, 1), (versions[1], 0), (999, 1), (0, 1))] == [0, 0, 0, 0]


@pytest.mark.parametrize("damage", ["first", "rubbish", "seat", "answer"])
def test_damaged_entries_are_called_damaged(damage: str) -> None:
    table = table_of(PERSON, BOT)
    kept = stored(table)
    match damage:
        case "first":
            kept = kept[1:]
        case "rubbish":
            kept.append(b"{rubbish")
        case "seat":
            kept.append(entries.write(entries.Returned(7)))
        case "answer":
            kept.append(entries.write(entries.Answered(0, "trash Province")))
    with pytest.raises(Problem) as problem:
        Table.read(kept)
    assert problem.value.code == "data-damaged"


def test_an_entry_of_a_later_version_is_not_skipped() -> None:
    table = table_of(PERSON, BOT)
    with pytest.raises(Problem):
        Table.read([*stored(table), msgspec.json.encode({"what": "something new", "seat": 0})])
