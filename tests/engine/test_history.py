"""A game that keeps only its last steps is the same game; its past can be seen as it was."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random
from typing import Any

import pytest

from deckwright.engine import answering, history
from deckwright.engine.answer import Answer
from deckwright.engine.game import Game, Setup
from deckwright.engine.randomness import new_key
from deckwright.engine.view import OPEN, SPECTATOR, SeenEvent, View
from deckwright.errors import Problem
from tests.support import hosted, random_answer, random_setup

KEEPS = (0, 1, 8)
ASKING = ("Bureaucrat", "Chapel", "Island", "Library", "Militia", "Moat", "Pirate Ship", "Sentry", "Throne Room", "Workshop")
"""Cards that between them ask with nearly every verb."""
KINGDOM = ("Caravan", "Cellar", "Fishing Village", "Haven", "Island", "Market", "Militia", "Moat", "Throne Room", "Wharf")


def check_same(game: Game, others: list[Game], random: Random) -> None:
    """Everything that can be asked of a game has the same answer, whatever is held in memory."""
    given = game.answers_given
    number, seat = random.randint(0, given), random.choice((OPEN, SPECTATOR, 0, 1))
    since = random.choice((0, given, given + 1, random.randint(0, given)))
    for other in others:
        assert other.state == game.state
        assert other.answers_given == given
        assert other.last_events == game.last_events
        assert other.events_since(number) == game.events_since(number)
        assert other.log_batches(seat, since) == game.log_batches(seat, since)
        assert other.log(seat, since) == game.log(seat, since)
        assert other.view_at(seat, number) == game.view_at(seat, number)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_a_short_memory_is_the_same_game(seed: int) -> None:
    random = Random(seed)
    setup = random_setup(random)
    if seed % 2:
        setup = hosted(setup, random)
    game, others = Game(setup), [Game(setup, keep) for keep in KEEPS]
    for _ in range(150):
        step, given = random.random(), game.answers_given
        if game.is_over or (step < 0.1 and given):
            back = random.randint(0, given - 1) if step < 0.03 else max(given - random.randint(1, 12), 0)
            for table in (game, *others):
                table.undo() if back == given - 1 else table.undo_to(back)
        elif step < 0.2:
            game, others = game.copy(), [other.copy() for other in others]
        else:
            answer = random_answer(game.decision, random)
            for table in (game, *others):
                table.answer(answer)
        if random.random() < 0.25:
            check_same(game, others, random)
    for other in others:
        assert (other.events, other.answers, other.record()) == (game.events, game.answers, game.record())
        assert Game.replay(other.record(), keep=3).state == game.state


@pytest.mark.parametrize("keep", [None, *KEEPS])
@pytest.mark.parametrize("seed", range(4))
def test_the_past_is_seen_as_it_was(seed: int, keep: int | None) -> None:
    random = Random(seed)
    game = Game(random_setup(random, players=3), keep)
    seats = (OPEN, SPECTATOR, 0, 1, 2)
    views: list[list[View]] = [[game.view(seat) for seat in seats]]
    batches: list[list[tuple[SeenEvent, ...]]] = [[game.log(seat) for seat in seats]]
    while not game.is_over and game.answers_given < 60:
        game.answer(random_answer(game.decision, random))
        views.append([game.view(seat) for seat in seats])
        batches.append([game.log(seat, game.answers_given) for seat in seats])
    for place, seat in enumerate(seats):
        assert [game.view_at(seat, number) for number in range(len(views))] == [seen[place] for seen in views]
        assert game.log_batches(seat) == tuple(seen[place] for seen in batches)
    asked = next(seen.seat for seen in views[20] if seen.asked == seen.seat)
    assert game.view_at(asked, 20).decision is not None


@pytest.mark.parametrize("keep", [None, *KEEPS])
def test_moments_that_are_not_there(keep: int | None) -> None:
    game = Game(Setup(("Cellar",), first=0), keep)
    with pytest.raises(Problem) as nothing:
        game.undo()
    assert nothing.value.code == "nothing-to-undo"
    game.answer("play treasures")
    for number in (-1, 2):
        for ask in (game.undo_to, game.events_since, game.seats_since, lambda moment: game.view_at(0, moment)):
            with pytest.raises(Problem) as caught:
                ask(number)
            assert (caught.value.code, caught.value.details) == ("no-such-moment", {"number": number, "most": 1})
    with pytest.raises(Problem):
        game.log_batches(0, -1)
    assert game.log_batches(0, 2) == ()
    game.undo_to(1)
    assert game.answers_given == 1


@pytest.mark.parametrize("keep", [None, *KEEPS])
def test_a_refused_answer_changes_nothing(keep: int | None) -> None:
    game = Game(Setup(("Cellar",), seed=3, first=0), keep)
    game.answer("play treasures")
    before = game.state.copy()
    with pytest.raises(Problem):
        game.answer("buy Province")
    assert (game.state, game.answers_given) == (before, 1)


@pytest.mark.parametrize("keep", [None, *KEEPS])
def test_copies_go_their_own_ways_from_a_shared_past(keep: int | None) -> None:
    game = Game(Setup(("Cellar",), seed=3, first=0), keep)
    game.answer("play treasures")
    copy = game.copy()
    copy.undo()
    copy.answer("end turn")
    game.undo()
    game.answer("play Copper")
    assert [str(answer) for _, answer in game.answers] == ["play Copper"]
    assert [str(answer) for _, answer in copy.answers] == ["end turn"]
    game.undo()
    copy.undo()
    assert game.state == copy.state == Game(game.setup).state


def test_answers_come_back_as_they_were_said() -> None:
    """The order of the cards, the option and the card that is kept included."""
    said: set[str] = set()
    asking = Setup(ASKING, ("base-2e", "seaside-1e"), 2, seed=1)
    for seed in range(30):
        random = Random(seed)
        game, answers = Game(asking if seed % 2 else random_setup(random), keep=0), []
        for _ in range(120):
            if game.is_over:
                break
            player, answer = game.decision.player, random_answer(game.decision, random)
            game.answer(Answer(answer.verb, answer.cards))
            answers.append((player, answer))
        assert game.answers == tuple(answers)
        said |= {answer.verb for _, answer in answers}
    assert {"choose", "discard", "trash", "play", "play treasures", "gain", "reveal", "pass"} <= said


def fresh(text: str) -> str:
    """The same text as a string of its own, as it comes from a message."""
    return "".join(list(text))


@pytest.mark.parametrize("players", [2, 6])
def test_a_hosted_game_takes_little_memory(players: int) -> None:
    """300 answers with the last eight steps: less than 60 kB, everything but the box."""

    def played() -> Game:
        random = Random(7)
        game = Game(Setup(KINGDOM, ("base-2e", "seaside-1e"), players, key=new_key()), keep=8)
        while game.answers_given < 300:
            answer = random_answer(game.decision, random)
            game.answer(Answer(fresh(answer.verb), tuple(map(fresh, answer.cards))))
            if game.is_over:
                game.undo()
        return game

    played()
    gc.collect()
    tracemalloc.start()
    try:
        games = [played() for _ in range(4)]
        gc.collect()
        held = tracemalloc.get_traced_memory()[0] / len(games)
    finally:
        tracemalloc.stop()
    print(f"{players} players: {held / 1000:.1f} kB")
    assert held < 60_000


def test_the_work_of_looking_back_is_done_once_and_can_be_done_in_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(4)
    game, every = Game(setup := random_setup(random), keep=4), Game(setup)
    while not game.is_over and game.answers_given < 300:
        said = random_answer(game.decision, random)
        game.answer(said)
        every.answer(said)
    played = 0
    give = answering.give

    def counted(*anything: Any) -> None:
        nonlocal played
        played += 1
        give(*anything)

    monkeypatch.setattr(history, "give", counted)
    last = game.answers_given - 20
    assert game.distance(last) == last
    for _ in game.approach(last):
        assert played <= history.MARK_EVERY
        played = 0
    played = 0
    for number in (last, last - 1, last // 2, 1, last):
        assert game.view_at(0, number) == every.view_at(0, number)
        assert game.distance(number) < history.MARK_EVERY
    assert played < 5 * history.MARK_EVERY
    for since in (0, 1, history.MARK_EVERY, last):
        for _ in game.recall(since):
            assert played >= 0
        played = 0
        assert game.log_batches(0, since) == every.log_batches(0, since)
        assert played == 0, "what was recalled is told without playing it again"
    game.undo_to(last - 5)
    every.undo_to(last - 5)
    assert game.state == every.state
    assert game.log_batches(1) == every.log_batches(1)
    with pytest.raises(Problem):
        game.distance(last)
