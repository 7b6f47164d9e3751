"""Happenings: what cards wait for and answer to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

from deckwright.lang.filters import Filter, named


class Whose(IntEnum):
    """To whom it happens, seen from the player of the card, and which of the two carries the effect out."""

    OWN = 0
    OTHERS = 1
    ANYONES = 2
    BY_OTHERS = 3
    """To another player, who carries it out."""
    BY_ANYONE = 4
    """To anybody, who carries it out."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happens to a player, often with a card."""

    name: str
    whose: Whose = Whose.OWN
    where: Filter | None = None
    """Which cards it must be about."""
    once: bool = True
    """Whether what waits for it is over when it has happened."""
    lasting: bool = False
    """Whether what waits for it outlives the turn; a card in play that does so stays there (CORE-130)."""


def play(where: Filter | None = None) -> Happening:
    """A card is played; this is before its instructions are followed."""
    return Happening("play", where=where)


def buy(where: Filter | None = None) -> Happening:
    """A card is bought: it is paid for and not yet gained."""
    return Happening("buy", where=where)


def would_gain(where: Filter | None = None) -> Happening:
    """A card is about to be gained, which ``Instead`` can prevent."""
    return Happening("would gain", where=where)


def gain(where: Filter | None = None) -> Happening:
    """A card was gained and lies where it was put."""
    return Happening("gain", where=where)


def trash(where: Filter | None = None) -> Happening:
    """Cards were trashed together and lie in the trash."""
    return Happening("trash", where=where)


def discard(where: Filter | None = None) -> Happening:
    """Cards were discarded together, but not in Clean-up."""
    return Happening("discard", where=where)


def others(happening: Happening) -> Happening:
    """It happens to another player."""
    return replace(happening, whose=Whose.OTHERS)


def anyones(happening: Happening) -> Happening:
    """It happens to anybody at all."""
    return replace(happening, whose=Whose.ANYONES)


def every(happening: Happening) -> Happening:
    """What waits for it is followed every time it happens until the turn is over, and not only the first."""
    return replace(happening, once=False)


def each_play_of(name: str) -> Happening:
    """Every later time this turn that the player plays a card of this name."""
    return every(play(named(name)))


def first_play_of(name: str) -> Happening:
    """The next time this turn that the player plays a card of this name."""
    return play(named(name))


ATTACKED = Happening("attacked", Whose.OTHERS)
"""Another player plays an Attack."""

START_OF_YOUR_TURN = Happening("start of turn", lasting=True)
"""The player's next turn begins."""

START_OF_BUY_PHASE = Happening("start of buy phase")
"""The player's Buy phase begins."""

END_OF_BUY_PHASE = Happening("end of buy phase")
"""The player's Buy phase is over."""

DISCARDED_FROM_PLAY = Happening("discarded from play")
"""The card is about to be discarded from play in Clean-up."""

END_OF_TURN = Happening("end of turn")
"""The turn is over and the next hand is drawn."""
