"""Games for which the native machine has no room go on on the Python machine, and nobody sees an error."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from deckwright.cards import KINGDOM_SETS, SETS, card_names
from deckwright.engine.answer import Answer
from deckwright.engine.answering import check
from deckwright.engine.box import Box, open_box
from deckwright.engine.compile import ACTION_PHASE_START, TURN_START
from deckwright.engine.decision import Decision, pending
from deckwright.engine.program import Zone
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.native import AVAILABLE, WHY_NOT, machine
from deckwright.native.exchange import canonical, from_native, native_box, pile_sizes, to_native
from deckwright.native.outgrown import PythonGame
from deckwright.native.table import NativeTable, PythonTable
from deckwright.sim.match import Match, play_chunk
from deckwright.sim.native_counting import native_policy
from deckwright.sim.strategy_file import parse_strategy
from tests.support import random_answer

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

CROWDED = open_box(("base-2e", "seaside-1e"), ("Caravan", "Laboratory", "Market", "Throne Room", "Village", "Witch"))


def crowded(hand: str, deck: str, cards: int) -> State:
    """A turn with five cards of one kind in hand and many of another in the deck."""
    state = new_state(CROWDED, players=2, seed=3, first=0)
    state.zones[Zone.HAND] = bytes((CROWDED.kinds[hand],)) * 5
    state.zones[Zone.DECK] = bytes((CROWDED.kinds[deck],)) * cards
    return state


def play_everything(decision: Decision) -> Answer | None:
    """The first card that can be played."""
    return Answer("play", decision.offers["play"][:1]) if decision.offers.get("play") and "end turn" not in decision.offers else None


Crowd = tuple[State, Callable[[State], int], int]
CROWDS: dict[str, Crowd] = {
    "60 in hand": (crowded("Laboratory", "Laboratory", 98), lambda state: len(state.zones[Zone.HAND]), 60),
    "60 in play": (crowded("Market", "Market", 70), lambda state: len(state.zones[Zone.IN_PLAY]), 60),
    "30 Throne Rooms in each other": (crowded("Throne Room", "Copper", 5), lambda state: len(state.stack), 30),
    "100 effects that wait": (crowded("Caravan", "Caravan", 98), lambda state: len(state.triggers), 100),
}
CROWDS["60 in hand"][0].zones[Zone.HAND] = bytes((CROWDED.kinds["Laboratory"],)) * 16
CROWDS["30 Throne Rooms in each other"][0].zones[Zone.HAND] = bytes((CROWDED.kinds["Throne Room"],)) * 45


@pytest.mark.parametrize("name", CROWDS)
def test_a_table_goes_on_without_a_word(name: str) -> None:
    state, measure, wanted = CROWDS[name]
    native, python = NativeTable(state.copy(), ACTION_PHASE_START), PythonTable(state.copy(), ACTION_PHASE_START)
    random, largest, outgrown_at = Random(name), 0, 0
    for count in range(1, 420):
        decision = pending(python.state)
        assert decision is not None
        answer = play_everything(decision) or random_answer(decision, random)
        for table in (native, python):
            table.answer(*check(table.state, answer))
        assert canonical(native.state) == canonical(python.state), (count, answer)
        largest = max(largest, measure(python.state))
        if not outgrown_at and native._outgrown:
            outgrown_at = count
    assert largest >= wanted
    assert 1 < outgrown_at < 200


def test_a_table_that_is_too_large_from_the_start() -> None:
    state = crowded("Market", "Copper", 5)
    state.zones[Zone.HAND] = bytes((CROWDED.kinds["Market"],)) * 90
    with pytest.raises(machine().LimitReached, match="room for fewer cards in a hand"):
        to_native(state)
    native = NativeTable(state.copy(), ACTION_PHASE_START)
    python = PythonTable(state.copy(), ACTION_PHASE_START)
    assert native.state == python.state


def wide_box(cards: int) -> Box:
    names = sorted({card.name for set_id in KINGDOM_SETS for card in SETS[set_id]})
    return open_box(KINGDOM_SETS, tuple(names[:cards]))


def test_64_kinds_of_cards() -> None:
    box, random = wide_box(57), Random(64)
    assert len(box.names) == 64
    for seed in range(3):
        state = new_state(box, 3, seed)
        native = machine().Game(native_box(box))
        native.start_new(pile_sizes(box, 3), 3, seed, -1)
        for _ in range(400):
            assert canonical(from_native(native, box)) == canonical(state)
            decision = pending(state)
            if decision is None:
                break
            verb, cards = check(state, random_answer(decision, random))
            PythonTable.answer(_at(state), verb, cards)
            native.answer(int(verb), cards)


def _at(state: State) -> PythonTable:
    table = PythonTable.__new__(PythonTable)
    table.state = state
    return table


def test_more_kinds_than_there_is_room_for() -> None:
    box = wide_box(70)
    with pytest.raises(machine().LimitReached, match="room for fewer kinds of cards"):
        native_box(box)
    state = new_state(box, 2, 1)
    assert NativeTable(state.copy(), TURN_START).state == PythonTable(state.copy(), TURN_START).state
    money = parse_strategy("buy: Province; Gold; Silver", name="money")
    match = Match((money, money), box.kingdom, box.sets, 4)
    assert play_chunk(match, 0, 3, "native") == play_chunk(match, 0, 3, "python")


HOARDER = "buy: " + "; ".join(f"{card} if pile({card}) > 1" for card in ("Gold", "Silver", "Copper", "Curse"))


def test_matches_count_what_outgrew_the_machine() -> None:
    hoarder = parse_strategy(HOARDER, name="hoarder")
    idler = parse_strategy("buy: Copper if turn > 900", name="idler")
    match = Match((hoarder, idler), ("Village",), ("base-2e",), 5)
    box = match.box()
    tables = [native_policy(box, policy) for policy in match.policies()]
    counted = machine().run_match(native_box(box), pile_sizes(box, 2), tables, 5, 0, 6, True, 400, 2)
    assert sorted(counted["outgrown"]) == list(range(6))
    assert not any(any(numbers) for numbers in counted.values() if isinstance(numbers, list) and numbers is not counted["outgrown"])
    tally = play_chunk(match, 0, 6, "native")
    assert tally == play_chunk(match, 0, 6, "python")
    assert tally.games == 6


def mirrored(box: Box, games: int, players: int, choose: Callable[[int, list[int]], int], most: int) -> dict[int, PythonGame]:
    """A batch beside the same games on the Python machine: the same actions are allowed all the time. Those that outgrew it."""
    np = pytest.importorskip("numpy")
    from deckwright.native.batch import Batch

    batch = Batch(box, games, players)
    batch.reset(np.arange(games, dtype=np.uint64))
    mirrors = [PythonGame(new_state(box, players, seed)) for seed in range(games)]
    for _ in range(most):
        actions = np.zeros(games, np.int32)
        for game, mirror in enumerate(mirrors):
            allowed = sorted(mirror.allowed())
            assert np.flatnonzero(batch.masks[game]).tolist() == allowed
            assert batch.deciders[game] == mirror.state.asking
            if allowed:
                actions[game] = choose(batch.deciders[game], allowed)
                mirror.act(int(actions[game]))
        batch.step(actions)
    from deckwright.engine.score import score

    assert batch.scores().tolist() == [[score(mirror.state, player) for player in range(players)] for mirror in mirrors]
    with pytest.raises(ValueError, match="mask allows"):
        batch.step(np.full(games, 9999, np.int32))
    return batch._outgrown


@pytest.mark.parametrize("set_id", KINGDOM_SETS)
def test_the_actions_of_a_batch_are_those_of_the_python_machine(set_id: str) -> None:
    random = Random(set_id)
    kingdom = tuple(sorted(random.sample(card_names((set_id,)), 10)))

    def choose(player: int, allowed: list[int]) -> int:
        return 65 if 65 in allowed else random.choice(allowed)

    mirrored(open_box((set_id,), kingdom), 6, 2 + len(kingdom) % 3, choose, 250)


def test_games_of_a_batch_that_outgrow_the_machine() -> None:
    box = open_box(("base-2e",), ("Moat", "Village"))
    left = {kind: size - 1 for kind, size in enumerate(pile_sizes(box, 2))}
    bought: dict[int, int] = {}

    def choose(player: int, allowed: list[int]) -> int:
        if player == 1:
            return 64  # ends the phase
        if 65 in allowed:
            return 65  # plays all Treasures
        for kind in (2, 1, 0, 6):
            if kind in allowed and bought.get(kind, 0) < left[kind]:
                bought[kind] = bought.get(kind, 0) + 1
                return kind
        return 64

    assert list(mirrored(box, 1, 2, choose, 620)) == [0]
