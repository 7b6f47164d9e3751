"""The requests that were carried out at a table, all of them, in a few bytes each: one that comes again counts once, however late."""

from __future__ import annotations

from array import array
from hashlib import blake2b


class Requests:
    """Which request led to which version. A request belongs to whoever sat on the seat then; the next one there may use the same ids."""

    __slots__ = ("_found", "_last", "_sitting", "_versions")

    def __init__(self, seats: int) -> None:
        self._sitting = [0] * seats
        """How often somebody has sat down on each seat."""
        self._found = array("Q")
        self._versions = array("L")
        self._last = (-1, "", 0)
        """The last one with its seat and version: that it is carried out is told at once."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Requests) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return len(self._found)

    def version(self, seat: int, request: str) -> int | None:
        """The version that this request led to, if it came before."""
        if self._last[:2] == (seat, request):
            return self._last[2]
        mark = self._mark(seat, request)
        return self._versions[self._found.index(mark)] if mark in self._found else None

    def remember(self, seat: int, request: str, version: int) -> None:
        """A request was carried out."""
        self._found.append(self._mark(seat, request))
        self._versions.append(version)
        self._last = seat, request, version

    def sit_down(self, seat: int) -> None:
        """Somebody else sits there now, who may number their requests in the same way."""
        self._sitting[seat] += 1
        self._last = (-1, "", 0)

    def _mark(self, seat: int, request: str) -> int:
        """64 bits that stand for a request: two of one person that share them would take 2^32 tries to find."""
        text = f"{seat}.{self._sitting[seat]}.{request}"
        return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "little")
