"""Players as nouns: whom a sentence speaks of, and who is asked."""

from __future__ import annotations

from enum import IntEnum


class Who(IntEnum):
    """A player, or several in turn order, seen from the card."""

    THEY = 0
    """The player the sentence speaks of."""
    YOU = 1
    """The player of the card."""
    LEFT = 2
    """The player to the left of the player of the card."""
    RIGHT = 3
    WHOEVER = 4
    """The player to whom it happens that the card answers to."""
    DECIDER = 5
    """Whoever decides for the player of the card in this turn."""
    OTHERS = 6
    """Each other player; an Attack skips whom it does not affect (CORE-113)."""
    EVERYONE = 7
    """Each player, the player of the card first (CORE-112)."""


THEY, YOU, LEFT, RIGHT, WHOEVER, DECIDER, OTHERS, EVERYONE = Who
SEVERAL = (OTHERS, EVERYONE)
