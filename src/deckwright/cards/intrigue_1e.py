"""Kingdom cards of the first edition of Intrigue that the second edition changed or left out."""

from deckwright.cards.intrigue import INTRIGUE
from deckwright.lang import (
    ACTION,
    ATTACK,
    ATTACKED,
    HAND,
    LEFT,
    LOOT,
    NOT_IN_A_ROW,
    REACTION,
    REVEALED,
    SUPPLY,
    THEM,
    TREASURE,
    VICTORY,
    Actions,
    Coins,
    Discard,
    Draw,
    EachOther,
    EachPlayer,
    For,
    Gain,
    Give,
    If,
    MayReveal,
    Pass,
    Reveal,
    ToHand,
    Topdeck,
    Trash,
    When,
    While,
    any_of,
    card,
    cost_of,
    costs_at_least,
    costs_up_to,
    count,
    different,
    each_play_of,
    exactly,
    none,
    one,
    some,
    top,
    up_to,
)

COPPERSMITH = card("Coppersmith", 4, ACTION,
    When(each_play_of("Copper"), Coins(1)))

GREAT_HALL = card("Great Hall", 3, ACTION | VICTORY,
    Draw(1), Actions(1),
    worth=1)

MASQUERADE = card("Masquerade", 3, ACTION,
    Draw(2),
    EachPlayer(Give(one(HAND))),
    Pass(),
    Trash(up_to(1, HAND)))

SABOTEUR = card("Saboteur", 5, ACTION | ATTACK,
    EachOther(
        While(none(REVEALED[costs_at_least(3)]) & some(top(1)),
            Reveal(top(1))),
        Trash(REVEALED[costs_at_least(3)]),
        If(some(THEM), Gain(up_to(1, SUPPLY[costs_up_to(cost_of(THEM) - 2)]))),
        Discard(REVEALED)))

SCOUT = card("Scout", 4, ACTION,
    Actions(1),
    Reveal(top(4)),
    ToHand(REVEALED[VICTORY]),
    Topdeck(REVEALED))

SECRET_CHAMBER = card("Secret Chamber", 2, ACTION | REACTION,
    Discard(any_of(HAND)),
    Coins(count(THEM)),
    in_hand=MayReveal(ATTACKED,
        Draw(2),
        Topdeck(exactly(2, HAND)),
        again=NOT_IN_A_ROW))

TRIBUTE = card("Tribute", 5, ACTION,
    For(LEFT,
        Reveal(top(2)),
        Discard(REVEALED, into=LOOT)),
    Actions(different(LOOT[ACTION]) * 2),
    Coins(different(LOOT[TREASURE]) * 2),
    Draw(different(LOOT[VICTORY]) * 2))

INTRIGUE_1E = (*INTRIGUE, COPPERSMITH, GREAT_HALL, MASQUERADE, SABOTEUR, SCOUT, SECRET_CHAMBER, TRIBUTE)
