"""Playing on natively: the same deals, games and values as on the Python machine, on several threads, and refusals of wrong input."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from statistics import fmean, pvariance
from types import SimpleNamespace

import pytest

from deckwright.bots.random_bot import RandomBot
from deckwright.engine import moves
from deckwright.engine.answer import read_answer
from deckwright.engine.answering import check
from deckwright.engine.box import open_box
from deckwright.engine.game import Game, Setup
from deckwright.engine.position import Position
from deckwright.engine.program import Zone
from deckwright.engine.setup import new_state
from deckwright.learn.player import NativeNetwork, Player, learned_player
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.search.candidates import candidates
from deckwright.search.native_rollouts import NativeRollouts
from deckwright.search.rollouts import Horizon, PythonRollouts
from tests.search.games import REMEMBERED, REMEMBERED_SETS, positions

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


def natively(position: Position, player: Player, same_luck: bool = True, exact: bool = False) -> NativeRollouts:
    assert isinstance(player.network, NativeNetwork)
    return NativeRollouts(position, player.network, 0.0, same_luck, exact)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("horizon", [Horizon(1), Horizon(3, 2)])
def test_both_machines_play_on_alike(player: Player, players: int, horizon: Horizon) -> None:
    compared = 0
    for state in positions(players, players, 8, 11):
        position = Position(state)
        found, _ = candidates(position.known, player)
        said = [candidate.said for candidate in found][:3]
        there = natively(position, player, same_luck=False, exact=True).values(said, [1, 2, 3], horizon)
        here = PythonRollouts(position, player).values(said, [1, 2, 3], horizon)
        compared += len(said)
        for one, other in zip(there, here, strict=True):
            assert one == pytest.approx(other, abs=1e-3)
    assert compared > 8


def test_both_machines_take_a_victory_at_once(player: Player) -> None:
    """Whatever the network thinks: with rich decks and few Provinces somebody wins soon, often with several purchases in a turn."""
    ended = 0
    for seed in range(6):
        state = new_state(open_box(("base-2e",), ("Village", "Market", "Festival")), 2, seed, first=0)
        kinds = state.box.kinds
        state.supply[kinds["Province"]], state.supply[kinds["Market"]], state.supply[kinds["Estate"]] = 1 + seed % 3, 1, seed % 2
        for seat in range(2):
            moves.lay(state, seat, bytes([kinds["Gold"]] * 6 + [kinds["Festival"]] * 5), Zone.DISCARD)
        position = Position(state)
        said = [candidate.said for candidate in candidates(position.known, player)[0]][:3]
        there = natively(position, player, same_luck=False, exact=True).values(said, range(12), Horizon(9))
        assert there == [pytest.approx(one, abs=1e-3) for one in PythonRollouts(position, player).values(said, range(12), Horizon(9))]
        ended += sum(abs(value) == 1 for row in there for value in row)
    assert ended > 40


def test_eight_bits_judge_as_all_bits_do() -> None:
    """Where the processor can't work with eight bits, both are the same."""
    differences = []
    for state in positions(5, 2, 12, 9):
        position = Position(state)
        said = [candidate.said for candidate in candidates(position.known, learned_player())[0]]
        for exact, coarse in zip(
            natively(position, learned_player(), exact=True).values(said, [1, 2, 3], Horizon(0)),
            natively(position, learned_player()).values(said, [1, 2, 3], Horizon(0)),
            strict=True,
        ):
            differences += [one - other for one, other in zip(exact, coarse, strict=True)]
    assert len(differences) > 30
    assert max(map(abs, differences)) < 0.15
    assert sum(one * one for one in differences) / len(differences) < 0.03**2


def test_actions_are_played_by_habit_unless_it_must_be_exact() -> None:
    """Decks with many Actions: most of what comes next is what always comes next, and games are worth as much."""
    state = new_state(open_box(("base-2e",), ("Village", "Smithy", "Market", "Festival")), 2, 5, first=0)
    kinds = state.box.kinds
    for seat in range(2):
        moves.lay(state, seat, bytes([kinds[name] for name in ("Village", "Smithy", "Market", "Festival")] * 3), Zone.DISCARD)
    position, deals = Position(state), range(60)
    said = [candidate.said for candidate in candidates(position.known, learned_player())[0]][:1]
    exact, quick = natively(position, learned_player(), exact=True), natively(position, learned_player())
    (sure,), (usual,) = (rollouts.values(said, deals, Horizon(6)) for rollouts in (exact, quick))
    assert quick.judged < 0.8 * exact.judged
    assert abs(fmean(sure) - fmean(usual)) < 0.15
    assert (usual,) == tuple(natively(position, learned_player()).values(said, deals, Horizon(6))), "the same games again"


def test_both_machines_deal_by_what_the_seat_remembers(player: Player) -> None:
    """From the same memory come the same deals; without it they are others."""
    game, by_chance, compared, different = Game(Setup(REMEMBERED, REMEMBERED_SETS, players=3, seed=2)), RandomBot(2), 0, 0
    for step in range(160):
        position = Position(game.state, game.recollection(game.state.asking))
        if step % 16 == 15:
            said = [candidate.said for candidate in candidates(position.known, player)[0]][:2]
            there = natively(position, player, same_luck=False, exact=True).values(said, [1, 2, 3], Horizon(2))
            assert there == [pytest.approx(one, abs=1e-3) for one in PythonRollouts(position, player).values(said, [1, 2, 3], Horizon(2))]
            different += there != natively(Position(game.state), player, same_luck=False, exact=True).values(said, [1, 2, 3], Horizon(2))
            compared += 1
        game.answer(by_chance.decide(position))
    assert (compared, different > 5) == (10, True)


def test_hidden_cards_that_make_no_sense_are_refused(player: Player) -> None:
    position = Position(positions(1, 2, 1, 30)[0])
    assert isinstance(player.network, NativeNetwork)
    lots, places = position.memory.lots()
    for wrong in (
        (lots, places[1:]),
        ([[*lots[0], 0], *lots[1:]], places),
        ([[-1, *lots[0][1:]], *lots[1:]], places),
        ([[99, *lots[0][1:]], *lots[1:]], places),
        (lots, [(9, *places[0][1:]), *places[1:]]),
        (lots, [(0, 3, 0, 0), *places[1:]]),
        (lots, [(*places[0][:2], 120, 0), *places[1:]]),
        (lots, [(*places[0][:3], 99), *places[1:]]),
        (lots,),
    ):
        memory = SimpleNamespace(lots=lambda wrong=wrong: wrong)
        with pytest.raises(ValueError, match=r"."):
            player.network.rollouts(position.box, position.known, memory)  # type: ignore[arg-type]


def test_what_was_seen_before_is_not_judged_again(player: Player) -> None:
    position = Position(positions(1, 2, 1, 30)[0])
    rollouts = natively(position, player)
    said = [candidate.said for candidate in candidates(position.known, player)[0]]
    first = rollouts.values(said, [1, 2], Horizon(2))
    judged = rollouts.judged
    assert rollouts.values(said, [1, 2], Horizon(2)) == first
    assert rollouts.judged == judged > 0


def test_the_same_luck_for_games_that_differ_by_a_card() -> None:
    """What two purchases are worth in the same deal lies closer together if shuffles don't depend on what else is in the pile."""
    spread = {True: 0.0, False: 0.0}
    game = Game(Setup(kingdom=("Village", "Smithy", "Market"), players=2, seed=2, first=0))
    game.answer("play treasures")
    said = [check(game.state, read_answer(text)) for text in ("buy Silver", "end turn")]
    for same_luck in spread:
        values = natively(Position(game.state), learned_player(), same_luck).values(said, list(range(60)), Horizon(6))
        spread[same_luck] = pvariance([one - other for one, other in zip(*values, strict=True)])
    assert spread[True] < 0.8 * spread[False]


def test_threads_think_side_by_side(player: Player) -> None:
    states = positions(3, 2, 6, 9)

    def worth(place: int) -> list[list[float]]:
        position = Position(states[place % len(states)])
        return natively(position, player).values([candidates(position.known, player)[0][0].said], [1, 2, 3, 4], Horizon(2))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(worth, range(24))) == [worth(place) for place in range(24)]


def test_wrong_input_is_refused(player: Player) -> None:
    position = Position(positions(4, 2, 1, 5)[0])
    rollouts = natively(position, player)
    said = candidates(position.known, player)[0][0].said
    for wrong in ((99, b""), (said[0], b"\xff"), (said[0], b"\0" * 300)):
        with pytest.raises(ValueError, match=r"."):
            rollouts.values([wrong], [1], Horizon(1))
    with pytest.raises(ValueError, match="answers, deals"):
        rollouts.values([said], [], Horizon(1))
    with pytest.raises(ValueError, match="answers, deals"):
        rollouts.values([said], [1], Horizon(-1))
    rollouts.values([said], [1], Horizon(1))
