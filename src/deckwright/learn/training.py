"""A training run: play, learn, look how strong it is, write down what is needed to go on exactly from there."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable
from math import inf
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from deckwright.errors import Problem
from deckwright.learn.acting import Rollout, Spent
from deckwright.learn.arena import Arena, seat_all
from deckwright.learn.demonstrations import shown
from deckwright.learn.fields import groups_of, kingdoms_of
from deckwright.learn.imitating import PLAYERS, imitate
from deckwright.learn.interrupting import waiting_for_the_end
from deckwright.learn.judging import Judge, summary, tests
from deckwright.learn.kingdoms import named_kingdom
from deckwright.learn.learning import FIGURES, Adam, Played, Rates, Rule, learn, new_adam
from deckwright.learn.network import Shape, Weights, deepened, mean_weights, new_weights, shape_of
from deckwright.learn.settings import Settings
from deckwright.learn.weights import load_arrays, load_weights, save_arrays, save_weights

CHECKPOINT, WEIGHTS, LOG = "checkpoint.npz", "weights.npz", "log.jsonl"


class Training:
    """Everything that a run has at one moment."""

    def __init__(self, settings: Settings, say: Any = print) -> None:
        self.settings, self.say = settings, say
        self.folder = Path(settings.folder)
        self.dtype = jnp.bfloat16 if settings.half_precision else jnp.float32
        self.threads = settings.threads or os.cpu_count() or 1
        precision = "default" if settings.half_precision else "highest"
        jax.config.update("jax_default_matmul_precision", precision)  # type: ignore[no-untyped-call]
        self.update, self.seconds, self.decisions, self.games = 0, 0.0, 0, 0
        shape = Shape(settings.width, settings.table_width, settings.rounds)
        begin: Weights = new_weights(shape, settings.seed)
        if settings.start:
            files = (settings.start,) if isinstance(settings.start, str) else settings.start
            several = [load_weights(Path(file))[0] for file in files]
            if len({shape_of(weights) for weights in several}) > 1:
                raise Problem("settings-unreadable", file=", ".join(files), reason="start names weights of different sizes")
            begin = deepened(mean_weights(several), settings.rounds, settings.seed)
        self.weights: Weights = {name: jnp.asarray(values) for name, values in begin.items()}
        self.averaged: Weights = {}
        self.adam = new_adam(self.weights)
        self.snapshots: list[dict[str, Any]] = []
        self._judged_at = -1
        there = (self.folder / CHECKPOINT).exists()
        if there:
            self._load()
        self._forget_later()
        if settings.demonstrations and not there:
            self._imitate()
        if not self.snapshots:
            self.snapshots = [self._copy()]
        if settings.average and not self.averaged:
            self.averaged = {name: jnp.array(values) for name, values in self.weights.items()}
        self._set_out()

    def _set_out(self) -> None:
        settings, begun = self.settings, time.perf_counter()
        self.groups = groups_of(settings, self.threads)
        self.blocks = [group.block(self.progress) for group in self.groups]
        self.arenas: list[Arena] = [arena for group, block in zip(self.groups, self.blocks, strict=True) for arena in group.arenas(block)]
        seat_all(self.arenas)
        moods = settings.mood_strength if any(field.moods for field in settings.fields) else 0.0
        self.rollout = Rollout(self.arenas, self.dtype, settings.win_share, settings.margin, moods)
        self.judge = Judge(tests(settings), settings.judged_games, self.threads, settings.turn_limit, self.dtype)
        self.rule = Rule(
            settings.epochs,
            settings.minibatches,
            settings.decay,
            settings.value_decay or settings.decay,
            settings.clip,
            settings.value_weight,
            settings.longest_gradient,
            settings.kept,
            self.dtype,
        )
        self._begin_games()
        games = sum(arena.games for arena in self.arenas)
        strategies = sum(int((arena.guests.who >= 0).sum()) for arena in self.arenas)
        took = time.perf_counter() - begun
        self.say(f"{games} games side by side, {strategies} of them with a strategy; set out in {took:.0f} s on {jax.devices()[0]}")

    def _imitate(self) -> None:
        """Learn from strong strategies first."""
        settings, begun = self.settings, time.perf_counter()
        boxes = [named_kingdom(name) for name in settings.demonstrated]
        boxes = boxes or [box for field in settings.fields if field.players == PLAYERS for box in kingdoms_of(settings, field)]
        seen = shown(boxes, settings.demonstrations, settings.menus, settings.seed, settings.win_share, settings.margin, settings.threads)
        self.say(f"{len(seen.actions)} decisions shown in {time.perf_counter() - begun:.0f} s")
        self.weights, told = imitate(
            self.weights,
            seen,
            epochs=settings.imitations,
            size=settings.imitation_size,
            rate=settings.imitation_rate,
            seed=settings.seed,
            dtype=self.dtype,
            longest=settings.longest_gradient,
        )
        self.adam = new_adam(self.weights)
        self.log({"imitated": told, "decisions": len(seen.actions), "took": round(time.perf_counter() - begun, 1)})
        self.say(f"imitated in {time.perf_counter() - begun:.0f} s: {told}")

    def _begin_games(self) -> None:
        """Checkpoints begin all games anew, so that whoever continues from one plays the same games."""
        self._set_head_starts()
        self._reset(range(len(self.arenas)))

    def _reset(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.arenas[number].reset(int(np.random.SeedSequence([self.settings.seed, self.update, number]).generate_state(1)[0]))

    def _exchange(self) -> None:
        """Where it is time for it, play on other kingdoms."""
        first = 0
        for number, group in enumerate(self.groups):
            block, numbers = group.block(self.progress), range(first, first + group.halves)
            first = numbers.stop
            if block != self.blocks[number]:
                self.blocks[number] = block
                self.arenas[numbers.start : numbers.stop] = group.arenas(block)
                seat_all(self.arenas[numbers.start : numbers.stop])
                self.rollout.arenas = self.arenas
                self._set_head_starts()
                self._reset(numbers)

    def _set_head_starts(self) -> None:
        settings = self.settings
        for arena in self.arenas:
            first, last = settings.head_starts, settings.last_head_starts
            arena.environment.head_starts = last + (first - last) * (1 - self.progress)

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        settings = self.settings
        by_updates = self.update / settings.updates if settings.updates else 0.0
        by_time = self.seconds / (60 * settings.minutes) if settings.minutes else 0.0
        return min(max(by_updates, by_time), 1.0)

    def step(self) -> dict[str, Any]:
        """Play a rollout and learn from it."""
        settings, begun, spent = self.settings, time.perf_counter(), Spent()
        self._exchange()
        key = jax.random.fold_in(jax.random.key(settings.seed), self.update)
        choice = np.random.default_rng([settings.seed, self.update]).integers(len(self.snapshots))
        past = {name: jnp.asarray(values) for name, values in self.snapshots[choice].items()}
        self._set_head_starts()
        left = 1 - self.progress
        last = self.rollout.play(self.weights, past, jax.random.fold_in(key, 0), spent)
        played = [self._played(arena, values) for arena, values in zip(self.arenas, last, strict=True)]
        rate = settings.last_rate + (settings.rate - settings.last_rate) * left
        rate *= min((self.update + 1) / (settings.warm_up + 1), 1)
        entropy = settings.last_entropy + (settings.entropy - settings.last_entropy) * left
        learning = time.perf_counter()
        alive = settings.last_alive + (settings.alive - settings.last_alive) * left
        rates = Rates(jnp.float32(rate), jnp.float32(entropy), jnp.float32(alive))
        casts = [arena.cast for arena in self.arenas]
        stores = tuple(self.rollout.stores)
        self.weights, self.adam, figures = learn(
            self.weights, self.adam, stores, played, casts, jax.random.fold_in(key, 1), rates, rule=self.rule
        )
        found = dict(zip(FIGURES, np.asarray(figures).round(5).tolist(), strict=True))
        spent.learning = time.perf_counter() - learning
        self.update += 1
        if self.averaged:
            self.averaged = mixed(self.averaged, self.weights, jnp.float32(min(settings.average, self.update / (self.update + 1))))
        if settings.snapshot_every and self.update % settings.snapshot_every == 0:
            self._remember()
        decisions = sum(arena.games * arena.steps for arena in self.arenas)
        self.decisions += decisions
        self.games += spent.games
        elapsed = time.perf_counter() - begun
        self.seconds += elapsed
        seconds = {name: round(getattr(spent, name), 3) for name in ("playing", "waiting", "sending", "learning")}
        met = {name: [round(spent.won[name], 1), number] for name, number in sorted(spent.met.items())}
        figures_of_run = {"update": self.update, "seconds": round(self.seconds, 1), "decisions": self.decisions, "games": self.games}
        return {**figures_of_run, **found, "rate": round(decisions / elapsed), "took": seconds, "met": met}

    @staticmethod
    def _played(arena: Arena, last_values: Any) -> Played:
        deciders = jnp.array(arena.deciders)
        return Played(
            deciders[:-1],
            jnp.array(arena.rewards),
            jnp.array(arena.done),
            last_values,
            deciders[-1],
            jnp.array(arena.guests.seats),
        )

    @property
    def playing(self) -> Weights:
        """The weights to play with: averaged over the last updates, where that is wanted."""
        return self.averaged or self.weights

    def _copy(self) -> dict[str, Any]:
        return {name: np.array(values) for name, values in self.weights.items()}

    def _remember(self) -> None:
        """Keep this self; where there are too many, one of the others goes."""
        if len(self.snapshots) >= self.settings.snapshots:
            self.snapshots.pop(int(np.random.default_rng([self.update]).integers(1, len(self.snapshots))) - 1)
        self.snapshots.append(self._copy())

    def save(self) -> None:
        """Write checkpoint and weights, and begin all games anew."""
        arrays = {f"{kind}/{name}": np.asarray(values) for kind, group in self._groups() for name, values in group.items()}
        header = {"update": self.update, "seconds": self.seconds, "decisions": self.decisions, "games": self.games}
        header |= {"snapshots": len(self.snapshots), "adam": int(self.adam.count)}
        save_arrays(self.folder / CHECKPOINT, arrays, header)
        save_weights(self.folder / WEIGHTS, self.playing, header)
        self._begin_games()
        for arena in self.arenas:
            arena.step_number = 0

    def _groups(self) -> list[tuple[str, dict[str, Any]]]:
        groups = [("weights", self.weights), ("averaged", self.averaged), ("first", self.adam.first), ("second", self.adam.second)]
        return groups + [(f"past {number}", snapshot) for number, snapshot in enumerate(self.snapshots)]

    def _load(self) -> None:
        arrays, header = load_arrays(self.folder / CHECKPOINT)

        def group(kind: str) -> dict[str, Any]:
            return {name.partition("/")[2]: values for name, values in arrays.items() if name.partition("/")[0] == kind}

        self.weights = {name: jnp.asarray(values) for name, values in group("weights").items()}
        self.averaged = {name: jnp.asarray(values) for name, values in group("averaged").items()}
        moments = [{name: jnp.asarray(values) for name, values in group(kind).items()} for kind in ("first", "second")]
        self.adam = Adam(moments[0], moments[1], jnp.int32(header["adam"]))
        self.snapshots = [group(f"past {number}") for number in range(header["snapshots"])]
        self.update, self.seconds = header["update"], header["seconds"]
        self.decisions, self.games = header["decisions"], header["games"]
        self.say(f"goes on after {self.update} updates, {self.seconds / 60:.1f} minutes, {self.games} games")

    def judged(self) -> dict[str, Any]:
        """How strong the network is now; the time is not counted as training."""
        begun = time.perf_counter()
        found = self.judge.scores(self.playing, seed=7)
        rows = [[test.group, test.kingdom, test.opponent.name, round(share, 4), games] for test, share, games in found]
        return {
            "update": self.update,
            "seconds": round(self.seconds, 1),
            "judged": summary(found),
            "rows": rows,
            "took": round(time.perf_counter() - begun, 1),
        }

    def _forget_later(self) -> None:
        """What a log says of updates after the checkpoint was not kept, and is played again. Without a checkpoint the log is put aside."""
        path = self.folder / LOG
        if not path.exists():
            return
        if not self.update:
            path.replace(path.with_suffix(".old"))
            return
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        kept = [text for text in lines if _update_of(text) <= self.update]
        if kept != lines:
            path.write_text("".join(kept), encoding="utf-8")

    def log(self, entry: dict[str, Any]) -> None:
        """Add a line to the log."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def run(self, minutes: float = 0.0, updates: int = 0) -> None:
        """Train until the end of the run, or for ``minutes`` or ``updates`` of this process, or until Ctrl-C; a checkpoint comes last."""
        with waiting_for_the_end() as interrupted:
            self._updates(minutes, updates, interrupted)
            self.save()
        if interrupted():
            self.say(f"stopped after {self.update} updates; the same command goes on from here")
            raise KeyboardInterrupt
        if self._judged_at != self.update:
            self._judge()

    def _updates(self, minutes: float, updates: int, interrupted: Callable[[], bool]) -> None:
        begun, saved, first = time.perf_counter(), time.perf_counter(), self.update
        settings = self.settings
        while self.progress < 1 and not (updates and self.update - first >= updates):
            if interrupted() or (minutes and time.perf_counter() - begun > 60 * minutes):
                break
            entry = self.step()
            self.log(entry)
            self.say(line(entry, self.progress))
            by_updates = settings.checkpoint_every and self.update % settings.checkpoint_every == 0
            by_time = not settings.checkpoint_every and time.perf_counter() - saved > 60 * settings.checkpoint_minutes
            judged = settings.judge_every and self.update % settings.judge_every == 0
            if judged or by_updates or by_time:
                self._judge()
            if by_updates or by_time:
                self.save()
                saved = time.perf_counter()

    def _judge(self) -> None:
        entry = self.judged()
        self._judged_at = self.update
        self.log(entry)
        for group, row in entry["judged"].items():
            worst = f"worst {row['worst']:.1%} ({row['worst at'][:40]})"
            self.say(f"  {group}: {row['mean']:.1%}, {worst}, {row['tests']} tests, {row['games']} games")


@jax.jit
def mixed(averaged: Weights, weights: Weights, kept: Any) -> Weights:
    """The average after one more update."""
    return {name: kept * averaged[name] + (1 - kept) * weights[name] for name in averaged}


def _update_of(text: str) -> float:
    """The update that a line of a log is about; a line that broke off is later than all."""
    try:
        return float(json.loads(text).get("update", 0))
    except (ValueError, AttributeError, TypeError):
        return inf


def line(entry: dict[str, Any], progress: float) -> str:
    """An update in one line."""
    took = " ".join(f"{name} {seconds:.2f}" for name, seconds in entry["took"].items())
    met = sum(number for _, number in entry["met"].values())
    won = sum(share for share, _ in entry["met"].values())
    against = f", against strategies {won / met:.1%}" if met else ""
    figures = " ".join(f"{name} {entry[name]:.4f}" for name in ("value", "entropy", "moved", "beyond clip", "explained"))
    return f"{entry['update']} ({progress:.0%}) {entry['rate'] / 1e3:.0f}k/s [{took}] {entry['games']} games, {figures}{against}"
