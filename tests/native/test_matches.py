"""Strategies run inside the native machine give the same tally as in Python, number for number."""

from __future__ import annotations

from random import Random

import pytest

from deckwright.errors import Problem
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.sim.library import find_strategy, strategies
from deckwright.sim.match import Match, play_chunk, play_match
from deckwright.sim.strategy_file import Strategy, parse_strategy
from tests.support import random_setup

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

SETS = ("base-2e", "base-1e", "seaside-1e")


def equal_tallies(match: Match, games: int) -> None:
    assert play_chunk(match, 0, games, "native") == play_chunk(match, 0, games, "python")


@pytest.mark.parametrize("strategy", strategies(), ids=lambda strategy: strategy.name)
def test_every_strategy_of_the_library(strategy: Strategy) -> None:
    random = Random(strategy.name)
    others = [other for other in strategies() if len(strategy.needs | other.needs) <= 10]
    rivals = [strategy, random.choice(others), find_strategy("Double Militia")]
    if len(frozenset().union(*(rival.needs for rival in rivals))) > 10:
        rivals.pop()
    kingdom = frozenset().union(*(rival.needs for rival in rivals))
    equal_tallies(Match(tuple(rivals), tuple(kingdom), SETS, random.getrandbits(32)), 40)


@pytest.mark.parametrize("seed", range(40))
def test_random_menus_in_random_kingdoms(seed: int) -> None:
    """Every decision of every card is answered by the defaults, with two to six players."""
    random = Random(seed)
    setup = random_setup(random)
    menus = []
    for number in range(setup.players):
        wanted = random.sample(setup.kingdom, 4)
        lines = "; ".join(f"{card} if n < {random.randint(1, 4)}" for card in wanted)
        menus.append(
            parse_strategy(
                f"buy: Province if turn > 3; {lines}; Gold; Duchy if gains_left < 6; Silver; Copper if E < 2", name=f"menu {number}"
            )
        )
    equal_tallies(Match(tuple(menus), setup.kingdom, setup.sets, seed), 15)


def test_decks_in_which_the_order_of_actions_counts() -> None:
    early = "Remodel if n < 1; Village if n < 5; Smithy if n < 2; Festival if n < 2; Library if n < 2"
    menu = parse_strategy(
        f"buy: Province if turn > 9; Gold if n < 3; {early}; Militia if n < 1; Moat if n < 2; Cellar if n < 2; Silver", name="built"
    )
    cards = ("Cellar", "Festival", "Library", "Militia", "Moat", "Remodel", "Smithy", "Village")
    equal_tallies(Match((menu, find_strategy("Double Militia")), cards, SETS, 7), 60)


CONDITIONS = (
    "n(Silver) < treasures / 5", "money > 9 and deck < 30", "not lead > 0", "theirs(Gold) >= n(Gold)", "hand_money = 6 or empty_piles > 0",
    "buys + actions > 1", "pile(Duchy) * 2 <= provinces + 7", "(turn - 1) / 3 > 2.5", "tokens = 0 and mat = 0", "hand_size != 3",
    "gains_left <= 5", "5 < coins", "n(Silver) >= 3", "turn = 4", "6 = turn", "money < 7.5", "2.5 <= n(Gold)", "9 >= turn",
    "draw_pile > 5", "2 * draw_pile <= deck - 7", "turn > 3 and (money > 12 or not (deck < 17 or n(Silver) = 2)) or gains_left <= 4",
    "not (not turn > 5 and not (coins = 6 or lead < 0))",
    "money < 74 and turn != 73 and (deck > 72 or coins < 64)",
    "(turn > 4) + (money > 9) > 1",
    "draw_money > 4", "2 * draw_money <= draw_pile", "turns_ahead > 0", "turns_ahead = 0 and lead > -4",
)  # fmt: skip


@pytest.mark.parametrize("condition", CONDITIONS)
def test_conditions(condition: str) -> None:
    menu = parse_strategy(f"buy: Province; Witch if {condition}; Gold; Militia if not ({condition}); Silver", name="condition")
    equal_tallies(Match((menu, find_strategy("Double Witch")), ("Militia", "Witch"), SETS, 5), 60)


def test_extra_turns_are_not_counted() -> None:
    menu = parse_strategy("buy: Province if turns_ahead <= 0; Outpost if n < 3; Gold; Duchy if turns_ahead > 0; Silver", name="outposts")
    equal_tallies(Match((menu, find_strategy("BM")), ("Outpost", "Wharf"), SETS, 5), 60)


def test_lists_longer_than_the_places_that_are_marked() -> None:
    early = "; ".join(f"Witch if turn = {turn}; Militia if coins = 4 and turn = {turn}" for turn in range(2, 50))
    menu = parse_strategy(f"buy: {early}; Province; Gold; Silver\nplay: {early.replace('coins = 4', 'buys = 1')}; Witch", name="long")
    equal_tallies(Match((menu, find_strategy("Double Witch")), ("Militia", "Witch"), SETS, 5), 60)


def test_the_number_of_threads_does_not_matter() -> None:
    match = Match((find_strategy("Double Witch"), find_strategy("Smithy Ultimate")), ("Smithy", "Witch"), SETS, 11)
    one, two, three = (play_match(match, 2_000, jobs, engine="native") for jobs in (1, 2, 3))
    assert one == two == three


def test_a_strategy_without_its_cards_is_refused() -> None:
    with pytest.raises(Problem, match="Witch"):
        play_match(Match((find_strategy("Double Witch"), find_strategy("BM")), ("Smithy",), SETS), 10, engine="native")
