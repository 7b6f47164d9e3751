"""Who answers for a seat, and with whose eyes: games with Possession keep every promise that other games keep."""

from __future__ import annotations

import json
from random import Random

import pytest

from deckwright.cards import card_names
from deckwright.engine import saving
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import PLACE_NUMBERS
from deckwright.engine.position import Position, known_to
from deckwright.engine.program import ZONES
from deckwright.engine.sampling import sampled
from deckwright.engine.seats import asked_seat
from deckwright.engine.undo import is_free
from deckwright.engine.view import SPECTATOR
from deckwright.text import translator
from tests.engine.test_recollection import assert_true
from tests.seats.cards import SET_ID
from tests.support import random_answer

SETS = (SET_ID, "windows", "intrigue-2e", "seaside-1e", "base-2e")
LENT = ("Possession", "Mission", "Two Turns", "Outpost")


def game_with_possession(random: Random) -> Game:
    rest = [name for name in card_names(SETS)[7:] if name not in LENT]
    kingdom = tuple(sorted((*LENT, *random.sample(rest, 6))))
    game = Game(Setup(kingdom, SETS, random.randint(2, 4), random.getrandbits(64), None))
    names = game.state.box.kinds
    for player in range(game.state.players):  # rich decks, so that the cards come up
        cards = [names["Possession"], names["Gold"], *(names[random.choice(kingdom)] for _ in range(8))]
        random.shuffle(cards)
        game.state.zones[player * ZONES] = bytes(cards[:5])
        game.state.zones[player * ZONES + 1] = bytes(cards[5:])
    return game


def total(game: Game) -> int:
    state = game.state
    return sum(map(len, state.zones)) + sum(number for number in state.supply if number > 0) + sum(map(len, state.piles))


def assert_says_where(game: Game) -> None:
    """The cards on offer lie where the decision says, and are whose it says."""
    asked, state = game.decision, game.state
    offered = [name for verb in asked.offers if verb not in ("choose", "name", "buy", "react", "resolve") for name in asked.offers[verb]]
    if not offered:
        return
    assert asked.place is not None
    if asked.place in ("supply", "trash"):
        assert asked.owner is None
        return
    assert asked.owner is not None
    cards = state.zones[asked.owner * ZONES + PLACE_NUMBERS[asked.place]]
    assert {state.box.kinds[name] for name in offered} <= set(cards), (asked.place, asked.owner, offered)


@pytest.mark.parametrize("number", range(12))
def test_random_games(number: int) -> None:
    random = Random(f"possession/{number}")
    game = game_with_possession(random)
    cards, lent = total(game), 0
    for _ in range(400):
        if game.is_over:
            break
        state, asked = game.state, game.decision
        assert total(game) == cards
        assert asked.player == state.asking
        assert_says_where(game)
        for seat in range(state.players):
            memory = game.recollection(seat).looking(state)
            assert (game.recollection(seat).lapses, memory.lapses) == (0, 0)
            assert_true(state, memory)
        if state.minds:
            lent += 1
            possessed, possessor = state.player, state.minds[state.player]
            assert asked_seat(state) != possessed or asked.player == possessor
            own, lender = game.view(possessor).seats[possessed], game.view(possessed).seats[possessed]
            assert own.places == lender.places
            assert isinstance(game.view(SPECTATOR).seats[possessed].places["hand"], int)
            assert isinstance(game.view(possessed).seats[possessor].places["hand"], int)
            assert game.view(possessed).decider == possessor
            assert known_to(state, possessor).zones[possessed * ZONES] == state.zones[possessed * ZONES]
            assert sampled(state, possessor, 1).zones[possessed * ZONES] == state.zones[possessed * ZONES]
            for here in (Position(state), Position(state, game.recollection(state.asking))):
                assert here.sample(3).asking == state.asking
                assert state.asking != possessor or here.sample(3).zones[possessed * ZONES] == state.zones[possessed * ZONES]
        assert saving.from_data(json.loads(json.dumps(saving.to_data(state)))) == state
        game.answer(random_answer(asked, random), asked.player)
    assert lent


def possessed_turn() -> Game:
    """A game in which the first player decides for the second."""
    game = Game(Setup(("Cellar", "Moat", "Possession", "Smithy"), SETS, 2, 5, 0))
    kinds = game.state.box.kinds
    game.state.zones[0] = bytes((kinds["Possession"],))
    game.state.zones[1] = bytes((kinds["Copper"],)) * 5
    game.state.zones[ZONES] = bytes((kinds["Smithy"], kinds["Cellar"], kinds["Moat"], kinds["Gold"]))
    game.state.zones[ZONES + 1] = bytes((kinds["Silver"],)) * 12
    game.state.stack[0].pc, game.state.phase = 1, 0
    game.answer("play Possession", 0)
    game.answer("end turn", 0)
    assert (game.state.player, game.state.asking) == (1, 0)
    return game


def test_what_is_drawn_is_seen_by_whoever_decides_and_by_nobody_else() -> None:
    game = possessed_turn()
    game.answer("play Smithy", 0)
    drawn = {seat: next(event for event in game.log(seat)[::-1] if event.what == "draw").cards for seat in (0, 1, SPECTATOR)}
    assert drawn == {0: ("Silver",) * 3, 1: ("Silver",) * 3, SPECTATOR: ()}


def test_the_log_says_who_decides_in_a_lent_turn() -> None:
    game = possessed_turn()
    started, decides = game.log(SPECTATOR)[-2:]
    assert (started.what, started.player) == ("extra turn", 1)
    assert (decides.what, decides.player, decides.number) == ("decide for", 0, 1)
    assert translator("en").event(decides, ("Ann", "Ben")) == "Ann decides for Ben in this turn"
    game.answer("end actions", 0)
    game.answer("end turn", 0)
    assert game.log(SPECTATOR)[-1].what == "turn"


def test_the_decision_tells_for_whom_it_is() -> None:
    asked = possessed_turn().decision
    assert (asked.player, asked.about, asked.place, asked.owner, asked.phase) == (0, 1, "hand", 1, "action")
    assert asked.attack is None


def test_undo_is_free_for_whoever_decides() -> None:
    game = possessed_turn()
    game.answer("play Cellar", 0)
    assert is_free(game, 0)
    assert not is_free(game, 1)
    game.undo()
    game.answer("play Moat", 0)
    assert not is_free(game, 0)  # cards turned up


def test_the_new_hand_is_nobody_elses_again_when_the_turn_is_over() -> None:
    game = possessed_turn()
    game.answer("end actions", 0)
    game.answer("end turn", 0)
    assert game.state.asking == 1
    assert game.view(0).seats[1].hand == 5
    assert game.view(0).decider is None
