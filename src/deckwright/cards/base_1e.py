"""Kingdom cards of the first edition of the base game that the second edition changed or left out."""

from deckwright.cards.base import BASE
from deckwright.lang import (
    ACTION,
    ATTACK,
    DECK,
    HAND,
    LOOT,
    REVEALED,
    SUPPLY,
    THEM,
    THIS,
    TREASURE,
    Actions,
    Buys,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    EachPlayer,
    Gain,
    If,
    Option,
    Play,
    Reveal,
    ToHand,
    Topdeck,
    Trash,
    While,
    any_of,
    card,
    cost_of,
    costs_up_to,
    count,
    named,
    one,
    rob_each_other,
    some,
    top,
)

ADVENTURER = card("Adventurer", 6, ACTION,
    While((count(REVEALED[TREASURE]) < 2) & some(top(1)),
        Reveal(top(1))),
    ToHand(REVEALED[TREASURE]),
    Discard(REVEALED))

CHANCELLOR = card("Chancellor", 3, ACTION,
    Coins(2),
    If(some(DECK), ChooseOne(
        Option("discard", Discard(DECK)),
        Option("keep"))))

FEAST = card("Feast", 4, ACTION,
    Trash(THIS),
    Gain(one(SUPPLY[costs_up_to(5)])))

MINE = card("Mine", 5, ACTION,
    Trash(one(HAND[TREASURE])),
    If(some(THEM), Gain(one(SUPPLY[TREASURE & costs_up_to(cost_of(THEM) + 3)]), to=HAND)))

MONEYLENDER = card("Moneylender", 4, ACTION,
    Trash(one(HAND[named("Copper")])),
    If(some(THEM), Coins(3)))

SPY = card("Spy", 4, ACTION | ATTACK,
    Draw(1), Actions(1),
    EachPlayer(
        Reveal(top(1)),
        If(some(REVEALED), ChooseOne(
            Option("discard", Discard(REVEALED)),
            Option("keep", Topdeck(REVEALED))))))

THIEF = card("Thief", 4, ACTION | ATTACK,
    rob_each_other(),
    Gain(any_of(LOOT)))

THRONE_ROOM = card("Throne Room", 4, ACTION,
    Play(one(HAND[ACTION]), times=2))

WOODCUTTER = card("Woodcutter", 3, ACTION,
    Buys(1), Coins(2))

BASE_1E = (*BASE, ADVENTURER, CHANCELLOR, FEAST, MINE, MONEYLENDER, SPY, THIEF, THRONE_ROOM, WOODCUTTER)
