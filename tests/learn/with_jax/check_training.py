"""Training on a tiny example: it runs, goes on exactly from a checkpoint, and gets better."""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deckwright.errors import Problem
from deckwright.native import AVAILABLE, WHY_NOT

np = pytest.importorskip("numpy")
pytest.importorskip("jax")

pytestmark = pytest.mark.skipif(not AVAILABLE, reason=f"no native machine: {WHY_NOT}")

TINY: dict[str, Any] = {
    "updates": 60,
    "steps": 24,
    "minibatches": 2,
    "rate": 3e-3,
    "last_rate": 1e-3,
    "width": 16,
    "table_width": 24,
    "rounds": 1,
    "threads": 1,
    "snapshot_every": 4,
    "snapshots": 2,
    "checkpoint_every": 1000,
    "judged_kingdoms": 0,
    "judged_games": 60,
    "judge_recommended": False,
    "field": [{"kingdoms": 1, "games": 96, "named": ["Smithy"], "halves": 1, "strategies": 0.3, "past": 0.2}],
}
WEAK = "name: Weak\nabout: buys what a beginner buys\nneeds: nothing\nbuy: Province; Duchy; Silver; Estate; Copper\n"


def training(folder: Path, **changes: Any) -> Any:
    from deckwright.learn.settings import settings_from
    from deckwright.learn.training import Training

    opponent = folder.parent / "weak.strategy"
    opponent.write_text(WEAK, encoding="utf-8")
    return Training(
        settings_from({**TINY, "folder": str(folder), "matches": [["Smithy", str(opponent)]], **changes}), say=lambda text: None
    )


def test_it_learns_and_goes_on_from_a_checkpoint_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    run = training(tmp_path / "one")
    first = {name: np.array(values) for name, values in run.weights.items()}
    before = run.judged()["judged"]
    for _ in range(5):
        entry = run.step()
        assert all(np.isfinite(entry[name]) for name in ("loss", "policy", "value", "entropy", "moved"))
    assert entry["games"] > 0
    assert entry["decisions"] == 5 * 24 * 96
    changed = {name for name, values in run.weights.items() if not np.array_equal(first[name], values)}
    assert changed >= {"rows.in", "table.in", "cards.facts", "cards.names", "0.rows.own", "0.table.own", "kinds.own", "stop", "value.out"}
    assert len(run.snapshots) == 2
    run.save()
    again = training(tmp_path / "one")
    assert (again.update, again.games, len(again.snapshots)) == (run.update, run.games, 2)
    for _ in range(2):
        one, other = run.step(), again.step()
        assert one["loss"] == other["loss"]
    assert all(np.array_equal(values, again.weights[name]) for name, values in run.weights.items())
    while run.progress < 1:
        run.step()
    after = run.judged()["judged"]
    print(before, after)
    (share,) = [row["mean"] for row in after.values()]
    (worse,) = [row["mean"] for row in before.values()]
    assert share > worse + 0.3


@pytest.fixture
def _ctrl_c() -> Iterator[None]:
    """Ctrl-C as people know it; whoever started the tests may have it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_ctrl_c")
def test_ctrl_c_keeps_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The update that goes on is finished, and the next start goes on after it."""
    run = training(tmp_path / "one", updates=9)
    goes_on = run.step

    def pressed() -> Any:
        if run.update == 1:
            signal.raise_signal(signal.SIGINT)
        return goes_on()

    monkeypatch.setattr(run, "step", pressed)
    usual = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        run.run()
    assert signal.getsignal(signal.SIGINT) is usual
    again = training(tmp_path / "one", updates=9)
    assert again.update == run.update == 2
    assert all(np.array_equal(values, again.weights[name]) for name, values in run.weights.items())


@pytest.mark.usefixtures("_ctrl_c")
def test_ctrl_c_twice_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = training(tmp_path / "one", updates=9)

    def pressed_twice() -> Any:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        pytest.fail("it went on")

    monkeypatch.setattr(run, "step", pressed_twice)
    with pytest.raises(KeyboardInterrupt):
        run.run()
    assert not (tmp_path / "one" / "checkpoint.npz").exists()


def test_a_log_has_one_beginning(tmp_path: Path) -> None:
    """What came after the checkpoint that a run goes on from never was."""

    def updates() -> list[int]:
        lines = (tmp_path / "one" / "log.jsonl").read_text(encoding="utf-8").splitlines()
        return [entry["update"] for line in lines if "loss" in (entry := json.loads(line))]

    run = training(tmp_path / "one", updates=3)
    run.log({"update": 1, "loss": 0.5})
    run = training(tmp_path / "one", updates=3)
    assert (tmp_path / "one" / "log.old").exists(), "what belongs to no checkpoint is put aside"
    run.run(updates=2)
    assert updates() == [1, 2]
    run.log({"update": 3, "loss": 0.5})
    with (tmp_path / "one" / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"update": 4, "lo')  # broke off
    training(tmp_path / "one", updates=3).run()
    assert updates() == [1, 2, 3]


def test_a_run_is_judged_once_at_its_end(tmp_path: Path) -> None:
    training(tmp_path / "one", updates=2, judge_every=2).run()
    lines = (tmp_path / "one" / "log.jsonl").read_text(encoding="utf-8").splitlines()
    assert sum("judged" in json.loads(line) for line in lines) == 1


def test_moods_and_strong_strategies_go_on_from_a_checkpoint_as_well(tmp_path: Path) -> None:
    field = {**TINY["field"][0], "games": 16, "moods": 0.5, "strong": 2.0}
    run = training(tmp_path / "one", steps=8, field=[field])
    assert (run.arenas[0].moods != 0).any()
    assert np.isfinite(run.step()["loss"])
    run.save()
    again = training(tmp_path / "one", steps=8, field=[field])
    assert run.step()["loss"] == again.step()["loss"]
    assert all(np.array_equal(values, again.weights[name]) for name, values in run.weights.items())


def test_head_starts_fall_and_weights_are_averaged_and_both_go_on_from_a_checkpoint(tmp_path: Path) -> None:
    small: dict[str, Any] = {"steps": 8, "updates": 4, "field": [{**TINY["field"][0], "games": 16}]}
    options: dict[str, Any] = {**small, "head_starts": 0.8, "last_head_starts": 0.4, "average": 0.75}
    run = training(tmp_path / "one", **options)
    first = np.array(run.weights["rows.in"])
    run.step()
    once = np.array(run.weights["rows.in"])
    assert np.allclose(run.playing["rows.in"], (first + once) / 2, atol=1e-6)
    assert run.arenas[0].environment.head_starts == pytest.approx(0.8)
    run.step()
    assert np.allclose(run.playing["rows.in"], (first + once + np.array(run.weights["rows.in"])) / 3, atol=1e-6)
    assert run.arenas[0].environment.head_starts == pytest.approx(0.7)
    run.save()
    again = training(tmp_path / "one", **options)
    assert run.step()["loss"] == again.step()["loss"]
    assert all(np.array_equal(values, again.playing[name]) for name, values in run.playing.items())
    plain = training(tmp_path / "two", **small)
    plain.step()
    assert plain.playing is plain.weights
    assert plain.arenas[0].environment.head_starts == 0


def test_a_run_may_begin_with_weights_of_fewer_rounds(tmp_path: Path) -> None:
    small: dict[str, Any] = {"steps": 4, "field": [{**TINY["field"][0], "games": 16}]}
    shallow = training(tmp_path / "one", **small)
    shallow.step()
    shallow.save()
    deep = training(tmp_path / "two", **small, start=str(tmp_path / "one" / "weights.npz"), rounds=3)
    assert "2.rows.own" in deep.weights
    assert deep.judged()["rows"] == shallow.judged()["rows"]
    before = np.array(deep.weights["2.rows.out"])
    assert not before.any()
    deep.step()
    assert np.array(deep.weights["2.rows.out"]).any()


def test_a_run_may_begin_with_the_mean_of_several_weights(tmp_path: Path) -> None:
    from deckwright.learn.network import mean_weights
    from deckwright.learn.weights import load_weights, save_weights

    one = training(tmp_path / "one", steps=4, field=[{**TINY["field"][0], "games": 16}])
    save_weights(tmp_path / "first.npz", one.weights, {})
    save_weights(tmp_path / "second.npz", {name: values * 3 + 1 for name, values in one.weights.items()}, {})
    files = [str(tmp_path / name) for name in ("first.npz", "second.npz")]
    both = training(tmp_path / "two", steps=4, field=[{**TINY["field"][0], "games": 16}], start=files)
    assert all(np.allclose(both.weights[name], values * 2 + 0.5, atol=1e-6) for name, values in one.weights.items())
    wider = training(tmp_path / "wider", steps=4, width=24, field=[{**TINY["field"][0], "games": 16}])
    save_weights(tmp_path / "wider.npz", wider.weights, {})
    with pytest.raises(Problem, match="different sizes"):
        training(tmp_path / "three", start=[files[0], str(tmp_path / "wider.npz")])
    first, _ = load_weights(tmp_path / "first.npz")
    assert all(np.array_equal(values, first[name]) for name, values in mean_weights([first]).items())


def test_unlikely_answers_are_kept_alive(tmp_path: Path) -> None:
    """However small a chance has become, the pull back is as strong."""
    small: dict[str, Any] = {"steps": 12, "updates": 16, "entropy": 0.0, "last_entropy": 0.0, "field": [{**TINY["field"][0], "games": 32}]}
    ends = []
    for name, alive in (("without", 0.0), ("with", 0.1)):
        run = training(tmp_path / name, **small, alive=alive, last_alive=alive)
        while run.progress < 1:
            entry = run.step()
        ends.append(entry["unlikely"])
    without, with_it = ends
    assert with_it < without - 0.05


def test_a_mood_leans_the_same_way_all_game_long() -> None:
    import jax.numpy as jnp

    from deckwright.engine.program import Op, Verb
    from deckwright.env import layout
    from deckwright.learn.input_names import ACTIONS, OWN_ALL, QUESTION, ROWS
    from deckwright.learn.moods import NO_MOOD, drawn, leaning

    verb = layout.numbers(2).index("verb")
    moods = jnp.array([NO_MOOD, 255, 255, 255, 77 * 256 + 255])
    table = np.zeros((5, len(layout.numbers(2))), np.int16)
    table[:, QUESTION] = layout.QUESTIONS.index(Op.CHOOSE)
    table[:, verb] = int(Verb.GAIN)
    table[2, QUESTION] = layout.QUESTIONS.index(Op.BUY_PHASE)
    table[3, verb] = int(Verb.TRASH)
    rows = np.zeros((5, len(ROWS), 20), np.float16)
    none, gained, bought, trashed, other = np.asarray(leaning(moods, jnp.array(table), jnp.array(rows), ACTIONS, 3.0))
    assert not none.any()
    assert np.array_equal(gained, bought), "to buy and to gain is one thing"
    assert not np.allclose(gained, trashed)
    assert not np.allclose(gained, other)
    assert 1 < gained.std() < 5
    assert abs(gained.mean()) < 1
    rows[:, ROWS.index(OWN_ALL), :] = 3
    _, fewer, *_ = np.asarray(leaning(moods, jnp.array(table), jnp.array(rows), ACTIONS, 3.0))
    liked = gained[:20] > 0
    assert np.allclose(fewer[:20][liked], gained[:20][liked] / 4, rtol=1e-3), "who owns three copies wants less of a fourth"
    shares = drawn(np.random.default_rng(1), (1000, 2), 0.25)
    assert 0.2 < (shares != NO_MOOD).mean() < 0.3


def test_strong_strategies_are_met_more_often_than_weak_ones() -> None:
    from deckwright.env.kingdom import box_of
    from deckwright.learn.fields import guests_of
    from deckwright.learn.settings import Field

    box = box_of("First Game")
    met = []
    for strong in (0.0, 3.0):
        guests = guests_of([box], [400], Field(strategies=1.0, past=0.0, strong=strong), "", np.random.default_rng(1))
        names = [guests.opponents[number].name for number in guests.who]
        met.append((names.count("Big Money"), names.count("All-Rounder")))
    (weak, strong_one), (weak_later, strong_later) = met
    assert weak > 5 < strong_one
    assert weak_later < weak / 3
    assert strong_later > 1.5 * strong_one


def test_a_regular_is_met_besides_the_other_strategies_where_it_fits() -> None:
    """Big Money Ultimate needs no card and sits in its share of the games; whoever lacks a card is never met."""
    from deckwright.env.kingdom import box_of
    from deckwright.learn.arena import ONESELF, PAST
    from deckwright.learn.fields import guests_of
    from deckwright.learn.league import opponents_for
    from deckwright.learn.settings import Field

    field = Field(strategies=0.3, past=0.1, regulars=("big-money-ultimate", "double-witch"), regular=0.2)
    guests = guests_of([box_of("Smithy")], [2000], field, "", np.random.default_rng(1))
    met = [guests.opponents[number].name if number >= 0 else int(number) for number in guests.who.tolist()]
    fitting = len(opponents_for(box_of("Smithy")))
    assert abs(met.count("Big Money Ultimate") / 2000 - (0.2 + 0.3 / fitting)) < 0.03
    assert abs(met.count(PAST) / 2000 - 0.1) < 0.03
    assert abs(met.count(ONESELF) / 2000 - 0.4) < 0.04
    assert "Double Witch" not in met


def test_fields_with_as_many_players_share_their_arenas() -> None:
    """Every kingdom keeps its games and its guests."""
    from deckwright.learn.fields import groups_of
    from deckwright.learn.settings import settings_from

    fields = [
        {
            "kingdoms": 3,
            "games": 60,
            "named": ["Smithy", "Witch", "Market"],
            "strategies": 0.0,
            "past": 0.0,
            "regulars": ["big-money"],
            "regular": 1.0,
        },
        {"players": 3, "kingdoms": 1, "games": 5, "named": ["Moat"], "strategies": 0.0, "past": 0.0},
        {
            "kingdoms": 1,
            "games": 12,
            "named": ["Village"],
            "halves": 1,
            "strategies": 0.0,
            "past": 0.0,
            "regulars": ["big-money-ultimate"],
            "regular": 1.0,
        },
    ]
    groups = groups_of(settings_from({**TINY, "folder": "nowhere", "field": fields}), threads=1)
    arenas = [arena for group in groups for arena in group.arenas(0)]
    assert [(arena.players, arena.games) for arena in arenas] == [(2, 52), (2, 20), (3, 5)]
    met = [
        (box.kingdom[0], arena.guests.opponents[who].name if who >= 0 else "")
        for arena in arenas
        for box, who in zip((arena.environment.boxes[number] for number in arena.environment.box_of), arena.guests.who, strict=True)
    ]
    expected = {("Smithy", "Big Money"): 20, ("Market", "Big Money"): 20, ("Witch", "Big Money"): 20}
    assert Counter(met) == expected | {("Village", "Big Money Ultimate"): 12, ("Moat", ""): 5}


def test_kingdoms_are_exchanged_over_a_run(tmp_path: Path) -> None:
    """Three blocks of two kingdoms in nine updates; whoever goes on from a checkpoint plays on the same ones."""
    named = ["Smithy", "Witch", "Market", "Moat", "Village"]
    field = {"kingdoms": 2, "games": 16, "named": named, "blocks": 3, "seed": 7, "halves": 1, "strategies": 0.5, "past": 0.0}
    changes: dict[str, Any] = {"field": [TINY["field"][0], field], "updates": 9, "checkpoint_every": 4}
    run = training(tmp_path / "one", **changes)
    met = []
    for _ in range(9):
        assert np.isfinite(run.step()["loss"])
        met.append([box.kingdom[0] for box in run.arenas[1].environment.boxes])
    assert met[:3] == [["Smithy", "Witch"]] * 3
    assert met[3:6] == [["Market", "Moat"]] * 3
    assert met[6:] == [["Village", met[6][1]]] * 3
    assert met[6][1] not in named
    assert [box.kingdom[0] for box in run.arenas[0].environment.boxes] == ["Smithy"]
    early = training(tmp_path / "two", **changes)
    early.run(updates=4)
    later = training(tmp_path / "two", **changes)
    assert later.blocks == [0, 1]
    assert [box.kingdom[0] for box in later.arenas[1].environment.boxes] == ["Market", "Moat"]


def test_a_network_that_was_shown_how_does_as_the_strategies_do(tmp_path: Path) -> None:
    """The menu trashes with a Chapel, which chance does not find."""
    from deckwright.learn.settings import settings_from
    from deckwright.learn.training import Training

    menus = tmp_path / "menus"
    menus.mkdir()
    text = "name: Thin\nabout: trashes\nneeds: Chapel\nbuy: Province; Chapel if n < 1; Gold; Silver\ntrash: Estate; Copper if money > 4\n"
    (menus / "thin.strategy").write_text(text, encoding="utf-8")
    field = {"kingdoms": 1, "games": 16, "named": ["Chapel"], "halves": 1, "strategies": 0.0, "past": 0.0}
    settings = {**TINY, "folder": str(tmp_path / "one"), "field": [field], "menus": str(menus), "judge_recommended": False}
    settings |= {"demonstrations": 6000, "imitations": 4, "imitation_size": 256, "imitation_rate": 5e-3}
    run = Training(settings_from(settings), say=lambda text: None)
    told = [json.loads(line) for line in (tmp_path / "one" / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    (passes,) = [entry["imitated"] for entry in told if "imitated" in entry]
    assert passes[-1]["alike"] > 0.75 > passes[0]["alike"] - 0.2
    assert passes[-1]["surprise"] < 0.7 * passes[0]["surprise"]
    assert np.isfinite(run.step()["loss"])


def test_settings_name_what_they_do_not_know(tmp_path: Path) -> None:
    from deckwright.learn.settings import read_settings

    path = tmp_path / "train.toml"
    path.write_text("folder = 'here'\nentropi = 1\n", encoding="utf-8")
    with pytest.raises(Problem) as problem:
        read_settings(path)
    assert "entropi" in problem.value.details["reason"]
    path.write_text("folder = 'here'\n[[field]]\nblocks = 0\n", encoding="utf-8")
    with pytest.raises(Problem) as problem:
        read_settings(path)
    assert "blocks = 0" in problem.value.details["reason"]


def test_advantages_are_counted_for_each_seat_by_itself() -> None:
    """Two seats in turn, a win for the first one at the end: with lambda 1 everybody's advantage is the outcome less what was expected."""
    import jax.numpy as jnp

    from deckwright.learn.learning import Played, advantages

    values = jnp.array([[0.1], [-0.2], [0.3], [-0.4], [0.5]])
    rewards = jnp.zeros((5, 1, 2)).at[3, 0].set(jnp.array([1.0, -1.0]))
    done = jnp.array([[False], [False], [False], [True], [False]])
    deciders = jnp.array([[0], [1], [0], [1], [0]])
    played = Played(deciders, rewards, done, jnp.array([0.7]), jnp.array([1]), jnp.array([-1]))
    found, targets = advantages(values, played, 1.0)
    assert np.allclose(found[:4, 0], [0.9, -0.8, 0.7, -0.6], atol=1e-6)
    assert np.allclose(targets[:4, 0], [1, -1, 1, -1], atol=1e-6)
    near, _ = advantages(values, played, 0.0)
    assert np.allclose(near[:2, 0], [0.3 - 0.1, -0.4 + 0.2], atol=1e-6), "with lambda 0 what the seat expects next time counts alone"
    assert np.allclose(found[4, 0], -0.7 - 0.5, atol=1e-6)  # what is worth 0.7 to the second is worth the contrary to the first


def test_thinning_keeps_every_open_decision_and_counts_the_others_for_those_that_are_gone() -> None:
    import jax
    import jax.numpy as jnp

    from deckwright.learn.arena import Store
    from deckwright.learn.thinning import thinned

    steps, games = 40, 300
    random = np.random.default_rng(1)
    is_open, learns = random.random((steps, games)) < 0.3, (random.random((steps, games)) < 0.9).astype(np.float32)
    number = np.arange(steps * games).reshape(steps, games)
    chances = np.where(is_open, -0.5, -0.001)
    store = Store(*map(jnp.asarray, (number[..., None, None], number[..., None], number[..., None], number, chances, number)))
    gains = np.where(is_open, 1.0, -0.5)
    found = thinned(store, jnp.asarray(gains), jnp.asarray(number), jnp.asarray(learns), jax.random.key(3), 0.5)
    assert found.weights.shape == (20, games)
    assert np.array_equal(found.store.rows[..., 0, 0], found.store.actions), "all parts of a decision stay together"
    assert np.array_equal(found.targets, found.store.actions)
    left = {int(one) for one, weight in zip(found.store.actions.ravel(), found.weights.ravel(), strict=True) if weight}
    every = is_open.sum(axis=0) <= 20
    assert {int(one) for one in number[:, every][(is_open & (learns > 0))[:, every]]} <= left
    assert float(found.weights.sum()) == pytest.approx(float(learns.sum()), rel=0.01)
    assert float((found.weights * found.advantages).sum()) == pytest.approx(float((learns * gains).sum()), abs=0.01 * float(learns.sum()))
    assert not found.weights[learns.ravel()[np.asarray(found.store.actions)] == 0].any(), "nobody learns from what others decided"


def test_it_learns_from_a_share_of_the_decisions_as_well(tmp_path: Path) -> None:
    run = training(tmp_path / "one", kept=0.5)
    (before,) = [row["mean"] for row in run.judged()["judged"].values()]
    run.step()
    run.save()
    again = training(tmp_path / "one", kept=0.5)
    assert run.step()["loss"] == again.step()["loss"]
    while run.progress < 1:
        run.step()
    (after,) = [row["mean"] for row in run.judged()["judged"].values()]
    assert after > before + 0.3


def test_the_hardest_kingdoms_come_first() -> None:
    """A network that knows nothing loses to money everywhere, here more and there less."""
    from deckwright.learn.hardest import hardest
    from deckwright.learn.network import Shape, new_weights

    weights = new_weights(Shape(16, 24, 1), 1)
    found = hardest(weights, range(30, 34), ["big-money-ultimate"], 8, threads=1)
    assert sorted(found) == [30, 31, 32, 33]
    assert list(found.values()) == sorted(found.values())
    assert max(found.values()) < 0.5
    assert found == hardest(weights, range(30, 34), ["big-money-ultimate"], 8, threads=1), "the same games again"
