"""Cards of later sets about who decides and whose turn it is: they prove the language before their sets are there."""

from __future__ import annotations

from deckwright.lang import (
    ACTION,
    ATTACK,
    DECIDER,
    DURATION,
    END_OF_BUY_PHASE,
    END_OF_TURN,
    EVERYONE,
    HAND,
    LAID_OUT,
    LEFT,
    LOOKED,
    NAMED,
    NIGHT,
    REVEALED,
    RIGHT,
    SUPPLY,
    THEM,
    TURNS_IN_A_ROW,
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
    Instead,
    Look,
    NameCard,
    Option,
    Pass,
    PutBack,
    PutIntoDeck,
    Reveal,
    SetAside,
    TakeTurn,
    ToHand,
    Topdeck,
    When,
    any_of,
    buy,
    card,
    every,
    like,
    next_turn,
    one,
    others,
    some,
    top,
    trash,
    would_gain,
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

POSSESSION = card("Possession", 6, ACTION,
    TakeTurn(
        When(every(would_gain()), Instead(), For(DECIDER, Gain(THEM))),
        When(every(trash()), SetAside(THEM), When(END_OF_TURN, PutBack(THEM))),
        who=LEFT, by=YOU))  # fmt: skip

TWO_TURNS = card("Two Turns", 5, ACTION, TakeTurn(), TakeTurn())
"""Not a published card: it gives two turns, whatever came before."""

MISSION = card("Mission", 4, ACTION, If(TURNS_IN_A_ROW < 2, TakeTurn(Coins(2))))
"""Not quite the published one: a further turn that begins with something."""

NIGHT_WATCHMAN = card("Night Watchman", 3, NIGHT, Look(top(5)), Discard(any_of(LOOKED)), Topdeck(LOOKED))

WEREWOLF = card("Werewolf", 5, ACTION | NIGHT, Draw(1))
"""Not quite the published one: it can be played in two phases."""

LAMPLIGHTER = card("Lamplighter", 3, ACTION, Coins(1), in_play=When(END_OF_BUY_PHASE, Draw(1)))
"""Not a published card: it does something at the end of the Buy phase, so before the night."""

SET_ID = "seats"
CARDS = tuple(value for value in list(globals().values()) if value.__class__.__name__ == "Card")
PYTHON_ONLY = (POSSESSION, MISSION, NIGHT_WATCHMAN, WEREWOLF)
"""Those with turns and phases that only the Python machine plays."""
