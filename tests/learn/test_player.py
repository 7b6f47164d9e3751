"""The network as a player: the native machine and numpy say the same, every question is answered, what can't be seen changes nothing."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from deckwright.bots.learned_bot import LearnedBot
from deckwright.bots.random_bot import RandomBot
from deckwright.cards import KINGDOM_SETS
from deckwright.engine.answering import give
from deckwright.engine.box import open_box
from deckwright.engine.position import Position
from deckwright.engine.setup import new_state
from deckwright.engine.state import State
from deckwright.env.layout import KINDS, STOP
from deckwright.errors import DamagedFile
from deckwright.learn.player import ArrayNetwork, NativeNetwork, Player, read_player
from deckwright.learn.stored_weights import read_stored
from deckwright.native import AVAILABLE, WHY_NOT
from deckwright.native.picks import allowed
from deckwright.notation.kingdoms import random_kingdom

np = pytest.importorskip("numpy")
native = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network that knows nothing, with large enough weights that it has opinions."""
    from deckwright.learn.network import Shape, new_weights
    from deckwright.learn.weights import save_weights

    path = tmp_path_factory.mktemp("weights") / "new.npz"
    made = {name: 2 * values + (0.1 if name.endswith("bias") else 0) for name, values in new_weights(Shape(24, 40, 2), 1).items()}
    save_weights(path, made, {"about": "nothing"}, np.float16)
    return path


def game(seed: int, players: int, sets: tuple[str, ...] = KINGDOM_SETS) -> State:
    return new_state(open_box(sets, random_kingdom(sets, seed)), players, seed, first=0)


@native
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_native_machine_and_numpy_judge_alike(weights: Path, players: int) -> None:
    stored, header = read_stored(weights)
    both = Player(NativeNetwork(stored), header), Player(ArrayNetwork(stored), header)
    questions = set()
    for seed in range(3):
        state, by_chance = game(seed, players), RandomBot(seed)
        for _ in range(150):
            if state.asking < 0:
                break
            questions.add(state.box.code[state.stack[-1].pc][0])
            here, there = (player.judge(state) for player in both)
            assert here[0].keys() == there[0].keys()
            assert list(here[0].values()) == pytest.approx(list(there[0].values()), abs=2e-4, rel=1e-4)
            assert here[1] == pytest.approx(there[1], abs=2e-4)
            give(state, by_chance.decide(Position(state)))
    assert len(questions) >= 3


@pytest.mark.parametrize("sets", KINGDOM_SETS)
def test_it_answers_whatever_cards_ask(weights: Path, sets: str) -> None:
    bot = LearnedBot(read_player(weights))
    for seed in range(4):
        state = game(seed, 2 + seed % 3, (sets,))
        by_chance = RandomBot(seed)
        for _ in range(200):
            if state.asking < 0:
                break
            position = Position(state)
            give(state.copy(), bot.decide(position))  # refused answers raise
            give(state, by_chance.decide(position))


def test_what_it_cant_see_changes_nothing(weights: Path) -> None:
    bot = LearnedBot(read_player(weights))
    for seed in range(3):
        state, by_chance = game(seed, 3), RandomBot(seed)
        for step in range(100):
            if state.asking < 0:
                break
            position = Position(state)
            answer = bot.decide(position)
            assert bot.decide(Position(position.sample(step))) == answer
            give(state, by_chance.decide(position))


def test_only_what_is_allowed_is_judged(weights: Path) -> None:
    state = game(1, 2)
    logits, _ = read_player(weights).judge(state)
    assert set(logits) == set(allowed(state, ()))
    assert all(action < KINDS + 20 for action in logits)
    assert STOP in logits


def test_damaged_weights_are_refused(weights: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.npz"
    whole = weights.read_bytes()
    for damaged in (b"", b"no archive", whole[: len(whole) // 2], whole[:2000] + b"\0" * 50 + whole[2050:]):
        path.write_bytes(damaged)
        with pytest.raises(DamagedFile):
            read_stored(path)
    with zipfile.ZipFile(weights) as file:
        entries = {name: file.read(name) for name in file.namelist()}
    for change in ({"stop.npy": entries["numbers.npy"]}, {"stop.npy": b"\x93NUMPY\x01\x00\x02\x00{}"}, {"header.npy": entries["stop.npy"]}):
        with zipfile.ZipFile(path, "w") as file:
            for name, data in {**entries, **change}.items():
                file.writestr(name, data)
        with pytest.raises(Exception, match=r"weights|shape|product|size"):
            read_player(path).judge(game(1, 2))


def test_inputs_of_another_version(weights: Path, tmp_path: Path) -> None:
    """Weights that know an input less and one more than this version judge as if the one were always nothing."""
    stored, header = read_stored(weights)
    now = header["cards"]
    assert stored["cards.names"].shape[0] == len(now)
    with zipfile.ZipFile(weights) as file:
        entries = {name: file.read(name) for name in file.namelist()}
    header["cards"] = ["A Card of Tomorrow", *now[1:]]
    text = json.dumps(header).encode()
    head = b"{'descr': '|u1', 'fortran_order': False, 'shape': (%d,), }" % len(text)
    entries["header.npy"] = b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + text
    path = tmp_path / "other.npz"
    with zipfile.ZipFile(path, "w") as file:
        for name, data in entries.items():
            file.writestr(name, data)
    size = 24 * 2
    assert read_stored(path)[0]["cards.names"].data[:size] == bytes(size)
    assert read_stored(path)[0]["cards.names"].data[size:] == stored["cards.names"].data[size:]
