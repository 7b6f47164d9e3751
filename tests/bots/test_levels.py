"""The levels: each a character, none plays nonsense, the weaker ones slip, and none takes longer than it says."""

from __future__ import annotations

from deckwright.bots import make_bot
from deckwright.bots.levels import LEVELS, find_level
from deckwright.bots.names import NAMES, name_for
from deckwright.bots.search_bot import SearchBot
from deckwright.bots.slipping_bot import SlippingBot
from deckwright.bots.strategy_bot import StrategyBot
from deckwright.engine.answer import Answer
from deckwright.engine.answering import give
from deckwright.engine.box import open_box
from deckwright.engine.position import Position
from deckwright.engine.score import score
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.notation.kingdoms import newest_first, random_kingdom
from deckwright.sim.library import find_strategy


def new_game(seed: int) -> State:
    sets = newest_first()
    return new_state(open_box(sets, tuple(sorted(random_kingdom(sets, seed)))), 2, seed, first=0)


def test_each_is_a_character() -> None:
    assert len({level.character for level in LEVELS} | set(NAMES)) == len(LEVELS) + len(NAMES)
    assert [name_for(level.id, "table", 1) for level in LEVELS] == [level.character for level in LEVELS]
    assert name_for("all-rounder", "table", 1) in NAMES
    assert find_level("random") is None


def play(bots: tuple[str, str], seed: int) -> tuple[list[int], list[tuple[str, Answer]]]:
    """The points of a game, and what was said in it."""
    state, said = new_game(seed), []
    there = [make_bot(name, seed) for name in bots]
    while state.asking >= 0 and state.turns[-1] < 60:
        who, position = state.asking, Position(state)
        answer = there[who].decide(position)
        said.append((bots[who], answer))
        give(state, answer)
    return [score(state, seat) for seat in (0, 1)], said


def test_a_beginner_loses_and_plays_no_nonsense() -> None:
    lost = 0
    for seed in range(12):
        points, said = play(("beginner", "big-money"), seed)
        lost += points[0] < points[1]
        bought = [answer.cards[0] for bot, answer in said if bot == "beginner" and answer.verb == "buy"]
        assert not {"Curse", "Copper"} & set(bought)
        assert len(set(bought)) > 4, "it likes what it does not have yet"
    assert lost > 6


def test_slips_depend_on_the_position_alone() -> None:
    state = new_game(3)
    give(state, Answer("play treasures"))
    plan = StrategyBot(find_strategy("all-rounder"))
    never, always = SlippingBot(plan, 0.0), SlippingBot(plan, 1.0, 5)
    assert never.decide(Position(state)) == plan.decide(Position(state))
    assert always.decide(Position(state)) == always.decide(Position(Position(state).sample(9)))


def test_no_time_is_no_search() -> None:
    state = new_game(4)
    give(state, Answer("play treasures"))
    ticks = iter(range(1_000_000))
    bot = SearchBot(1000, 1, lambda: float(next(ticks)))  # a machine on which a second has passed whenever somebody looks
    assert bot.decide(Position(state)) == make_bot("learned").decide(Position(state))
    assert bot.decide_within(Position(state), -5) == make_bot("learned").decide(Position(state))
