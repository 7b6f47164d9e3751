"""Games with a key: they go on from copies like all others, and nobody at the table can see the key."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import msgspec
import pytest

from deckwright import native
from deckwright.engine import saving
from deckwright.engine.answer import Answer
from deckwright.engine.game import Game, Setup
from deckwright.engine.randomness import Keyed, new_key
from deckwright.engine.sampling import sampled
from deckwright.engine.view import OPEN, SPECTATOR, SeenEvent, View
from deckwright.errors import DamagedFile, Problem
from tests.support import hosted, play_with_copies, random_answer, random_setup

KINGDOM = ("Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Witch", "Workshop")


def play_on(game: Game, random: Random, answers: int = 10_000) -> Game:
    for _ in range(answers):
        if game.is_over:
            break
        game.answer(random_answer(game.decision, random))
    return game


def test_a_key_decides_the_game() -> None:
    key = new_key()
    first, again, other = (Game(Setup(KINGDOM, key=text, players=4)) for text in (key, key, new_key()))
    assert first.state == again.state
    assert first.state != other.state
    assert play_on(first, Random(1)).events == play_on(again, Random(1)).events


def test_a_dealt_game_bit_for_bit() -> None:
    """Two words for each of two starting decks; the lot is one more."""
    game = Game(Setup(KINGDOM, key=bytes(range(32)).hex(), first=0))
    assert game.view(0).seats[0].hand == ("Copper", "Copper", "Copper", "Copper", "Estate")
    assert game.state.randomness == Keyed(bytes(range(32)), 4)
    drawn = Game(Setup(KINGDOM, key=bytes(range(32)).hex()))
    assert (drawn.state.player, drawn.state.randomness) == (1, Keyed(bytes(range(32)), 5))


@pytest.mark.parametrize("seed", range(8))
def test_a_hosted_game_goes_on_identically_from_a_copy_at_every_decision(seed: int) -> None:
    random = Random(seed)
    game = Game(hosted(random_setup(random), random))
    play_with_copies(game, random)
    assert Game.replay(game.record()).state == game.state
    assert pickle.loads(pickle.dumps(game)).events == game.events


@pytest.mark.parametrize(
    "damaged", [{"key": "ab", "words": 0}, {"key": 64 * "a"}, {"key": 64 * "a", "words": -1}, {"words": 3}, None, ["a"]]
)
def test_damaged_keys_of_saved_games(damaged: object) -> None:
    data = saving.to_data(Game(Setup(KINGDOM, key=new_key())).state)
    data["randomness"] = damaged
    with pytest.raises(DamagedFile):
        saving.from_data(data)


def test_setups_that_make_no_sense() -> None:
    for setup, code in (
        (Setup(KINGDOM, key="secret"), "key-form"),
        (Setup(KINGDOM, seed=7, key=new_key()), "seed-and-key"),
        (Setup(KINGDOM, first=2, key=new_key()), "first-range"),
    ):
        with pytest.raises(Problem) as caught:
            Game(setup)
        assert caught.value.code == code


def everything_told(game: Game, seat: int) -> str:
    """All that could reach a viewer: views then and now, log, decision, refusals, and how they look when printed."""
    views = [game.view(seat, scores=True), *(game.view_at(seat, number) for number in range(0, game.answers_given, 7))]
    log = game.log_batches(seat)
    problems = []
    for answer in (Answer("buy", ("Province",)), Answer("discard", ("Gold",)), Answer("choose", ("keep",)), "nonsense"):
        try:
            game.copy().answer(answer, seat)
        except Problem as problem:
            problems.append((str(problem), repr(problem), problem.details))
    sent = msgspec.json.encode([views, log]).decode()
    return f"{views!r} {log!r} {problems!r} {sent} {game.setup!r} {game.record()!r} {game.state.randomness!r}"


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_told_the_key(seed: int) -> None:
    random = Random(seed)
    setup = hosted(random_setup(random), random)
    game = play_on(Game(setup, keep=4), random, 60)
    secrets = (setup.key, setup.key.upper(), repr(bytes.fromhex(setup.key)), str(int(setup.key, 16)))
    for seat in (OPEN, SPECTATOR, *range(setup.players)):
        told = everything_told(game, seat)
        assert not any(secret in told for secret in secrets)


def test_the_key_changes_nothing_that_is_seen_until_a_shuffle() -> None:
    """Two games that differ in the key alone, from the same cards on, look the same to everybody until the next shuffle."""
    random = Random(5)
    game = Game(hosted(random_setup(random, players=3), random))
    other = game.copy()
    other.state.randomness = Keyed(bytes.fromhex(new_key()), 1000)
    compared = 0
    while not game.is_over:
        answer = random_answer(game.decision, random)
        game.answer(answer)
        other.answer(answer)
        if any(event.what == "shuffle" for event in game.last_events):
            break
        compared += 1
        for seat in (OPEN, SPECTATOR, 0, 1, 2):
            assert game.view(seat) == other.view(seat)
            assert game.log(seat) == other.log(seat)
    assert compared > 3


def test_the_native_machine_refuses_a_key_and_takes_samples() -> None:
    if not native.AVAILABLE:
        pytest.skip("the native machine is not there")
    from deckwright.native.exchange import from_native, to_native

    state = Game(Setup(KINGDOM, key=new_key())).state
    with pytest.raises(Problem) as caught:
        to_native(state)
    assert caught.value.code == "native-keyed"
    assert "python" in str(caught.value)
    sample = sampled(state, 0, seed=3)
    assert isinstance(sample.randomness, int)
    assert from_native(to_native(sample), sample.box).randomness == sample.randomness
    state.randomness = 12345
    assert sampled(state, 0, seed=3) == sample, "a sample must not depend on the key"


def finished(setup: Setup, wanted: int) -> Game:
    """A finished game with this many winners: random games until there is one."""
    for seed in range(400):
        random = Random(seed)
        game = play_on(Game(hosted(replace(setup, first=0), random), keep=2), random)
        if len(game.winners()) == wanted:
            return game
    raise AssertionError("no such game")


def test_a_rematch_of_a_hosted_game() -> None:
    game = finished(Setup((), players=2), wanted=1)
    again = game.rematch(key=new_key())
    assert again.setup.first == (game.winners()[0] + 1) % 2
    assert (again.setup.seed, again.setup.kingdom) == (0, game.setup.kingdom)
    assert isinstance(again.state.randomness, Keyed)
    assert again.state.randomness.words == 4
    seeded = game.rematch(seed=9)
    assert (seeded.setup.seed, seeded.setup.key) == (9, "")


def test_the_lot_after_a_tie_comes_from_the_new_key() -> None:
    game = finished(Setup((), players=2), wanted=2)
    firsts = {key: game.rematch(key=key).setup.first for key in (f"{number:064x}" for number in range(40))}
    assert set(firsts.values()) == {0, 1}
    assert all(game.rematch(key=key).setup.first == first for key, first in firsts.items())


def test_views_and_events_have_schemas() -> None:
    schemas, components = msgspec.json.schema_components([View, SeenEvent], ref_template="#/$defs/{name}")
    assert len(list(schemas)) == 2
    assert {"View", "SeatView", "Decision", "SeenEvent"} <= set(components)
    game = play_on(Game(Setup(KINGDOM, key=new_key())), Random(2), 30)
    for seat in (OPEN, SPECTATOR, 0, 1):
        assert msgspec.json.decode(msgspec.json.encode(game.view(seat)), type=View) == game.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(game.log(seat)), type=tuple[SeenEvent, ...]) == game.log(seat)
