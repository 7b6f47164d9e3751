"""Thinking ahead: any question of any card, honest chances, the same answer for the same seed, and by what the seat knows alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from deckwright.bots import answer_once, make_bot, search_bot
from deckwright.bots.random_bot import RandomBot
from deckwright.cards import KINGDOM_SETS
from deckwright.engine import moves
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.engine.program import Zone
from deckwright.errors import UnknownName
from deckwright.ladder.contestants import find_contestant
from deckwright.learn.player import Player, learned_player
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.search import Thought, think
from deckwright.search.candidates import MOST, Candidate, Said, candidates
from deckwright.search.racing import EACH, race
from deckwright.search.rollouts import Horizon
from tests.search.games import REMEMBERED, REMEMBERED_SETS, positions


@pytest.mark.parametrize("sets", KINGDOM_SETS)
def test_whatever_cards_ask(player: Player, sets: str) -> None:
    questions = set()
    for seed in range(2):
        for state in positions(seed, 2 + seed, 12, 5, (sets,)):
            questions.add(state.box.code[state.stack[-1].pc][0])
            thought = think(state, simulations=12, seed=seed, player=player)
            for weighed in thought.answers:
                give(state.copy(), weighed.answer)  # refused answers raise
                assert 0 <= weighed.chance <= 1
                assert weighed.prior >= 0
            assert sum(weighed.prior for weighed in thought.answers) <= 1.0001
            assert thought.chance == thought.answers[0].chance
            assert thought.simulations <= 12
    assert len(questions) >= 3


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_the_seat_cant_see_changes_nothing(player: Player, players: int) -> None:
    for number, state in enumerate(positions(players, players, 6, 9)):
        thought = think(state, simulations=16, seed=5, player=player)
        for deal in range(2):
            assert think(Position(state).sample(10 * number + deal), simulations=16, seed=5, player=player) == thought


def test_what_the_seat_never_saw_changes_nothing(player: Player) -> None:
    """The same with everything that it remembers: hidden cards are dealt anew so that they fit its memory."""
    game, by_chance, compared = Game(Setup(REMEMBERED, REMEMBERED_SETS, players=2, seed=5)), RandomBot(5), 0
    for step in range(90):
        here = Position(game.state, game.recollection(game.state.asking))
        if step % 9 == 8:
            thought = think(game, simulations=16, seed=5, player=player)
            assert think(here, simulations=16, seed=5, player=player) == thought
            for deal in range(2):
                other = game.copy()
                other.state = here.sample(10 * step + deal)
                assert think(other, simulations=16, seed=5, player=player) == thought
            compared += 1
        game.answer(by_chance.decide(here))
    assert compared == 10


def test_the_seed_decides(player: Player) -> None:
    states = positions(1, 2, 10, 7)
    first = [think(state, simulations=24, seed=1, player=player) for state in states]
    assert first == [think(state, simulations=24, seed=1, player=player) for state in states]
    assert first != [think(state, simulations=24, seed=2, player=player) for state in states]


def test_without_simulations_the_network_judges(player: Player) -> None:
    state = positions(2, 2, 1, 3)[0]
    thought = think(state, simulations=0, seed=1, player=player)
    assert thought.simulations == 0
    assert [weighed.prior for weighed in thought.answers] == sorted((weighed.prior for weighed in thought.answers), reverse=True)


def test_answers_to_consider_are_weighed(player: Player) -> None:
    kingdom = Game(Setup(kingdom=("Witch", "Village"), players=2, seed=7, first=0))
    kingdom.answer("play treasures")
    for answer in kingdom.legal_answers():
        thought = think(kingdom, simulations=40, seed=1, consider=[answer], player=player)
        assert [weighed.simulations > 0 for weighed in thought.answers if weighed.answer == answer] == [True]


def test_it_takes_what_wins_at_once() -> None:
    """One Province is left and the seat is ahead with it: buying it ends and wins the game."""
    kingdom = Game(Setup(kingdom=("Village",), players=2, seed=7, first=0))
    state = kingdom.state
    names = state.box.kinds
    state.supply[names["Province"]] = 1  # one is left
    moves.lay(state, 0, bytes([names["Gold"]] * 5), Zone.HAND)
    give(state, Answer("play treasures"))
    thought = think(state, simulations=60, seed=1)
    assert str(thought.best) == "buy Province"
    assert thought.chance > 0.95


def test_a_bot_that_thinks() -> None:
    """It is named anywhere a bot can be, and a sure answer costs no time."""
    kingdom = Game(Setup(kingdom=("Village", "Smithy"), players=2, seed=3, first=0))
    bots = [make_bot("learned+1ms", 1), make_bot("random", 1)]
    for _ in range(30):
        answer_once(kingdom, bots)
    assert [contestant.name for contestant in map(find_contestant, ["learned+1ms", "learned+200ms"])] == ["learned+1ms", "learned+200ms"]
    with pytest.raises(UnknownName):
        make_bot("learned+fast")


def test_answers_that_the_policy_hardly_ever_gives_are_weighed() -> None:
    game = rich()
    found, _ = candidates(game.state, learned_player())
    thought = think(game, simulations=MOST * EACH, seed=1)
    assert len(found) < len(thought.answers) == MOST
    assert all(weighed.simulations > 0 for weighed in thought.answers)
    thought = think(game, simulations=MOST * EACH // 2, seed=1)
    played = [weighed for weighed in thought.answers if weighed.simulations]
    assert len(played) == MOST // 2, "the fewer simulations, the fewer answers"
    assert min(weighed.prior for weighed in played) >= max(weighed.prior for weighed in thought.answers if not weighed.simulations)


@pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")
def test_a_sure_purchase_is_thought_about_and_the_only_answer_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[Thought] = []

    def listening(position: Position, **options: Any) -> Thought:
        thoughts.append(think(position, **options))
        return thoughts[-1]

    monkeypatch.setattr(search_bot, "think", listening)
    monkeypatch.setattr(search_bot, "SURE", 0.8)  # how sure the policy is of a Gold depends on the weights
    bot, game = search_bot.SearchBot(100), rich()
    bot.decide(Position(game.state))
    assert max(weighed.prior for weighed in thoughts[-1].answers) > search_bot.SURE
    assert thoughts[-1].simulations > 0
    game = Game(Setup(kingdom=("Village",), players=2, seed=7, first=0))
    bot.decide(Position(game.state))  # Treasures are always played
    assert [thought.simulations for thought in thoughts[1:]] == [0]


def rich() -> Game:
    """Enough for a Gold at once, and it looks as if there was little to think about."""
    game = Game(Setup(kingdom=("Village", "Smithy"), players=2, seed=7, first=0))
    moves.lay(game.state, 0, bytes([game.state.box.kinds["Gold"]] * 2), Zone.HAND)
    give(game.state, Answer("play treasures"))
    return game


class Steady:
    """Rollouts that take a millisecond each; the last answer is the best one."""

    def __init__(self, cost: float = 0.001) -> None:
        self.now, self.cost = 0.0, cost
        self.played: Counter[Said] = Counter()

    def values(self, said: Sequence[Said], deals: Sequence[int], horizon: Horizon) -> list[list[float]]:
        self.now += self.cost * len(said) * len(deals)
        for one in said:
            self.played[one] += len(deals)
        return [[0.01 * one[1][0] + 0.2 * (deal % 2) for deal in deals] for one in said]


@pytest.mark.parametrize(("cost", "entrants"), [(0.0014, 6), (0.0035, 2), (0.0001, 8), (0.02, 2)])
def test_as_many_answers_take_part_as_there_is_time_for(cost: float, entrants: int) -> None:
    machine, runners = Steady(cost), [Candidate((0, bytes([number])), 0.5**number) for number in range(8)]
    run = race(runners, machine, simulations=100_000, seed=1, horizon=Horizon(1), deadline=0.2, clock=lambda: machine.now)
    assert set(machine.played) == {one.said for one in runners[:entrants]}
    assert {len(run.values[runner]) for runner in run.running} == {max(machine.played.values())}, (
        "all that are left have had the same deals"
    )
    assert machine.now < 0.2
    if cost < 0.01:
        assert run.ranking()[0] == entrants - 1


class Slowing:
    """Rollouts on a machine that becomes busier all the time, with its clock."""

    def __init__(self) -> None:
        self.now, self.cost, self.rounds = 0.0, 0.001, 0

    def values(self, said: Sequence[Said], deals: Sequence[int], horizon: Horizon) -> list[list[float]]:
        self.now += self.cost * len(said) * len(deals)
        self.cost *= 1.5
        self.rounds += 1
        return [[0.0] * len(deals) for _ in said]


def test_time_that_runs_out() -> None:
    machine, runners = Slowing(), [Candidate((0, b""), 0.5), Candidate((0, b"\0"), 0.5)]
    race(runners, machine, simulations=100_000, seed=1, horizon=Horizon(1), deadline=0.4, clock=lambda: machine.now)
    assert machine.rounds > 3
    assert machine.now < 0.4
