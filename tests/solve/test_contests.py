"""Plans compared in the same games."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.match import Match, play_chunk
from deckwright.sim.strategy_file import parse_strategy
from deckwright.solve.contest import Contest, Entry, Member
from deckwright.solve.ideas import Idea
from deckwright.solve.island import PARENTS, Island, _proven, evolve_island
from deckwright.solve.plan import Line, Plan, plan_of
from deckwright.solve.search import tools

KINGDOM = parse_kingdom("Chapel, Laboratory, Moat, Smithy, Village, Witch")
MONEY = plan_of(find_strategy("big-money"))
WITCH = plan_of(find_strategy("double-witch"))
NOTHING = Plan((Line("Curse"),))
THE_SAME = Plan((*MONEY.buy, Line("Gold", ("turn > 150",))))
WITCH_TOO = Plan((*WITCH.buy, Line("Gold", ("turn > 150",))))

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


def contest(*weights: float, seed: int = 1) -> Contest:
    rivals = (find_strategy("big-money-ultimate"), find_strategy("smithy-ultimate"))
    league = tuple(Member(rival, weight) for rival, weight in zip(rivals, weights, strict=False))
    return Contest(tools(KINGDOM, "native")[0], league, Random(seed))


def test_games_that_were_played_count_and_the_others_follow_on_them() -> None:
    one, other = contest(1.0), contest(1.0)
    step = one.upto(one.upto(Entry(WITCH), 40), 200)
    assert step.score == pytest.approx(other.upto(Entry(WITCH), 200).score)
    assert step.score == pytest.approx(one.arena.share(WITCH, one.league[0].player, one.seeds[0], 200))
    assert one.games == other.games == 200
    assert one.upto(Entry(WITCH), 200) == step
    assert one.games == 200, "a plan that is known need not play again"


def test_members_count_by_their_weight() -> None:
    one = contest(3.0, 1.0)
    shares = [
        one.arena.share(WITCH, member.player, seed, games) for member, seed, games in zip(one.league, one.seeds, (300, 100), strict=True)
    ]
    assert one.upto(Entry(WITCH), 400).score == pytest.approx(0.75 * shares[0] + 0.25 * shares[1])


def test_who_plays_just_as_another_one_is_left_out() -> None:
    assert [entry.plan for entry in contest(1.0).new([MONEY, THE_SAME, WITCH], 40)] == [WITCH, MONEY]


def test_a_race_is_won_by_the_best_and_ends_early_for_the_others() -> None:
    one = contest(1.0)
    assert [entry.plan for entry in one.race([MONEY, NOTHING, WITCH, THE_SAME], 40, 320)] == [WITCH]
    behind = contest(1.0)
    assert behind.race([MONEY, NOTHING], 40, 4_000, bar=Entry(WITCH)) == []
    assert behind.games <= 3 * 40, "they lie so far behind that one heat shows it"


def test_old_plans_stay_unless_a_new_one_is_clearly_better() -> None:
    assert [entry.plan for entry in _proven(contest(1.0), [WITCH], [WITCH_TOO], 200)] == [WITCH, WITCH_TOO]
    found = _proven(contest(1.0), [MONEY], [NOTHING, WITCH], 200)
    assert [entry.plan for entry in found] == [WITCH, MONEY, NOTHING]
    assert {entry.games for entry in found} == {400}
    assert len(_proven(contest(1.0), [MONEY], [WITCH] * 9, 40)) <= PARENTS


def test_a_round_does_not_forget_a_good_plan_for_lucky_ones() -> None:
    arena, changes = tools(KINGDOM, "native")
    rival = find_strategy("double-witch")
    island = Island(Idea(), (Entry(WITCH),))
    for number in range(3):
        island = evolve_island(arena, changes, island, (Member(rival, 1.0),), (), 20_000, f"round {number}")
    assert island.age == 3
    assert arena.share(island.best.plan, rival, 9, 4_000) > 0.49


def test_a_plan_of_an_idea_really_buys_its_cards() -> None:
    """A Village alone is no good, and a line that never counts would do away with it."""
    arena, changes = tools(KINGDOM, "native")
    league = (Member(find_strategy("smithy-ultimate"), 1.0),)
    start = Plan((Line("Province"), Line("Village", ("n < 2",)), Line("Gold"), Line("Silver")))
    island = evolve_island(arena, changes, Island(Idea(("Village",), "card"), (Entry(start),)), league, (), 30_000, "village")
    assert island.best.plan != start
    assert arena.bought(island.best.plan, league[0].player, 5, 200)["Village"] > 0.4
    assert Idea(("Village", "Smithy"), "engine").is_followed({"Village": 2.0, "Smithy": 2.0})
    assert not Idea(("Village", "Smithy"), "engine").is_followed({"Village": 2.0, "Smithy": 1.0})


def test_a_round_ends_where_nothing_can_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.solve.island._children", lambda *_: [])
    league = (Member(find_strategy("big-money"), 1.0),)
    island = evolve_island(*tools(KINGDOM, "native"), Island(Idea(), (Entry(WITCH),)), league, (), 10_000, "round")
    assert [entry.plan for entry in island.entries] == [WITCH]


@pytest.mark.parametrize("engine", ["native", "python"])
def test_what_is_bought_is_what_a_match_counts(engine: str) -> None:
    arena, rival = tools(KINGDOM, engine)[0], find_strategy("big-money")
    strategy = parse_strategy(WITCH.text("written"))
    tally = play_chunk(Match((strategy, rival), KINGDOM.cards, KINGDOM.sets, 3), 0, 20, engine)
    bought = arena.bought(WITCH, rival, 3, 20)
    assert bought["Witch"] == sum(turn[arena.box.kinds["Witch"]] for turn in tally.purchases[0]) / 20 > 1
    assert bought["Smithy"] == 0
