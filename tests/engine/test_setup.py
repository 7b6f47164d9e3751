"""Setting up real games: piles, starting decks, who starts."""

from __future__ import annotations

import pytest

from deckwright.cards import SETS
from deckwright.cards.basic import BASIC
from deckwright.engine.box import open_box
from deckwright.engine.expressions import owned
from deckwright.engine.game import Game, Setup
from deckwright.engine.program import ZONES, Zone
from deckwright.engine.randomness import seeded
from deckwright.engine.setup import lay_out, next_first_player
from deckwright.errors import Problem
from deckwright.lang import TYPE_NAMES

FIRST_GAME = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")
PLAYERS = range(2, 7)


def new_game(players: int = 2, seed: int = 1, kingdom: tuple[str, ...] = FIRST_GAME, first: int | None = None) -> Game:
    return Game(Setup(kingdom, ("base-2e", "seaside-1e"), players, seed, first))


@pytest.mark.parametrize("players", PLAYERS)
def test_starting_decks(players: int) -> None:
    """CORE-9, CORE-10, CORE-24."""
    state = new_game(players).state
    for player in range(players):
        cards = [state.box.names[kind] for kind in owned(state, player)]
        assert (cards.count("Copper"), cards.count("Estate"), len(cards)) == (7, 3, 10)
        zones = state.zones[player * ZONES : (player + 1) * ZONES]
        assert (len(zones[Zone.HAND]), len(zones[Zone.DECK]), len(zones[Zone.DISCARD]), len(zones[Zone.IN_PLAY])) == (5, 5, 0, 0)
    assert state.zones[-1] == b""


def test_the_order_of_the_starting_deck_depends_on_the_seed() -> None:
    """CORE-9: the ten cards are shuffled."""
    assert len({new_game(seed=seed, first=0).state.zones[Zone.HAND] for seed in range(40)}) > 10


@pytest.mark.parametrize(("players", "cards"), [(2, 270), (3, 295), (4, 308), (5, 454), (6, 470)])
def test_number_of_cards(players: int, cards: int) -> None:
    """CORE-11, CORE-18: 17 piles, and the right number of cards in all."""
    for victories in range(3):
        kingdom = FIRST_GAME[: 10 - victories] + ("Gardens", "Island")[:victories]
        state = new_game(players, kingdom=kingdom).state
        assert len(state.box.piles) == 17
        total = sum(map(len, state.zones)) + sum(state.supply)
        assert total == cards + victories * (-2 if players == 2 else 2)


@pytest.mark.parametrize(
    ("kingdom", "code"),
    [
        ((*FIRST_GAME, "Witch"), "kingdom-too-many"),
        ((*FIRST_GAME[:9], "Cellar"), "kingdom-doubled"),
        ((*FIRST_GAME[:9], "Copper"), "kingdom-basic"),
        ((*FIRST_GAME[:9], "Milita"), "unknown-card"),
    ],
)
def test_impossible_kingdoms_are_refused(kingdom: tuple[str, ...], code: str) -> None:
    """CORE-11."""
    with pytest.raises(Problem) as caught:
        new_game(kingdom=kingdom)
    assert caught.value.code == code


@pytest.mark.parametrize("sets", [("base-1e",), ("base-2e",)])
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_numbers_of_players_are_refused(sets: tuple[str, ...], players: int) -> None:
    """CORE-19."""
    with pytest.raises(Problem) as caught:
        lay_out(open_box(sets, ("Cellar",)), players)
    assert caught.value.code == "player-count"


def test_mats_and_tokens_start_empty() -> None:
    """CORE-25: nothing of a mat or token is there before a card uses it."""
    table = new_game(kingdom=("Island", "Native Village", "Pirate Ship", "Embargo")).view(0)
    assert not table.pile_counters
    assert all(set(seat.places) == {"hand", "deck", "discard", "in play"} and not seat.counters for seat in table.seats)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    """CORE-27, CORE-28: without a previous game everybody starts sometimes, and the first player has the first decision."""
    games = [new_game(players, seed) for seed in range(80)]
    assert {game.state.player for game in games} == set(range(players))
    assert all(game.decision.player == game.state.player for game in games)


def starters(edition: str, players: int, winners: list[int]) -> set[int]:
    return {next_first_player(edition, players, winners, seeded(seed))[0] for seed in range(200)}


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_winner_goes_last(edition: str, players: int) -> None:
    """CORE-27, CORE-28: the player to the winner's left starts."""
    for winner in range(players):
        assert starters(edition, players, [winner]) == {(winner + 1) % players}


def test_after_a_tie() -> None:
    """CORE-27, CORE-28, CORE-29, CORE-30: the lot among all (2nd edition) or among those who did not win (1st edition)."""
    assert starters("2e", 4, [0, 1]) == {0, 1, 2, 3}
    assert starters("1e", 4, [0, 1]) == {2, 3}
    assert starters("1e", 3, [0, 2]) == {1}
    assert starters("1e", 3, [0, 1, 2]) == {0, 1, 2}
    assert starters("2e", 2, [0, 1]) == {0, 1}


@pytest.mark.parametrize(("seed", "code"), [(-1, "seed-range"), (1 << 64, "seed-range")])
def test_seeds_out_of_range_are_refused(seed: int, code: str) -> None:
    with pytest.raises(Problem) as caught:
        new_game(seed=seed)
    assert caught.value.code == code


def test_numbers_of_designs() -> None:
    """CORE-2, CORE-3, CORE-4: 26, 25 and 26 designs, and seven basic cards; INT-RULE-1: 25 and 26 of Intrigue."""
    expected = {"basic": 7, "base-1e": 25, "base-2e": 26, "intrigue-1e": 25, "intrigue-2e": 26, "seaside-1e": 26}
    assert {name: len(cards) for name, cards in SETS.items()} == expected


def test_types() -> None:
    """CORE-117: each card has types of the list, Duration only in Seaside."""
    for set_id, cards in SETS.items():
        for card in cards:
            names = [name for bit, name in enumerate(TYPE_NAMES) if card.types.mask >> bit & 1]
            assert names
            assert card.types.mask < 1 << len(TYPE_NAMES)
            assert ("Duration" in names) <= (set_id == "seaside-1e")
            assert ("Treasure" in names) == (card in BASIC[:3] or card.name == "Farm")
