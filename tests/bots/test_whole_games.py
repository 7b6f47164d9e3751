"""Bots finish any game: every kingdom, two to six players, every bot."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckwright.bots import BOTS, Position, make_bot
from deckwright.bots.bot import Bot, finish
from deckwright.bots.levels import find_level, level_bot
from deckwright.cards import KINGDOM_SETS, card_names
from deckwright.engine.answer import Answer
from deckwright.engine.game import Game, Setup

HASTE = 2
"""Milliseconds for a thought, so that a game takes seconds and not minutes."""
NAMES = sorted(set(card_names()) - set(card_names(())))


def hasty(name: str, seed: int) -> Bot:
    """The bot of this name; one that thinks ahead does so for a moment only."""
    level = find_level(name)
    return level_bot(level._replace(milliseconds=HASTE), seed) if level and level.milliseconds else make_bot(name, seed)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    kingdom=st.lists(st.sampled_from(NAMES), min_size=10, max_size=10, unique=True),
    sets=st.permutations(KINGDOM_SETS),
    players=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    bots=st.lists(st.sampled_from(sorted(BOTS)), min_size=6, max_size=6),
)
def test_bots_finish_every_game(kingdom: list[str], sets: list[str], players: int, seed: int, bots: list[str]) -> None:
    game = Game(Setup(tuple(kingdom), tuple(sets), players, seed))
    finish(game, [hasty(name, seed + place) for place, name in enumerate(bots[:players])], most=20_000)
    assert game.winners()


class CuriousBuyer:
    """Buys and plays by chance, so that every card is played, and leaves all that cards ask to the defaults."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.asked: set[str] = set()

    def decide(self, position: Position) -> Answer:
        decision = position.decision
        if decision.phase == "action":
            return Answer("play", (self.random.choice(decision.offers["play"]),))
        if decision.phase == "buy" and "play treasures" not in decision.offers:
            good = [name for name in decision.cards("buy") if name not in ("Copper", "Curse")]
            return Answer("buy", (self.random.choice(good),)) if good else Answer("end turn")
        self.asked.add(decision.asked_by or "")
        return make_bot("big-money").decide(position)


ASKING = {
    "base-1e": "Bureaucrat, Cellar, Chancellor, Chapel, Feast, Library, Militia, Mine, Moat, Remodel, Spy, Thief, Throne Room, Workshop",
    "base-2e": "Artisan, Bureaucrat, Cellar, Chapel, Harbinger, Library, Militia, Mine, Moat, Moneylender, Poacher, Remodel, Sentry, "
    "Throne Room, Vassal, Workshop",
    "intrigue-1e": "Baron, Courtyard, Ironworks, Masquerade, Mining Village, Minion, Nobles, Pawn, Saboteur, Scout, Secret Chamber, "
    "Steward, Swindler, Torturer, Trading Post, Upgrade, Wishing Well",
    "intrigue-2e": "Courtier, Courtyard, Diplomat, Lurker, Masquerade, Mill, Patrol, Pawn, Replace, Secret Passage, Torturer, Wishing Well",
    "seaside-1e": "Ambassador, Embargo, Ghost Ship, Haven, Island, Lookout, Native Village, Navigator, Pearl Diver, "
    "Pirate Ship, Salvager, Smugglers, Treasury, Warehouse",
}


@pytest.mark.parametrize("set_id", KINGDOM_SETS)
def test_the_defaults_answer_whatever_cards_ask(set_id: str) -> None:
    names = sorted(set(card_names((set_id,))) - set(card_names(())))
    asked: set[str] = set()
    for seed in range(30):
        random = Random(seed)
        bots = [CuriousBuyer(seed * 3 + place) for place in range(3)]
        finish(Game(Setup(tuple(random.sample(names, 10)), (set_id,), 3, seed)), bots, most=20_000)
        asked = asked.union(*(bot.asked for bot in bots))
    assert set(ASKING[set_id].split(", ")) <= asked
