"""Weights as they lie in a file, read without numpy: bytes and shapes, with the rows of the named ones in the order of this version.

The file is a ``.npz``: a zip archive with an array in numpy's format for each name, and a header in JSON that names every input. Nothing
in it is ever run.
"""

from __future__ import annotations

import ast
import json
import struct
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile

from deckwright.env.layout import catalogue
from deckwright.errors import DamagedFile
from deckwright.learn.card_facts import FACTS
from deckwright.learn.input_names import NUMBER_INPUTS, ROW_INPUTS

HEADER = "header"
NAMED = {"rows.in": "row inputs", "table.in": "number inputs", "cards.facts": "facts", "cards.names": "cards"}
"""Weights whose first axis has names, and where the header has them."""
SIZES = {"<f2": 2, "<f4": 4, "|u1": 1}
"""Bytes of a number, by its name in numpy's format."""
LARGEST = 64 << 20


class Stored(NamedTuple):
    """An array in a file."""

    data: bytes
    shape: tuple[int, ...]
    kind: str


def names_now() -> dict[str, list[str]]:
    """What the first axis of the named weights means in this version."""
    lists = {"row inputs": ROW_INPUTS, "number inputs": NUMBER_INPUTS, "facts": FACTS, "cards": catalogue()}
    return {name: list(values) for name, values in lists.items()}


def read_stored(path: Path) -> tuple[dict[str, Stored], dict[str, Any]]:
    """All arrays of a file and its header, with rows for the inputs of this version; a file that is damaged is refused."""
    try:
        with ZipFile(path) as file:
            if sum(entry.file_size for entry in file.infolist()) > LARGEST:
                raise DamagedFile("weights-damaged", path=str(path), reason="too large")
            arrays = {entry.removesuffix(".npy"): _array(file.read(entry)) for entry in file.namelist()}
        header = json.loads(arrays.pop(HEADER).data)
        return {name: _fitted(name, stored, header) for name, stored in arrays.items()}, header
    except (OSError, BadZipFile, KeyError, ValueError, TypeError, SyntaxError, struct.error, NotImplementedError) as problem:
        raise DamagedFile("weights-damaged", path=str(path), reason=f"{type(problem).__name__}: {problem}"[:200]) from problem


def _array(data: bytes) -> Stored:
    """An array in numpy's format, version 1 or 2: a mark, the length of a Python literal, the literal, the numbers."""
    if data[:6] != b"\x93NUMPY" or data[6] not in (1, 2):
        raise ValueError("no array")
    start = 10 if data[6] == 1 else 12
    (length,) = struct.unpack_from("<H" if data[6] == 1 else "<I", data, 8)
    described = ast.literal_eval(data[start : start + length].decode("latin-1"))
    shape, kind = tuple(described["shape"]), described["descr"]
    numbers = data[start + length :]
    if described["fortran_order"] or kind not in SIZES or len(numbers) != prod(shape) * SIZES[kind]:
        raise ValueError(f"an array of {kind} {shape}")
    return Stored(numbers, shape, kind)


def _fitted(name: str, stored: Stored, header: Mapping[str, Any]) -> Stored:
    """The rows of an array with named ones in the order of this version: what it doesn't know counts nothing, what is gone is left out."""
    if name not in NAMED:
        return stored
    size = prod(stored.shape[1:]) * SIZES[stored.kind]
    places = {word: number for number, word in enumerate(header[NAMED[name]])}
    now = names_now()[NAMED[name]]
    rows = [stored.data[places[word] * size : (places[word] + 1) * size] if word in places else bytes(size) for word in now]
    return Stored(b"".join(rows), (len(now), *stored.shape[1:]), stored.kind)
