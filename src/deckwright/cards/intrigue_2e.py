"""Kingdom cards of the second edition of Intrigue that are new or changed in it."""

from deckwright.cards.intrigue import INTRIGUE
from deckwright.lang import (
    ACTION,
    ALWAYS,
    ATTACK,
    ATTACKED,
    CURSE,
    HAND,
    LOOT,
    PLAYERS_WITH_CARDS,
    REACTION,
    REVEALED,
    SUPPLY,
    THEM,
    TRASH,
    TREASURE,
    VICTORY,
    Actions,
    Block,
    Buys,
    Choose,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    EachOther,
    EachPlayer,
    Gain,
    Give,
    If,
    MayReveal,
    Option,
    Pass,
    PutIntoDeck,
    Reveal,
    ToHand,
    Topdeck,
    Trash,
    all_or_none,
    card,
    cost_of,
    costs_up_to,
    count,
    exactly,
    one,
    some,
    top,
    types_of,
    up_to,
)

COURTIER = card("Courtier", 5, ACTION,
    Reveal(one(HAND)),
    Choose(types_of(THEM),
        Option("actions", Actions(1)),
        Option("buy", Buys(1)),
        Option("coins", Coins(3)),
        Option("gold", Gain("Gold"))))

DIPLOMAT = card("Diplomat", 4, ACTION | REACTION,
    Draw(2),
    If(count(HAND) <= 5, Actions(2)),
    in_hand=MayReveal(ATTACKED,
        Draw(2),
        Discard(exactly(3, HAND)),
        only_if=count(HAND) >= 5, again=ALWAYS))

LURKER = card("Lurker", 2, ACTION,
    Actions(1),
    ChooseOne(
        Option("trash", Trash(one(SUPPLY[ACTION]))),
        Option("gain", Gain(one(TRASH[ACTION])))))

MASQUERADE = card("Masquerade", 3, ACTION,
    Draw(2),
    If(PLAYERS_WITH_CARDS > 1, Block((
        EachPlayer(Give(one(HAND))),
        Pass(skip_empty=True)))),
    Trash(up_to(1, HAND)))

MILL = card("Mill", 4, ACTION | VICTORY,
    Draw(1), Actions(1),
    Discard(all_or_none(2, HAND)),
    If(count(THEM) > 1, Coins(2)),
    worth=1)

PATROL = card("Patrol", 5, ACTION,
    Draw(3),
    Reveal(top(4)),
    ToHand(REVEALED[VICTORY | CURSE]),
    Topdeck(REVEALED))

REPLACE = card("Replace", 5, ACTION | ATTACK,
    Trash(one(HAND)),
    If(some(THEM), Block((
        Gain(one(SUPPLY[costs_up_to(cost_of(THEM) + 2)]), into=LOOT),
        Topdeck(THEM[ACTION | TREASURE]),
        If(some(LOOT[VICTORY]), EachOther(Gain("Curse")))))))

SECRET_PASSAGE = card("Secret Passage", 4, ACTION,
    Draw(2), Actions(1),
    PutIntoDeck(one(HAND)))

INTRIGUE_2E = (*INTRIGUE, COURTIER, DIPLOMAT, LURKER, MASQUERADE, MILL, PATROL, REPLACE, SECRET_PASSAGE)
