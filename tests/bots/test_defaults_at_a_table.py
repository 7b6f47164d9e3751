"""The defaults answer everything sensibly, and the bot for any kingdom buys well."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.bots import BOTS, StrategyBot, make_bot
from deckwright.bots.bot import finish
from deckwright.engine.game import Game, Setup
from deckwright.errors import Problem, UnknownName
from deckwright.sim.library import find_strategy
from tests.bots.positions import position_of

FIRST_GAME = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("[Village, Smithy, Copper]", "play Village"),
        ("[Smithy, Moat, Copper]", "play Smithy"),
        ("[Throne Room, Smithy, Copper]", "play Throne Room"),
        ("[Chapel, Copper, Copper]", "end actions"),
        ("[Chapel, Estate, Curse]", "play Chapel"),
        ("[Moneylender, Silver]", "end actions"),
        ("[Treasure Map, Silver]", "end actions"),
        ("[Treasure Map, Treasure Map]", "play Treasure Map"),
        ("[Tactician, Gold, Gold, Silver]", "end actions"),
        ("[Tactician, Copper, Estate]", "play Tactician"),
        ("[Remodel, Gold]", "play Remodel"),
    ],
)
def test_which_action_is_played(tmp_path: Path, hand: str, answer: str) -> None:
    kingdom = "[Village, Smithy, Moat, Throne Room, Chapel, Moneylender, Remodel, Treasure Map, Tactician]"
    place = position_of(tmp_path, f"sets: [base-2e, seaside-1e]\nkingdom: {kingdom}\nseats: [{{hand: {hand}}}, {{}}]\n")
    assert place.bot() == answer


@pytest.mark.parametrize(
    ("coins", "provinces", "answer"),
    [(8, 8, "buy Province"), (6, 8, "buy Gold"), (3, 8, "buy Silver"), (2, 8, "end turn"), (5, 4, "buy Duchy"), (2, 2, "buy Estate")],
)
def test_what_is_bought(tmp_path: Path, coins: int, provinces: int, answer: str) -> None:
    turn = f"{{phase: buy, coins: {coins}}}"
    place = position_of(tmp_path, f"sets: [base-2e]\nsupply: {{Province: {provinces}}}\nturn: {turn}\nseats: [{{}}, {{}}]\n")
    assert place.bot() == answer


def test_treasures_are_played_before_buying(tmp_path: Path) -> None:
    text = "sets: [base-2e]\nturn: {phase: buy}\nseats: [{hand: [Copper, Gold]}, {}]\n"
    assert position_of(tmp_path, text).bot() == "play treasures"


DECISIONS = [
    ("base-2e", "Militia", "", "[Moat, Estate, Copper, Gold, Curse]", "reveal Moat"),
    ("base-2e", "Militia", "", "[Estate, Copper, Silver, Gold, Curse]", "discard Estate, Curse"),
    ("base-2e", "Bureaucrat", "", "[Estate, Province, Copper]", "topdeck Estate"),
    ("seaside-1e", "Ghost Ship", "deck: [Copper, Copper]", "[Estate, Copper, Silver, Gold]", "topdeck Estate"),
]


@pytest.mark.parametrize(("set_id", "attack", "attacker", "hand", "answer"), DECISIONS)
def test_what_a_victim_does(tmp_path: Path, set_id: str, attack: str, attacker: str, hand: str, answer: str) -> None:
    sets = f"[{set_id}, base-2e, seaside-1e]"
    first = f"{{hand: [{attack}]{', ' + attacker if attacker else ''}}}"
    place = position_of(tmp_path, f"sets: {sets}\nkingdom: [{attack}, Moat]\nseats: [{first}, {{hand: {hand}}}]\n")
    assert place.say(f"play {attack}").bot() == answer


OWN_DECISIONS = [
    ("base-2e", "Cellar", "hand: [Cellar, Estate, Copper, Province]", "discard Estate, Province"),
    ("base-2e", "Chapel", "hand: [Chapel, Estate, Copper, Curse, Province]", "trash Estate, Curse"),
    ("base-2e", "Moneylender", "hand: [Moneylender, Copper, Copper]", "trash Copper"),
    ("base-2e", "Mine", "hand: [Mine, Copper, Silver]", "trash Silver"),
    ("base-2e", "Remodel", "hand: [Remodel, Estate, Gold]", "trash Estate"),
    ("base-2e", "Workshop", "hand: [Workshop]", "gain Silver"),
    ("base-2e", "Sentry", "hand: [Sentry], deck: [Copper, Curse, Gold]", "trash Curse"),
    ("base-2e", "Harbinger", "hand: [Harbinger], deck: [Copper], discard: [Estate, Gold]", "topdeck Gold"),
    ("base-2e", "Vassal", "hand: [Vassal], deck: [Village]", "play Village"),
    ("base-2e", "Library", "hand: [Library], deck: [Village, Copper]", "set aside Village"),
    ("base-1e", "Chancellor", "hand: [Chancellor], deck: [Copper]", "choose discard"),
    ("base-1e", "Spy", "hand: [Spy], deck: [Copper, Gold]", "choose keep"),
    ("seaside-1e", "Ambassador", "hand: [Ambassador, Estate, Curse, Gold]", "reveal Curse"),
    ("seaside-1e", "Embargo", "hand: [Embargo]", "embargo Village"),
    ("seaside-1e", "Explorer", "hand: [Explorer, Province]", "reveal Province"),
    ("seaside-1e", "Haven", "hand: [Haven, Copper], deck: [Estate]", "set aside Estate"),
    ("seaside-1e", "Island", "hand: [Island, Estate, Province, Copper]", "set aside Province"),
    ("seaside-1e", "Lookout", "hand: [Lookout], deck: [Estate, Gold, Curse]", "trash Curse"),
    ("seaside-1e", "Native Village", "hand: [Native Village], deck: [Copper]", "choose mat"),
    ("seaside-1e", "Native Village", "hand: [Native Village], mats: {native_village: [Gold, Gold, Gold]}", "choose hand"),
    ("seaside-1e", "Navigator", "hand: [Navigator], deck: [Estate, Estate, Copper, Gold, Copper]", "choose discard"),
    ("seaside-1e", "Pearl Diver", "hand: [Pearl Diver], deck: [Copper, Copper, Gold]", "choose top"),
    ("seaside-1e", "Pearl Diver", "hand: [Pearl Diver], deck: [Copper, Gold, Estate]", "choose bottom"),
    ("seaside-1e", "Pirate Ship", "hand: [Pirate Ship]", "choose attack"),
    ("seaside-1e", "Pirate Ship", "hand: [Pirate Ship], tokens: {pirate: 4}", "choose coins"),
    ("seaside-1e", "Salvager", "hand: [Salvager, Estate, Gold]", "trash Estate"),
    ("seaside-1e", "Warehouse", "hand: [Warehouse, Estate, Curse], deck: [Gold, Silver, Copper]", "discard Copper, Estate, Curse"),
]


@pytest.mark.parametrize(("set_id", "card", "seat", "answer"), OWN_DECISIONS)
def test_what_the_player_of_a_card_does(tmp_path: Path, set_id: str, card: str, seat: str, answer: str) -> None:
    text = f"sets: [{set_id}, base-2e]\nkingdom: [{card}, Village]\nseats: [{{{seat}}}, {{}}]\nturns_taken: [3, 3]\n"
    assert position_of(tmp_path, text.replace("[Village, Village]", "[Village]")).say(f"play {card}").bot() == answer


def test_return_follows_what_was_shown(tmp_path: Path) -> None:
    text = "sets: [seaside-1e]\nkingdom: [Ambassador]\nseats: [{hand: [Ambassador, Copper, Copper, Estate], deck: [Gold, Silver]}, {}]\n"
    assert position_of(tmp_path, text).say("play Ambassador", "reveal Copper").bot() == "return Copper, Copper"


def test_a_thief_takes_the_best_and_leaves_copper(tmp_path: Path) -> None:
    text = "sets: [base-1e]\nkingdom: [Thief]\nseats: [{hand: [Thief]}, {deck: [Silver, Gold]}]\n"
    place = position_of(tmp_path, text).say("play Thief")
    assert place.bot() == "trash Gold"
    assert place.say("trash Gold").bot() == "gain Gold"


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(10):
        game = finish(Game(Setup(FIRST_GAME, seed=seed)), [make_bot("all-rounder"), make_bot("random", seed)])
        won += game.winners() == (0,)
    assert won == 10


def test_bots_are_found_by_name() -> None:
    assert set(BOTS) == {"beginner", "casual", "club", "master", "all-rounder", "learned", "big-money", "random"}
    with pytest.raises(UnknownName, match="big-money"):
        make_bot("big-mony")
    bot = make_bot("Double Witch")
    assert isinstance(bot, StrategyBot)
    assert bot.strategy == find_strategy("double-witch")


def test_a_game_that_does_not_end_is_given_up() -> None:
    with pytest.raises(Problem, match="not over"):
        finish(Game(Setup(FIRST_GAME)), [make_bot("big-money"), make_bot("big-money")], most=5)
