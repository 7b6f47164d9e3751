"""Kingdom cards that are the same in both editions of Intrigue."""

from deckwright.lang import (
    ACTION,
    ATTACK,
    HAND,
    NAMED,
    OWNED,
    PLAYED,
    REVEALED,
    SUPPLY,
    THEM,
    THEY,
    THIS,
    TREASURE,
    VICTORY,
    YOU,
    Actions,
    Block,
    Buys,
    Cheapen,
    Choose,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    EachOther,
    Gain,
    If,
    NameCard,
    Option,
    Reveal,
    ToHand,
    Topdeck,
    Trash,
    card,
    cost_of,
    costs_exactly,
    costs_up_to,
    count,
    exactly,
    like,
    named,
    none,
    one,
    some,
    top,
    up_to,
)

BARON = card("Baron", 4, ACTION,
    Buys(1),
    Discard(up_to(1, HAND[named("Estate")])),
    If(some(THEM), Coins(4), Gain("Estate")))

BRIDGE = card("Bridge", 4, ACTION,
    Buys(1), Coins(1),
    Cheapen(1))

CONSPIRATOR = card("Conspirator", 4, ACTION,
    Coins(2),
    If(count(PLAYED[ACTION]) >= 3, Block((Draw(1), Actions(1)))))

COURTYARD = card("Courtyard", 2, ACTION,
    Draw(3),
    Topdeck(one(HAND)))

DUKE = card("Duke", 5, VICTORY, worth=count(OWNED[named("Duchy")]))

FARM = card("Farm", 6, TREASURE | VICTORY, Coins(2), worth=2, formerly="Harem")

IRONWORKS = card("Ironworks", 4, ACTION,
    Gain(one(SUPPLY[costs_up_to(4)])),
    If(some(THEM[ACTION]), Actions(1)),
    If(some(THEM[TREASURE]), Coins(1)),
    If(some(THEM[VICTORY]), Draw(1)))

MINING_VILLAGE = card("Mining Village", 4, ACTION,
    Draw(1), Actions(2),
    Trash(up_to(1, THIS)),
    If(some(THEM), Coins(2)))

MINION = card("Minion", 5, ACTION | ATTACK,
    Actions(1),
    ChooseOne(
        Option("coins", Coins(2)),
        Option("discard",
            Discard(HAND), Draw(4),
            EachOther(If(count(HAND) >= 5, Block((Discard(HAND), Draw(4))))))))

NOBLES = card("Nobles", 6, ACTION | VICTORY,
    ChooseOne(
        Option("cards", Draw(3)),
        Option("actions", Actions(2))),
    worth=2)

PAWN = card("Pawn", 2, ACTION,
    Choose(2,
        Option("cards", Draw(1)),
        Option("actions", Actions(1)),
        Option("buy", Buys(1)),
        Option("coin", Coins(1))))

SHANTY_TOWN = card("Shanty Town", 3, ACTION,
    Actions(2),
    Reveal(HAND),
    If(none(HAND[ACTION]), Draw(2)))

STEWARD = card("Steward", 3, ACTION,
    ChooseOne(
        Option("cards", Draw(2)),
        Option("coins", Coins(2)),
        Option("trash", Trash(exactly(2, HAND)))))

SWINDLER = card("Swindler", 3, ACTION | ATTACK,
    Coins(2),
    EachOther(
        Trash(top(1)),
        If(some(THEM), Gain(one(SUPPLY[costs_exactly(cost_of(THEM))], by=YOU)))))

TORTURER = card("Torturer", 5, ACTION | ATTACK,
    Draw(3),
    EachOther(ChooseOne(
        Option("discard", Discard(exactly(2, HAND))),
        Option("curse", Gain("Curse", to=HAND)),
        by=THEY)))

TRADING_POST = card("Trading Post", 5, ACTION,
    Trash(exactly(2, HAND)),
    If(count(THEM) > 1, Gain("Silver", to=HAND)))

UPGRADE = card("Upgrade", 5, ACTION,
    Draw(1), Actions(1),
    Trash(one(HAND)),
    If(some(THEM), Gain(one(SUPPLY[costs_exactly(cost_of(THEM) + 1)]))))

WISHING_WELL = card("Wishing Well", 3, ACTION,
    Draw(1), Actions(1),
    If(some(top(1)), Block((
        NameCard(),
        Reveal(top(1)),
        ToHand(REVEALED[like(NAMED)]),
        Topdeck(REVEALED)))))

INTRIGUE = (
    BARON, BRIDGE, CONSPIRATOR, COURTYARD, DUKE, FARM, IRONWORKS, MINING_VILLAGE, MINION, NOBLES, PAWN, SHANTY_TOWN, STEWARD, SWINDLER,
    TORTURER, TRADING_POST, UPGRADE, WISHING_WELL,
)
