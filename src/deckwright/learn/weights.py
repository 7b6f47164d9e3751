"""Weights on disk: a plain ``.npz`` with a header in JSON that names every input, so that old weights fit new layouts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.engine.rules import RULES
from deckwright.learn.stored_weights import HEADER, Stored, names_now, read_stored


def save_arrays(path: Path, arrays: Mapping[str, NDArray[Any]], header: Mapping[str, Any]) -> None:
    """Write arrays and a header, all of it or nothing."""
    text = json.dumps(dict(header), ensure_ascii=False).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        np.savez(file, **{HEADER: np.frombuffer(text, np.uint8)}, **arrays)  # type: ignore[arg-type]
    fresh.replace(path)


def load_arrays(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays and the header of a file."""
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files if name != HEADER}
        header: dict[str, Any] = json.loads(file[HEADER].tobytes())
    return arrays, header


def save_weights(path: Path, weights: Mapping[str, Any], about: Mapping[str, Any], dtype: Any = np.float32) -> None:
    """Write a network with what is known about it."""
    header = {"format": 1, "rules": RULES, **names_now(), "about": dict(about)}
    save_arrays(path, {name: np.asarray(values, dtype) for name, values in weights.items()}, header)


def load_weights(path: Path) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
    """Read a network for the inputs of this version: inputs it doesn't know count nothing, those that are gone are left out."""
    stored, header = read_stored(path)
    return {name: as_array(one) for name, one in stored.items()}, header


def as_array(stored: Stored) -> NDArray[np.float32]:
    """An array of a file as numbers of 32 bits."""
    return np.frombuffer(stored.data, stored.kind).reshape(stored.shape).astype(np.float32)
