"""Searches for garbage stay short: what has come to stay is set aside, and only what is new is searched.

Python looks for circles of forgotten objects by going through all objects, and everybody waits meanwhile: with 5,000 tables in memory
for more than a second. Objects that are set aside (``gc.freeze``) are freed as usual when nobody holds them, but not searched. Sockets
leave circles behind when they close, so after many of them everything is searched once.
"""

from __future__ import annotations

import gc

YOUNG_OBJECTS = 100_000
"""New objects until Python searches the young ones by itself: what is set aside often has no need of it."""
ENOUGH = 150
"""How much comes until it is searched and set aside, in answers: a search then takes less than ten milliseconds."""
ARRIVAL = 5
"""How many answers a table or a socket counts as."""
MANY_GONE = 1_000
"""Sockets that have closed, besides as many as there are things in memory, until everything is searched: each leaves some 20 kB."""


class Memory:
    """What has come and gone since the last search."""

    def __init__(self) -> None:
        self.new = self.gone = 0

    def begin(self) -> None:
        """What is loaded at the start stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)

    def came(self, much: int = 1) -> None:
        """So much has come that may stay."""
        self.new += much
        if self.new >= ENOUGH:
            self.settle()

    def went(self) -> None:
        """A socket has closed."""
        self.gone += 1

    def settle(self) -> None:
        """Search what is new, and set aside what is left of it."""
        self.new = 0
        gc.collect()
        gc.freeze()

    def tidy(self, held: int) -> None:
        """Search everything, if more has gone than is held: then it costs no more than what it finds."""
        if self.gone >= MANY_GONE + held:
            self.gone = 0
            gc.unfreeze()
            self.settle()
