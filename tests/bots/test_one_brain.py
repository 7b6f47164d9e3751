"""One place knows what cards give, one how they are played, and both machines play by it at every table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from deckwright.bots import Position, make_bot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.cards import KINGDOM_SETS, SETS
from deckwright.engine.answering import spoken
from deckwright.engine.box import open_box
from deckwright.engine.game import Game
from deckwright.lang.deeds import fills, gives, greatest_bonus, sifts, thins
from deckwright.sim.library import find_strategy
from deckwright.sim.policy import compile_strategy
from deckwright.sim.runner import decide
from deckwright.sim.strategy_file import parse_strategy
from tests.support import random_setup

SOURCE = Path(__file__).parents[2] / "src" / "deckwright"
EVERY_CARD = [(set_id, card) for set_id, cards in SETS.items() for card in cards]


@pytest.mark.parametrize(("set_id", "card"), EVERY_CARD, ids=lambda one: one if isinstance(one, str) else one.name)
def test_what_a_card_gives_is_what_its_program_does(set_id: str, card: object) -> None:
    name = card.name  # type: ignore[attr-defined]
    basic = set_id == "basic"
    box = open_box(KINGDOM_SETS if basic else (set_id,), () if basic else (name,))
    kind = box.kinds[name]
    bonus = gives(box.cards[kind])
    assert bonus.actions == box.actions_given(kind)
    assert (kind in box.actions and not bonus.actions) == (kind not in box.not_terminals)
    if box.bonus[kind]:
        assert (bonus.cards, bonus.actions, bonus.buys, bonus.coins) == box.bonus[kind]


def test_what_kingdoms_are_drawn_by() -> None:
    cards = {card.name: card for _, card in EVERY_CARD}
    assert [greatest_bonus(cards[name], "actions") for name in ("Village", "Nobles", "Smithy", "Market")] == [2, 2, 0, 1]
    assert [name for name in ("Chapel", "Remodel", "Feast", "Mining Village", "Thief", "Sentry", "Lookout") if thins(cards[name])] == [
        *("Chapel", "Remodel", "Sentry", "Lookout"),
    ]
    assert [name for name in cards if fills(cards[name])] == ["Library"]
    assert [name for name in cards if sifts(cards[name])] == ["Cellar"]


@pytest.mark.parametrize("seed", range(3))
def test_a_strategy_says_the_same_at_a_table_as_in_the_simulator(seed: int) -> None:
    """What a seat can't see makes no difference, so the state as it is and as the seat knows it give the same answer."""
    game = Game(random_setup(Random(seed), KINGDOM_SETS))
    bot = make_bot("all-rounder")
    policy = compile_strategy(find_strategy("All-Rounder"), game.state.box)
    while not game.is_over and game.answers_given < 500:
        said = bot.decide(Position(game.state))
        assert spoken(game.state, *decide(game.state, policy)) == said
        game.answer(said)


def test_a_strategy_that_needs_nothing_plays_with_what_there_is() -> None:
    strategy = parse_strategy("needs: nothing\nbuy: Witch; Gold; Smithy if n < 2; Silver")
    assert strategy.needs == frozenset()
    assert parse_strategy("buy: Witch; Gold; Smithy; Silver").needs == {"Witch", "Smithy"}
    box = open_box(("base-2e",), ("Smithy",))
    assert [box.names[kind] for kind, _ in compile_strategy(strategy, box).buy] == ["Gold", "Smithy", "Silver"]
    assert find_strategy("All-Rounder").needs == frozenset()


def test_bots_of_one_strategy_share_its_tables() -> None:
    from deckwright.bots import strategy_bot

    game = Game(random_setup(Random(1), KINGDOM_SETS))
    StrategyBot(find_strategy("All-Rounder")).decide(Position(game.state))
    before = strategy_bot._policy.cache_info().misses
    for _ in range(5):
        StrategyBot(find_strategy("All-Rounder")).decide(Position(game.state))
    assert strategy_bot._policy.cache_info().misses == before


def test_nobody_else_has_opinions() -> None:
    """Outside the strategies' files no bot names a kingdom card, and none reads a state but through a position."""
    kingdom = {card.name for set_id, card in EVERY_CARD if set_id != "basic"}
    for path in sorted((SOURCE / "bots").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not [name for name in kingdom if f'"{name}"' in text], path.name
        assert "position._" not in text, path.name
    assert "._state" not in "".join(
        path.read_text(encoding="utf-8") for folder in ("sim", "bots", "server", "terminal") for path in (SOURCE / folder).glob("*.py")
    )
