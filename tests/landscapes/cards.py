"""Landscapes of later sets, as far as their kinds are concerned: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    DECK,
    DISCARD_PILE,
    END_OF_BUY_PHASE,
    HAND,
    IN_PLAY,
    OWNED,
    START_OF_YOUR_TURN,
    SUPPLY,
    THEM,
    THIS,
    TREASURE,
    VICTORY,
    Actions,
    Buys,
    Cheapen,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    EachOther,
    Gain,
    Option,
    Return,
    TakeTokens,
    Topdeck,
    Trash,
    When,
    any_of,
    card,
    costs_up_to,
    count,
    event,
    gain,
    landmark,
    named,
    next_turn,
    others,
    project,
    top,
    trash,
    up_to,
    way,
)

BONFIRE = event("Bonfire", 3, Trash(up_to(2, IN_PLAY)))

DELVE = event("Delve", 2, Buys(1), Gain("Silver"))

RAID = event("Raid", 5, EachOther(Gain("Curse")))
"""It harms others and is no Attack: its Curse stands for something else."""

TRIUMPH = event("Triumph", 0, Gain("Estate"), TakeTokens("vp", count(DISCARD_PILE[named("Estate")])), debt=5)
"""It counts Estates in the discard pile here."""

BARRACKS = project("Barracks", 6, When(START_OF_YOUR_TURN, Actions(1)))

ROAD_NETWORK = project("Road Network", 5, When(others(gain(VICTORY)), Draw(1)))

PAGEANT = project("Pageant", 3, When(END_OF_BUY_PHASE, ChooseOne(Option("pay", TakeTokens("vp", 1)), Option("keep"))))
"""Not quite the published one: it gives a point and costs no coin."""

CANAL = project("Canal", 7, while_owned=Cheapen(1))

TOMB = landmark("Tomb", When(trash(), TakeTokens("vp", 1)))

MUSEUM = landmark("Museum", worth=count(OWNED[TREASURE]) * 2)
"""It counts Treasures here."""

WAY_OF_THE_SHEEP = way("Way of the Sheep", Coins(2))

WAY_OF_THE_HORSE = way("Way of the Horse", Draw(2), Actions(1), Return(THIS))

JUNKER = card("Junker", 3, ACTION, Actions(1), Trash(any_of(HAND)))
"""Not a published card: it trashes any number of cards."""

CARAVAN_OF_WAYS = card("Haulier", 4, ACTION, Draw(1), Actions(1), next_turn(Draw(1)))
"""Not a published card: it draws in the next turn, if it was played for itself."""

SORTER = card("Sorter", 3, ACTION, Discard(top(1)), Topdeck(THEM), Gain(up_to(1, SUPPLY[costs_up_to(3)]), to=DECK))
"""Not a published card: it can't be thought to be a landscape."""

SET_ID = "landscapes"
_MADE = [value for value in list(globals().values()) if value.__class__.__name__ == "Card"]
LANDSCAPES = tuple(made for made in _MADE if made.is_landscape)
CARDS = tuple(made for made in _MADE if not made.is_landscape)
