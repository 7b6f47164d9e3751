"""No view, log, legal answer or error tells a seat what it may not know (CORE-99 to CORE-110)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from deckwright.engine import events
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.decision import pending
from deckwright.engine.game import Game, Setup
from deckwright.engine.places import PLACES, Sight, place_number
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.sampling import sampled
from deckwright.engine.state import State
from deckwright.engine.view import OPEN, SPECTATOR, Parts, seen, view
from deckwright.errors import Problem
from tests.support import random_answer, random_setup, seeds

PRIVATE = (Zone.DECK, *(number for number, row in enumerate(PLACES) if row.seen is Sight.OWNER and number != Zone.LOOKED))
"""Places that others may count at most."""
PASSING = ("Masquerade", "Wishing Well", "Secret Passage", "Patrol", "Swindler", "Navigator", "Lookout", "Haven")


def disguised(state: State, seat: int, random: Random, counting: bool = False) -> State:
    """Another state that ``seat`` can't tell from this one: what it may not know is dealt anew.

    Whoever is ``counting`` remembers which of their cards lie in the discard pile, but no order of the deck.
    """
    other = state.copy()
    other.randomness = random.getrandbits(127) | 1
    for player in range(state.players):
        base = player * ZONES
        discard = state.zones[base + Zone.DISCARD]
        own = seat in (player, OPEN)
        hidden: list[int] = [Zone.DECK] if own else list(PRIVATE)
        if player == state.asking:  # what it is asked about stays, or the decision would be another one
            hidden = [Zone.DECK]
        if not own and player != state.asking:
            hidden.append(Zone.LOOKED)
        waiting = any(trigger.player == player and trigger.remembered for trigger in state.triggers)
        if waiting and Zone.FACE_DOWN in hidden:  # a Haven remembers its card by name
            hidden.remove(Zone.FACE_DOWN)
        remembered = discard[:-1] if own and counting else b""
        pool = list(b"".join(state.zones[base + zone] for zone in hidden) + discard[len(remembered) : -1])
        random.shuffle(pool)
        for zone in hidden:
            number = len(state.zones[base + zone])
            other.zones[base + zone] = bytes(pool[:number])
            pool = pool[number:]
        other.zones[base + Zone.DISCARD] = remembered + bytes(pool) + discard[-1:]
    return other


def told(state: State, seat: int) -> object:
    """Everything a seat gets to see at this moment: its view, its legal answers, and what it hears when it says something wrong."""
    decision = pending(state)
    answers: list[Answer] = []
    if decision is not None and decision.player == seat:
        answers = [answer for answer, _ in zip(decision.answers(), range(50), strict=False)]
    wrong = []
    for answer in (Answer("buy", ("Province",)), Answer("discard", ("Gold", "Gold")), Answer("choose", ("keep",)), Answer("pass")):
        try:
            give(state.copy(), answer, seat)
        except Problem as problem:
            wrong.append((problem.code, problem.details))
    return view(state, seat), view(state, seat, scores=True), answers, wrong


@pytest.mark.parametrize("seed", seeds(24))
def test_states_that_a_seat_cannot_tell_apart_look_the_same(seed: int) -> None:
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over:
        if random.random() < 0.2:
            for seat in (OPEN, SPECTATOR, *range(game.setup.players)):
                other = disguised(game.state, seat, random)
                decision = pending(game.state)
                looking_through = decision is not None and decision.player == seat and decision.asked_by == "Harbinger"
                if not looking_through:
                    assert told(other, seat) == told(game.state, seat)
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", seeds(16))
def test_samples_for_a_seat_look_the_same_to_it(seed: int) -> None:
    """Cards under a Haven included: what waits for them waits for the new ones."""
    random = Random(seed)
    game = Game(random_setup(random, ("seaside-1e", "base-2e")))
    while not game.is_over:
        if random.random() < 0.15:
            for seat in (SPECTATOR, *range(game.setup.players)):
                decision = game.decision
                if not (decision.player == seat and decision.asked_by == "Harbinger"):
                    assert told(sampled(game.state, seat, random.getrandbits(32)), seat) == told(game.state, seat)
        game.answer(random_answer(game.decision, random))


def disguised_event(event: events.Event, random: Random, kinds: int) -> events.Event:
    return event._replace(cards=bytes(random.randrange(kinds) for _ in event.cards))


@pytest.mark.parametrize("seed", seeds(16))
def test_the_log_of_others_does_not_depend_on_hidden_cards(seed: int) -> None:
    """What others learn of a draw, a look or a card put onto a deck is the same whatever the cards are."""
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over:
        game.answer(random_answer(game.decision, random))
    kinds = len(game.state.box.names)
    hidden = 0
    for event in game.events:
        private = event.what in (events.DRAW, events.LOOK) or (event.what == events.TOPDECK and event.source == Zone.HAND)
        private = private or (event.what == events.SET_ASIDE and event.target in (Zone.FACE_DOWN, place_number("native village mat")))
        if private:
            hidden += 1
            other = disguised_event(event, random, kinds)
            for seat in (SPECTATOR, *range(game.setup.players)):
                if seat != event.player:
                    assert seen(game.state, event, seat) == seen(game.state, other, seat)
                    assert seen(game.state, event, seat).cards == ()
    assert hidden


def passing(random: Random) -> Game:
    return Game(Setup(PASSING, ("intrigue-2e", "seaside-1e"), random.randint(3, 4), random.getrandbits(32)))


def wishful(game: Game, random: Random) -> Answer:
    """Some answer, mostly one that plays or buys a card that passes, names or looks."""
    wished = [Answer(verb, (name,)) for verb in ("play", "buy") for name in game.decision.offers.get(verb, ()) if name in PASSING]
    return random.choice(wished) if wished and random.random() < 0.8 else random_answer(game.decision, random)


@pytest.mark.parametrize("seed", range(10))
def test_passing_naming_and_looking_tell_only_those_whom_they_concern(seed: int) -> None:
    random = Random(seed)
    game = passing(random)
    asked: Counter[str] = Counter()
    while not game.is_over and len(game.answers) < 500:
        verb = game.decision.verbs[0]
        if verb in ("give", "name", "put") or (game.decision.place == "looked" and random.random() < 0.5):
            asked[verb] += 1
            for seat in (SPECTATOR, *range(game.setup.players)):
                other = disguised(game.state, seat, random)
                assert told(other, seat) == told(game.state, seat)
        game.answer(wishful(game, random))
    assert asked["give"]
    kinds = len(game.state.box.names)
    told_apart = Counter[str]()
    for event in game.events:
        if event.what not in (events.PASS, events.PUT_INTO_DECK, events.LOOK):
            continue
        changed = disguised_event(event, random, kinds)
        concerned = {event.player, event.number if event.what == events.PASS else event.player}
        for seat in (SPECTATOR, *range(game.setup.players)):
            if seat in concerned:
                assert seen(game.state, event, seat).cards == tuple(game.state.box.names[kind] for kind in event.cards)
            else:
                assert seen(game.state, event, seat) == seen(game.state, changed, seat)
                assert seen(game.state, event, seat).cards == ()
                told_apart[event.what] += 1
    assert told_apart[events.PASS]


def test_a_card_laid_out_to_be_passed_is_known_to_its_owner_alone() -> None:
    random = Random(4)
    game = passing(random)
    while not (game.decision.verbs == ("give",) and game.state.zones[game.state.player * ZONES + Zone.PASSING]):
        game.answer(wishful(game, random))
    giver = game.state.player
    laid = game.state.zones[giver * ZONES + Zone.PASSING]
    for seat in (SPECTATOR, *range(game.setup.players)):
        shown = game.view(seat).seats[giver].places["passing"]
        assert shown == ((game.state.box.names[laid[0]],) if seat == giver else 1)


def test_everybody_hears_the_name_of_a_named_card_and_nothing_more() -> None:
    random = Random(2)
    game = passing(random)
    while "name" not in game.decision.verbs:
        game.answer(wishful(game, random))
    who = game.decision.player
    game.answer("name Gold", who)
    named = next(event for event in game.last_events if event.what == events.NAME)
    assert {seen(game.state, named, seat).cards for seat in (SPECTATOR, *range(game.setup.players))} == {("Gold",)}


def test_a_spectator_sees_no_hand_and_no_decision() -> None:
    game = Game(random_setup(Random(3), players=2))
    table = game.view(SPECTATOR)
    assert table.decision is None
    assert all(seat.hand == 5 and seat.count("deck") is None for seat in table.seats)
    assert game.view(game.decision.player).decision == game.decision


@pytest.mark.parametrize("seed", range(12))
def test_a_spectator_of_an_open_table_sees_what_every_owner_sees(seed: int) -> None:
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over and len(game.answers) < 120:
        table = game.view(OPEN)
        assert table.decision is None
        assert table.asked == game.decision.player
        for seat in range(game.setup.players):
            assert table.seats[seat] == game.view(seat).seats[seat]
        game.answer(random_answer(game.decision, random))
    for event in game.events:
        owner = event.player if event.player >= 0 else SPECTATOR
        assert seen(game.state, event, OPEN) == seen(game.state, event, owner)


@pytest.mark.parametrize("seed", range(12))
def test_scores_are_shown_when_the_table_wants_it(seed: int) -> None:
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over and len(game.answers) < 120:
        for seat in (OPEN, SPECTATOR, 0):
            assert [shown.score for shown in game.view(seat).seats] == [None] * game.setup.players
            assert tuple(shown.score for shown in game.view(seat, scores=True).seats) == game.scores()
            assert tuple(shown.score for shown in game.view_at(seat, len(game.answers), scores=True).seats) == game.scores()
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", seeds(16))
def test_counting_the_own_deck_tells_nothing_that_cannot_be_counted(seed: int) -> None:
    """Neither the order of the own deck, nor a card of anybody else."""
    random = Random(seed)
    game = Game(random_setup(random))
    while not game.is_over:
        if random.random() < 0.2:
            for seat in (OPEN, SPECTATOR, *range(game.setup.players)):
                other = disguised(game.state, seat, random, counting=True)
                assert view(other, seat, counts=True) == view(game.state, seat, counts=True)
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", range(12))
def test_owners_count_their_decks(seed: int) -> None:
    """What is owned is what a seat began with, gained and lost, all of which it saw; what is left to draw is what lies nowhere else."""
    random = Random(seed)
    game = Game(random_setup(random))
    names = game.state.box.names
    while not game.is_over and len(game.answers) < 120:
        for seat in range(game.setup.players):
            zones = game.state.zones[seat * ZONES : (seat + 1) * ZONES]
            table = game.view(seat, counts=True)
            own = table.seats[seat]
            assert own.owned == Counter(names[kind] for zone in zones for kind in zone)
            assert own.left == Counter(names[kind] for kind in zones[Zone.DECK])
            assert sum((own.left or {}).values()) == own.count("deck")
            assert all(shown.owned is shown.left is None for owner, shown in enumerate(table.seats) if owner != seat)
            assert all(shown.owned is shown.left is None for shown in (*game.view(seat).seats, *game.view(SPECTATOR, counts=True).seats))
            assert game.view(OPEN, counts=True).seats[seat] == own
            assert game.view_at(seat, len(game.answers), counts=True).seats[seat] == own
        game.answer(random_answer(game.decision, random))


@pytest.mark.parametrize("seed", range(8))
def test_views_with_kept_parts_are_those_made_anew(seed: int) -> None:
    random = Random(f"parts {seed}")
    game, parts, undone = Game(random_setup(random)), Parts(), 0
    while not game.is_over:
        if random.random() < 0.3:
            seat, scores, counts = (
                random.choice((OPEN, SPECTATOR, *range(game.setup.players))),
                random.random() < 0.3,
                random.random() < 0.3,
            )
            for _ in range(2):
                assert game.view(seat, scores, counts, parts) == game.view(seat, scores, counts)
        before = game.view(SPECTATOR, parts=parts)
        if random.random() < 0.1 and undone < 20 and game.answers_given:
            game.undo()
            undone += 1
        else:
            game.answer(random_answer(game.decision, random), parts=parts)
        after = game.view(SPECTATOR, parts=parts)
        same = [name for name in ("supply", "trash", "costs") if getattr(before, name) == getattr(after, name)]
        assert all(getattr(before, name) is getattr(after, name) for name in same)
