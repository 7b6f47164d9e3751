"""The page's log: every turn, every card, nothing twice, and as quick to grow as it is right."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from deckwright.engine import events
from deckwright.engine.game import Game, Setup
from deckwright.engine.view import SeenEvent

from .lively import Lively
from .node import run_script

SEATS = 2
KINGDOMS = {
    "base-2e": ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Throne Room", "Village"),
    "seaside-1e": (
        "Caravan",
        "Embargo",
        "Fishing Village",
        "Haven",
        "Lighthouse",
        "Merchant Ship",
        "Outpost",
        "Tactician",
        "Treasury",
        "Wharf",
    ),
}
TREASURES = ("Copper", "Silver", "Gold")
TURNS = (events.TURN, events.EXTRA_TURN)


def played(set_id: str) -> Game:
    """A whole game in which much happens."""
    game = Game(Setup(kingdom=KINGDOMS[set_id], sets=(set_id,), players=SEATS, seed=5, first=0))
    player = Lively(5)
    while not game.is_over:
        game.answer(player.answer(game.decision))
    return game


@cache
def read(set_id: str) -> tuple[tuple[tuple[SeenEvent, ...], ...], dict[str, Any]]:
    """The log of seat 0 in batches, and what the page makes of it."""
    log = played(set_id).log_batches(0)
    lengths = [*range(1, len(log), 7), len(log), len(log) // 2, len(log) // 2 + 1, 3, len(log)]
    given = {"log": msgspec.to_builtins(log), "treasures": TREASURES, "lengths": lengths}
    return log, run_script("chronicle.ts", given)


def lines(chronicle: dict[str, Any]) -> list[dict[str, Any]]:
    """Every line but the headings."""
    return [line for turn in chronicle["turns"] for line in turn["lines"]]


@pytest.mark.parametrize("set_id", KINGDOMS)
def test_every_turn_has_its_heading(set_id: str) -> None:
    log, chronicle = read(set_id)
    headings = [turn["heading"]["event"] for turn in chronicle["turns"] if turn["heading"]]
    assert headings == [msgspec.json.decode(msgspec.json.encode(event)) for batch in log for event in batch if event.what in TURNS]
    assert [turn["heading"] is None for turn in chronicle["turns"]] == [True, *(False for _ in headings)]


@pytest.mark.parametrize("set_id", KINGDOMS)
def test_bonuses_stand_beside_their_cards_and_none_is_lost(set_id: str) -> None:
    log, chronicle = read(set_id)
    given: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for event in (event for batch in log for event in batch if event.what in ("actions", "buys", "coins")):
        given[event.what] += event.number
    for line in lines(chronicle):
        shown.update(line["bonuses"])
        if line["event"]["what"] in given:
            shown[line["event"]["what"]] += line["event"]["number"]
        if any(line["bonuses"].values()):
            assert line["event"]["what"] in (events.PLAY, events.PLAY_AGAIN)
    assert shown == given
    assert given["coins"] > given["buys"] > 0


@pytest.mark.parametrize("set_id", KINGDOMS)
def test_a_buy_and_its_gain_are_one_line_and_all_other_gains_stay(set_id: str) -> None:
    log, chronicle = read(set_id)
    happened = Counter(event.what for batch in log for event in batch)
    shown = Counter(line["event"]["what"] for line in lines(chronicle))
    assert shown[events.BUY] == happened[events.BUY] > 0
    assert shown[events.GAIN] == happened[events.GAIN] - happened[events.BUY]
    assert shown[events.CLEAN_UP] == 0 < happened[events.CLEAN_UP]


@pytest.mark.parametrize("set_id", KINGDOMS)
def test_treasures_in_a_row_are_one_line_with_every_card(set_id: str) -> None:
    log, chronicle = read(set_id)
    happened = Counter(card for batch in log for event in batch if event.what == events.PLAY for card in event.cards)
    plays = [line["event"] for line in lines(chronicle) if line["event"]["what"] == events.PLAY]
    assert Counter(card for event in plays for card in event["cards"]) == happened
    assert any(len(event["cards"]) > 1 for event in plays)
    for turn in chronicle["turns"]:
        for one, other in zip(turn["lines"], turn["lines"][1:], strict=False):
            in_a_row = all(line["event"]["what"] == events.PLAY and set(line["event"]["cards"]) <= set(TREASURES) for line in (one, other))
            assert not in_a_row, turn["key"]


@pytest.mark.parametrize("set_id", KINGDOMS)
def test_a_line_leads_to_the_answer_that_made_it(set_id: str) -> None:
    log, chronicle = read(set_id)
    for line in lines(chronicle):
        batch, index = map(int, line["key"].split("."))
        assert log[batch][index].what == line["event"]["what"]
        assert line["batch"] >= batch
        last = line["event"]["cards"][-1:]
        assert not last or last[0] in [card for event in log[line["batch"]] for card in event.cards]


@pytest.mark.parametrize("set_id", KINGDOMS)
def test_a_log_that_grows_and_is_cut_reads_like_a_whole_one(set_id: str) -> None:
    _, chronicle = read(set_id)
    assert all(step["same"] for step in chronicle["steps"])
    # Of a log that grew by a few answers nearly everything is kept; of one cut to the start nothing more than that.
    for before, after in zip(chronicle["steps"], chronicle["steps"][1:-4], strict=False):
        assert after["kept"] >= before["turns"] - 1
    assert chronicle["steps"][-2]["kept"] <= 2
