"""Solving a kingdom."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any

import pytest

from deckwright.errors import Problem
from deckwright.ladder import contestants
from deckwright.ladder.contestants import best_fitting
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.notation.kingdom_code import Kingdom
from deckwright.notation.kingdoms import parse_kingdom
from deckwright.sim.library import find_strategy
from deckwright.sim.simulate import simulate
from deckwright.sim.strategy_file import Strategy, parse_strategy
from deckwright.sim.tournament import TournamentResult, tournament
from deckwright.sim.workers import Alone
from deckwright.solve import final, judging, polishing, second_thoughts, solving
from deckwright.solve import search as searching
from deckwright.solve.contest import Member
from deckwright.solve.ideas import ideas_for
from deckwright.solve.island import FIRST_GAMES, Island, evolve_island
from deckwright.solve.judging import is_another_idea, simplified
from deckwright.solve.plan import Line, Plan, plan_of
from deckwright.solve.search import Search, tools
from deckwright.solve.solving import solve, strongest

KINGDOM = "Chapel, Laboratory, Moat, Village, Witch"
WITCH = find_strategy("double-witch")

needs_native = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


@dataclass(frozen=True)
class Loser:
    """A rival that loses every game."""

    name: str = "loser"

    def play(self, kingdom: Kingdom, strategy: Strategy, seed: int, games: int) -> tuple[int, int, int]:
        return games, 0, 0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(searching.ROUND_GAMES, "native", 3_000)
    monkeypatch.setitem(judging.SIMPLIFYING_GAMES, "native", (100, 400))
    monkeypatch.setitem(final.TRIAL_GAMES, "native", 400)
    for name, games in (("WEIGHED_GAMES", 200), ("HEATS", ((200, 12), (800, 1))), ("LAST_GAMES", 800), ("SURE_GAMES", 800)):
        monkeypatch.setattr(second_thoughts, name, games)
    for name, games in (("HEATS", ((60, 20), (400, 1))), ("COMPARED_GAMES", 400), ("AT_RANDOM", 20)):
        monkeypatch.setattr(polishing, name, games)


@needs_native
@pytest.mark.usefixtures("quick")
def test_a_search_beats_the_library_and_tells_what_it_measured() -> None:
    heard: list[float] = []
    solution = solve(KINGDOM, rounds=4, seed=3, jobs=1, rivals=[Loser()], progress=lambda done, score: heard.append(done))
    assert heard == sorted(heard)
    assert len(heard) == 4 + 2 + 1, "rounds of the search, rounds of second thoughts, and what is left of them"
    best, library = solution.best, strongest(parse_kingdom(KINGDOM), "native")
    opponents = [row.opponent for row in best.versus if row.kind == "library"]
    assert opponents[:5] == [strategy.name for strategy in library[:5]], "and what beat its plans on the way, if that is none of them"
    assert [(row.opponent, row.score.value) for row in best.versus if row.kind == "bot"] == [("loser", 1.0)]
    again = simulate(best.strategy, library[0], kingdom=KINGDOM, games=4000, seed=77, jobs=1).standings[0].score
    told = best.versus[0].score
    assert told.games == final.LONGER * best.versus[1].score.games, "the score that it is known by is the surest"
    assert told.value > 0.55
    assert abs(again.value - told.value) < 0.04, "what is told is what fresh games show"
    assert told.interval.low < told.value < told.interval.high
    for found in solution.others:
        assert is_another_idea(found.bought, best.bought)
        assert [row.kind for row in found.versus] == ["library", "found"]
        assert parse_strategy(found.strategy.text) == found.strategy


@needs_native
@pytest.mark.usefixtures("quick")
def test_the_same_rounds_find_the_same_with_any_number_of_processes() -> None:
    texts = [solve(KINGDOM, rounds=2, seed=5, jobs=jobs).best.as_dict() for jobs in (1, 2)]
    assert texts[0] == texts[1]
    assert solve(KINGDOM, rounds=2, seed=6, jobs=1).best.as_dict() != texts[0]


@needs_native
@pytest.mark.usefixtures("quick")
def test_plans_are_polished_where_the_library_is_not_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "BEATEN", 2.0)
    heard: list[float] = []
    solution = solve(KINGDOM, rounds=2, seed=5, jobs=1, progress=lambda done, score: heard.append(done))
    assert heard == sorted(heard)
    steps = solving.STEPS_A_ROUND * 2
    assert 2 + 1 + 2 < len(heard) <= 2 + (steps + 1) + 2, "rounds, steps of polishing, a second thought, and what is left of each"
    assert not solution.interrupted


@needs_native
@pytest.mark.usefixtures("quick")
def test_a_search_can_do_without_second_thoughts() -> None:
    heard: list[float] = []
    solution = solve(KINGDOM, rounds=2, seed=5, jobs=1, thoughts=False, progress=lambda done, score: heard.append(done))
    assert len(heard) == 2
    assert not solution.interrupted


@needs_native
@pytest.mark.usefixtures("quick")
def test_second_thoughts_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(second_thoughts, "suggestions", interrupted)
    solution = solve(KINGDOM, rounds=2, seed=5, jobs=2)
    assert solution.interrupted
    assert solution.best.versus[0].score.value > 0.4
    assert tools(parse_kingdom(KINGDOM), "native")[0].threads == 1


class Interrupted(Alone):
    """Somebody presses Ctrl-C after some pieces."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces

    def parts(self, work: Any, pieces: Any) -> Generator[Any, None, None]:
        for first, games in pieces:
            if self.left == 0:
                self.left = -1
                raise KeyboardInterrupt
            self.left -= 1
            yield work(first, games)


@needs_native
@pytest.mark.usefixtures("quick")
def test_a_search_that_is_interrupted_while_the_library_plays_gives_the_best_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*strategies: Any, **options: Any) -> TournamentResult:
        return replace(tournament(*strategies, **options), interrupted=True)

    best = strongest(parse_kingdom(KINGDOM), "native")[0]
    monkeypatch.setattr(solving, "tournament", interrupted)
    solution = solve(KINGDOM, rounds=9, seed=5, jobs=1)
    assert solution.interrupted
    assert solution.rounds == 0
    assert plan_of(solution.best.strategy).buy == plan_of(best, searching.box_of(parse_kingdom(KINGDOM)).kinds).buy
    with pytest.raises(KeyboardInterrupt):
        strongest(parse_kingdom(KINGDOM), "native")
    monkeypatch.setattr(contestants, "tournament", interrupted)
    best_fitting.cache_clear()
    with pytest.raises(KeyboardInterrupt):
        best_fitting(parse_kingdom(KINGDOM))


@needs_native
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("pieces", [0, 3])
def test_an_interrupted_search_gives_the_best_so_far(pieces: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from contextlib import nullcontext

    from deckwright.solve import solving

    monkeypatch.setattr(solving, "workers_for", lambda *_: nullcontext(Interrupted(pieces)))
    solution = solve(KINGDOM, rounds=9, seed=5, rivals=[Loser()])
    assert solution.interrupted
    assert solution.rounds == pieces // solution.islands
    if not pieces:
        best = strongest(parse_kingdom(KINGDOM), "native")[0]
        assert plan_of(solution.best.strategy).buy == plan_of(best, searching.box_of(parse_kingdom(KINGDOM)).kinds).buy, (
            "the best that is known before anything is found"
        )
    assert solution.best.versus[0].score.games > 1000


@needs_native
@pytest.mark.usefixtures("quick")
def test_no_more_islands_have_a_turn_than_there_is_time_for() -> None:
    """Where decks are built a round takes seconds, and somebody may have asked for one."""
    search = Search(parse_kingdom(KINGDOM), [find_strategy("big-money")], 1, "native")
    search.run(Alone(), None, until=0.0)
    assert [bool(island.entries) for island in search.islands] == [True, *[False] * (len(search.islands) - 1)]
    assert search.best() is search.islands[0].best
    assert len(search.different()) == 1
    search.run(Alone(), 2, until=0.0)
    assert all(island.entries for island in search.islands), "who counts rounds has whole ones"


@needs_native
@pytest.mark.usefixtures("quick")
def test_islands_that_do_worst_are_given_up_and_their_plans_kept() -> None:
    search = Search(parse_kingdom(KINGDOM), [find_strategy("big-money")], 1, "native")
    search.islands = search.islands[:6]
    search._round(Alone(), 1, inf)
    before = {island.best.plan for island in search.islands}
    scores = sorted(island.best.score for island in search.islands)
    search._retire(2, 1)
    assert [island.best.score for island in search.islands] == scores[::-1][:4]
    assert before <= set(search.candidates())
    assert any(island.idea.cards for island in search.islands)
    search.islands = [replace(island, age=searching.LIFE) for island in search.islands]
    search._retire(2, 1)
    assert all(not island.idea.cards for island in search.islands), "the last ones may leave their idea when they had their time"


@needs_native
@pytest.mark.usefixtures("quick")
def test_champions_count_more_when_the_library_is_beaten() -> None:
    """Or a plan that beats the library best would stay, though others beat it."""
    search = Search(parse_kingdom(KINGDOM), [find_strategy("big-money")], 1, "native")
    search.islands = search.islands[:2]
    assert not search.beaten
    search.champions = [Plan((Line("Province"), Line("Gold"), Line("Silver")))]
    before = [member.weight for member in search.league()]
    search._round(Alone(), 1, inf)
    assert search.best() is not None
    assert search.beaten, "Big Money is easily beaten"
    after = [member.weight for member in search.league()][:2]
    assert after[1] / after[0] > 2 * before[1] / before[0]


@needs_native
@pytest.mark.usefixtures("quick")
def test_what_beats_the_best_plan_joins_the_league() -> None:
    """The two strongest are in the league anyway; of the others the one that is hardest for the plan."""
    kingdom = parse_kingdom("First Game")
    library = [find_strategy(name) for name in ("all-rounder", "smithy-ultimate", "big-money", "militia-smithy")]
    hunt = Search(kingdom, library, 1, "native" if AVAILABLE else "python")
    hunt._look_for_spoilers(plan_of(library[3]))
    assert not hunt.spoilers, "it beats Big Money, and is as good as itself"
    hunt._look_for_spoilers(Plan((Line("Province"), Line("Silver"), Line("Estate"))))
    assert [strategy.name for strategy in hunt.spoilers] == ["Militia Smithy"]
    assert [(member.player, member.weight) for member in hunt.league()][2] == (library[3], searching.LIBRARY_WEIGHTS[0])


def test_islands_that_had_their_time_begin_anew_but_the_best_one_stays() -> None:
    search = Search(parse_kingdom(KINGDOM), [find_strategy("big-money")], 1, "native")
    search.islands = search.islands[:4]
    search._round(Alone(), 1, inf)
    best = search.best()
    before = {island.best.plan for island in search.islands}
    search._renew()
    assert not search.retired, "they are too young"
    search.islands = [replace(island, age=searching.LIFE) for island in search.islands]
    search._renew()
    assert [island.best for island in search.islands if island.entries] == [best]
    assert {island.idea.kind for island in search.islands if not island.entries} == {"mixed"}
    assert before <= set(search.candidates())
    search._round(Alone(), 1, inf)
    assert all(island.entries for island in search.islands)


@needs_native
def test_a_deck_is_trashed_down_and_built_where_that_wins() -> None:
    """Every step towards such a deck looks like a mistake, so the idea has to begin with all of it."""
    kingdom = parse_kingdom("Village, Market, Festival, Smithy, Witch, Chapel, Militia, Laboratory, Council Room, Moat", None)
    arena, changes = tools(kingdom, "native")
    league = (Member(find_strategy("double-witch"), 1.0),)
    (idea,) = [idea for idea in ideas_for(arena.box, []) if (idea.kind, idea.cards) == ("thin", ("Chapel",))]
    island = evolve_island(arena, changes, Island(idea), league, (), 150_000, "thin")
    assert arena.share(island.best.plan, find_strategy("double-witch"), 1, 2_000) > 0.75


@needs_native
def test_simplifying_leaves_out_what_makes_no_difference() -> None:
    lines = (Line("Province"), Line("Gold"), Line("Witch", ("n < 1", "turn < 90")), Line("Silver"), Line("Estate", ("turn > 100",)))
    league = (Member(find_strategy("big-money"), 1.0),)
    plan = Plan(lines, (("play", ("Witch",)), ("trash with Witch", ("Curse", "Estate"))))
    simple = simplified(parse_kingdom(KINGDOM), "native", plan, league, "1")
    assert simple == Plan((Line("Province"), Line("Gold"), Line("Witch", ("n < 1",)), Line("Silver")))
    chapel = Plan(
        (Line("Province"), Line("Gold"), Line("Chapel", ("n < 1",)), Line("Silver")), (("trash with Chapel", ("Moat", "Estate")),)
    )
    assert simplified(parse_kingdom(KINGDOM), "native", chapel, league, "1").section("trash with Chapel") in ((), ("Estate",))


@needs_native
def test_finalists_are_compared_in_the_same_games() -> None:
    one = Plan((Line("Province"), Line("Gold"), Line("Silver")))
    other = Plan((*one.buy, Line("Gold", ("turn > 150",))))
    judge = final.Final(parse_kingdom(KINGDOM), [WITCH], 1, "native", Alone(), 60.0, (), (Member(WITCH, 1.0),))
    scores, bought = judge._scored([one, other], 400)
    assert scores[one] == scores[other]
    assert bought[one] == bought[other]
    assert bought[one]["Province"] > 1
    assert judge._scored([one], 400)[0] != {one: scores[one]}, "other games every time"


def bought(*cards: str, copies: float = 1.0) -> dict[str, float]:
    return dict.fromkeys((*cards, "Gold"), copies)


@pytest.mark.parametrize(
    ("one", "other", "another"),
    [
        (bought("Witch"), bought("Witch", copies=3), False),
        (bought("Witch"), bought("Witch", "Moat", copies=0.2), True),
        (bought("Witch", "Chapel", "Market"), bought("Witch", "Chapel"), False),
        (bought("Witch"), bought("Smithy"), True),
        (bought(), bought(), False),
        (bought(), bought("Smithy"), True),
    ],
)
def test_another_idea_buys_other_cards_not_other_numbers(one: dict[str, float], other: dict[str, float], another: bool) -> None:
    assert is_another_idea(one, other) is another
    assert is_another_idea(other, one) is another


def test_the_python_machine_can_search_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from deckwright.solve import solving

    monkeypatch.setitem(searching.ROUND_GAMES, "python", 10)
    for numbers in (final.TRIAL_GAMES, final.MEASURING_GAMES, solving.TRIAL_GAMES):
        monkeypatch.setitem(numbers, "python", 2)
    monkeypatch.setattr(searching, "ideas_for", _one_idea)
    monkeypatch.setattr("deckwright.solve.ideas.VARIANTS", 2)
    monkeypatch.setitem(FIRST_GAMES, "python", 2)
    monkeypatch.setattr("deckwright.solve.solving.strongest", lambda *_: [find_strategy("big-money")])
    monkeypatch.setattr(final.Final, "_simplified", lambda self, plans: plans)
    assert solve("Smithy", rounds=1, seed=1, jobs=1, engine="python").engine == "python"


def _one_idea(box: Any, library: Sequence[Plan], most: int) -> list[Any]:
    from deckwright.solve.ideas import ideas_for

    return ideas_for(box, library, 1)


def test_mistakes() -> None:
    with pytest.raises(Problem, match="too few for a search"):
        solve("Witch", seconds=0)
    with pytest.raises(Problem, match="out of range"):
        solve("Witch", seed=-1)
