"""Kingdom cards that are the same in both editions of the base game."""

from deckwright.lang import (
    ACTION,
    ATTACK,
    ATTACKED,
    DECK,
    HAND,
    LOOKED,
    OWNED,
    REACTION,
    SKIPPED,
    SUPPLY,
    THEM,
    VICTORY,
    Actions,
    BeUnaffected,
    Buys,
    Coins,
    Discard,
    Draw,
    EachOther,
    Gain,
    If,
    Look,
    MayReveal,
    Reveal,
    SetAside,
    ToHand,
    Topdeck,
    Trash,
    While,
    any_of,
    card,
    cost_of,
    costs_up_to,
    count,
    down_to,
    none,
    one,
    shown,
    some,
    top,
    up_to,
)

BUREAUCRAT = card("Bureaucrat", 4, ACTION | ATTACK,
    Gain("Silver", to=DECK),
    EachOther(
        Topdeck(shown(one(HAND[VICTORY]))),
        If(none(THEM), Reveal(HAND))))

CELLAR = card("Cellar", 2, ACTION,
    Actions(1),
    Discard(any_of(HAND)),
    Draw(count(THEM)))

CHAPEL = card("Chapel", 2, ACTION,
    Trash(up_to(4, HAND)))

COUNCIL_ROOM = card("Council Room", 5, ACTION,
    Draw(4), Buys(1),
    EachOther(Draw(1)))

FESTIVAL = card("Festival", 5, ACTION,
    Actions(2), Buys(1), Coins(2))

GARDENS = card("Gardens", 4, VICTORY, worth=count(OWNED) // 10)

LABORATORY = card("Laboratory", 5, ACTION,
    Draw(2), Actions(1))

LIBRARY = card("Library", 5, ACTION,
    While((count(HAND) < 7) & some(top(1)),
        Look(top(1)),
        SetAside(up_to(1, LOOKED[ACTION]), into=SKIPPED),
        ToHand(LOOKED)),
    Discard(SKIPPED))

MARKET = card("Market", 5, ACTION,
    Draw(1), Actions(1), Buys(1), Coins(1))

MILITIA = card("Militia", 4, ACTION | ATTACK,
    Coins(2),
    EachOther(Discard(down_to(3, HAND))))

MOAT = card("Moat", 2, ACTION | REACTION,
    Draw(2),
    in_hand=MayReveal(ATTACKED, BeUnaffected()))

REMODEL = card("Remodel", 4, ACTION,
    Trash(one(HAND)),
    If(some(THEM), Gain(one(SUPPLY[costs_up_to(cost_of(THEM) + 2)]))))

SMITHY = card("Smithy", 4, ACTION,
    Draw(3))

VILLAGE = card("Village", 3, ACTION,
    Draw(1), Actions(2))

WITCH = card("Witch", 5, ACTION | ATTACK,
    Draw(2),
    EachOther(Gain("Curse")))

WORKSHOP = card("Workshop", 3, ACTION,
    Gain(one(SUPPLY[costs_up_to(4)])))

BASE = (
    BUREAUCRAT, CELLAR, CHAPEL, COUNCIL_ROOM, FESTIVAL, GARDENS, LABORATORY, LIBRARY, MARKET, MILITIA, MOAT, REMODEL,
    SMITHY, VILLAGE, WITCH, WORKSHOP,
)
