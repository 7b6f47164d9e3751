"""The settings of a training run, read from a TOML file; ``docs/learned.md`` explains them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from deckwright.errors import Problem


@dataclass(frozen=True, slots=True)
class Field:
    """Games side by side with the same number of players."""

    players: int = 2
    kingdoms: int = 64
    games: int = 1024
    """Of all kingdoms together."""
    seed: int = 0
    """The first seed of random kingdoms."""
    named: tuple[str, ...] = ()
    """Kingdoms by name, by their cards or by the seed of a random one, before the other random ones."""
    repeat: int = 1
    """How many times as many games each kingdom with a name has."""
    strategies: float = 0.35
    """The share of games in which a strategy plays one seat."""
    strong: float = 0.0
    """How much more often strong strategies are met than weak ones, as a power of their strength on the kingdom; 0: all alike."""
    regulars: tuple[str, ...] = ()
    """Strategies of the library that are met on every kingdom which they fit, however strong others are there."""
    regular: float = 0.0
    """The share of games in which one of these plays one seat, besides ``strategies``."""
    past: float = 0.1
    """The share of games in which a past self plays one seat."""
    moods: float = 0.0
    """The share of seats that are in a mood."""
    blocks: int = 1
    """So many lots of kingdoms follow each other over the run, each with ``kingdoms`` of them: fewer at a time have more games each."""
    halves: int = 2
    """Parts of the games that move in turn, so that some are played while the network thinks about others. Fields with as many players
    share them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that decides how a run goes."""

    folder: str
    """Where checkpoints, weights and the log are kept."""
    seed: int = 1
    updates: int = 0
    """Updates in all, from which the falling rates follow; 0: by time."""
    minutes: float = 0.0
    """Minutes in all, of all runs that continue each other; 0: by updates."""
    steps: int = 64
    epochs: int = 2
    minibatches: int = 16
    rate: float = 5e-4
    last_rate: float = 5e-5
    warm_up: int = 0
    """Over this many updates the rate rises to its beginning, so that a new optimiser does not spoil old weights."""
    entropy: float = 0.02
    last_entropy: float = 0.003
    alive: float = 0.0
    """How strongly every allowed answer is kept from vanishing, so that it is tried now and then."""
    last_alive: float = 0.0
    decay: float = 0.97
    """Lambda of the generalised advantage."""
    value_decay: float = 0.0
    """The same for what the value is to become; 0: as ``decay``."""
    clip: float = 0.2
    value_weight: float = 0.5
    longest_gradient: float = 1.0
    kept: float = 1.0
    """The share of decisions that are learned from: those that were open, and some of the others."""
    win_share: float = 0.85
    margin: float = 12.0
    turn_limit: int = 160
    head_starts: float = 0.0
    """The share of games that begin with other decks than the rules say."""
    last_head_starts: float = 0.0
    """The same at the end of the run."""
    average: float = 0.0
    """How much of the averaged weights each update keeps; with 0 the weights are taken as they are."""
    mood_strength: float = 3.0
    """How far the strongest moods lean, as logits."""
    unnamed: float = 0.12
    """The share of games in which the names of cards are hidden."""
    width: int = 128
    table_width: int = 256
    rounds: int = 3
    half_precision: bool = False
    threads: int = 0
    """0: one for each core."""
    start: str | tuple[str, ...] = ""
    """A file of weights to begin with, or several, of which the mean is taken; they may have fewer rounds."""
    demonstrations: int = 0
    """How many decisions of the strongest strategies are imitated before the first game."""
    demonstrated: tuple[str, ...] = ()
    """On which kingdoms, by name, cards or seed; without any: on all that two players train on."""
    imitations: int = 3
    """How often they are gone through."""
    imitation_rate: float = 1e-3
    imitation_size: int = 8192
    """Decisions for each step."""
    menus: str = ""
    """A folder with further strategy files for the league."""
    snapshot_every: int = 50
    snapshots: int = 8
    checkpoint_minutes: float = 4.0
    checkpoint_every: int = 0
    """Updates between checkpoints, instead of minutes."""
    judge_every: int = 0
    """Updates between evaluations; 0: with each checkpoint only."""
    judged_kingdoms: int = 64
    judged_games: int = 32
    """Games for each kingdom and opponent of an evaluation."""
    judged: tuple[str, ...] = ("big-money-ultimate",)
    """Strategies that are met on each kingdom never trained on."""
    matches: tuple[tuple[str, str], ...] = ()
    """Pairs of a kingdom and a strategy that are judged as well."""
    judge_recommended: bool = True
    fields: tuple[Field, ...] = field(default=(Field(),))


def read_settings(path: Path) -> Settings:
    """The settings in a file; a key that nobody knows is refused by its name."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise Problem("settings-unreadable", file=str(path), reason=str(problem)) from problem
    return settings_from(data, str(path))


def settings_from(data: dict[str, Any], file: str = "settings") -> Settings:
    """The settings that a table of a file describes."""
    tables = data.get("field", [{}])
    rest = {key: _frozen(value) for key, value in data.items() if key != "field"}
    known = {one.name for one in fields(Settings)} - {"fields"}
    _check(set(rest), known, file)
    for table in tables:
        _check(set(table), {one.name for one in fields(Field)}, file)
        for name in ("kingdoms", "games", "blocks", "halves"):
            if name in table and (not isinstance(table[name], int) or table[name] < 1):
                raise Problem("settings-unreadable", file=file, reason=f"{name} = {table[name]}: a number from 1 on is needed")
    if "folder" not in rest:
        raise Problem("settings-unreadable", file=file, reason="folder is missing")
    return Settings(**rest, fields=tuple(Field(**{key: _frozen(value) for key, value in table.items()}) for table in tables))


def _check(found: set[str], known: set[str], file: str) -> None:
    unknown = sorted(found - known)
    if unknown:
        raise Problem("settings-unreadable", file=file, reason=f"unknown: {', '.join(unknown)}; known: {', '.join(sorted(known))}")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value
