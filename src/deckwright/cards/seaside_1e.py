"""Kingdom cards of Seaside, first edition."""

from deckwright.lang import (
    ACTION,
    ATTACK,
    ATTACKED,
    BOUGHT,
    DECK,
    DISCARDED_FROM_PLAY,
    DURATION,
    FACE_DOWN,
    GAINED,
    HAND,
    IN_PLAY,
    LOOKED,
    LOOT,
    ONCE,
    PILES,
    SHOWN,
    SUPPLY,
    THEM,
    THIS,
    TURNS_IN_A_ROW,
    VICTORY,
    Actions,
    BeUnaffected,
    Block,
    Buys,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    DrawNextHand,
    EachOther,
    Gain,
    If,
    Look,
    Option,
    PutTokens,
    PutUnder,
    Return,
    Reveal,
    SetAside,
    TakeTokens,
    TakeTurn,
    ToHand,
    Topdeck,
    Trash,
    When,
    any_of,
    bottom,
    buy,
    card,
    cost_of,
    costs_up_to,
    count,
    down_to,
    exactly,
    last_turn,
    like,
    mat,
    named,
    next_turn,
    none,
    now_and_next_turn,
    of_right,
    one,
    repeated,
    rob_each_other,
    some,
    tokens,
    top,
    up_to,
)

AMBASSADOR = card("Ambassador", 3, ACTION | ATTACK,
    Reveal(one(HAND), into=SHOWN),
    Return(up_to(2, HAND[like(SHOWN)])),
    EachOther(Gain(one(SUPPLY[like(SHOWN)]))))

BAZAAR = card("Bazaar", 5, ACTION,
    Draw(1), Actions(2), Coins(1))

CARAVAN = card("Caravan", 4, ACTION | DURATION,
    Draw(1), Actions(1),
    next_turn(Draw(1)))

CUTPURSE = card("Cutpurse", 4, ACTION | ATTACK,
    Coins(2),
    EachOther(
        Discard(one(HAND[named("Copper")])),
        If(none(THEM), Reveal(HAND))))

EMBARGO = card("Embargo", 2, ACTION,
    Coins(2),
    Trash(THIS),
    PutTokens("embargo", one(PILES)),
    on_pile=When(buy(), Gain("Curse")))

EXPLORER = card("Explorer", 5, ACTION,
    Reveal(up_to(1, HAND[named("Province")])),
    If(some(THEM),
        Gain("Gold", to=HAND),
        Gain("Silver", to=HAND)))

FISHING_VILLAGE = card("Fishing Village", 3, ACTION | DURATION,
    Actions(2), Coins(1),
    next_turn(Actions(1), Coins(1)))

GHOST_SHIP = card("Ghost Ship", 5, ACTION | ATTACK,
    Draw(2),
    EachOther(Topdeck(down_to(3, HAND))))

HAVEN = card("Haven", 2, ACTION | DURATION,
    Draw(1), Actions(1),
    SetAside(one(HAND), on=FACE_DOWN),
    If(some(THEM), next_turn(ToHand(THEM))))

ISLAND = card("Island", 4, ACTION | VICTORY,
    SetAside(THIS, on=mat("island")),
    SetAside(one(HAND), on=mat("island")),
    worth=2)

LIGHTHOUSE = card("Lighthouse", 2, ACTION | DURATION,
    Actions(1),
    now_and_next_turn(Coins(1)),
    in_play=When(ATTACKED, BeUnaffected(), again=ONCE))

LOOKOUT = card("Lookout", 3, ACTION,
    Actions(1),
    Look(top(3)),
    Trash(one(LOOKED)),
    Discard(one(LOOKED)),
    Topdeck(LOOKED))

MERCHANT_SHIP = card("Merchant Ship", 5, ACTION | DURATION,
    now_and_next_turn(Coins(2)))

NATIVE_VILLAGE = card("Native Village", 2, ACTION,
    Actions(2),
    ChooseOne(
        Option("mat", SetAside(top(1), on=mat("native village"))),
        Option("hand", ToHand(mat("native village")))))

NAVIGATOR = card("Navigator", 4, ACTION,
    Coins(2),
    Look(top(5)),
    If(some(LOOKED), ChooseOne(
        Option("discard", Discard(LOOKED)),
        Option("keep", Topdeck(LOOKED)))))

OUTPOST = card("Outpost", 5, ACTION | DURATION,
    DrawNextHand(3),
    If(TURNS_IN_A_ROW < 2, Block((
        TakeTurn(),
        next_turn()))))

PEARL_DIVER = card("Pearl Diver", 2, ACTION,
    Draw(1), Actions(1),
    Look(bottom(1)),
    If(some(LOOKED), ChooseOne(
        Option("top", Topdeck(LOOKED)),
        Option("bottom", PutUnder(LOOKED)))))

PIRATE_SHIP = card("Pirate Ship", 4, ACTION | ATTACK,
    ChooseOne(
        Option("attack",
            rob_each_other(),
            If(some(LOOT), TakeTokens("pirate coins"))),
        Option("coins", Coins(tokens("pirate coins")))))

SALVAGER = card("Salvager", 4, ACTION,
    Buys(1),
    Trash(one(HAND)),
    Coins(cost_of(THEM)))

SEA_HAG = card("Sea Hag", 4, ACTION | ATTACK,
    EachOther(
        Discard(top(1)),
        Gain("Curse", to=DECK)))

SMUGGLERS = card("Smugglers", 3, ACTION,
    Gain(one(SUPPLY[costs_up_to(6) & like(of_right(last_turn(GAINED)))])))

TACTICIAN = card("Tactician", 5, ACTION | DURATION,
    Discard(HAND),
    If(some(THEM), next_turn(Draw(5), Buys(1), Actions(1))))

TREASURE_MAP = card("Treasure Map", 4, ACTION,
    Trash(THIS, into=LOOT),
    Trash(one(HAND[like(THIS)]), into=LOOT),
    If(count(LOOT) > 1, repeated(4, Gain("Gold", to=DECK))))

TREASURY = card("Treasury", 5, ACTION,
    Draw(1), Actions(1), Coins(1),
    in_play=When(DISCARDED_FROM_PLAY,
        If(none(BOUGHT[VICTORY]), Topdeck(any_of(IN_PLAY[like(THIS)]))), again=ONCE))

WAREHOUSE = card("Warehouse", 3, ACTION,
    Draw(3), Actions(1),
    Discard(exactly(3, HAND)))

WHARF = card("Wharf", 5, ACTION | DURATION,
    now_and_next_turn(Draw(2), Buys(1)))

SEASIDE_1E = (
    AMBASSADOR, BAZAAR, CARAVAN, CUTPURSE, EMBARGO, EXPLORER, FISHING_VILLAGE, GHOST_SHIP, HAVEN, ISLAND, LIGHTHOUSE, LOOKOUT,
    MERCHANT_SHIP, NATIVE_VILLAGE, NAVIGATOR, OUTPOST, PEARL_DIVER, PIRATE_SHIP, SALVAGER, SEA_HAG, SMUGGLERS, TACTICIAN,
    TREASURE_MAP, TREASURY, WAREHOUSE, WHARF,
)
