"""Piles of different cards and piles outside the Supply, with made-up cards: the box, buying, gaining, views, scenarios, the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from deckwright import cards
from deckwright.engine import saving
from deckwright.engine.box import open_box
from deckwright.engine.game import Game, Setup
from deckwright.engine.piles import empty_piles
from deckwright.engine.sampling import sampled
from deckwright.engine.undo import is_free
from deckwright.engine.view import SPECTATOR
from deckwright.errors import Problem
from deckwright.lang import ACTION, THIS, TREASURE, Actions, Coins, Draw, Gain, Return, card, pile
from deckwright.native import AVAILABLE
from deckwright.native.exchange import native_box
from deckwright.notation.scenario import run
from deckwright.notation.scenario_file import read_scenario
from deckwright.sim.match import ENGINES, Match, play_chunk
from deckwright.sim.strategy_file import parse_strategy

BOOTY = card("Booty", 0, TREASURE, Coins(3), Return(THIS))
KNIGHTS = tuple(card(f"Knight of {place}", cost, ACTION, Draw(1), Actions(1)) for place, cost in (("Avon", 5), ("Brecon", 5), ("Carn", 4)))
RAIDER = card("Raider", 4, ACTION, Gain("Booty"), sets_out=(pile("Booty", (BOOTY, 15), in_supply=False),))
ORDER = pile("Order of Knights", *((knight, 1) for knight in KNIGHTS), shuffled=True)
SQUIRES = card("Squires", 3, ACTION, Draw(1), Actions(2))
SPLIT = pile("Avon/Squires", (KNIGHTS[0], 2), (SQUIRES, 3))
MADE = (BOOTY, *KNIGHTS, SQUIRES, RAIDER)
KINGDOM = ("Order of Knights", "Raider", "Village", "Workshop")


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """These cards and piles belong to the base game for a moment."""
    monkeypatch.setitem(cards.SETS, "base-2e", (*cards.SETS["base-2e"], *MADE))
    monkeypatch.setitem(cards._BY_NAME, "base-2e", {**cards._BY_NAME["base-2e"], **{card.name: card for card in MADE}})
    monkeypatch.setitem(cards.PILES, "base-2e", (ORDER, SPLIT))
    open_box.cache_clear()
    yield
    open_box.cache_clear()


def new(seed: int = 3) -> Game:
    return Game(Setup(KINGDOM, players=2, seed=seed, first=0))


def scenario(folder: Path, engine: str = "python", **parts: object) -> None:
    path = folder / "piles.yaml"
    given = {"title": "piles", "sets": ["base-2e"], "kingdom": list(KINGDOM), "seats": [{}, {}], **parts}
    path.write_text(yaml.safe_dump(given, sort_keys=False), encoding="utf-8")
    run(read_scenario(path), engine)


def test_the_rows_of_a_box() -> None:
    box = open_box(("base-2e",), KINGDOM)
    assert [(row.name, len(row.cards), row.in_supply, row.mixed) for row in box.special] == [
        ("Order of Knights", 3, True, True),
        ("Booty", 15, False, False),
    ]
    assert {box.names[kind] for kind in box.piles} >= {"Raider", "Village", "Copper"}
    assert not {box.names[kind] for kind in box.piles} & {"Booty", *(knight.name for knight in KNIGHTS)}
    assert not open_box(("base-2e",), ("Village",)).special


def test_the_order_is_drawn_by_lot_and_only_the_top_is_seen() -> None:
    tops = {new(seed).view(0).tops["Order of Knights"] for seed in range(30)}
    assert tops == {knight.name for knight in KNIGHTS}
    table = new().view(SPECTATOR)
    assert table.supply["Order of Knights"] == 3
    assert table.piles == {"Booty": 15}
    assert "Booty" not in table.tops
    assert table.costs[table.tops["Order of Knights"] or ""].coins in (4, 5)


def test_samples_deal_the_hidden_order_again_and_keep_the_top() -> None:
    state = new().state
    found = {sampled(state, 0, seed).piles[0] for seed in range(20)}
    assert len(found) == 2
    assert {pile[:1] for pile in found} == {state.piles[0][:1]}


def test_buying_turns_up_the_next_card(tmp_path: Path) -> None:
    scenario(
        tmp_path,
        piles={"Order of Knights": ["Knight of Carn", "Knight of Avon"]},
        turn={"phase": "buy", "coins": 9, "buys": 3},
        script=[
            {"expect": {"supply.Order of Knights": 2, "pile_top.Order of Knights": "Knight of Carn", "supply.Booty": 15}},
            {"illegal": {"p0": "buy Knight of Avon"}},
            {"illegal": {"p0": "buy Booty"}},
            {"p0": "buy Knight of Carn"},
            {"expect": {"pile_top.Order of Knights": "Knight of Avon", "p1.sees.pile_top.Order of Knights": "Knight of Avon"}},
            {"p0": "buy Knight of Avon"},
            {"expect": {"supply.Order of Knights": 0, "pile_top.Order of Knights": "none", "p1.sees.supply.Order of Knights": 0}},
        ],
    )


def test_a_pile_outside_the_supply_is_for_the_card_that_names_it(tmp_path: Path) -> None:
    scenario(
        tmp_path,
        supply={"Booty": 1, "Order of Knights": 0},
        seats=[{"hand": ["Workshop", "Raider", "2 x Copper"]}, {}],
        turn={"actions": 2},
        script=[
            {"p0": "play Raider"},
            {"expect": {"supply.Booty": 0, "p0.discard": ["Booty"]}},
            {"p0": "play Workshop"},
            {"legal": {"gain": ["Copper", "Curse", "Estate", "Silver", "Village", "Workshop", "Raider"]}},
        ],
    )
    scenario(
        tmp_path,
        supply={"Booty": 0},
        seats=[{"hand": ["Booty", "Copper"]}, {}],
        turn={"phase": "buy"},
        script=[{"p0": "play Booty"}, {"expect": {"coins": 3, "supply.Booty": 1, "p0.in_play": []}}],
    )


def test_the_native_machine_leaves_such_a_box_to_the_python_machine(tmp_path: Path) -> None:
    if AVAILABLE:
        with pytest.raises(Problem, match="Order of Knights"):
            native_box(open_box(("base-2e",), KINGDOM))
        scenario(tmp_path, "native", script=[{"expect": {"supply.Booty": 15}}])
    match = Match((parse_strategy("buy: Province; Gold; Silver"),) * 2, KINGDOM, ("base-2e",))
    assert len({repr(play_chunk(match, 0, 3, engine)) for engine in ENGINES}) == 1


def test_empty_piles_are_those_of_the_supply() -> None:
    state = new().state
    state.piles = [b"", b""]
    assert empty_piles(state) == 1
    state.supply[0] = state.supply[1] = 0
    assert empty_piles(state) == 3


def test_the_game_ends_with_three_piles_one_of_them_mixed(tmp_path: Path) -> None:
    empty = {"Curse": 0, "Duchy": 0, "Booty": 0}
    end = [{"p0": "end turn"}]
    scenario(tmp_path, supply=empty, turn={"phase": "buy"}, script=[*end, {"expect": {"turn.phase": "buy"}}])
    scenario(tmp_path, supply={**empty, "Order of Knights": 0}, turn={"phase": "buy"}, script=[*end, {"expect": {"turn.phase": "over"}}])


def test_a_split_pile_gives_its_upper_cards_first(tmp_path: Path) -> None:
    scenario(
        tmp_path,
        kingdom=["Avon/Squires", "Raider"],
        turn={"phase": "buy", "coins": 8, "buys": 3},
        supply={"Avon/Squires": 4},
        script=[
            {"expect": {"pile_top.Avon/Squires": "Knight of Avon"}},
            {"p0": "buy Knight of Avon"},
            {"p0": "buy Squires"},
            {"expect": {"supply.Avon/Squires": 2, "pile_top.Avon/Squires": "Squires"}},
        ],
    )


def test_saved_and_read_again_and_damage_is_named() -> None:
    state = new().state
    data = saving.to_data(state)
    assert saving.from_data(data) == state
    data["piles"][0] = [0]
    with pytest.raises(Problem, match="Order of Knights"):
        saving.from_data(data)


def test_taking_from_a_hidden_order_can_not_be_undone_freely() -> None:
    game = new()
    while game.state.coins < 5:
        game.answer("play treasures" if "play treasures" in game.decision.offers else str(next(iter(game.decision.answers()))))
        if game.state.player != 0:
            game.answer(game.decision.verbs[-1])
    game.answer(f"buy {game.view(0).tops['Order of Knights']}")
    assert not is_free(game, 0)


@pytest.mark.parametrize("name", ["Order of Monks", "Village"])
def test_an_unknown_pile_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=name):
        scenario(tmp_path, piles={name: []}, script=[])
