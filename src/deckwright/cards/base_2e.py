"""Kingdom cards of the second edition of the base game that are new or changed in it."""

from deckwright.cards.base import BASE
from deckwright.lang import (
    ACTION,
    ATTACK,
    DISCARD_PILE,
    EMPTY_PILES,
    HAND,
    LOOKED,
    REVEALED,
    SUPPLY,
    THEM,
    TREASURE,
    Actions,
    Coins,
    Discard,
    Draw,
    EachOther,
    Gain,
    If,
    Look,
    Play,
    Reveal,
    Topdeck,
    Trash,
    When,
    any_of,
    card,
    cost_of,
    costs_up_to,
    exactly,
    first_play_of,
    named,
    one,
    some,
    top,
    up_to,
)

ARTISAN = card("Artisan", 6, ACTION,
    Gain(one(SUPPLY[costs_up_to(5)]), to=HAND),
    Topdeck(one(HAND)))

BANDIT = card("Bandit", 5, ACTION | ATTACK,
    Gain("Gold"),
    EachOther(
        Reveal(top(2)),
        Trash(one(REVEALED[TREASURE & ~named("Copper")])),
        Discard(REVEALED)))

HARBINGER = card("Harbinger", 3, ACTION,
    Draw(1), Actions(1),
    Topdeck(up_to(1, DISCARD_PILE)))

MERCHANT = card("Merchant", 3, ACTION,
    Draw(1), Actions(1),
    When(first_play_of("Silver"), Coins(1)))

MINE = card("Mine", 5, ACTION,
    Trash(up_to(1, HAND[TREASURE])),
    If(some(THEM), Gain(one(SUPPLY[TREASURE & costs_up_to(cost_of(THEM) + 3)]), to=HAND)))

MONEYLENDER = card("Moneylender", 4, ACTION,
    Trash(up_to(1, HAND[named("Copper")])),
    If(some(THEM), Coins(3)))

POACHER = card("Poacher", 4, ACTION,
    Draw(1), Actions(1), Coins(1),
    Discard(exactly(EMPTY_PILES, HAND)))

SENTRY = card("Sentry", 5, ACTION,
    Draw(1), Actions(1),
    Look(top(2)),
    Trash(any_of(LOOKED)),
    Discard(any_of(LOOKED)),
    Topdeck(LOOKED))

THRONE_ROOM = card("Throne Room", 4, ACTION,
    Play(up_to(1, HAND[ACTION]), times=2))

VASSAL = card("Vassal", 3, ACTION,
    Coins(2),
    Discard(top(1)),
    Play(up_to(1, THEM[ACTION])))

BASE_2E = (*BASE, ARTISAN, BANDIT, HARBINGER, MERCHANT, MINE, MONEYLENDER, POACHER, SENTRY, THRONE_ROOM, VASSAL)
