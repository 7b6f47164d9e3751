"""Plain data with one thing wrong in it, somewhere: a number, a length, a type, an entry that is gone."""

from __future__ import annotations

from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    *(-(1 << 70), -(1 << 31), -129, -2, -1, 0, 1, 2, 5, 7, 31, 32, 63, 127, 128, 254, 255, 256, 1 << 15, 1 << 31, 1 << 63, 1 << 70),
    *(None, True, 0.5, float("nan"), "", "Copper", b"", b"\x1f", b"\xff", b"\0" * 300, [], [-1], (), (0, 0), {}, {"pc": 0}, object()),
)


def damaged(data: Any, random: Random) -> Any:
    """A copy of the data with one change at a random place."""
    if isinstance(data, dict) and data and random.random() < 0.95:
        key = random.choice(list(data))
        if random.random() < 0.05:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: damaged(data[key], random)}
    if isinstance(data, bytes) and data and random.random() < 0.9:
        return _damaged_bytes(data, random)
    if isinstance(data, list | tuple) and data and random.random() < 0.9:
        return _damaged_list(data, random)
    if isinstance(data, int) and random.random() < 0.5:
        return data + random.choice((-100, -2, -1, 1, 2, 3, 40, 100))
    return random.choice(STRANGE)


def _damaged_bytes(data: bytes, random: Random) -> bytes:
    place = random.randrange(len(data))
    match random.randrange(4):
        case 0:
            return data[:place]
        case 1:
            return data * random.choice((2, 30))
    return data[:place] + bytes((random.choice((0, 1, 6, 9, 15, 31, 32, 128, 255)),)) + data[place + 1 :]


def _damaged_list(data: Any, random: Random) -> Any:
    place = random.randrange(len(data))
    match random.randrange(12):
        case 0:
            changed = data[:place] + data[place + 1 :]
        case 1:
            changed = data + data[place : place + 1]
        case 2:
            changed = data * 12
        case _:
            changed = type(data)((*data[:place], damaged(data[place], random), *data[place + 1 :]))
    return changed
