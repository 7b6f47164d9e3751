"""Free undo: taking back only what taught nobody anything."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.engine import machine, moves
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.events import DISCARD, DRAW, LOOK, SHUFFLE, Event
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import place_number
from deckwright.engine.program import Zone
from deckwright.engine.state import State
from deckwright.engine.undo import is_free, last_own
from deckwright.engine.view import OPEN, SPECTATOR, seen, view
from deckwright.errors import Problem
from tests.engine.test_views import disguised
from tests.support import hosted, random_answer, random_setup, seeds


def start(kingdom: tuple[str, ...], *hands: tuple[str, ...]) -> Game:
    """The first turn of seat 0, with these hands."""
    game = Game(Setup(kingdom, players=len(hands), seed=3, first=0))
    for player, hand in enumerate(hands):
        moves.lay(game.state, player, bytes(game.state.box.kinds[name] for name in hand), Zone.HAND)
    game.state.stack.clear()
    machine.start(game.state)
    return game


def test_nothing_to_take_back() -> None:
    game = Game(Setup(("Cellar",), first=0))
    assert last_own(game, 0) is None
    assert not is_free(game, 0)


def test_treasures_and_purchases_within_the_turn_are_free() -> None:
    game = start(("Market",), ("Copper", "Copper"), ("Estate",))
    game.answer("play treasures")
    assert last_own(game, 0) == 0
    assert is_free(game, 0)
    assert not is_free(game, 1)
    game.answer("buy Copper")  # the last Buy: the turn ends and the next hand is drawn
    assert last_own(game, 0) == 1
    assert not is_free(game, 0)


def test_another_purchase_is_free() -> None:
    game = start(("Market",), ("Market", "Copper"), ("Estate",))
    game.answer("play Market")
    assert not is_free(game, 0), "it drew a card"
    game.answer("play treasures")
    game.answer("buy Copper")
    assert is_free(game, 0)


def test_own_cards_may_be_shown_and_taken_back_until_a_card_is_drawn() -> None:
    game = start(("Cellar",), ("Cellar", "Estate"), ("Estate",))
    game.answer("play Cellar")
    assert is_free(game, 0)
    game.answer("discard Estate")
    assert not is_free(game, 0)


def test_discarding_for_somebody_else_is_not_free() -> None:
    """The one who is asked next has something to decide: that is theirs to show."""
    game = start(("Militia",), ("Militia",), ("Estate", "Estate", "Copper", "Copper", "Copper"))
    game.answer("play Militia")
    assert not is_free(game, 0)
    game.answer("discard Estate, Estate")
    assert last_own(game, 1) == 1
    assert not is_free(game, 1)
    assert not is_free(game, 0)


@pytest.mark.parametrize("hand", [("Moat", "Copper"), ("Estate", "Copper")])
def test_an_attack_is_never_free(hand: tuple[str, ...]) -> None:
    """Nobody is hurt, but whether a Moat is offered tells what the other holds."""
    game = start(("Militia", "Moat", "Village"), ("Militia", "Village"), hand)
    game.answer("play Village")
    game.answer("play Militia")
    assert not is_free(game, 0)


def test_looking_is_not_free_and_what_is_done_with_it_is() -> None:
    game = start(("Sentry", "Village"), ("Village", "Village"), ("Estate",))
    game.answer("play Village")
    assert not is_free(game, 0)
    game = start(("Sentry",), ("Sentry",), ("Estate",))
    game.answer("play Sentry")
    assert not is_free(game, 0)
    game.answer("trash nothing")
    assert is_free(game, 0), "the cards were seen before and still lie there"


def test_uncovering_a_discard_pile_is_not_free() -> None:
    """Vassal discards a Festival and plays it from there: what lay under it comes to light."""
    game = start(("Vassal", "Festival"), ("Vassal", "Copper"), ("Estate",))
    kinds = game.state.box.kinds
    moves.lay(game.state, 0, bytes([kinds["Festival"], kinds["Copper"]]), Zone.DECK)
    moves.lay(game.state, 0, bytes([kinds["Curse"], kinds["Estate"]]), Zone.DISCARD)
    game.answer("play Vassal")
    game.answer("pass")
    assert is_free(game, 0)
    game.undo()
    game.answer("play Festival")
    assert not is_free(game, 0)


@pytest.mark.parametrize(
    "source", [Zone.HAND, Zone.DECK, Zone.BOTTOM, Zone.LOOKED, Zone.FACE_DOWN, Zone.PASSING, place_number("native village mat")]
)
def test_a_card_that_another_player_shows_is_not_free(source: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever future cards may make others show, without an Attack."""
    game = start(("Market",), ("Copper", "Copper"), ("Estate",))
    game.answer("play treasures")
    shown = game.last_events[0]._replace(what=DISCARD, player=1, source=source, target=Zone.DISCARD)
    monkeypatch.setattr(game, "events_since", lambda number: ((shown,),))
    assert not is_free(game, 0)


def tells(event: Event, seat: int) -> bool:
    """An event that could teach somebody something."""
    drawn = event.what in (SHUFFLE, DRAW, LOOK) or event.source in (Zone.DECK, Zone.BOTTOM)
    secret = (Zone.HAND, Zone.FACE_DOWN, Zone.LOOKED, Zone.PASSING, place_number("native village mat"))
    return drawn or (event.player != seat and event.source in secret)


def learnt(state: State, answers: list[tuple[int, Answer]], seat: int) -> object:
    """What a seat gets to see when these answers are given from a state on."""
    log: list[Event] = []
    state = state.copy()
    state.log = log
    for player, answer in answers:
        give(state, answer, player)
    return view(state, seat), [seen(state, event, seat) for event in log]


@pytest.mark.parametrize("seed", seeds(24))
def test_a_free_undo_teaches_nothing(seed: int) -> None:
    """Had the hidden cards been others, the seat would have seen the very same; and afterwards everything is as it was."""
    random = Random(seed)
    setup = random_setup(random)
    game = Game(hosted(setup, random) if seed % 3 == 0 else setup, keep=12)
    everybody = (OPEN, SPECTATOR, *range(setup.players))
    free = 0
    while not game.is_over and game.answers_given < 250:
        game.answer(random_answer(game.decision, random))
        for seat in range(setup.players):
            if not is_free(game, seat):
                continue
            free += 1
            number = last_own(game, seat)
            assert number is not None
            given = list(game.answers[number:])
            assert {player for player, _ in given} == {seat}
            assert not any(tells(event, seat) for batch in game.events_since(number) for event in batch)
            then = {viewer: game.view_at(viewer, number) for viewer in everybody}
            back = game.copy()
            back.undo_to(number)
            assert {viewer: back.view(viewer) for viewer in everybody} == then
            if back.decision.asked_by != "Harbinger":  # it looks through the discard pile, which is no longer hidden then
                other = disguised(back.state, seat, random)
                assert learnt(other, given, seat) == learnt(back.state, given, seat)
    assert free


def test_going_back_is_exact_for_every_answer() -> None:
    game = Game(random_setup(Random(4), players=2), keep=3)
    random, states = Random(4), []
    for _ in range(40):
        states.append(game.state.copy())
        game.answer(random_answer(game.decision, random))
    for number in (39, 30, 29, 12, 0):
        game.undo_to(number)
        assert game.state == states[number]
    with pytest.raises(Problem):
        game.undo_to(1)
