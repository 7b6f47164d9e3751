"""Cards of later sets about who decides and whose turn it is: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    ATTACK,
    DURATION,
    EVERYONE,
    HAND,
    LAID_OUT,
    LEFT,
    NAMED,
    REVEALED,
    RIGHT,
    SUPPLY,
    THEM,
    VICTORY,
    WHOEVER,
    YOU,
    Actions,
    ChooseOne,
    Coins,
    Discard,
    Draw,
    EachOther,
    For,
    Gain,
    Give,
    If,
    NameCard,
    Option,
    Pass,
    PutIntoDeck,
    Reveal,
    ToHand,
    Topdeck,
    When,
    buy,
    card,
    like,
    next_turn,
    one,
    others,
    some,
    top,
)

ADVISOR = card("Advisor", 4, ACTION,
    Actions(1),
    Reveal(top(3)),
    Discard(one(REVEALED, by=LEFT)),
    ToHand(REVEALED))  # fmt: skip

JESTER = card("Jester", 5, ACTION | ATTACK,
    Coins(2),
    EachOther(
        Discard(top(1)),
        If(some(THEM[VICTORY]),
            Gain("Curse"),
            If(some(SUPPLY[like(THEM)]), ChooseOne(
                Option("mine", For(YOU, Gain(one(SUPPLY[like(THEM)])))),
                Option("theirs", Gain(one(SUPPLY[like(THEM)]))))))))  # fmt: skip

RIDDLER = card("Riddler", 3, ACTION,
    NameCard(by=LEFT),
    Reveal(top(1)),
    If(some(REVEALED[like(NAMED)]), Discard(REVEALED), ToHand(REVEALED)))  # fmt: skip
"""Not a published card: the neighbour names one, as with Contraband."""

ARBITER = card("Arbiter", 3, ACTION, ChooseOne(Option("cards", Draw(2)), Option("coins", Coins(2)), by=RIGHT))
"""Not a published card: somebody else chooses one of two options for you."""

ARCHIVIST = card("Archivist", 3, ACTION, PutIntoDeck(one(HAND, by=LEFT)))
"""Not a published card: somebody else chooses a card and a number."""

SWAP_MEET = card("Swap Meet", 3, ACTION, For(EVERYONE, Give(one(HAND))), Pass(RIGHT))
"""Not a published card: everybody chooses, then all cards move to the right."""

POTLUCK = card("Potluck", 3, ACTION, For(EVERYONE, Give(one(HAND))), For(EVERYONE, Discard(LAID_OUT)), Draw(1))
"""Not a published card: everybody chooses, then all cards are discarded."""

HAUNTED_WOODS = card("Haunted Woods", 5, ACTION | DURATION,
    next_turn(Draw(3)),
    in_play=When(others(buy()), For(WHOEVER, Topdeck(HAND))))  # fmt: skip

SET_ID = "seats"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card")
